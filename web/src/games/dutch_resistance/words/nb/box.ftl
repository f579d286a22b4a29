# Det som står på esken, og hvordan huset taler om spillet mens det er lukket.

box-dutch-resistance-quick = Et kort spill: du og en bot leter etter steder som vil være med

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 sammen, 1–2 timer, middels
box-dutch-resistance-line = Naboer skjuler, bærer og tier.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Oransje skal seire!

box-dutch-resistance-seat = { $seat ->
    [green] Grønn
    [blue] Blå
    [yellow] Gul
    [purple] Lilla
    [grey] Grå
    [green-and-blue] Grønn og Blå
    [green-and-blue-and-yellow] Grønn, Blå og Gul
    [green-and-blue-and-yellow-and-purple] Grønn, Blå, Gul og Lilla
   *[yellow-and-purple] Gul og Lilla
}
box-dutch-resistance-seat-start = { $seat ->
    [green] Grønn
    [blue] Blå
    [yellow] Gul
    [purple] Lilla
    [grey] Grå
    [green-and-blue] Grønn og Blå
    [green-and-blue-and-yellow] Grønn, Blå og Gul
    [green-and-blue-and-yellow-and-purple] Grønn, Blå, Gul og Lilla
   *[yellow-and-purple] Gul og Lilla
}

box-dutch-resistance-find-rules = razzia, DR-RAID-01
box-dutch-resistance-find-components = Ausweis, forger, Selma

box-dutch-resistance-option-level = Vanskegrad
box-dutch-resistance-option-level-easy = Lett
box-dutch-resistance-option-level-medium = Middels
box-dutch-resistance-option-level-hard = Vanskelig
box-dutch-resistance-option-level-extreme = Ekstrem
box-dutch-resistance-option-side = Spillerbrett
box-dutch-resistance-option-side-easy = den lette siden
box-dutch-resistance-option-side-standard = standardsiden
box-dutch-resistance-option-solo = Alene
box-dutch-resistance-option-solo-helpers = med en hjelper hver dag
box-dutch-resistance-option-solo-group = med en motstandsgruppe
box-dutch-resistance-option-group = Motstandsgruppe
box-dutch-resistance-option-group-press_basic = Pressekretsen, grunnleggende
box-dutch-resistance-option-group-press_challenging = Pressekretsen, krevende
box-dutch-resistance-option-group-food_basic = Matkomiteen, grunnleggende
box-dutch-resistance-option-group-food_challenging = Matkomiteen, krevende
box-dutch-resistance-option-first = Startspiller
box-dutch-resistance-option-first-green = Grønn
box-dutch-resistance-option-first-blue = Blå
box-dutch-resistance-option-first-yellow = Gul
box-dutch-resistance-option-first-purple = Lilla
box-dutch-resistance-option-first-grey = Grå
box-dutch-resistance-option-simplified = Rollekort
box-dutch-resistance-option-simplified-no = med spesialevner
box-dutch-resistance-option-simplified-yes = bare handlingspoeng
box-dutch-resistance-option-random_places = Steder
box-dutch-resistance-option-random_places-no = som scenarioet sier
box-dutch-resistance-option-random_places-yes = tilfeldige
box-dutch-resistance-option-officer = Offiseren
box-dutch-resistance-option-officer-no = ikke med i spillet
box-dutch-resistance-option-officer-yes = går i byen
box-dutch-resistance-option-person = Sykepleier eller lege
box-dutch-resistance-option-person-nobody = ingen av dem
box-dutch-resistance-option-person-nurse = sykepleieren
box-dutch-resistance-option-person-doctor = legen

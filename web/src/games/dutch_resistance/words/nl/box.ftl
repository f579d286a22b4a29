# Wat er op de doos staat, en hoe het huis over het gesloten spel spreekt.

box-dutch-resistance-quick = Een kort spel: jij en een bot zoeken plaatsen die mee willen doen

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 samen, 1–2 uur, gemiddeld
box-dutch-resistance-line = Buren verbergen, bezorgen en zwijgen.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Oranje zal overwinnen!

box-dutch-resistance-seat = { $seat ->
    [green] Groen
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [grey] Grijs
    [green-and-blue] Groen en Blauw
    [green-and-blue-and-yellow] Groen, Blauw en Geel
    [green-and-blue-and-yellow-and-purple] Groen, Blauw, Geel en Paars
   *[yellow-and-purple] Geel en Paars
}
box-dutch-resistance-seat-start = { $seat ->
    [green] Groen
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [grey] Grijs
    [green-and-blue] Groen en Blauw
    [green-and-blue-and-yellow] Groen, Blauw en Geel
    [green-and-blue-and-yellow-and-purple] Groen, Blauw, Geel en Paars
   *[yellow-and-purple] Geel en Paars
}

box-dutch-resistance-find-rules = inval, DR-RAID-01
box-dutch-resistance-find-components = Ausweis, forger, Selma

box-dutch-resistance-option-level = Niveau
box-dutch-resistance-option-level-easy = Makkelijk
box-dutch-resistance-option-level-medium = Gemiddeld
box-dutch-resistance-option-level-hard = Moeilijk
box-dutch-resistance-option-level-extreme = Extreem
box-dutch-resistance-option-side = Spelersborden
box-dutch-resistance-option-side-easy = makkelijke kant
box-dutch-resistance-option-side-standard = standaardkant
box-dutch-resistance-option-solo = Alleen
box-dutch-resistance-option-solo-helpers = met elke dag een helper
box-dutch-resistance-option-solo-group = met een verzetsgroep
box-dutch-resistance-option-group = Verzetsgroep
box-dutch-resistance-option-group-press_basic = De Perskring, basis
box-dutch-resistance-option-group-press_challenging = De Perskring, uitdagend
box-dutch-resistance-option-group-food_basic = Het Voedselcomité, basis
box-dutch-resistance-option-group-food_challenging = Het Voedselcomité, uitdagend
box-dutch-resistance-option-first = Startspeler
box-dutch-resistance-option-first-green = Groen
box-dutch-resistance-option-first-blue = Blauw
box-dutch-resistance-option-first-yellow = Geel
box-dutch-resistance-option-first-purple = Paars
box-dutch-resistance-option-first-grey = Grijs
box-dutch-resistance-option-simplified = Personagekaarten
box-dutch-resistance-option-simplified-no = met speciale vaardigheden
box-dutch-resistance-option-simplified-yes = alleen actiepunten
box-dutch-resistance-option-random_places = Locaties
box-dutch-resistance-option-random_places-no = zoals het scenario zegt
box-dutch-resistance-option-random_places-yes = willekeurig
box-dutch-resistance-option-officer = De Officier
box-dutch-resistance-option-officer-no = doet niet mee
box-dutch-resistance-option-officer-yes = loopt door de stad
box-dutch-resistance-option-person = Verpleegster of Arts
box-dutch-resistance-option-person-nobody = geen van beiden
box-dutch-resistance-option-person-nurse = de Verpleegster
box-dutch-resistance-option-person-doctor = de Arts

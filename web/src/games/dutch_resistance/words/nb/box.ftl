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

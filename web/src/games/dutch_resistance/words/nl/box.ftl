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

# Het bord in woorden, en vragen erover.

crown-nothing = Niets en niemand.
crown-no-dice = geen
crown-number = { $name }: { $value }
crown-king-at = De { $king ->
    [black] zwarte
   *[white] witte
} Koning is in { $place }.
crown-army-at = { $place }: { $side ->
    [germans] { $count ->
        [one] 1 Duitser
       *[other] { $count } Duitsers
    }
   *[norwegians] { $count ->
        [one] 1 Noorse eenheid
       *[other] { $count } Noorse eenheden
    }
}
crown-place = { $name }, sector { $sector }{ $town ->
    [free] , een vrije stad
    [bombed] , een stad onder de bommen
    [occupied] , een bezette stad
    [destroyed] , een verwoeste stad
   *[none] { "" }
}{ $road ->
    [highway] , aan de hoofdweg
    [road] , aan de Duitse weg
   *[none] { "" }
}{ $icon ->
    [mobilisation] , mobilisatiecentrum
    [drop] , hier landen parachutisten
   *[none] { "" }
}{ $germans ->
    [0] { "" }
    [one] , 1 Duitser
   *[other] , { $germans } Duitsers
}{ $norwegians ->
    [0] { "" }
    [one] , 1 Noorse eenheid
   *[other] , { $norwegians } Noorse eenheden
}{ $king ->
    [white] , de witte Koning
    [black] , de zwarte Koning
   *[none] { "" }
}
crown-tile-at = { $where }: { $tile ->
    [none] leeg
   *[other] { $tile }
}{ $face ->
    [army] , legerbevelen boven
   *[unique] { "" }
}{ $piece ->
    [primary] , het hoofdbevel
    [support] , steunt het hoofdbevel
   *[none] { "" }
}
crown-frame-at = Positie { $position }: { $state ->
    [open] { $action }, Duitse symbolen in de lijn: { $symbols }
    [order] een bevelstegel
   *[hidden] gedekt
}{ $die ->
    [0] { "" }
   *[other] , sabotagedobbelsteen { $die }
}

crown-access-numbers = Getallen
crown-access-king = De Koning
crown-access-norwegians = Noorse eenheden
crown-access-germans = Duitsers
crown-access-towns = Steden
crown-access-orders = Dagplan en raster
crown-access-frame = De rand
crown-access-dice = Dobbelstenen
crown-access-hand = Je hand

query-example-king = waar is de Koning
query-example-germans = waar zijn de Duitsers
query-example-troops = onze eenheden
query-example-towns = welke steden zijn vrij
query-example-bag = wat zit er in de zak
query-example-orders = wat ligt er op het raster
query-example-frame = wat ligt er in de rand
query-example-dice = welke dobbelstenen hebben we
query-example-cards = mijn hand
query-example-numbers = stress en andere getallen
query-example-path = waar ben ik nu
query-example-place = { $place }

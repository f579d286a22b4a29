# Het Dagplan, het raster en zijn rand, de potten met dobbelstenen.

crown-plan = Dagplan
crown-plan-about = Kies een van deze drie tegels; hoe hoger hij ligt, hoe duurder.
crown-plan-free = gratis
crown-plan-to-place = nog te leggen
crown-plan-waits = { $tile } moet nog gelegd worden
crown-plan-place = Dagplan, { $where }: { $tile ->
    [none] leeg
   *[other] { $tile }
}{ $effects ->
    [none] { "" }
   *[other] {" "}({ $effects })
}{ $discs ->
    [0] { "" }
   *[other] , Duitse symbolen: { $discs }
}; prijs: { $price }
crown-bag = { $count } in de zak
crown-bag-holds = { $count ->
    [0] De zak is leeg
    [one] In de zak zit één tegel
   *[other] In de zak zitten { $count } tegels
}
crown-bag-tile = { $tile }: { $count }, { $percent } procent
crown-bag-share = { $count } · { $percent } %
crown-bag-empty = Er valt niets meer te trekken.
crown-operations = Operaties
crown-operations-about = Volgorde van operaties: { $supports ->
    [0] geen steunsteen ligt uit
    [one] er ligt één steunsteen uit
   *[other] er liggen { $supports } steunstenen uit
}{ $framed ->
    [yes] , en de randsteen
   *[no] { "" }
}
crown-quick-short = SR

crown-tile-army = Legerbevelen
crown-tile-back = ↺ { $tile }
crown-cell-empty = Raster, { $where }: leeg{ $symbol ->
    [yes] , er is een Duits symbool te zien
   *[no] { "" }
}
crown-cell = Raster, { $where }: { $tile }{ $face ->
    [army] , legerbevelen boven
   *[unique] { "" }
}{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}{ $discs ->
    [0] { "" }
   *[other] , Duitse symbolen: { $discs }
}{ $piece ->
    [primary] , het hoofdbevel
    [support] , steunt het hoofdbevel
   *[none] { "" }
}

crown-frame-army = Leger
crown-frame-move = Opmars
crown-frame-paratrooper = Para{"\u00AD"}chutist
crown-frame-reinforcements = Verster{"\u00AD"}king
crown-frame-bombing = Bom{"\u00AD"}bardement
crown-frame-stress = Stress
crown-frame-threat = Dreiging
crown-frame-morale = Moreel
crown-frame-collaborator = Collabo{"\u00AD"}rateur
crown-frame-chaos = Chaos
crown-frame-order = Positie { $position }: een bevelstegel met een legerbevel
crown-frame-hidden = Positie { $position }: een Duitse tegel die nog niet omgedraaid is
crown-frame-german = Positie { $position }: { $action }, { $symbols ->
    [0] geen Duits symbool
    [one] 1 Duits symbool
   *[other] { $symbols } Duitse symbolen
} in de lijn{ $die ->
    [0] { "" }
   *[other] , een sabotagedobbelsteen met { $die }
}

crown-pools = Dobbelstenen
crown-pools-about = Drie voorraden dobbelstenen: voor evacuatie, voor sabotage, en die nog bij de bevolking zijn.
crown-pool = { $pool ->
    [evacuation] Evacuatie
    [sabotage] Sabotage
   *[population] Bevolking
}
crown-pool-about = { $pool ->
    [evacuation] Evacuatiepot
    [sabotage] Sabotagepot
   *[population] Bevolkingspot
}: { $dice ->
    [none] geen dobbelstenen
   *[other] { $dice }
}
crown-pool-die = { $pool ->
    [evacuation] Evacuatiedobbelsteen
   *[sabotage] Sabotagedobbelsteen
} met { $value }

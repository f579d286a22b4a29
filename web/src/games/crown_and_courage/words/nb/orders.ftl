# Dagens plan, rutenettet og rammen, terningene.

crown-plan = Dagens plan
crown-plan-about = Velg en av disse tre brikkene; jo høyere den ligger, desto dyrere er den.
crown-plan-free = gratis
crown-plan-to-place = skal legges ut
crown-plan-waits = { $tile } venter på å bli lagt ut
crown-plan-place = Dagens plan, { $where }: { $tile ->
    [none] tom
   *[other] { $tile }
}{ $effects ->
    [none] { "" }
   *[other] {" "}({ $effects })
}{ $discs ->
    [0] { "" }
   *[other] , { $discs } tyske symboler
}; pris: { $price }
crown-bag = { $count } i posen
crown-bag-holds = { $count ->
    [0] Posen er tom
    [one] Det er én brikke i posen
   *[other] Det er { $count } brikker i posen
}
crown-bag-tile = { $tile }: { $count }, { $percent } prosent
crown-bag-share = { $count } · { $percent } %
crown-bag-empty = Det er ingenting igjen å trekke.
crown-operations = Operasjoner
crown-operations-about = Operasjonsrekkefølge: { $supports ->
    [0] ingen støttebrikke er ute
    [one] én støttebrikke er ute
   *[other] { $supports } støttebrikker er ute
}{ $framed ->
    [yes] , og rammebrikken
   *[no] { "" }
}
crown-quick-short = RR

crown-tile-army = Hærordrer
crown-tile-back = ↺ { $tile }
crown-cell-empty = Rutenettet, { $where }: tomt{ $symbol ->
    [yes] , et tysk symbol vises
   *[no] { "" }
}
crown-cell = Rutenettet, { $where }: { $tile }{ $face ->
    [army] , hærordrer opp
   *[unique] { "" }
}{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}{ $discs ->
    [0] { "" }
   *[other] , { $discs } tyske symboler
}{ $piece ->
    [primary] , hovedordren
    [support] , støtter hovedordren
   *[none] { "" }
}

crown-frame-army = Hær
crown-frame-move = Flytting
crown-frame-paratrooper = Fallskj.{"\u00AD"}jeger
crown-frame-reinforcements = Forsterk{"\u00AD"}ning
crown-frame-bombing = Bombing
crown-frame-stress = Stress
crown-frame-threat = Trussel
crown-frame-morale = Moral
crown-frame-collaborator = Medløper
crown-frame-chaos = Kaos
crown-frame-order = Plass { $position }: en ordrebrikke med en hærordre
crown-frame-hidden = Plass { $position }: en tysk brikke som ikke er snudd ennå
crown-frame-german = Plass { $position }: { $action }, { $symbols ->
    [0] ingen tyske symboler
    [one] 1 tysk symbol
   *[other] { $symbols } tyske symboler
} i linjen{ $die ->
    [0] { "" }
   *[other] , en sabotasjeterning med { $die }
}

crown-pools = Terninger
crown-pools-about = Tre puljer med terninger: til evakuering, til sabotasje og de som ennå er hos befolkningen.
crown-pool = { $pool ->
    [evacuation] Evakuering
    [sabotage] Sabotasje
   *[population] Befolkning
}
crown-pool-about = { $pool ->
    [evacuation] Evakueringsterningene
    [sabotage] Sabotasjeterningene
   *[population] Befolkningens terninger
}: { $dice ->
    [none] ingen
   *[other] { $dice }
}
crown-pool-die = { $pool ->
    [evacuation] Evakueringsterning
   *[sabotage] Sabotasjeterning
} med { $value }

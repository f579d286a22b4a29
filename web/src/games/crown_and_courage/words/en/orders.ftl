# Today's Plan, the grid and its frame, the pools of dice.

crown-plan = Today's Plan
crown-plan-about = Choose one of these three tiles; the further up it lies, the dearer it is.
crown-plan-free = free
crown-plan-to-place = to be placed
crown-plan-waits = { $tile } waits to be placed
crown-plan-place = Today's Plan, { $where }: { $tile ->
    [none] empty
   *[other] { $tile }
}{ $effects ->
    [none] { "" }
   *[other] {" "}({ $effects })
}{ $discs ->
    [0] { "" }
   *[other] , { $discs } German symbols
}; price: { $price }
crown-bag = { $count } in the bag
crown-bag-holds = { $count ->
    [0] The bag is empty
    [one] The bag holds one tile
   *[other] The bag holds { $count } tiles
}
crown-bag-tile = { $tile }: { $count }, { $percent } percent
crown-bag-share = { $count } · { $percent } %
crown-bag-empty = Nothing is left to draw.
crown-operations = Operations
crown-operations-about = Order of Operations: { $supports ->
    [0] no Support piece is out
    [one] one Support piece is out
   *[other] { $supports } Support pieces are out
}{ $framed ->
    [yes] , and the Frame piece
   *[no] { "" }
}
crown-quick-short = QR

crown-tile-army = Army Orders
crown-tile-back = ↺ { $tile }
crown-cell-empty = Grid, { $where }: empty{ $symbol ->
    [yes] , a German symbol shows
   *[no] { "" }
}
crown-cell = Grid, { $where }: { $tile }{ $face ->
    [army] , Army Orders up
   *[unique] { "" }
}{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}{ $discs ->
    [0] { "" }
   *[other] , { $discs } German symbols
}{ $piece ->
    [primary] , the primary order
    [support] , supports the primary order
   *[none] { "" }
}

crown-frame-army = Army
crown-frame-move = Move
crown-frame-paratrooper = Para{"\u00AD"}trooper
crown-frame-reinforcements = Rein{"\u00AD"}force
crown-frame-bombing = Bombing
crown-frame-stress = Stress
crown-frame-threat = Threat
crown-frame-morale = Morale
crown-frame-collaborator = Collabo{"\u00AD"}rator
crown-frame-chaos = Chaos
crown-frame-order = Position { $position }: an Order tile with an Army Order
crown-frame-hidden = Position { $position }: a German tile that is not turned yet
crown-frame-german = Position { $position }: { $action }, { $symbols ->
    [0] no German symbol
    [one] 1 German symbol
   *[other] { $symbols } German symbols
} in its line{ $die ->
    [0] { "" }
   *[other] , a Sabotage die with { $die }
}

crown-pools = Dice
crown-pools-about = Three pools of dice: for evacuation, for sabotage, and those that are still with the population.
crown-pool = { $pool ->
    [evacuation] Evacuation
    [sabotage] Sabotage
   *[population] Population
}
crown-pool-about = { $pool ->
    [evacuation] Evacuation pool
    [sabotage] Sabotage pool
   *[population] Population pool
}: { $dice ->
    [none] no dice
   *[other] { $dice }
}
crown-pool-die = { $pool ->
    [evacuation] Evacuation die
   *[sabotage] Sabotage die
} with { $value }

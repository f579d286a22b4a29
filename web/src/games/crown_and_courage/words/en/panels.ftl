# The panels: the order at hand, a Demand, a battle.

crown-panel-order = Order
crown-panel-order-about = What your order sets off, and how it is carried out.
crown-panel-battle = Battle
crown-panel-battle-about = Who stands against whom, and what each answer leads to.

crown-order-point = Point at an empty space: here you see what the tile would set off there.
crown-order-waiting = Orders that wait
crown-order-evacuate = Three ways
crown-order-die = One die goes up or home
crown-order-threat = Threat { $threat }
crown-order-told = What happened

crown-chain-primary = Primary order
crown-chain-either = either face
crown-chain-line = { $line ->
    [row] If the row is active
   *[column] If the column is active
}
crown-chain-alone = No other tile.
crown-chain-chaos = nothing
crown-chain-frame = Order tile { $position }
crown-chain-quick = It sets off a Quick Response
crown-chain-germans = The Germans answer
crown-chain-silent = Nothing: their Main Response is skipped.
crown-chain-nothing = Nothing: no symbol shows in these lines.
crown-chain-own-face = With its own face up they would not answer at all.
crown-chain-hidden = not turned yet
crown-chain-times = { $times ->
    [0] not at all
    [one] once
   *[other] { $times } times
}{ $die ->
    [0] { "" }
   *[other] , die { $die }
}
crown-response = The Main Response
crown-response-now = { $times ->
    [0] now
    [one] now, and once more
   *[other] now, and { $times } times more
}

crown-demand = The Germans demand
crown-demand-cost = To decline it costs
crown-demand-willpower = { $count } Willpower
crown-demand-declined = Declined
crown-demand-record = So far
crown-demand-answers = { $declined } declined, { $ignored } ignored
crown-demand-too-dear = The King has too little Willpower left to decline it.

crown-battle = Battle of { $place }
crown-battle-last = The last battle
crown-battle-king = with the { $king ->
    [black] black
   *[white] white
} King
crown-battle-about = Germany { $germans }, Norway { $norwegians }
crown-germany = Germany
crown-norway = Norway
crown-battle-regulars = { $count ->
    [one] 1 regular troop
   *[other] { $count } regular troops
} from { $from }
crown-battle-paratroopers = { $count ->
    [one] 1 Paratrooper
   *[other] { $count } Paratroopers
} from { $from }
crown-battle-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
crown-battle-his = the { $king ->
    [black] black
   *[white] white
} King
crown-battle-discarded = cards that were discarded
crown-battle-limit = Loyalty { $loyalty }: { $loyalty ->
    [0] no card helps
    [one] up to one card helps
   *[other] up to { $loyalty } cards help
}. An equal strength is enough, and then no further card may follow. Gold and Collaborators have no strength.
crown-battle-hell = Give them hell!
crown-battle-hold = Give them hell!
crown-battle-too-weak = Your cards are not enough for it.
crown-battle-retreat = Retreat into the forest
crown-battle-flee = The King flees

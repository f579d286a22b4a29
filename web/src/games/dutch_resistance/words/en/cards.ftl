# Cards in the hand, and what decks can hold.

dutch-hand = Your Character cards
dutch-hand-empty = no card
dutch-identities = Identity cards
dutch-identity-start = Starts at:
dutch-card-kind = { $kind ->
    [and] AND
    [or] OR
   *[special] ALWAYS
}
dutch-card-played = Resolved this round.
dutch-card-how = { $kind ->
    [and] AND: the Action Point and the ability, in either order.
    [or] OR: the Action Point or the ability.
   *[special] It is not played: it always counts.
}
dutch-card-take = Take this card
dutch-occupier-when = after your third card
dutch-occupier-waits = Occupier card
dutch-only-you = only you see this
dutch-price = { $price }, or else { $otherwise }
dutch-raid-number = finds below { $number }
dutch-threat = { $count } of Threat Level { $level }
dutch-marches = Policemen { $policemen } along { $sign ->
    [white] white
   *[black] black
}, Soldiers { $soldiers } along { $other ->
    [white] white
   *[black] black
}

dutch-standard-action = { $action ->
    [raise] Raising Safety
    [gather] Gather Information
   *[location] Location Action
}
dutch-action-for = { $action }: { $token }
dutch-who = { $name } ({ $colour })

# The hand and the piles.

crown-hand = Your cards
crown-hand-empty = No cards
crown-hand-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
crown-card-strength = Strength { $strength }
crown-card-cost = { $cost ->
    [0] costs no card
    [one] costs 1 card
   *[other] costs { $cost } cards
}
crown-card-cost-ordered = { $cost ->
    [0] by the order: no card
    [one] by the order: 1 card
   *[other] by the order: { $cost } cards
}
crown-card-support = Use it in the battle: strength { $strength }
crown-card-in-battle = In a battle: strength { $strength }.
crown-card-won = After a victory: { $effects }.
crown-card-gold = It has no strength. In a forced escape the Germans take it.
crown-card-collaborator = He has no strength. To discard him costs 1 Morale.
crown-card-take = Take this card
crown-deck = The deck: { $count } cards. Look at what it holds
crown-used = { $count } used
crown-gold-safe = { $count } gold safe
crown-gold-lost = { $count } gold lost
crown-pile = { $pile ->
    [deck] In the deck
    [discards] Used
    [evacuated] Gold brought to safety
    [lost] Gold taken by the Germans
    [collaborators] Collaborators
   *[demands] German Demands to come
}
crown-pile-empty = nothing

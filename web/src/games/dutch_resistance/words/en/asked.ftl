# The board in words, and questions about it.

dutch-nothing = Nothing and nobody.
dutch-number-of = { $name }: { $value }
dutch-place = { $name }, { $area ->
    [city] City
   *[country] Countryside
} { $number }, Safety { $safety }{ $tonight ->
    [0] { "" }
   *[other] , tonight { $tonight } less
}{ $costs ->
    [down] , a Costs token face-down
    [up] , a Costs token face-up
   *[none] { "" }
}{ $who ->
    [none] { "" }
   *[other] , here: { $who }
}
dutch-road-spoken = Road { $road }, { dutch-region }, between { $one } and { $other }{ $policemen ->
    [0] { "" }
    [one] , 1 Policeman
   *[other] , { $policemen } Policemen
}{ $soldiers ->
    [0] { "" }
    [one] , 1 Soldier
   *[other] , { $soldiers } Soldiers
}
dutch-person = { $name } ({ dutch-colour }) at { $place }, Alibi { $alibi }, { $held ->
    [none] no Resources
   *[other] { $held }
}, { $tickets } Ticket and { $ausweis } Ausweis cards{ $tonight ->
    [0] { "" }
   *[other] , costs { $tonight } Safety tonight
}
dutch-night-of = { $name }: Safety { $safety } becomes { $after }{ $raid ->
    [yes] , and a raid comes
   *[no] { "" }
}
dutch-deck-of = { dutch-deck }: { $size } left{ $next ->
    [none] { "" }
   *[other] , next: { $next }
}

dutch-access-numbers = Numbers
dutch-access-goal = The goal
dutch-access-people = Characters
dutch-access-places = Locations
dutch-access-roads = Controlled Roads
dutch-access-tonight = Tonight
dutch-access-decks = Decks
dutch-access-hand = Cards

query-example-tonight = what happens tonight
query-example-occupiers = where is the police
query-example-people = how is the group
query-example-goal = what is the goal
query-example-safety = how safe are the Locations
query-example-decks = what is in the decks
query-example-cards = my cards
query-example-numbers = Morale and tokens
query-example-place = { $place }
query-example-road = Road L

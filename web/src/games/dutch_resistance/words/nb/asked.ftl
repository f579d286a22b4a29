# Brettet i ord, og spørsmål om det.

dutch-nothing = Ingenting og ingen.
dutch-number-of = { $name }: { $value }
dutch-place = { $name }, { $area ->
    [city] byen
   *[country] bygda
} { $number }, trygghet { $safety }{ $tonight ->
    [0] { "" }
   *[other] , { $tonight } mindre i natt
}{ $costs ->
    [down] , en kostnadsbrikke med baksiden opp
    [up] , en kostnadsbrikke med forsiden opp
   *[none] { "" }
}{ $who ->
    [none] { "" }
   *[other] , her: { $who }
}
dutch-road-spoken = Vei { $road }, { dutch-region }, mellom { $one } og { $other }{ $policemen ->
    [0] { "" }
    [one] , 1 politimann
   *[other] , { $policemen } politimenn
}{ $soldiers ->
    [0] { "" }
    [one] , 1 soldat
   *[other] , { $soldiers } soldater
}
dutch-person = { $name } ({ dutch-colour }) på { $place }, alibi { $alibi }, { $held ->
    [none] ingen ressurser
   *[other] { $held }
}, { $tickets } billettkort og { $ausweis } Ausweis-kort{ $tonight ->
    [0] { "" }
   *[other] , koster { $tonight } trygghet i natt
}
dutch-night-of = { $name }: trygghet { $safety } blir { $after }{ $raid ->
    [yes] , og det blir razzia
   *[no] { "" }
}
dutch-deck-of = { dutch-deck }: { $size } igjen{ $next ->
    [none] { "" }
   *[other] , neste: { $next }
}

dutch-access-numbers = Tall
dutch-access-goal = Målet
dutch-access-people = Rollefigurer
dutch-access-places = Steder
dutch-access-roads = Kontrollerte veier
dutch-access-tonight = I natt
dutch-access-decks = Bunker
dutch-access-hand = Kort

query-example-tonight = hva skjer i natt
query-example-occupiers = hvor er politiet
query-example-people = hvordan går det med gruppen
query-example-goal = hva er målet
query-example-safety = hvor trygge er stedene
query-example-decks = hva er i bunkene
query-example-cards = kortene mine
query-example-numbers = moral og brikker
query-example-place = { $place }
query-example-road = Vei L

# Het bord in woorden, en vragen erover.

dutch-nothing = Niets en niemand.
dutch-number-of = { $name }: { $value }
dutch-place = { $name }, { $area ->
    [city] stad
   *[country] platteland
} { $number }, Veiligheid { $safety }{ $tonight ->
    [0] { "" }
   *[other] , vannacht { $tonight } minder
}{ $costs ->
    [down] , een gedekt kostenfiche
    [up] , een open kostenfiche
   *[none] { "" }
}{ $who ->
    [none] { "" }
   *[other] , hier: { $who }
}
dutch-road-spoken = Weg { $road }, { dutch-region }, tussen { $one } en { $other }{ $policemen ->
    [0] { "" }
    [one] , 1 agent
   *[other] , { $policemen } agenten
}{ $soldiers ->
    [0] { "" }
    [one] , 1 soldaat
   *[other] , { $soldiers } soldaten
}
dutch-person = { $name } ({ dutch-colour }) bij { $place }, Alibi { $alibi }, { $held ->
    [none] geen middelen
   *[other] { $held }
}, treinkaartjes: { $tickets }, Ausweisen: { $ausweis }{ $tonight ->
    [0] { "" }
   *[other] , kost vannacht { $tonight } Veiligheid
}
dutch-night-of = { $name }: Veiligheid { $safety } wordt { $after }{ $raid ->
    [yes] , en er komt een inval
   *[no] { "" }
}
dutch-deck-of = { dutch-deck }: nog { $size }{ $next ->
    [none] { "" }
   *[other] , volgende: { $next }
}

dutch-access-numbers = Getallen
dutch-access-goal = Het doel
dutch-access-people = Personages
dutch-access-places = Locaties
dutch-access-roads = Gecontroleerde wegen
dutch-access-tonight = Vannacht
dutch-access-decks = Stapels
dutch-access-hand = Kaarten

query-example-tonight = wat gebeurt er vannacht
query-example-occupiers = waar is de politie
query-example-people = hoe gaat het met de groep
query-example-goal = wat is het doel
query-example-safety = hoe veilig zijn de locaties
query-example-decks = wat zit er in de stapels
query-example-cards = mijn kaarten
query-example-numbers = moreel en fiches
query-example-place = { $place }
query-example-road = Weg L

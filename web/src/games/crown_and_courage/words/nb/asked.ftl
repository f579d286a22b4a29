# The board in words, and questions about it.

crown-nothing = Ingen og ingenting.
crown-no-dice = ingen
crown-number = { $name }: { $value }
crown-king-at = Den { $king ->
    [black] sorte
   *[white] hvite
} kongen er i { $place }.
crown-army-at = { $place }: { $side ->
    [germans] { $count ->
        [one] 1 tysker
       *[other] { $count } tyskere
    }
   *[norwegians] { $count ->
        [one] 1 norsk tropp
       *[other] { $count } norske tropper
    }
}
crown-place = { $name }, sektor { $sector }{ $town ->
    [free] , en fri by
    [bombed] , en by under bomber
    [occupied] , en okkupert by
    [destroyed] , en ødelagt by
   *[none] { "" }
}{ $road ->
    [highway] , på hovedveien
    [road] , på den tyske veien
   *[none] { "" }
}{ $icon ->
    [mobilisation] , mobiliseringssenter
    [drop] , her lander fallskjermjegere
   *[none] { "" }
}{ $germans ->
    [0] { "" }
    [one] , 1 tysker
   *[other] , { $germans } tyskere
}{ $norwegians ->
    [0] { "" }
    [one] , 1 norsk tropp
   *[other] , { $norwegians } norske tropper
}{ $king ->
    [white] , den hvite kongen
    [black] , den sorte kongen
   *[none] { "" }
}
crown-tile-at = { $where }: { $tile ->
    [none] tom
   *[other] { $tile }
}{ $face ->
    [army] , hærordre opp
   *[unique] { "" }
}{ $piece ->
    [primary] , hovedordren
    [support] , støtter hovedordren
   *[none] { "" }
}
crown-frame-at = Plass { $position }: { $state ->
    [open] { $action }, { $symbols } tyske symboler i linjen
    [order] en ordrebrikke
   *[hidden] med baksiden opp
}{ $die ->
    [0] { "" }
   *[other] , sabotasjeterning { $die }
}

crown-access-numbers = Tall
crown-access-king = Kongen
crown-access-norwegians = Norske tropper
crown-access-germans = Tyskere
crown-access-towns = Byer
crown-access-orders = Dagens plan og rutenettet
crown-access-frame = Rammen
crown-access-dice = Terninger
crown-access-hand = Hånden din

query-example-king = hvor er kongen
query-example-germans = hvor er tyskerne
query-example-troops = våre tropper
query-example-towns = hvilke byer er frie
query-example-bag = hva er i posen
query-example-orders = hva ligger på rutenettet
query-example-frame = hva ligger i rammen
query-example-dice = hvilke terninger har vi
query-example-cards = hånden min
query-example-numbers = stress og andre tall
query-example-path = hvor er jeg nå
query-example-place = { $place }

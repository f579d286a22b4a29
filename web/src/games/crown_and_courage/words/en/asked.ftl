# The board in words, and questions about it.

crown-nothing = Nothing and nobody.
crown-no-dice = none
crown-number = { $name }: { $value }
crown-king-at = The { $king ->
    [black] black
   *[white] white
} King is in { $place }.
crown-army-at = { $place }: { $side ->
    [germans] { $count ->
        [one] 1 German
       *[other] { $count } Germans
    }
   *[norwegians] { $count ->
        [one] 1 Norwegian troop
       *[other] { $count } Norwegian troops
    }
}
crown-place = { $name }, sector { $sector }{ $town ->
    [free] , a free town
    [bombed] , a town under bombs
    [occupied] , an occupied town
    [destroyed] , a destroyed town
   *[none] { "" }
}{ $road ->
    [highway] , on the highway
    [road] , on the German road
   *[none] { "" }
}{ $icon ->
    [mobilisation] , mobilisation centre
    [drop] , Paratroopers land here
   *[none] { "" }
}{ $germans ->
    [0] { "" }
    [one] , 1 German
   *[other] , { $germans } Germans
}{ $norwegians ->
    [0] { "" }
    [one] , 1 Norwegian troop
   *[other] , { $norwegians } Norwegian troops
}{ $king ->
    [white] , the white King
    [black] , the black King
   *[none] { "" }
}
crown-tile-at = { $where }: { $tile ->
    [none] empty
   *[other] { $tile }
}{ $face ->
    [army] , Army Orders up
   *[unique] { "" }
}{ $piece ->
    [primary] , the primary order
    [support] , supports the primary order
   *[none] { "" }
}
crown-frame-at = Position { $position }: { $state ->
    [open] { $action }, { $symbols } German symbols in its line
    [order] an Order tile
   *[hidden] face down
}{ $die ->
    [0] { "" }
   *[other] , Sabotage die { $die }
}

crown-access-numbers = Numbers
crown-access-king = The King
crown-access-norwegians = Norwegian troops
crown-access-germans = Germans
crown-access-towns = Towns
crown-access-orders = Today's Plan and the grid
crown-access-frame = The frame
crown-access-dice = Dice
crown-access-hand = Your hand

query-example-king = where is the King
query-example-germans = where are the Germans
query-example-troops = our troops
query-example-towns = which towns are free
query-example-bag = what is in the bag
query-example-orders = what lies on the grid
query-example-frame = what lies in the frame
query-example-dice = which dice do we have
query-example-cards = my hand
query-example-numbers = stress and other numbers
query-example-path = where am I now
query-example-place = { $place }

# Het bord in woorden, en wat je erover kunt vragen.

## Het bord in woorden

access-numbers = Getallen
access-germans = De Duitsers
access-spaces = Actievakjes
access-space = { $name }, nodig: { $number }{ $state ->
    [shut] , vandaag niet te gebruiken
    [manned] : { $people }
   *[empty] : niemand
}

query-nobody-there = Niemand en niets, voor zover te zien is.

## Halls of Hegra

query-example-tired = wie is moe
query-example-hit-bag = wat zit er in de trefferzak
query-example-doubt = kans op twijfel
query-example-able = wie kan { $space }
query-example-germans = waar zijn de Duitsers
query-example-tonight = wat gebeurt er vanavond
query-example-trails = wat is er op de paden
query-example-defender = waar is de { $defender }
query-example-ready = wie is paraat
query-example-people = waar is iedereen
query-example-wounded = wie is gewond
query-example-numbers = proviand en andere getallen
query-example-space = { $space }
query-people = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
query-group = { $group }: { $people }
query-hit-bag = { $count ->
    [one] Eén tegel in de trefferzak.
   *[other] { $count } tegels in de trefferzak.
} Per dag getrokken: { $draws }.
query-share = { $name }: { $count }, { $percent } %
query-doubt = { $percent } %: { $doubt } van de { $count } schijven in de rekrutenzak zijn twijfel.
query-able = { $name }: { $count ->
    [0] niemand die paraat is, kan het.
   *[other] { $people }, van wie paraat is.
}
query-double = Telt dubbel: { $people }.
query-barred = Nooit: { $people }.
query-sector = Sector { $sector }: { $standing } staand, { $lying } in dekking
query-patrols = { $count ->
    [one] Een patrouille
   *[other] { $count } patrouilles
} bij { $place }
query-depot = { $name }: { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}
query-tonight = Het moreel is nu { $morale }.
query-modifier = { $reason }: { $by }
query-check = { $name }: { $now }; bij { $limit } komt de overgave een niveau dichterbij.
query-defender-there = { $name }, { $where }: { $count }
query-defender-nowhere = { $name }: niet in het fort.
query-number = { $name }: { $value }
query-healthy = { $healthy } gezonde verdedigers, { $required } nodig.

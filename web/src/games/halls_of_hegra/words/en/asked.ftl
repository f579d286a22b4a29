# The board in words, and what can be asked about it.

## The board in words

access-numbers = Numbers
access-germans = The Germans
access-spaces = Action spaces
access-space = { $name }, needs { $number }{ $state ->
    [shut] , cannot be used today
    [manned] : { $people }
   *[empty] : nobody
}

query-nobody-there = Nobody and nothing, as far as can be seen.

## Halls of Hegra

query-example-tired = who is tired
query-example-hit-bag = what is in the hit bag
query-example-doubt = chance of doubt
query-example-able = who can { $space }
query-example-germans = where are the Germans
query-example-tonight = what happens tonight
query-example-trails = what is on the trails
query-example-defender = where is the { $defender }
query-example-ready = who is ready
query-example-people = where is everybody
query-example-wounded = who is wounded
query-example-numbers = supplies and other numbers
query-example-space = { $space }
query-people = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
query-group = { $group }: { $people }
query-hit-bag = { $count ->
    [one] One tile in the Hit bag.
   *[other] { $count } tiles in the Hit bag.
} { $draws } are drawn a day.
query-share = { $name }: { $count }, { $percent } %
query-doubt = { $percent } %: { $doubt } of { $count } discs in the Recruit bag are Doubt.
query-able = { $name }: { $count ->
    [0] nobody who is Ready can do it.
   *[other] { $people }, of those who are Ready.
}
query-double = Counts twice: { $people }.
query-barred = Never: { $people }.
query-sector = Sector { $sector }: { $standing } on their feet, { $lying } pinned down
query-patrols = { $count ->
    [one] A Patrol
   *[other] { $count } Patrols
} at { $place }
query-depot = { $name }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
query-tonight = Morale is { $morale } now.
query-modifier = { $reason }: { $by }
query-check = { $name }: { $now }; at { $limit } Surrender comes a level nearer.
query-defender-there = { $name }, { $where }: { $count }
query-defender-nowhere = { $name }: none in the fortress.
query-number = { $name }: { $value }
query-healthy = { $healthy } healthy Defenders, { $required } needed.

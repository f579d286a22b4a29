# The line in which one asks about the board in words, its examples, and the answers.

query-label = Ask about the board
query-placeholder = Ask in your own words …
query-ask = Ask
query-lost = I did not understand that.
query-try = You could ask:
query-and = { $one } and { $other }
query-nothing-asked = Nothing is asked of you now.
query-nobody-there = Nobody and nothing, as far as can be seen.

## Kampen om Norge

query-example-attack = what can attack { $area }
query-example-way = roads from { $area } to { $other }
query-example-holds = who holds { $area }
query-example-where = where are Norwegian battalions
query-example-neighbours = neighbours of { $area }
query-example-cards = my cards
query-example-choices = what can I do
query-example-standing = who is winning
query-example-about = { $area }
query-over-water = { $name } over water
query-attack-of = { $name }: { $forces }. { $count ->
    [0] Nobody stands beside it who could attack.
    [one] It can be attacked from one area:
   *[other] It can be attacked from { $count } sides:
}
query-attack-land = { $from }, by land: { $forces }
query-attack-water = { $from }, over water at half the dice: { $forces }
query-way = { $count ->
    [0] That is the same place.
    [one] One step: { $way }.
   *[other] { $count } steps: { $way }.
} { $crossings ->
    [0] All by land.
    [one] One of them crosses water.
   *[other] { $crossings } of them cross water.
}
query-no-way = There is no way from { $from } to { $to } on the map.
query-where = { $forces }, { $count ->
    [0] nowhere on the map.
    [one] in one area:
   *[other] in { $count } areas:
}
query-there = { $name }: { $count }
query-beside = Beside { $name }: { $neighbours }.
query-no-cards = You hold no cards that can be seen from here.
query-card = { $name }: { $text } { $symbols ->
    [0] No symbols.
    [one] 1 symbol.
   *[other] { $symbols } symbols.
}
query-standing = German: { $german }. Norwegian or Allied: { $norwegian }.
query-clock = { $count } German cards are left in the deck.

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

# The board in words, and what can be asked about it.

## The board in words

access-attacks = Attacks under way
access-region = { $region ->
    [east] The east
    [south] The south
    [west] The west
    [mid] The middle
    [north] The north
   *[other] { $region }
}
access-sign-mobilization_point = mobilization point
access-sign-air_field = air field
access-not-in-play = not in play
access-area-line = { $area }. Beside it: { $neighbours }.

## Kampen om Norge

query-example-attack = what can attack { $area }
query-example-way = roads from { $area } to { $other }
query-example-holds = who holds { $area }
query-example-where = where are Norwegian battalions
query-example-neighbours = neighbours of { $area }
query-example-cards = my cards
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

# What is wrong with content, a lesson or a setup of Kampen om Norge; the kernel's words stand around it.


## What a row is

row-air-range = air range
row-april-card = card of 9 April
row-area = area
row-at-sea = card at sea
row-border = border
row-card = card
row-copy = copy
row-impassable = impassable area
row-region = region
row-scenario = scenario
row-sea-zone = sea zone
row-ship = ship
row-ship-class = class of ships


## The board

area-id = an id that no other area has
area-in-two-regions = areas of no other region, but { $area } is in two
area-without-region = { $where }: region: expected every area in a region, '{ $area }' is in none
areas-of-zone = only areas that name sea zone { $zone } themselves
border-is-new = two areas that have no border yet
border-of-two = two different areas
field-without-range = { $where }: air_range: expected a range for every air field, none for { $fields }
some-area = at least one area


## The cards

card-id = an id that no other card has
card-id-in-deck = an id that no other card of the { $deck } deck has
card-limit = the group of cards of which a side plays at most one in a combat
card-to-cancel = { $where }: card '{ $card }': cancel.cards: no card '{ $cancelled }'
drop-in-range = true: nothing is dropped beyond air range
ships-on-coast = true: ships need a coast


## Ships and 9 April

bluff-in-order = no more than surrenders_on: who surrenders does not retreat
dummy-is-harmless = false: a dummy neither shoots nor costs a card
fleet-size = { $count } { $count ->
    [one] ship
   *[other] ships
} of { $faction }
fort-in-order = no more than sinks_on: where a ship is sunk the others are turned away, too
kind-at-sea = a card of the { $deck } deck
sea-of-advanced = the numbers of the advanced game
ship-class-id = an id that no other class has
ship-id = an id that no other ship has


## Scenarios, lessons and setups

lesson-battalions = battalions in words: "2 germany" or "1 norway 2 allies"
lesson-cards = cards that are still in the deck, not { $card }
setup-options = options: expected factions = 'agreed' or 'rolled', got { $option } = { $value }
setup-seats = seats: expected 2 or 3 different seats (more people share a faction), got { $seats }
setup-factions = seats: expected { $two } or { $three }, got { $seats }

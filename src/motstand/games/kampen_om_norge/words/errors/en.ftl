# What is wrong with content, a lesson or a setup of Kampen om Norge; the kernel's words stand around it.


## What a row is

row-air-range = air range
row-area = area
row-border = border
row-card = card
row-copy = copy
row-impassable = impassable area
row-region = region
row-scenario = scenario
row-sea-zone = sea zone


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


## Scenarios, lessons and setups

lesson-battalions = battalions in words: "2 germany" or "1 norway 2 allies"
lesson-cards = cards that are still in the deck, not { $card }
setup-options = options: expected factions = 'agreed' or 'rolled', got { $option } = { $value }
setup-seats = seats: expected 2 or 3 different seats (more people share a faction), got { $seats }
setup-factions = seats: expected { $two } or { $three }, got { $seats }

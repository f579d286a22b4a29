# What is wrong with content, a lesson or a setup of Halls of Hegra; the kernel's words stand around it.


## What a row is

row-air = air
row-choice = choice
row-damage = damage
row-day = day
row-defender = defender
row-delivery = delivery
row-despair = despair card
row-difficulty = difficulty
row-doubt = Doubt level
row-event = event
row-hope = hope card
row-morale = morale card
row-morale-level = Morale level
row-patrol = patrol
row-place = place
row-row = row
row-sector = sector
row-snow = Snow card
row-space = space
row-status = status
row-stock = stock
row-supply = Supply space
row-surrender = Surrender level
row-track = track
row-weather = weather


## The boards

place-cut-off = { $where }: place '{ $place }': neighbours: expected a way to the Fortress
place-depots = { $where }: place: expected Depots of all kinds, from left to right
place-id = an id that no other place has
place-known = known places, not '{ $place }'
place-line = { $place } among them, for a line leads from there
place-only = it only where kind = "{ $kind }"
row-spaces = { $where }: row '{ $row }': expected 6 spaces, got { $spaces }
sector-count = 3 of the 1st Attack and 4 of the siege
sector-dice = six words, one for each die
space-id = an id that no other space has
space-ids = { $where }: space: expected { $ids }; missing: { $missing }
space-none = none
surrender-required = none with the skull
surrender-skull = true on the last level, and on no other


## Pieces and cards

event-chart = each of the five types once
event-id = an id that no other event has
morale-id = an id that no other Morale card has
snow-deck = { $where }: snow: expected { $count } cards that open { $opens } once each
snow-id = an id that no other Snow card has
snow-opens = an Action that is opened or effects, not both
status-slots = { $count } of them for a Gun, 1 for the Machine Gun


## Effects

effect-advance = a number of Infantry and a Sector
effect-break = the Damage tile that breaks
effect-choices = at least two choices with ids of their own
effect-jam = what is jammed
effect-or-choices = effects or choices, not both
effect-recruit = a type and a number
effect-whom = a number, or a number and whom it strikes


## Lessons and setups

lesson-defender = { $word } is no Defender; expected one of { $types }
lesson-error = lesson '{ $lesson }': { $error }
lesson-marker = { $marker } is no marker
lesson-none-left = there is no { $type } left to place
lesson-tile = { $tile } belongs to what is repaired, not into the bag
setup-options = options: expected none, got { $option } = { $value }
setup-seats = seats: expected { $expected }, got { $seats }

# What is wrong with content, a lesson or a setup of Crown & Courage; the kernel's words stand around it.


## What a row is

row-action = action
row-card = card
row-collaborator = Collaborator
row-demand = Demand
row-difficulty = difficulty
row-display = display space
row-frame = frame position
row-german-tile = German action tile
row-morale = Morale row
row-occupation = Occupation space
row-operations = place of a Resolve piece
row-order-tile = Order tile
row-push = Push section
row-sector = sector
row-space = space
row-tile = tile


## Tiles and cards

card-actions = at least one action, each with an id of its own
card-gold = at least one Gold Reserve card
card-gold-strength = none on a Gold Reserve card
card-id = an id that no other card has
card-strength = a strength, for only Gold Reserve cards have none
card-won = none on a card without strength
collaborator-gold = no Gold Reserve among the Collaborators
demand-id = an id that no other Demand has
tile-army = Army Orders, such as "army 1"
tile-front = the same as on the other Order tiles
tile-id = an id that no other tile has
tile-title = one title for the three levels, which no other tile has


## The board

frame-end = a column for positions above and below the grid, a row for those beside it
frame-line = a line that position { $position } does not have already
frame-side = { $one } or { $other }
morale-places = places from 1 to { $spaces }
morale-start = exactly one row with start = true
occupation-chaos = at most { $count } of the Chaos tiles
pieces-push = a cube for each of the { $spaces } spaces of the Push track
pieces-standing = at least the { $count } that start on the map
push-action = an action on the left and on the right, none in the middle


## The map

route-gap = the next place of the route, { $place }
route-red = true on the first { $count } spaces of the route, and on no other
route-some = a route that leads beyond the red spaces
route-step = a neighbour of { $place }, the space before it on the route
sector-drop = { $where }: sector { $sector }: expected one space with drop = true in each sector from 2 to 9, and none in sector 1
sector-one = it on one space of the sector only
space-cut-off = { $where }: space '{ $space }': expected a way to Freedom
space-form = a letter for the column and a number for the row, such as "c4"
space-id = an id that no other space has
space-known = the id of a space
space-on-route = it only on the route
start-free = a space that is neither red nor held by Germans
start-route = spaces of the route
town-count = { $count } towns


## Lessons and setups

setup-options = options: expected none, got { $option } = { $value }
setup-seats = seats: expected { $expected }, got { $seats }

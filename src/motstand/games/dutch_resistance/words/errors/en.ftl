# What is wrong with content or a setup of Dutch Resistance; the kernel's words stand around it.


## What a row is

row-ability = ability
row-action = action
row-ausweis = Ausweis card
row-bonus = bonus
row-card = Character card
row-colour = colour
row-costs = Costs token
row-deck = deck
row-difficulty = level
row-group = Resistance Group
row-halt = Halt! card
row-helper = Helper card
row-identity = Identity
row-item = Item
row-level = level
row-location = Location
row-morale = Morale band
row-occupier = Occupier card
row-officer = Officer card
row-option = option
row-patrol = Patrol card
row-person = Person in Hiding
row-piece = piece
row-raid = Raid! card
row-region = Region
row-resource = Resource
row-road = Road
row-scenario = Scenario
row-side = side
row-spot = Spot
row-step = step
row-task = Task card
row-ticket = Ticket card
row-tile = tile
row-twice = an id that no other row has


## The board

road-cut-off = { $where }: road: expected a way from { $place } to every other Location
road-ends = two different Locations that no other Road joins
road-region = { $count } Roads in each Region
road-sign = the letter of a Road that shares one end with this one
road-sign-end = the letter of a Road at the other end than that of the white sign
road-sign-twice = a Road to which no other sign of this colour leads
side-numbers = { $count } numbers


## Tokens and cards

card-abilities = one ability, or up to two on an AND card
card-each = { $count } cards for each Identity
halt-options = the options 1 and 2
item-start = a tile for each of the { $count }, or none
officer-movement = stay, to city, to country, or a movement such as '2 toward token' ({ $targets } or a tile)


## Scenarios

scenario-levels = the levels { $levels }
scenario-meeting-place = the Meeting Place among them
scenario-numbers = { $count } numbers, from 1 to { $count } Characters
scenario-tiles = { $count } different tiles
step-place = a tile, or near = "officer"


## Effects

effect-condition = if or unless, and one of { $plain }, or one of { $naming } with what it asks for
effect-like = words as in '{ $example }'
effect-options = at least two options
effect-pay = something to pay and what replaces it, both or none


## Setups

setup-first = first: expected one of { $colours }, got { $first }
setup-identities = identities: expected different Identities for { $colours }, got { $identity }
setup-options = options: expected some of { $known }, got { $option } = { $value }
setup-seats = seats: expected different colours of { $colours }, got { $seats }
setup-solo = solo: expected none with more than one Character, got seats { $seats }

# The component book: sections, labels and words of the values.

component-some-in = { $count } in { $place }
component-some-of = { $count } × { $name }

## Sections

component-section-card-germany = The German deck
component-section-card-norway = The Norwegian deck
component-section-card-allies = The Allied deck
component-section-area = Areas
component-section-border = Borders
component-section-sea_zone = Sea zones
component-section-zone_limit = Limits between sea zones
component-section-air_range = Air ranges
component-section-impassable = What cannot be crossed
component-section-region = Parts of the country
component-section-scenario = Scenarios

## What has no printed name is called by its place

component-air_range = From { $id }
component-border = { $id }
component-region = { $id }
component-sea_zone = Sea zone { $id }
component-zone_limit = { $id }

## Labels of values

component-value-limit = At most one in a combat of
component-value-copy = Copy in the deck
component-value-symbols = Symbols
component-value-caption = Caption
component-value-needs_battalion = Needs an own battalion in the combat
component-value-mobilization_point = Mobilisation point
component-value-sea_zones = Sea zones
component-value-victory_city = Victory city
component-value-air_field = Air field
component-value-between = Between
component-value-adjacent = Next to
component-value-areas = Areas
component-value-waters = Waters
component-value-mined = Mined
component-value-place = Place
component-value-from = From
component-value-players = Players
component-value-minutes = Minutes
component-value-rounds = Rounds, fewest and most
component-value-excluded_areas = Areas not in play
component-value-victory = Decided by
component-value-objectives = Objectives
component-value-clear_german_limit = Clear German win with at most so many enemies
component-value-clear_allied_cities = Clear Norwegian and Allied win with so many cities
component-value-air_range = Air range
component-value-jagerfly_everywhere = Jagerfly everywhere
component-value-norwegian_reinforcement = Norwegian reinforcements
component-value-german_sea_zones = German sea zones
component-value-allied_sea_zones = Allied sea zones
component-value-free_german_battalions = Free German battalions
component-value-symbols_per_battalion = Symbols for a battalion
component-value-allied_arrival-stacks = Allied arrival: stacks
component-value-allied_arrival-battalions = Allied arrival: battalions in each
component-value-allied_withdrawal = Allied withdrawal
component-value-hand-germany = German hand
component-value-hand-norway = Norwegian hand
component-value-hand-allies = Allied hand
component-value-deck-germany = German deck
component-value-deck-norway = Norwegian deck
component-value-deck-allies = Allied deck
component-value-setup-germany = German battalions
component-value-setup-norway = Norwegian battalions
component-value-setup-allies = Allied battalions
component-value-attack-when = Attack: when
component-value-attack-dice = Attack: dice
component-value-attack-not_paratroopers_only = Attack: not paratroopers alone
component-value-defence-when = Defence: when
component-value-defence-dice = Defence: dice
component-value-attack-in_range = Attack: within air range
component-value-drop-when = Drop: when
component-value-drop-in_range = Drop: within air range
component-value-cancel-when = Cancels: when
component-value-cancel-cards = Cancels: these cards
component-value-cancel-outside_limit = Cancels: outside the limit of one card
component-value-march-when = March: when
component-value-march-battalions = March: battalions
component-value-march-into_combat = March: into a combat
component-value-airlift-when = Airlift: when
component-value-airlift-battalions = Airlift: battalions
component-value-airplace-when = Arrival by air: when
component-value-airplace-battalions = Arrival by air: battalions
component-value-sink_reinforcement-when = Sinks reinforcements: when
component-value-sink_reinforcement-on = Sinks reinforcements: on this die or more
component-value-send_back-when = Sends back: when
component-value-send_back-battalions = Sends back: battalions
component-value-escape-when = Escape: when
component-value-escape-battalions = Escape: battalions
component-value-invade-when = Landing: when
component-value-invade-coast = Landing: on the coast
component-value-cancel-coast = Cancels: on the coast
component-value-divert-when = Diverts a drop: when
component-value-divert-coast = Diverts a drop: on the coast
component-value-attack-coast = Attack: on the coast
component-value-sealift-when = Sealift: when
component-value-sealift-battalions = Sealift: battalions
component-value-sealift-coast = Sealift: on the coast
component-value-rescue-when = Rescue by sea: when
component-value-rescue-coast = Rescue by sea: on the coast
component-value-sink_reinforcement-not_by_air = Sinks reinforcements: not those that came by air

## When a card may be played

component-when-G1 = own movement
component-when-G2 = own combat
component-when-G3 = own reinforcement
component-when-R1 = in the enemy’s movement
component-when-R2 = in the enemy’s combat
component-when-R3 = in the enemy’s reinforcement
component-when-C1 = own movement, in answer
component-when-C2 = own combat, in answer

## Words on boards and cards

component-word-all = all cards
component-word-anywhere = anywhere
component-word-cities = the victory cities
component-word-east = Eastern Norway
component-word-everywhere = everywhere
component-word-fields = from air fields
component-word-fjord = fjord
component-word-germany = Germany
component-word-lake = lake
component-word-land = land
component-word-mid = Central Norway
component-word-mobilization = at mobilisation points
component-word-north = Northern Norway
component-word-objectives = the objectives
component-word-one = one battalion
component-word-south = Southern Norway
component-word-stack = a whole stack
component-word-west = Western Norway

# The component book: what is in the box, and where we have each value from.

components-title = What is in the box of { $game }
components-about = Every card, tile, space and track value that this house plays with. The publisher’s book does not print them all; what it leaves out was found elsewhere or chosen by us so that it fits everything known. Each value says which.
components-packs = Own the box? Put your own cards in
components-rules = The rules
components-link = The component book: every card and where its values come from
components-search = { $game ->
    [halls-of-hegra] Search: snow, MOB-05, Radio …
   *[other] Search: bombers, G-05, Oslo …
}
components-sections = Sections
components-all-sections = All sections
components-section = Section
components-source = Where from
components-all-sources = anywhere
components-print = Print
components-loading = Opening the box …
components-failed = The component book could not be fetched.
components-nothing = Nothing has all these words. Try fewer.
components-count = { $count ->
    [one] 1 component
   *[other] { $count } components
}: { $values } values
components-of-source = { $source ->
    [rulebook] { $count } from the rulebook
    [public] { $count } from other public sources
    [owner] { $count } from a pack of an owner
   *[reconstructed] { $count } reconstructed
}
source-name = { $source ->
    [rulebook] rulebook
    [public] public source
    [owner] owner’s pack
   *[reconstructed] reconstructed
}
source-about = { $source ->
    [rulebook] Stated by the rulebook.
    [public] Stated by another public source.
    [owner] Put in by an owner of the printed game.
   *[reconstructed] Not public: we do not know what is printed, and chose what fits all that is known.
}
provenance-unknown = { $all ->
    [yes] We do not know what is printed here: it was chosen by us to fit.
   *[no] We do not know these printed values; they were chosen by us to fit: { $values }.
}
provenance-owner = Some of it was put in by an owner of the printed game.
provenance-pack = Own the box? Put in what it says.
component-yes = yes
component-no = no
component-none = none
component-note = Note: { $note }
component-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
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
component-section-event-mobilisation = Event cards: Mobilisation
component-section-event-attack = Event cards: First Attack
component-section-event-siege_1 = Event cards: first Siege deck
component-section-event-siege_2 = Event cards: second Siege deck
component-section-event-last_stand = Event cards: Last Stand
component-section-morale-high = High Morale cards
component-section-morale-low = Low Morale cards
component-section-hope = Hope cards
component-section-despair = Despair cards
component-section-snow = Snow cards
component-section-space-mobilisation = Action spaces: Mobilisation
component-section-space-walls = Action spaces: the walls
component-section-space-artillery = Action spaces: artillery
component-section-space-supply_run = Action spaces: Supply Runs
component-section-space-maintenance = Action spaces: Maintenance
component-section-space-infirmary = Action spaces: the Infirmary
component-section-airfield = The airfield
component-section-sector = Sectors
component-section-row = Rows of the map
component-section-place = Spaces of the map
component-section-track = Tracks
component-section-doubt = The Doubt track
component-section-supply = The Supply track
component-section-weather = The weather
component-section-surrender = The Surrender track
component-section-morale_level = Levels of Morale
component-section-day = The days
component-section-defender = Defender discs
component-section-stock = Other discs, tiles and meeples
component-section-damage = Damage tiles
component-section-status = Status tiles
component-section-air = Air stacks
component-section-patrol = Patrol tokens
component-section-delivery = Delivery tokens
component-section-difficulty = Difficulties


## What has no printed name is called by its place

component-air = { $id }
component-air_range = From { $id }
component-border = { $id }
component-day = Day { $id }
component-doubt = Doubt { $id }
component-morale_level = Morale { $id }
component-patrol = Token with the number { $id }
component-region = { $id }
component-sea_zone = Sea zone { $id }
component-sector = { $id }
component-supply = Space { $id }
component-track = { $id }
component-zone_limit = { $id }


## Labels of values

component-value-name = Name
component-value-title = Title
component-value-text = Text
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
component-value-kind = Kind
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
component-value-weather = Weather
component-value-chart = Wounds fall on, from the top
component-value-choose = One of these
component-value-infantry = Infantry
component-value-mobilisation-text = During Mobilisation
component-value-attack-text = During the First Attack
component-value-siege-text = During the Siege
component-value-mobilisation-choose = During Mobilisation one of these
component-value-attack-choose = During the First Attack one of these
component-value-siege-choose = During the Siege one of these
component-value-opens = Brings into play
component-value-first_day = From day
component-value-last_day = To day
component-value-number = Number
component-value-double = Count double
component-value-barred = Barred
component-value-position = Defensive Position
component-value-snow = Under the snow
component-value-once = Once a day
component-value-criteria = Jam criteria
component-value-morale = Morale
component-value-miss = Misses
component-value-surrender = Surrender
component-value-board = Board
component-value-dice = Dice, 1 to 6
component-value-other_dice = The other faces of the die
component-value-range = In range of
component-value-red = Red
component-value-delivery = Delivery
component-value-neighbours = Lines to
component-value-row = Row
component-value-artillery = Artillery symbol
component-value-fortress = The line to the Fortress
component-value-least = Least
component-value-most = Most
component-value-start = Start
component-value-reset = Falls back to
component-value-level = Level
component-value-discs = Doubt discs
component-value-defenders = Defenders for a Supply
component-value-movement = Steps on the map
component-value-required = Healthy Defenders required
component-value-skull = Skull
component-value-deck = Deck
component-value-draw = Cards drawn
component-value-resolve = Cards resolved
component-value-day = Day
component-value-stage = Stage
component-value-patrols = Patrols
component-value-special = At its end
component-value-colour = Colour
component-value-ready = Ready at the start
component-value-reserve = In the Reserve at the start
component-value-recruit_bag = In the Recruit bag at the start
component-value-bag = In a bag at the start
component-value-tiles = Tiles
component-value-placed = In place at the start
component-value-slots = Slots from the left
component-value-token = Number
component-value-tokens = Tokens
component-value-on_depot = On its Depot at the start
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
component-word-artillery = Artillery
component-word-attack = First Attack
component-word-black = black
component-word-blank = blank
component-word-blue = blue
component-word-brown = brown
component-word-cities = the victory cities
component-word-cloud = cloud
component-word-coup = Coup
component-word-defence = Defence
component-word-depot = Depot
component-word-east = Eastern Norway
component-word-everywhere = everywhere
component-word-fear = Fear
component-word-fields = from air fields
component-word-fire = fire
component-word-fjord = fjord
component-word-fortress = Fortress
component-word-germany = Germany
component-word-green = green
component-word-grenade = grenade
component-word-high = High Morale
component-word-hit = hit
component-word-injury = injury
component-word-lake = lake
component-word-land = land
component-word-last_stand = Last Stand
component-word-low = Low Morale
component-word-mid = Central Norway
component-word-mobilisation = Mobilisation
component-word-mobilization = at mobilisation points
component-word-morale = Morale
component-word-move = move
component-word-north = Northern Norway
component-word-objectives = the objectives
component-word-one = one battalion
component-word-retreat = Retreat
component-word-sector_attack_1 = First Attack, Sector 1
component-word-sector_attack_2 = First Attack, Sector 2
component-word-sector_attack_3 = First Attack, Sector 3
component-word-sector_siege_1 = Siege, Sector 1
component-word-sector_siege_2 = Siege, Sector 2
component-word-sector_siege_3 = Siege, Sector 3
component-word-sector_siege_4 = Siege, Sector 4
component-word-siege = Siege
component-word-siege_1 = first Siege deck
component-word-siege_2 = second Siege deck
component-word-snow = snow
component-word-south = Southern Norway
component-word-space = space
component-word-stack = a whole stack
component-word-stack_1 = Stack 1 from the left
component-word-stack_2 = Stack 2 from the left
component-word-stack_3 = Stack 3 from the left
component-word-stack_4 = Stack 4 from the left
component-word-stack_5 = Stack 5 from the left
component-word-stack_6 = Stack 6 from the left
component-word-sun = sun
component-word-supply = Supplies
component-word-suspicion = Suspicion
component-word-wait = wait
component-word-west = Western Norway
component-word-white = white
provenance-more = Where each value comes from.

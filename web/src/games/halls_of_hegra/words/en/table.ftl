# Panels, pieces and the question bar.

hegra-buried = { $what }, under the snow

companion-tile = Tile: { $tile }

hegra-title = { $scenario }, { hegra-title-day }
hegra-title-day = day { $day } of { $days }
hegra-turn = Day { $day }
hegra-panel-today = Today
hegra-panel-attack = Attack
hegra-panel-bags = Bags
hegra-panel-today-about = Today’s Event, what Morale and the flag will do tonight, and what happened.
hegra-panel-attack-about = The German attack: what every die did, and who was hit.
hegra-panel-bags-about = What is in the Recruit bag and the Hit bag, and how likely each thing is.

## The sky

hegra-deck-mobilisation = Mobilisation
hegra-deck-attack = 1st Attack
hegra-deck-siege_1 = Siege 1
hegra-deck-siege_2 = Siege 2
hegra-deck-last_stand = Last Stand
hegra-day-track = Day { $day } of 11
hegra-weather = { $weather ->
    [sun] Sun
    [cloud] Clouds
   *[snow] Snow
}: { $steps } steps on the trails
hegra-steps = steps on the trails
hegra-steps-left = { $count ->
    [one] 1 step
   *[other] { $count } steps
}

## The trails

hegra-row = { $row } row: a Gun that fires at it jams below { $criteria }
hegra-row-name = { $row } row
hegra-enemy = { $enemy ->
    [patrol] Patrol
   *[artillery] German battery
} at { $place }
hegra-depot = { $name } Depot: { $text }. { $opened ->
    [yes] { $count ->
        [one] 1 Delivery token
       *[other] { $count } Delivery tokens
    }
   *[no] Not opened
}
hegra-not-opened = not opened
hegra-bonus-supply = +1 Supply
hegra-bonus-patrol = −1 Patrol
hegra-bonus-miss = +1 Miss tile
hegra-bonus-morale = +1 Morale
hegra-gate = Fortress gate
hegra-run = { $defender }, { $place }{ $token ->
    [nothing] { "" }
   *[other] , with a Delivery token
}
hegra-recruits = On the road
hegra-recruit = { $defender } on the road to the fortress
hegra-draw-one = Ask another one in: { $percent } % Doubt
hegra-percent = { $percent } %

## The flagpole

hegra-healthy-needed = healthy needed
hegra-unconditional = Unconditional
hegra-surrender = { $outlook }: { $required } healthy Defenders needed, { $healthy } now

## The walls

hegra-section-walls-number = 01
hegra-section-walls = Defend the walls
hegra-section-walls-about = Section 01: from day 4 on, those in the Positions fire at the Germans, in your order.
hegra-from-day = from day { $day }
hegra-reckless = Reckless
hegra-effect-reckless_defence = 2 fall, he is hit
hegra-effect-field_telephone = fire dice +1
hegra-defence = Defence
hegra-defence-now = Defence { $level }
hegra-letter-position = 1st
hegra-letter-position_a = A
hegra-letter-position_b = B
hegra-letter-position_c = C
hegra-machine-gun-1 = Machine
hegra-machine-gun-2 = Gun
hegra-position = { $name }: { $state ->
    [damaged] rubble
    [manned] { $defender }
   *[empty] nobody
}
hegra-charge = Charge
hegra-charge-about = hits leftmost
hegra-column-grenade = Grenades
hegra-column-hit = Hit
hegra-column-move = Move
hegra-column-wait = wait
hegra-range = range
hegra-range-about = They reach this Sector and those above it.
hegra-gun-jams = gun jams
hegra-below = below { $criteria }
hegra-jams-below = gun jams below { $criteria }
hegra-red-sector = red: −1
hegra-sector = Sector { $sector }
hegra-german = { $state ->
    [standing] German on his feet
   *[lying] German pinned down
}, Sector { $sector }

## The village

hegra-section-mobilisation-number = 0
hegra-section-mobilisation = Mobilisation
hegra-section-mobilisation-about = Section 0: on days 1 to 3 you talk to the valley and open supply routes.
hegra-name-negotiate = Negotiate
hegra-name-open_supply_route = Open supply route
hegra-effect-negotiate = Fear or Doubt −1
hegra-effect-open_supply_route = fills a Depot
hegra-fear = Fear
hegra-fear-short = recruits lost
hegra-fear-about = Fear: so many recruits stay away at the Coup
hegra-doubt = Doubt
hegra-doubt-short = Morale tonight
hegra-doubt-about = Doubt: discs that go into the Recruit bag each morning, and Morale each evening
hegra-doubt-level = +{ $morale }

## The valley

hegra-river = Stjørdalselva
hegra-batteries = German batteries
hegra-tiles-tomorrow = { $count } tiles from the Hit bag tomorrow
hegra-tiles-siege = { $count } tiles a day in the Siege
hegra-airfield = { $name }: a Gun that fires at it jams below { $criteria }
hegra-stack = Air tiles ({ $kind ->
    [morale] Morale
    [supply] Supply
   *[injury] injury
}): { $count }
hegra-stack-name = Air stack { $number }
hegra-used = used
hegra-air-morale-1 = −1
hegra-air-morale-2 = Morale
hegra-air-supply-1 = −1
hegra-air-supply-2 = Supply
hegra-air-injury-1 = 1
hegra-air-injury-2 = wound

## The halls

hegra-section-artillery-number = 02
hegra-section-artillery-about = Section 02: whoever was sent to the Guns fires at a target of your choice; a die may jam them.
hegra-section-supply_run-number = 03
hegra-section-supply_run-about = Section 03: those on the trails go for deliveries, past the Patrols, and carry them home.
hegra-section-maintenance-number = 04
hegra-section-maintenance-about = Section 04: those in these rooms dig, repair, bolster, promote and inspire, in your order.
hegra-section-infirmary-number = 05
hegra-section-infirmary-about = Section 05: Patients are treated; then those in bed get better, and those without one get worse.
hegra-section-infirmary = Infirmary
hegra-section-morale-number = 06
hegra-section-morale-about = Section 06: in the evening Morale is reckoned up and its cards are drawn; then the flag and the Patrols.
hegra-under-snow = under snow
hegra-only = only
hegra-times = { $count }×
hegra-slot-blank = open
hegra-slot-fire = fire
hegra-slot-jammed = jam
hegra-slot-covered = rubble
hegra-rubble = Rubble: { $what }
hegra-strength = { $count ->
    [0] 0: pins only
   *[other] strength { $count }
}
hegra-suspicion = Suspicion { $level }
hegra-sneak = sneak on { $least ->
    [6] 6
   *[other] { $least }–6
}
hegra-sneak-never = nobody gets past
hegra-name-counter_patrol-1 = Counter
hegra-name-counter_patrol-2 = Patrol
hegra-store = Store
hegra-store-now = Store: { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
}
hegra-rations = 1 Supply readies { $count }
hegra-shovel-card = left of 1: a card
hegra-shovel-plan = { $from } → { $card ->
    [yes] new card
   *[no] { $to }
}
hegra-effect-repair = clear or unjam
hegra-effect-bolster = wall or Miss +1
hegra-effect-inspire = Morale +1
hegra-effect-promote = { $count } in reserve
hegra-effect-radio = Hope +1
hegra-effect-map_room = sort snow
hegra-effect-treat_patient = one level up
hegra-effect-medicine_cabinet = one fully healed
hegra-beds-about = beds +1 a day
hegra-waiting = Waiting −1
hegra-no-relapse = no relapse
hegra-morgue = Morgue
hegra-nobody = nobody
hegra-patient = { $defender } on level { $level }
hegra-dead = { $defender } in the Morgue
hegra-barracks = Barracks
hegra-morale = Morale
hegra-morale-now = Morale { $level }
hegra-tonight-by = tonight: { $by }
hegra-ready = Ready
hegra-rest = Rest
hegra-tired = Tired
hegra-nobody-ready = nobody is Ready
hegra-disc-in = { $defender }, { $area ->
    [ready] Ready
    [rest] at Rest
   *[tired] Tired
}
hegra-disc-at = { $defender } at { $space }
hegra-to-area = { $area ->
    [ready] Ready today
   *[rest] Rest until tomorrow
}
hegra-supplies-for-gun = { $supplies ->
    [0] Without
   *[other] With 1 Supply, +2
}
hegra-fate = { $fate ->
    [use] Use it
   *[ignore] Ignore it
}

## Beside the question

hegra-take-all-back = Take all back
hegra-take-all-back-about = Calls everybody back who was placed this morning; they are Ready again.
hegra-count-ready = ready
hegra-count-placed = placed
hegra-count-placed-about = { $count ->
    [one] 1 Defender is at work today, and is Tired afterwards.
   *[other] { $count } Defenders are at work today, and are Tired afterwards.
}
hegra-count-healthy = healthy, { $required } needed
hegra-draw-short = One more
hegra-stop-short = That is enough
hegra-recruit-then = { $answer }. { $then }.
hegra-then-draw = { $percent } % Doubt: only one would stay
hegra-then-stop = { $count ->
    [one] One joins
   *[other] All { $count } join
}
hegra-then-sneak = { $percent } % get past
hegra-then-begin = { $count ->
    [one] One stays Ready
   *[other] { $count } stay Ready
}
hegra-then-spend = Makes { $count } Ready

## The phases of a day

hegra-step-recruits = recruits
hegra-step-shelling = the shelling
hegra-step-attack = the Infantry attack
hegra-step-waking = who is Ready
hegra-step-placing = place Defenders
hegra-step-mobilisation = 0 Mobilisation
hegra-step-walls = 01 the walls
hegra-step-artillery = 02 the Guns
hegra-step-supply = 03 Supply Run
hegra-step-maintenance = 04 Maintenance
hegra-step-infirmary = 05 Infirmary
hegra-step-cards = 06 Morale cards
hegra-step-coup = the Coup

## Panels

hegra-cards-tonight = Tonight's cards
hegra-cards-resolve = { $count } to resolve
hegra-card-weather = { $weather ->
    [sun] Sun: 6 steps
    [snow] Snow: 4 steps, drift +1
   *[cloud] Clouds: 5 steps
}
hegra-card-infantry = +{ $count } Infantry
hegra-card-chart = Wounds fall first on
hegra-tonight = Tonight, as it stands
hegra-tonight-section = 06 Morale
hegra-morale-is = Morale now
hegra-modifier-doubt = Little Doubt
hegra-modifier-red_day = Red day
hegra-modifier-no_supplies = No Supplies
hegra-modifier-waiting = Someone in the Waiting Area ({ $count })
hegra-modifier-morgue = In the Morgue ({ $count })
hegra-modifier-red_sector = Infantry in a red Sector ({ $count })
hegra-tonight-level = { $level }: { $deck ->
    [high] draw { $draw } High cards, resolve { $resolve }
    [low] draw { $draw } Low cards, resolve { $resolve }
   *[none] a quiet evening
}{ $hope ->
    [0] { "" }
    [one] , and a Hope card is added
   *[other] , and { $hope } Hope cards are added
}{ $lost ->
    [0] { "" }
    [one] , and a Defender is lost
   *[other] , and { $lost } Defenders are lost
}
hegra-flag = Flag and wall
hegra-flag-if = Surrender +1 if…
hegra-check-morgue = Morgue
hegra-check-waiting = Waiting Area
hegra-check-batteries = Batteries on the map
hegra-of = { $now } of { $of }
hegra-hit-bag = Hit bag
hegra-hit-due = { hegra-tiles }, { $draws } drawn a day
hegra-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
hegra-share = { $kind ->
    [miss] Miss
    [damage] Damage
    [air] Air
   *[artillery] Artillery
} { $percent } %
hegra-kind-miss = Miss
hegra-kind-damage = Damage
hegra-kind-air = Air
hegra-kind-artillery = Artillery
hegra-tile-miss = miss
hegra-tile-artillery = battery
hegra-tile-air_morale = −1 Morale
hegra-tile-air_supply = −1 Supply
hegra-tile-air_injury = wound
hegra-tile-position_a = A
hegra-tile-position_b = B
hegra-tile-position_c = C
hegra-tile-gun_1 = Gun 1
hegra-tile-gun_2 = Gun 2
hegra-tile-counter_patrol = Patrol
hegra-tile-field_telephone = Telephone
hegra-tile-medicine_cabinet = Medicine
hegra-tile-map_room = Map Room
hegra-tile-radio = Radio
hegra-odds-tomorrow = Next shelling: { $draws } of { $all }
hegra-odds-damage = at least one Damage
hegra-odds-wall = A, B or C struck
hegra-odds-air = bombs fall
hegra-odds-artillery = a battery comes nearer
hegra-odds-average = { $count }
hegra-odds-misses = misses, on average
hegra-odds-empty = The bag runs empty: Surrender +1
hegra-happened = What happened
hegra-attack = Infantry attack
hegra-attack-dice = { $count } dice, { $used } find a box
hegra-attack-none = No attack today, so far. The Germans come after the Event card, from day 4 on.
hegra-in-hit = in Hit
hegra-wounded = wounded
hegra-then-move = Then { $count } move up, top Sector first
hegra-recruit-bag = Recruit bag
hegra-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
hegra-luck-doubt = Doubt on the next draw
hegra-luck-about = { $count ->
    [one] Doubt would not cost you anybody yet.
   *[other] If it is Doubt, only one of { $count } stays.
}
hegra-count-share = { $count } · { $percent } %
hegra-bag-empty = The bag is empty.

## The phone

hegra-places = Places of the fortress
hegra-place-trails = Trails
hegra-place-halls = Halls
hegra-place-infirmary = Infirmary
hegra-place-walls = Walls
hegra-place-trails-about = The map: Depots, Patrols, Supply Runs, and the white flag.
hegra-place-halls-about = Guns, gate, store, and the rooms where the fortress is kept going.
hegra-place-infirmary-about = The wounded, and below them the barracks.
hegra-place-walls-about = The walls, the slope with the Germans, and the valley.
hegra-vital-supplies = supplies
hegra-vital-morale = morale
hegra-vital-suspicion = suspicion
hegra-vital-steps = steps
hegra-vital-tiles = tiles
hegra-vital-healthy = healthy

## The last page

hegra-chart = Day by day
hegra-chart-about = Supplies, Morale, wounded and dead on each day
hegra-chart-wounded = wounded
hegra-chart-dead = dead
hegra-story-day = Days held
hegra-story-healthy = Healthy Defenders
hegra-story-needed = { $now } ({ $of } needed)
hegra-story-morgue = Dead in the Morgue
hegra-story-wounded = Wounds
hegra-story-caught = Caught or gone
hegra-story-fallen = Germans who fell
hegra-story-delivered = Deliveries brought home

hegra-attack-sector = The dice of Sector { $sector }

teller-shot = { $added ->
    [0] { $needed } or more hits: { $percent } %
   *[other] { $needed } or more hits, { $added } added to the die: { $percent } %
}

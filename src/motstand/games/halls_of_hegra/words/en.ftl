# Halls of Hegra in English.
#
# ask-     questions             option-  what can be answered    done-, decline-, begin-, stop-, stay-  what ends a question
# log-     what happened         won-, lost-  how the game ended   why-   why a hint advises so
# group-   headings of options   step-    what is asked after some clicks of an option
#
# Values: $defender is officer, soldier, volunteer, medic or hunter; $weather sun, cloud or snow; $track fear or doubt;
# $enemy patrol or artillery; $state standing or lying; $area ready, rest or tired; $ward bed or waiting; $delivery and
# $cargo supply, patrol, miss or morale ($cargo also nothing); $stage and $level are numbers or words as said below;
# $space, $position, $place, $card, $gun, $damage, $outlook are names; $text is what a card or space says.


## Pieces of sentences

defender-name = { $defender ->
    [officer] Officer
    [soldier] Soldier
    [volunteer] Volunteer
    [medic] Medic
   *[hunter] Hunter
}
a-defender = { $defender ->
    [officer] the Officer
    [soldier] a Soldier
    [volunteer] a Volunteer
    [medic] a Medic
   *[hunter] a Hunter
}
a-defender-start = { $defender ->
    [officer] The Officer
    [soldier] A Soldier
    [volunteer] A Volunteer
    [medic] A Medic
   *[hunter] A Hunter
}
the-defender = { $defender ->
    [officer] the Officer
    [soldier] the Soldier
    [volunteer] the Volunteer
    [medic] the Medic
   *[hunter] the Hunter
}
the-defender-start = { $defender ->
    [officer] The Officer
    [soldier] The Soldier
    [volunteer] The Volunteer
    [medic] The Medic
   *[hunter] The Hunter
}
some-defenders = { $defender ->
    [officer] the Officer
    [soldier] { $count ->
        [one] a Soldier
       *[other] { $count } Soldiers
    }
    [volunteer] { $count ->
        [one] a Volunteer
       *[other] { $count } Volunteers
    }
    [medic] { $count ->
        [one] a Medic
       *[other] { $count } Medics
    }
   *[hunter] { $count ->
        [one] a Hunter
       *[other] { $count } Hunters
    }
}
defenders = { $count ->
    [one] 1 Defender
   *[other] { $count } Defenders
}
defenders-or-one = { $count ->
    [one] one
   *[other] { $count }
}
tile-miss = { $count ->
    [one] a miss
   *[other] { $count } misses
}
tile-artillery = { $count ->
    [one] artillery
   *[other] artillery { $count } times
}
tile-air_morale = { $count ->
    [one] bombers (Morale)
   *[other] { $count } times bombers (Morale)
}
tile-air_supply = { $count ->
    [one] bombers (Supplies)
   *[other] { $count } times bombers (Supplies)
}
tile-air_injury = { $count ->
    [one] bombers (injury)
   *[other] { $count } times bombers (injury)
}
tile-damage = { $count ->
    [one] damage to { $damage }
   *[other] { $count } times damage to { $damage }
}
delivery-name = { $delivery ->
    [supply] extra Supplies
    [patrol] a guide's report
    [miss] timber for the walls
   *[morale] letters and tobacco
}
enemy-name = { $enemy ->
    [patrol] Patrol
   *[artillery] Artillery
}
times-left = { $uses ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}({ $uses } times)
}
more-left = { $left ->
    [one] { "" }
   *[other] {" "}({ $left } left)
}
how-bad = { $level ->
    [1] close to death
    [2] badly hurt
    [3] badly hurt
    [4] hurt
    [5] lightly hurt
   *[6] hardly hurt
}


## Questions

ask-recruits = { defenders } { $count ->
    [one] has
   *[other] have
} come to join. Ask another one in? ({ $doubts } of { $discs } discs in the bag are Doubt)
ask-recruits-keep = Doubt spreads among the recruits, and only one of them stays. Which?
ask-injury-bed = { the-defender-start } is { how-bad } (level { $level }). A bed is free: shall { the-defender } have it?
ask-card-choose = { $card }: { $text }
ask-waking = Who of the Tired is to be Ready today? ({ $supplies ->
    [0] no Supplies
    [one] 1 Supply
   *[other] { $supplies } Supplies
}, each for { $per }{ $rations ->
    [0] { "" }
   *[other] ; { $rations } already paid for
})
ask-placing = Send your Defenders to work, then begin the day. ({ $ready ->
    [0] nobody is left
    [one] 1 is Ready
   *[other] { $ready } are Ready
})
ask-section = { $section ->
    [mobilisation] Mobilisation
    [supply_run] Supply Run
    [maintenance] Maintenance
   *[infirmary] Infirmary
}: what is done next?
ask-walls = Who acts next on the walls?
ask-walls-remove = Which German falls?{ more-left }
ask-walls-suppress = Where do the Germans take cover?{ more-left }
ask-telephone-suppress = The observers direct the fire. Which Germans are pinned down?{ more-left }
ask-artillery = The Guns are loaded. What is the target?
ask-artillery-sector = How many Germans of Sector { $sector } are hit? The others are pinned down.
ask-artillery-row = What is destroyed in this row?{ more-left }
ask-artillery-airfield = Shells on Værnes Airfield: what do they bring?{ more-left }
ask-patrol-remove = Which Patrol is removed from the map?
ask-counter_patrol-suspicion = The Counter Patrol covers the tracks: lower Suspicion by 2?
ask-runs = Which Supply Run moves next?
ask-run-go = { the-defender-start } ({ $place }) can go { $left ->
    [0] no further
    [one] 1 space
   *[other] { $left } spaces
}. Where to?
ask-run-meeting = { the-defender-start } meets the enemy at { $place }. What now? (Suspicion { $suspicion }{ $left ->
    [0] , no movement left
    [one] , 1 space left
   *[other] , { $left } spaces left
})
ask-delivery = Who unloads first?
ask-negotiate = You talk to the people of the valley. What do you calm?{ times-left }
ask-open_supply_route = Which Supply Route is opened?{ times-left }
ask-repair = What is repaired?{ times-left }
ask-repair-free = What is repaired?
ask-unjam = What is unjammed?
ask-jam = Which weapon jams?
ask-bolster = How is the Fortress strengthened?{ times-left }
ask-promote = Whom does the Officer promote?
ask-map_room = You study the plans of the Fortress. Which Snow card comes { $place ->
    [1] first
    [2] second
   *[other] third
}?
ask-treat = Who is treated?{ $uses ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}({ $uses } times)
}
ask-cabinet = The Medicine Cabinet is open. Who is cured?{ times-left }
ask-infirmary-admit = A bed is free. Who gets it?
ask-tire = Who becomes Tired?{ more-left }
ask-ready = Who becomes Ready?{ more-left }
ask-bury = Who is laid to rest?
ask-kill = Which German falls?{ more-left }
ask-morale-card = Which Morale card is resolved?{ more-left }
ask-posting = The Coup: who takes { $position }?

ask-roll-injury = Throw a die for the injury of { the-defender }.
ask-roll-infantry = Throw { $count ->
    [one] 1 die
   *[other] { $count } dice
} for the Germans in Sector { $sector }.
ask-roll-fire = { the-defender-start } in { $position } fires: throw a die.
ask-roll-machine_gun = { the-defender-start } in { $position } fires the Machine Gun: throw a die.
ask-roll-jam = Throw a die for { $gun }: below { $criteria } it jams.
ask-roll-sneak = { the-defender-start } sneaks past: throw a die. More than { $suspicion } is needed.
ask-roll-fight = { the-defender-start } has fought: throw a die. More than { $suspicion } is needed.
ask-draw-event = Draw the Event card: which one is it?
ask-draw-recruit = Draw a disc from the Recruit bag: which one is it?
ask-draw-coup = Draw a disc from the Recruit bag: which one is it?
ask-draw-tile = Draw a tile from the Hit bag: which one is it?
ask-draw-patrol = Draw a Patrol token: which number is it?
ask-draw-snow = Reveal the top Snow card: which one is it?
ask-draw-look = Look at the next Snow card: which one is it?
ask-draw-morale = Draw a Morale card: which one is it?


## Options

option-draw = Ask another one in
option-keep = { the-defender-start } stays
option-bed = Into the bed
option-wait = Into the Waiting Area
option-choose = { $text }
option-spend = { $what ->
    [supply] Spend 1 Supply
   *[morale] Spend 1 Morale (makes 2 Ready)
}
option-ready = { $defender ->
    [everyone] Everyone becomes Ready
   *[other] { a-defender-start } becomes Ready
}
option-rest = { a-defender-start } rests until tomorrow
option-place = { defender-name } to { $space }
option-take_back = { defender-name } back from { $space }
option-act = { $space }: { $text }
option-fire = { the-defender-start } in { $position } fires
option-machine_gun = { $supplies ->
    [0] { $position } fires the Machine Gun
   *[other] { $position } fires the Machine Gun, with 1 Supply for +2
}
option-reckless = { the-defender-start } on Reckless Defence storms out
option-telephone = The Field Telephone is used: +1 on every shot from now on
option-remove = A German in Sector { $sector }, { $state ->
    [standing] on his feet
   *[lying] pinned down
}
option-suppress = A German in Sector { $sector } is pinned down
option-shell = { $gun } fires at { $target ->
    [sector] Sector { $where }
    [row] the { $where } row
   *[airfield] Værnes Airfield
}
option-shelled = { $count }
option-clear = { $enemy ->
    [patrol] The Patrol
   *[artillery] The Artillery
} at { $place }
option-airfield = { $what ->
    [morale] Gain 2 Morale
    [miss] Add 2 Miss tiles to the Hit bag
    [surrender] Surrender 1 level down
   *[stack] Destroy Air stack { $stack }
}
option-lower = Lower Suspicion by 2
option-run = { the-defender-start } ({ $place }){ $cargo ->
    [nothing] { "" }
   *[other] {" "}with a Delivery token
}
option-go = To { $place }{ $enemies ->
    [nobody] { "" }
    [patrol] {" "}(a Patrol is there)
    [artillery] {" "}(Artillery is there)
   *[both] {" "}(a Patrol and Artillery are there)
}
option-halt = Stop: end the movement, Suspicion -1
option-sneak = Sneak: a die must beat the Suspicion level
option-fight = Fight the { enemy-name } and end the movement
option-deliver = { the-defender-start } with { delivery-name }
option-calm = { $track ->
    [fear] Fear -1
   *[doubt] Doubt -1
}
option-open = The route with this bonus: { $text }
option-repair = Repair { $damage }
option-unjam = Unjam { $gun }
option-jam = { $gun }
option-bolster = { $what ->
    [miss] Add a Miss tile to the Hit bag
   *[defence] Defence +1
}
option-promote = { the-defender-start } becomes a Soldier
option-next = { $card }: { $text }
option-treat = { the-defender-start } on level { $level } { $ward ->
    [bed] in a bed
   *[waiting] in the Waiting Area
}
option-cure = { the-defender-start } on level { $level } { $ward ->
    [bed] in a bed
   *[waiting] in the Waiting Area
}
option-admit = { the-defender-start } on level { $level }
option-tire = { a-defender-start } who { $area ->
    [ready] is Ready
   *[rest] rests
}
option-bury = { a-defender-start }
option-resolve = { $card }: { $text }
option-use = { $card }: { $text } Then the card is gone for now.
option-ignore = { $card }: ignore it
option-post = { a-defender-start } who { $area ->
    [ready] is Ready
    [rest] rests
   *[tired] is Tired
}

stop-recruits = These are enough
done-waking = Let the others sleep
begin-placing = Begin the day
done-artillery = The Guns stay silent
done-artillery-row = No more shells
done-artillery-airfield = No more shells
done-telephone-suppress = Nobody else
done-ready = Nobody else
decline-counter_patrol-suspicion = Leave Suspicion as it is
stay-run-go = Stay there
decline-cabinet = Cure nobody
decline-infirmary-admit = Keep the bed free

group-place = Place { $count ->
    [one] the last { defender-name }
   *[other] one of { $count } { defender-name }s
}
group-take_back = Take back { a-defender }
group-section = { section-name }
group-gun = { $gun }
section-name = { $section ->
    [mobilisation] Mobilisation
    [walls] Defend the Walls
    [artillery] Fire Artillery
    [supply_run] Supply Run
    [maintenance] Maintenance
   *[infirmary] Infirmary
}


## What is asked after so many clicks of an option: step-<option>-<clicks>, with what was clicked as values

step-place-1 = Where does the { $disc } go?
step-ready-1 = Is the { $disc } Ready today, or may the { $disc } sleep until tomorrow?
step-rest-1 = May the { $disc } sleep until tomorrow?
step-machine_gun-1 = Who fires the Machine Gun?
step-machine_gun-2 = With or without a Supply for +2?
step-shell-1 = What does { $gun } fire at?
step-use-1 = { $card }: use this card, or ignore it?
step-ignore-1 = { $card }: ignore this card?


## What happened: the night and the Event card

log-turn-begins = Day { $day }: { $stage ->
    [0] Mobilisation
    [1] the 1st Attack
   *[2] the Siege
}
log-event-drawn = { $card }. { $text }
log-weather = { $weather ->
    [sun] The sun is out
    [cloud] The sky is grey
   *[snow] It snows
}: a Supply Run goes { $movement } spaces today.
log-snow-deeper = The snow lies deeper (space { $level }).
log-snow-buried = The snow cannot lie deeper: something gives way.
log-card-chosen = You choose: { $text }
log-doubt_disc-added = { $count ->
    [one] A Doubt disc goes
   *[other] { $count } Doubt discs go
} into the Recruit bag.
log-doubt_disc-removed = { $count ->
    [one] A Doubt disc leaves
   *[other] { $count } Doubt discs leave
} the Recruit bag.
log-recruits-drawn = { a-defender-start } comes up the hill.
log-recruits-doubt = Doubt: somebody speaks of going home.
log-recruits-kept = Only { the-defender } stays; { $count ->
    [0] nobody else was there
    [one] 1 other goes home
   *[other] { $count } others go home
}.
log-recruits-joined = The garrison grows by { defenders-or-one }: { $defenders }.
log-recruits-promised = { some-defenders } will be among the recruits to come.
log-air-added = German aircraft gather at Værnes: { $count } Air tiles ({ $air ->
    [morale] Morale
    [supply] Supplies
   *[injury] injury
}) go into the Hit bag.
log-hit-drawn = The Fortress is shelled: { $tiles }.
log-hit-empty = The shelling goes on and on.
log-air-bombed = Bombs fall on { $air ->
    [morale] the roofs over tired men
    [supply] the store
   *[injury] the yard
}.
log-damaged = { $damage } is damaged.
log-artillery-marker = The German Artillery ranges in (space { $level }).
log-artillery-placed = A German battery takes position at { $place }.
log-artillery-returned = The battery at { $place } is driven off.
log-artillery-all_placed = All German batteries are in place.
log-artillery_tile-added = { $count ->
    [one] An Artillery tile goes
   *[other] { $count } Artillery tiles go
} into the Hit bag.
log-miss-added = { $count ->
    [one] A Miss tile goes
   *[other] { $count } Miss tiles go
} into the Hit bag.
log-miss-removed = { $count ->
    [one] A Miss tile leaves
   *[other] { $count } Miss tiles leave
} the Hit bag.


## What happened: the attack

log-infantry-added = { $count ->
    [0] No Germans find room to come up
    [one] 1 German comes
   *[other] { $count } Germans come
} up the hill.
log-attack-unopposed = Nobody is on the walls: the Germans move up unopposed.
log-attack-rolled = Germans in Sector { $sector }: { $dice }.
log-attack-allocated = { $die }: { $column ->
    [grenade] grenade
    [hit] shot
   *[move] advance
}
log-attack-grenades = { $count } grenades burst at the walls.
log-attack-hits = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} against Defence { $defence }: { $count ->
    [0] nobody is hit
    [one] 1 hit
   *[other] { $count } hits
}.
log-attack-moved = { $count ->
    [one] 1 German moves
   *[other] { $count } Germans move
} up.
log-attack-charge = A German charges the walls.
log-position-hit = { the-defender-start } in { $position } is hit.
log-injured = { the-defender-start } is { how-bad }: level { $level } of the Infirmary.
log-infirmary-bed = { the-defender-start } gets a bed (level { $level }).
log-lost = { a-defender-start } leaves the garrison.
log-died = { a-defender-start } dies.


## What happened: the morning

log-morning-rested = { $count ->
    [one] 1 rested Defender is
   *[other] { $count } rested Defenders are
} Ready again.
log-morning-supply_spent = A Supply is shared out: { $count } can be made Ready. ({ $left } left)
log-morning-morale_spent = You ask more of them than you should: { $count } can be made Ready. (Morale { $level })
log-morning-to_rest = { a-defender-start } may sleep until tomorrow.
log-morning-everyone = All { $count } Tired Defenders are Ready.
log-readied = { a-defender-start } is Ready.
log-tired = { a-defender-start } is Tired.
log-placed = { a-defender-start } goes to { $space }.
log-taken_back = { a-defender-start } is called back from { $space }.
log-relieved = { the-defender-start } there is relieved, and Tired.


## What happened: the day

log-day-begins = The day's work begins.
log-action = { $space }{ times-left }.
log-fear-up = Fear rises to { $level }.
log-fear-down = Fear falls to { $level }.
log-doubt-up = Doubt rises to { $level }.
log-doubt-down = Doubt falls to { $level }.
log-route-opened = A Supply Route is opened: { delivery-name }.
log-walls-hit = { the-defender-start } in { $position } fires ({ $die }{ $total ->
    [0] { "" }
   *[other] , { $total } in all
}): a hit.
log-walls-missed = { the-defender-start } in { $position } fires ({ $die }{ $total ->
    [0] { "" }
   *[other] , { $total } in all
}): they take cover.
log-walls-reckless = { the-defender-start } leaves cover and storms out.
log-walls-telephone = The Field Telephone rings: the observers report.
log-infantry-removed = A German in Sector { $sector } falls.
log-infantry-suppressed = A German in Sector { $sector } is pinned down.
log-jammed = { $gun } jams.
log-unjammed = { $gun } works again.
log-artillery-fired = { $gun } fires at { $target ->
    [sector] Sector { $where }
    [row] the { $where } row
   *[airfield] Værnes Airfield
} ({ $icons ->
    [one] 1 icon
   *[other] { $icons } icons
}).
log-artillery-sector = { $count ->
    [0] Nobody
    [one] 1 German
   *[other] { $count } Germans
} of Sector { $sector } { $count ->
    [0] falls
    [one] falls
   *[other] fall
}, { $left ->
    [0] nobody is left there
    [one] 1 is pinned down
   *[other] { $left } are pinned down
}.
log-artillery-rolled = The crew of { $gun } throws { $die }; below { $criteria } it jams.
log-air-destroyed = Air stack { $stack } burns on the ground.
log-run-sent = { a-defender-start } sets out for the Depots.
log-run-moved = { the-defender-start } goes to { $place }.
log-run-loaded = { the-defender-start } takes { delivery-name } along.
log-run-stopped = { the-defender-start } lies low at { $place }.
log-run-unseen = { the-defender-start } throws { $die } against Suspicion { $suspicion }: unseen.
log-run-seen = { the-defender-start } throws { $die } against Suspicion { $suspicion }: seen.
log-run-caught = { the-defender-start } is caught.
log-run-home = { the-defender-start } is home, and Tired.
log-run-delivered = { the-defender-start } brings { delivery-name }.
log-cargo-lost = A Delivery token is lost: { delivery-name }.
log-patrol-added = A Patrol appears at { $place }.
log-patrol-removed = The Patrol at { $place } is gone.
log-suspicion-up = Suspicion rises to { $level }.
log-suspicion-down = Suspicion falls to { $level }.
log-suspicion-searched = The Germans search the hills: Suspicion falls to { $level }, and a Patrol comes.
log-supplies-gained = { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
} gained. ({ $left } in store)
log-supplies-lost = { $count ->
    [one] 1 Supply
   *[other] { $count } Supplies
} gone. ({ $left } in store)
log-supplies-marker = Supplies grow scarce: from now on one makes { $count } Ready.
log-snow-shovelled = Snow is cleared away (space { $level }).
log-snow-found = Under the snow: { $card }. { $text }
log-snow-looked = You look at the plans: what lies under the snow? ({ $count } cards)
log-snow-card = { $card }
log-repaired = { $damage } is repaired.
log-repair-nothing = Nothing needs repair.
log-promoted = { the-defender-start } is a Soldier now.
log-promote-no_soldier = There is no Soldier's rifle left for a promotion.
log-defence-up = The Fortress is stronger: Defence { $level }.
log-defence-down = The Fortress is weaker: Defence { $level }.
log-defence-breached = There is no Defence left to lose: something gives way.
log-infirmary-treated = { the-defender-start } gets better (level { $level }).
log-infirmary-recovered = { the-defender-start } leaves the Infirmary, Tired but whole.
log-infirmary-relapse = Without a bed { $count ->
    [one] a Patient gets worse
   *[other] { $count } Patients get worse
}.
log-infirmary-no_relapse = The medicine holds: nobody gets worse today.
log-buried = { a-defender-start } is laid to rest.


## What happened: the evening

log-evening-begins = Evening falls on day { $day }.
log-morale-up = Morale rises to { $level }.
log-morale-down = Morale falls to { $level }.
log-hope-added = Hope: { $card } goes into the Low Morale deck.
log-despair-added = Despair: { $card } goes into the High Morale deck.
log-evening-calm = A quiet evening.
log-evening-level = Morale is at { $level }: { $count } { $deck ->
    [high] High
   *[low] Low
} Morale cards.
log-evening-drawn = Drawn: { $cards }.
log-evening-reshuffled = The { $deck ->
    [high] High
   *[low] Low
} Morale cards are shuffled again.
log-evening-resolved = { $card }. { $text }
log-evening-used = { $card }. { $text }
log-evening-ignored = { $card } is ignored.
log-surrender-up = Surrender is nearer: { $outlook }. ({ $required } healthy Defenders needed)
log-surrender-down = Surrender is farther away: { $outlook }. ({ $required } healthy Defenders needed)
log-coup = The Coup: the Germans hold the towns, and { $count ->
    [0] nobody is frightened away
    [one] 1 recruit stays away
   *[other] { $count } recruits stay away
}.
log-coup-left = { a-defender-start } will not come.
log-coup-flipped = The village below the Fortress prepares for the 1st Attack.
log-posted = { a-defender-start } takes { $position }.
log-retreat = The Retreat: the village is lost, and everybody goes up to the Fortress.
log-retreat-machine_gun = The Machine Gun is brought into position.
log-last_stand = The Last Stand.
log-last_stand-forward = With their last strength all Germans come { $sectors ->
    [one] a Sector
   *[other] { $sectors } Sectors
} forward.


## How the game ended

won-survived = You have held Hegra: { $healthy } healthy Defenders, { $required } were needed. { $level ->
    [german_retreat] The Germans retreat!
    [truce] The Germans agree to a truce.
    [honourable_surrender] You surrender with honour.
   *[surrender] You surrender, but you held out to the end.
}
lost-skull = Unconditional surrender on day { $day }: the garrison has given up.
lost-too_few = Only { $healthy } healthy Defenders are left on day { $day }; { $required } were needed. Hegra has fallen.
lost-last_stand = After the Last Stand only { $healthy } healthy Defenders are left; { $required } were needed. Hegra has fallen.
lost-resigned = You hand over the Fortress on day { $day }.

part-event = Event
part-morning = Morning
part-day = Day
part-evening = Evening
seat-name = The commander
goal = Hold the fortress for 11 days, with as many healthy Defenders as the flagpole asks for.

headline = Day { $day }, { $part ->
    [event] the Event
    [morning] the morning
    [evening] the evening
   *[day] the day's work
}: { $healthy } healthy


## Why a hint advises so

why-only = There is nothing else to choose.
why-placing = { $space } needs somebody most.
why-begin = Whoever is left stays Ready for tomorrow; nothing else is worth tiring them.
why-doubt = Less Doubt means better recruits, and better Morale every evening.
why-fear = Less Fear keeps recruits in the bag at the Coup.
why-dying = Somebody in the Waiting Area dies tonight without treatment.
why-patients = Patients without a bed get worse every day and cost Morale.
why-empty_bag = The Hit bag would run empty, and that brings Surrender nearer: it needs Miss tiles.
why-misses = Every Miss tile in the Hit bag is a shell that does no harm.
why-defence = Each level of Defence stops a hit in every attack.
why-inspire = Morale decides in the evening which cards are drawn.
why-walls = Whoever stands on the walls fires every day and is not Tired by it.
why-better_shot = A Soldier sees farther than whoever stands there now.
why-better_aim = The observers make every shot of the day better.
why-patrols = The Patrols are in the way of the Supply Runs.
why-hope = Hope cards take the place of bad ones.
why-guns = The Guns do more harm than two rifles.
why-run = Supplies make the Tired Ready, and a delivery lifts Morale.
why-route = More Delivery tokens now are Supplies in the Siege.
why-snow = Useful things lie under the snow.
why-repair = What can be used again is worth the work.
why-unjam = What can be used again is worth the work.
why-jam = This weapon will be missed least.
why-telephone = The nearest Germans are the most dangerous.
why-kill = The nearest Germans are the most dangerous.
why-artillery = This shot does most good for the risk of a jam.
why-runs = This run makes room for the others.
why-run_map = That is the quickest way that avoids the enemy.
why-patrol = That Patrol stands most in the way.
why-delivery = The order hardly matters.
why-counter_patrol = Less Suspicion makes the way safer.
why-treat = This Patient gains most.
why-cabinet = The worst case gains most from the medicine.
why-infirmary = In the Waiting Area this Patient would get worse.
why-injury = In a bed Patients get better, in the Waiting Area they get worse.
why-waking = Enough hands for today, and something kept for tomorrow.
why-tire = This Defender will be missed least today.
why-ready = This Defender is needed most.
why-bury = The dead weigh on everybody.
why-recruits = The danger of Doubt against the worth of another recruit.
why-posting = Soldiers see farthest, and Tired ones can stand on the walls as well.
why-morale = Of these cards it brings most, or costs least.
why-card = It costs least.
why-bolster = That is what the Fortress lacks most.
why-open_supply_route = This bonus helps most.
why-negotiate = Doubt costs more than Fear.
why-promote = Another Soldier is worth most.
why-map_room = The order in which things are found.
why-section = The order hardly matters.

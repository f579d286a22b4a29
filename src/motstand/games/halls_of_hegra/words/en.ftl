# Halls of Hegra in English.
#
# ask-     questions             option-  what can be answered    done-, decline-, begin-, stop-, stay-  what ends a question
# log-     what happened         won-, lost-  how the game ended   why-   why a hint advises so
# group-   headings of options   step-    what is asked after some clicks of an option   whynot-  what speaks against one
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
ask-draw-event = Turn over the top Event card of the { event-deck } deck: which one is it?
ask-draw-recruit = Draw a disc from the Recruit bag: which one is it?
ask-draw-coup = Draw a disc from the Recruit bag: who stays away?
ask-draw-tile = Draw a tile from the Hit bag: which one is it?
ask-draw-patrol = Draw a token from the Patrol bag: which number does it show?
ask-draw-snow = Turn over the top Snow card: which one is it?
ask-draw-look = Look at the next Snow card from the top, and keep it face down: which one is it?
ask-draw-morale = Turn over the top card of the { $deck ->
    [high] High
   *[low] Low
} Morale deck: which one is it?


## Options

option-draw = Ask another one in: a recruit, or Doubt that leaves you only one
option-keep = { the-defender-start } stays, the others go home
option-bed = Into the bed: a level better every evening
option-wait = Into the Waiting Area: a level worse every evening
option-choose = { $text }
option-spend = { $what ->
    [supply] Spend 1 Supply: { $per } of the Tired can be made Ready
   *[morale] Spend 1 Morale: 2 of the Tired can be made Ready
}
option-ready = { $defender ->
    [everyone] Everyone becomes Ready
   *[other] { a-defender-start } becomes Ready
}
option-rest = { a-defender-start } rests: Ready tomorrow, for free
option-place = Send { a-defender } to { $space }
option-take_back = { defender-name } back from { $space }, Ready again
option-act = { $space }: { $text }
option-fire = { the-defender-start } in { $position } fires at the Germans in range
option-machine_gun = { $supplies ->
    [0] { $position } fires the Machine Gun at three Germans, then it jams
   *[other] { $position } fires the Machine Gun at three Germans, with 1 Supply for +2, then it jams
}
option-reckless = { the-defender-start } on Reckless Defence storms out: two Germans fall, then the Defender is injured
option-telephone = The Field Telephone is used: +1 on every shot from now on
option-remove = Remove a German in Sector { $sector }, { $state ->
    [standing] on his feet
   *[lying] pinned down
}
option-suppress = Pin down a German in Sector { $sector }: he throws no die in the next attack
option-shell = { $gun } fires at { $target ->
    [sector] Sector { $where }: Germans fall, and the others are pinned down
    [row] the { $where } row: Patrols and batteries are destroyed
   *[airfield] Værnes Airfield: Morale, Miss tiles, the white flag down, or an Air stack destroyed
}
option-shelled = { $count ->
    [0] Nobody falls, all are pinned down
    [one] 1 German falls, the others are pinned down
   *[other] { $count } Germans fall, the others are pinned down
}
option-clear = { $enemy ->
    [patrol] Remove the Patrol at { $place }
   *[artillery] Drive off the battery at { $place }
}
option-airfield = { $what ->
    [morale] Gain 2 Morale
    [miss] Add 2 Miss tiles to the Hit bag
    [surrender] The white flag 1 level down
   *[stack] Destroy Air stack { $stack }: its tiles never come into the Hit bag
}
option-lower = Lower Suspicion by 2
option-run = Move { the-defender } from { $place }{ $cargo ->
    [nothing] { "" }
   *[other] , with a Delivery token
}
option-go = Go to { $place }{ $enemies ->
    [nobody] { "" }
    [patrol] {" "}and meet the Patrol there
    [artillery] {" "}and meet the battery there
   *[both] {" "}and meet the Patrol and the battery there
}
option-halt = Stop: the movement ends, Suspicion -1
option-sneak = Sneak: above the Suspicion level the run goes on, else it is caught
option-fight = Fight the { enemy-name }: it is gone and the movement ends; the Soldier is injured unless the die beats Suspicion
option-deliver = { the-defender-start } unloads { delivery-name }: 2 Supplies and 1 Morale, too
option-calm = { $track ->
    [fear] Fear 1 level down: one recruit fewer leaves at the Coup
   *[doubt] Doubt 1 level down: fewer Doubt discs, more Morale in the evening
}
option-open = { $delivery ->
    [supply] Supply tokens to their Depot
    [patrol] Patrol tokens to their Depot
    [miss] Miss tokens to their Depot
   *[morale] Morale tokens to their Depot
}: each one brought home also gives { $text }
option-repair = Repair { $damage }: its rubble goes into the Hit bag
option-unjam = Unjam { $gun }: it can fire again
option-jam = { $gun } jams
option-bolster = { $what ->
    [miss] Add a Miss tile to the Hit bag: one more that does no harm
   *[defence] Defence +1: one more shot of every attack hurts nobody
}
option-promote = { the-defender-start } becomes a Soldier
option-next = { $card } comes next: { $text }
option-treat = { the-defender-start } on level { $level } { $ward ->
    [bed] in a bed
   *[waiting] in the Waiting Area
} goes up a level
option-cure = { the-defender-start } on level { $level } { $ward ->
    [bed] in a bed
   *[waiting] in the Waiting Area
} is cured, and Tired
option-admit = { the-defender-start } on level { $level } gets the bed
option-tire = { a-defender-start } who { $area ->
    [ready] is Ready
   *[rest] rests
} becomes Tired
option-bury = { a-defender-start } is laid to rest, and costs no more Morale
option-resolve = { $card }: { $text }
option-use = { $card }: { $text } Then the card is gone for now.
option-ignore = { $card }: put it off, it can come again
option-post = { a-defender-start } who { $area ->
    [ready] is Ready
    [rest] rests
   *[tired] is Tired
} takes the Position

stop-recruits = These are enough: they join you
done-waking = Let the others sleep: they stay Tired
begin-placing = Begin the day
done-artillery = The Guns stay silent
done-artillery-row = No more shells
done-artillery-airfield = No more shells
done-telephone-suppress = Nobody else is pinned down
done-ready = Nobody else becomes Ready
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
step-rest-1 = Who may sleep until tomorrow? Two a day, for free.
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
    [wait] waits
   *[move] advance
}
log-attack-stood_up = { $count ->
    [one] The suppressed German gets
   *[other] The { $count } suppressed Germans get
} up again.
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
log-attack-held = Nobody moves up: the Germans wait in their Sectors again.
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
log-tired = { a-defender-start } who { $area ->
    [ready] was Ready
   *[rest] rested
} is Tired.
log-placed = { a-defender-start } goes to { $space }.
log-taken_back = { a-defender-start } is called back from { $space }.
log-relieved = { the-defender-start } there is relieved, and Tired.


## What happened: the day

log-action-idle = { $space }: too few Defenders, so nothing is done there. They are Tired.
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
log-infirmary-treated = { the-defender-start } { $ward ->
    [bed] in a bed
   *[waiting] in the Waiting Area
} gets better: from level { $from } to { $level }.
log-infirmary-recovered = { the-defender-start } leaves { $ward ->
    [bed] the bed
   *[waiting] the Waiting Area
}, Tired but whole.
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
log-evening-over = The cards are put away, and the Morale marker goes back to 0.
log-surrender-up = Surrender is nearer: { $outlook }. ({ $required } healthy Defenders needed)
log-surrender-down = Surrender is farther away: { $outlook }. ({ $required } healthy Defenders needed)
log-coup = The Coup: the Germans hold the towns, and { $count ->
    [0] nobody is frightened away
    [one] 1 recruit stays away
   *[other] { $count } recruits stay away
}.
log-coup-left = { a-defender-start } will not come.
log-coup-doubt = A Doubt disc does not count: it is laid aside, and another one is drawn.
log-coup-flipped = The village below the Fortress prepares for the 1st Attack.
log-posted = { a-defender-start } who { $area ->
    [ready] was Ready
    [rest] rested
   *[tired] was Tired
} takes { $position }.
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
why-morale = Of these cards it leaves the Fortress best off.
why-card = It costs least.
why-bolster = That is what the Fortress lacks most.
why-open_supply_route = This bonus helps most.
why-negotiate = Doubt costs more than Fear.
why-promote = Another Soldier is worth most.
why-map_room = The order in which things are found.
why-section = The order hardly matters.


## What numbers are made of: parts of a line of the log, and of what stands on the boards

part-by = { $way ->
    [up] +{ $by }
   *[other] { $by }
}
log-part-die = The die: { $by }
log-part-supply = A Supply for the Machine Gun: { part-by }
log-part-telephone = The Field Telephone: { part-by }
log-part-needed = { $needed } or more hits
log-part-sector = Sector { $sector }: { part-by }
log-part-defence = Stopped by the Defence: { $by }
log-part-from = The marker: { $by }
log-part-steps = It moves { part-by }
log-part-beyond = Beyond the end of the track: { $count }, each a Hope card above or a Defender lost below
log-part-printed = Printed beside the flag: { $by }
log-part-difficulty = By the difficulty: { part-by }
log-part-slot = Status tile { $slot }: { $state ->
    [fire] a fire icon, +1
    [blank] no icon
    [jammed] jammed
   *[covered] covered by damage
}
log-part-most = { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
}, 2 Germans each: at most { $most } of the { $there } there
log-part-draws = To be drawn: { $by }
log-part-bag_empty = The bag was empty: { $by }
log-part-infantry = By the Event card: { $by }
log-part-no_piece = Nobody left in their Reserve: { $by }
log-part-no_room = No room in the Sectors: { $by }
log-part-injury_die = The die shows { $die }: the lower, the worse
log-part-resolved = Of these { $count ->
    [one] 1 is
   *[other] { $count } are
} resolved
log-part-area = { $area ->
    [ready] Ready
    [rest] At Rest
    [tired] Tired
    [positions] On the walls
   *[working] At work, Tired by tonight
}: { $by }
log-part-track = The highest free number on the Artillery track; { $pieces ->
    [0] no piece stands
    [one] 1 piece stands
   *[other] { $pieces } pieces stand
} there
log-part-bag = In the bag: { $count } { $tile ->
    [miss] Miss
    [artillery] Artillery
    [air] Air
   *[damage] Damage
}
log-part-sneak = { $ways ->
    [0] No die is high enough
   *[other] A die must show { $needed } or more: { $ways } of { $faces } faces
}
log-part-rations = { $count } in store, { $per } made Ready by each
log-part-end = The track ends there: { part-by }
log-part-back = Past the end it goes back: { part-by }
log-part-by_card = By the text of the card: { part-by }
log-part-by_rule = By the rule: { part-by }
log-part-by_doubt = By the Doubt track: { part-by }
log-part-by_volunteers = One for each Volunteer among the recruits: { part-by }
log-part-by_delivery = By the Delivery token: { part-by }
log-part-by_airfield = By the hit on the airfield: { part-by }
log-part-by_bombs = By the bombs: { part-by }
log-part-none_left = There were no more: { part-by }
log-part-store = In store before: { $by }
log-part-spent = Spent: { $by }
log-part-ration = Under the Supply marker, on space { $space } of its track: { $by }
log-part-for_morale = For a level of Morale: { $by }
log-part-defenders = { defender-name }: { $by }
log-part-recruit_bag = Drawn from { $discs } { $discs ->
    [one] disc
   *[other] discs
}, of which { $doubts } Doubt
log-part-recruits = Recruits beside the bag: { $by }
log-part-stays = { the-defender-start } stays: { $by }
log-part-fear = The Fear level: { $by }
log-part-card = By the Event card { $card }
log-part-movement = Spaces for a Supply Run in this weather: { $by }
log-part-laden = With a Delivery token: { $by }
log-part-gone = Spaces gone: { $by }, { $left } left
log-part-criteria = Printed beside the target: { $criteria } or more does not jam
log-part-worker = { defender-name }, { $count } there: worth { $by }
log-part-sets = { $number } are needed each time: { $sets ->
    [0] not enough
    [one] once
    [2] twice
   *[other] { $sets } times
}
log-part-not_now = { $once ->
    [yes] Only once a day: { $count } fewer
   *[no] Done before: { $count }
}
log-part-waiting = On level { $level }: { $by }
log-part-level = The level before: { $by }
log-part-better = Better by { part-by }
log-part-stack = Air stack { $stack }: { $by }
log-part-deck_empty = The deck was empty: { $by }
log-part-patrol = Token { $number } from the Patrol bag, in the row { $where }
log-part-looked = Up to { $most } cards; { $cards_left } in the deck
log-part-walls = { $manned ->
    [yes] Somebody is on the walls
   *[no] Nobody is on the walls
}: { $by } { $by ->
    [one] Sector
   *[other] Sectors
}
log-evening-doubt = Doubt: { part-by }
log-evening-red_day = A day that is printed red: { part-by }
log-evening-no_supplies = No Supplies: { part-by }
log-evening-waiting = Patients without a bed ({ $count }): { part-by }
log-evening-morgue = The dead in the Morgue ({ $count }): { part-by }
log-evening-red_sector = Germans in a red Sector: { part-by }
log-check-morgue = In the Morgue: { $count } of { $limit }{ $met ->
    [yes] , which brings Surrender nearer
   *[no] { "" }
}
log-check-waiting = Waiting without a bed: { $count } of { $limit }{ $met ->
    [yes] , which brings Surrender nearer
   *[no] { "" }
}
log-check-batteries = Batteries in place: { $count } of { $limit }{ $met ->
    [yes] , which brings Surrender nearer
   *[no] { "" }
}
log-trace-gun = { $gun }: strength { $icons }
log-trace-morale = Morale tonight, as things stand: { part-by }
log-trace-surrender = { $outlook }: { $required } healthy Defenders needed
log-trace-healthy = { $count ->
    [one] 1 healthy Defender
   *[other] { $count } healthy Defenders
} tonight, { $required } needed
log-trace-defence = Defence { $level }: { $level ->
    [0] it stops no shots
    [one] it stops 1 shot of every attack
   *[other] it stops { $level } shots of every attack
}
log-trace-tiles = { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} drawn from the Hit bag in the Siege
log-trace-suspicion = Suspicion { $level }
log-trace-supplies = { $count ->
    [one] 1 Supply makes
   *[other] { $count } Supplies make
} { $makes } Ready


## Why not? What speaks against an answer, and what would have to change

whynot-turn = { $when ->
    [later] That comes later today.
    [now] First answer what is asked now.
   *[over] That is over for today.
}

whynot-nobody-ready = No { defender-name } is Ready.
whynot-nobody-ready_at_all = Nobody is Ready any more: take somebody back, or begin the day.
whynot-nobody-rest = No { defender-name } rests.
whynot-nobody-tired = No { defender-name } is Tired.
whynot-nobody-morgue = No { defender-name } lies in the Morgue.
whynot-nobody-recruitment = No { defender-name } is among the recruits.
whynot-nobody-space = No { defender-name } is at { $space }.

whynot-waking-unpaid = Nobody is paid for yet: first spend { $supplies ->
    [0] Morale (a level makes 2 Ready), for no Supplies are left
   *[other] a Supply (it makes { $per } Ready) or Morale (a level makes 2 Ready)
}.
whynot-waking-paid = { $rations ->
    [one] 1 more Defender is
   *[other] { $rations } more Defenders are
} paid for already: make them Ready before you spend more.
whynot-waking-too_few_rations = Only { $rations ->
    [one] 1 Defender is
   *[other] { $rations } Defenders are
} paid for: choose who becomes Ready, then spend more.
whynot-waking-only_one = Only one Defender is Tired: click that one.
whynot-waking-rested = Two have been sent to Rest this morning, and more may not.
whynot-supplies-none = No Supplies are left.
whynot-morale-lowest = Morale is at its lowest: there is none left to spend.

whynot-space-barred = { a-defender-start } may not be sent to { $space }.
whynot-space-days = { $space } can be used only on days { $first } to { $last }.
whynot-space-snow = { $space } lies under the snow: Shovel Snow until its Snow card is found.
whynot-space-rubble = { $space } is in rubble: repair it first.
whynot-space-nobody = Nobody is at { $space }: nobody was sent there this morning, or the work is done.
whynot-space-morning = Defenders are sent to { $space } in the last step of the morning. That comes later today.
whynot-space-later = { $space } belongs to the section { section-name }. { whynot-turn }
whynot-position-stays = Nobody leaves { $space } without a replacement: send somebody else there.
whynot-position-empty = Nobody is in { $position }: send somebody there in the morning.
whynot-position-fired = { the-defender-start } in { $position } has fired today.
whynot-range-nobody = { the-defender-start } in { $position } has no Germans in range.
whynot-range-far = { a-defender-start } does not reach Sector { $sector }.
whynot-sector-nobody = There are no { $state ->
    [standing] standing Germans
    [lying] Germans lying down
   *[any] Germans
} in Sector { $sector }.
whynot-sector-none = No Germans come up the hill before the 1st Attack, on day 4.
whynot-machine_gun-siege = The Machine Gun is brought into position at the Retreat: from day 7 on.
whynot-machine_gun-leftmost = The Machine Gun is fired from Position A, B or C, not from { $position }.
whynot-machine_gun-later = The Machine Gun is fired by a Defender in Position A, B or C who has not fired today. { whynot-turn }

whynot-gun-snow = { $gun } lies under the snow: Shovel Snow until its Snow card is found.
whynot-gun-rubble = All of { $gun } is in rubble: repair it first.
whynot-gun-jammed = { $gun } is jammed: Repair unjams it.
whynot-gun-jammed_under_rubble = What is jammed at { $gun } lies under rubble: clear that away first.
whynot-gun-unjammed = { $gun } is not jammed.
whynot-gun-fired = { $gun } has fired today.
whynot-gun-iconless = { $gun } shows no fire icon: it can only pin down a Sector. Repair it for more.
whynot-gun-later = { $gun } fires when enough Soldiers were sent to Fire Artillery. { whynot-turn }
whynot-target-later = Only the Guns reach this target, when enough Soldiers were sent to Fire Artillery. { whynot-turn }
whynot-shelled-icons = With { $icons ->
    [one] 1 fire icon
   *[other] { $icons } fire icons
} at most { $most } Germans fall.
whynot-row-empty = There is no Patrol and no Artillery in the { $where } row.
whynot-enemy-none = There is { $enemy ->
    [patrol] no Patrol
   *[artillery] no Artillery
} at { $place }.
whynot-enemy-other_row = The Gun fires at the { $where } row, and { $place } is not in it.
whynot-enemy-patrols_only = Only a Patrol can be removed now, no Artillery.
whynot-enemy-later = Patrols and Artillery are driven off by shells, by Soldiers on Supply Runs, and Patrols by a Counter Patrol. { whynot-turn }
whynot-airfield-used = { $what ->
    [morale] Morale was gained
    [miss] Miss tiles were gained
    [surrender] The Surrender marker was lowered
   *[stack] An Air stack was destroyed
} at the airfield today: each of these only once a day.
whynot-airfield-all_used = All that shells can bring at the airfield has been used today.
whynot-stack-gone = Air stack { $stack } is gone already.
whynot-stack-later = An Air stack is destroyed when a Gun fires at the airfield. { whynot-turn }
whynot-jam-other = It is { $what ->
    [gun] one of the Guns
   *[machine_gun] the Machine Gun
} that jams.

whynot-run-moved = { the-defender-start } at { $place } has moved today.
whynot-run-later = Supply Runs move in their own section. { whynot-turn }
whynot-run-away = This run has not come home with a Delivery token today.
whynot-run-none = There is no such Supply Run.
whynot-go-here = The run stands at { $place } already.
whynot-go-far = { $place } is { $steps } spaces away, and the run can go only { $left } more.
whynot-go-taken = Another Defender is at { $place }: no movement may end there.
whynot-go-enemies = The way to { $place } leads through the enemy: go there first, and sneak past.
whynot-go-ends = The way to { $place } leads through the Fortress or a Depot, where movement ends.
whynot-end-taken = Another Defender is here: the movement may not end.
whynot-fight-soldier = Only a Soldier may fight, and this is { a-defender }.
whynot-place-later = A Supply Run can go to { $place } when it moves. { whynot-turn }
whynot-place-nobody = No Defender is on the map: send somebody on a Supply Run in the morning.
whynot-depot-later = Whoever on a Supply Run comes to this Depot takes a Delivery token along. { whynot-turn }
whynot-depot-shut = Nothing has come to this Depot yet: it needs Open New Supply Route. { $when ->
    [never] That was possible on days 1 to 3 only.
   *[other] { whynot-turn }
}
whynot-route-opened = This Supply Route is open already.

whynot-calm-lowest = { $track ->
    [fear] Fear
   *[doubt] Doubt
} is as low as it can be.
whynot-damage-none = { $damage } is not damaged.
whynot-damage-snow = { $damage } lies under the snow: Shovel Snow until its Snow card is found.
whynot-damage-later = The rubble on { $damage } is cleared away by Repair. { whynot-turn }
whynot-miss-none = No Miss tile is left in the Reserve.
whynot-defence-highest = Defence { $level } is the highest level.
whynot-promote-type = { a-defender-start } cannot be promoted: only a Volunteer or a Hunter becomes a Soldier.
whynot-card-ordered = { $card } has its place already.

whynot-patient-none = There is no { defender-name } on level { $level } { $ward ->
    [bed] in a bed
   *[waiting] in the Waiting Area
}.
whynot-patient-in_bed = This Patient has a bed.
whynot-patient-later = Patients are treated when somebody was sent to the Infirmary. { whynot-turn }

whynot-card-special_first = Hope and Despair must be chosen first: { $count ->
    [one] only 1 card is still resolved, and it must be such a card
   *[other] only { $count } cards are still resolved, and they must be such cards
}.
whynot-card-price = The price of { $card } cannot be paid in full: the card can only be ignored.
whynot-card-drawn = { $card } waits until what is asked now is done.
whynot-card-event = { $card } is carried out when it is drawn; for the rest of the day only its chart counts.
whynot-card-away = This card is not among those that you can choose now.
whynot-branch-nothing = Nothing of the other choice can be done now, so it may not be taken.
whynot-post-barred = { a-defender-start } cannot fight: somebody else must take the Position.

whynot-area-later = Tired Defenders go to { $area ->
    [ready] Ready
   *[rest] Rest
} in the morning. { whynot-turn }
whynot-area-tired = Defenders come here by themselves when their work is done.
whynot-disc-ready = Ready Defenders are sent to work in the last step of the morning. { whynot-turn }
whynot-disc-tired = The Tired become Ready in the morning, for Supplies or Morale, or Rest for free. { whynot-turn }
whynot-disc-resting = Whoever rests is Ready the next morning, at no cost.
whynot-disc-dead = The dead leave the Morgue only when a card says so.
whynot-disc-recruit = The recruits are Ready when all have been drawn.
whynot-disc-posted = { the-defender-start } stays at { $space } until hit or relieved in a morning.
whynot-disc-working = { the-defender-start } works at { $space } today.
whynot-infantry-lying = These Germans lie in cover already.
whynot-infantry-later = The Germans are fired at from the walls. { whynot-turn }
whynot-track = { $track ->
    [morale] Morale changes by cards, by Inspire, by deliveries, and when you spend it in the morning.
    [supplies] Supplies come with deliveries, Volunteers and cards; in the morning they make the Tired Ready.
    [defence] Defence goes up by Bolster, and down by grenades, cards and the Retreat.
    [tiles] So many tiles are drawn from the Hit bag in every Event of the Siege; Bolster adds Miss tiles to it.
    [surrender] The flag goes down by deaths, Patients without beds and German Artillery; shells on the airfield help.
    [suspicion] Suspicion changes with what Supply Runs and Counter Patrols do.
    [fear] Fear goes down by Negotiate.
   *[doubt] Doubt goes down by Negotiate.
}

whynot-first = First click { $kind ->
    [disc] the Defender
    [gun] the Gun
   *[card] the card
}, then this.
whynot-begun = You have begun to choose something else: finish that, or take it back.
whynot-button = This is one of the answers below the question.
whynot-fate = First the dice and the draw.
whynot-over = The game is over.
whynot-other = That is not what is asked now.


## What things are and what they do now: one short text for each kind of thing that can be pointed at

about-title = { $title }
title-area = { $area ->
    [barracks] Barracks
    [ready] Ready
    [rest] Rest
    [tired] Tired
    [morgue] Morgue
    [recruitment] Recruits
    [infirmary] Infirmary
    [beds] Beds
   *[waiting] Waiting Area
}
title-column = { $column ->
    [grenade] Grenades
    [hit] Hit
    [move] Move
   *[charge] Charge
}
title-sector = Sector { $sector }
title-airfield = Værnes Airfield
title-stack = Air stack { $stack }
title-depot = Depot: { delivery-name }
title-bag = { $bag ->
    [recruit] Recruit bag
    [hit] Hit bag
   *[patrol] Patrol bag
}
title-day = Day { $day }
title-deck = { $deck ->
    [events] Event cards
    [high] High Morale
    [low] Low Morale
    [hope] Hope
    [despair] Despair
   *[snow] Snow cards
}
defenders-of-type = { $defender ->
    [officer] the Officer
    [soldier] Soldiers
    [volunteer] Volunteers
    [medic] Medics
   *[hunter] Hunters
}
about-who = { $double ->
    [none] { "" }
   *[other] {" "}Counting double: { $double }.
}{ $barred ->
    [none] { "" }
   *[other] {" "}Not for { $barred }.
}{ $only ->
    [none] { "" }
   *[other] {" "}Only for { $only }.
}
about-reach = { $reach ->
    [none] Nobody on the walls reaches them.
   *[other] Within reach of { $reach }.
}
log-about-space = { $number ->
    [one] One Defender
   *[other] { $number } Defenders
}: { $text }{ about-who } { $state ->
    [days] Only on days { $first } to { $last }.
    [snow] Still under the snow: shovel until its Snow card turns up.
    [rubble] In rubble: repair it first.
    [empty] Nobody is here now.
    [short] { $count ->
        [one] One is here now, which is not enough.
       *[other] { $count } are here now, which is not enough.
    }
   *[manned] { $count ->
        [one] One is here now
       *[other] { $count } are here now
    }: it is done { $times ->
        [one] once
       *[other] { $times } times
    } today.
}
log-about-position = One Defender stands here, throws a die a day ({ $hit } or more: a German in range falls, less: one lies down) and stays until hit or relieved.{ about-who } { $state ->
    [days] From day { $first } to day { $last }.
    [snow] Still under the snow.
    [rubble] In rubble now: nobody can stand here until it is repaired.
    [empty] Nobody is here now.
   *[manned] { $sectors ->
        [none] { the-defender-start } is here now.
       *[other] { the-defender-start } is here now and reaches Sector { $sectors }.
    }
}
log-about-defender = { $text } { $sectors ->
    [none] Out of reach of the slope now.
   *[other] On the walls this type reaches Sector { $sectors }.
}
log-about-disc-ready = { $text } Ready: goes where you send this one in the morning, and stays Ready if you don't.
log-about-disc-rest = { $text } Resting: Ready tomorrow, and it costs nothing.
log-about-disc-tired = { $text } Tired: works again only after a share of a Supply, for Morale, or after a day of rest.
log-about-disc-morgue = A dead Defender. Each of the dead costs 1 Morale every evening.
log-about-disc-recruitment = { $text } Has come up the hill, and joins you when you stop drawing; Doubt sends all but one home.
log-about-disc-wall = { $text } On the wall: { $fired ->
    [yes] has fired today
   *[no] fires one die today
}{ $sectors ->
    [none] { "" }
   *[other] {" "}and reaches Sector { $sectors }
}.
log-about-disc-work = { $text } At work today: { $space }. Tired afterwards.
log-about-area-barracks = Where the garrison lives: { $ready } Ready, { $rest } resting, { $tired } Tired.
log-about-area-ready = { $count ->
    [0] Nobody is Ready: there is nobody to send to work.
    [one] 1 Defender is Ready and can be sent to work in the morning; who isn't sent stays Ready.
   *[other] { $count } Defenders are Ready and can be sent to work in the morning; who isn't sent stays Ready.
}
log-about-area-rest = { $count ->
    [0] Nobody rests. Every morning { $most } of the Tired may come here for free, and are Ready the day after.
    [one] 1 Defender rests and is Ready tomorrow. Every morning { $most } of the Tired may come here for free.
   *[other] { $count } Defenders rest and are Ready tomorrow. Every morning { $most } of the Tired may come here for free.
}
log-about-area-tired = { $count ->
    [0] Nobody is Tired.
    [one] 1 Defender is Tired.
   *[other] { $count } Defenders are Tired.
} In the morning a Supply makes { $per } of them Ready, 1 Morale makes { $for_morale }.
log-about-area-morgue = { $count ->
    [0] Nobody has died.
    [one] 1 has died.
   *[other] { $count } have died.
} Each of the dead costs 1 Morale every evening; from { $limit } on, the white flag goes up a level every evening, too.
log-about-area-recruitment = New Defenders gather here, four at most, and are Ready when you stop. { $count ->
    [0] Nobody has come yet.
    [one] 1 has come.
   *[other] { $count } have come.
}
log-about-area-infirmary = { $count ->
    [0] Nobody is wounded
    [one] 1 Patient
   *[other] { $count } Patients
}; { $free ->
    [0] no bed is free
    [one] 1 bed is free
   *[other] { $free } beds are free
}. In a bed one gets better every evening, in the Waiting Area worse.
log-about-area-beds = Whoever lies here goes up a level every evening, and above level { $most } is well again, but Tired. { $free ->
    [0] No bed is free.
    [one] 1 bed is free.
   *[other] { $free } beds are free.
}
log-about-area-waiting = Whoever waits here falls a level every evening, and dies below level 1. { $count ->
    [0] Nobody waits now.
   *[other] { $count } wait now: that costs 1 Morale tonight; from { $limit } on, the white flag goes up, too.
}
log-about-patient-bed = { the-defender-start } in a bed, level { $level }: one level up tonight, well again above level { $most }. Every treatment is a level more.
log-about-patient-waiting = { the-defender-start } waits for a bed, level { $level }: one level down tonight, { $level ->
    [1] which is death.
   *[other] dead below level 1.
} Every treatment is a level up.
log-about-run = { the-defender-start } on a Supply Run{ $cargo ->
    [nothing] { "" }
    [supply] {" "}with extra Supplies
    [patrol] {" "}with a guide's report
    [miss] {" "}with timber for the walls
   *[morale] {" "}with letters and tobacco
}, now at { $place }: { $moved ->
    [yes] has moved today
   *[no] goes up to { $steps } spaces today
}. What is carried counts when it reaches the Fortress.

log-about-gun = Served by { $number } Soldiers, it fires once a day. { $state ->
    [snow] It still lies under the snow: shovel until its card turns up.
    [rubble] All of it is in rubble now: repair it first.
    [jammed] It is jammed now: Repair makes it work again.
    [fired] It has fired today.
   *[ready] { $icons ->
        [0] Without a fire icon it can only pin down the Germans of a Sector.
        [one] With 1 fire icon up to { $removed } Germans of a Sector fall, or 1 enemy of a row, or it gives 1 blow to the airfield.
       *[other] With { $icons } fire icons up to { $removed } Germans of a Sector fall, or { $icons } enemies of a row, or it gives { $icons } blows to the airfield.
    }
}
log-about-machine_gun = Once a day whoever holds Position A, B or C fires it instead: on { $hit } or more { $count } Germans in range fall, else { $count } lie down; a Supply adds { $boost }. Then it is jammed. { $state ->
    [siege] It comes with the Siege, on day 7.
    [jammed] It is jammed now: Repair makes it work again.
   *[ready] It is ready now.
}
log-about-damage = Rubble: { $covers ->
    [position] nobody can stand in { $damage }
    [gun] { $count } of { $slots } slots of { $damage } are covered
   *[part] the right part of { $damage } cannot be used
} until Repair clears it. The tile then goes into the Hit bag and can strike again.

log-about-infantry-standing = { $count ->
    [one] 1 German stands
   *[other] { $count } Germans stand
} in Sector { $sector }: each throws a die in the next attack. { about-reach }
log-about-infantry-lying = { $count ->
    [one] 1 German lies
   *[other] { $count } Germans lie
} pinned down in Sector { $sector }: no die in the next attack, then up again. { about-reach }
log-about-column-grenade = Germans whose dice send them here throw grenades: two or more lower Defence by 1. { $count } are here now.
log-about-column-hit = Germans whose dice send them here shoot: Defence stops { $defence } of them now, every other one hits the leftmost Defender on the walls. { $count } are here now.
log-about-column-move = Germans whose dice send them here go up a Sector when shooting is over. { $count } are here now.
log-about-column-charge = Germans who come past the top Sector charge: each injures the leftmost Defender on the walls, Defence or not. { $count } are here now.
log-about-sector = { $standing } Germans stand here, { $lying } lie. A Gun that fires here jams on less than { $criteria }. { $red ->
    [yes] Red: Germans here cost 1 Morale tonight. { about-reach }
   *[no] { about-reach }
}
log-about-row = A Gun that fires here removes a Patrol or a battery for each fire icon, and jams on less than { $criteria }. { $count ->
    [0] There is no enemy in this row now.
    [one] 1 enemy is in this row now.
   *[other] { $count } enemies are in this row now.
}
log-about-airfield = Each fire icon of a Gun brings one of these, once a day: { $morale } Morale, { $miss } Miss tiles into the Hit bag, the white flag { $surrender } level down, or an Air stack destroyed. The Gun jams on less than { $criteria }.
log-about-stack = { $state ->
    [gone] This Air stack is gone.
   *[other] { $count } Air tiles ({ $air ->
        [morale] each costs 1 Morale
        [supply] each costs 1 Supply
       *[injury] each injures a Defender
    }) that go into the Hit bag { $state ->
        [next] in the next Event of the Siege.
       *[later] when their turn comes; one stack a day in the Siege.
    } Shells on the airfield can destroy them before.
}
log-about-gate = The Fortress: every Supply Run sets out here, and what it carries counts when it is back. { $count ->
    [0] Nobody of the runs is here now.
    [one] 1 run is here now.
   *[other] { $count } runs are here now.
}
log-about-place = A stop on the trails{ $symbol ->
    [yes] , where German batteries take position
   *[no] { "" }
}. { $enemies ->
    [nobody] No enemy is here: a Supply Run can pass, or end its day here.
    [patrol] A Patrol is here: who comes here stops, sneaks past on more than { $suspicion }, or fights if a Soldier.
    [artillery] A battery is here: who comes here stops, sneaks past on more than { $suspicion }, or fights if a Soldier.
   *[both] A Patrol and a battery are here: who comes here stops, sneaks past on more than { $suspicion }, or fights if a Soldier.
}
log-about-depot = A Depot, where a Supply Run ends its day and takes a token along. A token brought home gives 2 Supplies, 1 Morale and its bonus ({ $text }). { $state ->
    [shut] Nothing is here until the route is opened, on days 1 to 3.
    [empty] All tokens are taken.
   *[open] { $count ->
        [one] 1 token is left.
       *[other] { $count } tokens are left.
    }
}
log-about-enemy-patrol = A German Patrol: a Supply Run that comes here stops, sneaks past on more than { $suspicion }, or fights if a Soldier. Counter Patrol and Guns remove it, too.
log-about-enemy-artillery = A German battery: on the map it makes more tiles be drawn from the Hit bag, and with all six the white flag goes up. A Soldier on a run or a Gun drives it off.

log-about-bag-recruit = Recruits are drawn from it on days 1 to 6: { $doubts } of { $count } discs are Doubt.
log-about-bag-hit = What shells and bombs do: in the Siege { $draws } tiles are drawn every day. { $misses } of { $count } tiles are misses.
log-about-bag-patrol = { $count } Patrols can still come; tonight { $patrols ->
    [0] none is drawn
    [one] one is drawn
   *[other] { $patrols } are drawn
}.
about-in-bag = { $count ->
    [0] None is in the Hit bag now.
    [one] 1 is in the Hit bag now.
   *[other] { $count } are in the Hit bag now.
}
log-about-tile-miss = A Miss tile does nothing when it is drawn, and leaves the bag. { about-in-bag }
log-about-tile-artillery = An Artillery tile moves the German Artillery on: a battery that is reached goes onto the map. It goes back into the bag. { about-in-bag }
log-about-tile-damage = A Damage tile lays what it names in rubble, and injures whoever stands there. { about-in-bag }
log-about-tile-air = Bombers: { $air ->
    [morale] 1 Morale is lost
    [supply] 1 Supply is lost
   *[injury] a Defender is injured
}. { about-in-bag }

log-about-track-morale = Morale { $level }: in the evening, after what the day brings, it says which cards you draw. At this level: { $deck ->
    [high] { $draw } High cards, of which you choose { $resolve }.
    [low] { $draw } Low cards, of which you choose { $resolve }.
   *[none] none.
} Then it is 0 again.
log-about-track-supplies = { $count ->
    [0] No Supplies: an evening without any costs 1 Morale.
    [one] 1 Supply: in the morning it makes { $per } Tired Defenders Ready.
   *[other] { $count } Supplies: in the morning each makes { $per } Tired Defenders Ready.
}
log-about-track-rations = One Supply makes { $per } Tired Defenders Ready; after the Coup and after the Retreat one fewer.
log-about-track-defence = Defence { $level } of { $most }: so many shots of an attack hurt nobody. Bolster raises it; grenades lower it.
log-about-track-tiles = { $count } tiles are drawn from the Hit bag every day of the Siege; for each of the { $pieces } batteries that still comes onto the map it is one more.
log-about-track-surrender = { $outlook }: by the end of each day of the Siege at least { $required } Defenders have to be healthy; now { $healthy } are. At the top of the pole all is lost.
log-about-track-suspicion = Suspicion { $level }: whoever sneaks past the enemy or fights on the trails needs more than { $level } on a die. Above { $most } it falls to { $reset }, and a Patrol comes.
log-about-track-snow = Snow { $level }: Shovel Snow lowers it; below { $least } a Snow card turns up and it starts at { $reset } again. Snowfall beyond { $most } draws a tile from the Hit bag.
log-about-track-steps = { $weather ->
    [sun] Sun
    [cloud] Clouds
   *[snow] Snowfall
}: a Supply Run goes { $steps } spaces today, one fewer with a load; Hunters carry without slowing down.
log-about-track-healthy = { $count } Defenders are healthy: Ready, resting, Tired or on the walls. { $required } are needed at the end of each day of the Siege.
log-about-track-day = Day { $day } of { $days }, { $stage ->
    [mobilisation] the Mobilisation: recruits come, and the fortress is made ready
    [attack] the 1st Attack: the Germans come up the hill
   *[siege] the Siege: shells, bombs and attacks; hold out to the end
}.
log-about-track-fear = Fear { $level }: at the Coup, at the end of day 3, so many recruits leave the bag. Negotiate lowers it.
log-about-track-doubt = Doubt { $level }: every day { $discs ->
    [0] no Doubt disc goes
    [one] 1 Doubt disc goes
   *[other] { $discs } Doubt discs go
} into the Recruit bag, and the evening brings { $morale } Morale. Negotiate lowers it.
log-about-day = { $when ->
    [now] Today,
    [later] To come:
   *[over] Over:
} { $stage ->
    [mobilisation] a day of the Mobilisation.
    [attack] a day of the 1st Attack.
   *[siege] a day of the Siege.
} { $patrols ->
    [0] No new Patrol
    [one] 1 new Patrol
   *[other] { $patrols } new Patrols
} in the evening (row { $where }).{ $red ->
    [yes] {" "}Red: it costs 1 Morale.
   *[no] { "" }
}{ $special ->
    [coup] {" "}Then the Coup: frightened recruits leave, and the walls are manned.
    [retreat] {" "}Then the Retreat: Supplies grow scarce and the Siege begins.
    [last_stand] {" "}Then the Last Stand, which decides the game.
   *[none] { "" }
}
log-about-weather = { $weather ->
    [sun] Sun
    [cloud] Clouds
   *[snow] Snowfall
}: a Supply Run goes { $steps } spaces{ $now ->
    [yes] {" "}today
   *[no] { "" }
}, one fewer with a load.{ $weather ->
    [snow] {" "}The snow gets deeper, too.
   *[other] { "" }
}
log-about-phase-event = The day begins with an Event card: weather, what it says, { $stage ->
    [mobilisation] Doubt, and recruits.
    [attack] recruits, and a German attack.
   *[siege] bombers, shells, and a German attack.
}
log-about-phase-morning = Who rested is Ready, the Tired are fed, and the Ready are sent to work.
log-about-phase-day = The work is done section by section: { $stage ->
    [mobilisation] Mobilisation, Guns, Supply Runs, Maintenance, Infirmary.
   *[other] walls, Guns, Supply Runs, Maintenance, Infirmary.
}
log-about-phase-evening = Morale becomes cards, the white flag is looked at, and Patrols come.
log-about-card = { $text } { $state ->
    [event] It is today's Event; its chart says who is hurt first.
    [drawn] { $kind ->
        [hope] You drew it tonight: use it, or put it off for another time.
        [despair] You drew it tonight: pay its price, or put it off for another time.
       *[other] You drew it tonight: choose it, or leave it in the deck.
    }
   *[open] { "" }
}
log-about-deck-events = { $count } Event cards are left in the { event-deck } deck; one is turned over every day.
log-about-deck-high = { $count } High cards are left: good news, drawn in the evening when Morale is above 0.
log-about-deck-low = { $count } Low cards are left: bad news, drawn in the evening when Morale is below 0.
log-about-deck-hope = { $count } Hope cards lie here: Radio and Morale above 3 put them into the Low deck.
log-about-deck-despair = { $count } Despair cards lie here: bad cards put them into the High deck.
log-about-deck-snow = { $count } Snow cards are left: one turns up when the snow is shovelled away, with a new Action or a find.


## Lessons

lesson-first-day-title = The first day
lesson-first-day-about = The Event card, the first recruits, and work for everybody before the Germans come.
lesson-first-day-event = April 1940. You command Hegra Fortress. You win if it holds for 11 days with as many healthy Defenders as the flagpole asks for. Each day begins with an Event card. Today it is ice: the weather is snow, so the Snow marker went up to 4, and two Defenders are too cold to work. Let a Volunteer and a Soldier be Tired.
lesson-first-day-doubt = The Doubt marker is on 1, so one Doubt disc went into the Recruit bag. That matters now.
lesson-first-day-draw = Men come up the hill: you draw them from the bag, one by one. A Soldier is here. Draw again, for every pair of hands counts.
lesson-first-day-draw-again = A Volunteer, and each brings a Supply along. Doubt would send all but one home again, but two discs among so many is a small risk. Draw once more.
lesson-first-day-stop = A Hunter: three recruits! With every disc Doubt comes nearer, and four is the most anyway. Stop here.
lesson-first-day-recruits = All three are Ready, and the Volunteer brought you a second Supply.
lesson-first-day-route = Now give everybody work: a click on a Defender, then on an Action. Two Soldiers open a new supply route. The number on a space says how many it takes.
lesson-first-day-shovel = The Hunter shovels snow. One is enough there, and a Hunter counts double on that space: the snow is cleared twice.
lesson-first-day-inspire = The Officer and two Volunteers inspire. It takes two; the Officer counts double, so these three do it twice, and high Morale pays in the evening.
lesson-first-day-run = The last Soldier goes on a Supply Run. What you eat lies in the Depots in the valley, and somebody has to fetch it.
lesson-first-day-begin = Nobody is settled until the day begins, so you could still change your mind. You like it? Begin the day.
lesson-first-day-open = The Actions are done from the left to the right. First the new route: choose the Miss group. Miss tiles will make the German guns less deadly.
lesson-first-day-open-after = Three tokens lie in that Depot now, waiting to be carried home.
lesson-first-day-go = Your Soldier leaves the Fortress. In snow a run goes four spaces, in better weather more. Go to Yellow 2: from there two Depots are one step away tomorrow.
lesson-first-day-act = Maintenance: shovelling and inspiring, in any order. Click either one; nothing is left to decide for the other.
lesson-first-day-evening = Two for the Officer's words and one because there is little Doubt: Morale is at 3, as high as it goes. Who worked is Tired now.
lesson-first-day-handy-men = In the evening Morale becomes cards. You drew three and may use two. Handy Men repair something for free: take that first.
lesson-first-day-repair = Position A is a place on the wall, and there will be shooting in three days. Clear away its damage.
lesson-first-day-bread = And bread from the valley: one more Supply, which is what wakes Tired Defenders in the morning.
lesson-first-day-done = Morale starts at 0 again, and day 2 has begun. You know the rhythm: event, recruits, work, evening. Ten more days like that, or not quite like that.

lesson-supply-run-title = Doubt, hunger and the way home
lesson-supply-run-about = Recruits who waver, a Tired garrison, and three runs past the German Patrols.
lesson-supply-run-draw = Day 2, and a Soldier has come. The bag decides who follows: draw twice more.
lesson-supply-run-draw-fourth = Three recruits, a fourth may come. You need men more than you fear Doubt: draw.
lesson-supply-run-doubt = A Doubt disc. They talk, and all but one go home.
lesson-supply-run-keep = You may keep one. Take a Soldier: they shoot far, and can fight Patrols.
lesson-supply-run-kept = The others are back in the Reserve, the Doubt disc is back in the bag, and no Volunteer stayed to bring a Supply.
lesson-supply-run-supply = Nine Defenders are Tired. One Supply feeds four of them, as the Supply marker says. Spend it.
lesson-supply-run-ready = Now say who wakes up: three Soldiers and the Medic. What is paid for is used before you may pay again.
lesson-supply-run-morale = No Supplies are left, but you can also ask more of them than you should: one Morale for two Defenders.
lesson-supply-run-two-more = The Volunteer and the Hunter, then.
lesson-supply-run-rest = Two may sleep in, for free: who rests today is Ready tomorrow without any Supply. Send two Soldiers to Rest.
lesson-supply-run-waking-done = Only two can rest, so the last Volunteer stays Tired. You are done.
lesson-supply-run-send = Today the food has to come home. One Soldier goes on a Supply Run.
lesson-supply-run-repair = Two Soldiers repair the wall; it takes both for one repair.
lesson-supply-run-begin = The others stay Ready and save their strength: you don't have to use everyone. Begin the day.
lesson-supply-run-first-run = Three are on the map now, and you choose who moves first. Begin with the Volunteer, who carries a token home.
lesson-supply-run-to-the-patrol = It is cloudy, so a run goes five spaces, but four with a load. A Patrol stands in the way on Light blue 6: go there.
lesson-supply-run-halt = Meeting a Patrol you can lie low or sneak past. With a load you don't gamble: stop here, and Suspicion falls by one.
lesson-supply-run-halted = Suspicion is at 1, which helps whoever sneaks next.
lesson-supply-run-second-run = Now the Soldier on Light blue 2.
lesson-supply-run-to-green = There is a Patrol on Green 2. Go to it all the same.
lesson-supply-run-sneak = A Soldier could fight, but that makes noise. To sneak, the die has to show more than the Suspicion, which is 1: five in six. Sneak.
lesson-supply-run-unseen = A 2: unseen! The run goes on.
lesson-supply-run-on = Three steps are left, one is enough: Yellow 2, next to the Depots.
lesson-supply-run-sneaked = Every success makes them warier: Suspicion is at 2 again.
lesson-supply-run-third-run = The last Soldier comes from the Fortress and has five steps, just enough for the Supply Depot. A run ends there, and takes a token along.
lesson-supply-run-depot = The token counts when it reaches the Fortress. Tomorrow it will.
lesson-supply-run-wall = And the repair: Position A, so that one more can stand on the wall.
lesson-supply-run-evening = Evening. Little Doubt gives one Morale, no Supplies takes one; with what you spent this morning it is at -1, and that means Low cards.
lesson-supply-run-stomachs = One of two has to be resolved. Empty Stomachs costs a Supply, but you have none, and what cannot be done is ignored. Take that one.
lesson-supply-run-done = It cost you nothing, but it was close: Supplies by night are worth more than you think. One more Patrol is out, and day 3 has begun.

lesson-first-assault-title = The first assault
lesson-first-assault-about = The Germans come up the hill. Man the walls, fire the Gun, and get through the evening.
lesson-first-assault-stop = Day 4: the card comes from the 1st Attack deck now, and four Germans with it. A Soldier has joined you. Leave it at that and stop: the attack begins.
lesson-first-assault-assault = Every standing German in Sector 1 rolled: the 6 shoots, the 4 advances, 1 and 3 wait. The one who lay pinned down only stood up. You have no Defence, so the shot hits the Soldier on the wall.
lesson-first-assault-bed = The die says how badly: level 5 of 6, a light wound. Give the Soldier a bed. In bed one gets better every day, in the Waiting Area worse.
lesson-first-assault-moved = The one who advanced is in Sector 2. Beyond Sector 3 is the wall.
lesson-first-assault-rest = It is morning. Two are Tired; both may sleep until tomorrow for free, which saves a Supply.
lesson-first-assault-volunteer = Now the walls, for an empty wall lets them walk up. A Volunteer to the leftmost Position: Volunteers only reach Sector 3, but there are Germans.
lesson-first-assault-officer = The Officer and a Soldier reach Sector 2 as well: to Positions A and B. C is still damaged, so nobody can stand there.
lesson-first-assault-gun = Two Soldiers serve Gun 1. Only Soldiers know how.
lesson-first-assault-medic = And the Medic to the Infirmary: Medics count double there.
lesson-first-assault-begin = Everybody is where they are needed. Begin the day.
lesson-first-assault-fire = First the walls, in any order. Let the Volunteer fire: one die, and 4 or more removes a German.
lesson-first-assault-fire-after = A 6! One less before the wall. Who fires stays in the Position.
lesson-first-assault-fire-officer = Now the Officer.
lesson-first-assault-remove = A 4 is a hit, and the Officer reaches two Sectors. Remove the one in Sector 3: Germans there cost Morale in the evening.
lesson-first-assault-pinned = The Soldier was last and threw a 2. Even a miss is good for something: a German in Sector 2 lies down and won't roll tomorrow.
lesson-first-assault-shell = Gun 1 has one fire icon: two Germans are removed, and whoever is left lies down. Sector 2 is the place for that.
lesson-first-assault-shelled = Both of them.
lesson-first-assault-jammed = Below 4 the Gun jams, and it was a 3: somebody has to repair it. The Medic treated the Soldier twice, who is back from bed, Tired but whole. And it is evening.
lesson-first-assault-evening = A night awake cost one Morale, so there are two Low cards, and you choose one. A Defender who slips away is gone; Dark Thoughts only put a card into a deck. Choose those.
lesson-first-assault-done = The hill is still yours. A new Patrol is out, the next card lies open, and the Germans come again. Now hold on!


## The table as text

board-day = Day { $day } of { $days }, { $stage ->
    [mobilisation] Mobilisation
    [attack] 1st Attack
   *[siege] Siege
}
board-marker = { $track ->
    [supplies] Supplies
    [morale] Morale
    [suspicion] Suspicion
    [snow] Snow
    [defence] Defence
    [movement] Steps on the trails
    [rations] Ready for a Supply
    [fear] Fear
   *[doubt] Doubt
} { $level }
board-surrender = { $level }: { $healthy } healthy, { $required } needed
board-barracks = Barracks
board-work = At work
board-infirmary = Infirmary
board-slope = The slope
board-guns = Guns
board-trails = The trails
board-bags = Bags
board-area-ready = Ready
board-area-rest = Rest
board-area-tired = Tired
board-area-morgue = Morgue
board-area-recruitment = Recruits
board-crowd = { $count } { defender-name }
board-rubble = in rubble
board-patient = { defender-name }, level { $level }
board-waiting = Waiting, level { $level }
board-beds = { $count ->
    [one] one bed is free
   *[other] { $count } beds are free
}
board-sector = { $standing } standing, { $lying } lying{ $boxes ->
    [0] { "" }
   *[other] , { $boxes } in the boxes
}
board-batteries = { $pieces } batteries; { $tiles } tiles from the Hit bag a day
board-strength = strength { $strength }
board-machine-gun = { $jammed ->
    [yes] jammed
   *[no] ready
}
board-slots = * fire  . blank  x jammed  # in rubble
board-patrols = Patrols
board-artillery = Batteries
board-run = { defender-name } at { $place }{ $token ->
    [none] { "" }
    [supply] {" "}with Supplies
    [patrol] {" "}with a report
    [miss] {" "}with timber
   *[morale] {" "}with letters
}
board-depots = Depots
board-depot = { $token ->
    [supply] Supply
    [patrol] Patrol
    [miss] Miss
   *[morale] Morale
} { $count }
board-bag-recruit = Recruit bag
board-bag-hit = Hit bag
board-piece = { $count } { $piece ->
    [officer] Officer
    [soldier] Soldier
    [volunteer] Volunteer
    [medic] Medic
    [hunter] Hunter
    [doubt] Doubt
    [miss] Miss
    [artillery] Artillery
    [air-morale] Air (Morale)
    [air-supply] Air (Supply)
    [air-injury] Air (injury)
   *[other] Damage ({ $piece })
}
board-summary = The siege ended on day { $day }: { $healthy } healthy Defenders, { $fallen } fallen.


## Setting up the real box

prepare-board = Lay out the Main board, and the Small board on its bottom left corner with the Mobilisation side up.
prepare-marker = { $track ->
    [supply] Supply marker: on the value { $level }.
    [snow] Snow marker: on space { $level }.
    [day] Turn marker: on day { $level }.
    [morale] Morale marker: on { $level }.
    [suspicion] Suspicion marker: on { $level }.
    [defence] Defence marker: on { $level }.
    [fear] Fear marker: on { $level }.
   *[doubt] Doubt marker: on { $level }.
}
prepare-weather = Weather marker: on { $weather ->
    [sun] the sun
    [snow] the snow
   *[cloud] the cloud
}.
prepare-surrender = Surrender marker: on { $outlook }.
prepare-artillery = Artillery track: the marker on the leftmost space, and { $count } Artillery pieces, one on each of the spaces { $first } to { $last }.
prepare-supplies = { $count ->
    [one] Put 1 Supply cube into the Supply area.
   *[other] Put { $count } Supply cubes into the Supply area.
}
prepare-air = Air stack { $stack }: put { $count } Air tiles that say { $kind ->
    [morale] Morale
    [supply] Supplies
   *[injury] injury
}.
prepare-depot = Put the { $count } Delivery tokens for { delivery-name } on their Depot.
prepare-damage = { $count ->
    [one] { $damage }: put its Damage tile in place.
   *[other] { $damage }: put its Status tiles in place, unjammed, and { $count } Damage tiles over them.
}
prepare-ready = Ready area: { $defenders }.
prepare-hit_bag = Into the Hit bag: { $tiles }.
prepare-patrol_bag = Into the Patrol bag: all { $count } Patrol tokens.
prepare-recruit_bag = Into the Recruit bag: { $defenders }, and { $doubts ->
    [one] 1 Doubt disc
   *[other] { $doubts } Doubt discs
}.
event-deck = { $deck ->
    [mobilisation] Mobilisation
    [attack] First Attack
    [siege_1] first Siege
    [siege_2] second Siege
   *[last_stand] Last Stand
}
prepare-events = Shuffle the { $count } Event cards of the { event-deck } deck and put them face down.
prepare-morale = Shuffle the { $count } { $deck ->
    [high] High
   *[low] Low
} Morale cards and put them face down.
prepare-pile = { $deck ->
    [hope] Hope
   *[despair] Despair
} cards: a face-up pile in this order, the first on top: { $cards }.
prepare-snow = Shuffle the { $count } Snow cards and put them face down.
prepare-rest = Everything else is the Reserve: keep it beside the boards, and have dice at hand.


## What a version of the rules has touched

# Shown at tables that began under an earlier version.
rules-version-2 = Supply Runs: a run may come back to the space that it leaves.

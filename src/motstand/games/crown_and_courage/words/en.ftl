# Crown & Courage in English.
#
# ask-      questions                option-   what can be answered      done-, decline-  what ends a question
# log-      what happened            won, lost-  how the game ended      why-      why a hint advises so
# group-    headings of options      step-     what is asked after some clicks of an option
# whynot-   what speaks against one  effect-   what tiles and cards do   response- what the Germans would answer
# path-     where the player is
#
# Values: $action is a German action: move, paratrooper, reinforcements, bombing, stress, threat, morale, collaborator or
# chaos (of a card, the name of what it is played for); $what such an action or quick_response; $space a space of the
# grid, r1c1 to r3c3; $displayed top, middle or bottom; $face unique or army; $line row or column; $unit regular or
# paratrooper; $section left, middle or right; $part the phase; $place, $from, $to, $tile, $card, $demand, $sector are
# names; $effects, $won, $response, $supports are what some things do or are, one after the other.


## Pieces of sentences

german-action = { $action ->
    [move] Move
    [paratrooper] Paratrooper
    [reinforcements] Reinforcements
    [bombing] Bombing
    [stress] Stress
    [threat] Threat
    [morale] Morale
    [collaborator] Collaborator
   *[chaos] Chaos
}
german-what = { $what ->
    [quick_response] the Quick Response is rolled
    [move] the Germans move
    [paratrooper] a Paratrooper lands
    [reinforcements] German Reinforcements come
    [bombing] the bombers come
    [stress] your Stress rises
    [threat] the Threat rises
    [morale] you lose Morale
    [collaborator] a Collaborator comes
   *[chaos] a Chaos tile goes into the bag
}
space-name = { $space ->
    [r1c1] top left
    [r1c2] top middle
    [r1c3] top right
    [r2c1] middle left
    [r2c2] centre
    [r2c3] middle right
    [r3c1] bottom left
    [r3c2] bottom middle
   *[r3c3] bottom right
}
displayed-name = { $displayed ->
    [top] top
    [middle] middle
   *[bottom] bottom
}
line-name = { $line ->
    [row] row
   *[column] column
}
face-name = { $face ->
    [army] Army Orders up
   *[unique] its own face up
}
# Chaos has but one face.
face-added = { $face ->
    [none] { "" }
    [army] , Army Orders up
   *[unique] , its own face up
}
unit-name = { $unit ->
    [regular] regular troop
   *[paratrooper] Paratrooper
}
section-name = { $section ->
    [left] left
    [middle] middle
   *[right] right
}
more-left = { $left ->
    [one] { "" }
   *[other] {" "}({ $left } left)
}
tile-chaos = Chaos


## What tiles and cards do

effect-none = nothing
effect-stress = { $way ->
    [up] { $count } Stress more
   *[down] { $count } Stress less
}
effect-threat = { $way ->
    [up] Threat { $count } up
   *[down] Threat { $count } down
}
effect-morale = { $way ->
    [up] gain { $count } Morale
   *[down] lose { $count } Morale
}
effect-momentum = { $way ->
    [up] Momentum { $count } up
   *[down] Momentum { $count } down
}
effect-pressure = { $way ->
    [up] a Pressure cube onto the King
   *[down] a Pressure cube off the King
}
effect-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
effect-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
effect-army = { $count ->
    [one] 1 Army Order
   *[other] { $count } Army Orders
}
effect-mobilise = { $count ->
    [one] a troop gathers at an empty mobilisation centre
   *[other] up to { $count } troops gather at empty mobilisation centres
}
effect-march = one army goes up to { $count } spaces
effect-sabotage = { $count ->
    [one] 1 Sabotage action
   *[other] { $count } Sabotage actions
}
effect-fire = { $what ->
    [same] remove a German in the sector of a Norwegian troop
   *[near] remove a German in or beside the sector of a Norwegian troop
}
effect-evacuate = prepare the journey or move the King
effect-route = a die for the Evacuation pool, without Stress
effect-plan = every Evacuation die 1 up
effect-evacuation_die = one Evacuation die 1 up
effect-king = { $count ->
    [one] the King goes 1 space
   *[other] the King goes up to { $count } spaces
}
effect-card = { $count ->
    [one] an action of a card for 1 card less
   *[other] an action of a card for { $count } cards less
}
effect-repeat = { $what ->
    [line] carry out another tile of its row or column
   *[grid] carry out another tile of the grid
}
effect-upgrade = { $count ->
    [one] a tile of level I becomes the next level
   *[other] a tile of level I or II becomes the next level
}
effect-skip_response = as primary order no German Main Response
effect-halt = the next German Move of this turn is stopped
effect-quick_response_die = a die leaves the Quick Response box
effect-scout = a German action tile is turned up without being resolved
effect-gold = the gold is brought to safety
effect-german = German action: { $what ->
    [move] Move
    [paratrooper] Paratrooper
    [reinforcements] Reinforcements
    [bombing] Bombing
    [stress] Stress
    [threat] Threat
    [morale] Morale
    [collaborator] Collaborator
   *[chaos] Chaos
}
effect-collaborator = a Collaborator comes into your hand
effect-flip = the lowest Order tile is turned to its German side
effect-sabotage_dice = every Sabotage die 1 down
effect-lose = the game is lost


## What the Germans would answer

response-none = nothing
response-skipped = nothing, for their Main Response is skipped
response-hidden = the hidden tile at { $position }
response-action = { german-action }{ $times ->
    [one] { "" }
   *[other] {" "}{ $times } times
}{ $die ->
    [0] { "" }
   *[other] {" "}(Sabotage die { $die })
}

## What an answer in a battle would lead to

outlook-removed = { $choice ->
    [yes] 1 German is removed, of your choice
   *[no] 1 German is removed
}
outlook-valiant = Valiant defence: for 1 Morale one more
outlook-back = The other Germans go back where they came from; you lose nobody
outlook-troops = { $count ->
    [one] Your troop goes
   *[other] Your { $count } troops go
} back to the supply: { $count ->
    [one] 1 Sabotage action
   *[other] { $count } Sabotage actions
}
outlook-escape = The King flees if Germans are left: { $gold ->
    [0] { "" }
    [one] 1 part of the Gold Reserve is lost,{ " " }
   *[other] { $gold } parts of the Gold Reserve are lost,{ " " }
}{ $die ->
    [0] { "" }
   *[other] the die with { $die } goes into the Quick Response box,{ " " }
}a Pressure cube onto him
outlook-town = If regular troops are left, the town falls: { $effects }


## Where the player is

path-main_response = Main Response
path-quick_response = Quick Response
path-momentum = Momentum
path-move = German Move
path-paratrooper = Paratrooper
path-reinforcements = Reinforcements
path-bombing = Bombing
path-stress = Stress
path-threat = Threat
path-morale = Morale
path-collaborator = Collaborator
path-chaos = Chaos
path-battle = battle at { $place }
path-forced_escape = forced escape
path-occupation = occupation of { $place }
path-order = { $tile } ({ space-name })
path-frame = Army Order at { $position }
path-demands = German Demands
path-push = An Extra Push
path-dawn = A New Day Dawns


## Questions

ask-plan = Today's Plan: which tile do you choose?
ask-place = Where does { $tile } go, and which side up?
ask-line = Primary order, { space-name }: is its row or its column active?
ask-execute = Execute Orders: what is carried out next?
ask-before = Before { german-what }: do you play a card?
ask-discard = Which card do you discard?{ more-left }
ask-morale = The people take heart. Where does the Morale marker go?
ask-morale-card = Do you draw a card for it?
ask-army = Army Order: gather a troop, or march?{ more-left }
ask-mobilise = Where does a troop gather?{ more-left }
ask-march = { $left ->
    [one] One more step: where to?
   *[other] Which army marches, and where? ({ $left } steps)
}
ask-sabotage = Which Sabotage action?{ more-left }
ask-evacuate = Evacuate: how do you help the King on his way?
ask-king = Where does the King go? ({ $left ->
    [one] 1 space
   *[other] { $left } spaces
})
ask-die = Which Evacuation die do you give back? You gain 1 Stress for each point that it falls short of the Threat.
ask-raise_die = Which Evacuation die goes 1 up?
ask-fire = Fire: which German is removed?
ask-order = Order: which action of a card do you carry out, for { $cheaper ->
    [one] 1 card less
   *[other] { $cheaper } cards less
}?
ask-repeat = Repeat: which tile is carried out once more?
ask-upgrade = Upgrade: which tile becomes the next level?
ask-scout = Which German action tile is turned up?
ask-demand = The Germans demand: { $demand }. To decline it costs { $cost } Willpower. What does the King answer?
ask-battles = Which battle comes first?
ask-battle = Battle at { $place }: retreat, or stand?
ask-battle-support = Strength { $missing } is still missing. Which card helps?
ask-battle-remove = Which of the attackers at { $place } is removed?
ask-battle-valiant = A valiant defence at { $place }: do you give Morale to remove one more?
ask-escape = The King must flee. Where to?

ask-roll-quick_response = { $count ->
    [one] Throw the Quick Response die.
   *[other] Throw the { $count } dice of the Quick Response box.
}
ask-draw-tile = Draw a tile from the bag: which one is it?
ask-draw-frame = Turn over the tile at position { $position }: which German action does it show?
ask-draw-push = Turn over the Order tile on the Push track: which German action does it show?
ask-draw-card = Draw an Action card: which one is it?
ask-draw-collaborator = Turn up the next Collaborator: who is it?
ask-draw-demand = Turn up the next German Demand: which one is it?


## Options

option-choose = { $tile } ({ displayed-name }): { $effects }{ $cost ->
    [none] { "" }
   *[other] ; price: { $cost }
}
option-place = { $tile } on the { space-name } space{ face-added }: { $effects }. The Germans answer: { $response }
option-activate = The { line-name }: { $supports ->
    [none] no other tile
   *[other] also { $supports }
}{ $frame ->
    [yes] , and the Army Order at its end
   *[no] { "" }
}{ $quick ->
    [yes] ; it sets off a Quick Response
   *[no] { "" }
}
option-resolve = { $tile } ({ space-name }): { $effects }
option-skip = Leave { $tile } ({ space-name }) undone
option-resolve_frame = The Order tile at { $position }: { $effects }
option-skip_frame = Leave the Order tile at { $position } undone
option-go_on = Go on
option-hurry = Go on, and don't ask again
option-play = { $card }: { $action } ({ $cost ->
    [0] no other card
    [one] 1 other card
   *[other] { $cost } other cards
}): { $effects }
option-order = { $card }, ordered: { $action } ({ $cost ->
    [0] no other card
    [one] 1 other card
   *[other] { $cost } other cards
}): { $effects }
option-calm = Discard { $cards } cards: Threat { $levels } down
option-discard = Discard { $card }{ $collaborator ->
    [yes] : a Collaborator, which costs 1 Morale
   *[no] { "" }
}
option-right = To the right in its row
option-up = Up a row: more Loyalty
option-give_order = The marker stays: give an Army Order
option-draw = Draw a card
option-mobilise = A troop gathers at { $place }
option-march = { $count ->
    [one] A troop marches
   *[other] { $count } troops march
} from { $from } to { $to }
option-recruit = Recruit: a die of the people joins the Sabotage pool, showing 1
option-train = Train recruits: every die of the Sabotage pool { $count } up
option-send = You are on your own now: the die with { $value } goes to { german-action } at { $position }
option-smuggle = Smuggle in supplies: the die on { german-action } at { $position } goes up to { $shown }
option-new_route = A New Route: one more Evacuation die, and { $stress } Stress
option-plan_journey = Plan Journey: every Evacuation die 1 up
option-move_now = We have to move now: the King goes { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, then a die is given back
option-go = To { $place }{ $germans ->
    [0] { "" }
    [one] , past a German: 1 Stress
   *[other] , past { $germans } Germans: { $germans } Stress
}{ $troops ->
    [0] { "" }
    [one] , to a Norwegian troop: 1 Morale
   *[other] , to { $troops } Norwegian troops: { $troops } Morale
}{ $town ->
    [none] { "" }
    [free] , a free town: 1 Morale, 1 Stress less
    [bombed] , a town under bombs: 1 Stress
   *[other] , a fallen town: 2 Stress
}
option-give_die = The die with { $value }: { $stress ->
    [0] no Stress
   *[other] { $stress } Stress
}
option-raise_die = The die with { $value } goes up to { $shown }
option-fire = { $unit ->
    [regular] A regular troop
   *[paratrooper] A Paratrooper
} at { $place } is removed
option-repeat = { $tile } ({ space-name }): { $effects }
option-upgrade = { $tile } ({ space-name }) on the grid
option-upgrade_plan = { $tile } ({ displayed-name }) in Today's Plan
option-scout = Turn up the tile at position { $position }
option-ignore = Ignore it: 2 Reinforcements, { $count } Morale less, a Pressure cube onto the King
option-fight = Fight the battle at { $place }
option-retreat = Retreat into the forest: 1 German is removed, then your troops are lost, each for a Sabotage action
option-hold = Give them hell: you are strong enough, and the Germans are thrown back
option-flee = The King flees: his best die and his gold are lost, and the Pressure grows
option-support = { $card } gives strength { $strength }{ $won ->
    [none] { "" }
   *[other] ; after a victory { $won }
}
option-remove = A { unit-name } from { $from }
option-spend = Give 1 Morale: one more German is removed
option-spare = Keep the Morale

done-mobilise = No more troops
done-march = The army stops here
done-king = The King stops here
decline-morale-card = Draw no card
decline-demand = Decline it for { $cost } Willpower

group-cards = Play a card
group-place = On the { space-name } space
group-march = March from { $from }
group-mobilise = Gather a troop
group-send = Send the die with { $value }


## What is asked after so many clicks of an option: step-<option>-<clicks>, with what was clicked as values

step-place-1 = Which side up?
step-play-1 = { $card }: which action?
step-order-1 = How do you use { $card }?
step-support-1 = How do you use { $card }?
step-march-1 = Where do the troops from { $from } march?
step-march-2 = How many march to { $to }?
step-fire-1 = Which German at { $place }?
step-send-1 = Which German action does the die with { $value } go to?
step-remove-1 = Where did the German come from?


## What happened: the plan

log-turn-begins = Day { $day }, turn { $turn }
log-plan-disc = The Chaos tile in the { displayed-name } space gets a German symbol.
log-plan-shifted = The tiles of Today's Plan slide down.
log-plan-drawn = { $tile } comes from the bag into the { displayed-name } space.
log-plan-chosen = You choose { $tile } from the { displayed-name } space.
log-plan-placed = { $tile } is placed on the { space-name } space{ face-added }.
log-operations-line = The { line-name } of the { space-name } space is active.
log-execute-resolved = { $tile } ({ space-name }) is carried out.
log-execute-frame = The Order tile at { $position } is carried out.
log-execute-skipped = The tile on the { space-name } space is skipped.
log-execute-frame_skipped = The Order tile at { $position } is skipped.
log-tile-repeated = { $tile } ({ space-name }) is carried out once more.
log-upgraded = { $tile } becomes { $to }.


## What happened: cards, Morale, Danger

log-card-drawn = You draw { $card }.
log-card-played = { $card }: { $action }.
log-card-discarded = { $card } is discarded.
log-deck-shuffled = The discard pile is shuffled into a new deck.
log-collaborator-gained = A Collaborator: { $card } comes into your hand.
log-collaborator-turned_up = The next Collaborator is { $card }.
log-morale-gained = Morale rises: Loyalty { $loyalty }, space { $place }.
log-morale-lost = Morale falls: Loyalty { $loyalty }.
log-morale-order = The Morale marker stays, and the army gets an order.
log-stress-gained = { $count } Stress: now { $to }.
log-stress-lost = { $count } Stress less: now { $to }.
log-threat-gained = The Threat rises to { $to }.
log-threat-lowered = The Threat falls to { $to }.
log-threat-alarm = Alarm! A die goes into the Quick Response box, and the Threat falls to { $to }.
log-threat-no_die = Alarm, but no die is left: the Germans move, and the Threat falls to { $to }.
log-willpower-lost = { $count } Willpower lost, { $left } left.
log-pressure-added = A Pressure cube onto the King: { $on_king } on him, { $left } in the box.
log-pressure-taken_off = A Pressure cube off the King: { $on_king } left on him.
log-momentum-raised = German Momentum rises to { $to }.
log-momentum-lowered = German Momentum falls to { $to }.
log-momentum-top = German Momentum is at its highest: they move instead.


## What happened: the army, sabotage and the journey

log-army-mobilised = A troop gathers at { $place }.
log-army-marched = { $count ->
    [one] A troop marches
   *[other] { $count } troops march
} from { $from } to { $to }.
log-sabotage-recruited = A recruit joins the Sabotage pool.
log-sabotage-trained = The recruits are trained: { $count } up.
log-sabotage-sent = A Sabotage die with { $value } goes to the tile at { $position }.
log-sabotage-smuggled = The Sabotage die at { $position } gets supplies: now { $value }.
log-sabotage-pool_weakened = Every die of the Sabotage pool goes 1 down; { $left } are left.
log-sabotage-weakened = The Sabotage die at { $position } { $value ->
    [0] is used up
   *[other] has { $value } left
}.
log-evacuate-route = A new route: { $count } Evacuation dice.
log-evacuate-planned = The journey is planned: every Evacuation die 1 up.
log-evacuate-raised = An Evacuation die goes up to { $value }.
log-evacuate-die_given = The Evacuation die with { $value } goes back to the people.
log-king-went = The King comes to { $place }.
log-king-black = The King has said no: from now on he fights with his troops.
log-fire-hit = { $unit ->
    [regular] A regular troop
   *[paratrooper] A Paratrooper
} at { $place } is removed.


## What happened: the Germans

log-main_response-skipped = The German Main Response is skipped.
log-main_response-tile = { german-action }, the tile at { $position }, is { $count ->
    [0] not resolved: no symbol shows
    [one] resolved once
   *[other] resolved { $count } times
}.
log-quick_response-rolled = Quick Response: { $dice }.
log-quick_response-die_taken = A die leaves the Quick Response box; { $left ->
    [0] only its own is left
   *[other] { $left } are left beside its own
}.
log-frame-turned_up = The tile at { $position } is turned up: { german-action }.
log-frame-all_turned = All Order tiles are turned already: the Germans move.
log-german-chaos = A Chaos tile goes into the bag, { $left } left in reserve.
log-german-dropped = A Paratrooper lands at { $place }.
log-german-reinforced = A German troop arrives at { $place }.
log-bombing-begun = Bombers are on their way to { $place } ({ $value }).
log-bombing-raid = Bombs fall on { $place } ({ $value }).
log-bombing-destroyed = { $place } is destroyed.
log-move-halted = The German Move is stopped.
log-move-will_halt = The next German { $count ->
    [one] Move
   *[other] { $count } Moves
} of this turn will be stopped.
log-move-regulars = { $count ->
    [one] A German troop moves
   *[other] { $count } German troops move
} from { $from } to { $to }.
log-move-paratroopers = { $count ->
    [one] A Paratrooper moves
   *[other] { $count } Paratroopers move
} from { $from } to { $to }.
log-move-joined = { $count ->
    [one] A Paratrooper at { $place } joins
   *[other] { $count } Paratroopers at { $place } join
} the regular troops.
log-occupation-taken = { $place } is occupied.
log-occupation-ruins = The Germans take the ruins of { $place }.
log-occupation-cleared = In { $sector } { $count ->
    [one] a Norwegian troop is
   *[other] { $count } Norwegian troops are
} cut off and lost.
log-occupation-garrison = A German troop leaves the map as the garrison of { $place }.
log-occupation-chaos = A Chaos tile goes from the Occupation track into the bag.


## What happened: battles and flight

log-battle-lost = At { $place } your troops retreat into the forest: strength { $strength } against { $germans }.
log-battle-won = At { $place } you give them hell: strength { $strength } against { $germans }!
log-battle-troops_lost = { $count ->
    [one] A troop is
   *[other] { $count } troops are
} lost at { $place }, and { $count ->
    [one] goes on
   *[other] go on
} in secret.
log-battle-removed = A { unit-name } of the attackers at { $place } is removed.
log-battle-back = The attackers of { $place } are thrown back.
log-escape-gold_lost = The Germans take { $card }.
log-escape-die_lost = The Evacuation die with { $value } goes into the Quick Response box.
log-escape-fled = The King flees to { $place }.


## What happened: the evening

log-demand-drawn = The Germans demand: { $demand }. To decline costs { $cost } Willpower, then: { $effects }.
log-report-regrouped = The grid is full: all tiles go back into the bag, and { $tile } lies on top of Today's Plan again.
log-report-chaos_aside = Chaos is drawn and laid aside; another tile is drawn.
log-report-chaos_back = { $count ->
    [one] The Chaos tile goes
   *[other] The { $count } Chaos tiles go
} back into the bag.
log-setup-chaos = { $count ->
    [one] A Chaos tile goes
   *[other] { $count } Chaos tiles go
} into the bag.
log-setup-gold_aside = { $card } is laid aside; another card is drawn.
log-demand-declined = The King declines: { $demand }.
log-demand-ignored = The King ignores: { $demand }.
log-push-turned = The Order tile of the Push track is turned up: { german-action }.
log-push-cubes = { $count ->
    [one] A Push cube
   *[other] { $count } Push cubes
} in the { section-name } section.
log-push-full = The { section-name } section of the Push track is full: { german-action }.


## How the game ended

won = The King is free! { $gold ->
    [0] No gold came with him.
    [one] 1 part of the Gold Reserve is safe with him.
   *[other] { $gold } parts of the Gold Reserve are safe with him.
}
lost-nowhere = The King has nowhere left to flee to.
lost-willpower = The King's Willpower is gone: he gives up.
lost-pressure = The Pressure on the King has become too great.
lost-bombed = The King dies under the bombs.
lost-cut_off = The Germans have cut off the King.
lost-towns = All towns have fallen: there is nothing left to reign over.
lost-resigned = The King gives himself up.

part-plan = Today's Plan
part-operations = Order of Operations
part-main_response = German Main Response
part-execute = Execute Orders
part-report = Report
part-demands = German Demands
part-push = An Extra Push
part-dawn = A New Day Dawns
seat-name = The King
goal = Bring the King to Freedom before Willpower, Pressure or the Germans stop him, and save what gold you can.

headline = Day { $day }, turn { $turn }: { $part ->
    [plan] Today's Plan
    [operations] Order of Operations
    [main_response] German Main Response
    [execute] Execute Orders
    [report] Report
    [demands] German Demands
    [push] An Extra Push
   *[dawn] A New Day Dawns
}


## Why a hint advises so

why-only = There is nothing else to choose.
why-card = This card brings more now than it costs.
why-calm = One more Threat would alarm the Germans.
why-plan = This tile, in its best place, does most for its price.
why-place = Here the tile does most, and the Germans can answer least.
why-line = This line carries out more, for less of an answer.
why-execute = What is worth most comes first: it may change what the others can do.
why-before = No card in hand would help enough now.
why-discard = This card will be missed least.
why-morale = Loyalty first, then cards.
why-army = There the troop stands best in the Germans' way.
why-mobilise = There the troop stands best in the Germans' way.
why-march = There the troop stands best in the Germans' way.
why-sabotage = That is where it hurts the Germans most.
why-evacuate = That brings the King furthest for what it costs.
why-king = That is the best way to Freedom.
why-die = It costs least Stress, and leaves the better dice.
why-raise_die = Which die it is hardly matters.
why-fire = That German is the greatest danger.
why-order = This action brings most for its price.
why-repeat = This tile is worth most a second time.
why-upgrade = This tile is used most.
why-scout = Which tile it is hardly matters.
why-demand = The Willpower for a no, against Pressure and Morale for silence.
why-battles = The order hardly matters.
why-battle = That costs less than the other answer.
why-escape = From there the King can get away furthest.


## Why not? What speaks against an answer, and what would have to change

whynot-plan-empty = This space of Today's Plan is empty.
whynot-plan-price = You cannot pay for this tile: the top one costs a card from your hand.
whynot-place-taken = A tile lies there already.
whynot-place-chaos = Chaos has no Army Orders.
whynot-place-impossible = Its own action could not be carried out there now: place it with Army Orders up.
whynot-card-price = You have too few other cards to discard for it.
whynot-card-nothing = Nothing of it would be possible now.
whynot-calm-cards = You have too few cards for that.
whynot-calm-lowest = The Threat is at its lowest level.
whynot-mobilise-supply = No Norwegian troop is left in the supply.
whynot-mobilise-taken = A mobilisation centre has to be empty, and somebody stands there.
whynot-march-freedom = Only the King goes to Freedom.
whynot-march-red = No Norwegian may enter a red space.
whynot-march-germans = Germans stand there: your troops attack nobody.
whynot-march-bombed = The town is being bombed: no troop may enter.
whynot-march-occupied = The town is occupied: no troop may enter.
whynot-evacuate-population = No die is left in the Population pool.
whynot-evacuate-planned = No Evacuation die can go up: there is none, or all show 6.
whynot-evacuate-no_die = There is no die in the Evacuation pool: the King can't travel.
whynot-evacuate-no_way = No way of that length ends in a space without Germans.
whynot-king-freedom = Only an Evacuate brings the King into Freedom.
whynot-king-red = No Norwegian may enter a red space.
whynot-escape-freedom = In a forced escape the King can't reach Freedom.
whynot-escape-red = No Norwegian may enter a red space.
whynot-escape-highway = In a forced escape the King must keep off the highway.
whynot-escape-germans = Germans stand there.
whynot-demand-willpower = There is not enough Willpower to decline: it costs what the card says, and 1 for each Pressure cube on the King.
whynot-sabotage-population = No die is left in the Population pool.
whynot-sabotage-loyalty = At Loyalty 0 nobody can be trained.
whynot-sabotage-no_recruit = No die of the Sabotage pool can go up: there is none, or all show 6.
whynot-sabotage-nobody = There is no die in the Sabotage pool: recruit first.
whynot-sabotage-face_down = A Sabotage die goes only to a German action that lies face up.
whynot-sabotage-taken = A Sabotage die lies there already.
whynot-sabotage-no_saboteur = No Sabotage die lies there.
whynot-sabotage-six = The die there shows 6 already.
whynot-repeat-empty = There is no other tile there to be repeated.
whynot-repeat-elsewhere = This Repeat reaches only its own row and column.
whynot-repeat-repeats = A Repeat can't be repeated.
whynot-repeat-nothing = Nothing of that tile would be possible now.
whynot-upgrade-empty = No tile lies there.
whynot-upgrade-chaos = Chaos has no next level.
whynot-upgrade-level = This Upgrade is not good enough for that level, or the tile is at its highest.
whynot-mobilise-centre = Troops gather only at a mobilisation centre.
whynot-march-other = That is no step of the army that is on its way, or the troops are not there.
whynot-king-far = The King goes to a space beside him.
whynot-king-ends = From there the rest of his way could not end in a space without Germans.
whynot-escape-far = The King flees to a space beside him.
whynot-sabotage-no_value = No die in the Sabotage pool shows that.
whynot-fire-range = No Norwegian troop is near enough, or no such German stands there.
whynot-die-none = No die that shows it can be taken.
whynot-scout-open = Only a German action tile that is face down can be scouted.
whynot-battle-loyalty = At Loyalty 0 no card can be used in a battle.
whynot-battle-strength = This card has no strength.
whynot-battle-weak = The cards that your Loyalty allows are not enough to match the Germans.
whynot-battle-alone = The white King alone can't retreat into the forest: he flees, or cards defend him.
whynot-battle-not_alone = He is not alone: first there is a battle.
whynot-battle-attacker = No such German took part in the attack.
whynot-battle-elsewhere = There is no battle there.
whynot-execute-piece = No Resolve piece lies there.
whynot-execute-nothing = Nothing of it would be possible now: it can only be skipped.
whynot-morale-end = The row ends here: Morale goes up.
whynot-morale-top = This is the top row: an Army Order takes the place of going up.
whynot-morale-not_top = Only in the top row Morale gives an Army Order.
whynot-other = That is not possible now.
whynot-over = The game is over.
whynot-fate = Dice or cards decide now.
whynot-first = Begin with something else: { $kind ->
    [place] a space of the map
    [space] a space of the grid
    [displayed] a tile of Today's Plan
    [card] a card
    [position] a tile of the frame
    [die] a die
   *[other] one of the answers
}.
whynot-begun = Go on: this is where an answer begins.
whynot-button = There is a button for it.
whynot-later = That is not asked about now; its turn comes in its phase.


## Setting up the real box

prepare-board = Lay out the Main board.
prepare-stock = Norwegian tiles: put the level III tiles in a row, sorted by title, and each level II tile below the one of its title ({ $count } tiles).
prepare-evacuate = Put { $tile } on the top space of Today's Plan.
prepare-bag = Put the other { $count } tiles of level I into the bag. Draw two of them for the middle and the bottom space of Today's Plan when you are asked for them.
prepare-chaos = Then { $count ->
    [one] 1 Chaos tile goes
   *[other] { $count } Chaos tiles go
} into the bag.
prepare-track_chaos = Put a Chaos tile on the Occupation track, on the space of { $place }.
prepare-occupation = Cover the spaces of the Occupation track with their tiles, Occupied side up, from the top: { $towns }.
prepare-german_tiles = Shuffle the { $count } German action tiles with the 1 up, and put one on each of the positions 1 to { $most } of the frame. Don't look at their other sides.
prepare-order_tiles = Shuffle the Order tiles with Army Orders up, and put { $count } of them on the positions { $first } to { $last }. Don't look at their other sides.
prepare-push_tile = Put the last Order tile on the middle section of the Push track, Army Orders up.
prepare-resolve = Order of Operations: the yellow Primary piece in its box, the 2 Support pieces and then the Frame piece in the pink row.
prepare-marker = { $track ->
    [momentum] Momentum marker
    [stress] Stress marker
   *[threat] Threat marker
}: on { $level }.
prepare-morale = Morale marker: on the first space of row { $row } from the bottom (Loyalty { $loyalty }).
prepare-quick_response = Put the Quick Response die into its box.
prepare-evacuation = Evacuation pool: { $count ->
    [one] 1 die showing 1
   *[other] { $count } dice, each showing 1
}.
prepare-population = Population pool: { $count } dice, each showing 1.
prepare-pressure = Put the { $count } Pressure cubes into the Pressure box.
prepare-willpower = Put the { $count } Willpower cubes into the Willpower box.
prepare-german_supply = German army supply: { $count } German troops.
prepare-norwegian_supply = Norwegian army supply: { $count } Norwegian troops.
prepare-king = The white King stands in { $place }.
prepare-germans = { $count ->
    [one] 1 German regular troop
   *[other] { $count } German regular troops
} at { $place }.
prepare-norwegians = { $count ->
    [one] 1 Norwegian troop
   *[other] { $count } Norwegian troops
} in { $place }.
prepare-reserve = The reserve beside the board: { $chaos } Chaos tiles, the Bombing die, { $cubes } Push cubes, the black King and { $discs } German symbol discs.
prepare-demands = Shuffle the { $count } German Demand cards and put them face down.
prepare-collaborators = Shuffle the { $count } Collaborator cards and put them face up.
prepare-deck = Shuffle the { $count } Action cards and put them face down.
prepare-hand = Your first hand is { $count ->
    [one] 1 card
   *[other] { $count } cards
}, none of them Gold Reserve: draw again instead of those, and shuffle them back.
prepare-symbols = For this difficulty a German symbol counts on these spaces of the grid alone, whatever the board shows: { $spaces }.


## Lessons: the first turn

lesson-first-turn-title = The first turn
lesson-first-turn-about = Two turns in April 1940: choose a tile, see what the Germans answer, and prepare the King's journey.
lesson-first-turn-choose = Every turn you choose one of the three tiles of Today's Plan. The bottom one is free, the middle one costs 1 Stress, the top one a card. The King has to get away, so take Evacuate from the top.
lesson-first-turn-discard = It costs a card of your choice. Farmstead will be missed least: discard it.
lesson-first-turn-paid = A card that is discarded is not lost for good: the pile is shuffled when the deck runs out.
lesson-first-turn-place = Now place Evacuate on the grid: either side up, on any empty space. Put it in the centre with its own side up. It is your primary order of this turn. Before you confirm, look at what it sets off: German tiles at the ends of its row and its column.
lesson-first-turn-line = Either its row or its column is active: other tiles in the active line act along with it, and so does an Order tile at its end. Nothing else lies there yet. Take the row.
lesson-first-turn-response = The Frame piece lies on the Order tile at 11. Now comes the German Main Response: all German tiles of both lines, from the lowest number up. The one at 2 was face down, is turned up and is resolved once: Stress.
lesson-first-turn-before = Before each German action you may play a card. Not now: go on.
lesson-first-turn-stressed = Your Stress is at 7. Beyond 10 each step would cost Willpower, and without Willpower the King gives up. Next, the tile at 5 was turned up: Threat.
lesson-first-turn-hurry = You can also let the rest of the response happen without being asked again. Do that.
lesson-first-turn-threatened = The Threat is at 4. At 8 the Germans are alarmed. Stress can never fall to the Threat or below it.
lesson-first-turn-resolve = Your turn: Execute Orders. Every tile with a piece is carried out once, in the order that you like. Begin with Evacuate.
lesson-first-turn-route = There are three ways to help the King. He goes as many spaces at once as there are Evacuation dice, so one die is not much. Take A New Route: another die, for as much Stress as there are dice then.
lesson-first-turn-prepared = Two dice, and 2 Stress.
lesson-first-turn-army = The Order tile in the frame is an Army Order. Carry it out, too.
lesson-first-turn-mobilise = An Army Order gathers a troop at an empty mobilisation centre, or moves some. Let a troop gather in Hadeland, beside the road of the Germans.
lesson-first-turn-turn = The grid is not full, so a new turn begins. The tiles slide down, and a new one comes from the bag: Fire.
lesson-first-turn-second = Now Strategise lies at the bottom, for free. Choose it: it draws two cards.
lesson-first-turn-beside = Place it beside Evacuate, in the middle on the left, with its own side up. So Evacuate can act once more.
lesson-first-turn-support = Make the row active: Evacuate gets a Support piece and is carried out again this turn.
lesson-first-turn-turned = The row and the column of the new tile are answered: the tile at 1 is turned up, Reinforcements, and the Threat at 5 is face up already.
lesson-first-turn-symbols = A tile that is face up is resolved once for each German symbol that shows in its line. One shows in this row, on the right; yours covers the other. Let it happen.
lesson-first-turn-answered = A fresh German troop landed, and the Threat rose to 5.
lesson-first-turn-strategise = Carry out Strategise first: the cards may help with the rest.
lesson-first-turn-again = Now Evacuate once more, as a support.
lesson-first-turn-journey = Plan Journey: every Evacuation die goes 1 up. When the King travels you give back one die, and what it shows below the Threat is Stress.
lesson-first-turn-planned = Both dice show 2.
lesson-first-turn-march = The Army Order of the row is still there. Carry it out.
lesson-first-turn-block = March the troop from Hadeland onto the road of the Germans, to Minnesund. They attack only what is weaker than they are, but every battle costs them.
lesson-first-turn-done = That is a turn: plan, German answer, orders. When all nine spaces are full comes the evening, with German Demands. Play on from here if you like.


## Lessons: a battle

lesson-battle-title = A battle
lesson-battle-about = The Germans move twice and meet your troops in two places. One battle is won with a card, one is lost and pays off all the same.
lesson-battle-line = Rest lies in the centre, and the German Move at 5 is face up in its row, with two symbols showing: two Moves. Make the column active, for its Army Order.
lesson-battle-move = Hidden Stress came first. Then the Move: regular troops advance along their road, the frontmost first, wherever they are stronger than what stands there. 3 against 2 in Midtskogen, 3 against 2 in Minnesund: both attack. The King's battle comes first.
lesson-battle-battle = The King is white: he has no strength of his own. 2 troops against 3. Up to your Loyalty you may discard cards for their strength. Night March has 2: play it, and you are 4 against 3.
lesson-battle-won = Give them hell! One of the attackers is removed.
lesson-battle-valiant = A valiant defence: for 1 Morale one more of them is removed. Give it.
lesson-battle-back = The last attacker is thrown back to Løten. Nobody of yours was lost. Now the battle at Minnesund.
lesson-battle-retreat = Here you have 2 against 3, and no card left. Your troops retreat into the forest.
lesson-battle-lost = Even so, one of the attackers is removed.
lesson-battle-valiant-again = Here, too, Morale can remove one more. Loyalty is precious, but the Germans are few now: give it.
lesson-battle-forest = Both of your troops leave the map, and each of them becomes a Sabotage action.
lesson-battle-recruit = First somebody has to be recruited: a die of the people joins the Sabotage pool, showing 1.
lesson-battle-send = The second Move is still to come. Send your die to the Move at 5: before each resolution a Sabotage die goes down by 1 instead.
lesson-battle-stopped = The second Move didn't happen! The die showed 1, so it went back to the people. A single recruit held up the German army.
lesson-battle-rest = Now your orders. Rest takes 2 Stress away.
lesson-battle-army = And the Army Order of the column.
lesson-battle-march = Send one troop ahead to Terningen bridge, between Midtskogen and Elverum.
lesson-battle-done = Battles are decided before they are fought: by where your troops stand, by Loyalty, and by a card kept in hand. Play on from here if you like.


## Lessons: a German Main Response

lesson-main-response-title = The Germans answer
lesson-main-response-about = A Main Response with all that can happen inside it: a card at the right time, Threat, Stress, a Move, a battle, and a forced escape.
lesson-main-response-line = The grid fills up. Sabotage is your primary order; three German tiles at the ends of its lines are face up: Threat at 2, Stress at 5, and an Order tile that was turned to Move at 8. Make the column active, with Rest.
lesson-main-response-symbols = Now the symbols: the empty space above shows one, so Threat and Move come once each. In the row everything is covered, but the Chaos tile carries 2 discs: Stress comes twice.
lesson-main-response-card = Cards can be played at nearly any time. Before the Threat rises you are asked. Play Radio Message: it needs no other card.
lesson-main-response-right = 1 Morale: up a row for more Loyalty, or to the right, where a card may be drawn. Go to the right.
lesson-main-response-draw = Draw the card.
lesson-main-response-drawn = Then the question is asked again, for the Threat is still to come.
lesson-main-response-hurry = Let the response happen now. The line at the top tells you where you are, however deep it goes.
lesson-main-response-moved = Threat once, Stress twice, then the Move: the Germans enter Terningen bridge, where the King is alone.
lesson-main-response-flee = A card of strength could still save him: 1 against 1 would do. But see what a forced escape is. Gold can't fight. Let the King flee.
lesson-main-response-lost = The gold in your hand is lost, with Morale and Stress, and the best Evacuation die now helps the Germans in their Quick Response.
lesson-main-response-escape = He flees one space. Elverum lies on the highway, in Midtskogen there are Germans, and to the east is no way. Only Furnes is left. With nowhere to go the game would be lost.
lesson-main-response-escaped = A Pressure cube onto the King, the fourth would be the end; and one of the attackers is removed. Then everything that was interrupted goes on, from the inside out, until the response is over.
lesson-main-response-rest = Now your orders. Rest first: the Stress is high.
lesson-main-response-sabotage = Then Sabotage.
lesson-main-response-recruit = Recruit somebody for the next time.
lesson-main-response-done = A response is read from the outside in: which tiles, how many symbols, what each does, and what that causes. Choose your places so that little shows. Play on from here if you like.


## Lessons: a Demand

lesson-demand-title = A Demand
lesson-demand-about = The evening of the first day: the King says no, the Germans push on, and the army gets its orders for the new day.
lesson-demand-demand = The grid was full, so evening has come, and with it a German Demand: Appoint Quisling. To ignore it means Reinforcements, less Morale and more Pressure. To decline it costs the Willpower on the card and 1 for the Pressure cube on the King. Decline it.
lesson-demand-declined = 2 Willpower, 3 are left. But the text of the card helps you: 2 Morale.
lesson-demand-right = One after the other, each as you like. First to the right, onto a space with a card.
lesson-demand-draw = Draw it.
lesson-demand-up = The second one up a row: Loyalty 3.
lesson-demand-push = After his first no the King is black: from now on he has strength 1. Then the extra push: its Order tile was turned up, and each occupied town put a cube on the track. The left section was full: Reinforcements came to Hamar. The middle one keeps its cube.
lesson-demand-dawn = A New Day Dawns: as many Army Orders as you have Loyalty, 3, and each has to be used. Let a troop gather in Tretten.
lesson-demand-guard = The troop from Terningmoen marches to the King in Furnes. With the black King that is strength 2.
lesson-demand-last = Now Terningmoen is empty again: let another troop gather there.
lesson-demand-done = The new day begins with an empty grid. Willpower is all the King has: the more Pressure, the dearer every no. Play on from here if you like.


## What the things on the table are (log-about-), and what stands above those texts (title-)

about-title = { $title }
title-displayed = Today's Plan, { displayed-name }
title-position = Frame { $position }
title-deck-bag = The bag
title-deck-deck = Action deck
title-deck-discards = Discard pile
title-deck-collaborators = Collaborators
title-deck-demands = German Demands
title-deck-evacuated = Evacuated gold
title-deck-chaos = Chaos in reserve
title-track-stress = Stress
title-track-threat = Threat
title-track-momentum = Momentum
title-track-morale = Morale
title-track-willpower = Willpower
title-track-pressure = Pressure
title-track-push = Push track
title-track-occupation = Occupation track
title-track-german_supply = German supply
title-track-norwegian_supply = Norwegian supply
title-pool-population = Population pool
title-pool-evacuation = Evacuation pool
title-pool-sabotage = Sabotage pool
title-pool-quick_response = Quick Response box
title-line = { $line ->
    [row] The row
   *[column] The column
}
title-face = { $face ->
    [army] Army Orders
   *[unique] Its own face
}
title-unit = { $unit ->
    [regular] Regular troop
   *[paratrooper] Paratrooper
}
title-calm = { $cards } cards
title-die = A die with { $value }

log-about-displayed = { $tile }: { $effects }. Its back: { $army }. { $cost ->
    [none] It costs nothing to choose.
   *[other] To choose it costs: { $cost }.
}
log-about-displayed-chaos = Chaos does nothing for you, and each time it slides down it gets a German symbol ({ $discs } on it now).
log-about-displayed-empty = Empty: next turn the tiles above slide down, and one is drawn from the bag.
log-about-space = { $tile }{ face-added }: { $effects }. { $piece ->
    [primary] It is the primary order of this turn.
    [support] It supports the primary order and is resolved this turn.
   *[none] It is resolved again whenever a tile is placed in line with it and that line is activated.
}
log-about-space-empty = { $symbol ->
    [yes] An empty space with a German symbol: as long as nothing covers it, German tiles of its row and column are resolved once more.
   *[no] An empty space without a German symbol.
}
log-about-space-chaos = { $discs ->
    [0] Chaos: it does nothing when it is resolved.
    [one] Chaos with a German symbol: German tiles of its row and column are resolved once more.
   *[other] Chaos with { $discs } German symbols: German tiles of its row and column are resolved so many times more.
}
log-about-position = German action: { german-action }. It is resolved when a tile is placed in its line, once for each German symbol there ({ $symbols } now). { $die ->
    [0] No Sabotage die lies on it.
   *[other] A Sabotage die with { $die } lies on it and stops it so often.
}
log-about-position-hidden = A German tile, face down: it is turned up and resolved once when a tile is placed in its line.
log-about-position-order = An Order tile: activate its line and you may give an Army Order. Later it is turned to a German action. { $piece ->
    [yes] Its order waits for you now.
   *[no] { "" }
}
log-about-place = Sector { $sector }.{ $town ->
    [free] { " " }A free town: gives the King 1 Morale and takes 1 Stress.
    [bombed] { " " }A town under bombs: destroyed after { $bombing } more raids.
    [occupied] { " " }An occupied town: costs the King 2 Stress.
    [destroyed] { " " }A destroyed town: costs the King 2 Stress.
   *[none] { "" }
}{ $icon ->
    [red] { " " }A German start space: no Norwegian may enter.
    [mobilisation] { " " }A mobilisation centre: a troop can be added while nobody stands here.
    [drop] { " " }Paratroopers land here.
   *[none] { "" }
}{ $road ->
    [highway] { " " }On the German road, and a highway: no flight leads here.
    [road] { " " }On the German road.
   *[none] { "" }
}{ $germans ->
    [0] { "" }
    [one] { " " }A German troop stands here.
   *[other] { " " }{ $germans } German troops stand here.
}{ $norwegians ->
    [0] { "" }
    [one] { " " }A Norwegian troop stands here.
   *[other] { " " }{ $norwegians } Norwegian troops stand here.
}{ $king ->
    [white] { " " }The King is here; in white he adds no strength.
    [black] { " " }The King is here; in black he counts as a troop.
   *[none] { "" }
}
log-about-place-freedom = Freedom: the King wins when an Evacuate brings him here. It is { $steps } steps away.
log-about-card = { $actions }. In a battle it adds { $strength }. { $won ->
    [none] { "" }
   *[other] Used in a battle that is won: { $won }.
}
log-about-card-gold = { $actions }. Then it counts if the King gets away; in a forced escape it is lost.
log-about-card-collaborator = { $actions }. Whenever it leaves your hand you lose 1 Morale.
card-action = { $action } ({ $cost ->
    [0] free
    [one] 1 card
   *[other] { $cost } cards
}): { $effects }
log-about-demand = { $state ->
    [open] To decline it costs { $cost } Willpower, then: { $effects }. To ignore it brings Reinforcements, costs Morale and adds Pressure.
    [declined] Declined.
   *[ignored] Ignored: it counts when the next one is ignored.
}
log-about-deck-bag = { $count } tiles are in the bag; one is drawn each turn.
log-about-deck-deck = { $count } Action cards are left; when the deck is empty the discards are shuffled.
log-about-deck-discards = { $count } cards lie here; they become the deck when it is empty.
log-about-deck-collaborators = { $count } Collaborators are left. Who comes into your hand costs Stress for each that is there.
log-about-deck-demands = { $count } Demands are left; one comes each time the grid is full.
log-about-deck-evacuated = { $count } Gold Reserve cards are safe: your score if the King gets away.
log-about-deck-chaos = { $count } Chaos tiles are left; without one the Germans move instead.
log-about-track-stress = Stress { $level } of { $most }. The step past { $most } costs a Willpower; it never falls below { $least }, just above the Threat.
log-about-track-threat = Threat { $level }. At { $alarm } a die joins the Quick Response and it falls to { $after }. Discard two cards to lower it by 1, three by 2.
log-about-track-momentum = Momentum { $level } of { $most }. After each Quick Response the Germans move once more and it falls by 1.
log-about-track-morale = Loyalty { $loyalty }: so many cards in a battle, so much training, so many Army Orders at dawn. Morale goes right (perhaps a card) or up.
log-about-track-willpower = { $left } Willpower. Without any the game is lost; declined Demands and too much Stress cost it.
log-about-track-pressure = { $king } on the King, { $left } in the box. When the box is empty the game is lost; each on the King makes Demands dearer.
log-about-track-push = { $cubes } cubes. At the end of a day a cube comes for each occupied town ({ $occupied } now); a full section is resolved.
log-about-track-occupation = { $lost } of 5 towns are lost. Each that falls resolves all that is revealed here again; the fifth loses the game.
log-about-track-german_supply = { $left } German troops wait. When none is left the Germans move instead of being reinforced.
log-about-track-norwegian_supply = { $left } Norwegian troops can be mobilised.
log-about-pool-population = { $dice } dice for new routes, recruits, and the Quick Response when the Threat is too high.
log-about-pool-evacuation = { $dice } dice: the King goes so many spaces when he has to move. The die that is given up costs the Threat ({ $threat }) less its value in Stress.
log-about-pool-sabotage = { $dice } recruits; Train recruits raises each by { $loyalty }.
log-about-pool-quick_response = { $dice } dice are rolled in a Quick Response: each resolves the German tile with its number. { $momentum ->
    [0] { "" }
   *[other] Then the Germans move once more.
}
log-about-line = The other tiles of this { line-name } are resolved together with the new one, and so is an Order tile at its end that still shows Army Orders.
log-about-face = { $face ->
    [army] The back of the tile: Army Orders, and on some a card.
   *[unique] The tile's own action; it has to be possible now.
}
log-about-unit = { $unit ->
    [regular] Regular troops march along the German road, and take the towns on it.
   *[paratrooper] Paratroopers land in front of the others and go towards the King.
}
log-about-action = What it does: { $effects }. It costs { $cost ->
    [0] no other card
    [one] 1 other card
   *[other] { $cost } other cards
}; the card itself is discarded, too.
log-about-ordered = What it does: { $effects }. The order makes it cheaper: without it, it costs { $cost ->
    [0] no other card
    [one] 1 other card
   *[other] { $cost } other cards
}.
log-about-support = Discarded in a battle, it gives strength { $strength }.{ $won ->
    [none] { "" }
   *[other] { " " }After a victory: { $won }.
}
log-about-calm = Discard { $cards } cards of your hand, and the Threat ({ $threat } now) falls by { $levels }.
log-about-die = A die that shows { $value }. When the King goes, the one that is given up costs Stress if it shows less than the Threat ({ $threat }); on a German tile it stops that so often.
log-about-phase-plan = Tiles slide down and one is drawn; choose a tile and place it.
log-about-phase-operations = Choose the row or column of the new tile: its other tiles support it. Three in a line set off a Quick Response.
log-about-phase-main_response = The German tiles of both lines are resolved.
log-about-phase-execute = Resolve the tiles with a piece, in any order.
log-about-phase-report = When the grid is full a day ends: tiles go back to the bag.
log-about-phase-demands = A German Demand comes: decline or ignore it.
log-about-phase-push = Occupied towns bring cubes, full sections German actions.
log-about-phase-dawn = Army Orders by Loyalty, and a new day.


## The board in the terminal, and where numbers come from

board-summary = Day { $day }, turn { $turn }; { $gold ->
    [0] no gold was saved
    [one] 1 gold reserve was saved
   *[other] { $gold } gold reserves were saved
}.
board-markers = Stress { $stress }, Threat { $threat }, Momentum { $momentum }, Loyalty { $loyalty }, Willpower { $willpower }, Pressure { $pressure }
board-pools = Population { $population }; Evacuation { $evacuation }; Sabotage { $sabotage }; Quick Response { $quick }
board-hand = Hand ({ $count })
board-army = army
board-map = The map
board-king = { $king ->
    [black] the black King
   *[white] the King
}
board-norwegians = { $count } Norwegian
board-regulars = { $count } German
board-paratroopers = { $count } Paratrooper
board-bombed = bombed, { $count } left
board-town = { $town ->
    [occupied] occupied
   *[destroyed] destroyed
}
log-trace-demand = To decline costs { $count } Willpower
log-trace-printed = { $count } on the card
log-trace-pressure = { $count } for Pressure on the King
log-trace-position = { german-action } is { $count ->
    [0] not resolved
    [one] resolved once
   *[other] resolved { $count } times
}
log-trace-once = { $count }: Chaos is resolved only once
log-trace-symbol = { $count } on the empty space { space-name }
log-trace-discs = { $count } on the Chaos tile { space-name }
log-trace-strength = Norwegian strength { $count }, without cards
log-trace-card = { $count } from { $card }
log-trace-before = It stood at { $count }
log-trace-more = { $count } more
log-trace-less = { $count } taken off
log-trace-fell = { $count }: back to just above the Threat, for 1 Willpower
log-trace-threat = { $count } for the Threat
log-trace-die = { $count } for the die that is given up
log-trace-rolled = { $position }: { $action ->
    [hidden] a tile that is still face down
   *[other] { german-action }
}
log-trace-troops = { $count } from troops
log-trace-king = { $count } from the { $king ->
    [black] black
   *[white] white
} King

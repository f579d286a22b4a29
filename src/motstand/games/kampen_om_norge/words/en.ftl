# Kampen om Norge in English.
#
# ask-      questions            option-   what can be answered    pass-, done-, end-   what ends or declines a question
# log-      what happened        won-      how the game ended      why-                 why a hint advises so
# group-    headings of options  when-     when a card is played   step-   after some clicks
#
# Values: $faction, $enemy, $seat and $role are germany, norway, allies or both; $meets is nobody, enemy or attack;
# $area, $from, $to, $via, $card, $cancelled and $kind are names ($from also sea or air), $name is a card's Norwegian
# name alone; $adds is so many dice; the others are numbers.


## Pieces of sentences

number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
number-start = { $count ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[other] { $count }
}
battalion = { $count ->
    [one] battalion
   *[other] battalions
}
nationality = { $faction ->
    [germany] German
    [norway] Norwegian
   *[allies] Allied
}
force = { number } { nationality } { battalion }
force-start = { number-start } { nationality } { battalion }
faction-name = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] the Allies
   *[both] Norway and the Allies
}
faction-start = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
}
# "s" where the faction is one country: Germany plays, the Allies play.
verb-s = { $faction ->
    [germany] s
    [norway] s
   *[allies] { "" }
}
has = { $faction ->
    [germany] has
    [norway] has
   *[allies] have
}
enemy-name = { $enemy ->
    [germany] Germany
    [norway] Norway
   *[allies] the Allies
}
seat-name = { $seat ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
    [both] Norway and the Allies
    [norway-and-allies] Norway and the Allies
   *[other] { $seat }
}
from-where = { $from ->
    [sea] from the sea
    [air] from the air
   *[other] from { $from }
}
if-attack = { $meets ->
    [enemy] : attack
    [attack] : join the attack
   *[nobody] { "" }
}
symbols = { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}


## Questions

ask-factions = Which side will you lead?
ask-movement = { faction-start }: move battalions, play a card, or end the movement.
ask-drop = Where shall the paratroopers jump?
ask-drop-divert = German paratroopers are over { $area }. Will your fighters turn them away?
ask-march = { faction-start }: who marches two areas?
ask-airlift = Which battalions fly, and where to?
ask-sealift = Which battalions sail, and where to?
ask-invasion-trade = Trade cards for the landing. { $per } symbols bring a battalion. ({ bought })
ask-invasion-land = Where does the next battalion land? ({ $left } to land)
ask-sabotage = Norway: the Germans have moved. Which of their roads will you block?
ask-sabotage-engineers = Norway plays { $kind } on the road { from-where } to { $area }: { $count ->
    [one] 1 battalion turns
   *[other] { $count } battalions turn
} back. Will the engineers clear it?
ask-battles = { faction-start }: which combat is fought next?
ask-combat-attack = { faction-start }: cards for the attack on { $area }?
ask-combat-defender_counters = { faction-start }: cancel a card of the attack on { $area }?
ask-combat-defence = { faction-start }: cards for the defence of { $area }?
ask-combat-attacker_counters = { faction-start }: cancel a card of the defenders of { $area }?
ask-combat-remove = Which of the attackers of { $area } is lost? ({ $left } to remove)
ask-combat-share_losses = Whose battalions are lost in { $area }?
ask-combat-decide_losses = Norway and the Allies do not agree: whose battalions are lost in { $area }?
ask-retreat = { faction-start }: where to retreat from { $area }?
ask-retreat-decide = Norway and the Allies do not agree: where must they retreat from { $area }?
ask-rescue = An Allied battalion is beaten in { $area }. Will ships save it?
ask-trade = { faction-start }: trade cards? { $per } symbols bring a battalion. ({ bought }{ $faction ->
    [germany] , the free one included
   *[norway] { "" }
})
bought = { $symbols ->
    [0] nothing traded
   *[other] { symbols } traded
}: { $battalions ->
    [0] no battalion yet
    [one] 1 battalion
   *[other] { $battalions } battalions
}
ask-arrival = The Allied landing: where do { $count } battalions go ashore? ({ $left ->
    [one] the last stack
   *[other] { $left } stacks
})
ask-placement = { faction-start }: where does a new battalion go? ({ $left } to place)
ask-submarine = { faction-start }: send a submarine against the reinforcements of { enemy-name }?
ask-new_cards-discard = { faction-start } used no card this round: which one is discarded?
ask-withdrawal = The Allied deck is spent: where do the Allies withdraw a battalion? ({ $left } to withdraw)

ask-roll-factions = { seat-name }: throw a die for the choice of sides.
ask-roll-attack = { faction-start }: throw { $count ->
    [one] 1 die
   *[other] { $count } dice
} for the attack on { $area }.
ask-roll-defence = { faction-start }: throw { $count ->
    [one] 1 die
   *[other] { $count } dice
} for the defence of { $area }.
ask-roll-submarine = { faction-start }: throw a die for the submarine.
ask-draw-action_card = Draw a card from the { nationality } deck: which one is it?


## Options

option-lead = { $role ->
    [germany] Lead Germany
    [norway] Lead Norway
    [allies] Lead the Allies
   *[both] Lead Norway and the Allies
}
option-move = { $from } to { $to } with { $count }{ move-attack }
move-attack = { $meets ->
    [nobody] { "" }
   *[enemy] { if-attack }{ $water ->
        [yes] {" "}across water
       *[no] { "" }
    }
}
option-card = Play { $card }
option-drop = Jump over { $area }{ if-attack }
option-divert = { $name }: they come down in { $to }
option-march = { $from } by { $via } to { $to } with { $count }{ move-attack }
option-airlift = Fly from { $from } to { $to } with { $count }
option-sealift = Sail from { $from } to { $to } with { $count }
option-trade = Trade { $card }: { symbols }
option-land = Land in { $area }{ if-attack }
option-send_back = { $name }: { $turned ->
    [one] one battalion turns
   *[stack] all turn
} back on the road { from-where } to { $area }
option-escape = { $name }: { $count } slip away from { $from } to { $to }
option-cancel = Play { $card }: cancel { $cancelled }
option-fight = Fight for { $area } now
option-play = Play { $card }
option-remove = Lose one of those { from-where }
option-lose = Lose { $norwegian } Norwegian and { $allied } Allied
option-retreat = Retreat to { $to }
option-rescue = { $name }: save the battalion and bring it to { $to }
option-arrive = A stack goes ashore in { $area }
option-place = Place the new battalion in { $area }
option-forgo = Give the battalions up
option-airplace = { $name }: { $count } new to { $area }
option-hunt = { $name } against the battalion in { $area }: on a high die it is sunk
option-discard = Discard { $card } with its { symbols }
option-withdraw = Withdraw a battalion from { $area }

end-movement = End the movement
pass-drop-divert = Let them jump
done-invasion-trade = Done: { $battalions ->
    [one] 1 battalion lands
   *[other] { $battalions } battalions land
}
pass-sabotage = Let them come
pass-sabotage-engineers = Let it stand, and { $count ->
    [one] 1 turns back
   *[other] { $count } turn back
}
pass-combat-attack = { $played ->
    [yes] Fight now
   *[no] Fight without a card
}
pass-combat-defender_counters = Let the cards stand
pass-combat-defence = { $played ->
    [yes] Fight now
   *[no] Fight without a card
}
pass-combat-attacker_counters = Let the cards stand
pass-rescue = Nobody is saved
done-trade = { $symbols ->
    [0] Trade nothing
   *[other] Done
}: { $battalions ->
    [0] no battalion comes
    [one] 1 battalion comes
   *[other] { $battalions } battalions come
}
pass-submarine = Send no submarine

group-from = From { $area }, { $count } can go
group-to = { $area }{ $meets ->
    [enemy] {" "}(attack)
    [attack] {" "}(join the attack)
   *[nobody] { "" }
}
group-region = { region-name }
group-card = { $card }

region-name = { $region ->
    [south] The South
    [east] The East
    [west] The West
    [mid] Mid Norway
   *[north] The North
}


## What is asked after so many clicks of an option: step-<option>-<clicks>, with what was clicked as values

step-move-1 = Where to from { $from }?
step-move-2 = How many battalions go from { $from } to { $to }?
step-march-1 = By which area do they march from { $from }?
step-march-2 = Where does the march from { $from } by { $via } end?
step-march-3 = How many battalions march from { $from } by { $via } to { $to }?
step-airlift-1 = To which air field do they fly from { $from }?
step-airlift-2 = How many battalions fly from { $from } to { $to }?
step-sealift-1 = Where do they sail from { $from }?
step-sealift-2 = How many battalions sail from { $from } to { $to }?
step-airplace-1 = On which air field do the new battalions land?
step-airplace-2 = How many new battalions land at { $area }?
step-cancel-1 = Which card does { $card } cancel?
step-divert-1 = { $card }: where do the paratroopers come down instead?
step-escape-1 = { $card }: from where do battalions slip away?
step-escape-2 = Where do they slip away to from { $from }?
step-escape-3 = How many battalions slip away from { $from } to { $to }?
step-hunt-1 = { $card }: against which ships?
step-rescue-1 = { $card }: where do the ships bring the battalion?
step-send_back-1 = { $card }: which attacked area does it help?
step-send_back-2 = { $card }: which advance on { $area } has to turn back?


## When a card can be played

when-G1 = your movement
when-G2 = your attack
when-G3 = your reinforcement
when-R1 = the enemy's movement
when-R2 = your defence
when-R3 = the enemy's reinforcement
when-C1 = answering sabotage
when-C2 = answering a card in your attack


## What happened

log-turn-begins = Round { $round }: { $faction ->
    [germany] Germany's turn.
    [norway] Norway's turn.
   *[allies] the Allies' turn.
}
log-factions-rolled = { seat-name } throw{ $seat ->
    [allies] { "" }
    [both] { "" }
   *[other] s
} a { $die } for the choice of sides.
log-factions-taken = { seat-name } will lead { $role ->
    [germany] Germany
    [norway] Norway
    [allies] the Allies
   *[both] Norway and the Allies
}.

log-movement-moved = { force-start } { $count ->
    [one] marches
   *[other] march
} from { $from } to { $to }.
log-movement-attacks = { force-start } { $count ->
    [one] advances
   *[other] advance
} from { $from } to attack { $to }.
log-card-played = { faction-start } play{ verb-s } { $card }.
log-drop-announced = German transports with paratroopers are heard over { $area }.
log-drop-landed = A German battalion comes down by parachute in { $area }.
log-drop-attacks = A German battalion jumps over { $area }, into the enemy's midst.
log-drop-diverted = The Allies play { $card }: the paratroopers are driven from { $from } to { $to }.
log-march-moved = { force-start } { $count ->
    [one] hurries
   *[other] hurry
} from { $from } by { $via } to { $to }.
log-march-attacks = { force-start } { $count ->
    [one] hurries
   *[other] hurry
} from { $from } by { $via } to attack { $to }.
log-airlift-moved = { number-start } German { $count ->
    [one] battalion is
   *[other] battalions are
} flown from { $from } to { $to }.
log-sealift-moved = { number-start } Allied { $count ->
    [one] battalion sails
   *[other] battalions sail
} from { $from } to { $to }.
log-invasion-landed = An Allied battalion goes ashore in { $area }.
log-invasion-attacks = An Allied battalion lands under fire in { $area }.

log-sabotage-played = Norway plays { $card } against the advance from { $from } on { $area }.
log-sabotage-sent_back = { number-start } German { $count ->
    [one] battalion has
   *[other] battalions have
} to turn back to { $from }.
log-sabotage-cancelled = Germany plays { $card }: the { $kind } is cleared away.
log-sabotage-escaped = Norway plays { $card }: { number } { $count ->
    [one] battalion slips
   *[other] battalions slip
} away from { $from } to { $to }.
log-sabotage-occupied = The Germans find { $area } empty and move in.

log-combat-begins = Combat in { $area }: { force } { $count ->
    [one] attacks
   *[other] attack
}.
log-combat-attackers = { $count } { from-where }
log-combat-defenders = against { force }
log-combat-card = { faction-start } play{ verb-s } { $card }{ $effect ->
    [attack] { "" } for the attack.
   *[defence] { "" } for the defence.
}
log-combat-cancelled = { faction-start } play{ verb-s } { $card }: { $cancelled } is cancelled.
log-combat-rolled = { $sum ->
    [0] { faction-start } { has } no dice.
   *[other] { faction-start } throw{ verb-s } { $dice }: { $sum } in all{ $sixes ->
        [0] { "" }
        [one] , one 6 hits
       *[other] , { $sixes } sixes hit
    }.
}
log-combat-lost = { force-start } { $count ->
    [one] is
   *[other] are
} lost in { $area }.
log-combat-disagreed = Norway and the Allies do not agree whose battalions were lost; Germany decides.
log-combat-attacker_wins = { $attack } against { $defence }: { faction-name } take{ verb-s } { $area }.
log-combat-defender_wins = { $attack } against { $defence }: the attack on { $area } is beaten off.
log-combat-occupied = { force-start } { $count ->
    [one] moves
   *[other] move
} into { $area }.
log-retreat-retreated = { force-start } { $count ->
    [one] retreats
   *[other] retreat
} from { $from } to { $to }.
log-retreat-went_back = { force-start } { $count ->
    [one] goes
   *[other] go
} back from { $from } to { $to }.
log-retreat-defeated = { force-start } in { $area } { $count ->
    [one] has
   *[other] have
} nowhere to go and { $count ->
    [one] lays
   *[other] lay
} down arms.
log-retreat-disagreed = Norway and the Allies do not agree where to go from { $area }; Germany decides.
log-rescue-saved = The Allies play { $card }: ships bring a battalion from { $from } to { $to }.

log-trade-traded = { faction-start } trade{ verb-s } { $card }.
log-trade-acquired = { faction-start } raise{ verb-s } { number } new { battalion }.
log-arrival-landed = The Allies come: { number } { battalion } { $count ->
    [one] lands
   *[other] land
} in { $area }.
log-arrival-lost = { number-start } Allied { battalion } { $count ->
    [one] finds
   *[other] find
} no open harbour and { $count ->
    [one] sails
   *[other] sail
} home.
log-placement-placed = { number-start } new { nationality } { $count ->
    [one] battalion arrives
   *[other] battalions arrive
} in { $area }.
log-placement-lost = { number-start } new { nationality } { $count ->
    [one] battalion has
   *[other] battalions have
} nowhere to go and { $count ->
    [one] is
   *[other] are
} lost.
hunting = { $hunter ->
    [germany] A German
    [norway] A Norwegian
   *[allies] An Allied
}
log-submarine-missed = { hunting } submarine ({ $die }) misses the ships for { $area }.
log-submarine-sank = { hunting } submarine ({ $die }) sinks the ships: a new { nationality } battalion is lost off { $area }.

log-new_cards-discarded = { faction-start } used no card and discard{ verb-s } { $card }.
log-new_cards-drawn = { faction-start } draw{ verb-s } { $count ->
    [one] a card
   *[other] { number } cards
}.
log-new_cards-card = { $card }
log-new_cards-reshuffled = Norway's used cards are shuffled into a new deck.
log-new_cards-exhausted = The Allied deck is spent; the call to withdraw comes from home.
log-withdrawal-attacker = An Allied battalion gives up the attack on { $area } and leaves for good.
log-withdrawal-occupied = The Germans find { $area } empty and move in.
log-withdrawal-removed = An Allied battalion leaves { $area } for good.


## How the game ended

won-germany_defeated = No German battalion is left in Norway. Norway and the Allies win{ level }.
won-defenders_defeated = No Norwegian or Allied battalion is left. Germany wins{ level }.
won-all_cities = Germany's strength is spent, but all { $areas } cities are German. Germany wins{ level }.
won-cities_kept = Germany's strength is spent, and { held } cities { held-verb } German. Norway and the Allies win{ level }.
won-all_objectives = Germany's strength is spent, but the way north is open: all { $areas } objectives are German. Germany wins.
won-objectives_kept = Germany's strength is spent, and { held } objectives { held-verb } German. Norway and the Allies win.
won-resigned = { seat-name } { $seat ->
    [germany] gives up. Norway and the Allies win.
    [norway] gives up. Germany wins.
   *[other] give up. Germany wins.
}
held = { $german_areas ->
    [0] none of the { $areas }
   *[other] only { $german_areas } of the { $areas }
}
held-verb = { $german_areas ->
    [0] is
    [one] is
   *[other] are
}
level = { $level ->
    [clear] {" "}clearly
    [marginal] {" "}narrowly
   *[plain] { "" }
}


## The board

april-phase-0a = Cards
april-phase-0b = Norway
april-phase-0c = German ships
april-phase-0d = Allied ships
april-phase-1 = Interception
april-phase-2a = Naval combat, landing
april-phase-2b = Land combat
april-phase-3 = Reinforcement
april-phase-4 = New hands
phase-1a = Naval movement
phase-1b = Land movement
phase-2a = Naval combat
phase-2b = Land combat
phase-1 = Movement
phase-2 = Combat
phase-3 = Reinforcement
phase-4 = New cards

headline = Round { $round }, { $faction ->
    [germany] Germany
    [norway] Norway
   *[allies] the Allies
}: { $phase ->
    [0] preparations
    [1] movement
    [2] combat
    [3] reinforcement
   *[4] new cards
}
board-goal = Germany wins if { $victory ->
    [cities] all the cities ({ $areas }) are German
   *[objectives] all the objectives ({ $areas }) are German
} when its deck is spent. Otherwise Norway and the Allies win. A side without battalions loses at once.
board-turn = { $faction ->
    [germany] Germany
    [norway] Norway
   *[allies] Allies
}, round { $round }
board-clock = German deck
board-clock-left = { $left } of { $full } cards; the last ends the game
board-objectives = { $victory ->
    [cities] Cities:
   *[objectives] Objectives:
}
board-forces = Forces
board-cards = hand { $hand }, deck { $deck }
board-legend-objective = * { $victory ->
    [cities] victory city
   *[objectives] objective
}
board-legend-field = + air field
board-legend-mobilization = ° mobilization point
board-legend-moved = ·2 so many have moved
board-origin = { $origin ->
    [sea] the sea
   *[air] the air
}
board-origin-water = { $area } (across water)
board-sea = Sea zones
board-raiding = Raiding
board-legend-control = * under control
board-naval-combat = Naval combat in zone { $zone }, step { $step } of 8
board-naval-side = { $side ->
    [attackers] Attackers
   *[defenders] Defenders
}
board-naval-fate = { $fate ->
    [sunk] sunk
   *[chased] chased away
}
board-hand = { $faction ->
    [germany] Germany's hand
    [norway] Norway's hand
   *[allies] The Allies' hand
} ({ $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
})
board-dice = { $attack ->
    [one] 1 die
   *[other] { $attack } dice
} against { $defence }
board-cancelled = cancelled
board-summary = The game ended in round { $rounds }. Battalions left: { $germany } German, { $norway } Norwegian, { $allies } Allied.
board-odds = { $area }: { $attack_dice ->
    [one] 1 die
   *[other] { $attack_dice } dice
} against { $defence_dice }; the attack wins { $wins } times in 100. Expected losses: { $attacker_losses } of the attackers, { $defender_losses } of the defenders.


## Why a hint advises so

why-only = There is nothing else to choose.
why-card = { $card } is worth more now than later.
why-assault = The attack on { $area } would win { $chance } times in 100.
why-closing = From { $from } to { $to } the battalions come closer to where they are needed.
why-enough_moved = Nothing that is left to move would stand better elsewhere.
why-play_card = With this card the attack wins { $with } times in 100, without it { $chance }{ why-unseen }.
why-pass_card = The attack wins { $chance } times in 100, and { $with } with the best card{ why-unseen }: that is not worth it.
why-unseen = { $unseen ->
    [yes] , counting what the enemy may still play
   *[no] { "" }
}
why-loss = The attack has { $chance } chances in 100; this loss weakens you least.
why-trade = These symbols bring battalions, and the card is worth less in the hand.
why-keep_cards = What is left in the hand is worth more than new battalions.
why-placement = From there a new battalion is soonest where it is needed.
why-arrival = From there the Allies reach what has to be held.
why-battles = What this combat decides helps in the others.
why-retreat = There the battalions are safe and still in the way.
why-sabotage = It breaks the attack that is most dangerous now.
why-no_sabotage = No attack is worth a card now.
why-drop = A battalion from the air counts most there.
why-march = Two areas further they matter most.
why-airlift = Flying brings them where they are needed.
why-sealift = By sea they come where they are needed.
why-invasion = From there the landing does most harm.
why-rescue = A saved battalion can fight again.
why-submarine = A sunk battalion never has to be beaten on land.
why-new_cards = This card will be missed least.
why-withdrawal = This battalion will be missed least.
why-factions = Either side can win; Germany has the first move.


## What numbers are made of: parts of a line of the log, and of what stands on the map

dice-many = { $adds ->
    [one] 1 die
   *[other] { $adds } dice
}
log-dice-stack = { $count ->
    [one] 1 battalion
   *[other] { $count } battalions
} { from-where }: { dice-many }
log-dice-across = { $count ->
    [one] 1 battalion
   *[other] { $count } battalions
} across water{ $ignored ->
    [0] { "" }
   *[other] , of whom { $counted } count
}: half, rounded down: { dice-many }
log-dice-defenders = { force-start }: { dice-many }
log-dice-limit = Only { $limit } battalions give dice: { $count } fewer
log-dice-card = { $card }: { dice-many }
log-dice-cancelled = { $card } is cancelled: no dice
log-losses-sixes = The enemy's sixes: { $count }
log-losses-shared = Of these a partner's battalions fell: { $count }
log-losses-surplus = Sixes that found no more battalions: { $count }
log-sum-side = { $side ->
    [attack] Attack
   *[defence] Defence
}: { $sum ->
    [0] no dice, 0
   *[other] { $dice } = { $sum }
}
log-sum-tie = A tie is the defender's
log-trade-symbols = { symbols }, a battalion for every { $per }: { $count }
log-trade-free = Free every round: { $count }
log-trade-card = { $card }: { symbols }
log-submarine-needed = A { $needed } or more sinks the ships
log-area-held = { $area }: { $german ->
    [yes] German
   *[no] not German
}
log-factions-die = The die: { $die }; the highest chooses first
log-card-most = { $kind }: at most { $most } { $most ->
    [one] battalion
   *[other] battalions
}
log-sabotage-stack = In the stack that attacks from there: { $count }
log-sabotage-stays = { $kind } lets go on: { $count }
log-arrival-stacks = At first the Allies come in { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks
} of { $count }
log-placement-new = New battalions: { $count }
log-placement-left = Still to be placed: { $count }
log-new_cards-hand = Cards of a full hand: { $count }
log-new_cards-held = Cards left in it: { $count }
log-new_cards-none_left = Cards that the deck no longer had: { $count }

log-trace-area = { $area }
log-trace-stack = { force-start }{ $moved ->
    [0] { "" }
   *[other] , of which { $moved } { $moved ->
        [one] has
       *[other] have
    } moved
}
log-trace-attack = { faction-start } attack{ verb-s } with { dice-many }
log-trace-defence = The defence has { dice-many }
log-trace-wins = With the cards on the table the attack wins { $wins } times in 100
log-trace-would_defend = In defence they would roll { dice-many }
log-trace-would_attack = { $count } can still go and would attack over land with { dice-many }
log-trace-across = Across water with { dice-many }


## Why not? What speaks against an answer, and what would have to change

whynot-out_of_play = { $outside } is not in play: this scenario is fought on the southern part of the board only.
whynot-card_of_another = { $card } is a card of { owner-name }, but { faction-name } { $faction ->
    [allies] are
   *[other] is
} asked now.
owner-name = { $owner ->
    [germany] Germany
    [norway] Norway
   *[allies] the Allies
}
whynot-card_was_used = { $card } has been used: it lies face up under its deck.
whynot-card_not_in_hand = { $card } is not in the hand of { faction-name }.
whynot-card_alike = You hold another { $card } with as many symbols; the two are the same to play, so choose the first.
whynot-another_time = { $card } does nothing here. Its time: { $times }.
whynot-only_symbols = { $card } has no effect of its own. Trade it for battalions in your reinforcement phase.

whynot-role_for_three = With two players one leads Germany and the other both Norway and the Allies.
whynot-role_for_two = With three players everybody leads one faction.
whynot-role_is_taken = { seat-name } { $seat ->
    [allies] lead
    [both] lead
   *[other] leads
} that side already.

whynot-nobody_there = No { nationality } battalion stands in { $from }{ $holder ->
    [germany] : those there are German
    [norway] : those there are Norwegian
    [allies] : those there are Allied
    [both] : those there are Norwegian and Allied
   *[nobody] { "" }
}. Choose an area with battalions of { faction-name }.
whynot-all_moved = { $here ->
    [one] The { nationality } battalion in { $from } has moved this turn
   *[other] All { $here } { nationality } battalions in { $from } have moved this turn
}; a battalion moves once a turn.
whynot-too_many = Only { $fresh ->
    [one] 1 { nationality } battalion in { $from } has
   *[other] { $fresh } { nationality } battalions in { $from } have
} not moved yet this turn.
whynot-same_area = They are in { $from } already.
whynot-not_neighbours = { $from } and { $to } have no border. A battalion moves one area a turn; only cards take it further.

whynot-no_march = No { nationality } battalion that has not moved could march two areas, the first of them free of enemies: { $card } would do nothing.
whynot-first_area_not_beside = { $from } and { $via } have no border: the march goes by a neighbour of { $from }.
whynot-enemy_on_the_way = Enemies hold { $via }, and the first area of a march must be free of them.
whynot-second_area_not_beside = { $via } and { $to } have no border: the march ends in a neighbour of { $via }.
whynot-march_comes_back = The march would end where it began, in { $from }.
whynot-march_into_combat = The enemy holds { $to }, and a Norwegian march never ends in an attack.
whynot-too_many_for_card = The card takes along at most { $most } battalions.

whynot-out_of_range = German aircraft do not reach { $area }. { reach-from }
reach-from = { $count ->
    [0] No air field is near enough.
    [one] Germany would have to hold the air field of { $fields }.
   *[other] Germany would have to hold one of these air fields: { $fields }.
}
whynot-fighters_inland = { $card } only flies on the coast of sea zones III to VII, and { $area } is not on it.
whynot-not_beside_the_drop = { $to } is no neighbour of { $area }: the paratroopers come down next to where they were meant to.

whynot-too_few_fields = { $card } needs two air fields that Germany holds; { $held ->
    [0] it holds none
   *[one] it holds one
}.
whynot-nobody_to_fly = All battalions on German air fields have moved this turn: { $card } could carry nobody.
whynot-no_air_field = { $spot } has no air field.
whynot-field_not_held = Germany does not hold the air field of { $spot }: a German battalion would have to be there.
whynot-too_many_flown_in = The card brings at most { $most } battalions.
whynot-more_than_are_new = There { $left ->
    [one] is only 1 new battalion
   *[other] are only { $left } new battalions
} to place; the card brings none of its own.

whynot-nobody_to_sail = No Allied battalion on the coast of sea zones III to VII could still move this turn: { $card } would do nothing.
whynot-no_harbour = { $card } needs another area on the coast of sea zones III to VII without enemies; there is none.
whynot-sails_from_inland = { $from } is not on the coast that Allied ships reach (sea zones III to VII, and not I or II).
whynot-sails_inland = { $to } is not on the coast that Allied ships reach (sea zones III to VII, and not I or II).
whynot-hostile_harbour = The enemy holds { $to }, and the ships never sail into combat.
whynot-haven_is_lost = { $to } is where the battalion was beaten: the ships bring it to another area.
whynot-attacked_haven = { $to } is under attack, and nobody is saved into a combat.
whynot-haven_is_an_origin = Germany attacked from { $to } this turn, and its battalions must be able to fall back there.
whynot-too_few_symbols = The landing needs other cards with { $per } symbols for a battalion; { $symbols ->
    [0] you have none
    [one] you have only 1
   *[other] you have only { $symbols }
}.
whynot-lands_inland = { $area } is not on the coast that Allied ships reach (sea zones III to VII, and not I or II).

whynot-no_norwegians = No Norwegian battalion is in { $area }: what happens there cannot be sabotaged.
whynot-not_attacked = { $area } is not attacked.
whynot-came_by_air = The paratroopers over { $area } came over no border, so nothing turns them back.
whynot-no_attack_from_there = No attack on { $area } comes { from-where }.
whynot-too_many_escape = At most { $most ->
    [one] 1 battalion
   *[other] { $most } battalions
} can slip away from { $from }.

whynot-no_combat_there = Nobody attacks { $area }: no combat is fought there.
whynot-limit_reached = Your side has played { $played } in this combat, and { $card } is of the same type; one of a type is the limit, even if it was cancelled.
whynot-not_in_this_combat = { faction-start } { has } no battalion in the combat in { $area }, so { $card } cannot be played there.
whynot-bombers_out_of_range = { $card } does not reach { $area }. { reach-from }
whynot-bombards_inland = { $card } needs an attack on the coast of sea zones III to VII, and { $area } is not on it.
whynot-paratroopers_alone = Only paratroopers attack { $area }: { $card } needs battalions that came over land.
whynot-attack_cards_came_first = { $card } gives its dice in the first step of a combat, which is over; now cards are only cancelled.
whynot-counters_came_first = Cancelling with { $card } comes before the dice for the defence; that moment is over.
whynot-dice_come_later = Now cards are only cancelled. The dice of { $card } come next: go on first.
whynot-rescue_comes_later = { $card } gives no dice. You can play it when an Allied battalion has been beaten.
whynot-not_on_the_table = { $cancelled } has not been played in this combat.
whynot-card_of_a_friend = { $cancelled } was played by your own side.
whynot-cancelled_already = { $cancelled } is cancelled already.
whynot-does_not_cancel_it = { $card } does not cancel { $cancelled }, only: { $kinds }.
whynot-no_attackers_from_there = No attackers { from-where } are left in the combat in { $area }.
whynot-more_than_are_there = In { $area } there are only { $norwegians } Norwegian and { $allies } Allied battalions to lose.
whynot-not_so_many_defeated = The defenders of { $area } lose exactly { $defeated ->
    [one] 1 battalion
   *[other] { $defeated } battalions
} together.

whynot-stays = They cannot stay in { $area }.
whynot-refuge_not_beside = { $area } and { $to } have no border: they go to a neighbour of { $area }.
whynot-hostile_refuge = The enemy holds { $to }.
whynot-attacked_refuge = { $to } is under attack, and its combat has not been fought yet.
whynot-attack_came_from_there = The enemy attacked from { $to } this turn.
whynot-retreat_across_water = Water lies between { $area } and { $to }, and { $stopped ->
    [germany] German
   *[allies] Allied
} defenders never retreat across it.

whynot-not_on_german_coast = { $area } is not on the coast of sea zones I and II, where German reinforcements land.
whynot-not_on_allied_coast = { $area } is not on the coast where Allied reinforcements land (sea zones III to VII, and not I or II).
whynot-no_mobilization_there = { $area } has neither a mobilization point nor a victory city.
whynot-placed_on_the_enemy = The enemy holds { $area }, and reinforcements never come into hostile areas.
whynot-placed_there_already = A new Norwegian battalion came to { $area } this round; one in each area is the limit.
whynot-no_room_for_second_stack = From { $area } no area would be left for the second stack, which may not land beside the first.
whynot-beside_first_stack = The first stack landed in { $first }; the second may not land there or in a neighbouring area.
whynot-nobody_new_there = No battalion that just arrived is in { $area }.
whynot-flown_in = The battalions came to { $area } by air, where { $card } cannot reach them.
whynot-no_allies_there = No Allied battalion is in { $area }.

whynot-game_is_over = The game is over.
whynot-chance_decides = First the dice are thrown or the card is drawn.
whynot-answered_already = You have answered. The others have not yet.
whynot-turn_of_another = { turn-of }: { phase-name }. Play passes on when all four phases of the turn are over.
whynot-another_is_asked = { turn-of }: { phase-name }. { asked-now }
turn-of = { $faction ->
    [germany] It is Germany's turn
    [norway] It is Norway's turn
   *[allies] It is the Allies' turn
}
phase-name = { $phase ->
    [0] preparations
    [1] movement
    [2] combat
    [3] reinforcement
   *[4] new cards
}
asked-now = { seat-name } { $seat ->
    [allies] are
    [both] are
   *[other] is
} asked now.
whynot-card_waits = { $card } cannot be played now. Its time: { $times }.
whynot-symbols_wait = { $card } has no effect of its own. Trade it for battalions in your reinforcement phase.
whynot-not_your_card = { $card } is not in your hand.
whynot-used_card = { $card } has been used: it lies face up under its deck.
whynot-card_first = Choose a card first, then the area.
whynot-areas_not_asked = { turn-of }: { phase-name }. You are not asked about an area now; battalions move in the movement phase of their own turn.
whynot-not_asked = You are not asked about that now.


## What things are and what they do now: one short text for each kind of thing that can be pointed at

about-title = { $title }
log-about-area = { $worth ->
    [city] A victory city: all six together win the game for Germany.{" "}
    [objective] An objective: all four together win the game for Germany.{" "}
   *[none] { "" }
}{ $field ->
    [yes] It has an air field.{" "}
   *[no] { "" }
}{ $raises ->
    [yes] Norway can raise battalions here.{" "}
   *[no] { "" }
}{ $zones ->
    [none] { "" }
   *[other] On sea zone { $zones }.{" "}
}{ $faction ->
    [nobody] Nobody is here: whoever moves in holds it.
    [both] { $norwegian } Norwegian and { $allied } Allied battalions hold it and defend with { about-dice }.
   *[other] { force-start } { $count ->
        [one] holds it and defends
       *[other] hold it and defend
    } with { about-dice }.
}{ $attackers ->
    [0] { "" }
    [one] {" "}1 battalion attacks it now.
   *[other] {" "}{ $attackers } battalions attack it now.
}
about-dice = { $rolls ->
    [one] 1 die
   *[other] { $rolls } dice
}
log-about-attack = { force-start } { $count ->
    [one] attacks
   *[other] attack
} { $area } { from-where }: { $rolls ->
    [0] no die
   *[other] { about-dice }
}{ $water ->
    [yes] , half as many across water
   *[no] { "" }
}. The combat is fought in phase 2.
log-about-zone = Sea zone { $zone }: { $lands ->
    [germany] German reinforcements land on its coast.
    [allies] Allied reinforcements land on its coast, and Allied ships help there.
    [both] German and Allied reinforcements land on its coast.
   *[nobody] nobody lands on its coast in this scenario.
}
log-about-card = { $text } { $times ->
    [none] { "" }
   *[other] Played in { $times }.{" "}
}{ $state ->
    [used] It has been used.
   *[open] Or traded for reinforcements: { symbols }.
}
log-about-time = { $time ->
    [G1] Green triangle 1: played in your own movement.
    [G2] Green triangle 2: played in your own attack.
    [G3] Green triangle 3: played in your own reinforcement.
    [R1] Red square 1: played against the enemy's movement.
    [R2] Red square 2: played in your defence.
    [R3] Red square 3: played against the enemy's reinforcements.
    [C1] Green circle 1: played in your own turn, against sabotage.
   *[C2] Green circle 2: played in your own attack, against a card of the defender.
}
log-about-faction = { faction-start } { has } { $battalions ->
    [one] 1 battalion
   *[other] { $battalions } battalions
} on the board, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand and { $deck } to draw.{ $active ->
    [yes] {" "}The turn is theirs.
   *[no] { "" }
}
log-about-deck-germany = Germany can still draw { $count }. With the last one the game ends, and the areas decide. The hand is filled to { $hand } every turn.
log-about-deck-norway = Norway can still draw { $count }; then the used cards are shuffled again. The hand is filled to { $hand } every turn.
log-about-deck-allies = The Allies can still draw { $count }; then they get no more, and withdraw battalions. The hand is filled to { $hand } every turn.
log-about-used = { $count ->
    [0] { faction-start } { has } used no card yet.
    [one] { faction-start } { has } used 1 card; it lies face up.
   *[other] { faction-start } { has } used { $count } cards; they lie face up.
}
about-phase-now = { $now ->
    [yes] {" "}It is being played now.
   *[no] { "" }
}
log-about-phase-1 = Movement: each battalion may go to a neighbouring area; going to the enemy is an attack. Then Norway may sabotage a German advance.{ about-phase-now }
log-about-phase-2 = Combat: every attack is fought out, in the attacker's order, with cards and dice.{ about-phase-now }
log-about-phase-3 = Reinforcement: cards are traded, { $per } symbols for a battalion, and the new battalions are placed.{ about-phase-now }
log-about-phase-4 = New cards: the hand is filled up. Whoever must use a card every round and used none discards one.{ about-phase-now }
log-about-track-round = Round { $round }: Germany, Norway, the Allies, a turn each. { $left } German cards are left to draw; with the last one the game ends.
log-about-track-symbols = { symbols } traded: every { $per } bring a battalion, the rest is lost. { $left ->
    [0] None waits to be placed.
    [one] 1 battalion waits to be placed.
   *[other] { $left } battalions wait to be placed.
}
log-about-track-objectives = Germany holds { $held } of { $count } { $decides ->
    [cities] victory cities
   *[objectives] objectives
}, and needs all of them when its last card is drawn.


## Lessons

lesson-german-turn-title = A German turn
lesson-german-turn-about = Move, attack, play cards and bring up fresh battalions: one whole turn around Hamar.
lesson-german-turn-honefoss = You are Germany, and a turn begins with movement. Click Oslo, then Hønefoss, and send both battalions: a stack marches one area a turn, together or in parts.
lesson-german-turn-honefoss-after = Nobody was there, so Hønefoss is yours without a fight.
lesson-german-turn-kongsvinger = Now Hamar, where a Norwegian battalion stands. March there from Kongsvinger: to enter an area that the enemy holds is an attack, and it is fought after all movement.
lesson-german-turn-kongsvinger-after = Your battalion waits at the border of Hamar. More can join it: an attack from two sides is one combat.
lesson-german-turn-gjovik = Bring all three from Gjøvik as well. Mjøsa lies in between, and battalions that attack across water count only half: three give one die. Still better than none.
lesson-german-turn-gjovik-after = The forecast shows two dice against one: one from Kongsvinger, one for the three that cross the lake.
lesson-german-turn-end = That is all you can move. End the movement; before any shot is fired, Norway may sabotage your attacks.
lesson-german-turn-road-block = Norway plays Veisperring, a road block, against your battalion from Kongsvinger. Hønefoss was safe: sabotage works only where Norwegians are being attacked.
lesson-german-turn-engineers = An Ingeniørkompani would clear the road, but you hold none. You are asked all the same, so that nobody can guess your hand. Pass.
lesson-german-turn-sabotage-over = The battalion is back in Kongsvinger, and the combat begins: one die against one.
lesson-german-turn-panzer = Even odds are bad odds, for the defender wins a tie. As the attacker you play cards first: take the Panzer, which adds two dice.
lesson-german-turn-panzer-after = Three dice against one.
lesson-german-turn-no-more-cards = Keep the rest of your hand. Pass, and it is the defender's turn to play cards.
lesson-german-turn-ambush = Norway lies in ambush: Bakhold gives the defence two more dice. Three against three.
lesson-german-turn-scouts = The attacker has the last word. Your Speidertropp finds the ambush: play it against Bakhold, and those two dice are gone. Then all dice fall.
lesson-german-turn-dice = You throw 2, 2 and 2, Norway a 6. Every six removes an enemy battalion, so you lose one; and 6 against 6 is a tie, which the defender wins. Your two others go back to Gjøvik. War is like that.
lesson-german-turn-trade = Now reinforcements. Cards you don't need can be traded: three symbols are worth one battalion. Trade Forsterkninger, which has five.
lesson-german-turn-trade-after = Five symbols make one battalion; the two left over are lost.
lesson-german-turn-trade-done = Ubåt and Rask forflytning are worth more in your hand. Say that you are done: Germany gets one battalion free every turn, so two will come.
lesson-german-turn-place = German battalions come by sea, to the coast of zones I and II. Put both in Oslo, where the roads begin.
lesson-german-turn-done = You have drawn back to five cards; the three you used lie face up under the deck. When Germany's deck runs out the game is over, so every card you play is also time. That was a whole turn!

lesson-norwegian-turn-title = A Norwegian turn
lesson-norwegian-turn-about = Few battalions, good cards: strike where the enemy is thin, and raise new men from the country.
lesson-norwegian-turn-tynset = You lead Norway and the Allies, and it is Norway's turn. A lone German holds Tynset. March against it from Oppdal: moving into its area is an attack.
lesson-norwegian-turn-tynset-after = It stands at the border now. The combat comes when all movement is done.
lesson-norwegian-turn-oppdal = Don't leave Oppdal empty: it guards the road to Trondheim. Move up from Dombås.
lesson-norwegian-turn-oppdal-after = Only Germany's moves can be sabotaged; yours go through.
lesson-norwegian-turn-end = End the movement, and the combat in Tynset begins: one die against one.
lesson-norwegian-turn-keep-cards = Bakhold would give one die here, but two when you defend, and Germany strikes back next turn. You only hold three cards: pass and keep it.
lesson-norwegian-turn-dice = Germany keeps its cards, too. You throw 5, Germany 4: no six, so nobody is lost, but the higher sum wins.
lesson-norwegian-turn-retreat = The loser has to leave. It may not go to Oppdal, where your attack came from, so it falls back to Elverum, and Tynset is yours.
lesson-norwegian-turn-trade = Norway gets no battalion free: it has to trade. Forsterkninger has three symbols, just enough for one.
lesson-norwegian-turn-trade-done = One battalion is a good price. Say that you are done and keep the other two cards: Veisperring is made for the German turn.
lesson-norwegian-turn-place = Norwegians gather at mobilization points and in cities without Germans, one in each. Take Hamar, which bars both valleys, or one of the other two.
lesson-norwegian-turn-done = You have drawn back to three cards. Unlike Germany's, Norway's deck is shuffled again when it runs out, so spend your cards freely, but in the right moment.

lesson-sabotage-title = Sabotage and retreat
lesson-sabotage-about = Germany attacks. Blow a bridge, lay an ambush, and save what can be saved.
lesson-sabotage-attacked = Three German battalions come from Elverum and one from Kongsvinger, all against Hamar, where your three stand.
lesson-sabotage-bridge = Before the combat Norway may sabotage. Sprengt bro, a blown bridge, turns a whole stack back: play it against the three from Elverum.
lesson-sabotage-engineers = Ingeniørkompani! The engineers repair the bridge, and your card is gone. They have used one of theirs for it.
lesson-sabotage-road-block = Try again while they are busy. Veisperring stops a single battalion: play it against the one from Kongsvinger.
lesson-sabotage-road-block-after = No engineers this time. Three attackers are left instead of four, and every battalion is a die.
lesson-sabotage-sabotage-over = Your last card is Bakhold, which belongs into the combat. Pass, and the combat begins.
lesson-sabotage-panzer = The attacker plays cards first: a Panzer, two dice more. Five against three now.
lesson-sabotage-no-gun = Now you. First come cards that cancel: a Panservernkanon would stop the Panzer, but you hold none. Pass.
lesson-sabotage-ambush = Then cards that help you fight. Bakhold gives the defender two dice: lay the ambush.
lesson-sabotage-dice = Germany has no scouts, so the ambush holds. 21 against 15: each side threw a six and lost a battalion, but the higher sum takes Hamar.
lesson-sabotage-retreat = Your two have to go to one area next to Hamar: without Germans, and none that they attacked from. Lillehammer keeps the valley shut; Gjøvik lies in their back. You choose.
lesson-sabotage-done = Hamar is lost, the battalions are not. Without a free area they would have been removed, so look behind you before you decide to stand.

lesson-allied-landing-title = The Allies land
lesson-allied-landing-about = Turn a hand of cards into an army, and take Åndalsnes from the sea.
lesson-allied-landing-invasion = It is the Allies' turn, and they have no battalion on the board. Play Invasjon: it lets you bring reinforcements now, and even into battle.
lesson-allied-landing-trade = The battalions are paid for with symbols, as always. Trade Forsterkninger, which has seven.
lesson-allied-landing-trade-more = Seven make two battalions and one symbol over. Kystevakuering has two more: traded, a card's text doesn't count, only its symbols.
lesson-allied-landing-traded = Nine symbols, three battalions.
lesson-allied-landing-land = Land all three at Åndalsnes. The Allies may land on the coast of zones III to VII; where Germans stand it is an attack from the sea.
lesson-allied-landing-landed = Three against two, and nobody is halved: to come from the sea is not to cross a fjord.
lesson-allied-landing-end = Dombås is Norwegian: behind the Germans the door is shut. End the movement, and fight.
lesson-allied-landing-done = 12 against 7: you win, though a six cost you one battalion. The Germans would have to retreat, but two ways lie across fjords and the third is held by Norway, so both are removed. And you have drawn three new cards.

lesson-narvik-title = Narvik from the air
lesson-narvik-about = Paratroopers, bombers, a double march: everything that only Germany can do, in one turn.
lesson-narvik-swift = You are Germany in the far north. Two battalions in Tysfjord, two prizes: Narvik and the air field of Bardufoss. Play Rask forflytning, and one stack marches two areas.
lesson-narvik-march = Send one battalion by Bjørnfjell to Bardufoss. The first area has to be free of enemies, the second may be an attack.
lesson-narvik-march-after = It attacks from Bjørnfjell; nobody expected it there.
lesson-narvik-narvik = The other one takes the short way: march from Tysfjord against Narvik.
lesson-narvik-paratroopers = One against two is too few. Play Fallskjermtropp: a battalion that jumps where your aircraft can carry it.
lesson-narvik-drop = From the air field at Trondheim they reach Narvik, Harstad and Bjørnfjell, but not Bardufoss. Drop them on Narvik, into the fight.
lesson-narvik-dropped = The Allies might have driven the transports off course with fighters, but they let them pass.
lesson-narvik-end = End the movement.
lesson-narvik-no-sabotage = Norway holds neither Veisperring nor Sprengt bro, so nobody stops you.
lesson-narvik-narvik-first = Two combats, and the attacker chooses the order. Narvik first: what is decided there changes where others can retreat.
lesson-narvik-bombers = Bombefly gives two dice where your aircraft reach. Play it.
lesson-narvik-panzer = And Panzer for two more. Paratroopers alone could not use it, but a battalion from Tysfjord is with them.
lesson-narvik-no-more-cards = Six dice against two. Transportfly is for later: pass.
lesson-narvik-fighters = Jagerfly! The Allied fighters drive your bombers away. Four against two.
lesson-narvik-no-fighter-bombers = A Jagerbomber could have shot them down, but you have none. Pass, and the dice fall.
lesson-narvik-dice = 17 against 11, and your two sixes hit both Allied battalions; their six hits one of yours.
lesson-narvik-losses = You choose which of your stacks is hit. Lose the paratroopers: the battalion from Tysfjord then holds Narvik.
lesson-narvik-rescue = Kystevakuering: ships save one of the two Allied battalions and carry it to Tromsø. Narvik is yours all the same.
lesson-narvik-bardufoss = Now Bardufoss, one against one. What is left in your hand is no help here: pass.
lesson-narvik-retreat = 5 against 4, no six. Norway must go: not to Bjørnfjell, where you came from, nor to Narvik, which is yours. It joins the Allies in Tromsø.
lesson-narvik-free-battalion = Reinforcements. Keep your last card and say that you are done: the free battalion comes all the same.
lesson-narvik-transport = By sea it would land far in the south. But Transportfly carries it to an air field of yours, and since a minute ago Bardufoss is one. Fly it in.
lesson-narvik-done = Two areas and an air field in one turn, for five cards, which you have drawn anew. Now you know everything that Germany can do.

lesson-ninth-of-april-title = 9 April, off Stavanger
lesson-ninth-of-april-about = The morning on which the ships came: hunted at sea, dropped from the air, landed, and a bluff.
lesson-ninth-of-april-sea = It is the night to 9 April. Admiral Hipper and Karlsruhe lie off Stavanger, and so do British ships. Nobody moves; where both sides are, Germany may try to intercept first. With all ships of the zone or none: a battleship lies there, so pass.
lesson-ninth-of-april-hunted = The Allies hunt, and all of their ships in the zone are turned up. A die for each of your two cards: the 6 finds one of them, by chance Admiral Hipper.
lesson-ninth-of-april-no-smoke = Røykdekke would hide it behind smoke, but you kept other cards. Pass.
lesson-ninth-of-april-paratroopers = No battalion of yours is ashore yet. Paratroopers are the first: play Fallskjermtropp.
lesson-ninth-of-april-drop = From Germany aircraft reach the south, but not Trondheim. Drop them on Stavanger.
lesson-ninth-of-april-diverted = Jagerfly! Norwegian fighters drive them off course, to Haugesund. It is next to Stavanger, so they still help.
lesson-ninth-of-april-no-more-drops = Save the other Fallskjermtropp: end the drops.
lesson-ninth-of-april-join = Admiral Hipper must fight. Karlsruhe was not found; you may add it, but then it could not land if it is sunk. Leave it out.
lesson-ninth-of-april-shots = Stupbombefly missed with a 4. Admiral Hipper threw a 4, too little for a heavy cruiser. Warspite threw a 6: your only ship in the combat is struck, so nobody else has to roll.
lesson-ninth-of-april-sailors = Evakuerte matroser would have saved its men. You hold none: pass.
lesson-ninth-of-april-voided = For a heavy cruiser one card goes from the top of your deck. The Allies choose whether: your game gets shorter.
lesson-ninth-of-april-landing = Now every German ship on a coast may land one battalion. Begin with sea zone III.
lesson-ninth-of-april-ashore = Karlsruhe is turned up, for a dummy could not land. Bring its battalion to Stavanger.
lesson-ninth-of-april-ashore-after = No mines, and the coastal forts are silent. Stavanger is yours, for a moment.
lesson-ninth-of-april-resistance = A victory city where Germans land may resist, on a 6. There it is: a Norwegian battalion takes up arms, and you will have to fight for the city.
lesson-ninth-of-april-bluff = Or frighten them. Play Bløff/trusler: a die for each Norwegian battalion there; on 4 or 5 it retreats, on 6 it surrenders.
lesson-ninth-of-april-done = A 5: it goes to Egersund, the only free area beside Stavanger, so the telegraph cable holds. Stavanger is yours without a fight. Now Norway mobilises.

lesson-interception-title = An interception
lesson-interception-about = Two British ships against two German ones: sail, find them, and fight it out.
lesson-interception-embark = Before battalions march, ships sail. A task force is formed ship by ship: begin with HMS Warspite.
lesson-interception-both = Ships of one zone that take the same way go together. Add the light cruiser with its destroyers.
lesson-interception-sail = They may sail two zones. Off Stavanger, in zone III, two German ships lie face down; zones I and II are closed to you. Sail to III.
lesson-interception-intercept = Where the enemy is you may try to intercept, with all ships that you have there or none, and once in a turn. A die is thrown for each of the two; 5 or 6 finds one. Try it.
lesson-interception-found = 5 and 6: both are found, Admiral Hipper and Karlsruhe. Germany might have hunted you in turn, but let you be. Your ships have ended their movement.
lesson-interception-end = Your battalions stay where they are. End the movement: naval combat comes before all combat on land.
lesson-interception-submarine = The attacker plays cards first. Ubåt sinks a ship on 5 or 6 before anybody shoots. Play it.
lesson-interception-shots = The submarine missed with a 3. Then the strongest shot first: Warspite threw a 6 and sinks Admiral Hipper, the light cruiser a 5 and chases Karlsruhe. Struck ships still shoot back: 2 and 1, two misses.
lesson-interception-void = Admiral Hipper is sunk, and Germany may lose a card from its deck. You choose: each one brings the end of the game nearer. Take it.
lesson-interception-chase = Karlsruhe flees, and you say where to. Send it out to VIII, where no coast is in reach, or wherever you like it better.
lesson-interception-done = Zone III is yours alone. No German ship there lands reinforcements any more, and yours are turned face down again: who lies where is once more a riddle.


## Setting up the real box

prepare-board = Lay out the board so that everybody can reach it.
prepare-closed = These areas are not in play; leave them empty: { $areas }.
prepare-battalions = Put { $count } { nationality } { battalion } in { $area }.
prepare-reserve = Keep all other battalions beside the board.
prepare-deck = Shuffle the { nationality } deck ({ $count } cards) and put it face down. Draw nothing yet.
prepare-small_deck = Take these { $count } cards for the { nationality } deck, shuffle them and put them face down: { $cards }.
prepare-some-cards = { $count } × { $name }
prepare-april = Lay the { $count } { nationality } cards of 9 April and the { $ships ->
    [one] ship card
   *[other] { $ships } ship cards
} ready for those who lead the side, hidden from the others.
prepare-shuffled_ships = Shuffle the Allied ship cards and put them face down. { $count } of them are drawn for 9 April when the app asks; the others come later.
prepare-dice = Have some dice at hand. The first hands are drawn when the app asks for them.


## Ships and 9 April: questions

ask-april-keep = { faction-start }: which cards of 9 April do you keep? ({ $left } to choose)
ask-april-swap = The Allies have drawn their ships. Exchange one of them?
ask-april-muster = Norway: where does a battalion stand on the morning of 9 April?
ask-april-panserskip = Norway: where do Eidsvoll and Norge lie?
ask-station = { faction-start }: in which sea zone does { $ship } lie? ({ $left } to place)
ask-april-scout = The German ships are at sea. Send out reconnaissance?
ask-april-reposition = Norway: move a battalion in the last hour?
ask-april-feint = The Allied ships are at sea. Lure some of them away?
ask-april-lure = Where does a ship from zone { $zone } let itself be lured? ({ $left } to move)
ask-april-smoke = A German ship is intercepted in zone { $zone }. Cover it with smoke?
ask-april-drops = Germany: send paratroopers, or go on.
ask-april-dive = Send dive bombers before the guns speak?
ask-april-raid = Which ships go raiding?
ask-april-landings = From which sea zone do battalions land next?
ask-april-ashore = Sea zone { $zone }: which ship lands its battalion, and where?
ask-april-elsewhere = The fort turns { $ship } away: where does it land instead?
ask-april-mine = German ships come ashore from zone { $zone }. Did mines lie in their way?
ask-april-fort = German ships come ashore from zone { $zone }. Will the coastal forts fire?
ask-april-resist = Germans are in { $area }. Does the city resist?
ask-april-bluff = Combat in { $area }: try to frighten the Norwegians first?
ask-april-mobilize = Norway mobilises: where does a battalion gather? ({ $left } to place)
ask-april-sailors = { $ship } goes down. Do its sailors still get ashore?
ask-naval_movement = { faction-start }: form a task force and sail, or end the movement at sea.
ask-naval_movement-on = { faction-start }: does the task force sail on?
ask-naval_movement-recall = Trade cards for { $needed } symbols to call the raiders back. ({ $symbols } so far)
ask-interception = { faction-start }: try to intercept the { $count ->
    [one] enemy ship
   *[other] { $count } enemy ships
} in zone { $zone }?
ask-naval_combat-join = { faction-start }: which other ships fight in zone { $zone }?
ask-naval_battles = { faction-start }: which naval combat is fought next?
ask-naval_combat-attack = { faction-start }: cards for the naval combat in zone { $zone }?
ask-naval_combat-counters = { faction-start }: cancel a card of the naval combat in zone { $zone }?
ask-naval_combat-defence = { faction-start }: cards for the naval combat in zone { $zone }?
ask-naval_combat-attacker_counters = { faction-start }: cancel a card of the defenders in zone { $zone }?
ask-naval_combat-chase = { faction-start }: where is { $ship } chased to?
ask-naval_combat-void = { $ship } is sunk: how many cards does Germany lose with it?
ask-withdrawal-ship = The Allied deck is spent: which ship is withdrawn? ({ $left } to withdraw)

ask-roll-interception = { faction-start }: throw { $count ->
    [one] a die
   *[other] { $count } dice
} to intercept in zone { $zone }.
ask-roll-strike = Throw a die for { $card } in zone { $zone }.
ask-roll-ship = Throw a die for { $ship }.
ask-roll-dive = Throw a die for the dive bombers over zone { $zone }.
ask-roll-bluff = Throw { $count ->
    [one] a die
   *[other] { $count } dice
} for the Norwegians in { $area }.
ask-roll-april = Throw { $count ->
    [one] a die
   *[other] { $count } dice
} for the card.
ask-roll-resistance = Throw a die for the resistance of { $area }.
ask-draw-ship = The Allies draw a ship: which one is it?
ask-draw-intercepted = Draw one of the ships in zone { $zone }: which one is intercepted?
ask-draw-struck = Draw one of the ships: which one is hit?
ask-draw-scouted = Draw one of the ships in zone { $zone }: which one is seen?
ask-draw-lured = Draw one of the Allied ships in zone { $zone }: which one is lured away?
ask-draw-voided = Turn up the top card of the { nationality } deck: which one is it?


## Ships and 9 April: answers

option-keep = Keep { $kept }
option-swap = { $name }: give { $ship } back and take { $other }
option-muster = A battalion in { $area }
option-station = { $ship } in sea zone { $zone }
option-scout = { $name } over sea zone { $zone }
option-reposition = { $name }: from { $from } to { $to }
option-feint = { $name } in sea zone { $zone }
option-lure = To sea zone { $zone }
option-intercept = Intercept in sea zone { $zone }
option-smoke = { $name }: { $ship } escapes
option-dive = { $name } over sea zone { $zone }
option-raid = { $ship } goes raiding
option-landing = Land from sea zone { $zone }
option-ashore = { $ship } lands its battalion in { $to }
option-mine = Play { $card }
option-fort = { $name } in { $area }
option-resist = { $area } resists
option-bluff = Play { $card }
option-mobilize = A battalion in { $area }
option-sailors = { $name }: those of { $ship } get ashore
option-embark = { $ship } joins the task force
option-sail = Sail to sea zone { $zone }
option-stop = The task force stays here
option-recall = Call the raiders back
option-as_in_1940 = As in 1940
option-join = { $ship } fights, too
option-engage = Fight in sea zone { $zone } now
option-strike = Play { $card }
option-parry = Play { $card }: cancel { $cancelled }
option-chase = To sea zone { $zone }
option-void = { $count ->
    [0] Germany loses no card
    [one] Germany loses a card
   *[other] Germany loses { $count } cards
}
option-withdraw_ship = Withdraw { $ship }

pass-april-swap = Keep the ships as they are
pass-april-scout = Send out nobody
pass-april-reposition = Everybody stays
pass-april-feint = Lure nobody
pass-april-smoke = No smoke
end-april-drops = No more paratroopers
pass-april-dive = No dive bombers
done-april-raid = No more raiders
done-april-landings = No more landings
done-april-ashore = No other ship of this zone
pass-april-mine = No mines
pass-april-fort = The forts are silent
pass-april-resist = The city is surprised
pass-april-bluff = No threats
pass-april-sailors = Nobody is saved
end-naval_movement = End the movement at sea
pass-interception = Let them pass
done-naval_combat-join = No other ship
pass-naval_combat-attack = Fight with what is there
pass-naval_combat-counters = Let the cards stand
pass-naval_combat-defence = Fight with what is there
pass-naval_combat-attacker_counters = Let the cards stand

step-swap-1 = { $card }: which ship goes back?
step-swap-2 = Which ship comes instead of { $ship }?
step-station-1 = In which sea zone does { $ship } lie?
step-scout-1 = { $card }: over which sea zone?
step-reposition-1 = { $card }: which battalion moves?
step-reposition-2 = Where to from { $from }?
step-feint-1 = { $card }: in which sea zone?
step-smoke-1 = { $card }: which ship escapes?
step-dive-1 = { $card }: over which sea zone?
step-ashore-1 = Where does { $ship } land its battalion?
step-fort-1 = { $card }: in which city?
step-sailors-1 = { $card }: whose sailors?
step-parry-1 = Which card does { $card } cancel?
step-chase-1 = Where is { $ship } chased to?


## Ships and 9 April: what happened

so-many-ships = { number } { $count ->
    [one] ship
   *[other] ships
}
log-april-kept = { faction-start } keep{ verb-s } { number } cards of 9 April.
log-april-card = { $card }
log-april-drew_ships = The Allies draw { number } ships for 9 April.
log-april-ship = { $ship }
log-april-swapped = { $ship } is exchanged for { $other }.
log-april-mustered = A Norwegian battalion stands in { $area }.
log-april-panserskip = { $ship } lie in sea zone { $zone }.
log-ships-placed = { faction-start } { has } { $count } ship cards at sea now.
log-ships-zone = { $count } in sea zone { $zone }
log-april-rolled = { $dice }: { $hits ->
    [0] nothing happens
    [one] one success
   *[other] { $hits } successes
} in sea zone { $zone }.
log-april-needed = { $needed } or more is needed
log-april-scouted = Reconnaissance over sea zone { $zone } sees { $ship }.
log-april-repositioned = Norway plays { $card }: a battalion moves from { $from } to { $to }.
log-april-lured = An Allied ship is lured from sea zone { $from } to { $to }.
log-april-diverted = Norway plays { $card }: the paratroopers are driven from { $from } to { $to }.
log-april-smoked = Germany plays { $card }: { $ship } escapes behind smoke in sea zone { $zone }.
log-april-dived = { $card } over sea zone { $zone }: a { $die }.
log-april-dived_on_dummy = The bombs fall on { $ship } in sea zone { $zone }; there was no ship.
log-april-lands_from = The landings from sea zone { $zone } begin.
log-april-comes = { $ship } makes for { $area }.
log-april-ashore = The landings are over; all German ships lie face down again.
log-april-landed = { $ship } lands a battalion in { $area }.
log-april-attacks = { $ship } lands a battalion under fire in { $area }.
log-april-card_rolled = { $card }: a { $die }.
log-april-closed = The fort closes { $area } to all landings.
log-april-resists = { $area } resists ({ $die }): a Norwegian battalion takes up arms.
log-april-surprised = { $area } is taken by surprise ({ $die }).
log-april-bluffed = Germany threatens the Norwegians in { $area }: { $dice }.
log-april-bluff_needed = on { $surrenders } they surrender, on { $retreats } or more they retreat
log-april-surrendered = A Norwegian battalion surrenders in { $area } ({ $die }).
log-april-held = Germany holds { $area } without a fight.
log-april-mobilized = A Norwegian battalion mobilises in { $area }.
log-april-reinforces = { faction-start } bring{ verb-s } up reinforcements.
log-april-cable = Germany holds { $area } and cuts the telegraph cable.
log-april-dummy_removed = { $ship } was no ship.
log-april-over = 9 April is over. Its cards leave the game.

log-naval_movement-sailed = { number-start } { nationality } { $count ->
    [one] ship sails
   *[other] ships sail
} from sea zone { $from } to { $to }.
log-naval_movement-stays = The { nationality } ships stay in sea zone { $zone }.
log-interception-attempted = { faction-start } tr{ $faction ->
    [allies] y
   *[other] ies
} to intercept in sea zone { $zone } with { so-many-ships }.
log-interception-decided = { faction-start } will try to intercept in sea zone { $zone }.
log-interception-hunter = { $ship } is turned up
log-interception-rolled = { $dice }: { $hits ->
    [0] nobody is
    [one] one ship is
   *[other] { $hits } ships are
} found in sea zone { $zone }.
log-interception-needed = { $needed } or more finds a ship
log-interception-failed = The enemy slips away in sea zone { $zone }.
log-interception-intercepted = { $ship } is intercepted in sea zone { $zone }.
log-interception-dummy = { $ship } in sea zone { $zone } was only a dummy.
log-raiding-began = { $ship } leaves sea zone { $zone } to raid in the Atlantic.
log-raiding-recalled = Germany pays { $symbols } symbols and calls the raiders back; { $needed } are needed.
log-naval_combat-joined = { $ship } joins the combat in sea zone { $zone }.
log-naval_combat-begins = Naval combat in sea zone { $zone }: { faction-name } attack{ verb-s }.
log-naval_combat-called_off = The combat in sea zone { $zone } is called off: one side has no ship left in it.
log-naval_combat-ship = { $ship } { $side ->
    [attack] attacks
   *[defence] defends
}
log-naval_combat-card = { faction-start } play{ verb-s } { $card }.
log-naval_combat-cancelled = { faction-start } play{ verb-s } { $card }: { $cancelled } is cancelled.
log-naval_combat-struck = { $card } in sea zone { $zone }: a { $die }.
log-naval_combat-needed = { $needed } or more sinks a ship; thrown: { $die }
log-naval_combat-shot = { $ship } throws a { $die } and { $result ->
    [sinks] sinks an enemy
    [chases] chases an enemy
   *[misses] misses
} in sea zone { $zone }.
log-naval_combat-class = { $die }: { $sinks ->
    [0] it never sinks a ship
   *[other] it sinks on { $sinks } or more
}, and chases on { $chases } or more
log-naval_combat-hit = { $ship } is { $result ->
    [sinks] sinking.
   *[chases] chased away.
}
log-naval_combat-chased = { $ship } is chased from sea zone { $from } to { $to }.
log-naval_combat-over = The guns fall silent in sea zone { $zone }.
log-ship-sunk = { $ship } is sunk in sea zone { $zone }; { $faction ->
    [germany] Germany mourns its crew.
    [norway] Norway mourns its crew.
   *[allies] the Allies mourn its crew.
}
log-ship-voids = The loss of { $ship } costs { faction-name } { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
}.
log-ship-sailors = Germany plays { $card }: the sailors of { $ship } get away in sea zone { $zone }.
log-card-voided = { faction-start } lose{ verb-s } { $card } from the deck.
log-withdrawal-ship = { $ship } leaves sea zone { $zone } for home.

why-april = On 9 April the cities and the best cards count.
why-station = There the ship helps your plan most.
why-naval_movement = A task force sails where it is stronger; the others keep what they guard.
why-interception = An attempt pays only against those who are not stronger.
why-naval_battles = What this combat decides helps in the others.
why-naval_combat = A ship is worth more than the card that saves it or sinks it.

log-about-ship = { $class }. { $sinks ->
    [0] It never sinks a ship{ $chases ->
        [0] { "" }
       *[other] , and chases one away on { $chases } or more
    }.
   *[other] It sinks a ship on { $sinks } or more, and chases one away on { $chases } or more.
} { $voids ->
    [0] Its loss costs no card.
    [one] Its loss costs a card.
   *[other] Its loss costs { $voids } cards.
} { $where ->
    [here] It lies in sea zone { $zone }.
    [raid] It is raiding.
   *[hidden] Where it is, only its owner knows.
}
log-about-raiding_box = The raiding box: German slagskip and tung krysser that hunt in the Atlantic, for everybody to see: { $count }. They come back through VI, VII or VIII when Germany pays { $needed } symbols.
log-about-april-0a = Cards: each side keeps some of its cards of 9 April; the Allies draw half of their ships.{ about-phase-now }
log-about-april-0b = Norway: its first battalions and Eidsvoll & Norge take their places.{ about-phase-now }
log-about-april-0c = German ships: all ships and dummies are placed face down, anywhere at sea. Then reconnaissance and a last order may follow.{ about-phase-now }
log-about-april-0d = Allied ships: those that were drawn are placed face down, but not in I and II. Then Germany may lure some away.{ about-phase-now }
log-about-april-1 = Interception in every zone where both sides have ships, Germany first; then paratroopers jump.{ about-phase-now }
log-about-april-2a = Dive bombers, naval combat, raiding, and the landings with mines and coastal forts, zone by zone.{ about-phase-now }
log-about-april-2b = Cities may resist; then the battalions that met the enemy fight.{ about-phase-now }
log-about-april-3 = Norway mobilises; then all sides bring up reinforcements, { $per } symbols for a battalion.{ about-phase-now }
log-about-april-4 = The cards of 9 April leave the game, dummies too; everybody draws a hand.{ about-phase-now }
log-about-turn-1a = Movement at sea: task forces sail up to two zones; where they meet the enemy both sides may intercept.{ about-phase-now }
log-about-turn-1b = Movement on land: each battalion may go to a neighbouring area; going to the enemy is an attack.{ about-phase-now }
log-about-turn-2a = Combat at sea: intercepted ships fight, one zone after the other, in eight steps.{ about-phase-now }
log-about-turn-2b = Combat on land: every attack is fought out, in the attacker's order, with cards and dice.{ about-phase-now }
log-about-turn-3 = Reinforcement: cards are traded, { $per } symbols for a battalion, and the new battalions are placed.{ about-phase-now }
log-about-turn-4 = New cards: the hand is filled up. Whoever must use a card every round and used none discards one.{ about-phase-now }
log-about-sea_zone = Sea zone { $zone }: { $german } German, { $norwegian } Norwegian and { $allied } Allied ship cards. { $holder ->
    [germany] Germany controls it.
    [norway] Norway controls it.
    [allies] The Allies control it.
   *[nobody] Nobody is known to control it.
} { $open ->
    [yes] Ships of all sides may enter it.
   *[no] It is closed to Allied ships.
}


## Ships and 9 April: why not?

whynot-germans_at_sea = German ships control the sea there: no Allied battalion comes through.
whynot-inland = { $area } lies on no sea zone, so no ship brings anybody there.
whynot-allied_ships_south = Allied ships lie in the sea zone of { $area } or in one south of it, and no German ships control the way: no transport gets through.
whynot-no_carrier = { $card } needs an aircraft carrier of yours off this coast; none of your ships there is one.
whynot-no_battleship = { $card } needs a battleship of yours off this coast; none of your ships there is one.
whynot-no_ships_off_the_coast = { $card } needs an aircraft carrier off this coast; no Allied ship is there.
whynot-ship_of_another = { $ship } is no ship of { faction-name }, and { faction-name } { $faction ->
    [allies] are
   *[other] is
} asked now.
whynot-ship_alike = Another ship of the same class lies there; the two are the same, so choose the first.
whynot-ship_not_on_the_map = { $ship } is not on the map.
whynot-ship_elsewhere = { $ship } lies in sea zone { $lies }, not where the combat is.
whynot-another_ship = The question is about another ship.
whynot-another_zone = The question is about another sea zone.
whynot-another_area = The question is about another area.
whynot-no_task_force = First choose the ships that sail: a task force needs at least one.
whynot-ship_moved = { $ship } has moved this turn, or took part in an interception.
whynot-ship_in_the_force = { $ship } belongs to the task force already.
whynot-force_elsewhere = The task force gathers in sea zone { $force_zone }; { $ship } lies elsewhere.
whynot-nowhere_to_sail = From sea zone { $lies } no other zone is open now.
whynot-raiders_not_called = Raiders stay in the raiding box until they are called back.
whynot-zone_not_beside = Sea zone { $zone } does not border on the zone where the ships are.
whynot-sailed_far_enough = { $faction ->
    [norway] Eidsvoll and Norge sail one sea zone a turn.
   *[other] Ships sail at most two sea zones a turn.
}
whynot-closed_to_allies = Allied ships never enter sea zone { $zone }: mines and aircraft close it.
whynot-zone_was_tried = You have tried to intercept in sea zone { $zone } this turn; no more of your ships enter it.
whynot-route_was_taken = Ships have sailed this way to sea zone { $zone } already; who takes the same way goes together.
whynot-only_dummies = Only dummies of yours lie there, and dummies intercept nobody.
whynot-ship_fights_already = { $ship } takes part already.
whynot-ship_behind_smoke = { $ship } has escaped behind smoke and takes no part.
whynot-dummies_never_fight = { $ship } is no ship and cannot fight.
whynot-no_naval_combat_there = No combat is to be fought in sea zone { $zone }.
whynot-no_field_on_the_zone = { $card } needs an air field on this sea zone that Germany holds.
whynot-bombers_do_not_reach_zone = { $card } does not reach sea zone { $zone }.
whynot-no_ships_there = In sea zone { $zone } there is no ship for that.
whynot-more_than_it_costs = The loss of this ship costs at most { $costs } { $costs ->
    [one] card
   *[other] cards
}.
whynot-larger_ships_first = One heavy cruiser and one smaller ship are enough while there are larger ones: { $ship } stays for now.
whynot-kept_already = You have kept { $card } already.
whynot-not_of_april = { $card } is no card of 9 April.
whynot-ship_not_drawn = { $ship } is not among the ships that were drawn.
whynot-ship_not_left = { $other } is not among the ships that are left.
whynot-not_near_the_capital = This battalion stands in Oslo or in an area beside it, and { $area } is neither.
whynot-no_point_there = { $area } is no mobilization point.
whynot-zone_without_coast = Sea zone { $zone } has no coast.
whynot-zone_not_scouted = { $card } does not see as far as sea zone { $zone }.
whynot-ship_not_intercepted = { $ship } was not intercepted here.
whynot-ship_never_raids = { $ship } cannot raid: only battleships and heavy cruisers do.
whynot-raids_from_the_north = Raiders leave from sea zones VI, VII and VIII, and { $ship } is in none of them.
whynot-nobody_to_land = No ship in sea zone { $zone } can still land a battalion.
whynot-ship_cannot_land = { $ship } can land no battalion here now.
whynot-not_on_the_zone = { $to } is not on the coast of this sea zone.
whynot-fort_closed_it = The fort has closed { $to } to all landings.
whynot-no_fort_there = Only victory cities have forts, and { $area } is none.
whynot-nobody_lands_there = Nobody lands in { $area } now.

when-O0 = 9 April, first phase
when-O1 = 9 April, movement
when-O2 = 9 April, combat
when-O3 = 9 April, reinforcement
when-oR1 = 9 April, answering the enemy's movement
when-oR2 = 9 April, answering the enemy in combat
when-oR3 = 9 April, answering the enemy's reinforcement


## What a version of the rules has touched

# Shown at tables that began under an earlier version.
rules-version-2 = Reinforcements: Germany is asked for a placement without an open coast whenever it might hold Transportfly. With ships: withdrawals, combats that are called off, and the end of 9 April.

# Kampen om Norge in English.
#
# ask-      questions            option-   what can be answered    pass-, done-, end-   what ends or declines a question
# log-      what happened        won-      how the game ended      why-                 why a hint advises so
# group-    headings of options  when-     when a card is played   step-   after some clicks
#
# Values: $faction, $enemy, $seat and $role are germany, norway, allies or both; $meets is nobody, enemy or attack;
# $area, $from, $to, $via, $card, $cancelled and $kind are names ($from also sea or air), $name is a card's Norwegian
# name alone; the others are numbers.


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
ask-sabotage = Norway: the Germans have moved. Will you hinder them?
ask-sabotage-engineers = Norway plays { $kind }. Will the engineers clear it?
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
ask-draw-action_card = Draw a card: which one is it?


## Options

option-lead = { $role ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
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
option-drop = Over { $area }{ if-attack }
option-divert = { $name }: they come down in { $to }
option-march = { $from } by { $via } to { $to } with { $count }{ move-attack }
option-airlift = { $from } to { $to } with { $count }
option-sealift = { $from } to { $to } with { $count }
option-trade = Trade { $card }: { symbols }
option-land = { $area }{ if-attack }
option-send_back = { $name }: turn back the advance { from-where } on { $area }
option-escape = { $name }: { $count } from { $from } to { $to }
option-cancel = Play { $card }: cancel { $cancelled }
option-fight = { $area }
option-play = Play { $card }
option-remove = One of those { from-where }
option-lose = { $norwegian } Norwegian, { $allied } Allied
option-retreat = { $to }
option-rescue = { $name }: to { $to }
option-arrive = { $area }
option-place = { $area }
option-forgo = Give the battalions up
option-airplace = { $name }: { $count } to { $area }
option-hunt = { $name } against the battalion in { $area }
option-discard = { $card }: { symbols }
option-withdraw = { $area }

end-movement = End the movement
pass-drop-divert = Let them jump
done-invasion-trade = Go on and land
pass-sabotage = Go on without sabotage
pass-sabotage-engineers = Let it stand
pass-combat-attack = Go on without a card
pass-combat-defender_counters = Go on without cancelling
pass-combat-defence = Go on without a card
pass-combat-attacker_counters = Go on without cancelling
pass-rescue = Nobody is saved
done-trade = Go on without trading
pass-submarine = Go on without a submarine

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
log-submarine-missed = The submarine ({ $die }) misses the ships for { $area }.
log-submarine-sank = The submarine ({ $die }) sinks the ships: a new { nationality } battalion is lost off { $area }.

log-new_cards-discarded = { faction-start } used no card and discard{ verb-s } { $card }.
log-new_cards-drawn = { faction-start } draw{ verb-s } { $count ->
    [one] a card
   *[other] { number } cards
}.
log-new_cards-card = { $card }
log-new_cards-reshuffled = Norway's used cards are shuffled into a new deck.
log-new_cards-exhausted = The Allied deck is spent; the call to withdraw comes from home.
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
   *[objectives] { $areas } are all German
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
why-play_card = As things stand the attack wins { $chance } times in 100; the card changes that enough to be worth it.
why-pass_card = As things stand the attack wins { $chance } times in 100; a card would change too little.
why-loss = The attack has { $chance } chances in 100; this loss weakens you least.
why-trade = These symbols bring battalions, and the card is worth less in the hand.
why-keep_cards = What is left in the hand is worth more than new battalions.
why-placement = A battalion is needed there most, or comes from there fastest.
why-arrival = From there the Allies reach what has to be held.
why-battles = What this combat decides helps in the others.
why-retreat = There the battalions are safe and still in the way.
why-sabotage = It breaks the most dangerous attack, or nothing is worth a card now.
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

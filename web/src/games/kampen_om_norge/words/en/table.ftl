# Panels, pieces and the question bar.

companion-symbols = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}

kampen-title = { $scenario } · { kampen-title-round }
kampen-title-round = { $round ->
    [april] 9 April 1940
   *[other] Round { $round }
}
kampen-side = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] Allies
   *[both] Norway and Allies
}
kampen-turn = Round { $round }, { $faction ->
    [germany] Germany
    [norway] Norway
   *[allies] the Allies
}
kampen-battalions = { $count ->
    [one] 1 battalion
   *[other] { $count } battalions
}
kampen-origin = { $origin ->
    [sea] the sea
    [air] the air
   *[other] { $origin }
}
kampen-percent = { $wins } %
kampen-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
kampen-to = to

## Steps within a phase

kampen-combat-step = step { $step } of 8
kampen-step-sabotage = sabotage
kampen-step-trade = trade cards
kampen-step-arrival = the landing
kampen-step-placement = place battalions
kampen-step-submarines = submarines

## What an option leads to

kampen-then-combats = { $count ->
    [0] no combat follows
    [one] 1 combat follows
   *[other] { $count } combats follow
}
kampen-then-odds = { $attack ->
    [one] 1 die
   *[other] { $attack } dice
} against { $defence }, wins { $wins } %
kampen-then-stay = { $count ->
    [0] nobody stays behind
    [one] 1 stays behind
   *[other] { $count } stay behind
}

## Hand and cards

kampen-hand = Your cards
kampen-hand-of = { $faction ->
    [germany] Germany
    [norway] Norway
   *[allies] Allies
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kampen-hand-empty = no cards
kampen-symbols = { $count ->
    [one] 1 reinforcement symbol
   *[other] { $count } reinforcement symbols
}
kampen-card-symbols = { $count ->
    [one] 1 symbol when traded
   *[other] { $count } symbols when traded
}
kampen-card-take = Choose this card
kampen-card-not-turn = Nothing is asked of you now. It waits for its time, shown above.
kampen-card-not-time = Not now: it is played at the times above.
kampen-card-not-nothing = It is the right time, but there is nothing this card could do here.
kampen-card-not-symbols = It has no effect of its own. Trade it when you reinforce.
kampen-panel-combat = Combat
kampen-panel-cards = Cards
kampen-panel-combat-about = The combat step by step: cards, dice, losses, and the chances.
kampen-panel-cards-about = The decks: how many cards are left, and which ones were used.
kampen-cards-deck = in the deck
kampen-cards-hand = in hand
kampen-cards-used = used
kampen-cards-none = No card is used yet.
kampen-cards-signs = Signs on the cards: a green triangle is the own turn, a red square the enemy’s turn, a green circle an answer to the enemy; the number is the phase.

## Effects in one line, by kind of card and time

kampen-effect-artilleri-G2 = +1 die attack
kampen-effect-artilleri-R2 = +1 die defence
kampen-effect-bombefly-G2 = +2 dice attack in air range
kampen-effect-fallskjermtropp-G1 = a new battalion jumps, in air range
kampen-effect-gebirgsjager-G2 = +1 die attack
kampen-effect-gebirgsjager-R2 = +2 dice defence
kampen-effect-ingeniorkompani-C1 = clears block or blown bridge
kampen-effect-ingeniorkompani-R2 = +2 dice defence
kampen-effect-jagerbomber-G2 = +1 die attack in air range
kampen-effect-jagerbomber-C2 = cancels Jagerfly
kampen-effect-panzer-G2 = +2 dice attack
kampen-effect-panzer-R2 = +1 die defence
kampen-effect-rask_forflytning-G1 = 1–2 march two areas, { $deck ->
    [germany] also to attack
   *[norway] not to attack
}
kampen-effect-rask_forflytning-R1 = 1–2 slip away
kampen-effect-speidertropp-G2 = +1 die attack
kampen-effect-speidertropp-C2 = cancels Bakhold
kampen-effect-transportfly-G1 = 1–2 fly between air fields
kampen-effect-transportfly-G3 = 1–2 new on an air field
kampen-effect-ubat-R3 = on 5 or 6 sinks a new battalion
kampen-effect-forsterkninger-G3 = { $per } symbols bring a battalion
kampen-effect-veisperring-R1 = turns back one attacker
kampen-effect-sprengt_bro-R1 = turns back all from one area
kampen-effect-bakhold-G2 = +1 die attack
kampen-effect-bakhold-R2 = +2 dice defence
kampen-effect-panservernkanon-R2 = +1 die defence{ $played ->
    [no] , or cancels Panzer
   *[yes] { "" }
}
kampen-effect-panservernkanon-C2 = cancels Panzer
kampen-effect-fransk_alpejeger-G2 = +1 die attack
kampen-effect-fransk_alpejeger-R2 = +2 dice defence
kampen-effect-fremmedlegionaer-G2 = +2 dice attack
kampen-effect-fremmedlegionaer-R2 = +1 die defence
kampen-effect-invasjon-G1 = trade cards now and land
kampen-effect-jagerfly-R1 = drives jumpers off
kampen-effect-jagerfly-R2 = cancels Bombefly, on the coast
kampen-effect-kystbombardement-G2 = +2 dice attack on the coast
kampen-effect-kystevakuering-G1 = 1–2 sail along the coast
kampen-effect-kystevakuering-G2 = saves a beaten battalion
kampen-effect-kystevakuering-R2 = saves a beaten battalion
kampen-effect-polsk_bergjeger-G2 = +1 die attack
kampen-effect-polsk_bergjeger-R2 = +2 dice defence
kampen-effect-stridsvogn-G2 = +1 die attack
kampen-effect-stridsvogn-R2 = +1 die defence

## Combat

kampen-combat-none = No combat yet.
kampen-combat-about = When battalions meet, the eight steps of the combat stand here: cards, dice, losses, retreat.
kampen-combat-from = from { $origins }
kampen-force = { $name } { $count }{ $water ->
    [yes] {" "}across water
   *[no] { "" }
}
kampen-combat-step-1 = { kampen-attacker } { $attacker ->
    [allies] play
   *[other] plays
} cards
kampen-combat-step-2 = { kampen-defender } { $defender ->
    [germany] answers
    [norway] answers
   *[other] answer
}
kampen-combat-step-3 = { kampen-attacker } { $attacker ->
    [allies] counter
   *[other] counters
}
kampen-combat-step-4 = { kampen-attacker } { $attacker ->
    [allies] roll
   *[other] rolls
} { $attack ->
    [one] 1 die
   *[other] { $attack } dice
}
kampen-combat-step-5 = { kampen-defender } { $defender ->
    [germany] rolls
    [norway] rolls
   *[other] roll
} { $defence ->
    [one] 1 die
   *[other] { $defence } dice
}
kampen-combat-step-6 = Losses
kampen-combat-step-7 = Compare
kampen-combat-step-8 = Retreat
kampen-combat-step-now = Step { $number } of 8 is played now.
kampen-attacker = { $attacker ->
    [germany] Germany
    [norway] Norway
   *[allies] The Allies
}
kampen-defender = { $defender ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
}
kampen-combat-no-cards = no card
kampen-combat-no-loss = No six, nobody is lost.
kampen-combat-losing = Each six defeats a battalion.
kampen-combat-loss = { $count ->
    [one] 1 battalion
   *[other] { $count } battalions
} of { $faction ->
    [germany] Germany
    [norway] Norway
   *[allies] the Allies
} lost
kampen-combat-compare = { $attack } against { $defence }; on a tie the defender holds
kampen-combat-result = { $winner ->
    [attacker] { $area } falls.
   *[defender] { $area } holds.
}
kampen-combat-others = Still to be fought: { $areas }
kampen-combat-before = Fought before
kampen-combat-was = { $winner ->
    [attacker] { $area } fell, { $attack } to { $defence }
   *[defender] { $area } held, { $attack } to { $defence }
}
kampen-play-cancels = cancels { $card }
kampen-turned = How the odds turned
kampen-turned-unit = { $area } falls, %
kampen-turned-start = start
kampen-turned-dice = the dice
kampen-odds-label = The attack wins { $wins } times in 100, the defence { $holds }
kampen-odds-falls = falls { $wins } %
kampen-odds-holds = holds { $holds } %

## Forecast

kampen-forecast = If { $area } is fought like this
kampen-forecast-now = { $cards ->
    [no] before cards
   *[yes] with the cards played
}
kampen-forecast-preview = if you do this
kampen-forecast-losses = Expected losses: { $attacker } attacking, { $defender } defending
kampen-forecast-cards = With one of your cards
kampen-forecast-with = with { $card }, { $attack } against { $defence }
kampen-forecast-more = { $count ->
    [one] and 1 more combat
   *[other] and { $count } more combats
}

## The last page

kampen-story-left = Battalions left
kampen-story-lost = Lost in combat to sixes
kampen-story-attacks = Attacks made
kampen-story-won = Attacks won
kampen-story-highest = Highest throw in attack
kampen-story-cards = Cards used

kampen-combat-total = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
}: { $sum } in all
kampen-combat-strength = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
}: { $count ->
    [one] 1 die
   *[other] { $count } dice
}

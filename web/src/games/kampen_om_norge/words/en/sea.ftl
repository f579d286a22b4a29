# The sea, in the advanced game.

kampen-panel-fleet = Fleet
kampen-panel-fleet-about = Your ships, what they roll, and the naval combat.
sea-name = Zone { $zone }
sea-caught = { $caught ->
    [0] safe
   *[other] { $caught } %
}
sea-fleet = { $count } { $faction ->
    [germany] German
    [norway] Norwegian
   *[allies] Allied
} ship { $count ->
    [one] card
   *[other] cards
}{ $names ->
    [none] { "" }
   *[other] {" "}({ $names })
}
sea-zone = Sea zone { $zone }: { $fleets ->
    [none] no ships
   *[other] { $fleets }
}, { $hold ->
    [germany] under German control
    [norway] under Norwegian control
    [allies] under Allied control
    [contested] contested
   *[nobody] under nobody's control
}
sea-on-sheet-1 = on sheet 1
sea-raiding = Raiding
sea-raiding-box = Raiding in the Atlantic: { $names ->
    [none] nobody
   *[other] { $names }
}
sea-reach-safe = nobody there to intercept
sea-own = Zone { $zone }, your ships
sea-hold = { $hold ->
    [germany] German control
    [norway] Norwegian control
    [allies] Allied control
    [contested] contested
   *[nobody] nobody's control
}
sea-in-zone = in zone { $zone }
sea-fate = { $fate ->
    [sunk] sunk
   *[chased] chased
}
sea-spent = has moved
sea-dice = { $sinks ->
    [0] never sinks
   *[other] sinks on { $sinks } or more
}, { $chases ->
    [0] never chases
   *[other] chases on { $chases } or more
}
sea-combat-attacks = { $faction ->
    [germany] Germany attacks.
    [norway] Norway attacks.
   *[allies] The Allies attack.
}
sea-unhurt = each unhurt: { $unhurt } %
sea-step-6 = Sunk ships are removed
sea-step-7 = Chased ships leave
sea-step-8 = The others turn face down
sea-placed = { $placed } of { $whole } cards lie on the map
sea-placed-about = The enemy sees only how many lie in each zone.
sea-as-seen = As the enemy will see you
sea-place-in = Place the ship in zone { $zone }; { $count ->
    [0] none of yours lies
    [one] one of yours lies
   *[other] { $count } of yours lie
} there.
sea-enemies = { $faction ->
    [germany] German ships
    [norway] Norwegian ships
   *[allies] Allied ships
}
sea-lies-in = What lies in { $zone }
sea-cards = { $count ->
    [0] none on the map
    [one] 1 card on the map
   *[other] { $count } cards on the map
}
sea-raiding-back = back by VI, VII, VIII
sea-key-sinks = sinks
sea-key-chases = chases
sea-key-none = nothing
sea-if-enter = If { $count ->
    [one] the ship enters
   *[other] the { $count } enter
} { $zone }
sea-found = { $count ->
    [0] none
    [1] one
    [2] two
   *[other] { $count }
} { $percent } %
sea-you-try = you may try first: { $count ->
    [one] 1 die
   *[other] { $count } dice
}, one caught
sea-after-trying = After a try of yours the ships in the zone move no further.
sea-then-sail = { $caught ->
    [0] safe
   *[other] { $caught } %, { $hunters ->
        [0] on the way
        [one] 1 card
       *[other] { $hunters } cards
    }
}
sea-then-intercept = { $caught } % to catch one of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sea-side = { $side ->
    [attackers] Attackers
   *[defenders] Defenders
}, { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
sea-unhurt-about = How often a ship of this side comes away from the shots to come; cards are not counted.
sea-turned-unit = { $side ->
    [attackers] attackers unhurt, %
   *[defenders] defenders unhurt, %
}
sea-troops = Troops by sea
sea-troops-about = The sea zones on whose coast new battalions may land now.
sea-then-history = places { $count ->
    [one] the ship that is left
   *[other] the { $count } ships that are left
}
sea-aside = put aside
sea-card-sinks = sinks one on { $sinks } or more
sea-shot-misses = misses
sea-shot-sinks = sinks { $ship }
sea-shot = { $ship } { $result ->
    [sinks] sinks
   *[chases] chases
} { $victim }.
sea-shot-none = nobody struck
sea-none-sunk = none
sea-voided = { $faction ->
    [germany] Germany
    [norway] Norway
   *[allies] The Allies
} { $faction ->
    [allies] lose
   *[other] loses
} { $count ->
    [one] a card
   *[other] { $count } cards
} of the deck.
sea-chased = { $ship } { $to ->
    [none] must leave
   *[other] to zone { $to }
}
sea-combat-others = Still to be fought: { $zones }
sea-reach = { $count ->
    [one] One ship leaves
   *[other] { $count } ships leave
} zone { $zone }
sea-reach-zone = Zone { $zone }{ $via ->
    [none] { "" }
   *[other] {" "}by { $via }
}
sea-reach-caught = { $caught } % caught, { $hunters ->
    [0] on the way
    [one] 1 card there
   *[other] { $hunters } cards there
}
sea-combat = Zone { $zone }, naval combat
sea-attackers = Attackers
sea-defenders = Defenders
sea-step-1 = { $attacker ->
    [germany] Germany
    [norway] Norway
    [both] Norway and the Allies
   *[allies] The Allies
} { $attacker ->
    [germany] plays cards
    [norway] plays cards
   *[other] play cards
}
sea-step-2 = { $defender ->
    [germany] Germany
    [norway] Norway
    [both] Norway and the Allies
   *[allies] The Allies
} { $defender ->
    [germany] cancels, then plays cards
    [norway] cancels, then plays cards
   *[other] cancel, then play cards
}
sea-step-3 = { $attacker ->
    [germany] Germany
    [norway] Norway
    [both] Norway and the Allies
   *[allies] The Allies
} { $attacker ->
    [germany] cancels
    [norway] cancels
   *[other] cancel
}
sea-step-4 = { $attacker ->
    [germany] Germany
    [norway] Norway
    [both] Norway and the Allies
   *[allies] The Allies
} { $attacker ->
    [germany] shoots
    [norway] shoots
   *[other] shoot
}
sea-step-5 = { $defender ->
    [germany] Germany
    [norway] Norway
    [both] Norway and the Allies
   *[allies] The Allies
} { $defender ->
    [germany] shoots
    [norway] shoots
   *[other] shoot
}
access-sea = Sea zones
query-example-sail = what can reach sea zone IV
query-example-zone = who controls zone III
query-sail-of = { $count ->
    [0] Nobody is near enough to sail to zone { $zone }.
    [one] One stack could sail to zone { $zone }:
   *[other] { $count } stacks could sail to zone { $zone }:
}
query-sail-from = { $fleet } in zone { $zone }, { $moves ->
    [1] one move away
   *[other] two moves away
}
query-coast = Its coast: { $areas }.
query-sail = The task force can sail there next; { $caught ->
    [0] nobody would intercept it
   *[other] { $caught } times in 100 somebody of it is caught
}.

sea-effect-sinks = at sea: { $sinks } or more sinks a ship
sea-effect-cancels = at sea: cancels aircraft
kampen-effect-april_forsterkninger-G3 = { kampen-effect-forsterkninger-G3 }
kampen-effect-villedende_manover-O0 = lures Allied ships away
kampen-effect-april_fallskjermtropp-O1 = a new battalion jumps, in air range
kampen-effect-april_bombefly-O2 = +2 dice attack in air range
kampen-effect-april_transportfly-O3 = new battalions come by air
kampen-effect-april_gebirgsjager-O2 = +1 die attack
kampen-effect-roykdekke-oR1 = an intercepted ship slips away
kampen-effect-bloff_trusler-O2 = Norwegians may surrender
kampen-effect-evakuerte_matroser-oR2 = a sunk ship still lands
kampen-effect-april_jagerfly-oR1 = drives paratroopers off
kampen-effect-kystfort-oR2 = turns landings away
kampen-effect-omdisponering-O0 = moves a battalion
kampen-effect-april_ubat-oR3 = may sink a new battalion
kampen-effect-minelegging-oR2 = may sink a landing ship
kampen-effect-rekognoseringsfly-O0 = may show German ships
kampen-effect-skip_til_unnsetning-O0 = exchanges a drawn ship
kampen-effect-stupbombefly-O2 = may sink a ship in III to V

# Sjøen, i det avanserte spillet.

kampen-panel-fleet = Flåte
kampen-panel-fleet-about = Skipene dine, hva de slår på, og sjøkampen.
sea-name = Sone { $zone }
sea-caught = { $caught ->
    [0] trygt
   *[other] { $caught } %
}
sea-fleet = { $count } { $faction ->
    [germany] tyske
    [norway] norske
   *[allies] allierte
} skipskort{ $names ->
    [none] { "" }
   *[other] {" "}({ $names })
}
sea-zone = Sjøsone { $zone }: { $fleets ->
    [none] ingen skip
   *[other] { $fleets }
}, { $hold ->
    [germany] under tysk kontroll
    [norway] under norsk kontroll
    [allies] under alliert kontroll
    [contested] omstridt
   *[nobody] ikke under noens kontroll
}
sea-on-sheet-1 = på blad 1
sea-raiding = På tokt
sea-raiding-box = På tokt i Atlanterhavet: { $names ->
    [none] ingen
   *[other] { $names }
}
sea-reach-safe = ingen der til å fange opp noen
sea-own = Sone { $zone }, dine skip
sea-hold = { $hold ->
    [germany] tysk kontroll
    [norway] norsk kontroll
    [allies] alliert kontroll
    [contested] omstridt
   *[nobody] ingens kontroll
}
sea-in-zone = i sone { $zone }
sea-fate = { $fate ->
    [sunk] senket
   *[chased] jaget
}
sea-spent = har flyttet
sea-dice = { $sinks ->
    [0] senker aldri
   *[other] senker på { $sinks } eller mer
}, { $chases ->
    [0] jager aldri
   *[other] jager på { $chases } eller mer
}
sea-combat-attacks = { $faction ->
    [germany] Tyskland angriper.
    [norway] Norge angriper.
   *[allies] De allierte angriper.
}
sea-unhurt = hver uskadd: { $unhurt } %
sea-step-6 = Senkede skip fjernes
sea-step-7 = Jagede skip drar
sea-step-8 = De andre snus med baksiden opp
sea-placed = { $placed } av { $whole } kort ligger på kartet
sea-placed-about = Fienden ser bare hvor mange som ligger i hver sone.
sea-as-seen = Slik fienden vil se deg
sea-place-in = Plasser skipet i sone { $zone }; { $count ->
    [0] ingen av dine ligger
    [one] ett av dine ligger
   *[other] { $count } av dine ligger
} der.
sea-enemies = { $faction ->
    [germany] Tyske skip
    [norway] Norske skip
   *[allies] Allierte skip
}
sea-lies-in = Hva som ligger i { $zone }
sea-cards = { $count ->
    [0] ingen på kartet
    [one] 1 kort på kartet
   *[other] { $count } kort på kartet
}
sea-raiding-back = tilbake via VI, VII, VIII
sea-key-sinks = senker
sea-key-chases = jager bort
sea-key-none = ingenting
sea-if-enter = Hvis { $count ->
    [one] skipet går
   *[other] de { $count } går
} inn i { $zone }
sea-found = { $count ->
    [0] ingen
    [1] ett
    [2] to
   *[other] { $count }
} { $percent } %
sea-you-try = du kan prøve først: { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}, ett fanget
sea-after-trying = Etter et forsøk seiler skipene dine i sonen ikke lenger.
sea-then-sail = { $caught ->
    [0] trygt
   *[other] { $caught } %, { $hunters ->
        [0] på veien
        [one] 1 kort
       *[other] { $hunters } kort
    }
}
sea-then-intercept = { $caught } % for å fange ett av { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
sea-side = { $side ->
    [attackers] Angripere
   *[defenders] Forsvarere
}, { $count ->
    [one] 1 skip
   *[other] { $count } skip
}
sea-unhurt-about = Hvor ofte et skip på denne siden slipper unna skuddene som kommer; kort er ikke regnet med.
sea-turned-unit = { $side ->
    [attackers] angripere uskadd, %
   *[defenders] forsvarere uskadd, %
}
sea-troops = Tropper sjøveien
sea-troops-about = Sjøsonene der nye bataljoner kan settes i land på kysten nå.
sea-then-history = plasserer { $count ->
    [one] skipet som er igjen
   *[other] de { $count } skipene som er igjen
}
sea-aside = satt til side
sea-card-sinks = senker ett på { $sinks } eller mer
sea-shot-misses = bommer
sea-shot-sinks = senker { $ship }
sea-shot = { $ship } { $result ->
    [sinks] senker
   *[chases] jager
} { $victim }.
sea-shot-none = ingen truffet
sea-none-sunk = ingen
sea-voided = { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] De allierte
} mister { $count ->
    [one] et kort
   *[other] { $count } kort
} av bunken.
sea-chased = { $ship } { $to ->
    [none] må vike
   *[other] til sone { $to }
}
sea-combat-others = Ennå ikke utkjempet: { $zones }
sea-reach = { $count ->
    [one] Ett skip forlater
   *[other] { $count } skip forlater
} sone { $zone }
sea-reach-zone = Sone { $zone }{ $via ->
    [none] { "" }
   *[other] {" "}via { $via }
}
sea-reach-caught = { $caught } % fanget, { $hunters ->
    [0] på veien
    [one] 1 kort der
   *[other] { $hunters } kort der
}
sea-combat = Sone { $zone }, sjøkamp
sea-attackers = Angripere
sea-defenders = Forsvarere
sea-step-1 = { $attacker ->
    [germany] Tyskland
    [norway] Norge
    [both] Norge og de allierte
   *[allies] De allierte
} spiller kort
sea-step-2 = { $defender ->
    [germany] Tyskland
    [norway] Norge
    [both] Norge og de allierte
   *[allies] De allierte
} opphever, spiller så kort
sea-step-3 = { $attacker ->
    [germany] Tyskland
    [norway] Norge
    [both] Norge og de allierte
   *[allies] De allierte
} opphever
sea-step-4 = { $attacker ->
    [germany] Tyskland
    [norway] Norge
    [both] Norge og de allierte
   *[allies] De allierte
} skyter
sea-step-5 = { $defender ->
    [germany] Tyskland
    [norway] Norge
    [both] Norge og de allierte
   *[allies] De allierte
} skyter
access-sea = Sjøsoner
query-example-sail = hva kan nå sjøsone IV
query-example-zone = hvem kontrollerer sone III
query-sail-of = { $count ->
    [0] Ingen er nær nok til å seile til sone { $zone }.
    [one] Én bunke kan seile til sone { $zone }:
   *[other] { $count } bunker kan seile til sone { $zone }:
}
query-sail-from = { $fleet } i sone { $zone }, { $moves ->
    [1] ett trekk unna
   *[other] to trekk unna
}
query-coast = Kysten: { $areas }.
query-sail = Gruppen kan seile dit nå; { $caught ->
    [0] ingen ville fange den opp
   *[other] i { $caught } av 100 tilfeller blir noen av den fanget opp
}.

sea-effect-sinks = til sjøs: { $sinks } eller mer senker et skip
sea-effect-cancels = til sjøs: opphever fly
kampen-effect-april_forsterkninger-G3 = { kampen-effect-forsterkninger-G3 }
kampen-effect-villedende_manover-O0 = lokker bort allierte skip
kampen-effect-april_fallskjermtropp-O1 = en ny bataljon hopper, innen rekkevidde
kampen-effect-april_bombefly-O2 = +2 terninger angrep innen rekkevidde
kampen-effect-april_transportfly-O3 = nye bataljoner kommer med fly
kampen-effect-april_gebirgsjager-O2 = +1 terning angrep
kampen-effect-roykdekke-oR1 = et oppfanget skip slipper unna
kampen-effect-bloff_trusler-O2 = nordmenn kan overgi seg
kampen-effect-evakuerte_matroser-oR2 = et senket skip lander likevel
kampen-effect-april_jagerfly-oR1 = driver bort fallskjermtropper
kampen-effect-kystfort-oR2 = avviser landganger
kampen-effect-omdisponering-O0 = flytter en bataljon
kampen-effect-april_ubat-oR3 = kan senke en ny bataljon
kampen-effect-minelegging-oR2 = kan senke et skip som lander
kampen-effect-rekognoseringsfly-O0 = kan vise tyske skip
kampen-effect-skip_til_unnsetning-O0 = bytter et trukket skip
kampen-effect-stupbombefly-O2 = kan senke et skip i III til V

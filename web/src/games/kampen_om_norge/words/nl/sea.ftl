# De zee, in het gevorderde spel.

kampen-panel-fleet = Vloot
kampen-panel-fleet-about = Je schepen, wat ze gooien, en het zeegevecht.
sea-name = Zone { $zone }
sea-caught = { $caught ->
    [0] veilig
   *[other] { $caught } %
}
sea-fleet = { $count } { $faction ->
    [germany] Duitse
    [norway] Noorse
   *[allies] geallieerde
} { $count ->
    [one] scheepskaart
   *[other] scheepskaarten
}{ $names ->
    [none] { "" }
   *[other] {" "}({ $names })
}
sea-zone = Zeezone { $zone }: { $fleets ->
    [none] geen schepen
   *[other] { $fleets }
}, { $hold ->
    [germany] in Duitse handen
    [norway] in Noorse handen
    [allies] in geallieerde handen
    [contested] betwist
   *[nobody] van niemand
}
sea-on-sheet-1 = op blad 1
sea-raiding = Op kaapvaart
sea-raiding-box = Op kaapvaart in de Atlantische Oceaan: { $names ->
    [none] niemand
   *[other] { $names }
}
sea-reach-safe = niemand om te onderscheppen
sea-own = Zone { $zone }, jouw schepen
sea-hold = { $hold ->
    [germany] Duitse controle
    [norway] Noorse controle
    [allies] geallieerde controle
    [contested] betwist
   *[nobody] van niemand
}
sea-in-zone = in zone { $zone }
sea-fate = { $fate ->
    [sunk] gezonken
   *[chased] verjaagd
}
sea-spent = is verplaatst
sea-dice = { $sinks ->
    [0] brengt nooit tot zinken
   *[other] brengt tot zinken met { $sinks } of meer
}, { $chases ->
    [0] verjaagt nooit
   *[other] verjaagt met { $chases } of meer
}
sea-combat-attacks = { $faction ->
    [germany] Duitsland valt aan.
    [norway] Noorwegen valt aan.
   *[allies] De geallieerden vallen aan.
}
sea-unhurt = elk ongedeerd: { $unhurt } %
sea-step-6 = Gezonken schepen gaan weg
sea-step-7 = Verjaagde schepen wijken
sea-step-8 = De andere worden omgedraaid
sea-placed = { $placed } van { $whole } kaarten liggen op de kaart
sea-placed-about = De vijand ziet alleen hoeveel er in elke zone liggen.
sea-as-seen = Zo zal de vijand je zien
sea-place-in = Plaats het schip in zone { $zone }; { $count ->
    [0] er ligt er geen van jou
    [one] er ligt er één van jou
   *[other] er liggen er { $count } van jou
}.
sea-enemies = { $faction ->
    [germany] Duitse schepen
    [norway] Noorse schepen
   *[allies] Geallieerde schepen
}
sea-lies-in = Wat er in { $zone } ligt
sea-cards = { $count ->
    [0] geen op de kaart
    [one] 1 scheepskaart in zicht
   *[other] { $count } scheepskaarten in zicht
}
sea-raiding-back = terug via VI, VII, VIII
sea-key-sinks = brengt tot zinken
sea-key-chases = verjaagt
sea-key-none = niets
sea-if-enter = Als { $count ->
    [one] het schip
   *[other] de { $count }
} { $zone } { $count ->
    [one] binnenvaart
   *[other] binnenvaren
}
sea-found = { $count ->
    [0] geen
    [1] één
    [2] twee
   *[other] { $count }
} { $percent } %
sea-you-try = jij mag eerst: { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}, één gevangen
sea-after-trying = Na een poging van jou varen de schepen in de zone niet verder.
sea-then-sail = { $caught ->
    [0] veilig
   *[other] { $caught } %, { $hunters ->
        [0] onderweg
        [one] 1 kaart
       *[other] { $hunters } kaarten
    }
}
sea-then-intercept = { $caught } % om er een te vinden van { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
sea-side = { $side ->
    [attackers] Aanvallers
   *[defenders] Verdedigers
}, { $count ->
    [one] 1 schip
   *[other] { $count } schepen
}
sea-unhurt-about = Hoe vaak een schip van deze kant ongedeerd blijft bij de schoten die nog komen; kaarten tellen niet mee.
sea-turned-unit = { $side ->
    [attackers] aanvallers ongedeerd, %
   *[defenders] verdedigers ongedeerd, %
}
sea-troops = Troepen over zee
sea-troops-about = De zeezones aan de kust waarvan nu nieuwe bataljons mogen landen.
sea-then-history = plaatst { $count ->
    [one] het schip dat nog over is
   *[other] de { $count } schepen die nog over zijn
}
sea-aside = terzijde gelegd
sea-card-sinks = brengt er met { $sinks } of meer een tot zinken
sea-shot-misses = mist
sea-shot-sinks = brengt { $ship } tot zinken
sea-shot = { $result ->
    [sinks] { $ship } brengt { $victim } tot zinken.
   *[chases] { $ship } verjaagt { $victim }.
}
sea-shot-none = niemand geraakt
sea-none-sunk = geen
sea-voided = { $faction ->
    [germany] Duitsland verliest
    [norway] Noorwegen verliest
   *[allies] De geallieerden verliezen
} { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van de stapel.
sea-chased = { $ship } { $to ->
    [none] moet wijken
   *[other] naar zone { $to }
}
sea-combat-others = Nog te vechten: { $zones }
sea-reach = { $count ->
    [one] Eén schip verlaat
   *[other] { $count } schepen verlaten
} zone { $zone }
sea-reach-zone = Zone { $zone }{ $via ->
    [none] { "" }
   *[other] {" "}via { $via }
}
sea-reach-caught = { $caught } % gevangen, { $hunters ->
    [0] onderweg
    [one] 1 kaart daar
   *[other] { $hunters } kaarten daar
}
sea-combat = Zone { $zone }, zeegevecht
sea-attackers = Aanvallers
sea-defenders = Verdedigers
sea-step-1 = { $attacker ->
    [germany] Duitsland speelt kaarten
    [norway] Noorwegen speelt kaarten
    [both] Noorwegen en de geallieerden spelen kaarten
   *[allies] De geallieerden spelen kaarten
}
sea-step-2 = { $defender ->
    [germany] Duitsland heft op en speelt kaarten
    [norway] Noorwegen heft op en speelt kaarten
    [both] Noorwegen en de geallieerden heffen op en spelen kaarten
   *[allies] De geallieerden heffen op en spelen kaarten
}
sea-step-3 = { $attacker ->
    [germany] Duitsland heft op
    [norway] Noorwegen heft op
    [both] Noorwegen en de geallieerden heffen op
   *[allies] De geallieerden heffen op
}
sea-step-4 = { $attacker ->
    [germany] Duitsland schiet
    [norway] Noorwegen schiet
    [both] Noorwegen en de geallieerden schieten
   *[allies] De geallieerden schieten
}
sea-step-5 = { $defender ->
    [germany] Duitsland schiet
    [norway] Noorwegen schiet
    [both] Noorwegen en de geallieerden schieten
   *[allies] De geallieerden schieten
}
access-sea = Zeezones
query-example-sail = wat kan zeezone IV bereiken
query-example-zone = wie beheerst zone III
query-sail-of = { $count ->
    [0] Niemand is dichtbij genoeg om naar zone { $zone } te varen.
    [one] Eén stapel kan naar zone { $zone } varen:
   *[other] { $count } stapels kunnen naar zone { $zone } varen:
}
query-sail-from = { $fleet } in zone { $zone }, { $moves ->
    [1] één zet ver
   *[other] twee zetten ver
}
query-coast = Kust: { $areas }.
query-sail = De taakgroep kan daar nu heen varen; { $caught ->
    [0] niemand zou haar onderscheppen
   *[other] { $caught } keer op de 100 wordt er iemand gevangen
}.

sea-effect-sinks = op zee: { $sinks } of meer brengt een schip tot zinken
sea-effect-cancels = op zee: heft vliegtuigen op
kampen-effect-april_forsterkninger-G3 = { kampen-effect-forsterkninger-G3 }
kampen-effect-villedende_manover-O0 = lokt geallieerde schepen weg
kampen-effect-april_fallskjermtropp-O1 = een nieuw bataljon springt, binnen vliegbereik
kampen-effect-april_bombefly-O2 = +2 dobbelstenen aanval binnen vliegbereik
kampen-effect-april_transportfly-O3 = nieuwe bataljons komen door de lucht
kampen-effect-april_gebirgsjager-O2 = +1 dobbelsteen aanval
kampen-effect-roykdekke-oR1 = een onderschept schip ontkomt
kampen-effect-bloff_trusler-O2 = Noren geven zich misschien over
kampen-effect-evakuerte_matroser-oR2 = een gezonken schip landt toch
kampen-effect-april_jagerfly-oR1 = verdrijft parachutisten
kampen-effect-kystfort-oR2 = slaat landingen af
kampen-effect-omdisponering-O0 = verplaatst een bataljon
kampen-effect-april_ubat-oR3 = kan een nieuw bataljon doen zinken
kampen-effect-minelegging-oR2 = kan een landend schip doen zinken
kampen-effect-rekognoseringsfly-O0 = kan Duitse schepen tonen
kampen-effect-skip_til_unnsetning-O0 = ruilt een getrokken schip
kampen-effect-stupbombefly-O2 = kan een schip in III t/m V doen zinken

# Panelen, stukken en de vragenbalk.

companion-symbols = { $count ->
    [one] 1 symbool
   *[other] { $count } symbolen
}

kampen-title = { $scenario } · { kampen-title-round }
kampen-title-round = { $round ->
    [april] 9 april 1940
   *[other] Ronde { $round }
}
kampen-side = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] Geallieerden
   *[both] Noorwegen en geallieerden
}
kampen-turn = Ronde { $round }, { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] de geallieerden
}
kampen-battalions = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljons
}
kampen-origin = { $origin ->
    [sea] de zee
    [air] de lucht
   *[other] { $origin }
}
kampen-percent = { $wins } %
kampen-dice = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
kampen-to = tegen

## Stappen binnen een fase

kampen-combat-step = stap { $step } van 8
kampen-step-sabotage = sabotage
kampen-step-trade = kaarten inruilen
kampen-step-arrival = de landing
kampen-step-placement = bataljons plaatsen
kampen-step-submarines = onderzeeërs

## Waar een keuze toe leidt

kampen-then-combats = { $count ->
    [0] er volgt geen gevecht
    [one] er volgt 1 gevecht
   *[other] er volgen { $count } gevechten
}
kampen-then-odds = { $attack ->
    [one] 1 dobbelsteen
   *[other] { $attack } dobbelstenen
} tegen { $defence }, wint { $wins } %
kampen-then-stay = { $count ->
    [0] niemand blijft achter
    [one] 1 blijft achter
   *[other] { $count } blijven achter
}

## Hand en kaarten

kampen-hand = Je kaarten
kampen-hand-of = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] Geallieerden
}, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
kampen-hand-empty = geen kaarten
kampen-symbols = { $count ->
    [one] 1 versterkingssymbool
   *[other] { $count } versterkingssymbolen
}
kampen-card-symbols = { $count ->
    [one] 1 symbool bij inruilen
   *[other] { $count } symbolen bij inruilen
}
kampen-card-take = Kies deze kaart
kampen-card-not-turn = Er wordt je nu niets gevraagd. De kaart wacht op haar tijd, hierboven.
kampen-card-not-time = Nu niet: ze wordt gespeeld op de tijden hierboven.
kampen-card-not-nothing = Het is de goede tijd, maar deze kaart kan hier niets doen.
kampen-card-not-symbols = Ze heeft zelf geen effect. Ruil haar in als je versterkt.
kampen-panel-combat = Gevecht
kampen-panel-cards = Kaarten
kampen-panel-combat-about = Het gevecht stap voor stap: kaarten, dobbelstenen, verliezen, en de kansen.
kampen-panel-cards-about = De stapels: hoeveel kaarten er over zijn, en welke gebruikt zijn.
kampen-cards-deck = in de stapel
kampen-cards-hand = in de hand
kampen-cards-used = gebruikt
kampen-cards-none = Er is nog geen kaart gebruikt.
kampen-cards-signs = Tekens op de kaarten: een groene driehoek is de eigen beurt, een rood vierkant de beurt van de vijand, een groene cirkel een antwoord aan de vijand; het getal is de fase.

## Effecten in één regel, per soort kaart en tijd

kampen-effect-artilleri-G2 = +1 steen aanval
kampen-effect-artilleri-R2 = +1 steen verdediging
kampen-effect-bombefly-G2 = +2 stenen aanval in vliegbereik
kampen-effect-fallskjermtropp-G1 = een nieuw bataljon springt, in vliegbereik
kampen-effect-gebirgsjager-G2 = +1 steen aanval
kampen-effect-gebirgsjager-R2 = +2 stenen verdediging
kampen-effect-ingeniorkompani-C1 = ruimt versperring of brug op
kampen-effect-ingeniorkompani-R2 = +2 stenen verdediging
kampen-effect-jagerbomber-G2 = +1 steen aanval in vliegbereik
kampen-effect-jagerbomber-C2 = heft Jagerfly op
kampen-effect-panzer-G2 = +2 stenen aanval
kampen-effect-panzer-R2 = +1 steen verdediging
kampen-effect-rask_forflytning-G1 = 1–2 marcheren twee gebieden, { $deck ->
    [germany] ook om aan te vallen
   *[norway] niet om aan te vallen
}
kampen-effect-rask_forflytning-R1 = 1–2 ontsnappen
kampen-effect-speidertropp-G2 = +1 steen aanval
kampen-effect-speidertropp-C2 = heft Bakhold op
kampen-effect-transportfly-G1 = 1–2 vliegen tussen vliegvelden
kampen-effect-transportfly-G3 = 1–2 nieuwe op een vliegveld
kampen-effect-ubat-R3 = bij 5 of 6 zinkt een nieuw bataljon
kampen-effect-forsterkninger-G3 = { $per } symbolen: een bataljon
kampen-effect-veisperring-R1 = stuurt één aanvaller terug
kampen-effect-sprengt_bro-R1 = stuurt allen uit één gebied terug
kampen-effect-bakhold-G2 = +1 steen aanval
kampen-effect-bakhold-R2 = +2 stenen verdediging
kampen-effect-panservernkanon-R2 = +1 steen verdediging{ $played ->
    [no] , of heft Panzer op
   *[yes] { "" }
}
kampen-effect-panservernkanon-C2 = heft Panzer op
kampen-effect-fransk_alpejeger-G2 = +1 steen aanval
kampen-effect-fransk_alpejeger-R2 = +2 stenen verdediging
kampen-effect-fremmedlegionaer-G2 = +2 stenen aanval
kampen-effect-fremmedlegionaer-R2 = +1 steen verdediging
kampen-effect-invasjon-G1 = ruil nu kaarten in en land
kampen-effect-jagerfly-R1 = drijft springers weg
kampen-effect-jagerfly-R2 = heft Bombefly op, aan de kust
kampen-effect-kystbombardement-G2 = +2 stenen aanval aan de kust
kampen-effect-kystevakuering-G1 = 1–2 varen langs de kust
kampen-effect-kystevakuering-G2 = redt een verslagen bataljon
kampen-effect-kystevakuering-R2 = redt een verslagen bataljon
kampen-effect-polsk_bergjeger-G2 = +1 steen aanval
kampen-effect-polsk_bergjeger-R2 = +2 stenen verdediging
kampen-effect-stridsvogn-G2 = +1 steen aanval
kampen-effect-stridsvogn-R2 = +1 steen verdediging

## Gevecht

kampen-combat-none = Nog geen gevecht.
kampen-combat-about = Als bataljons elkaar treffen, staan hier de acht stappen van het gevecht: kaarten, dobbelstenen, verliezen, terugtocht.
kampen-combat-from = vanuit { $origins }
kampen-force = { $name } { $count }{ $water ->
    [yes] {" "}over water
   *[no] { "" }
}
kampen-combat-step-1 = { kampen-attacker } { $attacker ->
    [allies] spelen
   *[other] speelt
} kaarten
kampen-combat-step-2 = { kampen-defender } { $defender ->
    [germany] antwoordt
    [norway] antwoordt
   *[other] antwoorden
}
kampen-combat-step-3 = { kampen-attacker } { $attacker ->
    [allies] heffen op
   *[other] heft op
}
kampen-combat-step-4 = { kampen-attacker } { $attacker ->
    [allies] gooien
   *[other] gooit
} { $attack ->
    [one] 1 dobbelsteen
   *[other] { $attack } dobbelstenen
}
kampen-combat-step-5 = { kampen-defender } { $defender ->
    [germany] gooit
    [norway] gooit
   *[other] gooien
} { $defence ->
    [one] 1 dobbelsteen
   *[other] { $defence } dobbelstenen
}
kampen-combat-step-6 = Verliezen
kampen-combat-step-7 = Vergelijken
kampen-combat-step-8 = Terugtocht
kampen-combat-step-now = Nu wordt stap { $number } van 8 gespeeld.
kampen-attacker = { $attacker ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] De geallieerden
}
kampen-defender = { $defender ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] De geallieerden
   *[both] Noorwegen en de geallieerden
}
kampen-combat-no-cards = geen kaart
kampen-combat-no-loss = Geen zes, niemand gaat verloren.
kampen-combat-losing = Elke zes verslaat een bataljon.
kampen-combat-loss = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljons
} van { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] de geallieerden
} verloren
kampen-combat-compare = { $attack } tegen { $defence }; bij gelijkspel houdt de verdediger stand
kampen-combat-result = { $winner ->
    [attacker] { $area } valt.
   *[defender] { $area } houdt stand.
}
kampen-combat-others = Nog te vechten: { $areas }
kampen-combat-before = Eerder gevochten
kampen-combat-was = { $winner ->
    [attacker] { $area } viel, { $attack } tegen { $defence }
   *[defender] { $area } hield stand, { $attack } tegen { $defence }
}
kampen-play-cancels = heft { $card } op
kampen-turned = Hoe de kansen keerden
kampen-turned-unit = { $area } valt, %
kampen-turned-start = begin
kampen-turned-dice = de worp
kampen-odds-label = De aanval wint { $wins } van de 100 keer, de verdediging { $holds }
kampen-odds-falls = valt { $wins } %
kampen-odds-holds = houdt { $holds } %

## Verwachting

kampen-forecast = Als er zo om { $area } gevochten wordt
kampen-forecast-now = { $cards ->
    [no] vóór kaarten
   *[yes] met de gespeelde kaarten
}
kampen-forecast-preview = als je dit doet
kampen-forecast-losses = Verwachte verliezen: { $attacker } in de aanval, { $defender } in de verdediging
kampen-forecast-cards = Met een van je kaarten
kampen-forecast-with = met { $card }, { $attack } tegen { $defence }
kampen-forecast-more = { $count ->
    [one] en nog 1 gevecht
   *[other] en nog { $count } gevechten
}

## De laatste pagina

kampen-story-left = Overgebleven bataljons
kampen-story-lost = In gevechten verloren aan zessen
kampen-story-attacks = Aanvallen
kampen-story-won = Gewonnen aanvallen
kampen-story-highest = Hoogste worp in de aanval
kampen-story-cards = Gebruikte kaarten

kampen-combat-total = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] De geallieerden
   *[both] Noorwegen en de geallieerden
}: samen { $sum }
kampen-combat-strength = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] De geallieerden
   *[both] Noorwegen en de geallieerden
}: { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}

# Panels, pieces and the question bar.

companion-symbols = { $count ->
    [one] 1 symbol
   *[other] { $count } symboler
}

kampen-title = { $scenario } · { kampen-title-round }
kampen-title-round = { $round ->
    [april] 9. april 1940
   *[other] Runde { $round }
}
kampen-side = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}
kampen-turn = Runde { $round }, { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] de allierte
}
kampen-battalions = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljoner
}
kampen-origin = { $origin ->
    [sea] sjøen
    [air] lufta
   *[other] { $origin }
}
kampen-percent = { $wins } %
kampen-dice = { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}
kampen-to = mot

## Trinn i en fase

kampen-combat-step = trinn { $step } av 8
kampen-step-sabotage = sabotasje
kampen-step-trade = bytt inn kort
kampen-step-arrival = landgangen
kampen-step-placement = sett inn bataljoner
kampen-step-submarines = ubåter

## Hva et valg fører til

kampen-then-combats = { $count ->
    [0] ingen kamp følger
    [one] 1 kamp følger
   *[other] { $count } kamper følger
}
kampen-then-odds = { $attack ->
    [one] 1 terning
   *[other] { $attack } terninger
} mot { $defence }, vinner { $wins } %
kampen-then-stay = { $count ->
    [0] ingen blir igjen
   *[other] { $count } blir igjen
}

## Hånd og kort

kampen-hand = Kortene dine
kampen-hand-of = { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] De allierte
}, { $count } kort
kampen-hand-empty = ingen kort
kampen-symbols = { $count ->
    [one] 1 forsterkningssymbol
   *[other] { $count } forsterkningssymboler
}
kampen-card-symbols = { $count ->
    [one] 1 symbol ved innbytte
   *[other] { $count } symboler ved innbytte
}
kampen-card-take = Velg dette kortet
kampen-card-not-turn = Ingenting spørres av deg nå. Kortet venter på sin tid, vist over.
kampen-card-not-time = Ikke nå: Det spilles til tidene over.
kampen-card-not-nothing = Tiden er riktig, men det er ingenting kortet kan gjøre her.
kampen-card-not-symbols = Det har ingen egen virkning. Bytt det inn når du setter inn forsterkninger.
kampen-panel-combat = Kamp
kampen-panel-cards = Kort
kampen-panel-combat-about = Kampen steg for steg: kort, terninger, tap og sjanser.
kampen-panel-cards-about = Bunkene: hvor mange kort som er igjen, og hvilke som er brukt.
kampen-cards-deck = i bunken
kampen-cards-hand = på hånden
kampen-cards-used = brukt
kampen-cards-none = Ingen kort er brukt ennå.
kampen-cards-signs = Tegnene på kortene: en grønn trekant er egen tur, en rød firkant fiendens tur, en grønn sirkel et svar til fienden; tallet er fasen.

## Virkninger på én linje, etter kort og tid

kampen-effect-artilleri-G2 = +1 terning i angrep
kampen-effect-artilleri-R2 = +1 terning i forsvar
kampen-effect-bombefly-G2 = +2 i angrep i flyrekkevidde
kampen-effect-fallskjermtropp-G1 = en ny bataljon hopper, i flyrekkevidde
kampen-effect-gebirgsjager-G2 = +1 terning i angrep
kampen-effect-gebirgsjager-R2 = +2 terninger i forsvar
kampen-effect-ingeniorkompani-C1 = rydder sperring eller bro
kampen-effect-ingeniorkompani-R2 = +2 terninger i forsvar
kampen-effect-jagerbomber-G2 = +1 i angrep i flyrekkevidde
kampen-effect-jagerbomber-C2 = opphever Jagerfly
kampen-effect-panzer-G2 = +2 terninger i angrep
kampen-effect-panzer-R2 = +1 terning i forsvar
kampen-effect-rask_forflytning-G1 = 1–2 går to områder, { $deck ->
    [germany] også til angrep
   *[norway] ikke til angrep
}
kampen-effect-rask_forflytning-R1 = 1–2 slipper unna
kampen-effect-speidertropp-G2 = +1 terning i angrep
kampen-effect-speidertropp-C2 = opphever Bakhold
kampen-effect-transportfly-G1 = 1–2 flyr mellom flyplasser
kampen-effect-transportfly-G3 = 1–2 nye på en flyplass
kampen-effect-ubat-R3 = senker en ny bataljon på 5–6
kampen-effect-forsterkninger-G3 = { $per } symboler gir en bataljon
kampen-effect-veisperring-R1 = én angriper må snu
kampen-effect-sprengt_bro-R1 = alle fra ett område må snu
kampen-effect-bakhold-G2 = +1 terning i angrep
kampen-effect-bakhold-R2 = +2 terninger i forsvar
kampen-effect-panservernkanon-R2 = +1 terning i forsvar{ $played ->
    [no] , eller opphever Panzer
   *[yes] { "" }
}
kampen-effect-panservernkanon-C2 = opphever Panzer
kampen-effect-fransk_alpejeger-G2 = +1 terning i angrep
kampen-effect-fransk_alpejeger-R2 = +2 terninger i forsvar
kampen-effect-fremmedlegionaer-G2 = +2 terninger i angrep
kampen-effect-fremmedlegionaer-R2 = +1 terning i forsvar
kampen-effect-invasjon-G1 = bytt inn kort nå og gå i land
kampen-effect-jagerfly-R1 = driver bort fallskjermtropper
kampen-effect-jagerfly-R2 = opphever Bombefly ved kysten
kampen-effect-kystbombardement-G2 = +2 i angrep ved kysten
kampen-effect-kystevakuering-G1 = 1–2 seiler langs kysten
kampen-effect-kystevakuering-G2 = redder en slått bataljon
kampen-effect-kystevakuering-R2 = redder en slått bataljon
kampen-effect-polsk_bergjeger-G2 = +1 terning i angrep
kampen-effect-polsk_bergjeger-R2 = +2 terninger i forsvar
kampen-effect-stridsvogn-G2 = +1 terning i angrep
kampen-effect-stridsvogn-R2 = +1 terning i forsvar

## Kamp

kampen-combat-none = Ingen kamp ennå.
kampen-combat-about = Når bataljoner møtes, står kampens åtte trinn her: kort, terninger, tap, tilbaketrekning.
kampen-combat-from = fra { $origins }
kampen-force = { $name } { $count }{ $water ->
    [yes] {" "}over vann
   *[no] { "" }
}
kampen-combat-step-1 = { kampen-attacker } spiller kort
kampen-combat-step-2 = { kampen-defender } svarer
kampen-combat-step-3 = { kampen-attacker } gjør mottrekk
kampen-combat-step-4 = { kampen-attacker } kaster { $attack ->
    [one] 1 terning
   *[other] { $attack } terninger
}
kampen-combat-step-5 = { kampen-defender } kaster { $defence ->
    [one] 1 terning
   *[other] { $defence } terninger
}
kampen-combat-step-6 = Tap
kampen-combat-step-7 = Sammenlign
kampen-combat-step-8 = Tilbaketrekning
kampen-combat-step-now = Nå spilles trinn { $number } av 8.
kampen-attacker = { $attacker ->
    [germany] Tyskland
    [norway] Norge
   *[allies] De allierte
}
kampen-defender = { $defender ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}
kampen-combat-no-cards = ingen kort
kampen-combat-no-loss = Ingen sekser, ingen tap.
kampen-combat-losing = Hver sekser slår ut en bataljon.
kampen-combat-loss = { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] De allierte
} mistet { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljoner
}
kampen-combat-compare = { $attack } mot { $defence }; ved likt holder forsvareren
kampen-combat-result = { $winner ->
    [attacker] { $area } faller.
   *[defender] { $area } holder.
}
kampen-combat-others = Gjenstår: { $areas }
kampen-combat-before = Utkjempet før
kampen-combat-was = { $winner ->
    [attacker] { $area } falt, { $attack } mot { $defence }
   *[defender] { $area } holdt, { $attack } mot { $defence }
}
kampen-play-cancels = opphever { $card }
kampen-turned = Slik snudde oddsene
kampen-turned-unit = { $area } faller, %
kampen-turned-start = start
kampen-turned-dice = terningene
kampen-odds-label = Angrepet vinner { $wins } av 100 ganger, forsvaret { $holds }
kampen-odds-falls = faller { $wins } %
kampen-odds-holds = holder { $holds } %

## Utsikter

kampen-forecast = Hvis det kjempes slik om { $area }
kampen-forecast-now = { $cards ->
    [no] før kort
   *[yes] med kortene som er spilt
}
kampen-forecast-preview = hvis du gjør dette
kampen-forecast-losses = Forventede tap: { $attacker } i angrep, { $defender } i forsvar
kampen-forecast-cards = Med ett av kortene dine
kampen-forecast-with = med { $card }, { $attack } mot { $defence }
kampen-forecast-more = { $count ->
    [one] og 1 kamp til
   *[other] og { $count } kamper til
}

## Siste side

kampen-story-left = Bataljoner igjen
kampen-story-lost = Tapt i kamp mot seksere
kampen-story-attacks = Angrep
kampen-story-won = Vunne angrep
kampen-story-highest = Høyeste kast i angrep
kampen-story-cards = Brukte kort

kampen-combat-total = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}: { $sum } i alt
kampen-combat-strength = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}: { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}

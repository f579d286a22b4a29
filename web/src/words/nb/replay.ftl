# Reprise, lagrede partier og hva flaksen gjorde med et parti.

replay-page = Reprise · { $game } · Motstand
replay-title = Reprise
replay-loading = Partiet spilles om igjen …
replay-cannot = Dette partiet kan ikke spilles om igjen
replay-cannot-why = { $code ->
    [unknown_table] Det finnes ikke noe slikt bord. Lenken er kanskje ikke hel.
    [unknown_key] Lenken åpner ikke dette bordet. Kanskje mangler en del av nøkkelen.
    [not_seated] Partiet er ikke slutt: til da ser du bare det din egen plass får se.
    [away] Serveren svarer ikke. Prøv igjen om litt.
   *[other] Serveren kan ikke vise det akkurat nå. Prøv igjen om litt.
}

## Tidslinjen

replay-timeline = Partiets tidslinje
replay-at = Steg { $step } av { $steps }, { $headline }
replay-count = { $step } / { $steps }
replay-start = Til begynnelsen
replay-end = Til slutten
replay-play = Spill av
replay-pause = Pause
replay-unit = Ett steg er
replay-unit-answer = Svar
replay-unit-phase = Fase
replay-unit-turn = Tur
replay-back-answer = Ett svar tilbake
replay-back-phase = Én fase tilbake
replay-back-turn = Én tur tilbake
replay-next-answer = Ett svar fram
replay-next-phase = Én fase fram
replay-next-turn = Én tur fram
replay-more = { $count ->
    [one] … og én linje til
   *[other] … og { $count } linjer til
}
replay-story = Fortelling
replay-eyes = Gjennom hvem sine øyne
replay-eyes-spectator = Tilskuer
replay-copy = Lenke til øyeblikket
replay-copied = Lenken til øyeblikket er kopiert.
replay-copy-by-hand = Lenken til øyeblikket:

## Lagrede partier

replay-open = Åpne et lagret parti
replay-opening = Partiet kontrolleres …
replay-open-refused = { $code ->
    [bad_record] Partiet ble avvist. Denne linjen følger ikke reglene, eller den er endret:
    [too_large] Filen er for stor til å være et lagret parti.
    [too_fast] Det gikk for fort. Vent litt og prøv igjen.
    [away] Serveren svarer ikke. Prøv igjen om litt.
   *[other] Partiet kunne ikke åpnes. Prøv igjen om litt.
}
replay-watch = Reprise
replay-row-record = Et lagret parti
replay-row-about = Åpnet fra en fil; det kan spilles om igjen.
replay-menu = Se partiet om igjen

## Sjanser, flaks og valg

replay-analysis = Flaks
replay-analysis-title = Flaks og valg
replay-analysis-offer = Hvordan sjansene endret seg, og hva terninger og trekk hadde å si: Partiet spilles videre mange ganger fra mange av øyeblikkene. Det tar omtrent et minutt.
replay-analysis-begin = Regn det ut
replay-analysis-waiting = Et annet parti blir sett på; dette er det neste.
replay-analysis-running = Partiet spilles videre fra øyeblikkene …
replay-analysis-failed = Det gikk ikke. Du kan prøve en gang til.
replay-analysis-away = Serveren svarte ikke. Prøv igjen om litt.
replay-about = Dette er anslag. Fra hvert av { $positions } øyeblikk spilte den stødige boten videre { $rollouts } ganger for alle, med nye terninger; en sjanse er andelen av disse partiene som en side vant. ± er standardfeilen: omtrent to av tre ganger ligger det sanne tallet innenfor. Et valg måles mot det boten ville ha gjort.
replay-chance = { $error ->
    [0] { $chance } %
   *[other] { $chance } % ±{ $error }
}
replay-change = { $sign ->
    [plus] +{ $by } % (±{ $error })
    [minus] −{ $by } % (±{ $error })
   *[none] { $error ->
        [0] 0 %
       *[other] 0 % (±{ $error })
    }
}
replay-clock = { $clock ->
    [round] Runde
    [day] Dag
    [turn] Tur
   *[other] Steg
}
replay-when = { replay-clock } { $number }
replay-chart-about = Sjansene for hver side gjennom partiet, i prosent. Tabellen etterpå har de samme tallene.
replay-chart-at = { $number ->
    [0] Før den første turen
   *[other] { replay-clock } { $number }
}
replay-chart-table = Sjanser gjennom partiet
replay-ledger = Hva som endret sjansene
replay-ledger-start = Sjanse ved starten
replay-ledger-luck = Flaks
replay-ledger-own = Egne valg
replay-ledger-others = Andres valg
replay-ledger-end = Til slutt
replay-by-clock = { $clock ->
    [round] Runde for runde
    [day] Dag for dag
    [turn] Tur for tur
   *[other] Steg for steg
}
replay-whose = Hvem sin flaks
replay-luckiest = Terninger og trekk som veide mest
replay-weightiest = Valg som veide mest
replay-costliest = Valg som kostet mest
replay-judged = { $faults ->
    [0] Ingen av de { $decisions } valgene var klart dårligere enn et annet som man kunne vite var bedre.
    [one] Ett av de { $decisions } valgene var klart dårligere enn et annet som man kunne vite var bedre. Det kostet { $points } poeng av vinnersjansen.
   *[other] { $faults } av de { $decisions } valgene var klart dårligere enn andre som man kunne vite var bedre. Til sammen kostet de { $points } poeng av vinnersjansen.
}
replay-too-little = Lot det være med det
replay-better = Bedre: { $better }
replay-better-not = Bedre: å la være
replay-look-before = Se brettet før dette valget
replay-look = Se brettet slik det var da
replay-dealt = Hvordan partiet ble delt ut
replay-none = Ingenting som var klart mer enn feilen.

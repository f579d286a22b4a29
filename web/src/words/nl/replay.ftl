# Terugkijken, opnamen, en wat het geluk met een partij deed.

replay-page = Terugkijken · { $game } · Motstand
replay-title = Terugkijken
replay-loading = De partij wordt nog eens gespeeld …
replay-cannot = Deze partij kun je niet terugkijken
replay-cannot-why = { $code ->
    [unknown_table] Zo’n tafel is er niet. De link is misschien niet volledig.
    [unknown_key] De link opent deze tafel niet. Misschien ontbreekt er een stuk van de sleutel.
    [not_seated] Het spel is nog niet afgelopen: tot dan zie je alleen wat jouw eigen plaats mag zien.
    [away] De server is niet te bereiken. Probeer het zo nog eens.
   *[other] De server kan het nu niet laten zien. Probeer het zo nog eens.
}

## De tijdlijn

replay-timeline = De tijdlijn van de partij
replay-at = Stap { $step } van { $steps }, { $headline }
replay-count = { $step } / { $steps }
replay-start = Naar het begin
replay-end = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-unit = Eén stap is
replay-unit-answer = Antwoord
replay-unit-phase = Fase
replay-unit-turn = Beurt
replay-back-answer = Eén antwoord terug
replay-back-phase = Eén fase terug
replay-back-turn = Eén beurt terug
replay-next-answer = Eén antwoord verder
replay-next-phase = Eén fase verder
replay-next-turn = Eén beurt verder
replay-more = { $count ->
    [one] … en nog één regel
   *[other] … en nog { $count } regels
}
replay-story = Verhaal
replay-eyes = Door wiens ogen
replay-eyes-spectator = Toeschouwer
replay-copy = Link naar dit moment
replay-copied = De link naar dit moment is gekopieerd.
replay-copy-by-hand = De link naar dit moment:

## Opnamen

replay-open = Een opname openen
replay-opening = De opname wordt gecontroleerd …
replay-open-refused = { $code ->
    [bad_record] De opname is geweigerd. Deze regel past niet bij de spelregels of is veranderd:
    [too_large] Het bestand is te groot voor een opname.
    [too_fast] Dat ging te snel. Wacht even en probeer het nog eens.
    [away] De server is niet te bereiken. Probeer het zo nog eens.
   *[other] De opname kon niet worden geopend. Probeer het zo nog eens.
}
replay-watch = Terugkijken
replay-row-record = Een opname
replay-row-about = Geopend uit een bestand; je kunt haar terugkijken.
replay-menu = De partij terugkijken

## Kansen, geluk en beslissingen

replay-analysis = Geluk
replay-analysis-title = Geluk en beslissingen
replay-analysis-offer = Hoe de kansen veranderden, en wat dobbelstenen en kaarten daarmee te maken hadden: vanaf veel momenten wordt de partij vaak verder gespeeld. Dat duurt ongeveer een minuut.
replay-analysis-begin = Reken het uit
replay-analysis-waiting = Er wordt een andere partij bekeken; daarna is deze aan de beurt.
replay-analysis-running = De partij wordt vanaf haar momenten verder gespeeld …
replay-analysis-failed = Dat is niet gelukt. Je kunt het nog eens proberen.
replay-analysis-away = De server antwoordde niet. Probeer het zo nog eens.
replay-about = Dit zijn schattingen. Vanaf elk van { $positions } momenten speelde de degelijke bot { $rollouts } keer voor iedereen verder, met nieuwe dobbelstenen; een kans is het deel van die spellen dat een partij won. ± is de standaardfout: ongeveer twee van de drie keer ligt het ware getal daarbinnen. Een beslissing wordt afgezet tegen wat die bot zou hebben gedaan.
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
    [round] Ronde
    [day] Dag
    [turn] Beurt
   *[other] Stap
}
replay-when = { replay-clock } { $number }
replay-chart-about = De kansen van elke partij in de loop van het spel, in procenten. De tabel erna heeft dezelfde getallen.
replay-chart-at = { $number ->
    [0] Vóór de eerste beurt
   *[other] { replay-clock } { $number }
}
replay-chart-table = Kansen in de loop van het spel
replay-ledger = Wat de kansen veranderde
replay-ledger-start = Kans aan het begin
replay-ledger-luck = Geluk
replay-ledger-own = Eigen beslissingen
replay-ledger-others = Beslissingen van anderen
replay-ledger-end = Uiteindelijk
replay-by-clock = { $clock ->
    [round] Ronde voor ronde
    [day] Dag voor dag
    [turn] Beurt voor beurt
   *[other] Stap voor stap
}
replay-whose = Wiens geluk
replay-luckiest = Dobbelstenen en kaarten die het zwaarst wogen
replay-weightiest = Beslissingen die het zwaarst wogen
replay-costliest = Beslissingen die het meest kostten
replay-judged = { $faults ->
    [0] Geen van de { $decisions } beslissingen was duidelijk slechter dan een andere waarvan men kon weten dat ze beter was.
    [one] Eén van de { $decisions } beslissingen was duidelijk slechter dan een andere waarvan men kon weten dat ze beter was. Ze kostte { $points } punten winstkans.
   *[other] { $faults } van de { $decisions } beslissingen waren duidelijk slechter dan andere waarvan men kon weten dat ze beter waren. Samen kostten ze { $points } punten winstkans.
}
replay-too-little = Liet het daarbij
replay-better = Beter: { $better }
replay-better-not = Beter: niet doen
replay-look-before = Bekijk het bord vóór deze beslissing
replay-look = Bekijk het bord zoals het toen was
replay-dealt = Hoe er gedeeld werd
replay-none = Niets wat duidelijk groter was dan de fout.

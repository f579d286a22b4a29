# The board: title, the way through a turn, names of its parts and places.

crown-title = { $scenario }, dag { $day }, runde { $turn }
crown-title-turn = Dag { $day }, runde { $turn }
crown-turn = Dag { $day }, runde { $turn }
crown-path = Hvor du er
crown-chaos = Kaos
crown-german-action = { $action ->
    [move] Flytting
    [paratrooper] Fallskjermjeger
    [reinforcements] Forsterkning
    [bombing] Bombing
    [stress] Stress
    [threat] Trussel
    [morale] Moral
    [collaborator] Medløper
    [chaos] Kaos
   *[none] ukjent
}
crown-square = { $square ->
    [r1c1] Rutenettet, øverst til venstre
    [r1c2] Rutenettet, øverst i midten
    [r1c3] Rutenettet, øverst til høyre
    [r2c1] Rutenettet, midt til venstre
    [r2c2] Rutenettet, i midten
    [r2c3] Rutenettet, midt til høyre
    [r3c1] Rutenettet, nederst til venstre
    [r3c2] Rutenettet, nederst i midten
   *[r3c3] Rutenettet, nederst til høyre
}
crown-displayed = { $displayed ->
    [top] Dagens plan, øverst
    [middle] Dagens plan, i midten
   *[bottom] Dagens plan, nederst
}
crown-position = Plass { $position }
crown-line = { $line ->
    [row] Raden
   *[column] Kolonnen
}
crown-face = { $face ->
    [army] Hærordre opp
   *[unique] Sin egen side opp
}
crown-unit = { $unit ->
    [regular] En vanlig tropp
   *[paratrooper] En fallskjermjeger
}
crown-die = Terning med { $value }

crown-map = Kartet fra Oslofjorden til friheten
crown-sector = Sektor { $sector } på veien nordover: { $name }.
crown-supply = forråd
crown-german-supply = Tysk forråd: { $count }
crown-norwegian-supply = Norsk forråd: { $count }
crown-town = { $state ->
    [occupied] tatt
   *[destroyed] ruiner
}

crown-track-stress = Stress
crown-track-threat = Trussel
crown-track-momentum = Fremdrift
crown-track-morale = Lojalitet
crown-track-willpower = Vilje
crown-track-pressure = Press
crown-pool-evacuation = Evakueringspotten
crown-pool-sabotage = Sabotasjepotten
crown-pool-population = Befolkningspotten
crown-pool-quick_response = Boksen for rask reaksjon

crown-danger-about = Faresporet, med trusselen til venstre og stresset til høyre.
crown-path-about = Hvor du er: fasen, og i den hva som har avbrutt hva
crown-mjosa = { $lake }: her går ingen.
crown-danger = Fare
crown-alarm = Ved trussel { $level } går en terning til den raske reaksjonen.
crown-breaking = Stress over { $level } koster 1 vilje.
crown-quick = Rask reaksjon
crown-quick-about = Boksen for rask reaksjon: { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}{ $rolled ->
    [none] { "" }
   *[other] , gjenstår: { $rolled }
}
crown-morale = Moral
crown-morale-about = Moral: lojalitet { $loyalty }, plass { $place } i raden
crown-morale-way = { $way ->
    [right] Til høyre i raden
   *[up] Opp en rad
}
crown-king = Kongen
crown-king-colour = { $king ->
    [black] sort
   *[white] hvit
}
crown-king-strength = styrke { $strength }
crown-pressure-about = Press: { $king } på kongen, { $left } i boksen
crown-left = { $count } igjen
crown-demands = Krav
crown-demands-ignored = ignorert { $count }
crown-demands-declined = avslått { $count }
crown-occupation = Okkupasjon
crown-occupation-about = Okkupasjonssporet: { $count } av 5 byer tapt
crown-falls-lose = tapt spill
crown-push = Fremstøt
crown-push-about = Fremstøtsporet, kuber: { $cubes }

crown-pages = Deler av bordet
crown-page-map = Kart
crown-page-map-about = Veien fra Oslo til friheten: kongen, tropper og tyskere
crown-page-orders = Ordrer
crown-page-orders-about = Dagens plan, rutenettet og rammen
crown-page-tracks = Spor
crown-page-tracks-about = Fremdrift, moral, terninger, kongen, okkupasjon, fremstøt og fare

crown-story-days = Dager på vei
crown-story-turns = Runder
crown-story-gold = Gull brakt i sikkerhet
crown-story-willpower = Vilje igjen
crown-story-pressure = Press på kongen
crown-story-towns = Tapte byer
crown-story-won = Vunne kamper
crown-story-lost = Tilbaketog til skogen
crown-story-fled = Tvungne flukter

# De panelen: het lopende bevel, een eis, een gevecht.

crown-panel-order = Bevel
crown-panel-order-about = Wat je bevel oproept, en hoe het wordt uitgevoerd.
crown-panel-battle = Gevecht
crown-panel-battle-about = Wie tegenover wie staat, en waar elk antwoord toe leidt.

crown-order-point = Wijs een leeg vakje aan: hier zie je wat de tegel daar zou oproepen.
crown-order-waiting = Bevelen die wachten
crown-order-evacuate = Drie wegen
crown-order-die = Eén dobbelsteen gaat omhoog of naar huis
crown-order-threat = Dreiging { $threat }
crown-order-told = Wat er gebeurde

crown-chain-primary = Hoofdbevel
crown-chain-either = een van beide kanten
crown-chain-line = { $line ->
    [row] Als de rij actief is
   *[column] Als de kolom actief is
}
crown-chain-alone = Geen andere tegel.
crown-chain-chaos = niets
crown-chain-frame = Bevelstegel { $position }
crown-chain-quick = Dat roept een snelle reactie op
crown-chain-germans = De Duitsers antwoorden
crown-chain-silent = Niets: hun hoofdreactie vervalt.
crown-chain-nothing = Niets: in deze lijnen is geen symbool te zien.
crown-chain-own-face = Met de eigen kant boven zouden ze helemaal niet antwoorden.
crown-chain-hidden = nog niet omgedraaid
crown-chain-times = { $times ->
    [0] niet
    [one] één keer
   *[other] { $times } keer
}{ $die ->
    [0] { "" }
   *[other] , dobbelsteen { $die }
}
crown-response = De hoofdreactie
crown-response-now = { $times ->
    [0] nu
    [one] nu, en nog één keer
   *[other] nu, en nog { $times } keer
}

crown-demand = De Duitsers eisen
crown-demand-cost = Weigeren kost
crown-demand-willpower = { $count } wilskracht
crown-demand-declined = Geweigerd
crown-demand-record = Tot nu toe
crown-demand-answers = { $declined } geweigerd, { $ignored } genegeerd
crown-demand-too-dear = De Koning heeft te weinig wilskracht over om te weigeren.

crown-battle = Gevecht bij { $place }
crown-battle-last = Het laatste gevecht
crown-battle-king = met de { $king ->
    [black] zwarte
   *[white] witte
} Koning
crown-battle-about = Duitsland { $germans }, Noorwegen { $norwegians }
crown-germany = Duitsland
crown-norway = Noorwegen
crown-battle-regulars = { $count ->
    [one] 1 reguliere eenheid
   *[other] { $count } reguliere eenheden
} uit { $from }
crown-battle-paratroopers = { $count ->
    [one] 1 parachutist
   *[other] { $count } parachutisten
} uit { $from }
crown-battle-troops = { $count ->
    [one] 1 eenheid
   *[other] { $count } eenheden
}
crown-battle-his = de { $king ->
    [black] zwarte
   *[white] witte
} Koning
crown-battle-discarded = afgelegde kaarten
crown-battle-limit = Loyaliteit { $loyalty }: { $loyalty ->
    [0] geen kaart helpt
    [one] hoogstens één kaart helpt
   *[other] hoogstens { $loyalty } kaarten helpen
}. Gelijke sterkte is genoeg, en dan mag er geen kaart meer volgen. Goud en collaborateurs hebben geen sterkte.
crown-battle-hell = Geef ze van katoen!
crown-battle-hold = Geef ze van katoen!
crown-battle-too-weak = Je kaarten zijn er niet genoeg voor.
crown-battle-retreat = Terugtrekken in het bos
crown-battle-flee = De Koning vlucht

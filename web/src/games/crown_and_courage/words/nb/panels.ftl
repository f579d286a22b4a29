# Panelene: ordren, et krav, en kamp.

crown-panel-order = Ordre
crown-panel-order-about = Hva ordren din setter i gang, og hvordan den utføres.
crown-panel-battle = Kamp
crown-panel-battle-about = Hvem som står mot hvem, og hva hvert svar fører til.

crown-order-point = Pek på en tom plass: Her ser du hva brikken ville sette i gang der.
crown-order-waiting = Ordrer som venter
crown-order-evacuate = Tre måter
crown-order-die = Én terning går opp eller hjem
crown-order-threat = Trussel { $threat }
crown-order-told = Hva som skjedde

crown-chain-primary = Hovedordre
crown-chain-either = en av sidene
crown-chain-line = { $line ->
    [row] Hvis raden er aktiv
   *[column] Hvis kolonnen er aktiv
}
crown-chain-alone = Ingen annen brikke.
crown-chain-chaos = ingenting
crown-chain-frame = Ordrebrikke { $position }
crown-chain-quick = Det utløser en rask reaksjon
crown-chain-germans = Tyskerne svarer
crown-chain-silent = Ingenting: Hovedreaksjonen deres uteblir.
crown-chain-nothing = Ingenting: Ingen symboler vises i disse linjene.
crown-chain-own-face = Med sin egen side opp ville de ikke svare i det hele tatt.
crown-chain-hidden = ikke snudd ennå
crown-chain-times = { $times ->
    [0] slett ikke
    [one] én gang
   *[other] { $times } ganger
}{ $die ->
    [0] { "" }
   *[other] , terning { $die }
}
crown-response = Hovedreaksjonen
crown-response-now = { $times ->
    [0] nå
    [one] nå, og én gang til
   *[other] nå, og { $times } ganger til
}

crown-demand = Tyskerne krever
crown-demand-cost = Å avslå koster
crown-demand-willpower = { $count } viljestyrke
crown-demand-declined = Avslått
crown-demand-record = Til nå
crown-demand-answers = { $declined } avslått, { $ignored } ignorert
crown-demand-too-dear = Kongen har for lite viljestyrke igjen til å avslå det.

crown-battle = Kampen ved { $place }
crown-battle-last = Den siste kampen
crown-battle-king = med den { $king ->
    [black] svarte
   *[white] hvite
} kongen
crown-battle-about = Tyskland { $germans }, Norge { $norwegians }
crown-germany = Tyskland
crown-norway = Norge
crown-battle-regulars = { $count ->
    [one] 1 regulær tropp
   *[other] { $count } regulære tropper
} fra { $from }
crown-battle-paratroopers = { $count ->
    [one] 1 fallskjermjeger
   *[other] { $count } fallskjermjegere
} fra { $from }
crown-battle-troops = { $count ->
    [one] 1 tropp
   *[other] { $count } tropper
}
crown-battle-his = den { $king ->
    [black] svarte
   *[white] hvite
} kongen
crown-battle-discarded = kort som er kastet
crown-battle-limit = Lojalitet { $loyalty }: { $loyalty ->
    [0] ingen kort hjelper
    [one] inntil ett kort hjelper
   *[other] inntil { $loyalty } kort hjelper
}. Lik styrke er nok, og da kan ikke flere kort følge. Gull og medløpere har ingen styrke.
crown-battle-hell = Gi dem inn!
crown-battle-hold = Gi dem inn!
crown-battle-too-weak = Kortene dine er ikke nok til det.
crown-battle-retreat = Trekk dere inn i skogen
crown-battle-flee = Kongen flykter

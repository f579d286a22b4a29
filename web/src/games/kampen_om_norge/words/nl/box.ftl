# Wat er op de doos staat, en hoe het huis over het spel spreekt zolang ze dicht is.

box-kampen-om-norge-quick = Een kort spel: jij leidt Duitsland, een bot Noorwegen en de geallieerden

box-kampen-om-norge-name = Kampen om Norge
box-kampen-om-norge-facts = 2–3 spelers, ½–2 uur, gemiddeld
box-kampen-om-norge-line = Houd de Noorse steden, of neem ze in.

cover-kampen-om-norge-1 = Kampen
cover-kampen-om-norge-2 = om Norge
cover-kampen-om-norge-line = April–juni 1940

box-kampen-om-norge-seat = { $seat ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] de geallieerden
   *[norway-and-allies] Noorwegen en de geallieerden
}
box-kampen-om-norge-seat-start = { $seat ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] De geallieerden
   *[norway-and-allies] Noorwegen en de geallieerden
}

box-kampen-om-norge-find-rules = fjorden, KON-MOVE-02
box-kampen-om-norge-find-components = bommenwerpers, G-05, Oslo

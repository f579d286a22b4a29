# What stands on the box, and how the house speaks of the game while it is closed.

box-kampen-om-norge-quick = Et kort spill: Du leder Tyskland, en bot Norge og de allierte

box-kampen-om-norge-name = Kampen om Norge
box-kampen-om-norge-facts = 2–3 spillere, ½–2 timer, middels
box-kampen-om-norge-line = Hold byene i Norge, eller ta dem.

cover-kampen-om-norge-1 = Kampen
cover-kampen-om-norge-2 = om Norge
cover-kampen-om-norge-line = April til juni 1940

box-kampen-om-norge-seat = { $seat ->
    [germany] Tyskland
    [norway] Norge
    [allies] de allierte
   *[norway-and-allies] Norge og de allierte
}
box-kampen-om-norge-seat-start = { $seat ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[norway-and-allies] Norge og de allierte
}

box-kampen-om-norge-find-rules = fjorder, KON-MOVE-02
box-kampen-om-norge-find-components = bombefly, G-05, Oslo

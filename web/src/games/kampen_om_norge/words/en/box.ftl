# What stands on the box, and how the house speaks of the game while it is closed.

box-kampen-om-norge-quick = A short game: you lead Germany, a bot Norway and the Allies

box-kampen-om-norge-name = Kampen om Norge
box-kampen-om-norge-facts = 2–3 players, ½–2 hours, medium
box-kampen-om-norge-line = Hold the cities of Norway, or take them.

cover-kampen-om-norge-1 = Kampen
cover-kampen-om-norge-2 = om Norge
cover-kampen-om-norge-line = April to June 1940

box-kampen-om-norge-seat = { $seat ->
    [germany] Germany
    [norway] Norway
    [allies] the Allies
   *[norway-and-allies] Norway and the Allies
}
box-kampen-om-norge-seat-start = { $seat ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[norway-and-allies] Norway and the Allies
}

box-kampen-om-norge-find-rules = fjords, KON-MOVE-02
box-kampen-om-norge-find-components = bombers, G-05, Oslo

# What stands on the box, and how the house speaks of the game while it is closed.

box-dutch-resistance-quick = A short game: you and a bot look for places that take part

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 together, 1–2 hours, medium
box-dutch-resistance-line = Neighbours hide, carry and keep silent.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Orange Shall Overcome!

box-dutch-resistance-seat = { $seat ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [grey] Grey
    [green-and-blue] Green and Blue
    [green-and-blue-and-yellow] Green, Blue and Yellow
    [green-and-blue-and-yellow-and-purple] Green, Blue, Yellow and Purple
   *[yellow-and-purple] Yellow and Purple
}
box-dutch-resistance-seat-start = { $seat ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [grey] Grey
    [green-and-blue] Green and Blue
    [green-and-blue-and-yellow] Green, Blue and Yellow
    [green-and-blue-and-yellow-and-purple] Green, Blue, Yellow and Purple
   *[yellow-and-purple] Yellow and Purple
}

box-dutch-resistance-find-rules = raids, DR-RAID-01
box-dutch-resistance-find-components = Ausweis, forger, Selma

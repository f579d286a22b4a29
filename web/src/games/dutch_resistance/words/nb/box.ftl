# What stands on the box of a game in preparation.

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 sammen, 1–2 timer, middels
box-dutch-resistance-line = Naboer skjuler, bærer og tier.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Oransje skal seire!

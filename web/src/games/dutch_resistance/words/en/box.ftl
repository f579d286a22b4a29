# What stands on the box of a game in preparation.

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 together, 1–2 hours, medium
box-dutch-resistance-line = Neighbours hide, carry and keep silent.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Orange Shall Overcome!

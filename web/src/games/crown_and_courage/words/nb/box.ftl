# What stands on the box of a game in preparation.

box-crown-and-courage-name = Crown & Courage
box-crown-and-courage-facts = Alene, ca. en time, krevende
box-crown-and-courage-line = Få kongen og gullet i sikkerhet.
cover-crown-and-courage-1 = Crown
cover-crown-and-courage-2 = &
cover-crown-and-courage-3 = Courage

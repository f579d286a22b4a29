# What stands on the box of a game in preparation.

box-crown-and-courage-name = Crown & Courage
box-crown-and-courage-facts = Alone, about an hour, hard
box-crown-and-courage-line = Bring the King and the gold to safety.
cover-crown-and-courage-1 = Crown
cover-crown-and-courage-2 = &
cover-crown-and-courage-3 = Courage

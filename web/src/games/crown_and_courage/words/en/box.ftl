# What stands on the box, and how the house speaks of the game while it is closed.

box-crown-and-courage-quick = You alone with the King on his flight, on the easiest level

box-crown-and-courage-name = Crown & Courage
box-crown-and-courage-facts = Alone, about an hour, hard
box-crown-and-courage-line = Bring the King and the gold to safety.
cover-crown-and-courage-1 = Crown
cover-crown-and-courage-2 = &
cover-crown-and-courage-3 = Courage

box-crown-and-courage-seat = the King
box-crown-and-courage-seat-start = The King

box-crown-and-courage-find-rules = paratroopers, CNC-MAIN-05
box-crown-and-courage-find-components = gold, evacuate_1, Elverum

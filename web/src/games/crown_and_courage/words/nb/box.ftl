# What stands on the box, and how the house speaks of the game while it is closed.

box-crown-and-courage-quick = Du alene med kongen på flukt, på det letteste nivået

box-crown-and-courage-name = Crown & Courage
box-crown-and-courage-facts = Alene, ca. en time, krevende
box-crown-and-courage-line = Få kongen og gullet i sikkerhet.
cover-crown-and-courage-1 = Crown
cover-crown-and-courage-2 = &
cover-crown-and-courage-3 = Courage

box-crown-and-courage-seat = kongen
box-crown-and-courage-seat-start = Kongen

box-crown-and-courage-find-rules = fallskjermjegere, CNC-MAIN-05
box-crown-and-courage-find-components = gull, evacuate_1, Elverum

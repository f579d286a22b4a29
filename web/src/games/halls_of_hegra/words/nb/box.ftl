# What stands on the box, and how the house speaks of the game while it is closed.

box-halls-of-hegra-quick = Du alene mot beleiringen, på det letteste nivået

box-halls-of-hegra-name = Halls of Hegra
box-halls-of-hegra-facts = Alene, ca. en time, krevende
box-halls-of-hegra-line = Altfor få i et nedsnødd fort.
cover-halls-of-hegra-1 = Halls of
cover-halls-of-hegra-2 = Hegra
cover-halls-of-hegra-line = Festningen i snøen

box-halls-of-hegra-seat = kommandanten
box-halls-of-hegra-seat-start = Kommandanten

box-halls-of-hegra-find-rules = snø, HOH-ATTACK-02
box-halls-of-hegra-find-components = snø, MOB-05, radio

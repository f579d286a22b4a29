# What stands on the box, and how the house speaks of the game while it is closed.

box-halls-of-hegra-quick = You alone against the siege, on the easiest level

box-halls-of-hegra-name = Halls of Hegra
box-halls-of-hegra-facts = Alone, about an hour, hard
box-halls-of-hegra-line = Too few people hold a snowed-in fort.
cover-halls-of-hegra-1 = Halls of
cover-halls-of-hegra-2 = Hegra
cover-halls-of-hegra-line = The fortress in the snow

box-halls-of-hegra-seat = the commander
box-halls-of-hegra-seat-start = The commander

box-halls-of-hegra-find-rules = snow, HOH-ATTACK-02
box-halls-of-hegra-find-components = snow, MOB-05, Radio

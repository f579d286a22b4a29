# Wat er op de doos staat, en hoe het huis over het spel spreekt zolang die dicht is.

box-halls-of-hegra-quick = Jij alleen tegen het beleg, op het makkelijkste niveau

box-halls-of-hegra-name = Halls of Hegra
box-halls-of-hegra-facts = Alleen, ongeveer een uur, moeilijk
box-halls-of-hegra-line = Te weinig man in een ingesneeuwd fort.
cover-halls-of-hegra-1 = Halls of
cover-halls-of-hegra-2 = Hegra
cover-halls-of-hegra-line = Het fort in de sneeuw

box-halls-of-hegra-seat = de commandant
box-halls-of-hegra-seat-start = De commandant

box-halls-of-hegra-find-rules = sneeuw, HOH-ATTACK-02
box-halls-of-hegra-find-components = sneeuw, MOB-05, Radio

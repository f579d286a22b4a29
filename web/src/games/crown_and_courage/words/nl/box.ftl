# Wat er op de doos staat, en hoe het huis over het spel spreekt zolang die dicht is.

box-crown-and-courage-quick = Jij alleen met de Koning op zijn vlucht, op het makkelijkste niveau

box-crown-and-courage-name = Crown & Courage
box-crown-and-courage-facts = Alleen, ongeveer een uur, moeilijk
box-crown-and-courage-line = Red de Koning en het goud.
cover-crown-and-courage-1 = Crown
cover-crown-and-courage-2 = &
cover-crown-and-courage-3 = Courage

box-crown-and-courage-seat = de Koning
box-crown-and-courage-seat-start = De Koning

box-crown-and-courage-find-rules = parachutisten, CNC-MAIN-05
box-crown-and-courage-find-components = goud, evacuate_1, Elverum

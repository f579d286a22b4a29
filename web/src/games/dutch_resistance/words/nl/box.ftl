# Wat er op de doos staat van een spel in voorbereiding.

box-dutch-resistance-name = Dutch Resistance
box-dutch-resistance-facts = 1–5 samen, 1–2 uur, gemiddeld
box-dutch-resistance-line = Buren verbergen, bezorgen en zwijgen.
cover-dutch-resistance-1 = Dutch
cover-dutch-resistance-2 = Resistance
cover-dutch-resistance-line = Oranje zal overwinnen!

"""The lab: many games at once, on all cores, and what they say. The same code for all games."""

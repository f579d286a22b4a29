"""The ships of the advanced game: chapters 5, 6 and 8."""

"""Dutch Resistance: one module a chapter of the rulebook. Its box can be opened; the game itself is being written."""

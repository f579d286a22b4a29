"""Crown & Courage: the flight of the King in April 1940, for one player.

One module a chapter of the rulebook; `GAME` is what the registry finds.
"""

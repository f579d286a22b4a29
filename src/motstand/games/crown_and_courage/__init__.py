"""Crown & Courage: the flight of the King in April 1940, for one player. One module a chapter of the rulebook.

Only the registry imports this; everything else talks to the game through the kernel.
"""

from __future__ import annotations

from motstand.games.crown_and_courage.game import GAME

__all__ = ["GAME"]

"""Dutch Resistance: one module a chapter of the rulebook; `game.py` ties them to the kernel.

Only the registry imports this; everything else talks to the game through the kernel.
"""

from __future__ import annotations

from motstand.games.dutch_resistance.game import GAME

__all__ = ["GAME"]

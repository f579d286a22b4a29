"""Halls of Hegra: one module a chapter of the rulebook; `game.py` ties them to the kernel.

Only the registry imports this; everything else talks to the game through the kernel.
"""

from __future__ import annotations

from motstand.games.halls_of_hegra.game import GAME

__all__ = ["GAME"]

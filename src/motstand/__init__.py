"""Motstand: board games of 1940-45, complete and rules-exact.

The public face is small: `new_match` sets up a game, `match.play(option)` plays it, `players` are bots, and
records are saved and loaded with `save` and `load`.
"""

from __future__ import annotations

from motstand import players
from motstand.kernel.errors import MotstandError
from motstand.kernel.flow import Outcome
from motstand.kernel.matches.fate import ByHand, Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import load, read_record, save, write_record
from motstand.kernel.registry import find_game, game_ids, register

__version__ = "0.1.0"

__all__ = [
    "ByHand",
    "Match",
    "MotstandError",
    "Outcome",
    "Scripted",
    "Seeded",
    "find_game",
    "game_ids",
    "load",
    "new_match",
    "players",
    "read_record",
    "register",
    "save",
    "write_record",
]

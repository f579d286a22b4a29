"""Players for any game: `random`, `policy` (what the game's policy prefers) and `search` (looks ahead).

A player is called with the match and gives the answer for the seat that is asked.
"""

from __future__ import annotations

from motstand.players.named import Player, by_name
from motstand.players.policy import policy
from motstand.players.random import RandomPlayer
from motstand.players.search import SearchPlayer

__all__ = ["Player", "RandomPlayer", "SearchPlayer", "by_name", "policy"]

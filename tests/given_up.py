"""A game that is over soon, for what looks back at games."""

from __future__ import annotations

from motstand import new_match, players
from motstand.kernel.matches.match import Match

EARLY = {"dutch-resistance": 30}
"""After so many answers, of a game with a position to play on from after nearly each; 40 answers of the others."""


def given_up(game: str, scenario: str) -> Match:
    """A game that the first seat gave up early: there are few positions to play on from."""
    match = new_match(game, scenario, seed=4)
    while match.number < EARLY.get(game, 40):
        match.play(players.policy(match))
    match.resign(match.seats[0])
    return match

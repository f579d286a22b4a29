"""The newcomer: knows what is sensible, and yet does something else now and then."""

from __future__ import annotations

from typing import Final

from motstand.kernel.flow import Option
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.players.policy import pending_choice

SLIP: Final = 5
"""One of so many answers is any option."""


class NewcomerPlayer:
    """Answers as policy does, but for slips; the same seed gives the same answers."""

    __slots__ = ("fate",)

    def __init__(self, seed: int | str) -> None:
        self.fate = Seeded(seed)

    def __call__(self, match: Match) -> Option:
        """The answer for the seat that is asked."""
        choice = pending_choice(match)
        if self.fate.below(SLIP) == 0:
            return choice.options[self.fate.below(len(choice.options))]
        return match.game.pick(match.state, choice)

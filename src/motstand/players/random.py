"""A player that picks options at random: the baseline for other players, and a fuzzer for the rules."""

from __future__ import annotations

from motstand.kernel.flow import Choice, Option
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State


class RandomPlayer:
    """Picks each option with the same chance; the same seed gives the same answers."""

    __slots__ = ("fate",)

    def __init__(self, seed: int | str) -> None:
        self.fate = Seeded(seed)

    def __call__(self, match: Match) -> Option:
        """The answer for the seat that is asked."""
        options = match.options
        return options[self.fate.below(len(options))]

    def pick(self, state: State, choice: Choice) -> Option:
        """The same for rollouts."""
        options = choice.options
        return options[self.fate.below(len(options))]

"""Players by name, as commands and tables spell them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Option
from motstand.kernel.matches.match import Match
from motstand.players.newcomer import NewcomerPlayer
from motstand.players.policy import habit, policy
from motstand.players.random import RandomPlayer
from motstand.players.search import SearchPlayer

Player: TypeAlias = Callable[[Match], Option]

EXPECTED = (
    "expected random, newcomer, policy, habit, search, search:ITERATIONS or search:SECONDSs (such as search:200 or"
    " search:0.5s)"
)


def by_name(name: str, seed: int | str = 0) -> Player:
    """A player: ``random``, ``newcomer``, ``policy``, ``habit``, ``search``, ``search:200`` or ``search:0.5s``.

    200 are the rollouts of a decision, 0.5 its seconds.
    """
    kind, _, budget = name.partition(":")
    if kind == "random" and not budget:
        return RandomPlayer(seed)
    if kind == "newcomer" and not budget:
        return NewcomerPlayer(seed)
    if kind == "policy" and not budget:
        return policy
    if kind == "habit" and not budget:
        return habit
    if kind != "search":
        raise SetupError(f"no player '{name}'; {EXPECTED}")
    if not budget:
        return SearchPlayer(seed=seed)
    try:
        if budget.endswith("s"):
            return SearchPlayer(seconds=positive(float(budget[:-1])), seed=seed)
        return SearchPlayer(iterations=int(positive(int(budget))), seed=seed)
    except ValueError:
        raise SetupError(f"no player '{name}'; {EXPECTED}") from None


def positive(number: float) -> float:
    """The number, if it is above zero."""
    if not 0 < number < float("inf"):
        raise ValueError(number)
    return number

"""The types that all measurements share, and how far apart the seeds of their rounds are."""

from __future__ import annotations

from collections.abc import Callable

Counts = dict[str, float]
"""How often each thing was done, and "seconds", the CPU time that it took."""

Slice = Callable[[int, float], Counts]
"""Works for some CPU seconds, as the second argument says; the first, the number of the round, is its seed."""

SEEDS_A_ROUND = 100_000
"""Rounds are this many seeds apart, so that no two play the same game."""

POSITIONS = 8
"""How many games are halted in their middle, to be cloned or played out."""


WITH_SHIPS = "advanced"
"""The scenario of Kampen om Norge that has more to decide, and must not be much slower."""


def games_of(game: str, scenario: str = "") -> str:
    """The name of the measure that plays whole games of this one, or of a scenario that is not its first."""
    return f"games of {game} {scenario}".rstrip()


def gym_steps(game: str) -> str:
    """The name of the measure that takes steps of a game's Gymnasium environment."""
    return f"gymnasium steps of {game}"


def zoo_steps(game: str) -> str:
    """The name of the measure that takes steps of a game's PettingZoo environment."""
    return f"pettingzoo steps of {game}"

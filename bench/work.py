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

SEARCHED = ("halls-of-hegra", "kampen-om-norge")
"""The games whose rollouts are compared with rollouts that end early with a learned value."""

LENGTHS = (1_000, 4_000, 16_000)
"""Matches of so many decisions show how the cost grows."""


def games_of(game: str, scenario: str = "") -> str:
    """The name of the measure that plays whole games of this one, or of a scenario that is not its first."""
    return f"games of {game} {scenario}".rstrip()


def gym_steps(game: str) -> str:
    """The name of the measure that takes steps of a game's Gymnasium environment."""
    return f"gymnasium steps of {game}"


def zoo_steps(game: str) -> str:
    """The name of the measure that takes steps of a game's PettingZoo environment."""
    return f"pettingzoo steps of {game}"


def policy_rollouts(game: str, learned: bool) -> str:
    """The name of the measure that plays on by policy from the middle of games, to the end or as far as the search."""
    return f"{'learned' if learned else 'full'} rollouts of {game}"


def of_length(decisions: int) -> str:
    """The name of the measure that plays matches of so many decisions."""
    return f"matches of {decisions:,} decisions"

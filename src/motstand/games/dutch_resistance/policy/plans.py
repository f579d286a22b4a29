"""Plans: what a group puts first. The plain player follows STEADY; a search compares them all."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.state import Dutch


class Plan:
    """The numbers behind a temper."""

    __slots__ = ("caution", "goal", "name", "spirit")

    def __init__(self, name: str, goal: float, spirit: float, caution: float) -> None:
        self.name = name
        # What a part of the goal is worth.
        self.goal = goal
        # How much Morale and Alibi weigh.
        self.spirit = spirit
        # How much raids and Controlled Roads are feared.
        self.caution = caution


STEADY: Final = Plan("steady", 10.0, 1.0, 1.0)

PLANS: Final = {
    plan.name: plan
    for plan in [
        STEADY,
        Plan("bold", 16.0, 0.8, 0.6),
        Plan("careful", 8.0, 1.0, 1.6),
        Plan("proud", 10.0, 1.6, 1.0),
    ]
}


def plans(game: Dutch, seat: str) -> list[str]:
    """The plans worth comparing: all of them."""
    return list(PLANS)


def plan_named(name: str) -> Plan:
    """The plan of this name; STEADY without one."""
    return PLANS.get(name, STEADY)

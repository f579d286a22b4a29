"""Plans: what the government puts first. The plain player follows STEADY; a search compares them all."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.state import Crown


class Plan:
    """The parameters of a plan."""

    __slots__ = ("boldness", "dice", "name", "willpower")

    def __init__(self, name: str, dice: int, willpower: int, boldness: float) -> None:
        self.name = name
        # How many Evacuation dice the journey is prepared with.
        self.dice = dice
        # How much Willpower has to be left when a Demand is declined.
        self.willpower = willpower
        # How little the German response is feared.
        self.boldness = boldness


STEADY: Final = Plan("steady", 4, 3, 1.25)

PLANS: Final = {
    plan.name: plan
    for plan in [
        STEADY,
        Plan("hasty", 3, 3, 1.5),
        Plan("thorough", 5, 3, 1.1),
        Plan("proud", 4, 1, 1.25),
        Plan("wary", 4, 4, 0.8),
    ]
}


def plans(game: Crown, seat: str) -> list[str]:
    """The plans worth comparing: all of them."""
    return list(PLANS)


def plan_named(name: str) -> Plan:
    """The plan of this name; STEADY without one."""
    return PLANS.get(name, STEADY)

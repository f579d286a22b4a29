"""Plans: what a commander puts first. The plain player follows STEADY; a search compares them all."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.state import Hegra


class Plan:
    """The parameters of a plan."""

    __slots__ = ("airfield", "bolster", "daring", "name", "runs", "spare")

    def __init__(self, name: str, airfield: bool, bolster: int, runs: int, daring: int, spare: int) -> None:
        self.name = name
        # Are the Guns for the airfield as long as Surrender can be lowered, or for the Infantry?
        self.airfield = airfield
        # The Defence level to be reached before the Siege.
        self.bolster = bolster
        # How many Supply Runs are out at once, if there are tokens for them.
        self.runs = runs
        # Up to which Suspicion level a run sneaks past.
        self.daring = daring
        # How many Supplies are kept for tomorrow, for each day left.
        self.spare = spare


STEADY: Final = Plan("steady", True, 2, 3, 2, 1)

PLANS: Final = {
    plan.name: plan
    for plan in [
        STEADY,
        Plan("gunner", False, 2, 3, 2, 1),
        Plan("builder", True, 3, 2, 2, 1),
        Plan("runner", True, 1, 5, 3, 1),
        Plan("spender", True, 2, 3, 2, 0),
    ]
}


def plans(game: Hegra, seat: str) -> list[str]:
    """The plans worth comparing: all of them."""
    return list(PLANS)


def plan_named(name: str) -> Plan:
    """The plan of this name; STEADY without one."""
    return PLANS.get(name, STEADY)

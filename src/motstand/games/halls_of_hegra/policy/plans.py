"""Plans: what a commander puts first. The plain player follows STEADY; a search compares them all.

A plan is a temper, which holds for the whole siege, and orders for one morning: what is done before anything else, and
what is left undone. Its name says both: "runner", "day 3 first repair", "runner, day 3 without bolster".
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from motstand.games.halls_of_hegra.components import MOBILISATION
from motstand.games.halls_of_hegra.state import Hegra


class Plan:
    """The parameters of a plan."""

    __slots__ = ("airfield", "bolster", "daring", "day", "first", "name", "runs", "spare", "without")

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
        # The orders: on which day which Actions are done before anything else, and which are not done.
        self.day = 0
        self.first: list[str] = []
        self.without: list[str] = []


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

FIRST, WITHOUT, AND = "first", "without", ", "

BEFORE_THE_ATTACK: Final = ["negotiate", "open_supply_route"]
SINCE_THE_ATTACK: Final = ["field_telephone"]
ACTIONS: Final = [
    "fire_artillery",
    "supply_run",
    "counter_patrol",
    "shovel_snow",
    "repair",
    "bolster",
    "promote",
    "inspire",
    "radio",
    "map_room",
    "treat_patient",
    "medicine_cabinet",
]
WALLS: Final = "position"
"""Without it nobody takes a place on the walls."""
LEISURE: Final = "leisure"
"""Without it whoever has nothing to do stays Ready."""


def plans(game: Hegra, seat: str) -> list[str]:
    """The plans worth comparing: the tempers, and where Defenders are placed all single orders."""
    names = list(PLANS)
    if game.phase == "placing" or (game.phase == "morning" and game.day == 1):
        actions = ACTIONS + (BEFORE_THE_ATTACK if game.board == MOBILISATION else SINCE_THE_ATTACK)
        names += [f"day {game.day} {FIRST} {action}" for action in actions]
        names += [f"day {game.day} {WITHOUT} {action}" for action in [*actions, WALLS, LEISURE]]
    return names


def join(plan: str, other: str) -> str:
    """Both plans at once; of two tempers the second holds."""
    return f"{plan}{AND}{other}"


def plan_named(name: str) -> Plan:
    """The plan of this name; STEADY without one."""
    if not name:
        return STEADY
    return PLANS[name] if name in PLANS else read_plan(name)


@lru_cache(maxsize=4096)
def read_plan(name: str) -> Plan:
    """The plan that a name describes; a search asks for the same ones again and again."""
    temper = STEADY
    for part in name.split(AND):
        temper = PLANS.get(part, temper)
    plan = Plan(name, temper.airfield, temper.bolster, temper.runs, temper.daring, temper.spare)
    for part in name.split(AND):
        if part not in PLANS:
            _, day, order, action = part.split(" ")
            plan.day = int(day)
            orders = plan.first if order == FIRST else plan.without
            orders.append(action)
    return plan

"""Plans: what a group puts first. The plain player follows STEADY; a search compares many.

A plan is a temper, which holds for the whole game, and orders for the turn of one Character in one round: an errand to
run before anything else, or what the next Action Point or card is for. Its name says both: "bold",
"round 3 green goal C5", "bold, round 3 green ability anda_2 0".
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final


class Order:
    """What a Character is to do in a round: a kind of errand and where, or a use of a card or an Action Point."""

    __slots__ = ("colour", "number", "round", "thing", "what")

    def __init__(self, round: int, colour: str, what: str, thing: str, number: int) -> None:
        self.round = round
        self.colour = colour
        self.what = what
        # The Location of an errand, or the card.
        self.thing = thing
        # The ability of the card; of an action, how many cards are still to be resolved.
        self.number = number


class Plan:
    """The numbers behind a temper, and the orders."""

    __slots__ = ("caution", "goal", "name", "orders", "spirit")

    def __init__(self, name: str, goal: float, spirit: float, caution: float) -> None:
        self.name = name
        # What a part of the goal is worth.
        self.goal = goal
        # How much Morale and Alibi weigh.
        self.spirit = spirit
        # How much raids and Controlled Roads are feared.
        self.caution = caution
        self.orders: list[Order] = []


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

AND: Final = ", "


def ordered(round: int, colour: str, what: str, thing: str, number: int = 0) -> str:
    """The name of the plan that gives one order."""
    return f"round {round} {colour} {what} {thing} {number}"


def join(plan: str, other: str) -> str:
    """Both plans at once: the orders of the first come first, and of two tempers the second holds."""
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
    parts = name.split(AND)
    for part in parts:
        temper = PLANS.get(part, temper)
    plan = Plan(name, temper.goal, temper.spirit, temper.caution)
    for part in parts:
        if part not in PLANS:
            _, round, colour, what, thing, number = part.split(" ")
            plan.orders.append(Order(int(round), colour, what, thing, int(number)))
    return plan

"""Plans: how bold a player attacks, how well he guards, how fast he spends cards, which city he wants.

The plain player follows the plan of his faction. A search compares several and follows the best for a turn.
"""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.components import GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen


class Plan:
    """The parameters of a plan."""

    __slots__ = ("chance", "focus", "guard", "name", "price", "rise")

    def __init__(self, name: str, chance: float, guard: float, price: float, rise: float, focus: int = -1) -> None:
        self.name = name
        # Attack with at least this chance of winning.
        self.chance = chance
        # Battalions kept in a city for each enemy battalion next to it.
        self.guard = guard
        # What using a card costs, in chances to win a combat, and how much dearer each further card of the round is.
        self.price = price
        self.rise = rise
        # The one city to go for, or -1.
        self.focus = focus


LAST_CARDS: Final = 8

STEADY: Final = Plan("steady", 0.58, 0.7, 0.05, 0.0)

PLANS: Final = {
    plan.name: plan
    for plan in [
        STEADY,
        Plan("bold", 0.42, 0.4, 0.05, 0.0),
        Plan("careful", 0.72, 1.1, 0.05, 0.0),
        Plan("hurry", 0.58, 0.7, -1.0, 0.0),
        Plan("careful hurry", 0.72, 1.1, -1.0, 0.0),
        Plan("save", 0.58, 0.7, 0.04, 0.05),
        Plan("bold save", 0.42, 0.4, 0.04, 0.05),
        Plan("careful save", 0.72, 1.1, 0.04, 0.05),
        Plan("miser", 0.58, 0.7, 0.04, 0.2),
        Plan("bold miser", 0.42, 0.4, 0.04, 0.3),
    ]
}


def usual_plan(game: Kampen, faction: int) -> Plan:
    """The plan of a faction that does not compare any: Germany plays for time, the others do what is sensible."""
    if faction != GERMANY:
        return STEADY
    return PLANS["miser"] if game.scenario.by_cities else PLANS["bold miser"]


def card_price(game: Kampen, faction: int, plan: Plan) -> float:
    """What one more card costs now. Norway's deck never ends, so its cards are cheap."""
    if faction == NORWAY:
        return 0.02
    used = game.scenario.hand[faction] - len(game.hands[faction])
    price = plan.price + plan.rise * used
    if faction == GERMANY and len(game.decks[GERMANY]) <= LAST_CARDS and not holds_all(game):
        # The end is near and would be lost: every card counts.
        price += 0.1
    return price


def may_finish(game: Kampen) -> bool:
    """Could Germany end the game this turn, holding everything that decides?"""
    if len(game.decks[GERMANY]) > game.scenario.hand[GERMANY]:
        return False
    return holds_all(game)


def holds_all(game: Kampen) -> bool:
    """Does Germany hold everything that decides?"""
    germany = game.battalions[GERMANY]
    for area in game.scenario.objectives:
        if germany[area] == 0:
            return False
    return True


def plan_named(game: Kampen, name: str) -> Plan:
    """The plan of this name; ``"bold to narvik"`` is bold with Narvik as the one aim."""
    if name in PLANS:
        return PLANS[name]
    temper, _, city = name.rpartition(" to ")
    plan = PLANS.get(temper, STEADY)
    focused = Plan(name, plan.chance, plan.guard, plan.price, plan.rise, game.box.board.index[city])
    PLANS[name] = focused
    return focused


def plans(game: Kampen, seat: str) -> list[str]:
    """The plans worth comparing for the faction whose turn it is: tempers, and the usual one with each city as aim."""
    names = GERMAN_PLANS.copy() if game.active == GERMANY else ["steady", "bold", "careful"]
    if game.active != GERMANY or (game.scenario.by_cities and game.sea is None):
        temper, ids = usual_plan(game, game.active).name, game.box.board.ids
        names += [f"{temper} to {ids[area]}" for area in game.scenario.objectives]
    return names


GERMAN_PLANS: Final = ["steady", "bold", "careful", "hurry", "save", "bold save", "careful save", "miser", "bold miser"]

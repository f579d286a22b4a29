"""Orders: what a plan tells a Character to put before everything else in its turn."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import ABILITY, PLACES, POINT
from motstand.games.dutch_resistance.policy.errands import errands, sources
from motstand.games.dutch_resistance.policy.plans import Order, Plan
from motstand.games.dutch_resistance.policy.ways import Way, way
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Option

HERE: Final = ["raise", "gather", "location"]
"""What an Action Point may be for where the Character is."""


def points_left(game: Dutch, who: int) -> int:
    """How many cards a Character has still to resolve in this round, with the one that it is resolving."""
    return len(game.hands[who]) + (1 if game.resolving and game.active == who else 0)


def orders_now(game: Dutch, who: int, plan: Plan) -> list[Order]:
    """The orders that a Character has now."""
    colour = game.colours[who]
    return [order for order in plan.orders if order.round == game.round and order.colour == colour]


def ordered_card(game: Dutch, who: int, options: list[Option], plan: Plan) -> Option:
    """The use of a card that is ordered, if it is offered; else ()."""
    for order in orders_now(game, who, plan):
        answer: Option = ()
        if order.what == ABILITY:
            answer = (ABILITY, order.thing, order.number)
        elif order.what == POINT:
            answer = (POINT, order.thing)
        if answer and answer in options:
            return answer
    return ()


def ordered_action(game: Dutch, who: int, plan: Plan) -> Option:
    """What the Action Point is for where the Character is, if that is ordered; else ()."""
    for order in orders_now(game, who, plan):
        if order.what in HERE and order.number == points_left(game, who):
            return (order.what,)
    return ()


def ordered_way(game: Dutch, who: int, plan: Plan) -> Way | None:
    """The errand that is ordered, as long as there is such a one."""
    for order in orders_now(game, who, plan):
        if order.thing in PLACES:
            place = PLACES.index(order.thing)
            found = sources(game)
            same = [each for each in errands(game, who, plan) if each.key == order.what and each.place == place]
            if same:
                best = max([way(game, who, each, found) for each in same], key=lambda mine: mine.value())
                best.is_ordered = True
                return best
    return None

"""What an Action Point is best used for: the next step of an errand, or something useful on the spot."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import INFORMATION, NOWHERE, PLACES
from motstand.games.dutch_resistance.policy.errands import Errand, errands, sources
from motstand.games.dutch_resistance.policy.orders import ordered_action, ordered_way
from motstand.games.dutch_resistance.policy.plans import Plan
from motstand.games.dutch_resistance.policy.ways import Way, next_road, way
from motstand.games.dutch_resistance.policy.worth import effects_worth, of_safety
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.standard import can_use_location
from motstand.games.dutch_resistance.state import Dutch, no_resources
from motstand.games.dutch_resistance.vocabulary import LETTERS
from motstand.kernel.flow import Option

RISE: Final = 3
"""What a die raises, about."""


class Deed:
    """An answer to what an Action Point is for, what it is worth, and the errand behind it."""

    __slots__ = ("answer", "errand", "place", "worth")

    def __init__(self, answer: Option, worth: float, place: int, errand: Errand | None = None) -> None:
        self.answer = answer
        self.worth = worth
        self.place = place
        self.errand = errand


def best_way(game: Dutch, who: int, plan: Plan) -> Way | None:
    """The errand that is worth most for its Action Points; what another Character is nearer to is left to them."""
    if plan.orders:
        mine = ordered_way(game, who, plan)
        if mine is not None:
            return mine
    return free_way(game, who, plan)


def free_way(game: Dutch, who: int, plan: Plan) -> Way | None:
    """The errand that a Character without orders would run."""
    found = sources(game)
    best: Way | None = None
    for errand in errands(game, who, plan):
        mine = way(game, who, errand, found)
        if best is not None and mine.value() <= best.value():
            continue
        if errand.key in ("goal", "look") and is_for_another(game, who, errand, mine.points, found):
            continue
        best = mine
    return best


def is_for_another(game: Dutch, who: int, errand: Errand, points: float, found: list[list[int]]) -> bool:
    """Would somebody else be clearly quicker?"""
    others = [other for other in game.characters() if other != who]
    return any(way(game, other, errand, found).points < points - 0.9 for other in others)


def wanted_by(game: Dutch, who: int, plan: Plan) -> list[int]:
    """The Resources that a Character needs for its errand."""
    mine = best_way(game, who, plan)
    return mine.errand.needed if mine is not None else no_resources()


def missing_of(game: Dutch, who: int, plan: Plan) -> list[int]:
    """Those of them that it does not hold yet."""
    mine = best_way(game, who, plan)
    return mine.missing if mine is not None else no_resources()


def best_deed(game: Dutch, who: int, plan: Plan) -> Deed:
    """The best use of an Action Point."""
    return deed_for(game, who, plan, best_way(game, who, plan))


def deed_for(game: Dutch, who: int, plan: Plan, mine: Way | None) -> Deed:
    """The best use of an Action Point with this errand; an order comes before everything else."""
    if plan.orders:
        action = ordered_action(game, who, plan)
        if action:
            return Deed(action, free_deed(game, who, plan, mine).worth, game.place[who])
        if mine is not None and mine.is_ordered:
            best = free_deed(game, who, plan, free_way(game, who, plan))
            deed = step_of(game, who, mine, plan)
            deed.worth = max(deed.worth, best.worth)
            return deed
    return free_deed(game, who, plan, mine)


def free_deed(game: Dutch, who: int, plan: Plan, mine: Way | None) -> Deed:
    """The best use of an Action Point without orders: for the errand, or where the Character is."""
    place = game.place[who]
    deeds = [Deed(("raise",), of_safety(game, place, RISE, plan) + 0.02, place)]
    missing = mine.missing if mine is not None else no_resources()
    if can_use_location(game, who):
        tile = game.tile(place)
        scene = Scene(who, place, "DR-STD-04")
        worth = effects_worth(game, scene, tile.effects, missing, plan)
        worth += effects_worth(game, scene, tile.cost, mine.errand.needed if mine is not None else missing, plan)
        deeds.append(Deed(("location",), worth, place))
    if mine is not None:
        deeds.append(step_of(game, who, mine, plan))
    return max(deeds, key=lambda deed: deed.worth)


def step_of(game: Dutch, who: int, mine: Way, plan: Plan) -> Deed:
    """The next step of an errand: gather, use the source, move on, or do what it is about."""
    place, errand = game.place[who], mine.errand
    worth = mine.value()
    if sum(mine.missing) > 0:
        if mine.gather and mine.first == place and mine.missing[INFORMATION]:
            return Deed(("gather",), worth, place, errand)
        if mine.first == place:
            return Deed(("location",) if can_use_location(game, who) else ("gather",), worth, place, errand)
        return Deed(onward(game, who, mine, plan), worth, mine.first, errand)
    if mine.first != place or errand.place != place:
        return Deed(onward(game, who, mine, plan), worth, errand.place, errand)
    return Deed(errand.answer or ("raise",), worth, place, errand)


def onward(game: Dutch, who: int, mine: Way, plan: Plan) -> Option:
    """Over the next Road, with the token of the errand if it is here; by train where that saves much."""
    end = mine.first if mine.first != game.place[who] else mine.errand.place
    token = mine.token
    if game.tickets[who] > 0 and token == NOWHERE and saves_by_train(game, who, end):
        return ("ride", PLACES[end])
    road = next_road(game, who, end, plan, token != NOWHERE)
    if token != NOWHERE and game.token_place[token] == game.place[who] and not game.token_fixed[token]:
        return ("escort", LETTERS[road], game.token_ids[token])
    return ("go", LETTERS[road])


def saves_by_train(game: Dutch, who: int, end: int) -> bool:
    station = game.place_of_tile("station")
    return station in (end, game.place[who]) and game.box.board.distance[game.place[who]][end] > 2

"""Evacuate: A New Route, Plan Journey, We have to move now; and the steps of the King (CNC-EVAC)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import (
    DONE,
    EVACUATE,
    GIVE_DIE,
    KING_GOES,
    MOVE_NOW,
    NEW_ROUTE,
    PLAN_JOURNEY,
    RAISE_DIE,
)
from motstand.games.crown_and_courage.components import FREE, HIGHEST_DIE
from motstand.games.crown_and_courage.danger import gain_stress, lose_stress
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.defeat import win
from motstand.games.crown_and_courage.morale import gain_morale
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Option


def evacuate(game: Crown) -> Flow[None]:
    """CNC-EVAC-01: exactly one of the three."""
    answer = yield from decide(game, EVACUATE, evacuations)
    match answer:
        case ("new_route",):
            new_route(game, "CNC-EVAC-02")
            # CNC-EVAC-03
            gain_stress(game, len(game.evacuation), "CNC-EVAC-03")
        case ("plan_journey",):
            plan_journey(game, "CNC-EVAC-04")
        case ("move_now",):
            yield from move_now(game)


def can_evacuate(game: Crown) -> bool:
    """Is any of the three possible? Asked far more often than which; mostly there is a new route."""
    return not objection_to_route(game) or not objection_to_plan(game) or not objection_to_moving_now(game)


def evacuations(game: Crown) -> list[Option]:
    """CNC-Q-54: those that are possible."""
    options: list[Option] = []
    if not objection_to_route(game):
        options.append(NEW_ROUTE)
    if not objection_to_plan(game):
        options.append(PLAN_JOURNEY)
    if not objection_to_moving_now(game):
        options.append(MOVE_NOW)
    return options


def objection_to_route(game: Crown) -> str:
    return "evacuate.population" if game.population == 0 else ""


def new_route(game: Crown, rule: str) -> None:
    """A die of the Population pool joins the Evacuation pool."""
    game.population -= 1
    game.evacuation.append(1)
    game.note("evacuate.route", rule, {"count": len(game.evacuation)})


def objection_to_plan(game: Crown) -> str:
    return "" if any(value < HIGHEST_DIE for value in game.evacuation) else "evacuate.planned"


def plan_journey(game: Crown, rule: str) -> None:
    """Every Evacuation die below six is raised by one."""
    game.evacuation = [min(value + 1, HIGHEST_DIE) for value in game.evacuation]
    game.note("evacuate.planned", rule)


def raise_a_die(game: Crown, rule: str) -> Flow[None]:
    """One die of choice one up; left out where none can rise (CNC-Q-104)."""
    answer = yield from decide(game, RAISE_DIE, raisable)
    if answer:
        _, value = answer
        game.evacuation[game.evacuation.index(value)] += 1
        game.note("evacuate.raised", rule, {"value": value + 1})


def raisable(game: Crown) -> list[Option]:
    return [("raise_die", value) for value in sorted(set(game.evacuation)) if value < HIGHEST_DIE]


# -- We have to move now ---------------------------------------------------------------------------------------


def objection_to_moving_now(game: Crown) -> str:
    """CNC-Q-53: there has to be a way of full length, or into Freedom."""
    if not game.evacuation:
        return "evacuate.no_die"
    return "" if next_steps(game, len(game.evacuation), True) else "evacuate.no_way"


def move_now(game: Crown) -> Flow[None]:
    """CNC-EVAC-05: a space for each die; then a die is given up, and Freedom wins when all is done (CNC-FLOW-16)."""
    for left in range(len(game.evacuation), 0, -1):

        def ways(game: Crown, left: int = left) -> list[Option]:
            return next_steps(game, left, True)

        answer = yield from decide(game, KING_GOES, ways, {"left": left})
        if not answer:
            break
        _, place = answer
        yield from king_enters(game, game.box.map.index[place], "CNC-EVAC-05")
        if game.king == game.box.map.freedom:
            break
    yield from give_die(game)
    if game.king == game.box.map.freedom:
        win(game)


def next_steps(game: Crown, left: int, by_evacuation: bool) -> list[Option]:
    """CNC-Q-53: the spaces from which the King can still end his way in a space without Germans."""
    ids = game.box.map.ids
    return [("go", ids[space]) for space in ways_from(game, game.king, left, by_evacuation)]


def ways_from(game: Crown, start: int, left: int, by_evacuation: bool) -> list[int]:
    """The neighbours that a way of exactly so many steps can lead through."""
    return [space for space in game.box.map.orthogonal[start] if leads_on(game, space, left - 1, by_evacuation)]


def leads_on(game: Crown, space: int, steps: int, by_evacuation: bool) -> bool:
    """Can the King enter a space and, so many steps later, be without Germans (CNC-EVAC-07), or in Freedom?"""
    if objection_to_step(game, space):
        return by_evacuation and space == game.box.map.freedom
    if steps == 0:
        return game.germans(space) == 0
    for end in game.box.map.orthogonal[space]:
        if leads_on(game, end, steps - 1, by_evacuation):
            return True
    return False


def objection_to_step(game: Crown, space: int) -> str:
    """CNC-EVAC-06: never into a red space; CNC-Q-58: into Freedom only by Evacuate."""
    if space == game.box.map.freedom:
        return "king.freedom"
    return "king.red" if game.box.map.red[space] else ""


def king_enters(game: Crown, space: int, rule: str) -> Flow[None]:
    """One step, and what he meets there: Germans, then Norwegian troops, then the town (CNC-Q-57)."""
    board = game.box.map
    game.king = space
    game.note("king.went", rule, {"place": board.ids[space]})
    if space == board.freedom:
        return
    # CNC-EVAC-08: no battle, only fear (CNC-Q-56).
    gain_stress(game, game.germans(space), "CNC-EVAC-08")
    # CNC-EVAC-09
    yield from gain_morale(game, game.norwegians[space], "CNC-EVAC-09")
    town = board.town_place[space]
    if town < 0:
        return
    if game.towns[town] != FREE:
        gain_stress(game, 2, "CNC-EVAC-10")
    elif game.bombed == space:
        gain_stress(game, 1, "CNC-EVAC-11")
    else:
        yield from gain_morale(game, 1, "CNC-EVAC-12")
        lose_stress(game, 1, "CNC-EVAC-12")


def give_die(game: Crown) -> Flow[None]:
    """CNC-EVAC-14: Stress for what the die falls short of the Threat; CNC-EVAC-15: it goes back to the people."""
    answer = yield from decide(game, GIVE_DIE, dice_to_give)
    if not answer:
        return
    _, value = answer
    # CNC-Q-55
    short = game.threat - value
    gain_stress(game, max(short, 0), "CNC-EVAC-14", [("trace.threat", game.threat), ("trace.die", -value)])
    game.evacuation.remove(value)
    game.population += 1
    game.note("evacuate.die_given", "CNC-EVAC-15", {"value": value})


def dice_to_give(game: Crown) -> list[Option]:
    return [("give_die", value) for value in sorted(set(game.evacuation))]


# -- by a card ---------------------------------------------------------------------------------------------------


def can_go(game: Crown, most: int) -> bool:
    return bool(card_steps(game, most, first=True))


def king_goes(game: Crown, most: int, rule: str) -> Flow[None]:
    """A card moves the King up to so many spaces, at least one; he can't end with Germans."""
    for left in range(most, 0, -1):

        def ways(game: Crown, left: int = left) -> list[Option]:
            return card_steps(game, left, first=left == most)

        answer = yield from decide(game, KING_GOES, ways, {"left": left})
        if not answer or answer == DONE:
            return
        _, place = answer
        yield from king_enters(game, game.box.map.index[place], rule)


def card_steps(game: Crown, left: int, first: bool) -> list[Option]:
    """Any step after which he can stop, now or with the steps that are left."""
    found: dict[Option, None] = {}
    for steps in range(1, left + 1):
        for option in next_steps(game, steps, False):
            found[option] = None
    may_stop = not first and game.germans(game.king) == 0
    return [*found, DONE] if may_stop else list(found)

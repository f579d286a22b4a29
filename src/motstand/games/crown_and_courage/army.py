"""Army Orders: Mobilise and Move (CNC-ARMY)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import ARMY, DONE, MARCH, MOBILISE
from motstand.games.crown_and_courage.components import OCCUPIED
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Option


def army_orders(game: Crown, count: int, rule: str) -> Flow[None]:
    """CNC-ARMY-10: each has to be used as long as Mobilise or Move is possible; the others are lost (CNC-Q-44)."""
    for left in range(count, 0, -1):
        answer = yield from decide(game, ARMY, orders, {"left": left})
        give_order(game, answer, rule)


def orders(game: Crown) -> list[Option]:
    """CNC-ARMY-01: one of the two, for each order."""
    return mobilisations(game) + marches(game)


def can_give_order(game: Crown) -> bool:
    """Is Mobilise or Move possible? Asked far more often than the orders themselves; mostly some troop can move."""
    return can_march(game) or bool(free_centres(game))


def give_order(game: Crown, answer: Option, rule: str) -> None:
    """Nothing is done with an order that could not be given."""
    match answer:
        case ("mobilise", centre):
            mobilise(game, centre, rule)
        case ("march", start, end, troops):
            march(game, start, end, troops, rule)


# -- Mobilise ------------------------------------------------------------------------------------------------


def mobilisations(game: Crown) -> list[Option]:
    answers = game.box.map.mobilisations
    return [answers[centre] for centre in free_centres(game)]


def free_centres(game: Crown) -> list[int]:
    if game.norwegian_supply() == 0:
        return []
    return [centre for centre in game.box.map.centres if is_free(game, centre)]


def is_free(game: Crown, centre: int) -> bool:
    return not game.is_held(centre) and game.germans(centre) == 0


def objection_to_mobilising(game: Crown, centre: int) -> str:
    """CNC-ARMY-02 to 04: a troop of the supply, and a mobilisation centre with no piece on it at all."""
    if game.norwegian_supply() == 0:
        return "mobilise.supply"
    return "" if is_free(game, centre) else "mobilise.taken"


def mobilise(game: Crown, centre: str, rule: str) -> None:
    game.norwegians[game.box.map.index[centre]] += 1
    game.note("army.mobilised", rule, {"place": centre})


def mobilise_some(game: Crown, most: int, rule: str) -> Flow[None]:
    """A card lets up to so many troops gather."""
    for left in range(most, 0, -1):
        answer = yield from decide(game, MOBILISE, lambda game: with_done(mobilisations(game)), {"left": left})
        if not answer or answer == DONE:
            return
        _, centre = answer
        mobilise(game, centre, rule)


def with_done(options: list[Option]) -> list[Option]:
    return [*options, DONE] if options else []


# -- Move ----------------------------------------------------------------------------------------------------


def marches(game: Crown) -> list[Option]:
    """CNC-ARMY-05, CNC-ARMY-06: one troop or more, from one space to the next."""
    beside = game.box.map.marches
    options: list[Option] = []
    for start, troops in enumerate(game.norwegians):
        if troops > 0:
            for step in beside[start]:
                if not objection_to_entering(game, step.end):
                    options += step.answers_of[troops]
    return options


def can_march(game: Crown) -> bool:
    for start, troops in enumerate(game.norwegians):
        if troops > 0:
            for end in game.box.map.orthogonal[start]:
                if not objection_to_entering(game, end):
                    return True
    return False


def objection_to_entering(game: Crown, space: int) -> str:
    """CNC-ARMY-07 to 09: no Germans, no town that is bombed or occupied, no red space, not Freedom."""
    board = game.box.map
    if space == board.freedom:
        return "march.freedom"
    if board.red[space]:
        return "march.red"
    if game.germans(space) > 0:
        return "march.germans"
    if space == game.bombed:
        return "march.bombed"
    town = board.town_place[space]
    # CNC-Q-84: into a destroyed town they may go.
    return "march.occupied" if town >= 0 and game.towns[town] == OCCUPIED else ""


def march(game: Crown, start: str, end: str, troops: int, rule: str) -> None:
    index = game.box.map.index
    game.norwegians[index[start]] -= troops
    game.norwegians[index[end]] += troops
    game.note("army.marched", rule, {"from": start, "to": end, "count": troops})


def march_on(game: Crown, most: int, rule: str) -> Flow[None]:
    """A card lets one troop or army go up to so many spaces, each by the rules of Move."""
    answer = yield from decide(game, MARCH, marches, {"left": most})
    if not answer:
        return
    _, start, end, troops = answer
    march(game, start, end, troops, rule)
    for left in range(most - 1, 0, -1):
        here = game.box.map.index[end]

        def further(game: Crown, here: int = here, troops: int = troops) -> list[Option]:
            return with_done(steps_of(game, here, troops))

        answer = yield from decide(game, MARCH, further, {"left": left})
        if not answer or answer == DONE:
            return
        _, start, end, _ = answer
        march(game, start, end, troops, rule)


def steps_of(game: Crown, here: int, troops: int) -> list[Option]:
    """The next step of an army that is on its way, if it still stands there."""
    if game.norwegians[here] < troops:
        return []
    ids = game.box.map.ids
    ends = game.box.map.orthogonal[here]
    return [("march", ids[here], ids[end], troops) for end in ends if not objection_to_entering(game, end)]

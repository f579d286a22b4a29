"""German Move: regular troops along the route, Paratroopers towards the King, then battles (CNC-GMOVE, CNC-GPARA)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import BATTLES
from motstand.games.crown_and_courage.battle import battle
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import REINFORCEMENTS
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.occupation import take_town
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.troops import enter, join_regulars
from motstand.kernel.flow import Flow, Option


def german_move(game: Crown) -> Flow[None]:
    """CNC-GMOVE-01: all Germans move one step, regular troops first; then battles and Occupations."""
    if game.halts > 0:
        game.halts -= 1
        game.note("move.halted", "CNC-CARD-01")
        return
    if not any(game.regulars) and not any(game.paratroopers):
        # CNC-GMOVE-02
        yield from cause(game, REINFORCEMENTS)
        return
    game.arrivals = []
    joint = is_joint_attack(game)
    move_regulars(game, joint)
    move_paratroopers(game, joint)
    if game.arrivals:
        yield from meet(game)
        game.arrivals = []


# -- regular troops ------------------------------------------------------------------------------------------


def move_regulars(game: Crown, joint: bool) -> None:
    """CNC-GMOVE-05: from the frontmost to the rearmost; all of a space move together (CNC-GMOVE-04)."""
    route = game.box.map.route
    for place in range(len(route) - 2, -1, -1):
        start, end = route[place], route[place + 1]
        army = game.regulars[start]
        if army == 0 or (game.is_held(end) and not attacks(game, army, end, joint)):
            continue
        game.regulars[start] = 0
        enter(game, end, start, army, 0, "CNC-GMOVE-04")
        join_regulars(game, end)


def attacks(game: Crown, army: int, end: int, joint: bool) -> bool:
    """CNC-GMOVE-06: only if it is stronger; CNC-GMOVE-07: or with others against the King."""
    return army > game.norwegian_strength(end) or (joint and game.king == end)


# -- Paratroopers --------------------------------------------------------------------------------------------


def is_joint_attack(game: Crown) -> bool:
    """CNC-GPARA-03: are all that can enter the King's space in this Move together stronger than he is?"""
    king = game.king
    strength = 0
    place = game.box.map.route_place[king]
    if place > 0:
        strength += game.regulars[game.box.map.route[place - 1]]
    if king != game.bombed:
        for space in game.box.map.around[king]:
            if not regulars_come(game, space):
                strength += game.paratroopers[space]
    return strength > game.norwegian_strength(king)


def regulars_come(game: Crown, space: int) -> bool:
    """Do regular troops move into this space, which makes its Paratroopers regular ones first?"""
    place = game.box.map.route_place[space]
    return place > 0 and game.regulars[game.box.map.route[place - 1]] > 0


def move_paratroopers(game: Crown, joint: bool) -> None:
    """CNC-Q-71: those of a space move together; each group once."""
    standing = [(space, count) for space, count in enumerate(game.paratroopers) if count > 0]
    for space, count in standing:
        end = direction(game, space, joint)
        if end != space:
            game.paratroopers[space] -= count
            enter(game, end, space, 0, count, "CNC-GPARA-01")
    for arrival in game.arrivals:
        join_regulars(game, arrival.space)


def direction(game: Crown, space: int, joint: bool) -> int:
    """CNC-GPARA-01: the space next to it that is nearest to the King, or the same if it stays (CNC-Q-69)."""
    board = game.box.map
    distance = board.distance[game.king]
    if distance[space] <= 1:
        # CNC-GPARA-02, CNC-GPARA-03, CNC-GPARA-06
        return game.king if joint and game.king != game.bombed else space
    best = space
    for end in board.around[space]:
        if objection_to_landing(game, end) or distance[end] > distance[space]:
            # CNC-GPARA-05: never further away.
            continue
        if best == space or nearness(game, end) < nearness(game, best):
            best = end
    return best


def objection_to_landing(game: Crown, space: int) -> str:
    """CNC-GPARA-04, CNC-GPARA-06, CNC-Q-70: no Norwegian troops, no town that is being bombed, no red space."""
    if game.box.map.red[space] or space == game.box.map.freedom:
        return "paratrooper.red"
    if game.norwegians[space] > 0:
        return "paratrooper.troops"
    return "paratrooper.bombed" if space == game.bombed else ""


def nearness(game: Crown, space: int) -> tuple[int, int, int, int]:
    """CNC-Q-69: ties go to the higher row, then to the column nearer to the King's, then to the west."""
    board = game.box.map
    aside = abs(board.column[space] - board.column[game.king])
    return board.distance[game.king][space], -board.row[space], aside, board.column[space]


# -- what they meet ------------------------------------------------------------------------------------------


def meet(game: Crown) -> Flow[None]:
    """CNC-Q-61: the King's space first, then other battles as the player wishes, then Occupations."""
    if game.king in contested(game):
        # CNC-BATTLE-05
        yield from battle(game, game.king)
    while fights := contested(game):
        if len(fights) == 1:
            yield from battle(game, fights[0])
            continue
        answer = yield from decide(game, BATTLES, battles)
        if answer:
            _, place = answer
            yield from battle(game, game.box.map.index[place])
    for arrival in game.arrivals:
        # Where a card has taken the King away there was no battle after which they would have joined.
        join_regulars(game, arrival.space)
    for space in game.box.map.towns:
        if game.regulars[space] > 0 and not game.is_held(space) and has_arrived(game, space):
            yield from take_town(game, space)


def battles(game: Crown) -> list[Option]:
    return [("fight", game.box.map.ids[space]) for space in contested(game)]


def contested(game: Crown) -> list[int]:
    """Spaces that were entered in which both sides stand."""
    spaces: list[int] = []
    for arrival in game.arrivals:
        space = arrival.space
        if game.is_held(space) and game.germans(space) > 0 and space not in spaces:
            spaces.append(space)
    return spaces


def has_arrived(game: Crown, space: int) -> bool:
    return any(arrival.space == space for arrival in game.arrivals)

"""The German actions (CNC-GERM, CNC-GDROP, CNC-GREINF, CNC-GBOMB); how they move is a chapter of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.crown_and_courage.causes import RESOLVE, cause
from motstand.games.crown_and_courage.components import (
    BOMBING,
    CHAOS,
    COLLABORATOR,
    DESTROYED,
    FREE,
    MORALE,
    MOVE,
    PARATROOPER,
    REINFORCEMENTS,
    STRESS,
    THREAT,
)
from motstand.games.crown_and_courage.danger import gain_stress, gain_threat
from motstand.games.crown_and_courage.deck import gain_collaborator
from motstand.games.crown_and_courage.defeat import lose
from motstand.games.crown_and_courage.german_move import german_move
from motstand.games.crown_and_courage.morale import lose_morale
from motstand.games.crown_and_courage.occupation import resolve_track_space, take_tile
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.troops import join_regulars
from motstand.kernel.flow import Flow


def stress(game: Crown) -> Flow[None]:
    """CNC-GERM-06: one Stress more."""
    gain_stress(game, 1, "CNC-GERM-06")
    yield from ()


def morale(game: Crown) -> Flow[None]:
    """CNC-GERM-07: one Morale less."""
    lose_morale(game, 1, "CNC-GERM-07")
    yield from ()


def threat(game: Crown) -> Flow[None]:
    """CNC-GERM-08: one Threat more."""
    yield from gain_threat(game, 1, "CNC-GERM-08")


def collaborator(game: Crown) -> Flow[None]:
    """CNC-GERM-02: the top Collaborator comes into the hand."""
    yield from gain_collaborator(game, "CNC-GERM-02")


def chaos(game: Crown) -> Flow[None]:
    """CNC-GERM-03: a Chaos tile into the bag; CNC-GERM-05: with none left, a Move instead."""
    if game.chaos_reserve == 0:
        yield from cause(game, MOVE)
        return
    game.chaos_reserve -= 1
    game.bag.add(CHAOS)
    game.note("german.chaos", "CNC-GERM-03", {"left": game.chaos_reserve})


# -- Paratrooper and Reinforcements --------------------------------------------------------------------------


def paratrooper(game: Crown) -> Flow[None]:
    """CNC-GDROP-01: on the space for it in the sector in front of the frontmost regular troop."""
    if game.german_supply() == 0:
        # CNC-GDROP-04
        yield from cause(game, MOVE)
        return
    space = game.box.map.drop_in_front(game.front())
    if space < 0:
        # CNC-Q-81
        yield from cause(game, MOVE)
    elif game.is_held(space):
        # CNC-GDROP-03
        yield from cause(game, REINFORCEMENTS)
    else:
        # CNC-GDROP-02: others that are there already do not prevent it.
        game.paratroopers[space] += 1
        game.note("german.dropped", "CNC-GDROP-01", {"place": game.box.map.ids[space]})
        join_regulars(game, space)


def reinforcements(game: Crown) -> Flow[None]:
    """CNC-GREINF-01: on the route, behind the frontmost regular troop."""
    if game.german_supply() == 0:
        # CNC-GREINF-03
        yield from cause(game, MOVE)
        return
    space = reinforced(game)
    game.regulars[space] += 1
    game.note("german.reinforced", "CNC-GREINF-01", {"place": game.box.map.ids[space]})
    join_regulars(game, space)


def reinforced(game: Crown) -> int:
    """Where the new troop goes: CNC-GREINF-02, and what stands in its way (CNC-Q-82)."""
    route = game.box.map.route
    front = game.frontmost()
    if front < 0:
        place = game.box.map.route_place[game.front()]
        while game.is_held(route[place]):
            place -= 1
        return route[place]
    behind = max(game.box.map.route_place[front] - 1, 0)
    return front if game.is_held(route[behind]) else route[behind]


# -- Bombing -------------------------------------------------------------------------------------------------


def bombing(game: Crown) -> Flow[None]:
    """CNC-GBOMB-01: a new target, or another raid on the old one."""
    if game.bombed < 0:
        yield from choose_target(game)
    else:
        yield from bomb(game)


def choose_target(game: Crown) -> Flow[None]:
    """CNC-GBOMB-02: the town of the sector in front of the frontmost regular troop; CNC-GBOMB-03: none, a Move."""
    board = game.box.map
    town = board.town_in_front(game.front())
    if town < 0 or game.towns[board.town_place[town]] != FREE:
        # CNC-Q-79: a town that has fallen counts as none.
        yield from cause(game, MOVE)
        return
    game.bombed = town
    game.bombing = game.box.pieces.bombing
    game.note("bombing.begun", "CNC-GBOMB-02", {"place": board.ids[town], "value": game.bombing})


def bomb(game: Crown) -> Flow[None]:
    """CNC-GBOMB-04: the die goes down; CNC-GBOMB-05: the King in it; CNC-GBOMB-06: at nothing it is destroyed."""
    game.bombing -= 1
    place = game.box.map.ids[game.bombed]
    game.note("bombing.raid", "CNC-GBOMB-04", {"place": place, "value": game.bombing})
    if game.king == game.bombed:
        gain_stress(game, 1, "CNC-GBOMB-05")
    if game.bombing == 0:
        yield from destroy(game)


def destroy(game: Crown) -> Flow[None]:
    """CNC-GBOMB-07 to 11: troops go without Sabotage, the tile leaves the track, its space alone is resolved."""
    space = game.bombed
    town = game.box.map.town_place[space]
    if game.king == space:
        lose("bombed", "CNC-GBOMB-10")
    game.norwegians[space] = 0
    game.bombed = -1
    game.towns[town] = DESTROYED
    game.note("bombing.destroyed", "CNC-GBOMB-08", {"place": game.box.map.ids[space]})
    take_tile(game, town)
    yield from resolve_track_space(game, town)


ACTIONS: Final[dict[str, Callable[[Crown], Flow[None]]]] = {
    MOVE: german_move,
    PARATROOPER: paratrooper,
    REINFORCEMENTS: reinforcements,
    BOMBING: bombing,
    STRESS: stress,
    THREAT: threat,
    MORALE: morale,
    COLLABORATOR: collaborator,
    CHAOS: chaos,
}
"""How each German action is resolved."""

RESOLVE.update(ACTIONS)

"""Occupation of a town, and the Occupation track (CNC-OCC)."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.components import CHAOS, DESTROYED, FREE, OCCUPIED
from motstand.games.crown_and_courage.defeat import lose
from motstand.games.crown_and_courage.sabotage import sabotage
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.flow import Flow

TRACK_RULES: Final = ["CNC-OCC-11", "CNC-OCC-12", "CNC-OCC-14", "CNC-OCC-15", "CNC-OCC-16"]
"""The spaces of the Occupation track, from the top."""


def take_town(game: Crown, space: int) -> Flow[None]:
    """CNC-GMOVE-09 to 11: an Occupation; in ruins less of it (CNC-Q-105); in an occupied town nothing."""
    state = game.towns[game.box.map.town_place[space]]
    if state == FREE:
        yield from occupation(game, space)
    elif state == DESTROYED:
        yield from enter_ruins(game, space)


def occupation(game: Crown, space: int) -> Flow[None]:
    """The six steps, in their order. No card is played until it is over (CNC-Q-90)."""
    town = game.box.map.town_place[space]
    game.path.append(f"occupation {game.box.map.ids[space]}")
    game.closed += 1
    king_cut_off(game, space)
    yield from clear_sector_below(game, space)
    if game.bombed == space:
        # CNC-OCC-05
        game.bombed = -1
        game.bombing = 0
    leave_garrison(game, space)
    game.towns[town] = OCCUPIED
    game.note("occupation.taken", "CNC-OCC-08", {"place": game.box.map.ids[space]})
    take_tile(game, town)
    # CNC-OCC-10: all that is revealed, from the top, also what was revealed before.
    for row, state in enumerate(game.towns):
        if state != FREE:
            yield from resolve_track_space(game, row)
    game.closed -= 1
    game.path.pop()


def enter_ruins(game: Crown, space: int) -> Flow[None]:
    """CNC-GMOVE-10: steps 1, 2 and 4 in a destroyed town; the track is not resolved again (CNC-Q-76)."""
    game.closed += 1
    king_cut_off(game, space)
    yield from clear_sector_below(game, space)
    leave_garrison(game, space)
    game.towns[game.box.map.town_place[space]] = OCCUPIED
    game.note("occupation.ruins", "CNC-GMOVE-10", {"place": game.box.map.ids[space]})
    game.closed -= 1


def king_cut_off(game: Crown, space: int) -> None:
    """CNC-OCC-03: in any sector below the town the King is lost (CNC-Q-75)."""
    sector = game.box.map.sector
    if sector[game.king] < sector[space]:
        lose("cut_off", "CNC-OCC-03")


def clear_sector_below(game: Crown, space: int) -> Flow[None]:
    """CNC-OCC-04: the troops of the sector directly below are lost, each for a Sabotage action."""
    below = game.box.map.sector[space] - 1
    troops = 0
    for each, sector in enumerate(game.box.map.sector):
        if sector == below:
            troops += game.norwegians[each]
            game.norwegians[each] = 0
    if troops > 0:
        game.note("occupation.cleared", "CNC-OCC-04", {"sector": below, "count": troops})
        yield from sabotage(game, troops, "CNC-OCC-04")


def leave_garrison(game: Crown, space: int) -> None:
    """CNC-OCC-06: one regular troop goes back to the supply; it may be the last (CNC-OCC-07)."""
    game.regulars[space] -= 1
    game.note("occupation.garrison", "CNC-OCC-06", {"place": game.box.map.ids[space]})


def take_tile(game: Crown, town: int) -> None:
    """CNC-OCC-08: the tile leaves the track; CNC-OCC-09: a Chaos tile under it goes into the bag (CNC-Q-78)."""
    if game.box.occupation[town].chaos:
        game.bag.add(CHAOS)
        game.note("occupation.chaos", "CNC-OCC-09")
    if FREE not in game.towns:
        lose("towns", "CNC-FLOW-05")


def resolve_track_space(game: Crown, row: int) -> Flow[None]:
    """CNC-OCC-11 to 16: what a revealed space of the track does."""
    yield from carry_out(game, game.box.occupation[row].effects, TRACK_RULES[row])

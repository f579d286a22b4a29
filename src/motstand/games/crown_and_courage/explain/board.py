"""Today's Plan, the grid and its frame, and the map."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    CHAOS,
    DISPLAY,
    GRID,
    NOTHING,
)
from motstand.games.crown_and_courage.frame import symbols
from motstand.games.crown_and_courage.phrases import effects_said
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import effects_at
from motstand.games.crown_and_courage.view import TOWN_STATES, piece_at
from motstand.kernel.log import Entry


def displayed(game: Crown, id: str) -> Entry:
    """A space of Today's Plan: its tile, what that does, and the price."""
    place = DISPLAY.index(id)
    tile = game.display[place]
    cost = game.box.display[place].cost
    values: dict[str, Any] = {"cost": effects_said(cost) if cost else "none", "discs": game.display_discs[place]}
    if tile == NOTHING:
        return Entry("about.displayed.empty", "CNC-PLAN-06", values)
    if tile == CHAOS:
        return Entry("about.displayed.chaos", "CNC-PLAN-04", values)
    printed = game.box.tiles[tile]
    values |= {"tile": tile, "effects": effects_said(printed.unique), "army": effects_said(printed.reverse)}
    return Entry("about.displayed", "CNC-PLAN-08", values)


def space(game: Crown, id: str) -> Entry:
    """A space of the grid: empty with or without a German symbol, Chaos, or a tile and what its face does."""
    space = GRID.index(id)
    tile = game.grid[space]
    if tile == NOTHING:
        return Entry("about.space.empty", "CNC-GRID-03", {"symbol": "yes" if game.difficulty.symbols[space] else "no"})
    if tile == CHAOS:
        return Entry("about.space.chaos", "CNC-MAIN-06", {"discs": game.grid_discs[space]})
    values = {
        "tile": tile,
        "face": "army" if game.army_side[space] else "unique",
        "effects": effects_said(effects_at(game, space)),
        "piece": piece_at(game, space) or "none",
    }
    return Entry("about.space", "CNC-EXEC-01", values)


def position(game: Crown, id: str) -> Entry:
    """A tile of the frame: what it is, how many symbols its line shows, and the agent on it."""
    number = int(id)
    action = game.frame[number]
    values = {
        "action": action,
        "symbols": symbols(game, game.box.line_of[number]),
        "die": game.saboteurs[number],
        "piece": "yes" if game.frame_piece == number else "no",
    }
    if action != NOTHING:
        return Entry("about.position", "CNC-MAIN-05", values)
    if number <= ACTION_POSITIONS:
        return Entry("about.position.hidden", "CNC-MAIN-04", values)
    return Entry("about.position.order", "CNC-OPS-07", values)


def places(game: Crown) -> list[str]:
    return list(game.box.map.ids)


def place(game: Crown, id: str) -> Entry:
    """A space of the map: what is printed there, who stands there, and what has become of a town."""
    board = game.box.map
    space = board.index[id]
    if space == board.freedom:
        return Entry("about.place.freedom", "CNC-FLOW-15", {"steps": board.steps[game.king][space]})
    town = board.town_place[space]
    state = "none" if town < 0 else "bombed" if game.bombed == space else TOWN_STATES[game.towns[town]]
    values = {
        "sector": board.sector[space],
        "town": state,
        "bombing": game.bombing,
        "icon": icon(game, space),
        "road": "highway" if board.highway[space] else "road" if board.route_place[space] >= 0 else "none",
        "germans": game.germans(space),
        "norwegians": game.norwegians[space],
        "king": ("black" if game.black else "white") if game.king == space else "none",
    }
    return Entry("about.place", "CNC-MAP-01", values)


def icon(game: Crown, space: int) -> str:
    board = game.box.map
    if board.red[space]:
        return "red"
    if space in board.centres:
        return "mobilisation"
    return "drop" if space in board.drop else "none"

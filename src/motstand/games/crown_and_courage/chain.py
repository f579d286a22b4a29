"""What a placement would set off, to be seen before it is confirmed: Resolve pieces, Quick Response, Main Response.

Only what lies open is used: a German tile that is face down stays unknown.
"""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.components import GRID, NOTHING, SPACES
from motstand.games.crown_and_courage.main_response import intersecting, resolutions_at, skips_response
from motstand.games.crown_and_courage.operations import (
    COLUMN,
    ROW,
    framed,
    is_quick_response_uncovered,
    line_through,
    supported,
)
from motstand.games.crown_and_courage.state import Crown


def chains(game: Crown) -> dict[str, Any]:
    """For each empty space of the grid, what the tile that waits to be placed would set off there.

    When it is placed, until the active line is chosen: what it sets off where it lies.
    """
    if game.phase == "operations":
        return {GRID[game.primary]: chain_of(game, game.primary)}
    if game.placing == NOTHING:
        return {}
    return {GRID[space]: chain_at(game, space) for space in range(SPACES) if game.grid[space] == NOTHING}


def chain_at(game: Crown, space: int) -> dict[str, Any]:
    """The chain of the tile that waits, if it lay there."""
    game.grid[space] = game.placing
    chain = chain_of(game, space)
    game.grid[space] = NOTHING
    return chain


def chain_of(game: Crown, space: int) -> dict[str, Any]:
    return {
        "lines": {line: line_chain(game, line_through(space, line), space) for line in (ROW, COLUMN)},
        "response": response_to(game, space),
        "skipped": skips_response(game, space),
    }


def line_chain(game: Crown, line: int, primary: int) -> dict[str, Any]:
    supports = supported(game, line, primary)
    frame_piece = framed(game, line)
    return {
        "supports": [GRID[space] for space in supports],
        "frame": frame_piece,
        "quick_response": is_quick_response_uncovered(game, len(supports), frame_piece),
    }


def response_to(game: Crown, primary: int) -> list[dict[str, Any]]:
    """The German tiles that would be resolved, in their order; `action` is empty while it is face down."""
    return [
        {"position": position, "action": game.frame[position], "times": times, "die": game.saboteurs[position]}
        for position in intersecting(game, primary)
        if (times := resolutions_at(game, position))
    ]


def response_left(game: Crown) -> list[dict[str, Any]]:
    """What is still to come of the Main Response that is going on; `now` is the tile that is being resolved."""
    if game.phase != "main response tile" or game.primary < 0:
        return []
    following = [
        {
            "position": position,
            "action": game.frame[position],
            "times": game.resolutions if position == game.position else resolutions_at(game, position),
            "die": game.saboteurs[position],
            "now": position == game.position,
        }
        for position in intersecting(game, game.primary)
        if position >= game.position
    ]
    return [tile for tile in following if tile["now"] or tile["action"] or tile["times"]]

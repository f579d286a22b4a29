"""Phase 1, Today's Plan: shift, draw, choose, place (CNC-PLAN)."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.answers import ARMY_SIDE, FACES, PLACE_TILE, PLAN
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import (
    BOTTOM,
    CHAOS,
    DISPLAY,
    GRID,
    NOTHING,
    REINFORCEMENTS,
    SPACES,
    SQUARE,
    TOP,
)
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import could_be_completed, looks_around
from motstand.games.crown_and_courage.vocabulary import VOCABULARY, carry_out
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw

PRICE_RULES: Final = ["CNC-PLAN-09", "CNC-PLAN-11", "CNC-PLAN-12"]
"""What a tile of Today's Plan costs, from the top."""

CHOSEN: Final[list[Option]] = [("choose", displayed) for displayed in DISPLAY]
PLACED: Final[dict[str, list[Option]]] = {face: [("place", square, face) for square in GRID] for face in FACES}
"""The answers by place of the display, and by face and space of the grid."""


def plan(game: Crown) -> Flow[str]:
    """CNC-PLAN-01: the first two steps; in the first turn they are skipped (CNC-PLAN-02)."""
    game.turn += 1
    game.halts = 0
    tell_turn(game)
    if game.turn > 1:
        yield from shift(game)
        yield from draw_tile(game)
    return "choose"


def tell_turn(game: Crown) -> None:
    """Which turn begins, where the King is and how far the Germans have come: the flight as it is told at its end."""
    ids = game.box.map.ids
    values = {"day": game.day, "turn": game.turn, "king": ids[game.king], "front": ids[game.front()]}
    game.note("turn.begins", "CNC-PLAN-01", values)


def shift(game: Crown) -> Flow[None]:
    """Step 1: tiles slide down in their order; each Chaos tile that moved gets a disc (CNC-Q-102)."""
    moved: list[int] = []
    slid = False
    end = BOTTOM
    for place in range(BOTTOM, TOP - 1, -1):
        if game.display[place] == NOTHING:
            continue
        if place != end:
            slid = True
            game.display[end], game.display[place] = game.display[place], NOTHING
            game.display_discs[end], game.display_discs[place] = game.display_discs[place], 0
            if game.display[end] == CHAOS:
                moved.append(end)
        end -= 1
    if slid:
        game.note("plan.shifted", "CNC-PLAN-03")
    for place in moved:
        # CNC-PLAN-04, CNC-Q-28: one disc, however far it slid.
        if game.discs_left() > 0:
            game.display_discs[place] += 1
            game.note("plan.disc", "CNC-PLAN-04", {"displayed": DISPLAY[place]})
        else:
            # CNC-PLAN-05
            yield from cause(game, REINFORCEMENTS)


def draw_tile(game: Crown) -> Flow[None]:
    """Step 2: one tile into the topmost empty space (CNC-PLAN-06, CNC-PLAN-07); none without a tile or a space."""
    if len(game.bag) == 0 or NOTHING not in game.display:
        # CNC-Q-26, CNC-Q-27
        return
    tile = yield from draw(game.bag, "tile", rule="CNC-PLAN-06")
    place = game.display.index(NOTHING)
    game.display[place] = tile
    game.note("plan.drawn", "CNC-PLAN-06", {"tile": tile, "displayed": DISPLAY[place]})


def choose(game: Crown) -> Flow[str]:
    """Step 3: a tile is chosen and its price is paid."""
    answer = yield from decide(game, PLAN, choices)
    _, displayed = answer
    place = DISPLAY.index(displayed)
    game.placing, game.placing_discs = game.display[place], game.display_discs[place]
    game.display[place], game.display_discs[place] = NOTHING, 0
    game.note("plan.chosen", "CNC-PLAN-08", {"tile": game.placing, "displayed": displayed})
    # CNC-PLAN-09, CNC-PLAN-11, CNC-PLAN-12
    yield from carry_out(game, game.box.costs[place], PRICE_RULES[place])
    return "place"


def choices(game: Crown) -> list[Option]:
    return [CHOSEN[place] for place in range(len(DISPLAY)) if not objection_to_choosing(game, place)]


def objection_to_choosing(game: Crown, place: int) -> str:
    """CNC-PLAN-10: the top tile needs a card to discard."""
    if game.display[place] == NOTHING:
        return "plan.empty"
    return "" if VOCABULARY.can_do_all(game, game.box.costs[place]) else "plan.price"


def place(game: Crown) -> Flow[str]:
    """Step 4: any empty space, either face (CNC-PLAN-13); CNC-PLAN-16: it is the primary order of this turn."""
    tile = game.placing
    answer = yield from decide(game, PLACE_TILE, placements, {"tile": tile})
    _, square, face = answer
    space = SQUARE[square]
    # CNC-Q-31: discs stay on Chaos.
    game.grid[space], game.grid_discs[space] = tile, game.placing_discs
    game.placing, game.placing_discs = NOTHING, 0
    game.army_side[space] = face == ARMY_SIDE
    game.primary = space
    game.note("plan.placed", "CNC-PLAN-13", {"tile": tile, "space": square, "face": face})
    return "operations"


def placements(game: Crown) -> list[Option]:
    """CNC-PLAN-14: either face of a Norwegian tile, on any empty space."""
    empty = [space for space in range(SPACES) if game.grid[space] == NOTHING]
    if looks_around(game, game.placing):
        return [PLACED[face][space] for space in empty for face in faces_on(game, space)]
    # What can be done on one empty space can be done on all of them.
    placed = [PLACED[face] for face in faces_on(game, empty[0])] if empty else []
    return [answers[space] for space in empty for answers in placed]


def faces_on(game: Crown, space: int) -> list[str]:
    return [face for face in FACES if not objection_to_placing(game, space, face)]


def objection_to_placing(game: Crown, space: int, face: str) -> str:
    """CNC-PLAN-15: the own face only where its action could be completed (CNC-Q-30); Chaos has but one face."""
    if game.grid[space] != NOTHING:
        return "place.taken"
    if game.placing == CHAOS:
        return "place.chaos" if face == ARMY_SIDE else ""
    return "" if face == ARMY_SIDE or could_be_completed(game, game.placing, space) else "place.impossible"

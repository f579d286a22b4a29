"""Today's Plan and Order of Operations: which tile, where, which face, which line."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import ARMY_SIDE, UNIQUE_SIDE
from motstand.games.crown_and_courage.components import CHAOS, DISPLAY, EVACUATE, GRID, NOTHING, SPACES
from motstand.games.crown_and_courage.main_response import intersecting, resolutions_at, skips_response
from motstand.games.crown_and_courage.operations import (
    COLUMN,
    ROW,
    framed,
    is_quick_response_uncovered,
    line_through,
    supported,
)
from motstand.games.crown_and_courage.policy.plans import Plan
from motstand.games.crown_and_courage.policy.worth import ARMY_ORDER, german_cost, worth_of
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import effects_at
from motstand.kernel.flow import Option

CENTRE = SPACES // 2


def tile_to_choose(game: Crown, options: list[Option], plan: Plan) -> Option:
    """The tile with the best place for it, less its price."""
    best, most = options[0], -1000.0
    around, costs = worths_around(game, plan), german_costs(game)
    for option in options:
        if option[0] != "choose":
            continue
        _, displayed = option
        place = DISPLAY.index(displayed)
        game.placing, game.placing_discs = game.display[place], game.display_discs[place]
        worth = best_placement(game, plan, around, costs)[1] + worth_of(game, game.box.display[place].cost, plan)
        game.placing, game.placing_discs = NOTHING, 0
        if worth > most:
            best, most = option, worth
    return best


def place_for_tile(game: Crown, options: list[Option], plan: Plan) -> Option:
    chosen = best_placement(game, plan, worths_around(game, plan), german_costs(game))[0]
    return chosen if chosen in options else options[0]


def best_placement(game: Crown, plan: Plan, around: list[float], costs: list[float]) -> tuple[Option, float]:
    """Every empty space and both faces: what the tile and its line do, less what the Germans answer.

    `around` is what the lines of each space do, `costs` what the tiles of the frame cost: both the same for every tile.
    """
    tile = game.placing
    faces = face_worths(game, tile, plan)
    chosen: Option = ()
    most = -1000.0
    for space in range(SPACES):
        if game.grid[space] != NOTHING:
            continue
        game.grid[space], game.grid_discs[space] = tile, game.placing_discs
        response = response_cost(game, space, costs) / plan.boldness
        for face, worth in faces:
            game.army_side[space] = face == ARMY_SIDE
            skipped = tile != CHAOS and skips_response(game, space)
            total = worth + around[space] - (0.0 if skipped else response)
            total += position_worth(game, tile, space, face)
            if total > most:
                chosen, most = ("place", GRID[space], face), total
        game.grid[space], game.grid_discs[space], game.army_side[space] = NOTHING, 0, False
    return chosen, most


def face_worths(game: Crown, tile: str, plan: Plan) -> list[tuple[str, float]]:
    if tile == CHAOS:
        return [(UNIQUE_SIDE, 0.0)]
    printed = game.box.tiles[tile]
    worth = worth_of(game, printed.unique, plan)
    army = (ARMY_SIDE, worth_of(game, printed.reverse, plan))
    # What can't be completed is worth nothing, and may not be placed so (CNC-PLAN-15).
    return [(UNIQUE_SIDE, worth), army] if worth > 0.0 else [army]


def position_worth(game: Crown, tile: str, space: int, face: str) -> float:
    """A tile in the centre is in line with four others that will come; that is for Evacuate, with its own face."""
    if tile == CHAOS:
        return -0.4 if space == CENTRE else 0.0
    if game.box.tiles[tile].kind == EVACUATE:
        if face == ARMY_SIDE:
            return -3.0
        return 3.0 if space == CENTRE else 0.0
    return -1.5 if space == CENTRE else 0.0


def worths_around(game: Crown, plan: Plan) -> list[float]:
    """What the better line of each empty space does for a tile that is placed there."""
    worths = tile_worths(game, plan)
    return [
        max(line_worth(game, space, ROW, plan, worths), line_worth(game, space, COLUMN, plan, worths))
        if game.grid[space] == NOTHING
        else 0.0
        for space in range(SPACES)
    ]


def line_to_activate(game: Crown, plan: Plan) -> Option:
    worths = tile_worths(game, plan)
    row = line_worth(game, game.primary, ROW, plan, worths)
    column = line_worth(game, game.primary, COLUMN, plan, worths)
    return ("activate", ROW if row >= column else COLUMN)


def line_worth(game: Crown, primary: int, line: str, plan: Plan, worths: list[float]) -> float:
    """What the other tiles of a line do, its Army Order, and the Quick Response that it sets off."""
    number = line_through(primary, line)
    supports, frame_piece = supported(game, number, primary), framed(game, number)
    worth = sum([worths[space] for space in supports])
    if frame_piece:
        worth += ARMY_ORDER
    if is_quick_response_uncovered(game, len(supports), frame_piece):
        worth -= (1.2 * (1 + game.quick_dice) + (german_cost(game, "move") if game.momentum else 0.0)) / plan.boldness
    return worth


def tile_worths(game: Crown, plan: Plan) -> list[float]:
    """What the tiles of the grid would do as supports."""
    return [
        0.0 if tile == NOTHING else max(0.0, worth_of(game, effects_at(game, space), plan))
        for space, tile in enumerate(game.grid)
    ]


def german_costs(game: Crown) -> list[float]:
    """What the German tile at each position of the frame costs when it is resolved once."""
    return [german_cost(game, action) for action in game.frame]


def response_cost(game: Crown, primary: int, costs: list[float]) -> float:
    """What the Germans of both lines do to us, as far as no Sabotage die is in their way."""
    cost = 0.0
    for position in intersecting(game, primary):
        times = resolutions_at(game, position) - game.saboteurs[position]
        if times > 0:
            cost += times * costs[position]
    return cost

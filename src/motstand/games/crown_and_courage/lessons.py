"""The prepared table of a lesson or a test: what is not named is as it is at the start of the game.

Pieces come from the supplies and go back to them: dice from the Population pool, troops from the army supplies, tiles
from the bag, cards from the deck. What was still to be drawn at the start is there: two tiles and the first hand are
given by name.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    CHAOS,
    DISPLAY,
    FREE,
    GRID,
    NOTHING,
)
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.view import TOWN_STATES
from motstand.kernel.content.rows import Row, converted
from motstand.kernel.lessons import Lesson
from motstand.kernel.piles import Pile

Square = Literal["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]
Die = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0, le=13)]


class Position(Row):
    """What differs from the start of the game."""

    phase: str = "plan"
    turn: Annotated[int, Meta(ge=0, le=99)] = 1
    display: list[str] | None = None
    bag: list[str] | None = None
    grid: dict[Square, str] = {}
    army: list[Square] = []
    discs: dict[str, Count] = {}
    placing: str = ""
    primary: Square | None = None
    supports: list[Square] = []
    frame_piece: Annotated[int, Meta(ge=0, le=12)] = 0
    frame: dict[str, str] = {}
    saboteurs: dict[str, Die] = {}
    push: list[Count] | None = None
    push_action: str = ""
    hand: list[str] = []
    discards: list[str] = []
    deck: list[str] | None = None
    collaborator: str = "the_go_between"
    demands: list[str] | None = None
    declined: list[str] = []
    ignored: list[str] = []
    king: str | None = None
    black: bool = False
    norwegians: dict[str, Count] | None = None
    regulars: dict[str, Count] | None = None
    paratroopers: dict[str, Count] = {}
    towns: dict[str, Literal["free", "occupied", "destroyed"]] = {}
    bombed: str = ""
    bombing: Annotated[int, Meta(ge=0, le=6)] = 4
    evacuation: list[Die] | None = None
    sabotage: list[Die] = []
    markers: dict[str, Annotated[int, Meta(ge=0, le=20)]] = {}


def prepare(game: Crown, lesson: Lesson) -> None:
    """Turn the table of the start into that of the lesson."""
    lay(game, converted(lesson.file, lesson.position, Position, "position"))


def lay(game: Crown, position: Position) -> None:
    """Turn the table of the start into this one."""
    game.phase = position.phase
    game.turn = position.turn
    lay_tiles(game, position)
    lay_frame(game, position)
    lay_cards(game, position)
    lay_map(game, position)
    lay_dice(game, position)
    game.chaos_reserve = chaos_left(game)
    for marker, value in position.markers.items():
        setattr(game, marker, value)


def lay_tiles(game: Crown, position: Position) -> None:
    """Display, grid and bag; a tile that lies there is at the level that it is named with."""
    display = position.display or ["evacuate_1", "rest_1", "inspire_1"]
    game.display = [tile if tile != "." else NOTHING for tile in display]
    for square, tile in position.grid.items():
        game.grid[GRID.index(square)] = tile
    for square in position.army:
        game.army_side[GRID.index(square)] = True
    for place, discs in position.discs.items():
        if place in DISPLAY:
            game.display_discs[DISPLAY.index(place)] = discs
        else:
            game.grid_discs[GRID.index(place)] = discs
    game.placing = position.placing
    game.primary = GRID.index(position.primary) if position.primary else -1
    game.supports = sorted([GRID.index(square) for square in position.supports])
    game.frame_piece = position.frame_piece
    game.bag = Pile(position.bag if position.bag is not None else tiles_left(game))


def tiles_left(game: Crown) -> list[str]:
    """The tiles of level 1 whose kind lies nowhere, and a Chaos tile if none was named."""
    lying = [*game.display, *game.grid, game.placing]
    kinds = {game.box.tiles[tile].kind for tile in lying if tile not in (NOTHING, CHAOS)}
    left = [tile.id for tile in game.box.tiles.values() if tile.level == 1 and tile.kind not in kinds]
    return left + [CHAOS] * max(0, game.box.chaos.in_bag - lying.count(CHAOS))


def chaos_left(game: Crown) -> int:
    """What lies neither in play nor under a town of the Occupation track."""
    lying = [*game.display, *game.grid, game.placing, *game.bag.rest]
    covered = [space.chaos for town, space in enumerate(game.box.occupation) if game.towns[town] == FREE]
    return max(0, game.box.chaos.count - lying.count(CHAOS) - sum(covered))


def lay_frame(game: Crown, position: Position) -> None:
    """German faces that are up are no longer among the hidden ones."""
    for place, action in position.frame.items():
        number = int(place)
        (game.hidden_actions if number <= ACTION_POSITIONS else game.hidden_orders).take(action)
        game.frame[number] = action
    for place, value in position.saboteurs.items():
        game.saboteurs[int(place)] = value
        game.population -= 1
    if position.push is not None:
        game.push = list(position.push)
    if position.push_action:
        game.hidden_orders.take(position.push_action)
        game.push_action = position.push_action


def lay_cards(game: Crown, position: Position) -> None:
    game.hand, game.discards = list(position.hand), list(position.discards)
    game.collaborators.take(position.collaborator)
    game.top_collaborator = position.collaborator
    gone = [*game.hand, *game.discards]
    for card in gone:
        if card in game.collaborators:
            game.collaborators.take(card)
    game.deck = Pile([card for card in (position.deck or game.box.deck) if card not in gone])
    if position.deck == []:
        game.deck = Pile([])
    game.declined, game.ignored = list(position.declined), list(position.ignored)
    answered = [*position.declined, *position.ignored]
    demands = list(game.box.demands) if position.demands is None else position.demands
    game.demands = Pile([demand for demand in demands if demand not in answered])


def lay_map(game: Crown, position: Position) -> None:
    index = game.box.map.index
    if position.king is not None:
        game.king = index[position.king]
    game.black = position.black
    for troops, told in ((game.norwegians, position.norwegians), (game.regulars, position.regulars)):
        if told is not None:
            spread(troops, told, index)
    spread(game.paratroopers, position.paratroopers, index)
    for space, state in position.towns.items():
        game.towns[game.box.map.town_place[index[space]]] = TOWN_STATES.index(state)
    if position.bombed:
        game.bombed, game.bombing = index[position.bombed], position.bombing


def spread(troops: list[int], told: dict[str, int], index: dict[str, int]) -> None:
    for space in range(len(troops)):
        troops[space] = 0
    for id, count in told.items():
        troops[index[id]] = count


def lay_dice(game: Crown, position: Position) -> None:
    if position.evacuation is not None:
        game.population += len(game.evacuation) - len(position.evacuation)
        game.evacuation = list(position.evacuation)
    game.sabotage = list(position.sabotage)
    game.population -= len(game.sabotage)

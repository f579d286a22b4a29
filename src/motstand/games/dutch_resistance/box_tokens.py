"""Reads tiles.toml and tokens.toml: Location tiles, Resources, Persons in Hiding, Items and the other tokens."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from motstand.games.dutch_resistance.box_board import expect_order
from motstand.games.dutch_resistance.box_effects import EffectRow, check_plain
from motstand.games.dutch_resistance.box_rows import Count, Number, Resource, ScenarioNumber, SpotId, TileId
from motstand.games.dutch_resistance.components import PLACES, SPOTS, Box, Tile
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import RESOURCES, TILES, Effect
from motstand.kernel.content.files import wrong_count
from motstand.kernel.content.rows import Rows, SourcedRow, Text, check_whole

TILES_FILE: Final = "DR tiles.toml"
TOKENS: Final = "DR tokens.toml"
MOST_SAFETY: Final = 9
COSTS: Final = 11
PERSONS: Final = 9
ITEMS: Final = 11
# DR-COMP-16 to 20: what else is in the box.
PIECES: Final = {
    "occupier": 20,
    "morale_action": 5,
    "group": 3,
    "vonk": 7,
    "number": 6,
    "tracking": 5,
    "secure": 2,
    "officer": 1,
    "first_player": 1,
    "meeple": 5,
    "cylinder": 5,
    "tracker": 1,
    "cube": 13,
    "die": 2,
}


class TileRow(EffectRow):
    """A Location tile."""

    called = message("row-tile")
    id: TileId
    name: Text
    text: Text
    start: Annotated[int, Meta(ge=1, le=MOST_SAFETY)]
    most: Annotated[int, Meta(ge=1, le=MOST_SAFETY)]
    cost: list[Effect] = []
    effects: list[Effect] = field(name="effect", default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("start", self.start, 1, self.most)


class ResourceRow(SourcedRow):
    called = message("row-resource")
    id: Resource
    name: Text
    count: Count


class Item(EffectRow):
    """A kind of Item. `start` has a tile for each that lies on the board at the start, unless Task cards say it."""

    called = message("row-item")
    id: Text
    name: Text
    count: Number
    scenario: ScenarioNumber
    start: list[TileId] = []
    unseen: bool = False
    caught: list[Effect] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain(caught=self.caught)


class Person(EffectRow):
    """A Person in Hiding. `start` is a tile, or None where a Task card says it."""

    called = message("row-person")
    id: Text
    name: Text
    border: Text
    scenario: ScenarioNumber
    start: TileId | None = None
    most_players: Annotated[int, Meta(ge=1, le=5)] = 5
    shelter: Literal["", "danger", "patrol"] = ""
    danger: list[Effect] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain(danger=self.danger)


class CostsRow(SourcedRow):
    called = message("row-costs")
    id: Text
    resources: Annotated[list[Resource], Meta(min_length=1)]


class SpotRow(SourcedRow):
    called = message("row-spot")
    id: SpotId
    name: Text
    count: Count


class PieceRow(SourcedRow):
    called = message("row-piece")
    id: Text
    name: Text
    count: Count


def read_tiles(box: Box, data: dict[str, Any]) -> None:
    """DR-COMP-12: the 16 Location tiles."""
    tiles = Rows(TILES_FILE, data, "tile", TileRow, len(TILES))
    expect_order(tiles, TILES)
    box.tiles = [Tile(row) for row in tiles]


def read_tokens(box: Box, data: dict[str, Any]) -> None:
    """DR-COMP-13 to 20."""
    tokens = box.tokens
    resources = Rows(TOKENS, data, "resource", ResourceRow, len(RESOURCES))
    for resource in resources:
        tokens.resources[RESOURCES.index(resource.id)] = resource.count
    resources.expect_different([row.id for row in resources], message("row-twice"))
    tokens.resource_names = [next(row.name for row in resources if row.id == id) for id in RESOURCES]
    tokens.items = read_items(Rows(TOKENS, data, "item", Item))
    tokens.persons = Rows(TOKENS, data, "person", Person, PERSONS).by_id(message("row-twice"))
    costs = Rows(TOKENS, data, "costs", CostsRow, COSTS).by_id(message("row-twice"))
    tokens.costs = {id: [RESOURCES.index(resource) for resource in row.resources] for id, row in costs.items()}
    read_spots(box, Rows(TOKENS, data, "spot", SpotRow, len(SPOTS)))
    pieces = Rows(TOKENS, data, "piece", PieceRow, len(PIECES))
    for piece in pieces:
        pieces.expect_one_of(piece, "id", piece.id, PIECES)
        pieces.expect_number(piece, "count", PIECES[piece.id])
    tokens.pieces = {row.id: row.count for row in pieces}


def read_items(rows: Rows[Item]) -> dict[str, Item]:
    """DR-COMP-14: eleven Items; those that lie on the board at the start all have a place there."""
    items = rows.by_id(message("row-twice"))
    for row in rows:
        if len(row.start) not in (0, row.count):
            raise rows.wrong(row, "start", message("item-start", count=row.count))
    if sum(row.count for row in rows) != ITEMS:
        raise wrong_count(TOKENS, "item", ITEMS, sum(row.count for row in rows))
    return items


def read_spots(box: Box, rows: Rows[SpotRow]) -> None:
    """DR-S4-01: one Spot token for each place."""
    expect_order(rows, SPOTS)
    box.tokens.spots = [row.count for row in rows]
    box.tokens.spot_names = [row.name for row in rows]
    if sum(box.tokens.spots) != len(PLACES):
        raise wrong_count(TOKENS, "spot", len(PLACES), sum(box.tokens.spots))

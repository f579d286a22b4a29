"""Reads tiles.toml: Norwegian tiles, German action tiles, Order tiles and Chaos."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from motstand.games.crown_and_courage.box_rows import (
    Digit,
    EffectRow,
    German,
    Number,
    SomeEffects,
)
from motstand.games.crown_and_courage.components import ACTION_POSITIONS, KINDS, LEVELS, POSITIONS, Box, Tile
from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content.rows import Rows, SourcedRow, Text, Wrong, check_whole, one_row
from motstand.kernel.content.vocabulary import Effect

TILES = "CNC tiles.toml"
# One for each position of the frame below and to the left, and one for the Push track (CNC-SETUP-09).
ORDER_TILES = POSITIONS - ACTION_POSITIONS + 1


class NorwegianTile(EffectRow):
    called = message("row-tile")
    id: Text
    title: Text
    level: Annotated[int, Meta(ge=1, le=LEVELS)]
    unique: SomeEffects
    reverse: list[Effect]

    def __post_init__(self) -> None:
        super().__post_init__()
        # CNC-TILE-02
        if all(effect.verb != "army" for effect in self.reverse):
            raise Wrong("reverse", message("tile-army"))


class GermanTile(SourcedRow):
    called = message("row-german-tile")
    id: Text
    action: German


class OrderTile(SourcedRow):
    called = message("row-order-tile")
    id: Text
    front: list[str]
    action: German

    def __post_init__(self) -> None:
        super().__post_init__()
        VOCABULARY.read_all(self.front, "front")


class Chaos(SourcedRow):
    """How many Chaos tiles there are, and how many of them are in the bag at the start."""

    count: Number
    in_bag: Digit

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("in_bag", self.in_bag, 0, self.count)


def read_tiles(box: Box, data: dict[str, Any]) -> None:
    """All tiles but those of the Occupation, which are the towns."""
    read_norwegian_tiles(box, Rows(TILES, data, "tile", NorwegianTile))
    german = Rows(TILES, data, "german_tile", GermanTile, ACTION_POSITIONS)
    german.expect_different([row.id for row in german], message("tile-id"))
    box.german_actions = [row.action for row in german]
    orders = Rows(TILES, data, "order_tile", OrderTile, ORDER_TILES)
    orders.expect_different([row.id for row in orders], message("tile-id"))
    box.order_actions = [row.action for row in orders]
    for row in orders:
        # Nobody can tell one from another before it is turned.
        if row.front != orders[0].front:
            raise orders.wrong(row, "front", message("tile-front"))
    box.order_front = VOCABULARY.read_all(orders[0].front)
    box.chaos = one_row(TILES, data, "chaos", Chaos)


def read_norwegian_tiles(box: Box, rows: Rows[NorwegianTile]) -> None:
    """CNC-COMP-03: nine titles, each at three levels; CNC-TILE-05: a title is the same at every level."""
    rows.expect_exactly([f"{kind}_{level}" for kind in KINDS for level in range(1, LEVELS + 1)])
    for number, row in enumerate(rows):
        kind, level = KINDS[number // LEVELS], number % LEVELS + 1
        rows.expect_number(row, "level", level)
        others = box.titles.setdefault(row.title, [])
        if len(others) != level - 1:
            raise rows.wrong(row, "title", message("tile-title"))
        others.append(row.id)
        box.tiles[row.id] = Tile(row, kind)
    # CNC-COMP-03: the rows begin with Evacuate.
    box.first_evacuate, *box.first_tiles = [id for id, tile in box.tiles.items() if tile.level == 1]

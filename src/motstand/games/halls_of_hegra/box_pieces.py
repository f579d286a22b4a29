"""Reads pieces.toml and difficulties.toml: discs, tiles, tokens, and how hard the siege is."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from motstand.games.halls_of_hegra.box_rows import Defender, Delivery, Difficulty, Digit, Level, Number
from motstand.games.halls_of_hegra.components import AIR_KINDS, DAMAGED, GUNS, MACHINE_GUN, SLOTS, TYPES, Box, Pieces
from motstand.games.halls_of_hegra.error_messages import message
from motstand.kernel.content.rows import Rows, SourcedRow, Text, Wrong, check_whole

PIECES, DIFFICULTIES = "HOH pieces.toml", "HOH difficulties.toml"
STOCK = ["doubt_disc", "miss", "artillery_tile", "infantry", "supplies"]
DELIVERIES = ["supply", "patrol", "miss", "morale"]
HARDNESS = ["standard", "recruit", "veteran"]
PATROL_NUMBERS = 6
AIR_STACKS = 6

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Disc(SourcedRow):
    called = message("row-defender")
    id: Defender
    name: Text
    colour: Text
    text: Text
    ready: Level = 0
    reserve: Level = 0
    recruit_bag: Level = 0


class Stock(SourcedRow):
    called = message("row-stock")
    id: Text
    name: str = ""
    bag: Count | None = None
    start: Count = 0
    reserve: Count = 0


class Damage(SourcedRow):
    called = message("row-damage")
    id: Text
    name: Text
    tiles: Annotated[int, Meta(ge=1, le=SLOTS)]
    placed: Annotated[int, Meta(ge=0, le=SLOTS)]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("tiles", self.tiles, 1, SLOTS if self.id in GUNS else 1)
        check_whole("placed", self.placed, 0, self.tiles)


class Status(SourcedRow):
    called = message("row-status")
    id: Text
    name: Text
    slots: list[Literal["blank", "fire"]]

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.slots) != (SLOTS if self.id in GUNS else 1):
            raise Wrong("slots", message("status-slots", count=SLOTS))


class AirStack(SourcedRow):
    called = message("row-air")
    id: Text
    kind: Literal["morale", "supply", "injury"]
    tiles: Number


class PatrolToken(SourcedRow):
    called = message("row-patrol")
    token: Annotated[int, Meta(ge=1, le=PATROL_NUMBERS)]
    tokens: Digit


def read_pieces(pieces: Pieces, data: dict[str, Any]) -> None:
    """All that is counted."""
    discs = Rows(PIECES, data, "defender", Disc)
    discs.expect_exactly(TYPES)
    pieces.names, pieces.colours = [disc.name for disc in discs], [disc.colour for disc in discs]
    pieces.type_texts = [disc.text for disc in discs]
    pieces.ready, pieces.reserve = [disc.ready for disc in discs], [disc.reserve for disc in discs]
    pieces.recruits = [disc.recruit_bag for disc in discs]
    stock = Rows(PIECES, data, "stock", Stock)
    stock.expect_exactly(STOCK)
    pieces.stock = {row.id: (row.start if row.bag is None else row.bag, row.reserve) for row in stock}
    damage = Rows(PIECES, data, "damage", Damage)
    damage.expect_exactly(DAMAGED)
    pieces.damage_names = [row.name for row in damage]
    pieces.damage_tiles, pieces.damage_placed = [row.tiles for row in damage], [row.placed for row in damage]
    status = Rows(PIECES, data, "status", Status)
    status.expect_exactly([*GUNS, MACHINE_GUN])
    pieces.fires = {row.id: [slot == "fire" for slot in row.slots] for row in status}
    pieces.status_names = {row.id: row.name for row in status}
    # HOH-SETUP-14: six stacks, each of one kind.
    air = Rows(PIECES, data, "air", AirStack, AIR_STACKS)
    pieces.air, pieces.air_tiles = [AIR_KINDS.index(row.kind) for row in air], [row.tiles for row in air]
    patrols = {row.token: row.tokens for row in Rows(PIECES, data, "patrol", PatrolToken)}
    pieces.patrols = [patrols.get(number, 0) for number in range(1, PATROL_NUMBERS + 1)]
    deliveries = Rows(PIECES, data, "delivery", Delivery)
    deliveries.expect_exactly(DELIVERIES)
    pieces.deliveries = list(deliveries)


def read_difficulties(box: Box, data: dict[str, Any]) -> None:
    """How hard the siege is; "standard" changes nothing."""
    difficulties = Rows(DIFFICULTIES, data, "difficulty", Difficulty)
    difficulties.expect_exactly(HARDNESS)
    box.difficulties = {difficulty.id: difficulty for difficulty in difficulties}

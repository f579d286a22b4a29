"""Reads pieces.toml and difficulties.toml: discs, tiles, tokens, and how hard the siege is."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import (
    AIR_KINDS,
    DAMAGED,
    GUNS,
    MACHINE_GUN,
    SLOTS,
    TYPES,
    Box,
    Delivery,
    Difficulty,
    Pieces,
)
from motstand.games.halls_of_hegra.sayings import saying
from motstand.kernel.content import Row, rows_of, wrong, wrong_count

WHERE = "HOH pieces.toml"
STOCK = ["doubt_disc", "miss", "artillery_tile", "infantry", "supplies"]
PATROL_NUMBERS = 6
AIR_STACKS = 6
DIFFICULTIES = ["standard", "recruit", "veteran"]


def read_pieces(pieces: Pieces, data: dict[str, Any]) -> None:
    """All that is counted."""
    read_defenders(pieces, rows_of(WHERE, data, "defender", saying("row-defender")))
    for row in in_order(rows_of(WHERE, data, "stock", saying("row-stock")), "stock", STOCK):
        id = row.text("id")
        pieces.stock[id] = (row.whole("bag", 0, 99, row.whole("start", 0, 99, 0)), row.whole("reserve", 0, 99, 0))
        row.ignore("name")
        row.source()
        row.finish()
    for row in in_order(rows_of(WHERE, data, "damage", saying("row-damage")), "damage", DAMAGED):
        id = row.text("id")
        pieces.damage_names.append(row.text("name"))
        most = SLOTS if id in GUNS else 1
        tiles = row.whole("tiles", 1, most)
        pieces.damage_tiles.append(tiles)
        pieces.damage_placed.append(row.whole("placed", 0, tiles))
        row.source()
        row.finish()
    for row in in_order(rows_of(WHERE, data, "status", saying("row-status")), "status", [*GUNS, MACHINE_GUN]):
        read_status(pieces, row)
    read_air(pieces, rows_of(WHERE, data, "air", saying("row-air")))
    read_tokens(pieces, data)


def read_defenders(pieces: Pieces, rows: list[Row]) -> None:
    """The five types, with where their discs are at the start."""
    for row in in_order(rows, "defender", TYPES):
        number = TYPES.index(row.text("id"))
        pieces.names[number] = row.text("name")
        pieces.colours[number] = row.text("colour")
        pieces.type_texts[number] = row.text("text")
        pieces.ready[number] = row.whole("ready", 0, 20, 0)
        pieces.reserve[number] = row.whole("reserve", 0, 20, 0)
        pieces.recruits[number] = row.whole("recruit_bag", 0, 20, 0)
        row.source()
        row.finish()


def read_status(pieces: Pieces, row: Row) -> None:
    """The Status tiles of a Gun: which of them show the fire icon."""
    id = row.text("id")
    slots = row.texts("slots", ["blank", "fire"])
    if len(slots) != (SLOTS if id in GUNS else 1):
        raise row.wrong("slots", saying("status-slots", count=SLOTS))
    pieces.fires[id] = [slot == "fire" for slot in slots]
    pieces.status_names[id] = row.text("name")
    row.source()
    row.finish()


def read_air(pieces: Pieces, rows: list[Row]) -> None:
    """HOH-SETUP-14: six stacks, each of one kind."""
    if len(rows) != AIR_STACKS:
        raise wrong_count(WHERE, "air", AIR_STACKS, len(rows))
    for row in rows:
        row.text("id")
        pieces.air.append(AIR_KINDS.index(row.one_of("kind", tuple(AIR_KINDS))))
        pieces.air_tiles.append(row.whole("tiles", 1, 9))
        row.source()
        row.finish()


def read_tokens(pieces: Pieces, data: dict[str, Any]) -> None:
    """Patrol and Delivery tokens."""
    pieces.patrols = [0] * PATROL_NUMBERS
    for row in rows_of(WHERE, data, "patrol", saying("row-patrol")):
        pieces.patrols[row.whole("token", 1, PATROL_NUMBERS) - 1] = row.whole("tokens", 0, 9)
        row.source()
        row.finish()
    for row in in_order(
        rows_of(WHERE, data, "delivery", saying("row-delivery")), "delivery", ["supply", "patrol", "miss", "morale"]
    ):
        pieces.deliveries.append(
            Delivery(row.text("id"), row.text("name"), row.whole("tokens", 1, 9), row.yes("on_depot"), row.text("text"))
        )
        row.source()
        row.finish()


def in_order(rows: list[Row], key: str, ids: list[str]) -> list[Row]:
    """The rows, if they are exactly those of these ids in this order."""
    found = [row.text("id") for row in rows]
    if found != ids:
        raise wrong(WHERE, key, saying("piece-ids", ids=ids), ", ".join(found))
    return rows


def read_difficulties(box: Box, data: dict[str, Any]) -> None:
    """How hard the siege is; "standard" changes nothing."""
    where = "HOH difficulties.toml"
    for row in rows_of(where, data, "difficulty", saying("row-difficulty")):
        id = row.text("id")
        box.difficulties[id] = Difficulty(
            id, row.text("name"), row.text("subtitle"), row.whole("infantry", -3, 3), row.whole("required", -3, 3)
        )
        row.source()
        row.finish()
    if list(box.difficulties) != DIFFICULTIES:
        raise wrong(where, "difficulty", ", ".join(DIFFICULTIES), str(list(box.difficulties)))

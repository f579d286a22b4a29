"""Reads ships.toml: the classes of ships, every ship card, and what action cards do at sea."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from motstand.games.kampen_om_norge.components import FACTIONS, Board, Card, Ship, ShipClass
from motstand.games.kampen_om_norge.error_messages import message
from motstand.kernel.content.rows import Rows, SourcedRow, Text, Wrong

WHERE = "KON ships.toml"
FLEETS = [17, 1, 18]

FaceOrNever: TypeAlias = Annotated[int, Meta(ge=0, le=6)]


class ClassRow(SourcedRow):
    called = message("row-ship-class")
    id: Text
    name: Text
    # As on a card.
    english: str
    sinks_on: FaceOrNever
    chases_on: FaceOrNever
    voids: Annotated[int, Meta(ge=0, le=9)]
    raids: bool = False
    fighters: bool = False
    bombards: bool = False
    dummy: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.dummy and (self.sinks_on or self.chases_on or self.voids):
            raise Wrong("dummy", message("dummy-is-harmless"))


class ShipRow(SourcedRow):
    called = message("row-ship")
    id: Text
    name: Text
    ship_class: Text = field(name="class")
    faction: Literal["germany", "norway", "allies"]
    zone: str = ""


class AtSea(SourcedRow):
    """What an action card does in a naval combat."""

    called = message("row-at-sea")
    id: Text
    deck: Literal["germany", "norway", "allies"]
    sinks_on: FaceOrNever = 0
    as_attacker: bool = False
    as_defender: bool = False
    in_range: bool = False
    cancels: bool = False


def read_ships(data: dict[str, Any], board: Board, cards: dict[str, Card]) -> dict[str, Ship]:
    """The ships by id; what action cards do at sea is added to their kinds."""
    kinds = Rows(WHERE, data, "ship_class", ClassRow)
    kinds.expect_different([row.id for row in kinds], message("ship-class-id"))
    classes = {row.id: ShipClass(row, rank) for rank, row in enumerate(kinds)}
    rows = Rows(WHERE, data, "ship", ShipRow)
    rows.expect_different([row.id for row in rows], message("ship-id"))
    for row in rows:
        rows.expect_one_of(row, "class", row.ship_class, classes)
        if row.zone:
            rows.expect_one_of(row, "zone", row.zone, board.zones)
    ships = {row.id: Ship(row, classes[row.ship_class]) for row in rows}
    check_fleets(rows, ships)
    read_effects(Rows(WHERE, data, "at_sea", AtSea), cards)
    return ships


def check_fleets(rows: Rows[ShipRow], ships: dict[str, Ship]) -> None:
    """KON-SHIP-13: Norway has one card; Germany and the Allies have their numbers."""
    for number, faction in enumerate(FACTIONS):
        fleet = [row for row in rows if ships[row.id].faction == number]
        if len(fleet) != FLEETS[number]:
            last = (fleet or rows)[-1]
            raise rows.wrong(last, "faction", message("fleet-size", count=FLEETS[number], faction=faction))


def read_effects(rows: Rows[AtSea], cards: dict[str, Card]) -> None:
    for row in rows:
        kinds = [card.kind for card in cards.values() if (card.kind.id, card.kind.deck) == kind_named(row)]
        if not kinds:
            raise rows.wrong(row, "id", message("kind-at-sea", deck=row.deck))
        for kind in kinds:
            kind.at_sea = row


def kind_named(row: AtSea) -> tuple[str, int]:
    return row.id, FACTIONS.index(row.deck)

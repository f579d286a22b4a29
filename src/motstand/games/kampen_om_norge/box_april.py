"""Reads april.toml: the cards of 9 April, which know other times and effects than action cards."""

from __future__ import annotations

from typing import Any, Literal

from motstand.games.kampen_om_norge.box_cards import (
    Airplace,
    Attack,
    Divert,
    Drop,
    KindRow,
    SinkReinforcement,
    When,
    check_decks,
    copies_of,
)
from motstand.games.kampen_om_norge.box_scenarios import Face
from motstand.games.kampen_om_norge.components import Board, Card
from motstand.games.kampen_om_norge.error_messages import message
from motstand.kernel.content.rows import Row, Rows, Wrong

WHERE = "KON april.toml"
DECK_SIZES = [10, 6, 6]


class Shift(Row):
    when: When[Literal["O0"]]
    on: Face


class Smoke(Row):
    when: When[Literal["oR1"]]


class Sailors(Row):
    when: When[Literal["oR2"]]


class Bluff(Row):
    when: When[Literal["O2"]]
    surrenders_on: Face
    retreats_on: Face

    def __post_init__(self) -> None:
        if self.retreats_on > self.surrenders_on:
            raise Wrong("retreats_on", message("bluff-in-order"))


class Fort(Row):
    when: When[Literal["oR2"]]
    sinks_on: Face
    turns_away_on: Face

    def __post_init__(self) -> None:
        if self.turns_away_on > self.sinks_on:
            raise Wrong("turns_away_on", message("fort-in-order"))


class Reposition(Row):
    when: When[Literal["O0"]]


class Mine(Row):
    when: When[Literal["oR2"]]
    on: Face


class Scout(Row):
    when: When[Literal["O0"]]
    on: Face
    zones: list[str]


class SwapShip(Row):
    when: When[Literal["O0"]]


class Dive(Row):
    when: When[Literal["O2"]]
    on: Face
    zones: list[str]


class OnApril(KindRow):
    """A kind of card of 9 April, and what only such cards do."""

    called = message("row-april-card")
    attack: Attack[Literal["O2"]] | None = None
    drop: Drop[Literal["O1"]] | None = None
    divert: Divert[Literal["oR1"]] | None = None
    airplace: Airplace[Literal["O3"]] | None = None
    sink_reinforcement: SinkReinforcement[Literal["oR3"]] | None = None
    shift: Shift | None = None
    smoke: Smoke | None = None
    sailors: Sailors | None = None
    bluff: Bluff | None = None
    fort: Fort | None = None
    reposition: Reposition | None = None
    mine: Mine | None = None
    scout: Scout | None = None
    swap_ship: SwapShip | None = None
    dive: Dive | None = None

    @property
    def times(self) -> list[str]:
        """KON-NINE-03: orange symbols, a triangle, or a square in answer to the enemy, and the phase."""
        effects = [getattr(self, name) for name in self.__struct_fields__]
        return sorted({time for effect in effects for time in getattr(effect, "when", [])})


def read_april_cards(data: dict[str, Any], board: Board, others: dict[str, Card]) -> dict[str, Card]:
    """The cards of 9 April by id; `others` are the action cards."""
    rows = Rows(WHERE, data, "april_card", OnApril)
    for row in rows:
        if row.scout is not None:
            rows.expect_known(row, "scout.zones", row.scout.zones, board.zones)
        if row.dive is not None:
            rows.expect_known(row, "dive.zones", row.dive.zones, board.zones)
    cards = copies_of(rows, others)
    check_decks(WHERE, "april_card", cards, DECK_SIZES)
    for row in rows:
        for copy in row.copy:
            cards[copy.id].kind.april = row
    return cards

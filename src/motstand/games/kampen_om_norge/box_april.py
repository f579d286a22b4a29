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
from motstand.games.kampen_om_norge.components import Board, Card, OnApril
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


class AprilRow(KindRow):
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


def read_april_cards(data: dict[str, Any], board: Board, others: dict[str, Card]) -> dict[str, Card]:
    """The cards of 9 April by id; `others` are the action cards."""
    rows = Rows(WHERE, data, "april_card", AprilRow)
    for row in rows:
        if row.scout is not None:
            rows.expect_known(row, "scout.zones", row.scout.zones, board.zones)
        if row.dive is not None:
            rows.expect_known(row, "dive.zones", row.dive.zones, board.zones)
    cards = copies_of(rows, others)
    check_decks(WHERE, "april_card", cards, DECK_SIZES)
    for row in rows:
        april = effects_of(row)
        for copy in row.copy:
            cards[copy.id].kind.april = april
    return cards


def effects_of(row: AprilRow) -> OnApril:
    """What the rules read in play."""
    april = OnApril()
    effects = [getattr(row, name) for name in row.__struct_fields__]
    april.times = sorted({time for effect in effects for time in getattr(effect, "when", [])})
    april.shifts_on = row.shift.on if row.shift else 0
    april.smokes = row.smoke is not None
    april.saves_sailors = row.sailors is not None
    april.surrenders_on = row.bluff.surrenders_on if row.bluff else 0
    april.retreats_on = row.bluff.retreats_on if row.bluff else 0
    april.fort_sinks_on = row.fort.sinks_on if row.fort else 0
    april.fort_turns_away_on = row.fort.turns_away_on if row.fort else 0
    april.repositions = row.reposition is not None
    april.mines_on = row.mine.on if row.mine else 0
    april.scouts_on = row.scout.on if row.scout else 0
    april.scouted_zones = row.scout.zones if row.scout else []
    april.swaps_ships = row.swap_ship is not None
    april.dives_on = row.dive.on if row.dive else 0
    april.dived_zones = row.dive.zones if row.dive else []
    return april

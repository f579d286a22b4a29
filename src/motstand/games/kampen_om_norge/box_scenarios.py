"""Reads scenarios.toml: what is on the table at the start, and what each scenario changes of the rules."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta

from motstand.games.kampen_om_norge.box_board import SomeAreas
from motstand.games.kampen_om_norge.components import FACTIONS, Board, Card, Scenario, SeaRules, Ship
from motstand.games.kampen_om_norge.error_messages import message
from motstand.kernel.content.distances import distances
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text

Digit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Deck: TypeAlias = Literal["all"] | list[str]
Placed: TypeAlias = dict[str, Count]
Value = TypeVar("Value")


class ByFaction(Row, Generic[Value]):
    """A value for each faction."""

    germany: Value
    norway: Value
    allies: Value

    def in_order(self) -> list[Value]:
        return [self.germany, self.norway, self.allies]


class Arrival(Row):
    stacks: Annotated[int, Meta(ge=1, le=2)]
    battalions: Number


class SeaRow(Row):
    """What only the advanced game has."""

    allied_ships: Annotated[int, Meta(ge=1, le=18)]
    allied_zones: list[str]
    intercepts_on: Face
    resists_on: Face
    raiding_zones: list[str]
    recall_symbols: Number
    withdrawn_ships: Digit
    cable: Text
    muster: Text
    muster_points: Digit
    inland_field: Text
    inland_zone: Text


class ScenarioRow(SourcedRow):
    called = message("row-scenario")
    id: Text
    name: Text
    subtitle: Text
    excluded_areas: list[str]
    victory: Literal["cities", "objectives"]
    objectives: SomeAreas
    air_range: Literal["fields", "everywhere"]
    norwegian_reinforcement: Literal["mobilization", "anywhere"]
    german_sea_zones: list[str]
    allied_sea_zones: list[str]
    free_german_battalions: Digit
    symbols_per_battalion: Number
    allied_withdrawal: Count
    hand: ByFaction[Digit]
    deck: ByFaction[Deck]
    setup: ByFaction[Placed]
    allied_arrival: Arrival | None = None
    clear_german_limit: Count = 0
    clear_allied_cities: Annotated[int, Meta(ge=0, le=44)] = 0
    jagerfly_everywhere: bool = False
    april_cards: ByFaction[Digit] | None = None
    sea: SeaRow | None = None
    players: list[int] = []
    minutes: list[int] = []
    rounds: list[int] = []


def read_scenarios(data: dict[str, Any], board: Board, cards: dict[str, Card]) -> dict[str, Scenario]:
    """The scenarios by id."""
    rows = Rows("KON scenarios.toml", data, "scenario", ScenarioRow)
    return {row.id: scenario_of(rows, row, board, cards) for row in rows}


def scenario_of(rows: Rows[ScenarioRow], row: ScenarioRow, board: Board, cards: dict[str, Card]) -> Scenario:
    for key in ("excluded_areas", "objectives"):
        rows.expect_known(row, key, getattr(row, key), board.index)
    for key in ("german_sea_zones", "allied_sea_zones"):
        rows.expect_known(row, key, getattr(row, key), board.zone_neighbours)
    scenario = Scenario(row)
    scenario.cards = cards
    scenario.objectives = [board.index[area] for area in row.objectives]
    scenario.is_objective = [area in row.objectives for area in board.ids]
    scenario.in_play = [area not in row.excluded_areas for area in board.ids]
    set_neighbours(scenario, board)
    set_coasts(scenario, row, board)
    set_table(scenario, rows, row, board, cards)
    return scenario


def read_advanced(
    data: dict[str, Any], board: Board, cards: dict[str, Card], april: dict[str, Card], ships: dict[str, Ship]
) -> dict[str, Scenario]:
    """The scenarios that are played with ships and the cards of 9 April."""
    rows = Rows("KON advanced.toml", data, "advanced", ScenarioRow)
    return {row.id: advanced_scenario(rows, row, board, cards, april, ships) for row in rows}


def advanced_scenario(
    rows: Rows[ScenarioRow],
    row: ScenarioRow,
    board: Board,
    cards: dict[str, Card],
    april: dict[str, Card],
    ships: dict[str, Ship],
) -> Scenario:
    for key, value in (("sea", row.sea), ("april_cards", row.april_cards)):
        if value is None:
            raise rows.wrong(row, key, message("sea-of-advanced"))
    assert row.sea is not None
    assert row.april_cards is not None
    for key, zones in (
        ("sea.allied_zones", row.sea.allied_zones),
        ("sea.raiding_zones", row.sea.raiding_zones),
        ("sea.inland_zone", [row.sea.inland_zone]),
    ):
        rows.expect_known(row, key, zones, board.zones)
    rows.expect_known(row, "sea.cable", [row.sea.cable], board.index)
    rows.expect_known(row, "sea.muster", [row.sea.muster], board.index)
    fields = [board.ids[field] for field in board.air_fields]
    rows.expect_one_of(row, "sea.inland_field", row.sea.inland_field, fields)
    scenario = scenario_of(rows, row, board, cards)
    scenario.sea = SeaRules(row.sea, row.april_cards.in_order(), board)
    scenario.ships = ships
    scenario.cards = {**cards, **april}
    for number in range(len(FACTIONS)):
        scenario.april_deck[number] = [card.id for card in april.values() if card.kind.deck == number]
        scenario.april_kinds[number] = list(dict.fromkeys([april[id].kind for id in scenario.april_deck[number]]))
    return scenario


def set_neighbours(scenario: Scenario, board: Board) -> None:
    """Who borders on whom on the part of the board that is in play."""
    scenario.neighbours = [
        [far for far in near if scenario.in_play[far]] if scenario.in_play[area] else []
        for area, near in enumerate(board.neighbours)
    ]
    scenario.neighbour_ids = [[board.ids[far] for far in near] for near in scenario.neighbours]
    scenario.marches = [[] for _ in scenario.neighbours]
    scenario.distance = [distances(scenario.neighbours, area) for area in range(len(board.ids))]


def set_coasts(scenario: Scenario, row: ScenarioRow, board: Board) -> None:
    """KON-Q-56: one open zone is enough, one closed zone closes the area."""
    for area, zones in enumerate(board.sea_zones):
        in_play = scenario.in_play[area]
        on_german_zone = any(zone in row.german_sea_zones for zone in zones)
        on_allied_zone = any(zone in row.allied_sea_zones for zone in zones)
        scenario.german_coast.append(in_play and on_german_zone)
        scenario.allied_coast.append(in_play and on_allied_zone and not on_german_zone)
        scenario.fighter_coast.append(in_play and on_allied_zone)


def set_table(
    scenario: Scenario, rows: Rows[ScenarioRow], row: ScenarioRow, board: Board, cards: dict[str, Card]
) -> None:
    """Hands, decks and battalions of each faction."""
    in_play = [area for area in board.ids if area not in row.excluded_areas]
    decks, setups = row.deck.in_order(), row.setup.in_order()
    for number, faction in enumerate(FACTIONS):
        deck, placed = decks[number], setups[number]
        own = [card.id for card in cards.values() if card.kind.deck == number]
        ids = own if deck == "all" else list(deck)
        rows.expect_known(row, f"deck.{faction}", ids, own)
        rows.expect_ids(row, f"setup.{faction}", placed, in_play)
        scenario.deck.append(ids)
        scenario.kinds.append(list(dict.fromkeys([cards[id].kind for id in ids])))
        scenario.setup.append([placed.get(area, 0) for area in board.ids])

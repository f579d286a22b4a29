"""Reads scenarios.toml: what is on the table at the start, and what each scenario changes of the rules."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta

from motstand.games.kampen_om_norge.box_board import SomeAreas
from motstand.games.kampen_om_norge.components import FACTIONS, Board, Card, Scenario
from motstand.games.kampen_om_norge.error_messages import message
from motstand.kernel.rows import Row, Rows, SourcedRow, Text

FAR = 99

Digit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
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
    scenario.objectives = [board.index[area] for area in row.objectives]
    scenario.is_objective = [area in row.objectives for area in board.ids]
    scenario.in_play = [area not in row.excluded_areas for area in board.ids]
    set_neighbours(scenario, board)
    set_coasts(scenario, row, board)
    set_table(scenario, rows, row, board, cards)
    return scenario


def set_neighbours(scenario: Scenario, board: Board) -> None:
    """Who borders on whom on the part of the board that is in play."""
    scenario.neighbours = [
        [far for far in near if scenario.in_play[far]] if scenario.in_play[area] else []
        for area, near in enumerate(board.neighbours)
    ]
    scenario.neighbour_ids = [[board.ids[far] for far in near] for near in scenario.neighbours]
    scenario.distance = [distances(scenario.neighbours, area) for area in range(len(board.ids))]


def distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How many moves every area is away from `start`."""
    moves = [FAR] * len(neighbours)
    moves[start] = 0
    reached = [start]
    for area in reached:
        for near in neighbours[area]:
            if moves[near] == FAR:
                moves[near] = moves[area] + 1
                reached.append(near)
    return moves


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

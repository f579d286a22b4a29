"""Reads scenarios.toml: the Scenarios with their levels and actions, and the Task cards."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from motstand.games.dutch_resistance.box_board import expect_order
from motstand.games.dutch_resistance.box_effects import EffectRow, check_plain
from motstand.games.dutch_resistance.box_rows import (
    AlibiValue,
    Digit,
    Letter,
    LevelId,
    MoraleValue,
    Place,
    ScenarioNumber,
    TileId,
)
from motstand.games.dutch_resistance.components import LEVELS, PLACES, Box, Scenario
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import Effect
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong

SCENARIOS: Final = "DR scenarios.toml"
SCENARIO_COUNT, TASK_COUNT = 5, 9
MOST_PLAYERS: Final = 5


class Level(Row):
    """A level of a Scenario: Morale and Alibi at the start, and the Occupiers by Road."""

    called = message("row-level")
    id: LevelId
    morale: MoraleValue
    alibi: AlibiValue
    policemen: list[Letter]
    soldiers: list[Letter]


class ScenarioAction(Row):
    """A Scenario Action. `last` replaces the effects for the last step of a Task."""

    called = message("row-action")
    id: Text
    name: Text
    text: Text
    cost: list[Effect] = []
    effects: list[Effect] = field(name="effect", default_factory=list)
    last: list[Effect] = []
    moves: Literal["", "1-2"] = ""

    def __post_init__(self) -> None:
        check_plain(cost=self.cost, effect=self.effects, last=self.last)


class Bonus(Row):
    """What so many Costs tokens on the Scenario card give in the Start Phase."""

    called = message("row-bonus")
    tokens: Digit
    effects: list[Effect] = field(name="effect")

    def __post_init__(self) -> None:
        check_plain(effect=self.effects)


class ScenarioRow(EffectRow, kw_only=True):
    called = message("row-scenario")
    id: Text
    number: ScenarioNumber
    title: Text
    text: Text
    mark: Literal["costs", "person", "item", "telephone"]
    start: TileId | None = None
    costs: list[TileId] = []
    costs_on_card: Digit = 0
    bonus: list[Bonus] = []
    goal: list[Digit] = []
    telephones: Digit = 0
    caught: list[Effect] = []
    lost: list[Digit] = []
    tiles: dict[Place, TileId]
    level: list[Level]
    action: list[ScenarioAction]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain(caught=self.caught)
        for key, numbers in (("goal", self.goal), ("lost", self.lost)):
            if numbers and len(numbers) != MOST_PLAYERS:
                raise Wrong(key, message("scenario-numbers", count=MOST_PLAYERS))
        if len(set(self.tiles.values())) != len(PLACES):
            raise Wrong("tiles", message("scenario-tiles", count=len(PLACES)))
        # DR-SETUP-26: whoever has no place to start from starts there.
        if "meeting_place" not in self.tiles.values():
            raise Wrong("tiles", message("scenario-meeting-place"))
        if [level.id for level in self.level] != LEVELS:
            raise Wrong("level", message("scenario-levels", levels=LEVELS))


class Step(Row, kw_only=True):
    """A step of a Task: on which tile, or next to the Officer, and what it costs."""

    called = message("row-step")
    tile: TileId | None = None
    near: Literal["", "officer"] = ""
    cost: list[Effect]

    def __post_init__(self) -> None:
        check_plain(cost=self.cost)
        if (self.tile is None) == (self.near == ""):
            raise Wrong("tile", message("step-place"))


class Task(EffectRow):
    """A Task card of a Person in Hiding or an Item, which has the same id."""

    called = message("row-task")
    id: Text
    scenario: ScenarioNumber
    start: TileId
    steps: Annotated[list[Step], Meta(min_length=1)] = field(name="step")


class DifficultyRow(SourcedRow):
    called = message("row-difficulty")
    id: LevelId
    name: Text


def read_scenarios(box: Box, data: dict[str, Any]) -> None:
    """DR-GOAL-02: the five Scenarios."""
    rows = Rows(SCENARIOS, data, "scenario", ScenarioRow, SCENARIO_COUNT)
    rows.expect_different([row.id for row in rows], message("row-twice"))
    rows.expect_numbered("number", first=1)
    for row in rows:
        rows.expect_known(row, "costs", row.costs, list(row.tiles.values()))
        box.scenarios[row.id] = Scenario(row)
    read_tasks(box, rows, Rows(SCENARIOS, data, "task", Task, TASK_COUNT))
    expect_order(Rows(SCENARIOS, data, "difficulty", DifficultyRow, len(LEVELS)), LEVELS)


def read_tasks(box: Box, scenarios: Rows[ScenarioRow], rows: Rows[Task]) -> None:
    """DR-S3-01, DR-S5-01: a Task has the id of its Person or Item, and all its tiles are in play."""
    box.cards.tasks = rows.by_id(message("row-twice"))
    for row in rows:
        persons = [person.id for person in box.tokens.persons.values() if person.scenario == row.scenario]
        items = [item.id for item in box.tokens.items.values() if item.scenario == row.scenario]
        rows.expect_one_of(row, "id", row.id, persons + items)
        in_play = list(scenarios[row.scenario - 1].tiles.values())
        rows.expect_one_of(row, "start", row.start, in_play)
        for step in row.steps:
            if step.tile is not None:
                rows.expect_known(row, "step", [step.tile], in_play)

"""Reads scenarios.toml: the Scenarios with their levels and actions, and the Task cards."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from motstand.games.dutch_resistance.box_board import expect_order
from motstand.games.dutch_resistance.box_effects import check_plain_effects, effects_of
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
from motstand.games.dutch_resistance.components import (
    LEVELS,
    NOWHERE,
    PLACES,
    Box,
    Level,
    Scenario,
    ScenarioAction,
    Step,
    Task,
)
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import TILES
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong

SCENARIOS: Final = "DR scenarios.toml"
SCENARIO_COUNT, TASK_COUNT = 5, 9
MOST_PLAYERS: Final = 5


class LevelRow(Row):
    called = message("row-level")
    id: LevelId
    morale: MoraleValue
    alibi: AlibiValue
    policemen: list[Letter]
    soldiers: list[Letter]


class ActionRow(Row):
    called = message("row-action")
    id: Text
    name: Text
    text: Text
    cost: list[str] = []
    effect: list[str] = []
    last: list[str] = []
    moves: Literal["", "1-2"] = ""

    def __post_init__(self) -> None:
        check_plain_effects(self, "cost", "effect", "last")


class BonusRow(Row):
    """What so many Costs tokens on the Scenario card give in the Start Phase."""

    called = message("row-bonus")
    tokens: Digit
    effect: list[str]

    def __post_init__(self) -> None:
        check_plain_effects(self, "effect")


class ScenarioRow(SourcedRow, kw_only=True):
    called = message("row-scenario")
    id: Text
    number: ScenarioNumber
    title: Text
    text: Text
    mark: Literal["costs", "person", "item", "telephone"]
    start: TileId | None = None
    costs: list[TileId] = []
    costs_on_card: Digit = 0
    bonus: list[BonusRow] = []
    goal: list[Digit] = []
    telephones: Digit = 0
    caught: list[str] = []
    lost: list[Digit] = []
    tiles: dict[Place, TileId]
    level: list[LevelRow]
    action: list[ActionRow]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain_effects(self, "caught")
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


class StepRow(Row, kw_only=True):
    called = message("row-step")
    tile: TileId | None = None
    near: Literal["", "officer"] = ""
    cost: list[str]

    def __post_init__(self) -> None:
        check_plain_effects(self, "cost")
        if (self.tile is None) == (self.near == ""):
            raise Wrong("tile", message("step-place"))


class TaskRow(SourcedRow):
    called = message("row-task")
    id: Text
    scenario: ScenarioNumber
    start: TileId
    step: Annotated[list[StepRow], Meta(min_length=1)]


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
        scenario = Scenario(row, effects_of("caught", row.caught))
        scenario.bonus = [(bonus.tokens, effects_of("effect", bonus.effect)) for bonus in row.bonus]
        scenario.levels = {level.id: Level(level) for level in row.level}
        scenario.actions = {action.id: action_of(action) for action in row.action}
        rows.expect_known(row, "costs", row.costs, list(row.tiles.values()))
        box.scenarios[row.id] = scenario
    read_tasks(box, rows, Rows(SCENARIOS, data, "task", TaskRow, TASK_COUNT))
    expect_order(Rows(SCENARIOS, data, "difficulty", DifficultyRow, len(LEVELS)), LEVELS)


def action_of(row: ActionRow) -> ScenarioAction:
    cost, effects = effects_of("cost", row.cost), effects_of("effect", row.effect)
    return ScenarioAction(row, cost, effects, effects_of("last", row.last))


def read_tasks(box: Box, scenarios: Rows[ScenarioRow], rows: Rows[TaskRow]) -> None:
    """DR-S3-01, DR-S5-01: a Task has the id of its Person or Item, and all its tiles are in play."""
    rows.expect_different([row.id for row in rows], message("row-twice"))
    for row in rows:
        persons = [person.id for person in box.tokens.persons.values() if person.scenario == row.scenario]
        items = [item.id for item in box.tokens.items.values() if item.scenario == row.scenario]
        rows.expect_one_of(row, "id", row.id, persons + items)
        in_play = list(scenarios[row.scenario - 1].tiles.values())
        rows.expect_one_of(row, "start", row.start, in_play)
        for step in row.step:
            if step.tile is not None:
                rows.expect_known(row, "step", [step.tile], in_play)
        box.cards.tasks[row.id] = Task(row, [step_of(step) for step in row.step])


def step_of(row: StepRow) -> Step:
    return Step(TILES.index(row.tile) if row.tile is not None else NOWHERE, effects_of("cost", row.cost))

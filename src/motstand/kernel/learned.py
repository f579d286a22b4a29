"""Learned values: how likely a seat wins, from numbers that a game reads off a position.

A game says which numbers (`Learning`), `motstand train` learns what each of them is worth from many games, and a
`Value` is what it has learned: a logistic regression for each stage of the game. A search that stops before the end
asks it how the position is, and it can say which numbers speak for a seat and which against it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from motstand.kernel.state import State

S = TypeVar("S", bound=State, default=Any)
"""What is on the table of a game."""


class Habits(NamedTuple, Generic[S]):
    """The plans that a search begins with; their weights are tuned on games (`motstand habits`).

    `plan` names that of a seat, "" for plain policy. `weights` are those of a scenario and a seat by name; where
    nothing is to be tuned there are none. `step` says how far tuning moves a weight at first. `follow` gives a seat
    other weights.
    """

    plan: Callable[[S, str], str]
    weights: Callable[[str, str], dict[str, float]]
    step: Callable[[str], float]
    follow: Callable[[str, str, dict[str, float]], None]


class Learning(NamedTuple, Generic[S]):
    """What can be learned about the positions of a game.

    `features` are named numbers that `seat` can know, always the same ones in the same order. `stage` names the
    positions that have weights of their own: the side and the day, the round. `turn` grows whenever a turn or a day
    begins: values are learned there, and there a rollout may stop. A search for `seat` looks `ahead` so many of them.
    `tables` are the seatings and options of the games to learn from; without any they are the usual ones. `effort` says
    by prompt how many times its budget a search spends on a question, and what is not named is left to policy; without
    it every question is searched, and a line for as many answers as it has. With `keeps` a search goes on with the plan
    that it decided on, at the questions that are left to policy, until the turn is over or it is asked again what it
    searches: then the plans name all that is worth comparing, also where their first answers are the same. `habits`
    are the plans that a search begins and goes on with where it decided on none; without them that is policy.
    """

    features: Callable[[S, str], dict[str, float]]
    stage: Callable[[S, str], str]
    turn: Callable[[S], int]
    ahead: Callable[[S, str], int]
    tables: Sequence[tuple[list[str], dict[str, str]]] = ()
    effort: dict[str, int] | None = None
    keeps: bool = False
    habits: Habits[S] | None = None


class Stage:
    """What was learned for one stage: a constant, the weight of each feature, and what each of them usually is."""

    __slots__ = ("constant", "usual", "weights")

    def __init__(self, constant: float, weights: list[float], usual: list[float]) -> None:
        self.constant = constant
        self.weights = weights
        self.usual = usual

    def chance(self, numbers: list[float]) -> float:
        """How likely a position with these numbers is won."""
        weights = self.weights
        score = self.constant
        for place in range(len(weights)):
            score += weights[place] * numbers[place]
        return likelihood(score)


class Value:
    """What was learned about one scenario; `origin` says from which games, rules and content, and how good it is."""

    __slots__ = ("names", "origin", "stages")

    def __init__(self, names: list[str], stages: dict[str, Stage], origin: dict[str, Any]) -> None:
        self.names = names
        self.stages = stages
        self.origin = origin

    def chance(self, stage: str, features: dict[str, float]) -> float | None:
        """How likely a position is won, from 0 to 1; None for a stage of which nothing was learned."""
        learned = self.stages.get(stage)
        return None if learned is None else learned.chance(list(features.values()))

    def reasons(self, stage: str, features: dict[str, float]) -> list[tuple[str, float]]:
        """What each feature changes in the chance, beside a usual position of the stage; the greatest first."""
        learned = self.stages.get(stage)
        if learned is None:
            return []
        chance = learned.chance(list(features.values()))
        # The slope of the logistic curve: how much chance one unit of the score is worth here.
        slope = max(chance * (1.0 - chance), 0.01)
        found: list[tuple[str, float]] = []
        for place, (name, number) in enumerate(features.items()):
            found.append((name, slope * learned.weights[place] * (number - learned.usual[place])))
        return sorted(found, key=lambda one: -abs(one[1]))

    def data(self) -> dict[str, Any]:
        """The value as JSON-able data."""
        stages = {
            name: {"constant": stage.constant, "weights": stage.weights, "usual": stage.usual}
            for name, stage in self.stages.items()
        }
        return {"origin": self.origin, "features": self.names, "stages": stages}


def likelihood(score: float) -> float:
    """The logistic curve, for any score."""
    if score < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-score)) if score < 30.0 else 1.0


def value_from(data: dict[str, Any]) -> Value:
    """The value that `Value.data` described."""
    stages: dict[str, Stage] = {}
    for name, stage in data["stages"].items():
        weights = [float(weight) for weight in stage["weights"]]
        stages[name] = Stage(float(stage["constant"]), weights, [float(number) for number in stage["usual"]])
    return Value(list(data["features"]), stages, data["origin"])


def value_file(folder: Path, scenario: str) -> Path:
    """Where a game keeps what was learned about a scenario."""
    return folder / "values" / f"{scenario}.json"


def habits_file(folder: Path) -> Path:
    """Where a game keeps the weights of its habits, by scenario and seat."""
    return folder / "values" / "habits" / "weights.json"


def read_value(folder: Path, scenario: str) -> Value | None:
    """What was learned about a scenario, if anything was."""
    file = value_file(folder, scenario)
    return value_from(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None

"""Habits: the plans that a search begins and goes on with, one for each side, with weights tuned on many games.

The weights lie in `values/habits/weights.json` by the names of the fields of a `Plan`. `want.narvik` and `hold.narvik`
are those of one city; what begins with `holding.` is Germany's while it holds all that decides.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.policy.plans import PLANS, Plan
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.learned import Habits, habits_file

DEFENDERS: Final = "norway+allies"
HOLDING: Final = "holding."

STEPS: Final[dict[str, float]] = {
    "chance": 0.1,
    "chance_for_less": 0.08,
    "sure": 0.07,
    "hopeless": 0.08,
    "unseen": 0.3,
    "own_dice": 0.8,
    "objective": 2.5,
    "beside": 1.0,
    "beaten": 0.3,
    "surplus": 1.0,
    "least": 0.3,
    "guard": 0.2,
    "most": 1.2,
    "risk": 0.6,
    "more_risk": 1.0,
    "pull": 1.5,
    "hunt": 1.5,
    "march": 1.0,
    "price": 0.05,
    "rise": 0.1,
    "norwegian_price": 0.02,
    "late_price": 0.08,
    "stakes": 0.5,
    "traded": 0.7,
    "norwegian_traded": 0.2,
    "attack_cards": 0.3,
    "defence_cards": 0.3,
    "counter_cards": 0.1,
    "exposed": 0.6,
    "rush": 2.0,
    "later_chance": 0.1,
    "later_guard": 0.2,
    "later_price": 0.06,
    "want": 2.0,
    "hold": 0.6,
}
"""How far a weight is moved at first when it is tuned: about what makes a difference that games can show."""


def read_weights() -> dict[str, dict[str, dict[str, float]]]:
    """The tuned weights by scenario and side."""
    data: dict[str, Any] = json.loads(habits_file(Path(__file__).parent.parent).read_text(encoding="utf-8"))
    return {scenario: dict(found["weights"]) for scenario, found in data.items()}


WEIGHTS: Final = read_weights()


def habit(game: Kampen, seat: str) -> str:
    """The plan that a search for this seat begins with; "" where nothing was tuned."""
    scenario = game.scenario.id
    if scenario not in WEIGHTS:
        return ""
    side = "germany" if game.seats[GERMANY] == seat else DEFENDERS
    name = name_of(scenario, side)
    if name not in PLANS:
        PLANS[name] = plan_of(game, name, WEIGHTS[scenario][side])
    return name


def name_of(scenario: str, side: str) -> str:
    """What the plan is called that is the habit of a side."""
    return f"habit of {side}, {scenario}"


def plan_of(game: Kampen, name: str, weights: dict[str, float]) -> Plan:
    """The plan with these weights."""
    plan = Plan(name)
    give(game, plan, weights)
    changes = {weight.removeprefix(HOLDING): at for weight, at in weights.items() if weight.startswith(HOLDING)}
    if changes:
        plan.holding = Plan(f"{name}, holding all")
        give(game, plan.holding, {**weights, **changes})
    return plan


def give(game: Kampen, plan: Plan, weights: dict[str, float]) -> None:
    """Give a plan its weights: those of single cities by area, all others as the fields of these names.

    Those that begin with `HOLDING` are of another plan.
    """
    areas = len(game.box.board.ids)
    plan.wants = [0.0] * areas
    plan.holds = [0.0] * areas
    for weight, at in weights.items():
        kind, _, city = weight.partition(".")
        if kind == "want":
            plan.wants[game.box.board.index[city]] = at
        elif kind == "hold":
            plan.holds[game.box.board.index[city]] = at
        elif not city:
            setattr(plan, weight, at)


def weights_of(scenario: str, seat: str) -> dict[str, float]:
    """The weights of the plan that is the habit of a seat."""
    return WEIGHTS.get(scenario, {}).get(seat, {})


def follow(scenario: str, seat: str, weights: dict[str, float]) -> None:
    """From now on the habit of a seat has these weights."""
    WEIGHTS[scenario][seat] = weights
    PLANS.pop(name_of(scenario, seat), None)


def step(weight: str) -> float:
    """How far a weight is moved at first; ``holding.hold.narvik`` as far as every ``hold``."""
    return STEPS[weight.removeprefix(HOLDING).partition(".")[0]]


HABITS: Final[Habits[Kampen]] = Habits(habit, weights_of, step, follow)

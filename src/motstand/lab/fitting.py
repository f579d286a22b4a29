"""Logistic regression and how good it is: the fit of a stage, and the figures on games that it has not seen."""

from __future__ import annotations

from typing import Any, Final

from motstand.kernel.errors import SetupError
from motstand.kernel.learned import Stage

RIDGE: Final = 10.0
"""How strongly weights are kept small, in positions: without it features that rarely vary get wild weights."""
RIDGE_OF_A_STAGE: Final = 200.0
"""How strongly the weights of a stage are kept near those of all stages together."""
STEPS: Final = 12
BINS: Final = 10


class Figures:
    """How well a value judges: the area under the ROC curve, the mean square error, and chances beside what came."""

    def __init__(self, positions: int, auc: float, brier: float, calibration: list[tuple[int, float, float]]) -> None:
        self.positions = positions
        self.auc = auc
        self.brier = brier
        # For each tenth of the chances: how many positions, the mean chance, and the share that was won.
        self.calibration = calibration

    def data(self) -> dict[str, Any]:
        bins = [[count, round(chance, 3), round(share, 3)] for count, chance, share in self.calibration]
        return {
            "positions": self.positions,
            "auc": round(self.auc, 4),
            "brier": round(self.brier, 4),
            "calibration": bins,
        }


def fit(rows: dict[str, list[list[float]]], won: dict[str, list[bool]]) -> dict[str, Stage]:
    """The weights of each stage by Newton's method, kept near those that fit all stages together.

    A stage has too few positions to tell what each of fifty features is worth in it: what it does not tell comes from
    the others. Features are scaled to the same spread.
    """
    try:
        import numpy
    except ImportError as error:
        raise SetupError("training needs numpy: install motstand[lab]") from error
    numbers = {stage: numpy.array(found, dtype=float) for stage, found in rows.items()}
    ends = {stage: numpy.array(won[stage], dtype=float) for stage in rows}
    # Each stage around its own middle, so that what only changes with the days is not taken for a cause.
    middle = {stage: found.mean(axis=0) for stage, found in numbers.items()}
    spread = numpy.vstack([numbers[stage] - middle[stage] for stage in rows]).std(axis=0)
    scale = numpy.where(spread > 1e-9, spread, 1e9)
    scaled = {stage: (numbers[stage] - middle[stage]) / scale for stage in rows}
    shared = numpy.vstack([scaled[stage] for stage in rows])
    constants = numpy.zeros((len(shared), len(rows)))
    place = 0
    for number, stage in enumerate(rows):
        constants[place : place + len(scaled[stage]), number] = 1.0
        place += len(scaled[stage])
    size = shared.shape[1]
    all_ends = numpy.concatenate([ends[stage] for stage in rows])
    together = newton(numpy.hstack([constants, shared]), all_ends, numpy.zeros(len(rows) + size), size, RIDGE)
    stages: dict[str, Stage] = {}
    for number, stage in enumerate(rows):
        near = numpy.concatenate([together[number : number + 1], together[len(rows) :]])
        own = numpy.hstack([numpy.ones((len(scaled[stage]), 1)), scaled[stage]])
        weights = newton(own, ends[stage], near, size, RIDGE_OF_A_STAGE)
        plain = weights[1:] / scale
        constant = round(float(weights[0] - plain @ middle[stage]), 5)
        usual = [round(float(one), 3) for one in middle[stage]]
        stages[stage] = Stage(constant, [round(float(one), 5) for one in plain], usual)
    return stages


def newton(numbers: Any, ends: Any, near: Any, size: int, ridge: float) -> Any:
    """Weights that fit the ends, of which the last `size` are kept near to where they begin."""
    import numpy

    penalty = numpy.full(numbers.shape[1], 0.01)
    penalty[-size:] = ridge
    weights = near.copy()
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + numpy.exp(-numpy.clip(numbers @ weights, -30.0, 30.0)))
        gradient = numbers.T @ (ends - chances) - penalty * (weights - near)
        curvature = (numbers * (chances * (1.0 - chances) + 1e-6)[:, None]).T @ numbers + numpy.diag(penalty)
        weights = weights + numpy.linalg.solve(curvature, gradient)
    return weights


def judged(chances: list[float], won: list[bool]) -> Figures:
    """The figures of chances beside what came."""
    brier = sum((chance - end) ** 2 for chance, end in zip(chances, won, strict=True)) / max(1, len(won))
    calibration: list[tuple[int, float, float]] = []
    for number in range(BINS):
        inside = [
            (chance, end)
            for chance, end in zip(chances, won, strict=True)
            if number == min(BINS - 1, int(chance * BINS))
        ]
        if inside:
            count = len(inside)
            calibration.append((count, sum(one for one, _ in inside) / count, sum(end for _, end in inside) / count))
    return Figures(len(won), area(chances, won), brier, calibration)


def area(chances: list[float], won: list[bool]) -> float:
    """How often a position that was won has a higher chance than one that was lost; ties count half."""
    ranked = sorted(zip(chances, won, strict=True), key=lambda one: one[0])
    below = 0.0
    sum_below = 0.0
    place = 0
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end][0] == ranked[place][0]:
            end += 1
        wins = sum(one for _, one in ranked[place:end])
        losses = end - place - wins
        sum_below += wins * (below + losses / 2)
        below += losses
        place = end
    wins_in_all = sum(won)
    losses_in_all = len(won) - wins_in_all
    return sum_below / (wins_in_all * losses_in_all) if wins_in_all and losses_in_all else 0.5

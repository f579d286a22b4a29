"""A value over a range: the same games again with each value, to see what it does to wins and lengths."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import SetupError
from motstand.kernel.registry import find_game
from motstand.lab.analysis import length_of, wins
from motstand.lab.design.values import Content, Value, changed
from motstand.lab.observed import observe
from motstand.lab.results import Results, about
from motstand.lab.series import Series, Workers, spread
from motstand.lab.statistics import Z95, Share

MOST_VALUES = 40
"""A sweep has no more values than these."""


class Sweep:
    """What a value does: `found` are the games with each value that was tried, in order."""

    def __init__(self, value: Value, found: dict[float, Results]) -> None:
        self.value = value
        self.found = found

    def wins(self, seat: str) -> dict[float, Share]:
        return {at: wins(results, seat) for at, results in self.found.items()}

    def lengths(self) -> dict[float, tuple[float, float, float]]:
        """The mean length with its 95 % interval."""
        return {at: mean_length(results) for at, results in self.found.items()}


def mean_length(results: Results) -> tuple[float, float, float]:
    lengths = [length_of(results, game) for game in results.games]
    mean = sum(lengths) / len(lengths)
    radius = Z95 * sqrt(sum((one - mean) ** 2 for one in lengths)) / len(lengths)
    return (mean, mean - radius, mean + radius)


def values_of(text: str) -> list[float]:
    """``1..9``, ``1..9..2`` with a step, or ``2,5,7``."""
    try:
        if ".." not in text:
            found = [number(part) for part in text.split(",")]
        else:
            first, last, step = [number(part) for part in [*text.split(".."), "1"][:3]]
            found = [first + place * step for place in range(int((last - first) / step + 1e-9) + 1)]
    except (ValueError, ZeroDivisionError):
        found = []
    if not 0 < len(found) <= MOST_VALUES:
        expected = f"expected 1..9, 1..9..2 or 2,5,7, with at most {MOST_VALUES} values"
        raise SetupError(f"{expected}, got '{text}'")
    return found


def number(text: str) -> float:
    """A number as content has it: whole where it is written so."""
    return float(text) if "." in text else int(text)


def swept(game: str, packs: list[Pack], over: str) -> tuple[Value, list[float]]:
    """The value that is swept, and what it is swept over, from ``NAME=1..9``."""
    name, _, text = over.partition("=")
    value = Content(find_game(game), packs).find(name)
    if not value.is_number:
        raise SetupError(f"{value.name}: expected a number to sweep, got {value.value}")
    return value, values_of(text)


def with_value(series: Series, settings: dict[str, Any]) -> Series:
    """The same series with values changed."""
    packs, _ = changed(find_game(series.game), series.packs, [f"{name}={value}" for name, value in settings.items()])
    return Series(series.game, series.scenario, series.players, series.games, series.seed, packs, series.options)


def sweep(series: Series, over: str, progress: Callable[[int], None], workers: Workers = None) -> Sweep:
    """Play the series once with each value. All are checked before the first game."""
    value, values = swept(series.game, series.packs, over)
    tried = {at: with_value(series, {value.name: at}) for at in values}
    for one in tried.values():
        one.check()
    found: dict[float, Results] = {}
    for at, one in tried.items():
        found[at] = Results(about(one), [])
        for game in spread(one, observe, workers):
            found[at].games.append(game)
            progress(sum(len(results.games) for results in found.values()))
    return Sweep(value, found)

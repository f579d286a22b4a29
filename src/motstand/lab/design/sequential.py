"""Intervals that hold after every game at once, so that a comparison may stop as soon as it is clear.

An ordinary 95 % interval holds at one number of games that was fixed before. Who looks after every game and stops when
zero lies outside is wrong far more often than in 5 of 100 cases. Here the intervals are confidence sequences: with
95 % confidence they hold the truth at every number of games, whenever and for whatever reason one stops.

`Tally` is for differences of -1, 0 or 1 (won here and lost there): a wealth process. For each possible mean m, somebody
bets fixed parts of their wealth on the difference being above m, or below m. If m is true, nobody makes 40 out of 1
with a chance above 1 in 40 (Ville's inequality); so a mean at which somebody did is ruled out. That is exact, needs
no estimate of a spread, and depends on three counts alone. Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting" (2023). At m = 0 it is a mixture SPRT on the pairs that differ: a sequential McNemar test.

`Spread` is for differences of any size (length, uses of a card): Robbins' normal mixture with the variance estimated,
which holds for many games. Waudby-Smith and others, "Time-uniform central limit theory" (2024).
"""

from __future__ import annotations

from math import exp, inf, log, sqrt
from typing import Final

ERROR: Final = 0.05
"""How often an interval may miss the truth."""
BETS: Final = [0.5 / 2 ** (half / 2) for half in range(12)]
"""The parts of the wealth that are bet: half for large differences, a hundredth for small ones."""
STEPS: Final = 40
"""So often is the end of an interval halved."""
TIGHTEST_AT: Final = 500
"""At so many games the interval of a `Spread` is as narrow as it can be."""


class Tally:
    """Differences of -1, 0 or 1: how many of each, and the interval of their mean."""

    __slots__ = ("less", "more", "same")

    def __init__(self, more: int = 0, same: int = 0, less: int = 0) -> None:
        self.more = more
        self.same = same
        self.less = less

    def add(self, difference: int) -> None:
        if difference > 0:
            self.more += 1
        elif difference < 0:
            self.less += 1
        else:
            self.same += 1

    @property
    def total(self) -> int:
        return self.more + self.same + self.less

    @property
    def mean(self) -> float:
        return (self.more - self.less) / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies."""
        return (lowest(self.more, self.same, self.less), -lowest(self.less, self.same, self.more))

    def differs(self) -> bool:
        """Is it clear that the mean is not zero?"""
        return wins_much(self.more, self.same, self.less, 0.0) or wins_much(self.less, self.same, self.more, 0.0)

    def within(self, reach: float) -> bool:
        """Is it clear that the mean lies within this distance of zero?"""
        low = wins_much(self.more, self.same, self.less, -reach)
        return low and wins_much(self.less, self.same, self.more, -reach)


def wins_much(more: int, same: int, less: int, mean: float) -> bool:
    """Has betting on more than `mean` made so much that `mean` can be ruled out?"""
    return wealth(more, same, less, mean) >= log(2 / ERROR)


def wealth(more: int, same: int, less: int, mean: float) -> float:
    """What betting on more than `mean` made out of 1, as a logarithm; part of the 1 went to each size of bet."""
    logs = [
        more * log(1 + bet * (1 - mean))
        + same * log(1 - bet * mean)
        + (less * log(1 - bet * (1 + mean)) if less else 0)
        for bet in BETS
    ]
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(BETS))


def lowest(more: int, same: int, less: int) -> float:
    """The lower end: the greatest mean that is ruled out. Each bet loses as the mean grows, so halving finds it."""
    out, kept = -1.0, 1.0
    for _ in range(STEPS):
        middle = (out + kept) / 2
        if wins_much(more, same, less, middle):
            out = middle
        else:
            kept = middle
    return out


class Spread:
    """Differences of any size: their mean and its interval. Differences of 0 need not be added, only counted."""

    __slots__ = ("squares", "sum", "total")

    def __init__(self, total: int, differences: list[float]) -> None:
        self.total = total
        self.sum = sum(differences)
        self.squares = sum(one * one for one in differences)

    @property
    def mean(self) -> float:
        return self.sum / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies."""
        if self.total < 2:
            return (-inf, inf)
        variance = max(0.0, self.squares / self.total - self.mean**2)
        tail = -2 * log(ERROR)
        mixture = self.total * (tail + log(tail) + 1) / TIGHTEST_AT
        radius = sqrt(2 * variance * (mixture + 1) / (self.total * mixture) * log(sqrt(mixture + 1) / ERROR))
        return (self.mean - radius, self.mean + radius)

    def differs(self) -> bool:
        """Is it clear that the mean is not zero?"""
        low, high = self.interval
        return low > 0 or high < 0

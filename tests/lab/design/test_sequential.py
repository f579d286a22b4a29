"""Confidence sequences: they hold after every pair at once, so that whoever stops early is not deceived."""

from __future__ import annotations

from itertools import product
from math import exp, inf

import pytest

from motstand.kernel.matches.fate import Seeded
from motstand.lab.design.sequential import Spread, Tally, wealth


@pytest.mark.parametrize("chances", [(0.25, 0.5, 0.25), (0.5, 0.3, 0.2), (0.05, 0.55, 0.4)])
def test_betting_on_the_truth_makes_nothing_on_average(chances: tuple[float, float, float]) -> None:
    more, same, less = chances
    mean = more - less
    expected = 0.0
    for games in product(("more", "same", "less"), repeat=5):
        chance = 1.0
        for game in games:
            chance *= {"more": more, "same": same, "less": less}[game]
        counts = games.count("more"), games.count("same"), games.count("less")
        expected += chance * exp(wealth(*counts, mean))
    assert expected == pytest.approx(1.0)


def test_who_looks_after_every_pair_is_seldom_deceived() -> None:
    deceived = 0
    for run in range(100):
        fate, tally = Seeded(f"alike {run}"), Tally()
        for _ in range(200):
            # Each side wins alone in 3 of 10 games.
            die = fate.below(10)
            tally.add(1 if die < 3 else -1 if die < 6 else 0)
            if tally.differs():
                deceived += 1
                break
    assert deceived <= 5


def test_a_difference_becomes_clear() -> None:
    assert not Tally(6, 10, 2).differs()
    assert Tally(60, 100, 20).differs()
    assert Tally(20, 100, 60).differs()


def test_that_there_is_no_difference_becomes_clear() -> None:
    assert not Tally(5, 40, 5).within(0.1)
    assert Tally(100, 2000, 100).within(0.1)
    assert not Tally(400, 1000, 100).within(0.1)


def test_the_interval_agrees_with_the_verdicts_and_narrows() -> None:
    assert Tally().interval == pytest.approx((-1.0, 1.0))
    widths = []
    for times in (1, 10, 100):
        tally = Tally(6 * times, 10 * times, 4 * times)
        low, high = tally.interval
        assert tally.mean == pytest.approx(0.1)
        assert low < tally.mean < high
        assert tally.differs() == (low > 0 or high < 0)
        widths.append(high - low)
        mirrored = Tally(4 * times, 10 * times, 6 * times).interval
        assert mirrored == pytest.approx((-high, -low))
    assert widths == sorted(widths, reverse=True)


def test_means_of_any_size() -> None:
    assert Spread(1, [3.0]).interval == (-inf, inf)
    few, many = Spread(20, [1.0, -0.5] * 10), Spread(10_000, [1.0, -0.5] * 5000)
    assert few.mean == many.mean == 0.25
    assert few.differs() is False
    assert many.differs() is True
    # Differences of 0 need not be listed.
    assert Spread(100, [1.0] * 10).interval == Spread(100, [1.0] * 10 + [0.0] * 90).interval

"""Learned values: what they say about a position, why, and how they are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motstand.kernel.learned import Stage, Value, likelihood, read_value, value_file, value_from

VALUE = Value(["cities", "hunger"], {"day 1": Stage(-1.0, [2.0, -0.5], [1.0, 2.0])}, {"games": 3})


def test_a_chance_is_the_logistic_curve_of_the_weighted_sum() -> None:
    assert VALUE.chance("day 1", {"cities": 1.0, "hunger": 2.0}) == 0.5
    better = VALUE.chance("day 1", {"cities": 2.0, "hunger": 2.0})
    assert better == pytest.approx(0.8808, abs=1e-4)


def test_of_an_unknown_stage_nothing_was_learned() -> None:
    assert VALUE.chance("day 2", {"cities": 1.0, "hunger": 2.0}) is None
    assert VALUE.reasons("day 2", {"cities": 1.0, "hunger": 2.0}) == []


def test_reasons_are_what_is_unusual_and_the_greatest_comes_first() -> None:
    reasons = VALUE.reasons("day 1", {"cities": 1.2, "hunger": 6.0})
    assert [name for name, _ in reasons] == ["hunger", "cities"]
    (_, bad), (_, good) = reasons
    assert bad < 0.0 < good
    assert VALUE.reasons("day 1", {"cities": 1.0, "hunger": 2.0}) == [("cities", 0.0), ("hunger", 0.0)]


def test_extreme_scores_are_certain() -> None:
    assert (likelihood(-1000.0), likelihood(0.0), likelihood(1000.0)) == (0.0, 0.5, 1.0)


def test_a_value_is_read_as_it_was_kept(tmp_path: Path) -> None:
    assert read_value(tmp_path, "standard") is None
    file = value_file(tmp_path, "standard")
    file.parent.mkdir()
    file.write_text(json.dumps(VALUE.data()), encoding="utf-8")
    again = read_value(tmp_path, "standard")
    assert again is not None
    assert again.data() == VALUE.data() == value_from(VALUE.data()).data()

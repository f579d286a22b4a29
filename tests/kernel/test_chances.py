"""Chances as people read them."""

from __future__ import annotations

import pytest

from motstand.kernel.chances import NOTHING, percent


@pytest.mark.parametrize(
    ("chance", "read"),
    [
        *[(0.0, 0), (0.004, 1), (0.016, 2), (0.5, 50), (0.984, 98), (0.9961, 99), (1.0, 100), (sum([0.1] * 10), 100)],
        *[(NOTHING, 0), (2 * NOTHING, 1), (1.0 - NOTHING, 100), (1.0 - 2 * NOTHING, 99)],
    ],
)
def test_only_what_is_certain_is_a_hundred(chance: float, read: int) -> None:
    assert percent(chance) == read

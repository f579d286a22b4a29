"""Chances in percent, as people read them."""

from __future__ import annotations

NOTHING = 1e-9
"""The tolerance for rounding errors in sums of floating-point numbers."""


def percent(chance: float) -> int:
    """A chance in whole percent. Only certainty is rounded to 100, only impossibility to 0."""
    if chance <= NOTHING:
        return 0
    if chance >= 1.0 - NOTHING:
        return 100
    return min(99, max(1, round(100 * chance)))

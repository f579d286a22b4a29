"""Chances in percent, as people read them."""

from __future__ import annotations

NOTHING = 1e-9
"""Sums of floating-point numbers miss what they should be by so little."""


def percent(chance: float) -> int:
    """A chance in full percent; only what is certain is 100, only what cannot be is 0."""
    if chance <= NOTHING:
        return 0
    if chance >= 1.0 - NOTHING:
        return 100
    return min(99, max(1, round(100 * chance)))

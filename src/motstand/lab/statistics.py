"""Small statistics: a share with its interval."""

from __future__ import annotations

Z95 = 1.959963984540054


class Share:
    """How many of how many, with the 95 % interval after Wilson."""

    __slots__ = ("count", "total")

    def __init__(self, count: int, total: int) -> None:
        self.count = count
        self.total = total

    @property
    def value(self) -> float:
        """The share itself; 0 of 0 is 0."""
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies in 95 of 100 such measurements."""
        if not self.total:
            return (0.0, 1.0)
        share, total = self.value, self.total
        middle = share + Z95 * Z95 / (2 * total)
        spread = Z95 * ((share * (1 - share) + Z95 * Z95 / (4 * total)) / total) ** 0.5
        scale = 1 + Z95 * Z95 / total
        # At the ends the formula leaves a rounding error; the interval always holds the share.
        return (max(0.0, min(share, (middle - spread) / scale)), min(1.0, max(share, (middle + spread) / scale)))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """One share less the other, with the 95 % interval after Newcombe."""
    low_1, high_1 = one.interval
    low_2, high_2 = other.interval
    gap = one.value - other.value
    down = ((one.value - low_1) ** 2 + (high_2 - other.value) ** 2) ** 0.5
    up = ((high_1 - one.value) ** 2 + (other.value - low_2) ** 2) ** 0.5
    return (gap, gap - down, gap + up)

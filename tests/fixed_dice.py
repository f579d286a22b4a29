"""Dice that fall alike whenever a test is run: what failed once fails again. A soak throws them anew each time."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections import Counter
from collections.abc import Callable

from tests.games.soak import SOAK

BYTES = 16
"""So long is the secret of a table's dice, and no other secret."""


def running_test() -> str:
    """The name of the test that is running, if one is."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]


def fix_dice(running: Callable[[], str]) -> None:
    """From now on, the n-th secret of dice follows from the name of the test that is running, and n."""
    if SOAK > 1:
        return
    real = secrets.token_hex
    thrown: Counter[str] = Counter()

    def drawn(size: int) -> str:
        test = running()
        thrown[test] += 1
        return hashlib.sha256(f"{test} {thrown[test]}".encode()).hexdigest()[: 2 * size]

    def token_hex(nbytes: int | None = None) -> str:
        return drawn(BYTES) if nbytes == BYTES else real(nbytes)

    def randbits(k: int) -> int:
        return int(drawn(k // 8), 16)

    secrets.token_hex = token_hex
    secrets.randbits = randbits

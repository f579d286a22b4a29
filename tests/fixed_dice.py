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
    """From now on, the secret of the n-th table follows from the name of the test that is running, and n."""
    if SOAK > 1:
        return
    real = secrets.token_hex
    tables: Counter[str] = Counter()

    def token_hex(nbytes: int | None = None) -> str:
        if nbytes != BYTES:
            return real(nbytes)
        test = running()
        tables[test] += 1
        return hashlib.sha256(f"{test} {tables[test]}".encode()).hexdigest()[: 2 * BYTES]

    secrets.token_hex = token_hex

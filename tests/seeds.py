"""Seeds of dice that follow from the name of the test: what failed once fails again. A soak draws them anew."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable

from motstand.kernel.matches.seeds import Seeds
from tests.games.soak import SOAK


def running_test() -> str:
    """The name of the test that is running, if one is."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]


class SeedsOfTests(Seeds):
    """The n-th seed follows from the name of the test that is running, and n.

    A second line of that name tells one try from the next: each begins with the first seed again."""

    def __init__(self, running: Callable[[], str] = running_test) -> None:
        self.running = running
        self.drawn: Counter[str] = Counter()

    def draw(self) -> str:
        if SOAK > 1:
            return super().draw()
        running = self.running()
        self.drawn[running] += 1
        test = running.partition("\n")[0]
        return hashlib.sha256(f"{test} {self.drawn[running]}".encode()).hexdigest()[:32]

"""How many random games a test plays.

The compiled rules play all of them. Pure Python, which is several times slower, plays the first tenth of the same
games: it is the same code, and both builds are held to the same records.
"""

from __future__ import annotations

import os

from motstand.kernel import compiled

SOAK = int(os.environ.get("MOTSTAND_SOAK", "1"))
"""How many times as many games as usual: ``MOTSTAND_SOAK=10 python -m pytest tests/games``."""


def many(count: int) -> int:
    """So many of `count` games are played here."""
    return (count if compiled() else count // 10 + 1) * SOAK

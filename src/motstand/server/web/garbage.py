"""What ended connections leave behind: uvicorn's objects refer to each other, so only Python's collector finds them.

A server's collector looks seldom (`kernel/collector.py`), and again when enough connections have ended to make it
worthwhile.
"""

from __future__ import annotations

import gc

WORTH_A_LOOK = 300
"""About 25 kB are left by a connection."""


class Garbage:
    """Counts ended connections."""

    def __init__(self) -> None:
        self._ended = 0

    def ended(self) -> None:
        """A connection has ended."""
        self._ended += 1
        if self._ended >= WORTH_A_LOOK:
            self._ended = 0
            gc.collect()

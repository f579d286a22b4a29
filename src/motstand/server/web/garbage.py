"""What ended connections leave behind: uvicorn's objects refer to each other, so only Python's collector finds them.

Left to itself the collector looks through all tables again and again. Here it is told to look seldom, and again when
enough connections have ended to make it worthwhile.
"""

from __future__ import annotations

import gc

SELDOM = (20_000, 500, 100)
"""When Python looks for cycles: a table is many small objects that stay, and frames make no cycles.

A look at 200,000 new objects took 60 ms, in which everybody waited; a look at a tenth of them takes a tenth.
"""
WORTH_A_LOOK = 300
"""About 25 kB are left by a connection."""


def look_seldom() -> None:
    """Tell the collector of a process that begins to serve. What is there before the first table stays for ever."""
    gc.set_threshold(*SELDOM)
    gc.freeze()


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

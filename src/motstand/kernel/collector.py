"""Python's collector of cycles, told to look seldom by processes that play many games."""

from __future__ import annotations

import gc

SELDOM = (20_000, 500, 100)
"""When Python looks for cycles: a table is many small objects that stay, and games and frames make no cycles.

A look at 200,000 new objects took 60 ms, in which everybody waited; a look at a tenth of them takes a tenth.
"""


def look_seldom() -> None:
    """Tell the collector of a process that begins to serve or to simulate. What is there already stays for ever."""
    gc.set_threshold(*SELDOM)
    gc.freeze()

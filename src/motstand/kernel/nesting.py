"""Values within values: what a stranger sends may be nested far deeper than anything that is ever meant."""

from __future__ import annotations

from typing import Any, Final

DEEPEST: Final = 16
"""Lists and tables within each other in an answer, an option of a setup or a line of a record."""


def is_too_deep(value: Any) -> bool:
    """Is a value nested deeper than anything is here? It looks level by level, and does not call itself."""
    level: list[Any] = [value]
    for _ in range(DEEPEST):
        within: list[Any] = []
        for one in level:
            if isinstance(one, (list, tuple)):
                within.extend(one)
            elif isinstance(one, dict):
                within.extend(one.values())
        if not within:
            return False
        level = within
    return True

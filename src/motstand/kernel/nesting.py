"""A limit on nesting: JSON from strangers may be nested deeper than any valid message, and overflow the stack."""

from __future__ import annotations

from typing import Any, Final

DEEPEST: Final = 16
"""Lists and tables within each other in an answer, an option of a setup or a line of a record."""


def is_too_deep(value: Any) -> bool:
    """Is a value nested deeper than DEEPEST? It is checked level by level, without recursion."""
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

"""Why a sensible player answers so."""

from __future__ import annotations

from typing import Any


class Why:
    """The reason for an answer, as a key with values for the words; until somebody says more, there was no choice."""

    __slots__ = ("key", "values")

    def __init__(self) -> None:
        self.key = "why.only"
        self.values: dict[str, Any] = {}

    def say(self, key: str, values: dict[str, Any] | None = None) -> None:
        self.key = key
        self.values = {} if values is None else values

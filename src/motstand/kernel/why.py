"""The reason that a policy gives for its answer."""

from __future__ import annotations

from typing import Any

from motstand.kernel.words.messages import Message


class Why(Message):
    """The reason for an answer, which a policy fills in; until it says more, there was no choice."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("why.only")

    def say(self, key: str, values: dict[str, Any] | None = None) -> None:
        self.key = key
        self.values = {} if values is None else values

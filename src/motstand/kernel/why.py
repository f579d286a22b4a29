"""The reason that a policy gives for its answer."""

from __future__ import annotations

from typing import Any, Final

from motstand.kernel.words.messages import Message


class Why(Message):
    """The reason for an answer, which a policy fills in; until it says more, there was no choice.

    When nobody has asked for the reason, `say` keeps nothing. A policy looks at `asked` only where finding out what to
    say takes time.
    """

    __slots__ = ("asked",)

    def __init__(self, asked: bool = True) -> None:
        super().__init__("why.only")
        self.asked = asked

    def say(self, key: str, values: dict[str, Any] | None = None) -> None:
        if self.asked:
            self.key = key
            self.values = {} if values is None else values


NOBODY_ASKS: Final = Why(asked=False)

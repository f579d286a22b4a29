"""The base of what is on the table: plain data with an explicit copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from motstand.kernel.flow import Flow, Option
from motstand.kernel.log import FORGETFUL, Entry

T = TypeVar("T")
Unordered: TypeAlias = list[T]
"""A field whose order means nothing: data of a position sorts it (tools/states.py)."""
Shared: TypeAlias = T
"""A field that all copies of a position share, and that is not part of its data (tools/states.py)."""
Added: TypeAlias = T | None
"""A field that only some scenarios have: where it is None the data of a position leaves it out (tools/states.py)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table. Ints, strings, lists and dicts; no generator, no socket, no randomness.

    `phase` names the procedure that is running or comes next. `log` is where procedures leave what happened;
    it belongs to whoever listens (None: nobody), is not part of the position and is not copied. `witness` is called
    with the position after each entry and at the end of each phase, for whoever tells a game step by step; it is not
    copied either.
    """

    __slots__ = ("log", "phase", "witness")

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.log: list[Entry] | None = None
        self.witness: Callable[[State], None] | None = None

    def copy(self) -> State:
        """A position that shares nothing with this one that could change."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """The whole position as JSON-able data; equal positions give equal data."""
        raise NotImplementedError

    def anytime(self, seat: str) -> list[Option]:
        """What `seat` may do at any time, next to the options of whatever it is asked."""
        return []

    def act_anytime(self, seat: str, option: Option) -> Flow[None]:
        """Carry out an option of `anytime`."""
        raise NotImplementedError

    def note(
        self,
        key: str,
        rule: str = "",
        values: dict[str, Any] | None = None,
        audience: tuple[str, ...] | None = None,
    ) -> Entry:
        """Tell the log what happened. Returns the entry, for children; one that keeps nothing when there is no log."""
        log = self.log
        if log is None:
            return FORGETFUL
        entry = Entry(key, rule, values, audience)
        log.append(entry)
        if self.witness is not None:
            self.witness(self)
        return entry

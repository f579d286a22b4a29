"""The log is derived from what happens: keys with values, the rule behind it, children and an audience."""

from __future__ import annotations

from typing import Any, Final

from motstand.kernel.words.messages import Message


class Entry(Message):
    """One thing that happened.

    `audience` None: everybody may read it. An entry that is not for a seat is left out of that seat's log
    with all its children; a public entry may have children with a smaller audience (the card that was drawn).
    """

    __slots__ = ("audience", "children")

    def __init__(
        self,
        key: str,
        rule: str = "",
        values: dict[str, Any] | None = None,
        audience: tuple[str, ...] | None = None,
    ) -> None:
        super().__init__(key, values, rule)
        self.audience = audience
        self.children: list[Entry] = []

    def child(
        self,
        key: str,
        rule: str = "",
        values: dict[str, Any] | None = None,
        audience: tuple[str, ...] | None = None,
    ) -> Entry:
        """Add a detail: a die, a modifier, a card."""
        entry = Entry(key, rule, values, audience)
        self.children.append(entry)
        return entry

    def seen_by(self, seat: str | None) -> dict[str, Any] | None:
        """The entry as JSON-able data for `seat` (None: a spectator), or None if it is not for that seat."""
        if self.audience is not None and (seat is None or seat not in self.audience):
            return None
        children = [seen for child in self.children if (seen := child.seen_by(seat)) is not None]
        shown: dict[str, Any] = {"key": self.key, "values": self.values}
        if self.rule:
            shown["rule"] = self.rule
        if children:
            shown["children"] = children
        return shown

    def data(self) -> dict[str, Any]:
        """The entry with its audience as JSON-able data, to be kept."""
        kept: dict[str, Any] = {"key": self.key, "values": self.values}
        if self.rule:
            kept["rule"] = self.rule
        if self.audience is not None:
            kept["audience"] = list(self.audience)
        if self.children:
            kept["children"] = [child.data() for child in self.children]
        return kept

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.data() == other.data()


class ForgetfulEntry(Entry):
    """The entry that rules write to when nobody reads the log: it keeps nothing."""

    __slots__ = ()

    def child(
        self,
        key: str,
        rule: str = "",
        values: dict[str, Any] | None = None,
        audience: tuple[str, ...] | None = None,
    ) -> Entry:
        return self


FORGETFUL: Final[Entry] = ForgetfulEntry("")

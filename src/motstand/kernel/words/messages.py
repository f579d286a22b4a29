"""Messages: a key, its values and the rule behind it, from which each language makes a sentence."""

from __future__ import annotations

from typing import Any


class Message:
    """The key of a sentence, its values, and the rule behind it ("": none). Words are made from it later.

    A question, an option, a log entry, an outcome, a hint, a reason why not and an error are all messages.
    `sent` is a cache for the sender: what was sent last for this message, and the option that it was `sent_for`. A game
    that returns the same object again saves the encoding.
    """

    __slots__ = ("key", "rule", "sent", "sent_for", "values")

    def __init__(self, key: str, values: dict[str, Any] | None = None, rule: str = "") -> None:
        self.key = key
        self.values: dict[str, Any] = {} if values is None else values
        self.rule = rule
        self.sent: Any = None
        self.sent_for: Any = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return False
        return self.key == other.key and self.rule == other.rule and self.values == other.values

    def __repr__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"<{type(self).__name__} {self.key}{rule} {self.values}>"


def phrase(key: str, **values: Any) -> dict[str, Any]:
    """A message within a message: a value that each language says in its own words."""
    return {"key": key, "values": values}

"""For whom and where effects are resolved."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.components import NOWHERE


class Scene:
    """Who acts, the affected Location, the Road just passed with its ends, the card, and the rule for the log."""

    __slots__ = (
        "card",
        "end",
        "ends_movement",
        "given",
        "had_gift",
        "place",
        "receiver",
        "road",
        "rule",
        "start",
        "who",
    )

    def __init__(self, who: int, place: int, rule: str, card: str = "") -> None:
        self.who = who
        self.place = place
        self.rule = rule
        self.card = card
        self.road = NOWHERE
        self.start = NOWHERE
        self.end = NOWHERE
        # A Halt! card takes the remaining Movement Points.
        self.ends_movement = False
        # What was just given to whom, and whether there was something to give when the card was played.
        self.given: list[str] = []
        self.receiver = NOWHERE
        self.had_gift = False

    def values(self) -> dict[str, Any]:
        """What questions and the log say of it."""
        return {"card": self.card} if self.card else {}

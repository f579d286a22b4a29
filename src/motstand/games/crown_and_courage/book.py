"""The component book of Crown & Courage: tiles, cards, the board with its tracks, and the map."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.crown_and_courage.components import Box
from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.games.crown_and_courage.names import names
from motstand.games.crown_and_courage.phrases import effect_said
from motstand.kernel.content.component_book import Rows, Section, component_book
from motstand.kernel.words.messages import phrase
from motstand.kernel.words.sentences import Words, words_of

DRAWN = ("x", "y")
ROWS = [
    Rows("tiles", "tile", ("id",), "title", by="level", sources={"": ("unique",)}),
    Rows("tiles", "german_tile"),
    Rows("tiles", "order_tile"),
    Rows("tiles", "chaos", ()),
    Rows("cards", "card", ("id",), "name"),
    Rows("cards", "collaborator", ("id",), "name"),
    Rows("cards", "demand", ("id",), "name"),
    Rows("board", "display"),
    Rows("board", "grid", ()),
    Rows("board", "frame"),
    Rows("board", "operations"),
    Rows("board", "momentum", ()),
    Rows("board", "danger", ()),
    Rows("board", "morale"),
    Rows("board", "push"),
    Rows("board", "occupation"),
    Rows("board", "pieces", ()),
    Rows("map", "sector", ("id",), "name"),
    Rows("map", "space", ("id",), "name", unprinted=DRAWN),
    Rows("map", "freedom", (), "name", unprinted=DRAWN),
    Rows("map", "start", ()),
    Rows("difficulties", "difficulty", ("id",), "name", unprinted=("subtitle",)),
]
# Effects as the content writes them; those of a card's actions stand within the action.
EFFECTS = ("unique", "reverse", "front", "won", "declined", "effect", "cost")
# What stands in these values are spaces of the map, or words that the client says.
PLACES = ("from", "king")
WORDS = ("side", "line")


def book(box: Box, content: dict[str, Any], language: str) -> list[Section]:
    """Every piece of the box."""
    words = words_of(Path(__file__).parent, language)
    return component_book(content, ROWS, Teller(box, words).tell)


class Teller:
    """Tells values with the names of things, and effects in the words of play."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self.names = names(box)

    def tell(self, table: str, label: str, value: Any) -> Any:
        """A value as it is told."""
        if label == "id":
            return self.named(table, value)
        if label == "action" and isinstance(value, list):
            return [self.action(part) for part in value]
        if label == "action":
            return self.words.format("german-action", {"action": value})
        if label == "symbols":
            return [self.words.format("space-name", {"space": square}) for square in value]
        if isinstance(value, list) and label in EFFECTS:
            return [self.effect(text) for text in value]
        if isinstance(value, list):
            return [self.tell(table, label, part) for part in value]
        if label in PLACES:
            return self.names["place"][value]
        return word(value) if label in WORDS else value

    def effect(self, text: str) -> str:
        said = effect_said(VOCABULARY.read(text))
        return self.words.format(said["key"], said["values"])

    def action(self, row: dict[str, Any]) -> str:
        """``March through the night (2): the King goes up to 2 spaces``."""
        effects = ", ".join([self.effect(text) for text in row["effect"]])
        return f"{row['name']} ({row['cost']}): {effects}"

    def named(self, table: str, id: str) -> Any:
        """What a row without a name of its own is called."""
        if table in ("german_tile", "order_tile"):
            return self.words.format("german-action", {"action": id.partition("_")[2]})
        if table == "display":
            return self.words.format("displayed-name", {"displayed": id})
        if table == "push":
            return self.words.format("section-name", {"section": id})
        if table == "occupation":
            return self.names["place"][id]
        return id if id.isdigit() or id == table else word(id)


def word(value: str) -> dict[str, Any]:
    return phrase(f"word-{value}")

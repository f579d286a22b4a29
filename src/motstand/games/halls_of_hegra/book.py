"""The component book of Halls of Hegra: cards by deck, Action spaces, Sectors, the map, tracks, discs and tiles."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import TYPES, Box
from motstand.games.halls_of_hegra.names import names
from motstand.kernel.content.component_book import Rows, Section, component_book
from motstand.kernel.words.messages import phrase

# The text of a card says what its effects are.
SAID = ("effect", "deck")
ROWS = [
    Rows("events", "event", ("id",), "title", by="deck", unprinted=SAID),
    Rows("morale", "morale", ("id",), "title", by="deck", unprinted=SAID),
    Rows("morale", "hope", ("id",), "title", unprinted=SAID),
    Rows("morale", "despair", ("id",), "title", unprinted=SAID),
    Rows("snow", "snow", ("id",), "title", unprinted=SAID, sources={"opens": ("action",), "": ("card",)}),
    Rows("spaces", "space", ("id",), "name", by="section", unprinted=("section",), sources={"": ("effect",)}),
    Rows("spaces", "airfield", (), "name"),
    Rows("sectors", "sector", ("id",)),
    Rows("map", "row", ("id",), "name"),
    Rows(
        "map", "place", ("id",), "name", unprinted=("x", "y"), sources={"neighbours": ("place",), "": ("kind", "row")}
    ),
    Rows("tracks", "track", ("id",)),
    Rows("tracks", "doubt", ("level",)),
    Rows("tracks", "supply", ("level",)),
    Rows("tracks", "weather", ("id",), "name"),
    Rows("tracks", "surrender", ("id",), "name", sources={"": ("name",)}),
    Rows("tracks", "morale_level", ("level",)),
    # HOH-STAGE-02: the deck of a day is that of its stage.
    Rows("tracks", "day", ("day",), sources={"": ("deck",)}),
    Rows("pieces", "defender", ("id",), "name"),
    Rows("pieces", "stock", ("id",), "name"),
    Rows("pieces", "damage", ("id",), "name"),
    Rows("pieces", "status", ("id",), "name", sources={"": ("count",)}),
    Rows("pieces", "air", ("id",), sources={"": ("tiles",)}),
    Rows("pieces", "patrol", ("token",)),
    Rows("pieces", "delivery", ("id",), "name"),
    Rows("difficulties", "difficulty", ("id",), "name", unprinted=("subtitle",)),
]
# What stands in these values are ids of things, or words that the client says.
DEFENDERS = ("chart", "double", "barred", "range")
WORDS = ("board", "stage", "deck", "special", "kind", "colour", "dice", "slots", "weather")


def book(box: Box, content: dict[str, Any], language: str) -> list[Section]:
    """Every piece of the box."""
    return component_book(content, ROWS, Teller(box).tell)


class Teller:
    """Tells values with the names of spaces, places and Defenders."""

    def __init__(self, box: Box) -> None:
        called = names(box)
        self.called = called
        self.defenders = dict(zip(TYPES, box.pieces.names, strict=True))
        self.deliveries = {delivery.id: delivery.name for delivery in box.pieces.deliveries}
        self.things = {
            "neighbours": called["place"],
            "row": called["row"],
            "opens": {**called["space"], **called["damage"]},
            "delivery": self.deliveries,
            **dict.fromkeys(DEFENDERS, self.defenders),
        }

    def tell(self, table: str, label: str, value: Any) -> Any:
        """A value as it is told."""
        if label == "id":
            return self.named(table, value)
        if label == "choose" or label.endswith("-choose"):
            return [branch["text"] for branch in value]
        if isinstance(value, list):
            return [self.tell(table, label, part) for part in value]
        if not isinstance(value, str):
            return value
        if label in self.things:
            return self.things[label].get(value, value)
        return word(value) if label in WORDS else value

    def named(self, table: str, id: str) -> Any:
        """What a row without a name of its own is called: by its number, or by a word."""
        if id.lstrip("-").isdigit():
            return id
        # A Sector has the id that a deck has, too.
        return word(f"sector_{id}" if table == "sector" else id)


def word(value: str) -> dict[str, Any]:
    return phrase(f"word-{value}")

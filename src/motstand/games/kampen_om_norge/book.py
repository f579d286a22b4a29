"""The component book of Kampen om Norge: cards by deck, areas, borders, sea zones, air ranges and scenarios."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import Box
from motstand.games.kampen_om_norge.names import names
from motstand.kernel.content.component_book import Rows, Section, component_book
from motstand.kernel.words.messages import phrase

# Where things are drawn, and how their ways are described: ours, and on no printed board.
DRAWN = ("number", "town", "latitude", "longitude", "position", "label")
ROWS = [
    Rows(
        "cards",
        "card",
        ("id",),
        "name",
        by="deck",
        parts="copy",
        unprinted=("deck", "english"),
        sources={"": ("effects",)},
    ),
    # KON-BOARD: whatever the rulebook says of an area names it.
    Rows("board", "area", ("id",), "name", unprinted=DRAWN, sources={"": ("name",)}),
    Rows("board", "border", ("between",), unprinted=("way",)),
    Rows("board", "sea_zone", ("id",), unprinted=DRAWN, sources={"mined": ("adjacent",)}),
    Rows("board", "zone_limit", ("between",), unprinted=DRAWN),
    Rows("board", "air_range", ("from",), unprinted=(*DRAWN, "base")),
    Rows("board", "impassable", ("id",), "name", unprinted=(*DRAWN, "edge", "separates")),
    Rows("board", "region", ("id",)),
    Rows("scenarios", "scenario", ("id",), "name", unprinted=("subtitle",), sources={"": ("rules",)}),
    Rows("advanced", "advanced", ("id",), "name", unprinted=("subtitle",), sources={"": ("rules",)}),
    Rows(
        "april",
        "april_card",
        ("id",),
        "name",
        by="deck",
        parts="copy",
        unprinted=("deck", "english"),
        sources={"": ("effects",)},
    ),
    Rows("ships", "ship_class", ("id",), "name", unprinted=("english",), sources={"": ("voids",)}),
    Rows("ships", "ship", ("id",), "name", by="faction", sources={"": ("name",)}),
    Rows("ships", "at_sea", ("id",), by="deck", unprinted=("deck",), sources={"": ("effects",)}),
]
# What stands in these values are ids of areas, or words that the client says.
AREAS = ("between", "areas", "excluded_areas", "objectives")
AREA = ("sea-cable", "sea-muster", "sea-inland_field")
WORDS = ("kind", "victory", "air_range", "norwegian_reinforcement", "send_back-battalions", "from", "faction")


def book(box: Box, content: dict[str, Any], language: str) -> list[Section]:
    """Every piece of the box."""
    return component_book(content, ROWS, Teller(content, names(box)).tell)


class Teller:
    """Tells values with the names of areas and cards."""

    def __init__(self, data: dict[str, Any], called: dict[str, dict[str, str]]) -> None:
        self.called = called
        self.cards: list[dict[str, Any]] = data["cards"]["card"]
        self.classes: dict[str, str] = {row["id"]: row["name"] for row in data["ships"]["ship_class"]}

    def tell(self, table: str, label: str, value: Any) -> Any:
        """A value as it is told."""
        if label == "id":
            return self.called["kind"][value] if table == "at_sea" else self.named(value)
        if label == "class":
            return self.classes[value]
        if label.startswith("setup-"):
            return [some_in(count, self.area(area)) for area, count in value.items()]
        if label.startswith("deck-"):
            return self.deck(value)
        if label == "limit":
            return self.group(value)
        if label.endswith("-when"):
            return [phrase(f"when-{time}") for time in value]
        if label == "cancel-cards":
            return [self.called["kind"][kind] for kind in value]
        if label in AREA:
            return self.area(value)
        if label in AREAS:
            return [self.area(area) for area in value]
        if label in WORDS and isinstance(value, str):
            return self.word(value)
        return value

    def area(self, id: str) -> str:
        return self.called["area"].get(id, id)

    def named(self, id: str) -> Any:
        """What a row without a name of its own is called: a border by its two areas."""
        ends = id.split("-")
        return " – ".join([self.area(end) for end in ends]) if len(ends) > 1 else self.word(id)

    def word(self, value: str) -> Any:
        if value in self.called["area"]:
            return self.called["area"][value]
        # Sea zones are called by their roman numerals.
        return value if value.isupper() else phrase(f"word-{value}")

    def deck(self, value: Any) -> Any:
        """The cards of a scenario's deck: all, or so many of each kind."""
        if isinstance(value, str):
            return self.word(value)
        cards = [self.called["card"][card] for card in value]
        return [some_of(cards.count(name), name) for name in dict.fromkeys(cards)]

    def group(self, limit: str) -> list[str]:
        """The kinds of cards of which a side plays one in a combat."""
        kinds = [card["id"] for card in self.cards if card.get("limit") == limit]
        return [self.called["kind"][kind] for kind in dict.fromkeys(kinds)]


def some_in(count: int, place: str) -> dict[str, Any]:
    return phrase("some-in", count=count, place=place)


def some_of(count: int, name: str) -> dict[str, Any]:
    return phrase("some-of", count=count, name=name)

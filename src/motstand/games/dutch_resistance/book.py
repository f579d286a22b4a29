"""The component book of Dutch Resistance: board, tiles, tokens, cards and Scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.dutch_resistance.box import BOXES
from motstand.games.dutch_resistance.components import PLACES, Box
from motstand.games.dutch_resistance.names import names
from motstand.games.dutch_resistance.phrases import place_said
from motstand.games.dutch_resistance.said_effects import said_effect
from motstand.games.dutch_resistance.vocabulary import TILES, effect_of
from motstand.kernel.content.component_book import Rows, Section, component_book
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import Words, words_of

DRAWN = ("x", "y")
ROWS = [
    Rows("scenarios", "scenario", ("id",), "title"),
    Rows("scenarios", "task"),
    Rows("scenarios", "difficulty", ("id",), "name"),
    Rows("board", "location"),
    Rows("board", "region", ("id",), "name"),
    Rows("board", "road", unprinted=DRAWN),
    Rows("board", "morale", ("tokens",), unprinted=DRAWN),
    Rows("board", "side", ("id",), "name"),
    Rows("board", "colour", ("id",), "name"),
    Rows("board", "deck"),
    Rows("tiles", "tile", ("id",), "name"),
    Rows("characters", "identity", ("id",), "name"),
    Rows("characters", "card", ("id",), "title"),
    Rows("occupiers", "occupier", ("id",), "title", by="level"),
    Rows("patrols", "patrol"),
    Rows("raids", "raid", ("id",), "title"),
    Rows("halts", "halt", ("id",), "title"),
    Rows("helpers", "helper", ("id",), "name"),
    Rows("helpers", "ticket", ("id",), "name"),
    Rows("helpers", "ausweis", ("id",), "name"),
    Rows("officer", "officer", ("id",), "title"),
    Rows("officer", "group", ("id",), "name"),
    Rows("tokens", "resource", ("id",), "name"),
    Rows("tokens", "item", ("id",), "name"),
    Rows("tokens", "person", ("id",), "name"),
    Rows("tokens", "costs"),
    Rows("tokens", "spot", ("id",), "name"),
    Rows("tokens", "piece", ("id",), "name"),
]
EFFECTS: Final = ("effect", "cost", "nobody", "caught", "danger", "unused", "pay", "otherwise", "after", "options")
# What stands in these values is a word of the content, or the name of something else.
WORDS: Final = ("area", "shape", "region", "border", "kind", "lasting", "rule", "mark", "shelter", "side")
TILE_LABELS: Final = ("start", "tiles", "costs")


def book(box: Box, content: dict[str, Any], language: str) -> list[Section]:
    """Every piece of the box."""
    return component_book(content, ROWS, Teller(box, words_of(BOXES.folder, language)).tell)


class Teller:
    """Tells values with the names of things, and effects in the words of play."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self.names = names(box)
        self.rows: dict[str, Callable[[dict[str, Any]], str]] = {
            "ability": self.ability,
            "option": self.halt_option,
            "level": self.level,
            "action": self.action,
            "bonus": self.bonus,
            "step": self.step,
        }

    def tell(self, table: str, label: str, value: Any) -> Any:
        """A value as it is told."""
        key = label.partition("-")[0]
        if key == "id":
            return self.named(table, value)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return [self.rows[key](row) for row in value]
        if isinstance(value, list) and key in EFFECTS:
            return [self.effect(text) for text in value]
        if isinstance(value, list):
            return [self.tell(table, label, part) for part in value]
        return self.simple(table, key, value)

    def simple(self, table: str, key: str, value: Any) -> Any:
        """A single word, which may name something."""
        if key in TILE_LABELS and value in TILES:
            return self.names["tile"][value]
        if key == "identity":
            return self.names["identity"][value]
        if table == "costs" and key == "resources":
            return self.names["resource"][value]
        if key == "ends":
            return self.place(value)
        if table == "patrol" and key in ("policemen", "soldiers"):
            sign, steps = value.split()
            return self.words.format("book-march", {"sign": sign, "steps": int(steps)})
        if key == "movement":
            return self.movement(value)
        return self.word(value) if key in WORDS else value

    def named(self, table: str, id: str) -> str:
        """What a row without a name of its own is called."""
        if table == "location":
            return self.place(id)
        if table == "task":
            return self.names["token"][id]
        return self.word(f"deck_{id}") if table == "deck" else id

    def word(self, value: str) -> str:
        return self.words.format("book-word", {"word": value})

    def place(self, id: str) -> str:
        said = place_said(self.box.board, PLACES.index(id))
        return self.words.format(said["key"], said["values"])

    def effect(self, text: str) -> str:
        return self.words.say(said_effect(effect_of(text)), self.names)

    def effects(self, texts: list[str]) -> str:
        return ", ".join([self.effect(text) for text in texts]) or self.words.format("effect-nothing")

    # -- rows within rows ------------------------------------------------------------------------------------

    def ability(self, row: dict[str, Any]) -> str:
        """What it costs, then the options, then what it does."""
        parts = [self.effects(row["cost"])] if "cost" in row else []
        if "options" in row:
            parts.append(" / ".join([self.effects(option) for option in row["options"].values()]))
        if "effect" in row:
            parts.append(self.effects(row["effect"]))
        return " → ".join(parts)

    def halt_option(self, row: dict[str, Any]) -> str:
        values = {"policeman": self.effects(row["policeman"]), "soldier": self.effects(row["soldier"])}
        otherwise = self.effects(row["otherwise"]) if "otherwise" in row else "none"
        return self.words.format("book-halt", {"text": row["text"], **values, "otherwise": otherwise})

    def level(self, row: dict[str, Any]) -> str:
        roads = {kind: " ".join(row[kind]) or "none" for kind in ("policemen", "soldiers")}
        values = {"level": row["id"], "morale": row["morale"], "alibi": row["alibi"]}
        return self.words.format("book-level", {**values, **roads})

    def action(self, row: dict[str, Any]) -> str:
        return f"{row['name']}: {row['text']}"

    def bonus(self, row: dict[str, Any]) -> str:
        return self.words.format("book-bonus", {"count": row["tokens"], "effects": self.effects(row["effect"])})

    def step(self, row: dict[str, Any]) -> str:
        """Where, or next to the Officer; and for what."""
        where = self.names["tile"][row["tile"]] if "tile" in row else self.words.format("book-near")
        return f"{where}: {self.effects(row['cost'])}"

    def movement(self, text: str) -> str:
        """``2 toward token``, ``to city``, ``stay``"""
        steps, _, target = text.partition(" toward ")
        if not target:
            return self.word(text.replace(" ", "_"))
        known = target in self.names["tile"]
        values = {"steps": int(steps), "target": self.names["tile"][target] if known else self.word(target)}
        return self.words.say(Message("book-toward", values), self.names)

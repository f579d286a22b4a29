"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.answers import (
    ANSWERS,
    ARTILLERY,
    CARD,
    DAMAGE,
    GUN,
    PLACE,
    PLACING,
    SHELL_AIRFIELD,
    SPACE,
)
from motstand.games.halls_of_hegra.components import DAMAGED, STAGES, Box
from motstand.games.halls_of_hegra.names import names
from motstand.kernel.flow import Ask, Option, Roll
from motstand.kernel.game import Setup
from motstand.kernel.messages import Message
from motstand.kernel.words import GameWords, Words, fluent_key

QUIET = ("done", "decline", "begin", "stop", "stay")

# What kind of thing a value names, by how the sentences call the value.
THINGS = {
    SPACE: "space",
    "position": "space",
    PLACE: "place",
    CARD: "card",
    GUN: "gun",
    DAMAGE: "damage",
    "outlook": "outlook",
    "where": "row",
}


class HegraWords(GameWords):
    """How Halls of Hegra speaks, with the names that are printed in this box."""

    def __init__(self, words: Words, box: Box, setup: Setup) -> None:
        super().__init__(words, names(box))
        self.box = box
        self.difficulty = box.difficulties[setup.scenario]

    # -- questions and options -------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Message:
        values = self.named(ask.values or {})
        if isinstance(ask, Roll):
            values["count"] = ask.count
        if ask.prompt == "card.choose":
            values["text"] = {"choice": (ask.values or {})["card"]}
        return Message(fluent_key("ask", ask.prompt), values)

    def option(self, option: Option, ask: Ask, view: dict[str, Any]) -> Message:
        head = option[0]
        if head in QUIET:
            return Message(fluent_key(head, ask.prompt), self.named(ask.values or {}))
        values = self.named(ANSWERS[head].named(option))
        match option:
            case ("choose", branch):
                values["text"] = {"branch": f"{(ask.values or {})['card']}@{branch}"}
            case (_, card) if "card" in values:
                values["text"] = self.text(card, view["stage"])
            case (_, *_, space) if "space" in values:
                values["text"] = {"space_text": space}
            case ("spend", _):
                values["per"] = view["tracks"]["rations"]
            case (_, position) if "position" in values:
                values["defender"] = view["defenders"]["positions"][position]
            case ("go", place):
                values["enemies"] = enemies_in(place, view)
            case ("open", delivery):
                values["text"] = {"delivery_text": delivery}
        if ask.prompt == SHELL_AIRFIELD.prompt:
            values.setdefault("stack", 0)
        return Message(fluent_key("option", head), values)

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Message]:
        parts = ANSWERS[option[0]].named(option)
        if ask.prompt == PLACING.prompt and parts:
            count = view["defenders"]["ready"].get(parts["defender"], 0)
            section = self.box.spaces[self.box.space_index[parts["space"]]].section
            kind = Message(f"group-{option[0]}", {"defender": parts["defender"], "count": count})
            return [kind, Message("group-section", {"section": section})]
        if ask.prompt == ARTILLERY.prompt and parts:
            return [Message("group-gun", {"gun": {"gun": parts["gun"]}})]
        return []

    def is_quiet(self, option: Option) -> bool:
        return option[0] in QUIET

    def targets(self, option: Option) -> dict[str, list[str]]:
        parts = ANSWERS[option[0]].named(option)
        return {
            "areas": [str(part) for name, part in parts.items() if name in (SPACE, "position", PLACE)],
            "cards": [part for name, part in parts.items() if name == CARD],
        }

    def steps(self, option: Option) -> list[tuple[str, str | int, str]]:
        return ANSWERS[option[0]].steps(option)

    def spoken(self, option: Option) -> list[list[str]]:
        said: list[list[str]] = [[option[0]]]
        for name, part in ANSWERS[option[0]].named(option).items():
            called = self.names[THINGS[name]].get(part) if name in THINGS else None
            if called is None:
                said.append([str(part)])
            else:
                said.append([called, part] if name == CARD else [part, called])
        return said

    # -- the log ---------------------------------------------------------------------------------------------

    def entry(self, key: str, values: dict[str, Any]) -> Message:
        if key == "game.over":
            return self.outcome(values)
        named = self.named(values)
        if key in ("event.drawn", "evening.used", "snow.found"):
            named["text"] = self.text(values["card"], STAGES[0])
        elif key == "evening.resolved":
            named["text"] = self.text(values["card"], STAGES[values["stage"]])
        elif key == "card.chosen":
            named["text"] = {"branch": f"{values['card']}@{values['branch']}"}
        return Message(fluent_key("log", key), named)

    def outcome(self, data: dict[str, Any]) -> Message:
        """How the game ended; `data` is that of an `Outcome`."""
        return Message(str(data["key"]).replace(".", "-"), {**data["values"], "level": data["level"] or "none"})

    def reason(self, key: str, values: dict[str, Any]) -> Message:
        return Message(key.replace(".", "-"), self.named(values))

    def objection(self, key: str, values: dict[str, Any]) -> Message:
        return Message(fluent_key("whynot", key), self.named(values))

    def preparation(self, key: str, values: dict[str, Any]) -> Message:
        return Message(fluent_key("prepare", key), self.named(values))

    # -- names -----------------------------------------------------------------------------------------------

    def named(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values with ids as the things that they name. Types, tracks and weather are for the sentences."""
        return {key: self.thing(key, value) for key, value in values.items()}

    def thing(self, key: str, value: Any) -> Any:
        if isinstance(value, list):
            return self.listed(key, value)
        kind = THINGS.get(key, "")
        # Where something stands may be a number, and what is aimed at a Sector.
        return {kind: value} if kind and value in self.names[kind] else value

    def listed(self, key: str, values: list[Any]) -> Any:
        """A list: dice, tiles from the bag, Defenders, cards."""
        if values and isinstance(values[0], dict):
            return values
        if key == "dice":
            return " ".join([str(die) for die in values])
        if key == "cards":
            return [{"card": card} for card in values]
        counts = {value: values.count(value) for value in sorted(values)}
        if key == "tiles":
            return [tiles(tile, count) for tile, count in counts.items()]
        return [
            {"key": "some-defenders", "values": {"defender": kind, "count": count}} for kind, count in counts.items()
        ]

    def text(self, card: str, stage: str) -> dict[str, str]:
        """What a card says; a Morale card in this stage."""
        return {"text": f"{card}@{stage}" if card in self.box.cards.morale else card}


def tiles(tile: str, count: int) -> dict[str, Any]:
    """Some tiles of one kind, as a phrase within a phrase."""
    if tile in DAMAGED:
        return {"key": "tile-damage", "values": {"damage": {"damage": tile}, "count": count}}
    return {"key": fluent_key("tile", tile), "values": {"count": count}}


def enemies_in(place: str, view: dict[str, Any]) -> str:
    """Whom a run meets in a place: "nobody", "patrol", "artillery" or "both"."""
    patrol = place in view["map"]["patrols"]
    artillery = place in view["map"]["artillery"]
    if patrol and artillery:
        return "both"
    return "patrol" if patrol else "artillery" if artillery else "nobody"

"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.box_rows import Difficulty
from motstand.games.halls_of_hegra.components import DAMAGED, STAGES, Box
from motstand.games.halls_of_hegra.names import names
from motstand.kernel.flow import Ask, Option, Roll
from motstand.kernel.messages import Message
from motstand.kernel.words import GameWords, Words, fluent_key

QUIET = ("done", "decline", "begin", "stop", "stay")

# What stands behind the head of an option, part by part.
DEFENDER, SPACE, POSITION, PLACE, SECTOR = "defender", "space", "position", "place", "sector"
CARD, GUN, DAMAGE, DELIVERY, WORD, NUMBER = "card", "gun", "damage", "delivery", "word", "number"
PARTS: dict[str, list[str]] = {
    "act": [SPACE],
    "admit": [DEFENDER, NUMBER],
    "airfield": [WORD, NUMBER],
    "bed": [],
    "begin": [],
    "bolster": [WORD],
    "bury": [DEFENDER],
    "calm": [WORD],
    "choose": [WORD],
    "clear": [PLACE, WORD],
    "cure": [DEFENDER, NUMBER, WORD],
    "decline": [],
    "deliver": [DEFENDER, DELIVERY],
    "done": [],
    "draw": [],
    "fight": [WORD],
    "fire": [POSITION],
    "go": [PLACE],
    "halt": [],
    "ignore": [CARD],
    "jam": [GUN],
    "keep": [DEFENDER],
    "lower": [],
    "machine_gun": [POSITION, NUMBER],
    "next": [CARD],
    "open": [DELIVERY],
    "place": [DEFENDER, SPACE],
    "post": [DEFENDER, WORD],
    "promote": [DEFENDER],
    "ready": [DEFENDER],
    "reckless": [DEFENDER],
    "remove": [SECTOR, WORD],
    "repair": [DAMAGE],
    "resolve": [CARD],
    "rest": [DEFENDER],
    "run": [DEFENDER, PLACE, WORD],
    "shell": [GUN, WORD, WORD],
    "shelled": [NUMBER],
    "sneak": [],
    "spend": [WORD],
    "stay": [],
    "stop": [],
    "suppress": [SECTOR],
    "take_back": [DEFENDER, SPACE],
    "telephone": [],
    "tire": [DEFENDER, WORD],
    "treat": [DEFENDER, NUMBER, WORD],
    "unjam": [GUN],
    "use": [CARD],
    "wait": [],
}
# How the sentences name those parts.
NAMES: dict[str, list[str]] = {
    "admit": ["defender", "level"],
    "airfield": ["what", "stack"],
    "bolster": ["what"],
    "calm": ["track"],
    "choose": ["branch"],
    "clear": ["place", "enemy"],
    "cure": ["defender", "level", "ward"],
    "fight": ["enemy"],
    "machine_gun": ["position", "supplies"],
    "post": ["defender", "area"],
    "remove": ["sector", "state"],
    "run": ["defender", "place", "cargo"],
    "shell": ["gun", "target", "where"],
    "shelled": ["count"],
    "spend": ["what"],
    "tire": ["defender", "area"],
    "treat": ["defender", "level", "ward"],
}
# The clicks that lead to an option: the kind of thing, and how the thing is named. What is not here is a button.
CLICKS: dict[str, list[tuple[str, str]]] = {
    "act": [("space", "{space}")],
    "admit": [("patient", "waiting@{level}@{defender}")],
    "airfield": [("stack", "{stack}")],
    "bury": [("disc", "morgue@{defender}")],
    "clear": [("enemy", "{enemy}@{place}")],
    "cure": [("patient", "{ward}@{level}@{defender}")],
    "deliver": [("run", "fortress@{delivery}@{defender}")],
    "fire": [("space", "{position}")],
    "go": [("place", "{place}")],
    "ignore": [("card", "{card}"), ("fate", "ignore")],
    "jam": [("gun", "{gun}")],
    "keep": [("disc", "recruitment@{defender}")],
    "machine_gun": [("gun", "machine_gun"), ("space", "{position}"), ("supplies", "{supplies}")],
    "next": [("card", "{card}")],
    "open": [("depot", "{delivery}")],
    "place": [("disc", "ready@{defender}"), ("space", "{space}")],
    "post": [("disc", "{area}@{defender}")],
    "promote": [("disc", "promote@{defender}")],
    "ready": [("disc", "tired@{defender}"), ("area", "ready")],
    "reckless": [("disc", "reckless_defence@{defender}")],
    "remove": [("infantry", "{state}@{sector}")],
    "repair": [("damage", "{damage}")],
    "resolve": [("card", "{card}")],
    "rest": [("disc", "tired@{defender}"), ("area", "rest")],
    "run": [("run", "{place}@{cargo}@{defender}")],
    "shell": [("gun", "{gun}"), ("target", "{target}@{where}")],
    "suppress": [("infantry", "standing@{sector}")],
    "take_back": [("disc", "{space}@{defender}")],
    "telephone": [("space", "field_telephone")],
    "tire": [("disc", "{area}@{defender}")],
    "treat": [("patient", "{ward}@{level}@{defender}")],
    "unjam": [("gun", "{gun}")],
    "use": [("card", "{card}"), ("fate", "use")],
}
# Answers that are not about one thing on the table.
NOT_CLICKED: tuple[Option, ...] = (
    ("ready", "everyone"),
    ("airfield", "miss"),
    ("airfield", "morale"),
    ("airfield", "surrender"),
)

# What kind of thing a value names, by how the sentences call the value.
THINGS = {
    SPACE: "space",
    POSITION: "space",
    PLACE: "place",
    CARD: "card",
    GUN: "gun",
    DAMAGE: "damage",
    "outlook": "outlook",
    "where": "row",
}


class HegraWords(GameWords):
    """How Halls of Hegra speaks, with the names that are printed in this box."""

    def __init__(self, words: Words, box: Box, difficulty: Difficulty) -> None:
        super().__init__(words, names(box))
        self.box = box
        self.difficulty = difficulty

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
        values = self.named(self.parts(option))
        if head == "choose":
            values["text"] = {"branch": f"{(ask.values or {})['card']}@{option[1]}"}
        elif head in ("resolve", "use", "next"):
            values["text"] = self.text(option[1], view["stage"])
        elif head in ("place", "act"):
            values["text"] = {"space_text": option[-1]}
        elif head == "spend":
            values["per"] = view["tracks"]["rations"]
        elif head == "fire":
            values["defender"] = view["defenders"]["positions"][option[1]]
        elif head == "go":
            values["enemies"] = enemies_in(option[1], view)
        elif head == "open":
            values["text"] = {"delivery_text": option[1]}
        elif head == "airfield":
            values.setdefault("stack", 0)
        return Message(fluent_key("option", head), values)

    def parts(self, option: Option) -> dict[str, Any]:
        """The parts of an option by the names that the sentences use."""
        return named_parts(option)

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Message]:
        head = option[0]
        if head in ("place", "take_back"):
            count = view["defenders"]["ready"].get(option[1], 0)
            section = self.box.spaces[self.box.space_index[option[2]]].section
            kind = Message(f"group-{head}", {"defender": option[1], "count": count})
            return [kind, Message("group-section", {"section": section})]
        if head == "shell":
            return [Message("group-gun", {"gun": {"gun": option[1]}})]
        return []

    def is_quiet(self, option: Option) -> bool:
        return option[0] in QUIET

    def targets(self, option: Option) -> dict[str, list[str]]:
        parts = list(zip(PARTS[option[0]], option[1:], strict=False))
        return {
            "areas": [str(part) for kind, part in parts if kind in (SPACE, POSITION, PLACE)],
            "cards": [part for kind, part in parts if kind == CARD],
        }

    def steps(self, option: Option) -> list[tuple[str, str | int, str]]:
        return clicks(option)

    def spoken(self, option: Option) -> list[list[str]]:
        said: list[list[str]] = [[option[0]]]
        for kind, part in zip(PARTS[option[0]], option[1:], strict=False):
            called = self.names[THINGS[kind]].get(part) if kind in THINGS else None
            if called is None:
                said.append([str(part)])
            else:
                said.append([called, part] if kind == CARD else [part, called])
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


def named_parts(option: Option) -> dict[str, Any]:
    kinds = PARTS[option[0]]
    return dict(zip(NAMES.get(option[0], kinds), option[1:], strict=False))


def clicks(option: Option) -> list[tuple[str, str | int, str]]:
    """A disc is named by its area and its type, a run by its place and cargo; a click on it says it all."""
    clicked = CLICKS.get(option[0])
    if clicked is None or option[:2] in NOT_CLICKED:
        return []
    parts = named_parts(option)
    return [(kind, clicked_id(pattern, parts), kind) for kind, pattern in clicked]


def clicked_id(pattern: str, parts: dict[str, Any]) -> str:
    """What a click is named: the pattern with the parts of the option in it."""
    for name, part in parts.items():
        pattern = pattern.replace("{" + name + "}", str(part))
    return pattern


def enemies_in(place: str, view: dict[str, Any]) -> str:
    """Whom a run meets in a place: "nobody", "patrol", "artillery" or "both"."""
    patrol = place in view["map"]["patrols"]
    artillery = place in view["map"]["artillery"]
    if patrol and artillery:
        return "both"
    return "patrol" if patrol else "artillery" if artillery else "nobody"

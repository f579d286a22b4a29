"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import DAMAGED, STAGES, Box, Difficulty, Text
from motstand.kernel.flow import Ask, Option, Roll
from motstand.kernel.words import GameWords, Phrase, Words, fluent_key

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


class HegraWords(GameWords):
    """How Halls of Hegra speaks, with the names that are printed in this box."""

    def __init__(self, words: Words, box: Box, difficulty: Difficulty) -> None:
        super().__init__(words)
        self.box = box
        self.difficulty = difficulty

    # -- questions and options -------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Phrase:
        values = self.named(ask.values or {})
        if isinstance(ask, Roll):
            values["count"] = ask.count
        if ask.prompt == "card.choose":
            values["text"] = self.choice_text((ask.values or {})["card"])
        return Phrase(fluent_key("ask", ask.prompt), values)

    def option(self, option: Option, ask: Ask, view: dict[str, Any]) -> Phrase:
        head = option[0]
        if head in QUIET:
            return Phrase(fluent_key(head, ask.prompt), self.named(ask.values or {}))
        parts = self.parts(option)
        values = self.named(parts)
        if head == "choose":
            values["text"] = self.branch_text((ask.values or {})["card"], option[1])
        elif head in ("resolve", "use", "next"):
            values["text"] = self.text(option[1], view["stage"])
        elif head in ("place", "act"):
            values["text"] = self.box.spaces[self.box.space_index[parts["space"]]].text
        elif head == "fire":
            values["defender"] = view["defenders"]["positions"][option[1]]
        elif head == "go":
            values["enemies"] = enemies_in(option[1], view)
        elif head == "open":
            delivery = next(one for one in self.box.pieces.deliveries if one.id == option[1])
            values["text"] = delivery.text
        elif head == "airfield":
            values.setdefault("stack", 0)
        return Phrase(fluent_key("option", head), values)

    def parts(self, option: Option) -> dict[str, Any]:
        """The parts of an option by the names that the sentences use."""
        kinds = PARTS[option[0]]
        return dict(zip(NAMES.get(option[0], kinds), option[1:], strict=False))

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Phrase]:
        head = option[0]
        if head in ("place", "take_back"):
            count = view["defenders"]["ready"].get(option[1], 0)
            section = self.box.spaces[self.box.space_index[option[2]]].section
            kind = Phrase(f"group-{head}", {"defender": option[1], "count": count})
            return [kind, Phrase("group-section", {"section": section})]
        if head == "shell":
            return [Phrase("group-gun", {"gun": self.gun(option[1])})]
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
        """A disc is named by its area and its type, a run by its place and cargo; a click on it says it all."""
        clicked = CLICKS.get(option[0])
        if clicked is None or option[:2] in NOT_CLICKED:
            return []
        parts = self.parts(option)
        return [(kind, clicked_id(pattern, parts), kind) for kind, pattern in clicked]

    def spoken(self, option: Option) -> list[list[str]]:
        said: list[list[str]] = [[option[0]]]
        for kind, part in zip(PARTS[option[0]], option[1:], strict=False):
            if kind in (SPACE, POSITION):
                said.append([part, self.space(part)])
            elif kind == PLACE:
                said.append([part, self.place(part)])
            elif kind == CARD:
                said.append([self.card(part), part])
            elif kind == GUN:
                said.append([part, self.gun(part)])
            elif kind == DAMAGE:
                said.append([part, self.damage(part)])
            else:
                said.append([str(part)])
        return said

    # -- the log ---------------------------------------------------------------------------------------------

    def entry(self, key: str, values: dict[str, Any]) -> Phrase:
        if key == "game.over":
            return self.outcome(values)
        named = self.named(values)
        if key in ("event.drawn", "evening.used", "snow.found"):
            named["text"] = self.text(values["card"])
        elif key == "evening.resolved":
            named["text"] = self.text(values["card"], STAGES[values["stage"]])
        elif key == "card.chosen":
            named["text"] = self.branch_text(values["card"], values["branch"])
        return Phrase(fluent_key("log", key), named)

    def outcome(self, data: dict[str, Any]) -> Phrase:
        """How the game ended; `data` is that of an `Outcome`."""
        return Phrase(str(data["key"]).replace(".", "-"), {**data["values"], "level": data["level"] or "none"})

    def reason(self, key: str, values: dict[str, Any]) -> Phrase:
        return Phrase(key.replace(".", "-"), self.named(values))

    # -- names -----------------------------------------------------------------------------------------------

    def named(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values with names instead of ids; lists become a text. Types, tracks and weather are for the sentences."""
        return {key: self.name(key, value) for key, value in values.items()}

    def name(self, key: str, value: Any) -> Any:
        if key in ("space", "position"):
            return self.space(value)
        if key == "place":
            return self.place(value) if isinstance(value, str) else value
        if key == "card":
            return self.card(value)
        if key == "gun":
            return self.gun(value)
        if key == "damage":
            return self.damage(value)
        if key == "outlook":
            return next(outlook.name for outlook in self.box.tracks.surrender if outlook.id == value)
        if key == "where" and value in self.box.map.rows:
            return self.box.map.rows[value].name
        if isinstance(value, list):
            return self.listed(key, value)
        return value

    def listed(self, key: str, values: list[Any]) -> str:
        """A list as a text: dice, tiles from the bag, Defenders, cards."""
        if key == "dice":
            return " ".join([str(die) for die in values])
        if key == "cards":
            return ", ".join([self.card(card) for card in values])
        kind = "tile" if key == "tiles" else "joined"
        counts = {value: values.count(value) for value in sorted(values)}
        names = [
            self.tile(value, count) if kind == "tile" else self.defenders(value, count)
            for value, count in counts.items()
        ]
        return ", ".join(names)

    def tile(self, tile: str, count: int) -> str:
        """Some tiles of one kind."""
        if tile in DAMAGED:
            return self.words.format("tile-damage", {"damage": self.damage(tile), "count": count})
        return self.words.format(fluent_key("tile", tile), {"count": count})

    def defenders(self, kind: str, count: int) -> str:
        """Some Defenders of one type."""
        return self.words.format("some-defenders", {"defender": kind, "count": count})

    def space(self, id: str) -> str:
        return self.box.spaces[self.box.space_index[id]].name

    def place(self, id: str) -> str:
        return self.box.map.names[self.box.map.index[id]]

    def gun(self, id: str) -> str:
        return self.box.pieces.status_names[id]

    def damage(self, id: str) -> str:
        return self.box.pieces.damage_names[DAMAGED.index(id)]

    def card(self, id: str) -> str:
        """The title of a card, whatever its deck."""
        cards = self.box.cards
        if id in cards.events:
            return cards.events[id].title
        return cards.snow[id].title if id in cards.snow else cards.morale[id].title

    def text(self, id: str, stage: str = "mobilisation") -> str:
        """What a card says; a Morale card in this stage."""
        cards = self.box.cards
        if id in cards.events:
            return cards.events[id].text.text
        if id in cards.snow:
            return cards.snow[id].text.text
        sections = cards.morale[id].sections
        return sections[STAGES.index(stage) if len(sections) > 1 else 0].text

    def texts(self, card: str) -> list[Text]:
        """All that a card says, section by section."""
        cards = self.box.cards
        if card in cards.events:
            return [cards.events[card].text]
        return [cards.snow[card].text] if card in cards.snow else cards.morale[card].sections

    def choice_text(self, card: str) -> str:
        """The part of a card that lets the player choose."""
        return next(text.text for text in self.texts(card) if text.branches)

    def branch_text(self, card: str, branch: str) -> str:
        """What one of the choices of a card says."""
        return next(one.text for text in self.texts(card) for one in text.branches if one.id == branch)


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

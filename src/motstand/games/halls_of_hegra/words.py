"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.answers import (
    ANSWERS,
    ARTILLERY,
    CARD,
    CHOOSE,
    DAMAGE,
    GUN,
    PLACE,
    PLACING,
    SPACE,
)
from motstand.games.halls_of_hegra.components import DAMAGED, STAGES, Box
from motstand.games.halls_of_hegra.names import names
from motstand.kernel.flow import Ask, Option
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message, phrase
from motstand.kernel.words.sentences import GameWords, Words, fluent_key

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
        super().__init__(words, names(box), ANSWERS, THINGS, QUIET)
        self.box = box
        self.difficulty = box.difficulties[setup.scenario]

    # -- questions and options -------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Message:
        asked = super().ask(ask)
        if ask.prompt == CHOOSE.prompt:
            asked.values["text"] = {"choice": (ask.values or {})["card"]}
        return asked

    def consequence(self, option: Option, ask: Ask, view: dict[str, Any]) -> dict[str, Any]:
        parts = ANSWERS[option[0]].named(option)
        match option:
            case ("choose", branch):
                return {"text": {"branch": f"{(ask.values or {})['card']}@{branch}"}}
            case (_, card) if "card" in parts:
                return {"text": self.text(card, view["stage"])}
            case (_, *_, space) if "space" in parts:
                return {"text": {"space_text": space}}
            case ("spend", _):
                return {"per": view["tracks"]["rations"]}
            case (_, position) if "position" in parts:
                return {"defender": view["defenders"]["positions"][position]}
            case ("go", place):
                return {"enemies": enemies_in(place, view)}
            case ("open", delivery):
                return {"text": {"delivery_text": delivery}}
            case ("airfield", _):
                return {"stack": 0}
        return {}

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

    def targets(self, option: Option) -> dict[str, list[str]]:
        parts = ANSWERS[option[0]].named(option)
        return {
            "areas": [str(part) for name, part in parts.items() if name in (SPACE, "position", PLACE)],
            "cards": [part for name, part in parts.items() if name == CARD],
        }

    # -- the log ---------------------------------------------------------------------------------------------

    def entry(self, key: str, values: dict[str, Any]) -> Message:
        said = super().entry(key, values)
        if key in ("event.drawn", "evening.used", "snow.found"):
            said.values["text"] = self.text(values["card"], STAGES[0])
        elif key == "evening.resolved":
            said.values["text"] = self.text(values["card"], STAGES[values["stage"]])
        elif key == "card.chosen":
            said.values["text"] = {"branch": f"{values['card']}@{values['branch']}"}
        return said

    # -- names -----------------------------------------------------------------------------------------------

    def listed(self, key: str, values: list[Any]) -> Any:
        """A list: dice, tiles from the bag, Defenders, cards."""
        if key == "dice" or (values and isinstance(values[0], dict)):
            return super().listed(key, values)
        if key == "cards":
            return [{"card": card} for card in values]
        counts = {value: values.count(value) for value in sorted(values)}
        if key == "tiles":
            return [tiles(tile, count) for tile, count in counts.items()]
        return [phrase("some-defenders", defender=kind, count=count) for kind, count in counts.items()]

    def text(self, card: str, stage: str) -> dict[str, str]:
        """What a card says; a Morale card in this stage."""
        return {"text": f"{card}@{stage}" if card in self.box.cards.morale else card}


def tiles(tile: str, count: int) -> dict[str, Any]:
    """Some tiles of one kind, as a phrase within a phrase."""
    if tile in DAMAGED:
        return phrase("tile-damage", damage={"damage": tile}, count=count)
    return phrase(fluent_key("tile", tile), count=count)


def enemies_in(place: str, view: dict[str, Any]) -> str:
    """Whom a run meets in a place: "nobody", "patrol", "artillery" or "both"."""
    patrol = place in view["map"]["patrols"]
    artillery = place in view["map"]["artillery"]
    if patrol and artillery:
        return "both"
    return "patrol" if patrol else "artillery" if artillery else "nobody"

"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any, Final, cast

from motstand.games.kampen_om_norge.answers import (
    ANYWHERE,
    AREA,
    ATTACK_CARDS,
    CARD,
    DEFENCE_CARDS,
    ENGINEERS,
    NEAR,
    TRADE,
    TRADE_TO_INVADE,
)
from motstand.games.kampen_om_norge.components import Box
from motstand.games.kampen_om_norge.names import names
from motstand.games.kampen_om_norge.questions import ANSWERS
from motstand.games.kampen_om_norge.sea.answers import SHIP
from motstand.kernel.flow import Ask, Option, Roll
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message, phrase
from motstand.kernel.words.sentences import GameWords, Words, fluent_key

QUIET: Final = ("pass", "done", "end")
SIDE: Final = "side"
VALUES: Final[dict[str, str]] = {
    **dict.fromkeys(("area", "from", "to", "via", "outside", "spot", "first"), AREA),
    **dict.fromkeys(("card", "cancelled", "played", "kept"), CARD),
    **dict.fromkeys(("ship", "other"), SHIP),
    **dict.fromkeys(("faction", "enemy", "role", "seat"), SIDE),
    "kind": "kind",
}
"""What a value names, by what sentences call the value; the others are said as they are."""
CARDS_OF_A_COMBAT: Final = (ATTACK_CARDS.prompt, DEFENCE_CARDS.prompt)
MOST_OFFERED: Final = 20_000
"""So many phrases of options are kept; then they are made anew."""


class KampenWords(GameWords):
    """How Kampen om Norge speaks, with the names that are printed in this box."""

    def __init__(self, words: Words, box: Box, setup: Setup) -> None:
        super().__init__(words, names(box, box.scenarios[setup.scenario]), ANSWERS, quiet=QUIET)
        self.box = box
        self.scenario = box.scenarios[setup.scenario]
        # Phrases that were made before, by option and by whom it meets: questions offer the same over and over.
        self._offered: dict[str, dict[Option, Message]] = {}

    # -- questions and options -------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Message:
        asked = super().ask(ask)
        if isinstance(ask, Roll):
            asked.values["seat"] = spelled(ask.seat)
        if ask.prompt in (TRADE.prompt, TRADE_TO_INVADE.prompt):
            asked.values["per"] = self.scenario.symbols_per_battalion
        return asked

    def option(self, option: Option, ask: Ask, view: dict[str, Any]) -> Message:
        head = option[0]
        if head in QUIET:
            values = self.named(ask.values or {})
            if ask.prompt in CARDS_OF_A_COMBAT:
                values["played"] = "yes" if has_played((ask.values or {})["faction"], view) else "no"
            return Message(fluent_key(head, ask.prompt), values)
        end = view_area(option)
        meets = self.meets(end, view) if end else ""
        if ask.prompt == ENGINEERS.prompt:
            phrase = self.offered(option, end, meets)
            return Message(phrase.key, {**phrase.values, "cancelled": {"kind": (ask.values or {})["kind"]}})
        offered = self._offered.setdefault(meets, {})
        known = offered.get(option)
        if known is None:
            if len(offered) >= MOST_OFFERED:
                offered.clear()
            known = offered[option] = self.offered(option, end, meets)
        return known

    def options(self, options: list[Option], ask: Ask, view: dict[str, Any]) -> list[Message]:
        phrases: list[Message] = []
        # Many options lead into the same area.
        met: dict[str, dict[Option, Message]] = {"": self._offered.setdefault("", {})}
        # What a cancelled card is called depends on the question.
        said_anew = ask.prompt == ENGINEERS.prompt
        for option in options:
            end = view_area(option)
            offered = met.get(end)
            if offered is None:
                offered = met[end] = self._offered.setdefault(self.meets(end, view), {})
            known = offered.get(option)
            phrases.append(self.option(option, ask, view) if known is None or said_anew else known)
        return phrases

    def offered(self, option: Option, end: str, meets: str) -> Message:
        """What an option does that leads into an area, "" if none, and meets somebody there."""
        parts = ANSWERS[option[0]].named(option)
        values = self.named(parts)
        if "card" in parts:
            card = self.scenario.cards[parts["card"]]
            values["name"], values["symbols"] = card.kind.name, card.symbols
            if card.kind.sends_back:
                values["turned"] = card.kind.sends_back
        if end:
            values["meets"] = meets
            if "from" in parts:
                last = parts.get("via", parts["from"])
                values["water"] = "yes" if self.is_across_water(last, end) else "no"
        return Message(fluent_key("option", option[0]), values)

    def meets(self, area: str, view: dict[str, Any]) -> str:
        """Whom the active faction meets in an area: "enemy" there, an "attack" of its own under way, or "nobody"."""
        here = view["areas"].get(area)
        if not here:
            return "nobody"
        if view["active"] == "germany":
            if not here.get("norway") and not here.get("allies"):
                return "nobody"
        elif not here.get("germany"):
            return "nobody"
        for attack in view["attacks"]:
            if attack["area"] == area:
                return "attack"
        return "enemy"

    def is_across_water(self, one: str, other: str) -> bool:
        board = self.box.board
        return board.water_between(board.index[one], board.index[other])

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Message]:
        parts = ANSWERS[option[0]].named(option)
        area = parts.get("area", parts.get("to"))
        if area is None:
            return []
        if "card" in parts:
            return [Message("group-card", {"card": {"card": parts["card"]}})]
        if "count" in parts:
            start, end = parts["from"], parts["to"]
            fresh = Message("group-from", {"area": self.area(start), "count": fresh_battalions(start, view)})
            return [fresh, Message("group-to", {"area": self.area(end), "meets": self.meets(end, view)})]
        return [Message("group-region", {"region": self.region(area)})]

    def targets(self, option: Option) -> dict[str, list[str]]:
        parts = [(part.kind, value) for part, value in zip(ANSWERS[option[0]].parts, option[1:], strict=False)]
        return {
            "areas": [part for kind, part in parts if kind == AREA and part in self.box.board.index],
            "cards": [part for kind, part in parts if kind == CARD],
        }

    def spoken(self, option: Option) -> list[list[str]]:
        said: list[list[str]] = [[option[0]]]
        for part, value in zip(ANSWERS[option[0]].parts, option[1:], strict=False):
            if part.kind == AREA:
                said.append([value, self.names["area"].get(value, value)])
            elif part.kind == SHIP:
                said.append([self.names["ship"][value], value])
            elif part.kind == CARD:
                card = self.scenario.cards[value]
                said.append([card.kind.name, *filter(None, [card.kind.english]), value])
            else:
                said.append([str(value)])
        return said

    # -- the log ---------------------------------------------------------------------------------------------

    def outcome(self, data: dict[str, Any]) -> Message:
        """How the game ended; `data` is that of an `Outcome`."""
        level = data["level"] or "plain"
        return Message(str(data["key"]).replace(".", "-"), {**self.named(data["values"]), "level": level})

    def objection(self, key: str, values: dict[str, Any]) -> Message:
        said = super().objection(key, values)
        for name, kind in (("fields", AREA), ("kinds", "kind")):
            if name in values:
                said.values[name] = [{kind: each} for each in values[name]]
        if "times" in values:
            said.values["times"] = [phrase(f"when-{time}") for time in values["times"]]
        return said

    # -- names -----------------------------------------------------------------------------------------------

    def named(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values with ids as the things that they name; lists of dice become a text."""
        named: dict[str, Any] = {}
        for key, value in values.items():
            kind = VALUES.get(key, "")
            if kind == AREA:
                named[key] = self.area(value)
            elif kind == SIDE:
                named[key] = spelled(value)
            elif kind:
                named[key] = {kind: value}
            elif key == "dice":
                named[key] = " ".join([str(die) for die in value])
            else:
                named[key] = value
        return named

    def area(self, id: str) -> Any:
        """An area, to be named; "sea" and "air" stay, sentences know them."""
        return {"area": id} if id in self.box.board.index else id

    def region(self, area: str) -> str:
        return self.box.board.regions[self.box.board.index[area]]


def has_played(faction: str, view: dict[str, Any]) -> bool:
    """Has the faction played a card in the combat on the table?"""
    return any(play["faction"] == faction for play in view["combat"]["plays"])


def spelled(side: str) -> str:
    """A faction or seat as the sentences select it: Fluent knows no plus sign."""
    return "both" if side == "norway+allies" else side


# Where in an answer the area stands that it leads into, also if it is hostile.
INTO: Final[dict[str, int]] = {
    head: place
    for head, kind in ANSWERS.items()
    for place, part in enumerate(kind.parts, start=1)
    if part.among in (NEAR, ANYWHERE)
}


def view_area(option: Option) -> str:
    """The area that an option leads into, "" if none."""
    place = INTO.get(option[0])
    return "" if place is None else cast(str, option[place])


def fresh_battalions(area: str, view: dict[str, Any]) -> int:
    """Battalions of the active faction that have not moved."""
    here = view["areas"].get(area, {})
    return int(here.get(view["active"], 0)) - int(here.get("moved", 0))

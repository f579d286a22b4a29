"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.answers import ANSWERS, HALT, MOVE, OPTION, TURN
from motstand.games.dutch_resistance.components import ABILITY, PLACES, SIGNS, Box
from motstand.games.dutch_resistance.names import names
from motstand.games.dutch_resistance.offers import DROP, GIVE, LOOK, REQUEST_GROUP, TOKEN, VONK
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.vocabulary import LETTERS, Effect
from motstand.kernel.flow import Ask, Choice, Option
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message, phrase
from motstand.kernel.words.sentences import GameWords, Words, fluent_key

ANY_TIME: Final = (TOKEN, DROP, GIVE, VONK, LOOK, REQUEST_GROUP)
QUIET: Final = ("done", "decline", "stop", "keep", "risk")
# Values that name things, and the kind of thing that they name. A token may be a Costs token or a Resistance Group.
THINGS: Final = {
    "character": "character",
    "receiver": "character",
    "identity": "identity",
    "tile": "tile",
    "card": "card",
    "resource": "resource",
    "token": "token",
    "scenario": "scenario",
    "start_tile": "tile",
}


def is_beside_turn(ask: Ask) -> bool:
    """DR-MAT-04: is it another's turn, and all that can be answered is what may be done at any time?"""
    if not isinstance(ask, Choice) or ask.prompt not in (TURN.prompt, MOVE.prompt):
        return False
    return all(option[0] in ANY_TIME for option in ask.options)


class DutchWords(GameWords):
    """How Dutch Resistance speaks, with the names that are printed in this box."""

    def __init__(self, words: Words, box: Box, setup: Setup) -> None:
        super().__init__(words, names(box))
        self.box = box
        self.scenario = setup.scenario

    # -- questions and options -------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Message:
        values = self.named(ask.values or {})
        if is_beside_turn(ask):
            return Message("ask-meanwhile")
        if ask.prompt == HALT.prompt:
            values["text"] = {"halt_text": (ask.values or {})["card"]}
        return Message(fluent_key("ask", ask.prompt), values)

    def option(self, option: Option, ask: Ask, view: dict[str, Any]) -> Message:
        head = option[0]
        if head in QUIET:
            return Message(fluent_key(head, ask.prompt), self.named(ask.values or {}))
        parts = ANSWERS[head].named(option)
        if "place" in parts:
            parts["tile"] = view["places"][parts["place"]]["tile"]
        values = self.named(parts)
        if head == "choose":
            values["text"] = self.text_of_option(ask, parts["option"])
            return Message("option-choose-halt" if ask.prompt == HALT.prompt else "option-choose", values)
        elif head == ABILITY:
            values["text"] = self.ability(parts["card"], parts["ability"])
        elif head in ("scenario", "scenario_for"):
            values["action"] = {"action": f"{self.scenario}@{parts['action']}"}
        elif head == "location":
            values["text"] = {"tile_text": self.tile_of_the_acting(view)}
        elif head == "take":
            values["what"] = self.resource((ask.values or {})["verb"])
        elif head in ("go", "escort"):
            values["occupiers"] = occupiers_on(parts["road"], view)
        else:
            values.update(self.consequence(option, ask, view))
        return Message(fluent_key("option", head), values)

    def consequence(self, option: Option, ask: Ask, view: dict[str, Any]) -> dict[str, Any]:
        """What an option leads to, as far as its parts alone do not say it."""
        match option:
            case ("be", name):
                return {"text": {"identity_text": name}}
            case ("helper", card):
                return {"text": said_effects(self.box.cards.helpers[card].effects)}
            case (("safety" | "raid" | "target" | "start"), place):
                return {"safety": view["places"][place]["safety"]}
            case ("reduce", _, occupier):
                return {"left": "policeman" if occupier == "soldier" else "nobody"}
            case ("shift", road, _, sign):
                signs = self.box.board.roads[LETTERS.index(road)]
                passed = PLACES[signs.passed[SIGNS.index(sign)]]
                return {"to": LETTERS[signs.next[SIGNS.index(sign)]], "tile": {"tile": view["places"][passed]["tile"]}}
            case ("intensify", road):
                return {"policemen": view["roads"].get(road, {}).get("policemen", 0)}
        return {}

    def ability(self, card: str, number: int) -> Any:
        """What the card says; of several abilities, what this one does."""
        abilities = self.box.cards.characters[card].abilities
        if len(abilities) == 1:
            return {"ability": card}
        return said_effects([*abilities[number].cost, *abilities[number].effects])

    def text_of_option(self, ask: Ask, id: str) -> Any:
        """DR-HALT-02: of a Halt! card only the story; of other cards what the option does."""
        card = (ask.values or {})["card"]
        if ask.prompt == HALT.prompt:
            return {"halt": f"{card}@{id}"}
        return said_effects(self.options_of(card)[id])

    def options_of(self, card: str) -> dict[str, list[Effect]]:
        """The options of an Occupier card, a Character card or a Resistance Group."""
        cards = self.box.cards
        if card in cards.occupiers:
            return cards.occupiers[card].options
        if card in cards.groups:
            return cards.groups[card].options
        return next(ability.options for ability in cards.characters[card].abilities if ability.options)

    def tile_of_the_acting(self, view: dict[str, Any]) -> str:
        acting = next(each for each in view["characters"] if each["colour"] == view["active"])
        return str(view["places"][acting["place"]]["tile"])

    def resource(self, name: str) -> Any:
        """A Resource by its name; Ticket and Ausweis cards are words that sentences know."""
        return {"resource": name} if name in self.names["resource"] else phrase(f"thing-{name}")

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Message]:
        parts = ANSWERS[option[0]].named(option)
        if "card" in parts and ask.prompt != OPTION.prompt:
            return [Message("group-card", {"card": {"card": parts["card"]}})]
        return []

    def is_quiet(self, option: Option) -> bool:
        return option[0] in QUIET

    def targets(self, option: Option) -> dict[str, list[str]]:
        parts = ANSWERS[option[0]].named(option)
        return {
            "areas": [str(part) for name, part in parts.items() if name in ("place", "road")],
            "cards": [part for name, part in parts.items() if name in ("card", "deck")],
        }

    def steps(self, option: Option) -> list[tuple[str, str | int, str]]:
        return ANSWERS[option[0]].steps(option)

    def spoken(self, option: Option) -> list[list[str]]:
        said: list[list[str]] = [[option[0]]]
        for name, part in ANSWERS[option[0]].named(option).items():
            called = self.names[THINGS[name]].get(part) if name in THINGS else None
            said.append([str(part)] if called is None else [called, str(part)])
        return said

    # -- the log ---------------------------------------------------------------------------------------------

    def entry(self, key: str, values: dict[str, Any]) -> Message:
        if key == "game.over":
            return Message(fluent_key("end", values["key"]), {})
        named = self.named(values)
        if key == "chosen":
            card, option = values["card"], values["option"]
            named["text"] = said_effects(self.options_of(card)[option])
        elif key == "halt.chosen":
            named["text"] = {"halt": f"{values['card']}@{values['option']}"}
            option = next(one for one in self.box.cards.halts[values["card"]].options if one.id == values["option"])
            named["effects"] = said_effects(option.effects(values["section"]))
        elif key == "identity":
            # Whose Identity it is becomes known by this line.
            named["character"] = {"colour": values["character"]}
        elif key in ("cards.gained", "cards.lost"):
            named["card"] = self.resource(values["card"])
        elif key in ("card", "card.also") and values["use"] == ABILITY:
            named["text"] = self.ability(values["card"], values["ability"])
        elif key == "scenario":
            named["action"] = {"action": f"{self.scenario}@{values['action']}"}
            return Message("log-scenario-for" if "token" in values else "log-scenario", named)
        elif key == "checked":
            named["taken"] = "token" if "token" in values else "nobody"
        elif key == "rolled":
            named["what"] = values["what"].replace(".", "-")
        elif key == "tiles":
            named["tiles"] = [{"tile": tile} for tile in values["tiles"]]
        return Message(fluent_key("log", key), named)

    def preparation(self, key: str, values: dict[str, Any]) -> Message:
        """Boards and meeples are told apart by their colours alone."""
        colour = {"character": {"colour": values["character"]}} if "character" in values else {}
        return Message(fluent_key("prepare", key), {**self.named(values), **colour})

    def look(self, view: dict[str, Any]) -> None:
        for each in view["characters"]:
            if each["identity"]:
                name, colour = self.names["identity"][each["identity"]], self.names["colour"][each["colour"]]
                self.names["character"][each["colour"]] = f"{name.split()[0]} ({colour})"

    def named(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values with the things that they name; a deck of Helpers is called by its visible card."""
        found: dict[str, Any] = {}
        for name, value in values.items():
            kind = THINGS.get(name)
            if kind is not None and value in self.names[kind]:
                found[name] = {kind: value}
            elif name == "deck":
                found[name] = {"card": value}
            elif name == "thing":
                found[name] = self.resource(value)
            elif name == "guided":
                found[name] = {"token": value} if value in self.names["token"] else {"character": value}
            elif name == "token":
                found[name] = phrase("thing-group" if value == "group" else "thing-costs", id=value)
            else:
                found[name] = value
        return found


def occupiers_on(road: str, view: dict[str, Any]) -> str:
    """Who stands on a Road, as sentences select by it."""
    standing = view["roads"].get(road)
    if standing is None:
        return "nobody"
    return "soldier" if standing["soldiers"] else "policeman"

"""Keys, values and board targets of all that the game asks, offers and tells. The sentences are in words/en.ftl."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.answers import ANSWERS, ARMY_SIDE, CARD, PLACE, SPACE
from motstand.games.crown_and_courage.components import CHAOS, DISPLAY, GRID, LINE, NOTHING, SPACES_OF_LINE, Box
from motstand.games.crown_and_courage.hand import CALMED, price
from motstand.games.crown_and_courage.names import names
from motstand.games.crown_and_courage.operations import line_through
from motstand.games.crown_and_courage.phrases import effects_said, face_said, response_said, tile_said
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import Ask, Draw, Option, Roll
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message, phrase
from motstand.kernel.words.sentences import GameWords, Words, fluent_key

QUIET = ("done", "go_on", "hurry", "skip", "skip_frame", "spare")
"""What only goes on."""
BY_QUESTION = ("done", "decline")
"""What means something else in each question."""

GROUPS: dict[str, tuple[str, list[str]]] = {
    "play": ("group-cards", []),
    "calm": ("group-cards", []),
    "place": ("group-place", [SPACE]),
    "march": ("group-march", ["from"]),
    "mobilise": ("group-mobilise", []),
    "send": ("group-send", ["value"]),
}
"""Answers that are offered together: the heading, and the parts that they share."""

# What kind of thing a value names, by how the sentences call the value.
THINGS = {
    PLACE: "place",
    "from": "place",
    "to": "place",
    CARD: "card",
    "demand": "demand",
    "sector": "sector",
}
TILES = ("tile", "better")


class CrownWords(GameWords):
    """How Crown & Courage speaks, with the names that are printed in this box."""

    def __init__(self, words: Words, box: Box, setup: Setup) -> None:
        super().__init__(words, names(box), ANSWERS, THINGS, QUIET)
        self.box = box
        self.difficulty = box.difficulties[setup.scenario]

    # -- questions -------------------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Message:
        values = self.named(ask.values or {})
        if isinstance(ask, Roll):
            return Message(f"ask-roll-{ask.prompt}", {**values, "count": ask.count})
        if isinstance(ask, Draw):
            return Message(f"ask-draw-{ask.prompt}", values)
        return Message(fluent_key("ask", ask.prompt), values)

    # -- options ---------------------------------------------------------------------------------------------

    def option(self, option: Option, ask: Ask, view: dict[str, Any]) -> Message:
        head = option[0]
        if head in BY_QUESTION:
            return Message(fluent_key(head, ask.prompt), self.named(ask.values or {}))
        values = self.named(ANSWERS[head].named(option))
        values.update(self.consequence(option, ask, view))
        return Message(fluent_key("option", head), values)

    def consequence(self, option: Option, ask: Ask, view: dict[str, Any]) -> dict[str, Any]:
        """What an option leads to, as far as its parts alone do not say it."""
        match option:
            case ("choose", displayed):
                return self.of_display(displayed, view)
            case ("place", square, face):
                return self.of_placing(square, face, view)
            case ("activate", line):
                return self.of_line(line, (ask.values or {})["space"], view)
            case (("resolve" | "skip" | "repeat" | "upgrade"), square):
                return self.of_tile(view["grid"][square]["tile"], view["grid"][square]["army"])
            case ("upgrade_plan", displayed):
                return self.of_tile(view["display"][DISPLAY.index(displayed)]["tile"], False)
            case ("resolve_frame", _):
                return {"effects": effects_said(self.box.order_front)}
            case ("play", card, number):
                return self.of_card(card, number, 0)
            case ("order", card, number):
                return self.of_card(card, number, (ask.values or {})["cheaper"])
            case ("calm", cards):
                return {"levels": CALMED[cards]}
            case ("discard", card):
                return {"collaborator": "yes" if self.box.cards[card].collaborator else "no"}
            case ("support", card):
                won = self.box.cards[card].won
                return {"strength": self.box.cards[card].strength, "won": effects_said(won) if won else "none"}
            case (("send" | "smuggle"), *_, position):
                frame = view["frame"][position - 1]
                return {"action": frame["action"], "shown": frame["die"] + 1}
            case ("raise_die", value):
                return {"shown": value + 1}
            case ("train",):
                return {"count": view["tracks"]["loyalty"]}
            case ("give_die", value):
                return {"stress": max(view["tracks"]["threat"] - value, 0)}
            case ("go", place):
                return self.of_going(place, ask, view)
            case ("new_route",):
                return {"stress": len(view["pools"]["evacuation"]) + 1}
            case ("move_now",):
                return {"count": len(view["pools"]["evacuation"])}
            case ("ignore",):
                return {"count": len(view["demands"]["ignored"]) + 1}
        return {}

    def of_display(self, displayed: str, view: dict[str, Any]) -> dict[str, Any]:
        """A tile of Today's Plan: what it does, and its price."""
        place = DISPLAY.index(displayed)
        cost = self.box.display[place].cost
        tile = view["display"][place]["tile"]
        return {**self.of_tile(tile, False), "cost": effects_said(cost) if cost else "none"}

    def of_placing(self, square: str, face: str, view: dict[str, Any]) -> dict[str, Any]:
        """A tile on a space of the grid: what its face does, and what the Germans answer."""
        chain = view["chains"][square]
        army = face == ARMY_SIDE
        response = response_said(chain["response"], chain["skipped"] and not army)
        return {**self.of_tile(view["placing"], army), "response": response, "face": face_said(view["placing"], face)}

    def of_line(self, line: str, square: str, view: dict[str, Any]) -> dict[str, Any]:
        """The active line: which tiles support the primary order, and whether it sets off a Quick Response."""
        primary = GRID.index(square)
        number = line_through(primary, line)
        squares = [GRID[space] for space in SPACES_OF_LINE[number] if space != primary]
        tiles = [view["grid"][each]["tile"] for each in squares if view["grid"][each]["tile"] != NOTHING]
        taken = list(range(len(tiles)))
        frame = view["frame"][self.box.order_position[number] - 1]["action"] == NOTHING
        if frame:
            taken.append(LINE - 1)
        quick = any(self.box.operations[place].quick_response for place in taken)
        return {
            "supports": [tile_said(tile) for tile in tiles] if tiles else "none",
            "frame": "yes" if frame else "no",
            "quick": "yes" if quick else "no",
        }

    def of_tile(self, tile: str, army: bool) -> dict[str, Any]:
        """A tile and what one of its faces does."""
        effects: list[Effect] = []
        if tile != CHAOS:
            effects = self.box.tiles[tile].reverse if army else self.box.tiles[tile].unique
        return {"tile": tile_said(tile), "effects": effects_said(effects)}

    def of_card(self, card: str, number: int, cheaper: int) -> dict[str, Any]:
        """An action of a card: its name, what it does, and how many other cards it costs."""
        action = self.box.cards[card].actions[number - 1]
        return {
            "action": {"action": f"{card}@{number}"},
            "effects": effects_said(action.effects),
            "cost": price(action, cheaper),
        }

    def of_going(self, place: str, ask: Ask, view: dict[str, Any]) -> dict[str, Any]:
        """What the King meets on his way. In a forced escape nothing of it counts (CNC-ESCAPE-08)."""
        if ask.prompt == "escape":
            return {"germans": 0, "troops": 0, "town": "none"}
        board = view["map"]
        town = board["towns"].get(place, "none")
        return {
            "germans": board["regulars"].get(place, 0) + board["paratroopers"].get(place, 0),
            "troops": board["norwegians"].get(place, 0),
            "town": "bombed" if town == "free" and board["bombed"] == place else town,
        }

    # -- where a person finds an option ------------------------------------------------------------------------

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Message]:
        head = option[0]
        if head not in GROUPS:
            return []
        key, shared = GROUPS[head]
        values = self.named(ANSWERS[head].named(option))
        return [Message(key, {name: values[name] for name in shared})]

    def targets(self, option: Option) -> dict[str, list[str]]:
        parts = ANSWERS[option[0]].named(option)
        return {
            "areas": [str(part) for name, part in parts.items() if THINGS.get(name) == PLACE or name == SPACE],
            "cards": [part for name, part in parts.items() if name == CARD],
        }

    # -- the log ---------------------------------------------------------------------------------------------

    def entry(self, key: str, values: dict[str, Any]) -> Message:
        said = super().entry(key, values)
        if key == "card.played":
            said.values["action"] = {"action": self.action_named(values["card"], values["action"])}
        elif key == "plan.placed":
            said.values["face"] = face_said(values["tile"], values["face"])
        elif key == "upgraded":
            said.values["to"] = tile_said(values["to"])
        elif key == "demand.drawn":
            said.values["effects"] = effects_said(self.box.demands[values["demand"]].declined)
        return said

    def action_named(self, card: str, action: str) -> str:
        """The log tells an action by its own id; its name is found by its number."""
        ids = [each.id for each in self.box.cards[card].actions]
        return f"{card}@{ids.index(action) + 1}"

    def outcome(self, data: dict[str, Any]) -> Message:
        """How the game ended; `data` is that of an `Outcome`."""
        return Message(str(data["key"]).replace(".", "-"), dict(data["values"]))

    # -- names -----------------------------------------------------------------------------------------------

    def thing(self, key: str, value: Any) -> Any:
        if isinstance(value, list):
            return self.listed(key, value)
        if key in TILES:
            return tile_said(value)
        kind = THINGS.get(key, "")
        # A marker moves from one number to another, and a place may be one of a row.
        return {kind: str(value)} if kind and str(value) in self.names[kind] else value

    def listed(self, key: str, values: list[Any]) -> Any:
        """A list: dice, cards, tiles."""
        if key == "cards":
            return [{CARD: card} for card in values]
        if key == "tiles":
            return [tile_said(tile) for tile in values]
        if key == "towns":
            return [{PLACE: town} for town in values]
        if key == "spaces":
            return [phrase("space-name", space=square) for square in values]
        return super().listed(key, values)

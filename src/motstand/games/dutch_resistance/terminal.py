"""The town and the country as text, 80 columns or wider, readable without colour."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motstand.kernel.words.sentences import GameWords
from motstand.terminal.board import Board

ROUNDS = 12
"""At most so many rounds."""


class DutchBoard(Board):
    """Draws what a seat may see: markers, Locations, Roads with Occupiers, Characters, and the own Occupier card."""

    def __init__(self, words: GameWords, printed: dict[str, Any]) -> None:
        super().__init__(words, printed)
        self.printed = printed

    def title(self) -> str:
        return str(self.scenario["name"])

    @property
    def length(self) -> int:
        return ROUNDS

    def introduction(self) -> list[str]:
        return [str(self.scenario["subtitle"]), *[f"{each['name']}: {each['text']}" for each in self.actions()]]

    def actions(self) -> list[dict[str, str]]:
        return list(self.scenario["actions"].values())

    def moment(self, view: dict[str, Any]) -> tuple[Any, ...]:
        """A new round, or somebody else's turn."""
        return view["round"], view["phase"], view["turn"]

    def summary(self, view: dict[str, Any]) -> str:
        return self.say("board-summary", round=view["round"], morale=view["morale"], caught=view["caught"])

    # -- the whole table -------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        sides = Table.grid(padding=(0, 2))
        sides.add_column(width=(width - 2) // 2)
        sides.add_column(width=(width - 2) // 2)
        sides.add_row(Group(*self.places(view)), Group(*self.roads(view), *self.people(view), *self.pieces(view)))
        return Group(self.markers(view), Text(), sides)

    def markers(self, view: dict[str, Any]) -> Text:
        values = {"round": view["round"], "morale": view["morale"], "tokens": view["tokens"]}
        return Text(self.say("board-markers", **values, cards=sum(view["decks"]["occupier"])), "bold")

    def places(self, view: dict[str, Any]) -> list[Text]:
        """Each Location with its Safety, what tonight would take, and what lies there."""
        lines = [Text(self.say("board-places"), "bold")]
        for place, shown in view["places"].items():
            most = self.printed["tiles"][shown["tile"]]["most"]
            line = f" {place} {self.name('tile', shown['tile'])} {shown['safety']}/{most}"
            if shown["tonight"]:
                line += f" (-{shown['tonight']})"
            lines.append(Text(f"{line}{self.lying(shown)}"))
        return lines

    def lying(self, shown: dict[str, Any]) -> str:
        told = [shown["costs"].replace("down", "?")] if shown["costs"] else []
        if shown["spot"]:
            told.append(shown["spot"].replace("down", "?"))
        if shown["vonk"]:
            told.append(self.say("board-vonk"))
        return f" [{', '.join(told)}]" if told else ""

    def roads(self, view: dict[str, Any]) -> list[Text]:
        """The Controlled Roads."""
        lines = [Text(self.say("board-roads"), "bold")]
        for letter, standing in view["roads"].items():
            ends = " - ".join(self.printed["roads"][letter]["ends"])
            lines.append(Text(f" {letter} {ends}: {self.say('board-occupiers', **standing)}"))
        return lines

    def people(self, view: dict[str, Any]) -> list[Text]:
        lines = [Text(self.say("board-people"), "bold")]
        for each in view["characters"]:
            name = self.printed["colours"][each["colour"]]
            if each["identity"]:
                name += f" ({self.name('identity', each['identity'])})"
            held = [f"{count} {self.name('resource', kind)}" for kind, count in each["resources"].items()]
            values = {"alibi": each["alibi"], "tickets": each["tickets"], "ausweis": each["ausweis"]}
            lines.append(Text(f" {name} {each['place']}: {self.say('board-character', **values)}"))
            if held:
                lines.append(Text(f"   {', '.join(held)}"))
        return lines

    def pieces(self, view: dict[str, Any]) -> list[Text]:
        """Persons in Hiding and Items on the board."""
        shown = [piece for piece in view["pieces"] if piece["place"]]
        lines = [Text(self.say("board-pieces"), "bold")] if shown else []
        for piece in shown:
            names = self.printed["names"]["token"]
            lines.append(Text(f" {piece['place']} {names.get(piece['id']) or self.say('thing-group')}"))
        return lines

    def hands(self, view: dict[str, Any], playable: list[str]) -> RenderableType:
        """The Character cards of the one whose turn it is, and the own Occupier cards."""
        acting = next(each for each in view["characters"] if each["colour"] == view["turn"])
        lines = [
            Text(f" {'*' if card in playable else ' '} {self.name('card', card)}: {self.name('ability', card)}")
            for card in acting["cards"]
        ]
        for card in view.get("occupier_cards", {}).values():
            lines.append(Text(f"   {self.say('board-occupier', card=self.name('card', card))}"))
        return Group(*lines)

    def odds(self, combats: list[dict[str, Any]]) -> list[str]:
        return [
            self.say("board-odds-search", percent=chance["percent"]) for chance in combats if chance["what"] == "search"
        ]

    def name(self, kind: str, id: str) -> str:
        return str(self.printed["names"][kind][id])


BOARD = DutchBoard

"""The flight as text, 80 columns or wider, readable without colour."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motstand.kernel.words.sentences import GameWords
from motstand.terminal.board import Board

TURNS = 30
"""About so many turns."""


class CrownBoard(Board):
    """Draws what the player may see: tracks, Today's Plan, the grid in its frame, who stands where, and the hand."""

    def __init__(self, words: GameWords, printed: dict[str, Any]) -> None:
        super().__init__(words, printed)
        self.printed = printed

    @property
    def length(self) -> int:
        return TURNS

    def introduction(self) -> list[str]:
        return [str(self.scenario["subtitle"]), self.say("goal")]

    def moment(self, view: dict[str, Any]) -> tuple[Any, ...]:
        """A new turn, or the next phase of it."""
        return view["turn"], view["part"]

    def summary(self, view: dict[str, Any]) -> str:
        return self.say("board-summary", day=view["day"], turn=view["turn"], gold=len(view["cards"]["evacuated"]))

    # -- the whole table -------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        sides = Table.grid(padding=(0, 2))
        sides.add_column(width=(width - 2) // 2)
        sides.add_column(width=(width - 2) // 2)
        sides.add_row(Group(*self.plan(view)), Group(*self.map(view)))
        return Group(self.tracker(view), *self.markers(view), Text(), self.grid(view), Text(), sides)

    def tracker(self, view: dict[str, Any]) -> Text:
        """The turn, and where the player is."""
        line = Text(self.say("headline", day=view["day"], turn=view["turn"], part=view["part"]), "bold")
        for step in view["path"]:
            line.append(f" > {self.phrase(step)}")
        return line

    def markers(self, view: dict[str, Any]) -> list[Text]:
        tracks, pools = view["tracks"], view["pools"]
        dice = " ".join([str(value) for value in pools["evacuation"]]) or "-"
        agents = " ".join([str(value) for value in pools["sabotage"]]) or "-"
        values = {**tracks, "willpower": view["willpower"], "pressure": view["pressure"]["king"]}
        return [
            Text(self.say("board-markers", **values)),
            Text(
                self.say(
                    "board-pools",
                    population=pools["population"],
                    evacuation=dice,
                    sabotage=agents,
                    quick=pools["quick_response"],
                )
            ),
        ]

    def plan(self, view: dict[str, Any]) -> list[Text]:
        """Today's Plan from the top, and the hand."""
        lines = [Text(self.say("part-plan"), "bold")]
        for space in view["display"]:
            lines.append(Text(f" {self.tile(space['tile'])}{' *' * space['discs']}"))
        names = self.printed["names"]["card"]
        hand = [names[card] for card in view["cards"]["hand"]]
        lines.append(Text(self.say("board-hand", count=len(hand)), "bold"))
        lines += [Text(f" {name}") for name in hand]
        return lines

    def grid(self, view: dict[str, Any]) -> Table:
        """The nine spaces in their frame: the action or "?" with the agent on it; "*" is a German symbol."""
        frame = view["frame"]
        table = Table(show_header=False, padding=(0, 1))
        table.add_row("", *[self.framed(frame[position]) for position in (0, 1, 2)], "")
        for row in (1, 2, 3):
            squares = [self.square(view["grid"][f"r{row}c{column}"]) for column in (1, 2, 3)]
            table.add_row(self.framed(frame[12 - row]), *squares, self.framed(frame[2 + row]))
        table.add_row("", *[self.framed(frame[position]) for position in (8, 7, 6)], "")
        return table

    def framed(self, tile: dict[str, Any]) -> str:
        shown = self.say("german-action", action=tile["action"]) if tile["action"] else "-" if tile["order"] else "?"
        return f"{shown} [{tile['die']}]" if tile["die"] else shown

    def square(self, space: dict[str, Any]) -> str:
        if not space["tile"]:
            return "*" if space["symbol"] else ""
        piece = {"primary": "! ", "support": "+ "}.get(space["piece"], "")
        side = f" ({self.say('board-army')})" if space["army"] else ""
        return f"{piece}{self.tile(space['tile'])}{side}{' *' * space['discs']}"

    def tile(self, tile: str) -> str:
        if not tile:
            return "-"
        return self.say("tile-chaos") if tile == "chaos" else self.printed["names"]["tile"][tile]

    def map(self, view: dict[str, Any]) -> list[Text]:
        """Who stands where, from the north to the south."""
        board, names = view["map"], self.printed["names"]["place"]
        lines = [Text(self.say("board-map"), "bold")]
        for place in reversed(list(self.printed["map"]["spaces"])):
            told = self.standing(board, place)
            if told:
                lines.append(Text(f" {place} {names[place]}: {', '.join(told)}"))
        return lines

    def standing(self, board: dict[str, Any], place: str) -> list[str]:
        told: list[str] = []
        if board["king"] == place:
            told.append(self.say("board-king", king="black" if board["black"] else "white"))
        for kind in ("norwegians", "regulars", "paratroopers"):
            if place in board[kind]:
                told.append(self.say(f"board-{kind}", count=board[kind][place]))
        town = board["towns"].get(place, "free")
        if board["bombed"] == place:
            told.append(self.say("board-bombed", count=board["bombing"]))
        elif town != "free":
            told.append(self.say("board-town", town=town))
        return told

    def phrase(self, said: dict[str, Any]) -> str:
        """A phrase with the names in it."""
        names = self.printed["names"]["place"]
        values = {
            key: names[value["place"]] if isinstance(value, dict) else value for key, value in said["values"].items()
        }
        return self.say(said["key"], **values)


BOARD = CrownBoard

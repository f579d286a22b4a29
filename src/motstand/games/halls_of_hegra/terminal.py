"""The fortress as text, 80 columns or wider, readable without colour."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motstand.kernel.words.sentences import GameWords
from motstand.terminal.board import Board

DAYS = 11
PARTS = ("event", "morning", "day", "evening")
AREAS = ("ready", "rest", "tired", "morgue")
BAGS = ("recruit", "hit")
SLOTS = {"covered": "#", "jammed": "x", "fire": "*", "blank": "."}


class HegraBoard(Board):
    """Draws what the commander may see: the day, the markers, who is where, the slope, the trails and the bags."""

    def __init__(self, words: GameWords, printed: dict[str, Any]) -> None:
        super().__init__(words, printed)
        self.printed = printed

    @property
    def length(self) -> int:
        return DAYS

    def introduction(self) -> list[str]:
        return [str(self.scenario["subtitle"]), self.say("goal")]

    def moment(self, view: dict[str, Any]) -> tuple[Any, ...]:
        """A new part of the day, or the next section of its work."""
        return (view["day"], view["part"], view["phase"] if view["part"] == "day" else "")

    def summary(self, view: dict[str, Any]) -> str:
        fallen = sum(view["defenders"]["morgue"].values())
        return self.say("board-summary", day=view["day"], healthy=view["healthy"], fallen=fallen)

    # -- the whole table -------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=(width - 2) // 2)
        grid.add_column(width=(width - 2) // 2)
        left = [self.barracks(view), self.work(view), self.infirmary(view)]
        right = [self.slope(view), self.guns(view), self.trails(view), self.bags(view)]
        grid.add_row(stacked(left), stacked(right))
        return Group(self.tracker(view), *self.markers(view), self.today(view), Text(), grid)

    def tracker(self, view: dict[str, Any]) -> Text:
        """The day, and the four parts of it."""
        line = Text(self.say("board-day", day=view["day"], days=DAYS, stage=view["stage"]), "bold")
        for part in PARTS:
            here = part == view["part"]
            name = self.say(f"part-{part}")
            line.append(f"  ▸{name}" if here else f"   {name}", "bold reverse" if here else "dim")
        return line

    def markers(self, view: dict[str, Any]) -> list[Text]:
        """What the markers show, and how the siege would end today."""
        tracks = view["tracks"]
        first = ["supplies", "morale", "suspicion", "snow", "defence"]
        second = ["movement", "rations", *[name for name in ("fear", "doubt") if name in tracks]]
        numbers = {**tracks, "supplies": view["supplies"]}
        rows = [[self.say("board-marker", track=name, level=numbers[name]) for name in row] for row in (first, second)]
        level = self.printed["names"]["outlook"][tracks["surrender"]]
        rows.append([self.say("board-surrender", level=level, healthy=view["healthy"], required=view["required"])])
        return [Text(" · ".join(row)) for row in rows]

    def today(self, view: dict[str, Any]) -> Text:
        """Today's Event card."""
        card = self.printed["cards"].get(view["event"])
        return Text("") if card is None else Text(f"{card['title']}: {card['text']}", "italic")

    # -- who is where ----------------------------------------------------------------------------------------

    def crowd(self, counts: dict[str, int]) -> str:
        """Defenders in words."""
        return ", ".join([self.say("board-crowd", defender=kind, count=count) for kind, count in counts.items()]) or "–"

    def barracks(self, view: dict[str, Any]) -> list[Text]:
        people = view["defenders"]
        lines = [self.heading("barracks")]
        lines += [named(self.say(f"board-area-{area}"), self.crowd(people[area])) for area in AREAS]
        if people["recruitment"]:
            lines.append(named(self.say("board-area-recruitment"), self.crowd(counted(people["recruitment"]))))
        return lines

    def work(self, view: dict[str, Any]) -> list[Text]:
        """Positions and Action spaces with those who are there."""
        lines = [self.heading("work")]
        spaces = self.printed["spaces"]
        for position, who in view["defenders"]["positions"].items():
            rubble = view["damage"].get(position, 0) > 0
            told = self.say("board-rubble") if rubble else self.crowd({who: 1} if who else {})
            lines.append(named(spaces[position]["name"], told))
        for space, placed in view["defenders"]["placed"].items():
            lines.append(named(spaces[space]["name"], self.crowd(placed)))
        return lines

    def infirmary(self, view: dict[str, Any]) -> list[Text]:
        people = view["defenders"]
        beds = [bed for bed in people["beds"] if bed is not None]
        lines = [self.heading("infirmary")]
        for bed in beds:
            lines.append(Text(" " + self.say("board-patient", defender=bed["defender"], level=bed["level"])))
        for level, waiting in people["waiting"].items():
            lines.append(named(self.say("board-waiting", level=int(level)), self.crowd(waiting)))
        lines.append(Text(" " + self.say("board-beds", count=len(people["beds"]) - len(beds)), "dim"))
        return lines

    # -- the Germans -----------------------------------------------------------------------------------------

    def slope(self, view: dict[str, Any]) -> list[Text]:
        """The Sectors from the wall down: standing, lying, and in the boxes."""
        lines = [self.heading("slope")]
        for sector in reversed(view["sectors"]):
            boxes = sum(sector["boxes"].values())
            values = {"standing": sector["standing"], "lying": sector["lying"], "boxes": boxes}
            lines.append(named(str(sector["sector"]), self.say("board-sector", **values)))
        batteries = view["artillery_track"]
        lines.append(Text(" " + self.say("board-batteries", tiles=batteries["tiles"], pieces=len(batteries["pieces"]))))
        return lines

    def guns(self, view: dict[str, Any]) -> list[Text]:
        lines = [self.heading("guns")]
        for gun, state in view["guns"].items():
            if not state["in_play"]:
                continue
            if "slots" in state:
                told = "".join([SLOTS[slot] for slot in state["slots"]])
                told += "  " + self.say("board-strength", strength=state["strength"])
            else:
                told = self.say("board-machine-gun", jammed="yes" if state["jammed"] else "no")
            lines.append(named(self.printed["guns"][gun]["name"], told))
        lines.append(Text(" " + self.say("board-slots"), "dim"))
        return lines

    def trails(self, view: dict[str, Any]) -> list[Text]:
        """Patrols, Artillery and Supply Runs on the map, and what waits at the Depots."""
        names = self.printed["names"]["place"]
        lines = [self.heading("trails")]
        patrols = ", ".join([names[place] for place in view["map"]["patrols"]]) or "–"
        batteries = ", ".join([names[place] for place in view["map"]["artillery"]]) or "–"
        lines.append(named(self.say("board-patrols"), patrols))
        lines.append(named(self.say("board-artillery"), batteries))
        for run in view["map"]["runs"]:
            token = run["token"] or "none"
            where = self.say("board-run", defender=run["defender"], place=names[run["place"]], token=token)
            lines.append(Text(" " + where))
        depots = [self.say("board-depot", token=token, count=count) for token, count in view["depots"].items() if count]
        lines.append(named(self.say("board-depots"), ", ".join(depots) or "–"))
        return lines

    def bags(self, view: dict[str, Any]) -> list[Text]:
        """What is in the bags; nobody knows the order."""
        lines = [self.heading("bags")]
        for bag in BAGS:
            contents = [
                self.say("board-piece", piece=piece.replace("_", "-"), count=count)
                for piece, count in view["bags"][bag].items()
            ]
            lines.append(named(self.say(f"board-bag-{bag}"), ", ".join(contents) or "–"))
        return lines

    def heading(self, part: str) -> Text:
        return Text(self.say(f"board-{part}").upper(), "bold underline")


def named(name: str, told: str) -> Text:
    """A line with the name of a thing before it."""
    line = Text(f" {name}: ", "bold")
    line.append(told, "none")
    return line


def stacked(blocks: list[list[Text]]) -> Text:
    """Blocks below each other, with an empty line between them."""
    lines = [line for block in blocks for line in [*block, Text()]]
    return Text("\n").join(lines[:-1])


def counted(kinds: list[str]) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


BOARD = HegraBoard

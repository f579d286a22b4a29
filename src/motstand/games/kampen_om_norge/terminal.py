"""The table of Kampen om Norge as text, 80 columns or wider, readable without colour.

Germany's battalions are written [G2], Norway's (N2), the Allies' <A2>.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from motstand.games.kampen_om_norge.sea.terminal import naval_combat, sea_block
from motstand.kernel.words.sentences import GameWords
from motstand.terminal.board import Board

FACTIONS = ("germany", "norway", "allies")
SHAPES = {"germany": "[G{}]", "norway": "(N{})", "allies": "<A{}>"}
STYLES = {"germany": "bold white on grey37", "norway": "bold white on red3", "allies": "bold white on dodger_blue3"}
# West and south on the left, the middle above the east, the north on the right.
COLUMNS = (("west", "south"), ("mid", "east"), ("north",))
PHASES = (1, 2, 3, 4)
# Steps 1 to 3 of a combat are cards; then dice fall and their number is history.
LAST_CARD_STEP = 3
CLOCK_WIDTH = 20
FULL, EMPTY = "■", "□"


class KampenBoard(Board):
    """The map, the factions' forces, hands and combats."""

    def __init__(self, words: GameWords, printed: dict[str, Any]) -> None:
        super().__init__(words, printed)
        self.areas: dict[str, dict[str, Any]] = printed["areas"]
        self.regions: dict[str, list[str]] = printed["regions"]
        self.cards: dict[str, dict[str, Any]] = printed["cards"]

    def introduction(self) -> list[str]:
        """What the scenario is about, and how it is won."""
        areas = [self.areas[area]["name"] for area in self.scenario["objectives"]]
        goal = self.say("board-goal", victory=self.scenario["victory"], areas=", ".join(areas))
        return [str(self.scenario["subtitle"]), goal]

    @property
    def length(self) -> int:
        """How long the scenario lasts, by its clock: the cards of the German deck."""
        return int(self.scenario["deck"]["germany"])

    def moment(self, view: dict[str, Any]) -> tuple[Any, ...]:
        """When this changes the whole table is worth a look: a new turn, its movement or its reinforcement."""
        return (view["round"], view["active"], view["phase_number"] in (3, 4))

    # -- the whole table -------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        """The tracker, the map, and what is being fought over."""
        return Group(self.tracker(view), Text(), self.map(view, width))

    def tracker(self, view: dict[str, Any]) -> RenderableType:
        """Whose turn it is, the four phases, the clock and the objectives."""
        turn = Text()
        turn.append(chip(view["active"], ""))
        turn.append(" " + self.say("board-turn", faction=view["active"], round=view["round"]) + "  ")
        for mark, title, here in self.phases(view):
            name = f"{mark} {title}"
            turn.append(f" ▸{name} " if here else f"  {name} ", "bold reverse" if here else "dim")
        return Group(turn, self.clock(view), self.objectives(view))

    def phases(self, view: dict[str, Any]) -> list[tuple[str, str, bool]]:
        """The four phases; with ships the parts of the turn, of which only the present one shows its title."""
        sea = view.get("sea")
        if sea is None:
            return [(str(each), self.say(f"phase-{each}"), each == view["phase_number"]) for each in PHASES]
        act = "april-phase" if sea["april"] else "phase"
        now = sea["part"]
        return [(each, self.say(f"{act}-{each}") if each == now else "", each == now) for each in sea["parts"]]

    def clock(self, view: dict[str, Any]) -> Text:
        """KON-WIN-01: the game ends when the German deck runs out."""
        left, full = view["factions"]["germany"]["cards_in_deck"], self.scenario["deck"]["germany"]
        bars = round(CLOCK_WIDTH * left / full)
        line = Text(self.say("board-clock") + "  ")
        line.append(FULL * bars + EMPTY * (CLOCK_WIDTH - bars), "bold")
        line.append("  " + self.say("board-clock-left", left=left, full=full))
        return line

    def objectives(self, view: dict[str, Any]) -> Text:
        """Who holds what decides the game."""
        line = Text(self.say("board-objectives", victory=self.scenario["victory"]))
        for side in FACTIONS:
            held = [self.areas[area]["name"] for area, holder in view["objectives"].items() if holder == side]
            if held:
                line.append(" ").append(chip(side, "")).append(f" {', '.join(held)} ", "none")
        return line

    # -- the map ---------------------------------------------------------------------------------------------

    def map(self, view: dict[str, Any], width: int) -> RenderableType:
        """All areas in play by region, with forces and symbols."""
        grid = Table.grid(padding=(0, 1))
        columns: list[Text] = []
        for regions in COLUMNS:
            blocks = [self.region(region, view) for region in regions]
            if regions == COLUMNS[-1]:
                blocks += [self.forces(view), self.legend()]
                if view.get("sea"):
                    blocks.insert(0, sea_block(self, view))
            lines = [line for block in blocks if block for line in [*block, Text()]]
            columns.append(Text("\n").join(lines[:-1]))
            grid.add_column(width=(width - len(COLUMNS) + 1) // len(COLUMNS), no_wrap=True)
        grid.add_row(*columns)
        return grid

    def region(self, region: str, view: dict[str, Any]) -> list[Text]:
        """A region's heading and areas; nothing where the scenario leaves it out."""
        lines = [self.area(area, view) for area in self.regions[region] if self.areas[area]["in_play"]]
        if not lines:
            return []
        heading = Text(self.say("group-region", region=region).upper(), "bold underline")
        return [heading, *lines]

    def area(self, area: str, view: dict[str, Any]) -> Text:
        """An area: symbols, name, who stands there, how many have moved, and who attacks."""
        printed = self.areas[area]
        here = view["areas"].get(area, {})
        line = Text("*" if area in view["objectives"] else " ", "bold yellow")
        line.append(printed["name"], "bold" if here else "none")
        line.append("+" if printed["air_field"] else "", "none")
        line.append("°" if printed["mobilization_point"] and self.has_mobilization() else "", "none")
        line.append(" ")
        for faction in FACTIONS:
            if here.get(faction):
                line.append(chip(faction, here[faction]))
        if here.get("moved"):
            line.append(f"·{here['moved']}", "dim")
        attackers = sum(attack["battalions"] for attack in view["attacks"] if attack["area"] == area)
        if attackers:
            line.append("←")
            line.append(chip(view["active"], attackers))
        return line

    def has_mobilization(self) -> bool:
        """Scenario 2 lets Norway place anywhere, so its map needs no mobilization points."""
        return bool(self.scenario["victory"] == "cities")

    def forces(self, view: dict[str, Any]) -> list[Text]:
        """Battalions and cards of the factions; hidden hands are numbers."""
        lines = [Text(self.say("board-forces").upper(), "bold underline")]
        for faction in FACTIONS:
            force = view["factions"][faction]
            line = chip(faction, force["battalions"])
            line.append(" " + self.say("board-cards", hand=force["cards_in_hand"], deck=force["cards_in_deck"]), "none")
            lines.append(line)
        return lines

    def legend(self) -> list[Text]:
        lines = [self.say("board-legend-objective", victory=self.scenario["victory"]), self.say("board-legend-field")]
        if self.has_mobilization():
            lines.append(self.say("board-legend-mobilization"))
        lines.append(self.say("board-legend-moved"))
        return [Text(line, "dim") for line in lines]

    def attacks(self, view: dict[str, Any]) -> list[Text]:
        """Every attacked area with the stacks at its borders."""
        lines: list[Text] = []
        for area in dict.fromkeys(attack["area"] for attack in view["attacks"]):
            line = Text(" ")
            line.append(f"{self.areas[area]['name']} ", "bold")
            for faction in FACTIONS:
                if faction != view["active"] and view["areas"].get(area, {}).get(faction):
                    line.append(chip(faction, view["areas"][area][faction]))
            for number, attack in enumerate(each for each in view["attacks"] if each["area"] == area):
                line.append(" ← " if number == 0 else ", ")
                line.append(chip(view["active"], attack["battalions"]))
                line.append(f" {self.origin(attack)}", "none")
            lines.append(line)
        return lines

    def origin(self, attack: dict[str, Any]) -> str:
        """Where an attack comes from, and whether over water, which halves its dice."""
        start = attack["from"]
        if start not in self.areas:
            return self.say("board-origin", origin=start)
        name = str(self.areas[start]["name"])
        water = self.areas[attack["area"]]["neighbours"].get(start) == "water"
        return self.say("board-origin-water", area=name) if water else name

    # -- cards and combat ------------------------------------------------------------------------------------

    def hands(self, view: dict[str, Any], playable: list[str]) -> RenderableType:
        """The seat's own cards with their text; those that can be played now are marked."""
        parts: list[RenderableType] = []
        for faction, hand in view["hands"].items():
            parts.append(self.hand_title(faction, len(hand)))
            parts += [self.card(alike, alike[0] in playable) for alike in self.stacked(hand)]
        return Group(*parts)

    def stacked(self, hand: list[str]) -> list[list[str]]:
        """Cards that are the same to play, together."""
        alike: dict[tuple[str, int], list[str]] = {}
        for id in hand:
            alike.setdefault((self.cards[id]["kind"], self.cards[id]["symbols"]), []).append(id)
        return list(alike.values())

    def hand_title(self, faction: str, count: int) -> Text:
        title = chip(faction, "")
        title.append(" " + self.say("board-hand", faction=faction, count=count), "bold")
        return title

    def card(self, alike: list[str], playable: bool) -> RenderableType:
        """A card (or several alike): name, symbols, when it can be played, and its text."""
        card = self.cards[alike[0]]
        head = Text("▸" if playable else " ", "bold yellow")
        head.append(self.card_name(alike[0]), "bold")
        head.append(f" ×{len(alike)}" if len(alike) > 1 else "", "bold")
        head.append(f", {self.say('symbols', symbols=card['symbols'])}", "none")
        text = Text(self.times(card["when"]), "none")
        text.append(card["text"], "dim")
        return Group(head, Padding(text, (0, 0, 0, 3), expand=False))

    def chip(self, faction: str, count: Any) -> Text:
        return chip(faction, count)

    def card_name(self, id: str) -> str:
        return self.words.names["card"][id]

    def times(self, times: list[str]) -> str:
        """When a card can be played, before its text."""
        if not times:
            return ""
        first, *others = [self.say(f"when-{time}") for time in times]
        return " / ".join([first[0].upper() + first[1:], *others]) + ": "

    def battlefield(self, view: dict[str, Any]) -> RenderableType:
        """The attacks that are planned; or the combat being fought: who, how many dice, and the cards on the table."""
        fight = view["combat"]
        battle = (view.get("sea") or {}).get("battle")
        if battle is not None:
            return Group(*naval_combat(self, battle))
        if fight is None:
            return Group(*self.attacks(view))
        attack, defence = fight["attack_dice_count"], fight["defence_dice_count"]
        parts: list[RenderableType] = list(
            self.attacks({**view, "attacks": [each for each in view["attacks"] if each["area"] == fight["area"]]})
        )
        if fight["step"] <= LAST_CARD_STEP:
            parts.append(Text("  " + self.say("board-dice", attack=attack, defence=defence)))
        for play in fight["plays"]:
            line = Text("  ")
            line.append(chip(play["faction"], ""))
            line.append(f" {self.card_name(play['card'])}", "strike" if play["cancelled"] else "none")
            if play["cancelled"]:
                line.append("  " + self.say("board-cancelled"), "none")
            parts.append(line)
        return Group(*parts)

    def odds(self, combats: list[dict[str, Any]]) -> list[str]:
        """The chances of the combats to come."""
        return [self.say("board-odds", **{**each, "area": self.areas[each["area"]]["name"]}) for each in combats]

    def summary(self, view: dict[str, Any]) -> str:
        """What the game came to."""
        left = {faction: view["factions"][faction]["battalions"] for faction in FACTIONS}
        return self.say("board-summary", rounds=view["round"], **left)

    def note(self, option: tuple[Any, ...], view: dict[str, Any]) -> str:
        """In a combat, the text of the card that an option plays, for those who do not know it by heart."""
        cards = self.words.targets(option)["cards"] if view["combat"] is not None else []
        return str(self.cards[cards[0]]["text"]) if cards else ""


def chip(faction: str, count: Any) -> Text:
    """Battalions of a faction, by shape, letter and colour."""
    return Text(SHAPES[faction].format(count), STYLES[faction])


BOARD = KampenBoard

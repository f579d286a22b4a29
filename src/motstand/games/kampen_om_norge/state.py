"""What is on the table: battalions by area, attacks on their borders, hands, decks, and the combat being fought."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

from motstand.games.kampen_om_norge.components import (
    AIR,
    ALLIES,
    GERMANY,
    NORWAY,
    SEA,
    Box,
    Card,
    Kind,
    Scenario,
)
from motstand.games.kampen_om_norge.fields import FIELDS, copy_fields, data_of
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.kernel.piles import Pile
from motstand.kernel.state import Added, Shared, State, Unordered

T = TypeVar("T")
# Numbers in play; data name them (stored.py).
Area: TypeAlias = int
Faction: TypeAlias = int
ByArea: TypeAlias = list[int]
ByFaction: TypeAlias = Annotated[list[T], 3]
Battalions: TypeAlias = ByFaction[ByArea]
# Never changed but replaced, so that copies may share them: who leads each faction, and the used cards of one.
Seats: TypeAlias = tuple[str, ...]
Used: TypeAlias = tuple[str, ...]


class Attack:
    """Battalions of the active faction that stand at the border of `target`; `origin` is an area, SEA or AIR."""

    __slots__ = ("battalions", "origin", "target")

    def __init__(self, target: int, origin: int, battalions: int) -> None:
        self.target = target
        self.origin = origin
        self.battalions = battalions

    def copy(self) -> Attack:
        return Attack(self.target, self.origin, self.battalions)


class Play:
    """A card on the table in a combat: who played it, for which effect, and whether it was cancelled."""

    __slots__ = ("cancelled", "card", "effect", "faction")

    def __init__(self, card: str, faction: int, effect: str) -> None:
        self.card = card
        self.faction = faction
        self.effect = effect
        self.cancelled = False

    def copy(self) -> Play:
        twin = Play(self.card, self.faction, self.effect)
        twin.cancelled = self.cancelled
        return twin


class Combat:
    """The land combat being fought, up to its present step."""

    __slots__ = ("area", "attack_dice", "defence_dice", "plays", "rescued", "step", "winner")

    def __init__(self, area: int) -> None:
        self.area = area
        self.step = 1
        self.plays: list[Play] = []
        self.attack_dice: list[int] = []
        self.defence_dice: list[int] = []
        self.rescued = False
        self.winner = ""

    def copy(self) -> Combat:
        twin = Combat(self.area)
        twin.step = self.step
        twin.plays = [play.copy() for play in self.plays]
        twin.attack_dice = self.attack_dice.copy()
        twin.defence_dice = self.defence_dice.copy()
        twin.rescued = self.rescued
        twin.winner = self.winner
        return twin


class Kampen(State):
    """The table of Kampen om Norge. Factions and areas are numbers; options and views name them."""

    __slots__ = FIELDS

    def __init__(self, box: Box, scenario: Scenario, blank: bool = False) -> None:
        super().__init__("setup")
        self.box = box
        self.scenario = scenario
        self.round = 1
        self.active: Faction = GERMANY
        self.combat: Combat | None = None
        self.allies_exhausted = False
        self.arrivals_due = scenario.arrival_stacks
        # Reinforcement: symbols traded, and battalions still to be placed.
        self.symbols = 0
        self.to_place = 0
        # Ships and the 9 April turn; only the advanced game has them.
        self.sea: Added[Sea] = None
        if blank:
            return
        # Everybody at the table, and the seat that leads each faction.
        self.players: Shared[list[str]] = []
        self.seats: Seats = ("", "", "")
        self.battalions: Battalions = [side.copy() for side in scenario.setup]
        # Battalions of the active faction in an area that have used their movement this turn.
        self.moved: ByArea = [0] * len(box.board.ids)
        self.attacks: list[Attack] = []
        # Areas from which the active faction attacked this turn (KON-Q-33).
        self.origins: list[Area] = []
        self.decks: ByFaction[Pile] = [Pile(deck.copy()) for deck in scenario.deck]
        # Used cards lie face up under their deck.
        self.used: list[Used] = [(), (), ()]
        self.hands: ByFaction[Unordered[str]] = [[], [], []]
        # Since the end of the faction's last New Cards Phase (KON-Q-18).
        self.used_a_card: list[bool] = [False, False, False]
        # Areas where reinforcements were placed in this phase, and those of them that came by Transportfly.
        self.placed: list[Area] = []
        self.by_air: list[Area] = []

    def copy(self) -> Kampen:
        twin = Kampen(self.box, self.scenario, True)
        copy_fields(self, twin)
        return twin

    def data(self) -> dict[str, Any]:
        return data_of(self)

    @property
    def on_april(self) -> bool:
        """Is it the turn of 9 April? Only the advanced game has one."""
        return self.sea is not None and self.sea.april

    def card(self, id: str) -> Card:
        """The card with this id."""
        return self.scenario.cards[id]

    def kinds(self, faction: int) -> list[Kind]:
        """The kinds of card that a faction might hold now, as everybody knows."""
        return self.scenario.april_kinds[faction] if self.on_april else self.scenario.kinds[faction]

    def is_enemy_in(self, faction: int, area: int) -> bool:
        """Is the area hostile to `faction`? (KON-BOARD-05)"""
        if faction == GERMANY:
            return self.battalions[NORWAY][area] > 0 or self.battalions[ALLIES][area] > 0
        return self.battalions[GERMANY][area] > 0

    def is_under_attack(self, area: int) -> bool:
        """Is a combat to be fought there that is still undecided?"""
        for attack in self.attacks:
            if attack.target == area:
                return True
        return False

    def on_board(self, faction: int) -> int:
        """All battalions of a faction, those on the border of an area they attack included."""
        count = sum(self.battalions[faction])
        if faction == self.active:
            for attack in self.attacks:
                count += attack.battalions
        return count

    def opponents(self, faction: int) -> list[int]:
        """The factions of the other side (KON-PLAY-02)."""
        return opponents_of(faction)


def opponents_of(faction: int) -> list[int]:
    """The factions of the other side (KON-PLAY-02)."""
    return [NORWAY, ALLIES] if faction == GERMANY else [GERMANY]


def origin_id(game: Kampen, origin: int) -> str:
    """The name of where an attack comes from."""
    if origin == SEA:
        return "sea"
    if origin == AIR:
        return "air"
    return game.box.board.ids[origin]


def origin_number(game: Kampen, id: str) -> int:
    """The number of where an attack comes from."""
    if id == "sea":
        return SEA
    if id == "air":
        return AIR
    return game.box.board.index[id]

"""What is on the table: battalions by area, attacks on their borders, hands, decks, and the combat being fought."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import (
    AIR,
    ALLIES,
    FACTIONS,
    GERMANY,
    NORWAY,
    SEA,
    Box,
    Card,
    Scenario,
)
from motstand.kernel.piles import Pile
from motstand.kernel.state import State


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

    __slots__ = (
        "active",
        "allies_exhausted",
        "arrivals_due",
        "attacks",
        "battalions",
        "box",
        "by_air",
        "combat",
        "decks",
        "hands",
        "moved",
        "origins",
        "placed",
        "players",
        "round",
        "scenario",
        "seats",
        "symbols",
        "to_place",
        "used",
        "used_a_card",
    )

    def __init__(self, box: Box, scenario: Scenario, blank: bool = False) -> None:
        super().__init__("setup")
        self.box = box
        self.scenario = scenario
        self.round = 1
        self.active = GERMANY
        self.combat: Combat | None = None
        self.allies_exhausted = False
        self.arrivals_due = scenario.arrival_stacks
        # Reinforcement: symbols traded, and battalions still to be placed.
        self.symbols = 0
        self.to_place = 0
        if blank:
            return
        # Everybody at the table, and the seat that leads each faction.
        self.players: list[str] = []
        self.seats: list[str] = ["", "", ""]
        self.battalions: list[list[int]] = [side.copy() for side in scenario.setup]
        # Battalions of the active faction in an area that have used their movement this turn.
        self.moved: list[int] = [0] * len(box.board.ids)
        self.attacks: list[Attack] = []
        # Areas from which the active faction attacked this turn (KON-Q-33).
        self.origins: list[int] = []
        self.decks: list[Pile] = [Pile(deck.copy()) for deck in scenario.deck]
        # Used cards lie face up under their deck.
        self.used: list[tuple[str, ...]] = [(), (), ()]
        self.hands: list[list[str]] = [[], [], []]
        # Since the end of the faction's last New Cards Phase (KON-Q-18).
        self.used_a_card: list[bool] = [False, False, False]
        # Areas where reinforcements were placed in this phase, and those of them that came by Transportfly.
        self.placed: list[int] = []
        self.by_air: list[int] = []

    def copy(self) -> Kampen:
        twin = Kampen(self.box, self.scenario, True)
        twin.phase = self.phase
        twin.round = self.round
        twin.active = self.active
        twin.combat = None if self.combat is None else self.combat.copy()
        twin.allies_exhausted = self.allies_exhausted
        twin.arrivals_due = self.arrivals_due
        twin.symbols = self.symbols
        twin.to_place = self.to_place
        twin.players = self.players
        twin.seats = self.seats
        germany, norway, allies = self.battalions
        twin.battalions = [germany.copy(), norway.copy(), allies.copy()]
        twin.moved = self.moved.copy()
        twin.attacks = [attack.copy() for attack in self.attacks]
        twin.origins = self.origins.copy()
        twin.decks = [self.decks[0].copy(), self.decks[1].copy(), self.decks[2].copy()]
        twin.used = self.used.copy()
        twin.hands = [self.hands[0].copy(), self.hands[1].copy(), self.hands[2].copy()]
        twin.used_a_card = self.used_a_card.copy()
        twin.placed = self.placed.copy()
        twin.by_air = self.by_air.copy()
        return twin

    def data(self) -> dict[str, Any]:
        ids = self.box.board.ids
        combat = self.combat
        return {
            "phase": self.phase,
            "round": self.round,
            "active": FACTIONS[self.active],
            "seats": dict(zip(FACTIONS, self.seats, strict=True)),
            "battalions": {
                faction: {ids[area]: count for area, count in enumerate(side) if count}
                for faction, side in zip(FACTIONS, self.battalions, strict=True)
            },
            "moved": {ids[area]: count for area, count in enumerate(self.moved) if count},
            "attacks": [[ids[a.target], origin_id(self, a.origin), a.battalions] for a in self.attacks],
            "origins": [ids[area] for area in self.origins],
            "combat": None if combat is None else combat_data(self, combat),
            "decks": [deck.data() for deck in self.decks],
            "used": [sorted(pile) for pile in self.used],
            "hands": [sorted(hand) for hand in self.hands],
            "used_a_card": self.used_a_card.copy(),
            "allies_exhausted": self.allies_exhausted,
            "arrivals_due": self.arrivals_due,
            "symbols": self.symbols,
            "to_place": self.to_place,
            "placed": [ids[area] for area in self.placed],
            "by_air": [ids[area] for area in self.by_air],
        }

    def card(self, id: str) -> Card:
        """The card with this id."""
        return self.box.cards[id]

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


def combat_data(game: Kampen, combat: Combat) -> dict[str, Any]:
    """A combat as JSON-able data; all of it lies open on the table."""
    return {
        "area": game.box.board.ids[combat.area],
        "step": combat.step,
        "plays": [
            {
                "card": play.card,
                "faction": FACTIONS[play.faction],
                "effect": play.effect,
                "cancelled": play.cancelled,
            }
            for play in combat.plays
        ],
        "attack_dice": combat.attack_dice.copy(),
        "defence_dice": combat.defence_dice.copy(),
        "rescued": combat.rescued,
        "winner": combat.winner,
    }

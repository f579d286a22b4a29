"""What is on the table: tracks, pools of dice, display, grid and frame, cards, and the pieces on the map."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.components import (
    DISPLAY,
    FREE,
    NOTHING,
    OCCUPIED,
    POSITIONS,
    REGULAR,
    SPACES,
    Box,
    Difficulty,
)
from motstand.games.crown_and_courage.fields import FIELDS, copy_fields, data_of
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import Pile
from motstand.kernel.state import State


class Arrival:
    """Germans that entered a space in a Move, and the space they came from."""

    __slots__ = ("origin", "paratroopers", "regulars", "space")

    def __init__(self, space: int, origin: int, regulars: int, paratroopers: int) -> None:
        self.space = space
        self.origin = origin
        self.regulars = regulars
        self.paratroopers = paratroopers

    def copy(self) -> Arrival:
        return Arrival(self.space, self.origin, self.regulars, self.paratroopers)

    def count(self, unit: str) -> int:
        return self.regulars if unit == REGULAR else self.paratroopers

    def lose_one(self, unit: str) -> None:
        if unit == REGULAR:
            self.regulars -= 1
        else:
            self.paratroopers -= 1


def standing(troops: list[int]) -> int:
    """How many of them stand on the map."""
    # A loop, for compiled code adds up small numbers in less than half the time that sum() takes.
    count = 0
    for here in troops:
        count += here
    return count


class Crown(State):
    """The table of Crown & Courage. Spaces, towns and positions are numbers; options and views name them."""

    __slots__ = FIELDS

    def __init__(self, box: Box, difficulty: Difficulty, blank: bool = False) -> None:
        super().__init__("setup")
        self.box = box
        self.difficulty = difficulty
        if blank:
            return
        pieces, spaces = box.pieces, len(box.map.ids)
        self.turn = 0
        self.day = 1
        # Tracks. Morale is a row and a place in it, both from 0.
        self.stress = box.danger.stress
        self.threat = box.danger.threat
        self.momentum = box.momentum.start
        self.morale_row = box.morale_start + difficulty.morale
        self.morale_place = 0
        self.willpower = pieces.willpower
        # Cubes on the picture of the King; the others are in the Pressure box.
        self.pressure = 0
        # Ordinary dice: in the Population pool, which always show 1; in the pools; in the Quick Response box.
        self.population = pieces.dice - pieces.evacuation_dice
        self.evacuation: list[int] = [1] * pieces.evacuation_dice
        self.sabotage: list[int] = []
        self.quick_dice = 0
        # Today's Plan and the grid: ids of tiles, NOTHING, or CHAOS with its German symbol discs.
        self.bag = Pile([])
        self.display: list[str] = [NOTHING] * len(DISPLAY)
        self.display_discs: list[int] = [0] * len(DISPLAY)
        self.grid: list[str] = [NOTHING] * SPACES
        self.grid_discs: list[int] = [0] * SPACES
        # Does a tile of the grid lie with its Army Orders up?
        self.army_side: list[bool] = [False] * SPACES
        self.chaos_reserve = box.chaos_reserve
        # The tile that was chosen and is not placed yet, with its discs.
        self.placing = NOTHING
        self.placing_discs = 0
        # The Resolve pieces: the spaces of the Primary (-1: none) and the Supports, the Frame position (0: none).
        self.primary = -1
        self.supports: list[int] = []
        self.frame_piece = 0
        # The tile of the grid that is being resolved.
        self.resolving = -1
        # The frame, by position from 1: the German action that lies face up, or NOTHING; and the dice there.
        self.frame: list[str] = [NOTHING] * (POSITIONS + 1)
        self.saboteurs: list[int] = [0] * (POSITIONS + 1)
        self.hidden_actions = Pile(box.german_actions)
        self.hidden_orders = Pile(box.order_actions)
        self.push_action = NOTHING
        self.push: list[int] = [0] * len(box.push)
        # Cards.
        self.deck = Pile(box.deck)
        self.discards: list[str] = []
        self.hand: list[str] = []
        self.evacuated: list[str] = []
        self.lost_gold: list[str] = []
        self.collaborators = Pile(box.collaborators)
        self.top_collaborator = ""
        self.demands = Pile(list(box.demands))
        # The Demand that waits for an answer, and those that were answered.
        self.demand = ""
        self.declined: list[str] = []
        self.ignored: list[str] = []
        # The map.
        self.king = box.start.king
        self.black = False
        self.norwegians: list[int] = box.start.norwegians.copy()
        self.regulars: list[int] = box.start.germans.copy()
        self.paratroopers: list[int] = [0] * spaces
        self.towns: list[int] = [FREE] * len(box.map.towns)
        self.bombed = -1
        self.bombing = 0
        # Who has entered which space in the German Move that is going on.
        self.arrivals: list[Arrival] = []
        # German actions that wait (CNC-Q-99), Army Orders that wait (CNC-Q-103), Moves that will be stopped.
        self.acting = False
        self.caused: list[str] = []
        self.orders_due = 0
        self.halts = 0
        # Inside a battle, a forced escape or an Occupation no card may be played (CNC-Q-90).
        self.closed = 0
        # The player lets the rest of this German response happen without being asked for cards.
        self.hurried = False
        # The response that is going on: positions or dice still to come, and how often the first is still resolved.
        self.position = 0
        self.resolutions = 0
        self.rolled: list[int] = []
        # Where the player is, from the outside in: "main_response", "move", "battle c9".
        self.path: list[str] = []

    def copy(self) -> Crown:
        twin = Crown(self.box, self.difficulty, True)
        copy_fields(self, twin)
        return twin

    def data(self) -> dict[str, Any]:
        return data_of(self)

    # -- looking -----------------------------------------------------------------------------------------

    def loyalty(self) -> int:
        """CNC-MORALE-05: the row of the Morale marker says it."""
        return self.box.morale[self.morale_row].loyalty

    def germans(self, space: int) -> int:
        return self.regulars[space] + self.paratroopers[space]

    def norwegian_strength(self, space: int) -> int:
        """CNC-BATTLE-07, without cards: the troops, and the black King if he is there (CNC-KING-02)."""
        return self.norwegians[space] + (1 if self.black and self.king == space else 0)

    def is_held(self, space: int) -> bool:
        """Does a Norwegian piece stand there?"""
        return self.norwegians[space] > 0 or self.king == space

    def frontmost(self) -> int:
        """CNC-MAP-08: the space of the regular troop that is furthest along the route; -1 if there is none."""
        for space in reversed(self.box.map.route):
            if self.regulars[space] > 0:
                return space
        return -1

    def front(self) -> int:
        """CNC-Q-80: without a regular troop the frontmost occupied town, else the space below Oslo, stands for it."""
        found = self.frontmost()
        if found >= 0:
            return found
        for town in reversed(range(len(self.towns))):
            if self.towns[town] == OCCUPIED:
                return self.box.map.towns[town]
        return self.box.map.route[1]

    def german_supply(self) -> int:
        return self.box.germans - standing(self.regulars) - standing(self.paratroopers)

    def norwegian_supply(self) -> int:
        return self.box.norwegians - standing(self.norwegians)

    def discs_left(self) -> int:
        return self.box.pieces.discs - sum(self.display_discs) - sum(self.grid_discs) - self.placing_discs

    # -- at any time ---------------------------------------------------------------------------------------

    def anytime(self, seat: str) -> list[Option]:
        # Cards can do everything, so their chapters know all others.
        from motstand.games.crown_and_courage.hand import playable

        return playable(self)

    def act_anytime(self, seat: str, option: Option) -> Flow[None]:
        from motstand.games.crown_and_courage.cards import play

        yield from play(self, option)

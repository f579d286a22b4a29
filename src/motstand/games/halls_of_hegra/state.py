"""What is on the table: Defenders by area and type, Infantry by Sector, tiles, tokens, decks and markers."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.box_rows import Difficulty
from motstand.games.halls_of_hegra.components import (
    BEDS,
    COLUMNS,
    DAMAGED,
    GUNS,
    INFANTRY_SECTORS,
    LEVELS,
    MACHINE_GUN,
    MOBILISATION,
    NOBODY,
    POSITIONS,
    SLOTS,
    TYPES,
    Box,
    Day,
    EventCard,
    Sector,
)
from motstand.games.halls_of_hegra.fields import FIELDS, copy_fields, data_of
from motstand.kernel.piles import Pile
from motstand.kernel.state import State, Unordered


class Run:
    """A Defender on the map: the type, where it is, the kind of Delivery token it carries (-1: none)."""

    __slots__ = ("home", "kind", "moved", "place", "token")

    def __init__(self, kind: int, place: int, token: int = -1) -> None:
        self.kind = kind
        self.place = place
        self.token = token
        self.moved = False
        # It came back to the Fortress in this day's movement.
        self.home = False

    def copy(self) -> Run:
        twin = Run(self.kind, self.place, self.token)
        twin.moved = self.moved
        twin.home = self.home
        return twin


class Hegra(State):
    """The table of Halls of Hegra. Types, Sectors, spaces and places are numbers; options and views name them."""

    __slots__ = FIELDS

    def __init__(self, box: Box, difficulty: Difficulty, blank: bool = False) -> None:
        super().__init__("event")
        self.box = box
        self.difficulty = difficulty
        tracks = box.tracks
        stock = box.pieces.stock
        # Markers. `supply_space` is the place of the Supply marker; `supplies` are those in the Supply area.
        self.day = 1
        self.weather = tracks.weather_start
        self.snow = tracks.numbered["snow"].start
        self.surrender = tracks.surrender_start
        self.morale = 0
        self.suspicion = tracks.numbered["suspicion"].start
        self.defence = tracks.numbered["defence"].start
        self.fear = tracks.numbered["fear"].start
        self.doubt = tracks.doubt_start
        self.supply_space = tracks.rations_start
        self.artillery_marker = tracks.numbered["artillery"].start
        self.supplies = stock["supplies"][0]
        # Which side of the Small board lies there; SIEGE: it is gone.
        self.board = MOBILISATION
        self.event = ""
        self.last_stand = False
        # Reserves of pieces that are all alike.
        self.doubt_reserve = stock["doubt_disc"][1]
        self.miss_reserve = stock["miss"][1]
        self.artillery_tile_reserve = stock["artillery_tile"][1]
        self.infantry_reserve = stock["infantry"][1]
        self.charge = 0
        self.machine_gun = False
        # Recruiting: Doubt discs beside the bag. Morning: Defenders already paid for, and those sent to Rest.
        self.doubts_aside = 0
        self.rations = 0
        self.rested = 0
        # Day: the Action being resolved and how often still, the telephone, the relapse, the run being moved.
        self.acting = -1
        self.uses = 0
        self.telephone = False
        self.no_relapse = False
        self.running = -1
        self.movement_left = 0
        self.sneaks = 0
        # Evening: how many of the Morale cards drawn are still to be resolved.
        self.to_resolve = 0
        if blank:
            return
        # Defenders by area and type; those on Action spaces by space and type; those in Positions by Position.
        self.ready: list[int] = box.pieces.ready.copy()
        self.rest: list[int] = [0] * len(TYPES)
        self.tired: list[int] = [0] * len(TYPES)
        self.reserve: list[int] = box.pieces.reserve.copy()
        self.morgue: list[int] = [0] * len(TYPES)
        self.recruitment: Unordered[int] = []
        self.recruit_bag = Pile([])
        self.placed: list[list[int]] = [[0] * len(TYPES) for _ in box.spaces]
        self.positions: list[int] = [NOBODY] * len(POSITIONS)
        # Who stood in a Position before each of this morning's placements there: types or NOBODY, the first one first.
        self.relieved: list[list[int]] = [[] for _ in POSITIONS]
        self.bed_types: list[int] = [NOBODY] * BEDS
        self.bed_levels: list[int] = [0] * BEDS
        # Patients in the Waiting Area by level (from 1) and type.
        self.waiting: list[list[int]] = [[0] * len(TYPES) for _ in range(LEVELS)]
        self.runs: list[Run] = []
        # Infantry in the waiting areas of the Sectors, standing or lying, and in the Action boxes by column.
        self.standing: list[int] = [0] * INFANTRY_SECTORS
        self.lying: list[int] = [0] * INFANTRY_SECTORS
        self.boxes: list[list[int]] = [[0] * INFANTRY_SECTORS for _ in COLUMNS]
        # Tiles.
        self.hit_bag = Pile([])
        # Drawn from the Hit bag and not resolved yet.
        self.tiles: Unordered[str] = []
        self.air_stacks: list[int] = box.pieces.air_tiles.copy()
        self.air_reserve: list[int] = [0, 0, 0]
        self.damage: list[int] = box.pieces.damage_placed.copy()
        self.damage_reserve: list[int] = [0] * len(DAMAGED)
        self.jammed: list[bool] = [False] * (len(GUNS) * SLOTS + 1)
        # Snow card Actions on the board, in the order of DAMAGED; Positions and Gun 1 always are.
        self.dug: list[bool] = [False] * len(DAMAGED)
        self.snow_deck = Pile([])
        self.items_found: Unordered[str] = []
        # Artillery pieces on their track (from its leftmost space) and on the map; Patrol and Delivery tokens.
        self.battery: list[bool] = []
        self.artillery_on_map: list[bool] = [False] * len(box.map.ids)
        self.patrols: list[int] = [0] * len(box.map.ids)
        self.patrol_bag = Pile([])
        self.depots: list[int] = [0] * len(box.map.depots)
        self.delivery_reserve: list[int] = [0] * len(box.map.depots)
        self.delivery_gone: list[int] = [0] * len(box.map.depots)
        # Cards.
        self.event_decks: list[Pile] = []
        self.events_used: Unordered[str] = []
        self.high = Pile([])
        self.low = Pile([])
        self.high_discard: Unordered[str] = []
        self.low_discard: Unordered[str] = []
        self.hope: list[str] = []
        self.despair: list[str] = []
        self.drawn: Unordered[str] = []
        # What was done today: Positions that have fired, Guns that have fired, airfield options taken.
        self.fired: list[bool] = [False] * len(POSITIONS)
        self.guns_fired: list[bool] = [False] * len(GUNS)
        self.airfield_used: Unordered[str] = []

    def copy(self) -> Hegra:
        twin = Hegra(self.box, self.difficulty, True)
        copy_fields(self, twin)
        return twin

    def data(self) -> dict[str, Any]:
        return data_of(self)

    # -- looking -----------------------------------------------------------------------------------------

    def today(self) -> Day:
        """The day on the Turn track."""
        return self.box.tracks.days[self.day - 1]

    def sectors(self) -> list[Sector]:
        """The Sectors of the board in use, from the lowest up; none before the 1st Attack."""
        return self.box.sectors[self.board]

    def card(self) -> EventCard:
        """HOH-EVENT-02: the current Event card."""
        return self.box.cards.events[self.event]

    def in_sector(self, sector: int) -> int:
        """All Infantry of a Sector, in whatever area and state (HOH-INF-26)."""
        count = self.standing[sector] + self.lying[sector]
        for column in self.boxes:
            count += column[sector]
        return count

    def in_red_sectors(self) -> int:
        """The Infantry of all red Sectors."""
        return sum([self.in_sector(number) for number, sector in enumerate(self.sectors()) if sector.red])

    def manned(self) -> int:
        """The leftmost manned Position, or -1."""
        for position, kind in enumerate(self.positions):
            if kind != NOBODY:
                return position
        return -1

    def healthy(self) -> int:
        """HOH-DEF-01: Defenders in Tired, Rest, Ready and in Positions."""
        count = heads(self.tired) + heads(self.rest) + heads(self.ready)
        for kind in self.positions:
            if kind != NOBODY:
                count += 1
        return count

    def required(self) -> int:
        """How many healthy Defenders the Surrender marker asks for."""
        return max(0, self.box.tracks.surrender[self.surrender].required + self.difficulty.required)

    def infantry_on_card(self) -> int:
        """The Infantry number of the current Event card; the difficulty changes those of the Siege."""
        card = self.card()
        return max(0, card.infantry + self.difficulty.infantry) if card.deck >= 2 else card.infantry

    def is_open(self, position: int) -> bool:
        """HOH-ACTION-05: a Position without Damage tile; the leftmost never has one (HOH-SETUP-19)."""
        return position == 0 or self.damage[position - 1] == 0

    def right_part(self, action: str) -> bool:
        """HOH-DAMAGE-02: is the right part of a Snow card Action free of its Damage tile?"""
        return self.damage[DAMAGED.index(action)] == 0

    def is_dug(self, action: str) -> bool:
        return self.dug[DAMAGED.index(action)]

    def empty_bed(self) -> int:
        """A bed without Patient, or -1."""
        for bed, kind in enumerate(self.bed_types):
            if kind == NOBODY:
                return bed
        return -1

    def waiting_count(self) -> int:
        """Patients in the Waiting Area."""
        return sum(count for types in self.waiting for count in types)

    def pieces_on_track(self) -> int:
        return sum(self.battery)


def heads(counts: list[int]) -> int:
    """How many Defenders these are, of whatever type. The rules ask it so often that `sum` would take its time."""
    count = 0
    for some in counts:
        count += some
    return count


def status_slot(gun: str, slot: int) -> int:
    """Where a Status tile stands in `jammed`: three of each Gun, then the Machine Gun."""
    return len(GUNS) * SLOTS if gun == MACHINE_GUN else GUNS.index(gun) * SLOTS + slot

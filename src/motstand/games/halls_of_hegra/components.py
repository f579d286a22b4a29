"""The things in the box: cards, tiles, tracks, Sectors, map and Action spaces. `box.py` makes them from the content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from motstand.games.halls_of_hegra.box_rows import (
    Airfield,
    Deck,
    Defender,
    Delivery,
    Difficulty,
    Outlook,
    Section,
    Stage,
    Tile,
    Track,
)
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import Option

if TYPE_CHECKING:
    from motstand.games.halls_of_hegra.box_board import Action, DayRow, RowOfMap, SectorRow
    from motstand.games.halls_of_hegra.box_cards import Event

COMMANDER: Final = "commander"

# Types of Defender, by number.
OFFICER: Final = 0
SOLDIER: Final = 1
VOLUNTEER: Final = 2
MEDIC: Final = 3
HUNTER: Final = 4
NOBODY: Final = -1
TYPES: Final[list[str]] = list(get_args(Defender))

# What lies in bags beside Defenders and Damage tiles.
DOUBT: Final = "doubt"
MISS: Final = "miss"
ARTILLERY: Final = "artillery"
AIR_KINDS: Final = ["morale", "supply", "injury"]

# The four Defensive Positions, from left to right, and what is dug out of the snow.
POSITIONS: Final = ["position", "position_a", "position_b", "position_c"]
DAMAGED: Final[list[str]] = list(get_args(Tile))
GUNS: Final = ["gun_1", "gun_2"]
MACHINE_GUN: Final = "machine_gun"
SLOTS: Final = 3

# The board that carries the Sectors.
MOBILISATION: Final = 0
FIRST_ATTACK: Final = 1
SIEGE: Final = 2
BOARDS: Final = ["mobilisation", "attack", "siege"]
STAGES: Final[list[str]] = list(get_args(Stage))
DECKS: Final[list[str]] = list(get_args(Deck))
SECTIONS: Final[list[str]] = list(get_args(Section))

# The columns of Action boxes, in the order in which they are resolved.
GRENADES: Final = 0
HITS: Final = 1
MOVES: Final = 2
WAIT: Final = -1
COLUMNS: Final = ["grenade", "hit", "move"]

ROOM: Final = 5
"""So many Infantry fit into a Sector."""
INFANTRY_SECTORS: Final = 4
BEDS: Final = 3
LEVELS: Final = 6
"""Levels of the Infirmary, 1 the worst; above the last is the + (HOH-Q-26)."""
MORALE_LIMIT: Final = 3


class Branch:
    """One of the things between which a card lets the player choose."""

    __slots__ = ("effects", "id", "text")

    def __init__(self, id: str, text: str, effects: list[Effect]) -> None:
        self.id = id
        self.text = text
        self.effects = effects


class Text:
    """What a card says: effects in order, or branches to choose from."""

    __slots__ = ("branches", "effects", "text")

    def __init__(self, text: str, effects: list[Effect], branches: list[Branch]) -> None:
        self.text = text
        self.effects = effects
        self.branches = branches


class EventCard:
    """An Event card. `chart` lists the types that an unspecified injury or loss strikes, from the top down."""

    def __init__(self, row: Event, weather: int, text: Text) -> None:
        self.id = row.id
        self.deck = DECKS.index(row.deck)
        self.title = row.title
        self.weather = weather
        self.infantry = row.infantry or 0
        self.text = text
        self.chart: list[int] = [TYPES.index(kind) for kind in row.chart]


class MoraleCard:
    """A High, Low, Hope or Despair card. The first two have a section for each stage, the others one text."""

    def __init__(self, id: str, kind: str, title: str, sections: list[Text]) -> None:
        self.id = id
        self.kind = kind
        self.title = title
        self.sections = sections
        # Hope and Despair must be chosen when drawn, and may be ignored (HOH-EVENING-14, 15).
        self.is_special = kind in ("hope", "despair")


class SnowCard:
    """A Snow card: `opens` names the Action that it opens, or it is an item with a text."""

    def __init__(self, id: str, title: str, opens: str, text: Text) -> None:
        self.id = id
        self.title = title
        self.opens = opens
        self.text = text


def set_of(counts: list[int]) -> int:
    """The types of which there are any, as one number: a bit for each."""
    types = 0
    for kind, count in enumerate(counts):
        if count > 0:
            types |= 1 << kind
    return types


class Space:
    """An Action space."""

    def __init__(self, row: Action, index: int) -> None:
        self.id = row.id
        # Its place in the list of all spaces, and how many Defenders resolve it once.
        self.index = index
        self.number = row.number
        self.section: str = row.section
        self.name = row.name
        self.text = row.text
        self.first_day = row.first_day
        self.last_day = row.last_day
        self.worth: list[int] = [2 if kind in row.double else 1 for kind in TYPES]
        self.barred: list[bool] = [kind in row.barred for kind in TYPES]
        self.snow = row.snow
        # Where it stands in DAMAGED if its Snow card has to be found first, or -1.
        self.dug_as = DAMAGED.index(row.id) if row.snow else -1
        self.once = row.once
        # Which Defensive Position this is, from the left, or -1.
        self.position = POSITIONS.index(row.id) if row.position else -1
        # A Defender of each type is placed here, or taken back.
        self.placements: list[Option] = [("place", kind, row.id) for kind in TYPES]
        self.take_backs: list[Option] = [("take_back", kind, row.id) for kind in TYPES]
        # HOH-ACTION-02: the placements of the types that are Ready and not barred, by the `set_of` those Ready.
        self.placements_of: list[list[Option]] = [
            [self.placements[kind] for kind in range(len(TYPES)) if ready >> kind & 1 and not self.barred[kind]]
            for ready in range(1 << len(TYPES))
        ]


class Sector:
    """A Sector of one of the boards: what the dice do there, and who reaches it."""

    def __init__(self, row: SectorRow) -> None:
        self.id = row.id
        self.number = row.number
        # What an Infantry does on a die of 1 to 6: a column of COLUMNS, or WAIT.
        self.dice: list[int] = [COLUMNS.index(word) if word in COLUMNS else WAIT for word in row.dice]
        self.red = row.red
        self.criteria = row.criteria
        self.in_range: list[bool] = [kind in row.range for kind in TYPES]


class MapRow:
    """A coloured row of the map."""

    def __init__(self, row: RowOfMap) -> None:
        self.id = row.id
        self.name = row.name
        self.criteria = row.criteria
        # Its spaces by number from 1, and those with an Artillery symbol from left to right.
        self.spaces: list[int] = []
        self.symbols: list[int] = []


class Map:
    """The 29 spaces of the map by number, in the order of the content file."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.neighbours: list[list[int]] = []
        self.number: list[int] = []
        # Which Delivery tokens lie there, -1 where it is no Depot.
        self.delivery: list[int] = []
        self.positions: list[list[int]] = []
        self.rows: dict[str, MapRow] = {}
        self.row_of: list[str] = []
        self.fortress = 0
        self.depots: list[int] = []
        # The spaces with an Artillery symbol, in the order in which they are filled (HOH-HIT-09).
        self.symbols: list[int] = []
        # How many steps every space is away from the Fortress, and from the nearest Depot of each kind.
        self.from_fortress: list[int] = []
        self.from_depot: list[list[int]] = []

    def ends_movement(self, place: int) -> bool:
        """HOH-RUN-18: movement ends in the Fortress and in a Depot."""
        return place == self.fortress or self.delivery[place] >= 0


class Day:
    """A day of the Turn track."""

    def __init__(self, row: DayRow) -> None:
        self.number = row.day
        self.stage = STAGES.index(row.stage)
        self.deck = DECKS.index(row.deck)
        self.row = row.row
        self.patrols = row.patrols
        self.red = row.red
        self.special: str = row.special


class Tracks:
    """All tracks, and the days."""

    def __init__(self) -> None:
        self.numbered: dict[str, Track] = {}
        # Doubt discs a day, and Morale in the evening, by level.
        self.doubt_discs: list[int] = []
        self.doubt_morale: list[int] = []
        self.doubt_start = 0
        # Defenders for a Supply, from left to right.
        self.rations: list[int] = []
        self.rations_start = 0
        self.weather_ids: list[str] = []
        self.weather_names: list[str] = []
        self.movement: list[int] = []
        self.weather_start = 0
        self.surrender: list[Outlook] = []
        self.surrender_start = 0
        # Morale level -> deck, cards drawn, cards resolved.
        self.evening: dict[int, tuple[str, int, int]] = {}
        self.days: list[Day] = []


class Pieces:
    """Discs, tiles and tokens with their numbers at the start."""

    def __init__(self) -> None:
        self.names: list[str] = [""] * len(TYPES)
        self.colours: list[str] = [""] * len(TYPES)
        self.type_texts: list[str] = [""] * len(TYPES)
        self.ready: list[int] = [0] * len(TYPES)
        self.reserve: list[int] = [0] * len(TYPES)
        self.recruits: list[int] = [0] * len(TYPES)
        # Of pieces that are all alike: (in a bag or on the table, in the Reserve).
        self.stock: dict[str, tuple[int, int]] = {}
        self.damage_names: list[str] = []
        self.damage_tiles: list[int] = []
        self.damage_placed: list[int] = []
        # The fire icons of each Gun's slots, from left to right.
        self.fires: dict[str, list[bool]] = {}
        self.status_names: dict[str, str] = {}
        # The kind of each Air stack, and its tiles.
        self.air: list[int] = []
        self.air_tiles: list[int] = []
        self.patrols: list[int] = []
        self.deliveries: list[Delivery] = []


class Cards:
    """All cards."""

    def __init__(self) -> None:
        self.events: dict[str, EventCard] = {}
        self.morale: dict[str, MoraleCard] = {}
        self.snow: dict[str, SnowCard] = {}


class Box:
    """All components, as the content files and packs give them. Shared by all states; nothing in it changes."""

    def __init__(self, airfield: Airfield) -> None:
        self.tracks = Tracks()
        self.pieces = Pieces()
        self.cards = Cards()
        self.map = Map()
        self.spaces: list[Space] = []
        self.sections: dict[str, list[Space]] = {name: [] for name in SECTIONS}
        self.space_index: dict[str, int] = {}
        self.airfield = airfield
        # The Sectors of each board, from the lowest up; none on the Mobilisation board.
        self.sectors: list[list[Sector]] = [[], [], []]
        self.difficulties: dict[str, Difficulty] = {}

"""What is in the box: tiles, cards, the board and the map, as the rules read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import Option

if TYPE_CHECKING:
    from motstand.games.crown_and_courage.box_board import (
        Danger,
        Display,
        Momentum,
        OccupationSpace,
        Pieces,
        PushSection,
        ResolvePlace,
    )
    from motstand.games.crown_and_courage.box_cards import Action, AnyCard, Demand
    from motstand.games.crown_and_courage.box_tiles import Chaos, NorwegianTile

KING: Final = "king"
"""The one seat: the player decides for the King and his government."""

LINE: Final = 3
SPACES: Final = LINE * LINE
"""The grid has three rows of three spaces."""
GRID: Final = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
SQUARE: Final = {id: space for space, id in enumerate(GRID)}
SPACES_OF_LINE: Final = [
    *[[row * LINE + column for column in range(LINE)] for row in range(LINE)],
    *[[row * LINE + column for row in range(LINE)] for column in range(LINE)],
]
"""Lines 0 to 2 are the rows, 3 to 5 the columns."""

TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
DISPLAY: Final = ["top", "middle", "bottom"]

POSITIONS: Final = 12
ACTION_POSITIONS: Final = 6
"""Frame positions 1 to 6 hold German action tiles, 7 to 12 Order tiles."""

HIGHEST_DIE: Final = 6
SECTORS: Final = 9

EVACUATE: Final = "evacuate"
KINDS: Final = [EVACUATE, "fire", "inspire", "order", "repeat", "rest", "strategise", "sabotage", "upgrade"]
"""The titles of the Norwegian tiles, as their ids name them."""
LEVELS: Final = 3

CHAOS: Final = "chaos"
NOTHING: Final = ""

MOVE: Final = "move"
PARATROOPER: Final = "paratrooper"
REINFORCEMENTS: Final = "reinforcements"
BOMBING: Final = "bombing"
STRESS: Final = "stress"
THREAT: Final = "threat"
MORALE: Final = "morale"
COLLABORATOR: Final = "collaborator"

REGULAR: Final = "regular"
"""The kinds of German troops are this and `PARATROOPER`."""

FREE: Final = 0
OCCUPIED: Final = 1
DESTROYED: Final = 2
"""What has become of a town."""


class Tile:
    """A Norwegian tile; its back shows Army Orders. `kind` is its title in the ids, the same in every language."""

    __slots__ = ("id", "kind", "level", "looks_around", "reverse", "title", "unique")

    def __init__(self, row: NorwegianTile, kind: str) -> None:
        self.id = row.id
        self.kind = kind
        self.title = row.title
        self.level = row.level
        self.unique = row.unique
        self.reverse = row.reverse
        # Does it depend on the tiles around it what the own face can do?
        self.looks_around = any(effect.verb == "repeat" for effect in row.unique)


class CardAction:
    """What a card can be played for, and how many other cards that costs. `played` is the answer that plays it."""

    __slots__ = ("cost", "effects", "id", "name", "played")

    def __init__(self, row: Action, card: str, number: int) -> None:
        self.id = row.id
        self.name = row.name
        self.cost = row.cost
        self.effects = row.effects
        self.played: Option = ("play", card, number)


class Card:
    """An Action card or a Collaborator. Strength 0: it can't be used in a battle. `by`: what carries the gold."""

    __slots__ = ("actions", "by", "collaborator", "gold", "id", "name", "strength", "won")

    def __init__(self, row: AnyCard, strength: int, won: list[Effect]) -> None:
        self.id = row.id
        self.name = row.name
        self.by = ""
        self.strength = strength
        self.actions = [CardAction(action, row.id, number) for number, action in enumerate(row.actions, start=1)]
        self.won = won
        self.gold = row.is_gold()
        self.collaborator = False


class MoraleRow:
    """A row of the Morale track: the Loyalty that it stands for, and on which of its spaces a card may be drawn."""

    __slots__ = ("cards", "loyalty")

    def __init__(self, loyalty: int, cards: list[bool]) -> None:
        self.loyalty = loyalty
        self.cards = cards


class March:
    """A step of Norwegian troops to a space beside theirs: where it leads, and the answers of so many troops."""

    __slots__ = ("answers_of", "end")

    def __init__(self, start: str, place: str, end: int, most: int) -> None:
        self.end = end
        answers: list[Option] = [("march", start, place, troops) for troops in range(1, most + 1)]
        self.answers_of: list[list[Option]] = [answers[:troops] for troops in range(most + 1)]


class Start:
    """Who stands where at the beginning, by space."""

    def __init__(self) -> None:
        self.king = 0
        self.norwegians: list[int] = []
        self.germans: list[int] = []


class Map:
    """The spaces by number, from the south to the north; Freedom is the last."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.positions: list[list[int]] = []
        # The sector of each space, from 1, and the names of the sectors; Freedom is in none (0).
        self.sector: list[int] = []
        self.sector_names: list[str] = []
        self.red: list[bool] = []
        self.highway: list[bool] = []
        self.centres: list[int] = []
        self.orthogonal: list[list[int]] = []
        # The answers that name a space: a troop gathers there, or troops go from there to each space beside it.
        self.mobilisations: list[Option] = []
        self.marches: list[list[March]] = []
        # Also corner to corner: only Paratroopers go there.
        self.around: list[list[int]] = []
        # Steps of a Paratrooper from each space to each other; FAR from Freedom.
        self.distance: list[list[int]] = []
        # Steps side by side.
        self.steps: list[list[int]] = []
        self.column: list[int] = []
        self.row: list[int] = []
        # The road of the regular troops, and the place of each space on it (-1: not on it).
        self.route: list[int] = []
        self.route_place: list[int] = []
        # Where Paratroopers land, by sector (-1: nowhere), and the town of each sector (-1: none); also for the sector
        # beyond the last, where there is neither.
        self.drop: list[int] = []
        self.town_of_sector: list[int] = []
        # The towns in the order of the route.
        self.towns: list[int] = []
        self.town_place: list[int] = []
        self.freedom = 0

    def drop_in_front(self, space: int) -> int:
        """CNC-MAP-09: where Paratroopers land in the next sector; -1 where there is none."""
        return self.drop[self.sector[space] + 1]

    def town_in_front(self, space: int) -> int:
        """The town of the next sector; -1 where there is none."""
        return self.town_of_sector[self.sector[space] + 1]


class Difficulty:
    """How hard the flight is: rows of Morale and cards more or less, and where the grid shows German symbols."""

    __slots__ = ("hand", "id", "morale", "name", "subtitle", "symbols")

    def __init__(self, id: str, name: str, subtitle: str, morale: int, hand: int, symbols: list[bool]) -> None:
        self.id = id
        self.name = name
        self.subtitle = subtitle
        self.morale = morale
        self.hand = hand
        self.symbols = symbols


class Box:
    """Everything that is in the box."""

    momentum: Momentum
    danger: Danger
    pieces: Pieces
    chaos: Chaos

    def __init__(self) -> None:
        self.digest = ""
        # Tiles by id; those of a title by level, from the lowest, by the title as it is printed.
        self.tiles: dict[str, Tile] = {}
        self.titles: dict[str, list[str]] = {}
        # Those of level 1 (CNC-SETUP-01): Evacuate, and the others.
        self.first_evacuate = NOTHING
        self.first_tiles: list[str] = []
        # The hidden faces: what the German action tiles and the Order tiles can show.
        self.german_actions: list[str] = []
        self.order_actions: list[str] = []
        # What the front of an Order tile does (CNC-Q-20).
        self.order_front: list[Effect] = []
        # Action cards and Collaborators by id, and which are which.
        self.cards: dict[str, Card] = {}
        self.deck: list[str] = []
        self.collaborators: list[str] = []
        self.demands: dict[str, Demand] = {}
        # The board. Lines 0 to 2 are the rows of the grid, 3 to 5 its columns; frame positions count from 1.
        self.display: list[Display] = []
        # What choosing a tile costs, by place of the display.
        self.costs: list[list[Effect]] = []
        self.line_of: list[int] = [-1] * (POSITIONS + 1)
        self.action_position: list[int] = [0] * (2 * LINE)
        self.order_position: list[int] = [0] * (2 * LINE)
        # By space of the grid: the positions at the ends of its row and its column, in ascending order.
        self.intersecting: list[list[int]] = []
        # The places of the pink Resolve pieces, in the order they are taken, and which of them show a Quick Response.
        self.operations: list[ResolvePlace] = []
        self.quick_responses: list[bool] = []
        self.morale: list[MoraleRow] = []
        self.morale_start = 0
        self.push: list[PushSection] = []
        # By town, in the order of the route.
        self.occupation: list[OccupationSpace] = []
        # Chaos tiles that are neither in the bag nor on the Occupation track.
        self.chaos_reserve = 0
        # How many troops there are, on the map and in the supply.
        self.germans = 0
        self.norwegians = 0
        # Where the grid shows German symbols, unless the difficulty says otherwise.
        self.symbols: list[bool] = []
        self.map = Map()
        self.start = Start()
        self.difficulties: dict[str, Difficulty] = {}

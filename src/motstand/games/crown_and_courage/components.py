"""What is in the box: tiles, cards, the board and the map, as the rules read them."""

from __future__ import annotations

from typing import Final

from motstand.kernel.content.vocabulary import Effect

KING: Final = "king"
"""The one seat: the player decides for the King and his government."""

LINE: Final = 3
SPACES: Final = LINE * LINE
"""The grid has three rows of three spaces."""
GRID: Final = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)]

TOP, MIDDLE, BOTTOM = 0, 1, 2
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

MOVE, PARATROOPER, REINFORCEMENTS, BOMBING = "move", "paratrooper", "reinforcements", "bombing"
STRESS, THREAT, MORALE, COLLABORATOR = "stress", "threat", "morale", "collaborator"

REGULAR: Final = "regular"
"""The kinds of German troops are this and `PARATROOPER`."""

FREE, OCCUPIED, DESTROYED = 0, 1, 2
"""What has become of a town."""


class Tile:
    """A Norwegian tile; its back shows Army Orders. `kind` is its title in the ids, the same in every language."""

    __slots__ = ("id", "kind", "level", "reverse", "title", "unique")

    def __init__(self, id: str, kind: str, title: str, level: int, unique: list[Effect], reverse: list[Effect]) -> None:
        self.id = id
        self.kind = kind
        self.title = title
        self.level = level
        self.unique = unique
        self.reverse = reverse


class Action:
    """What a card can be played for, and how many other cards that costs."""

    __slots__ = ("cost", "effects", "id", "name")

    def __init__(self, id: str, name: str, cost: int, effects: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.effects = effects


class Card:
    """An Action card or a Collaborator. Strength 0: it can't be used in a battle. `by`: what carries the gold."""

    __slots__ = ("actions", "by", "collaborator", "gold", "id", "name", "strength", "won")

    def __init__(self, id: str, name: str, strength: int, actions: list[Action], won: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.by = ""
        self.strength = strength
        self.actions = actions
        self.won = won
        self.gold = any(effect.verb == "gold" for action in actions for effect in action.effects)
        self.collaborator = False


class Demand:
    """A German Demand: the Willpower that it takes to decline it, and what follows."""

    __slots__ = ("cost", "declined", "id", "name")

    def __init__(self, id: str, name: str, cost: int, declined: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.declined = declined


class Display:
    """A space of Today's Plan: what choosing its tile costs."""

    __slots__ = ("cost", "id")

    def __init__(self, id: str, cost: list[Effect]) -> None:
        self.id = id
        self.cost = cost


class MoraleRow:
    """A row of the Morale track: the Loyalty that it stands for, and on which of its spaces a card may be drawn."""

    __slots__ = ("cards", "loyalty")

    def __init__(self, loyalty: int, cards: list[bool]) -> None:
        self.loyalty = loyalty
        self.cards = cards


class ResolvePlace:
    """A place of a pink Resolve piece: does it show a Quick Response when the piece is taken?"""

    __slots__ = ("id", "quick_response")

    def __init__(self, id: str, quick_response: bool) -> None:
        self.id = id
        self.quick_response = quick_response


class PushSection:
    """A section of the Push track; without an action of its own it does what the Order tile on it says."""

    __slots__ = ("action", "id", "spaces")

    def __init__(self, id: str, spaces: int, action: str) -> None:
        self.id = id
        self.spaces = spaces
        self.action = action


class Momentum:
    """The Momentum track."""

    __slots__ = ("most", "start")

    def __init__(self, start: int, most: int) -> None:
        self.start = start
        self.most = most


class Danger:
    """The Danger track: its ends, where the markers start, and the level that alarms the Germans."""

    __slots__ = ("after_alarm", "alarm", "least", "most", "stress", "threat")

    def __init__(self, least: int, most: int, stress: int, threat: int, alarm: int, after_alarm: int) -> None:
        self.least = least
        self.most = most
        self.stress = stress
        self.threat = threat
        self.alarm = alarm
        self.after_alarm = after_alarm


class Pieces:
    """How many there are of what is counted."""

    def __init__(self) -> None:
        self.dice = 0
        self.evacuation_dice = 0
        self.bombing = 0
        self.pressure = 0
        self.willpower = 0
        self.push = 0
        self.discs = 0
        self.germans = 0
        self.norwegians = 0
        self.hand = 0
        self.chaos = 0
        self.chaos_in_bag = 0


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


class OccupationSpace:
    """A space of the Occupation track: what it does once its tile is gone, and whether Chaos lies under the tile."""

    __slots__ = ("chaos", "effects")

    def __init__(self, effects: list[Effect], chaos: bool) -> None:
        self.effects = effects
        self.chaos = chaos


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

    def __init__(self) -> None:
        self.digest = ""
        # Tiles by id; those of a title by level, from the lowest, by the title as it is printed.
        self.tiles: dict[str, Tile] = {}
        self.titles: dict[str, list[str]] = {}
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
        self.line_of: list[int] = [-1] * (POSITIONS + 1)
        self.action_position: list[int] = [0] * (2 * LINE)
        self.order_position: list[int] = [0] * (2 * LINE)
        # The places of the pink Resolve pieces, in the order they are taken.
        self.operations: list[ResolvePlace] = []
        self.momentum = Momentum(0, 0)
        self.danger = Danger(0, 0, 0, 0, 0, 0)
        self.morale: list[MoraleRow] = []
        self.morale_start = 0
        self.push: list[PushSection] = []
        # By town, in the order of the route.
        self.occupation: list[OccupationSpace] = []
        # Chaos tiles that are neither in the bag nor on the Occupation track.
        self.chaos_reserve = 0
        # Where the grid shows German symbols, unless the difficulty says otherwise.
        self.symbols: list[bool] = []
        self.pieces = Pieces()
        self.map = Map()
        self.start = Start()
        self.difficulties: dict[str, Difficulty] = {}

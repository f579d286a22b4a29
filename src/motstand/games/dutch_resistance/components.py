"""The things in the box: board, tiles, tokens, cards and Scenarios. `box.py` makes them from the content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from motstand.games.dutch_resistance.box_rows import Colour, IdentityId, LevelId, Place, SpotId
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES, TILES, Effect

if TYPE_CHECKING:
    from motstand.games.dutch_resistance.box_board import RegionRow, RoadRow, SideRow
    from motstand.games.dutch_resistance.box_cards import GroupRow, HaltRow, OccupierRow, OfficerRow, PatrolRow, RaidRow
    from motstand.games.dutch_resistance.box_characters import CardRow, IdentityRow
    from motstand.games.dutch_resistance.box_scenarios import ActionRow, LevelRow, ScenarioRow, TaskRow
    from motstand.games.dutch_resistance.box_tokens import ItemRow, PersonRow, TileRow

PLACES: Final[list[str]] = list(get_args(Place))
COLOURS: Final[list[str]] = list(get_args(Colour))
LEVELS: Final[list[str]] = list(get_args(LevelId))
IDENTITIES: Final[list[str]] = list(get_args(IdentityId))
SPOTS: Final[list[str]] = list(get_args(SpotId))

# Resources, by number.
DOCUMENTS: Final = 0
RATIONS: Final = 1
INFORMATION: Final = 2
CONTACTS: Final = 3
MONEY: Final = 4

CITY: Final = 0
COUNTRY: Final = 1
AREAS: Final = ["city", "country"]

# Occupiers, by level.
POLICEMAN: Final = 0
SOLDIER: Final = 1
OCCUPIERS: Final = ["policeman", "soldier"]
WHITE: Final = 0
BLACK: Final = 1
SIGNS: Final = ["white", "black"]

DIE: Final = 6
MOST_ALIBI: Final = 10
NOWHERE: Final = -1


class Road:
    """A Road: the places that it joins, its Region, and for each sign the next Road and the place on the way."""

    def __init__(self, row: RoadRow) -> None:
        self.id: str = row.id
        self.ends: list[int] = [PLACES.index(end) for end in row.ends]
        self.region = REGIONS.index(row.region)
        self.next: list[int] = [LETTERS.index(row.white), LETTERS.index(row.black)]
        self.passed: list[int] = [NOWHERE, NOWHERE]
        self.at: list[int] = [row.x, row.y]

    def other_end(self, place: int) -> int:
        return self.ends[1] if place == self.ends[0] else self.ends[0]


class Board:
    """Places, Roads and Regions by number, the Morale Track, and the sides of the Player Boards."""

    def __init__(self) -> None:
        # The Area of each place, and its number there; the places of each Area in the order of their numbers.
        self.area: list[int] = []
        self.number: list[int] = []
        self.in_area: list[list[int]] = [[], []]
        self.roads: list[Road] = []
        self.regions: list[RegionRow] = []
        self.region_area: list[int] = []
        # The Roads at each place, in alphabetical order, and the number of Roads between two places.
        self.roads_at: list[list[int]] = [[] for _ in PLACES]
        self.distance: list[list[int]] = []
        # Morale Action tokens by Morale, from 0.
        self.tokens: list[int] = []
        self.most_morale = 0
        self.sides: dict[str, SideRow] = {}
        # For drawing: where Locations, decks and the slots of Morale Action tokens are; what the colours are called.
        self.at: list[list[int]] = []
        self.deck_at: dict[str, list[int]] = {}
        self.slot_at: list[int] = []
        self.colour_names: list[str] = []

    def neighbours(self, place: int) -> list[int]:
        """The adjacent places, in the order of their Roads."""
        return [self.roads[road].other_end(place) for road in self.roads_at[place]]


class Tile:
    """A Location tile."""

    def __init__(self, row: TileRow, cost: list[Effect], effects: list[Effect]) -> None:
        self.id: str = row.id
        self.name = row.name
        self.text = row.text
        self.start = row.start
        self.most = row.most
        self.cost = cost
        self.effects = effects


class Ability:
    """What a card can do: pay the cost in full, choose one of the options, carry out the effects."""

    __slots__ = ("cost", "effects", "options")

    def __init__(self, cost: list[Effect], options: dict[str, list[Effect]], effects: list[Effect]) -> None:
        self.cost = cost
        self.options = options
        self.effects = effects


class Identity:
    """An Identity card, with the Character cards that belong to it."""

    def __init__(self, row: IdentityRow) -> None:
        self.id: str = row.id
        self.name = row.name
        self.text = row.text
        self.start = TILES.index(row.start)
        self.slots = row.slots
        self.cards: list[str] = []


class CharacterCard:
    """A Character card. AND: the Action Point and the abilities. OR: one of them. Special cards are not played."""

    def __init__(self, row: CardRow, abilities: list[Ability]) -> None:
        self.id = row.id
        self.identity = IDENTITIES.index(row.identity)
        self.title = row.title
        self.text = row.text
        self.is_and = row.kind == "and"
        self.is_special = row.kind == "special"
        self.abilities = abilities


class OccupierCard:
    """An Occupier card: what is always resolved, then one of the options; or a price and what follows without it."""

    def __init__(self, row: OccupierRow, text: CardText) -> None:
        self.id = row.id
        self.title = row.title
        self.level = row.level
        self.scenario = row.scenario
        self.text = text


class CardText:
    """Effects in order; then one of the options, if there are any; then a price, or what replaces it."""

    __slots__ = ("effects", "options", "otherwise", "price")

    def __init__(
        self,
        effects: list[Effect],
        options: dict[str, list[Effect]],
        price: list[Effect],
        otherwise: list[Effect],
    ) -> None:
        self.effects = effects
        self.options = options
        self.price = price
        self.otherwise = otherwise


class PatrolCard:
    """A Patrol card: for Policemen and Soldiers the sign that they follow and how many Roads they go."""

    def __init__(self, row: PatrolRow, nobody: list[Effect]) -> None:
        self.id = row.id
        self.region = REGIONS.index(row.region)
        moves = [row.policemen.split(), row.soldiers.split()]
        self.sign: list[int] = [SIGNS.index(sign) for sign, _ in moves]
        self.steps: list[int] = [int(steps) for _, steps in moves]
        self.nobody = nobody


class RaidCard:
    """A Raid! card. `lasting` names what stays in effect for the rest of the game."""

    def __init__(self, row: RaidRow, text: CardText, after: list[Effect]) -> None:
        self.id = row.id
        self.title = row.title
        self.number = row.number
        self.text = text
        self.after = after
        self.lasting: str = row.lasting
        self.rule = row.text


class HaltOption:
    """An option of a Halt! card: what follows for a Policeman and for a Soldier, and what replaces what is lacking."""

    __slots__ = ("effects", "id", "otherwise", "text")

    def __init__(self, id: str, text: str, effects: list[list[Effect]], otherwise: list[Effect]) -> None:
        self.id = id
        self.text = text
        self.effects = effects
        self.otherwise = otherwise


class HaltCard:
    """A Halt! card. Title, text and the texts of the options are read before the decision."""

    def __init__(self, row: HaltRow, options: list[HaltOption]) -> None:
        self.id = row.id
        self.title = row.title
        self.text = row.text
        self.options = options


class HelperCard:
    """A Helper card and its reward."""

    def __init__(self, id: str, name: str, effects: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.effects = effects


class OfficerCard:
    """A card of the Officer: so many steps toward a target, or directly to an Area, or nothing; then effects."""

    def __init__(self, row: OfficerRow, effects: list[Effect]) -> None:
        self.id = row.id
        self.title = row.title
        words = row.movement.split()
        # "2 toward token", "to city", "stay"
        self.steps = int(words[0]) if words[0].isdecimal() else 0
        self.target = words[-1] if self.steps else ""
        self.area = AREAS.index(words[-1]) if words[0] == "to" else NOWHERE
        self.effects = effects


class Group:
    """A side of a Resistance Group card."""

    def __init__(self, row: GroupRow, request: Ability, unused: list[Effect]) -> None:
        self.id = row.id
        self.name = row.name
        self.request = request
        self.unused = unused
        self.once = row.once
        self.rule: str = row.rule
        self.side: str = row.side
        self.rule_text = row.text


class Person:
    """A Person in Hiding. `start` is a tile, or NOWHERE where a Task card says it."""

    def __init__(self, row: PersonRow, danger: list[Effect]) -> None:
        self.id = row.id
        self.name = row.name
        self.border = row.border
        self.scenario = row.scenario
        self.start = TILES.index(row.start) if row.start else NOWHERE
        self.most_players = row.most_players
        self.shelter: str = row.shelter
        self.danger = danger


class Item:
    """A kind of Item. `start` has a tile for each that lies on the board at the start, unless Task cards say it."""

    def __init__(self, row: ItemRow, caught: list[Effect]) -> None:
        self.id = row.id
        self.name = row.name
        self.scenario = row.scenario
        self.count = row.count
        self.start: list[int] = [TILES.index(tile) for tile in row.start]
        self.unseen = row.unseen
        self.caught = caught


class Step:
    """A step of a Task: on which tile (NOWHERE: next to the Officer), and what it costs."""

    __slots__ = ("cost", "tile")

    def __init__(self, tile: int, cost: list[Effect]) -> None:
        self.tile = tile
        self.cost = cost


class Task:
    """A Task card of a Person in Hiding or an Item, which has the same id."""

    def __init__(self, row: TaskRow, steps: list[Step]) -> None:
        self.id = row.id
        self.scenario = row.scenario
        self.start = TILES.index(row.start)
        self.steps = steps


class Level:
    """A level of a Scenario: Morale and Alibi at the start, and the Occupiers by Road."""

    def __init__(self, row: LevelRow) -> None:
        self.id: str = row.id
        self.morale = row.morale
        self.alibi = row.alibi
        self.policemen: list[int] = [LETTERS.index(road) for road in row.policemen]
        self.soldiers: list[int] = [LETTERS.index(road) for road in row.soldiers]


class ScenarioAction:
    """A Scenario Action. `last` replaces the effects for the last step of a Task."""

    def __init__(self, row: ActionRow, cost: list[Effect], effects: list[Effect], last: list[Effect]) -> None:
        self.id = row.id
        self.name = row.name
        self.text = row.text
        self.cost = cost
        self.effects = effects
        self.last = last
        self.uses_movement = row.moves != ""


class Scenario:
    """A Scenario: which tiles lie where, its actions, goal and losses by the number of Characters."""

    def __init__(self, row: ScenarioRow, caught: list[Effect]) -> None:
        self.id = row.id
        self.number = row.number
        self.title = row.title
        self.text = row.text
        self.mark: str = row.mark
        self.start = TILES.index(row.start) if row.start else NOWHERE
        # The tile on each place.
        self.tiles: list[int] = [TILES.index(tile) for _, tile in sorted(row.tiles.items())]
        self.costs: list[int] = [TILES.index(tile) for tile in row.costs]
        self.costs_on_card = row.costs_on_card
        self.bonus: list[tuple[int, list[Effect]]] = []
        self.goal: list[int] = list(row.goal)
        self.telephones = row.telephones
        self.caught = caught
        self.lost: list[int] = list(row.lost)
        self.levels: dict[str, Level] = {}
        self.actions: dict[str, ScenarioAction] = {}

    def starting_tile(self, identity: Identity) -> int:
        """DR-SETUP-24 to 26: as it says, or as the Identity card says; the Meeting Place if that is not in play."""
        tile = self.start if self.start != NOWHERE else identity.start
        return tile if tile in self.tiles else TILES.index("meeting_place")


class Tokens:
    """What the supply holds."""

    def __init__(self) -> None:
        self.resource_names: list[str] = []
        self.resources: list[int] = [0] * len(RESOURCES)
        self.persons: dict[str, Person] = {}
        self.items: dict[str, Item] = {}
        # The Resources of each Costs token, by number.
        self.costs: dict[str, list[int]] = {}
        self.spots: list[int] = [0] * len(SPOTS)
        self.spot_names: list[str] = []
        self.pieces: dict[str, int] = {}
        self.tickets = 0
        self.ausweis = 0


class Cards:
    """All cards."""

    def __init__(self) -> None:
        self.identities: list[Identity] = []
        self.characters: dict[str, CharacterCard] = {}
        self.occupiers: dict[str, OccupierCard] = {}
        self.patrols: dict[str, PatrolCard] = {}
        self.raids: dict[str, RaidCard] = {}
        self.halts: dict[str, HaltCard] = {}
        self.helpers: dict[str, HelperCard] = {}
        self.officer: dict[str, OfficerCard] = {}
        self.groups: dict[str, Group] = {}
        self.tasks: dict[str, Task] = {}


class Box:
    """All components, as the content files and packs give them. Shared by all states; nothing in it changes."""

    def __init__(self) -> None:
        self.board = Board()
        self.tiles: list[Tile] = []
        self.tokens = Tokens()
        self.cards = Cards()
        self.scenarios: dict[str, Scenario] = {}

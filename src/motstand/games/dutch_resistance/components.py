"""The things in the box: board, tiles, tokens, cards and Scenarios. `box.py` makes them from the content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from motstand.games.dutch_resistance.box_rows import Colour, IdentityId, LevelId, Place, SpotId
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES, TILES, Effect, takes_nothing
from motstand.kernel.flow import Option

if TYPE_CHECKING:
    from motstand.games.dutch_resistance.box_board import RegionRow, RoadRow, SideRow
    from motstand.games.dutch_resistance.box_cards import (
        Group,
        HaltOptionRow,
        HaltRow,
        HelperCard,
        OccupierCard,
        OfficerRow,
        PatrolRow,
        RaidCard,
    )
    from motstand.games.dutch_resistance.box_characters import AbilityRow, CharacterRow, IdentityRow
    from motstand.games.dutch_resistance.box_scenarios import Bonus, Level, ScenarioAction, ScenarioRow, Task
    from motstand.games.dutch_resistance.box_tokens import Item, Person, TileRow

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

DOWN: Final = "down"
"""A Spot token that nobody has looked at."""

# The sides of a Resistance Group token, in `token_progress` of the state; or it is out of the game.
REQUEST: Final = 0
USED: Final = 1
ARRESTED: Final = 2

DIE: Final = 6
MOST_ALIBI: Final = 10
NOWHERE: Final = -1

# What a Character card can be used for, and the way over a Road, as answers say it.
POINT: Final = "point"
ABILITY: Final = "ability"
DISCARD: Final = "discard_card"
GO: Final = "go"


class Road:
    """A Road: the places that it joins, its Region, and for each sign the next Road and the place on the way.

    `going` is the answer that goes over it.
    """

    def __init__(self, row: RoadRow) -> None:
        self.id: str = row.id
        self.going: Option = (GO, self.id)
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
        # The answers that go over them.
        self.going_from: list[list[Option]] = [[] for _ in PLACES]
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
    """A Location tile: the Safety that it starts with and its maximum, and what its action costs and does."""

    def __init__(self, row: TileRow) -> None:
        self.id: str = row.id
        self.name = row.name
        self.text = row.text
        self.start: int = row.start
        self.most: int = row.most
        self.cost: list[Effect] = row.cost
        self.effects: list[Effect] = row.effects


class Identity:
    """An Identity card, with the Character cards that belong to it."""

    def __init__(self, row: IdentityRow) -> None:
        self.id: str = row.id
        self.name = row.name
        self.text = row.text
        self.start = TILES.index(row.start)
        self.slots = row.slots
        self.cards: list[str] = []


class Ability:
    """What a card can do: pay the cost in full, choose one of the options, carry out the effects."""

    def __init__(self, row: AbilityRow) -> None:
        self.cost: list[Effect] = row.cost
        self.options: dict[str, list[Effect]] = row.options
        self.effects: list[Effect] = row.effects
        # It can be used whatever the Character holds.
        self.is_free = takes_nothing(self.cost) and (
            not self.options or any(takes_nothing(effects) for effects in self.options.values())
        )


class CharacterCard:
    """A Character card with its abilities, and the answers that use it."""

    def __init__(self, row: CharacterRow) -> None:
        self.id: str = row.id
        self.identity = row.identity
        self.title = row.title
        self.kind = row.kind
        self.text = row.text
        self.is_and = row.kind == "and"
        self.abilities: list[Ability] = [Ability(ability) for ability in row.abilities]
        self.using_point: Option = (POINT, self.id)
        self.using: list[Option] = [(ABILITY, self.id, number) for number in range(len(self.abilities))]
        self.discarding: Option = (DISCARD, self.id)


class HaltOption:
    """An option of a Halt! card: what follows for a Policeman and for a Soldier, and what replaces what is lacking."""

    def __init__(self, row: HaltOptionRow) -> None:
        self.id: str = row.id
        self.text = row.text
        self.policeman: list[Effect] = row.policeman
        self.soldier: list[Effect] = row.soldier
        self.otherwise: list[Effect] = row.otherwise

    def effects(self, section: int) -> list[Effect]:
        """What follows for the higher Occupier there."""
        return self.soldier if section == SOLDIER else self.policeman


class HaltCard:
    """A Halt! card. Title, text and the texts of the options are read before the decision."""

    def __init__(self, row: HaltRow) -> None:
        self.id: str = row.id
        self.title = row.title
        self.text = row.text
        self.options: list[HaltOption] = [HaltOption(option) for option in row.options]
        self.choosing: list[Option] = [("choose", option.id) for option in self.options]


class PatrolCard:
    """A Patrol card: for Policemen and Soldiers the sign that they follow and how many Roads they go."""

    def __init__(self, row: PatrolRow) -> None:
        self.id = row.id
        self.region = REGIONS.index(row.region)
        moves = [row.policemen.split(), row.soldiers.split()]
        self.sign: list[int] = [SIGNS.index(sign) for sign, _ in moves]
        self.steps: list[int] = [int(steps) for _, steps in moves]
        self.nobody = row.nobody


class OfficerCard:
    """A card of the Officer: so many steps toward a target, or directly to an Area, or nothing; then effects."""

    def __init__(self, row: OfficerRow) -> None:
        self.id = row.id
        self.title = row.title
        words = row.movement.split()
        # "2 toward token", "to city", "stay"
        self.steps = int(words[0]) if words[0].isdecimal() else 0
        self.target = words[-1] if self.steps else ""
        self.area = AREAS.index(words[-1]) if words[0] == "to" else NOWHERE
        self.effects = row.effects


class Scenario:
    """A Scenario: which tiles lie where, its actions, goal and losses by the number of Characters."""

    def __init__(self, row: ScenarioRow) -> None:
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
        self.bonus: list[Bonus] = row.bonus
        self.goal: list[int] = list(row.goal)
        self.telephones = row.telephones
        self.caught = row.caught
        self.lost: list[int] = list(row.lost)
        self.levels: dict[str, Level] = {level.id: level for level in row.level}
        self.actions: dict[str, ScenarioAction] = {action.id: action for action in row.action}

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
        # Their ids by Scenario, of base cards at 0, and by Threat Level.
        self.occupier_decks: list[list[tuple[str, ...]]] = []
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

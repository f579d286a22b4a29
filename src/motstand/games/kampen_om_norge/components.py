"""The things in the box: board, cards and scenarios. `box.py` makes them from the content files."""

from __future__ import annotations

from typing import Final

GERMANY: Final = 0
NORWAY: Final = 1
ALLIES: Final = 2
FACTIONS: Final = ["germany", "norway", "allies"]

SEA: Final = -1
AIR: Final = -2


class Kind:
    """A kind of action card and what it can do. A number of 0, "" or an empty list: it cannot."""

    def __init__(self, id: str, deck: int) -> None:
        self.id = id
        self.deck = deck
        self.name = ""
        self.english = ""
        self.text = ""
        self.limit = ""
        self.needs_battalion = True
        self.attack_dice = 0
        self.attack_in_range = False
        self.attack_on_coast = False
        self.attack_not_paratroopers_only = False
        self.defence_dice = 0
        self.cancels: list[str] = []
        self.cancels_sabotage = False
        self.cancels_as_defender = False
        self.cancels_as_attacker = False
        self.cancels_on_coast = False
        self.cancels_outside_limit = False
        self.drops = False
        self.diverts = False
        self.diverts_on_coast = False
        self.marches = 0
        self.marches_into_combat = False
        self.escapes = 0
        self.sends_back = ""
        self.airlifts = 0
        self.airplaces = 0
        self.sealifts = 0
        self.rescues_as_attacker = False
        self.rescues_as_defender = False
        self.invades = False
        self.sinks_on = 0
        self.sinks_not_by_air = False


class Card:
    """One of the 112 cards."""

    def __init__(self, id: str, kind: Kind, symbols: int, caption: str) -> None:
        # Cards with the same number are the same to play: one kind, as many symbols.
        self.alike = 0
        self.id = id
        self.kind = kind
        self.symbols = symbols
        self.caption = caption


class Board:
    """The 44 land areas by number (from 0, in the order of the content file) and what lies between them."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.neighbours: list[list[int]] = []
        self.across_water: list[list[int]] = []
        self.is_water_between: list[list[bool]] = []
        self.ways: dict[tuple[int, int], str] = {}
        self.sea_zones: list[list[str]] = []
        self.victory_cities: list[int] = []
        self.mobilization_points: list[int] = []
        self.air_fields: list[int] = []
        self.home_range: list[bool] = []
        self.field_range: dict[int, list[bool]] = {}
        self.zone_neighbours: dict[str, list[str]] = {}
        self.impassable: list[str] = []
        # The part of the country that each area lies in, for people who look for it.
        self.regions: list[str] = []

    def water_between(self, one: int, other: int) -> bool:
        """Does a fjord or lake lie between two neighbours?"""
        return self.is_water_between[one][other]


class Scenario:
    """What is on the table at the start, and what the scenario changes of the rules."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.name = ""
        self.subtitle = ""
        self.in_play: list[bool] = []
        self.by_cities = True
        self.objectives: list[int] = []
        self.is_objective: list[bool] = []
        self.clear_german_limit = 0
        self.clear_allied_cities = 0
        self.range_everywhere = False
        self.jagerfly_everywhere = False
        self.norway_reinforces_anywhere = False
        self.german_coast: list[bool] = []
        self.allied_coast: list[bool] = []
        # Areas on an Allied sea zone, also where another zone is closed to Allied ships: aircraft fly over it.
        self.fighter_coast: list[bool] = []
        self.free_german_battalions = 0
        self.symbols_per_battalion = 3
        self.arrival_stacks = 0
        self.arrival_battalions = 0
        self.allied_withdrawal = 0
        self.hand: list[int] = []
        self.deck: list[list[str]] = []
        # The kinds of card in each deck.
        self.kinds: list[list[Kind]] = []
        self.setup: list[list[int]] = []
        # The neighbours of an area on the part of the board that is in play.
        self.neighbours: list[list[int]] = []
        self.neighbour_ids: list[list[str]] = []
        # How many moves two areas are apart there; a large number where no way leads.
        self.distance: list[list[int]] = []


class Box:
    """All components, as the content files and packs give them. Shared by all states; nothing in it changes."""

    def __init__(self, board: Board, cards: dict[str, Card], scenarios: dict[str, Scenario], digest: str) -> None:
        self.board = board
        self.cards = cards
        self.scenarios = scenarios
        self.digest = digest

"""The things in the box: board, cards and scenarios. `box.py` makes them from the content files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from motstand.games.kampen_om_norge.box_april import OnApril
    from motstand.games.kampen_om_norge.box_cards import Copy, KindRow
    from motstand.games.kampen_om_norge.box_scenarios import ScenarioRow, SeaRow
    from motstand.games.kampen_om_norge.box_ships import AtSea, ClassRow, ShipRow
    from motstand.kernel.flow import Option

GERMANY: Final = 0
NORWAY: Final = 1
ALLIES: Final = 2
FACTIONS: Final = ["germany", "norway", "allies"]

SEA: Final = -1
AIR: Final = -2

# What a card that lies on the table of a combat was played for.
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
CANCEL: Final = "cancel"


class Kind:
    """A kind of action card and what it can do. A number of 0, "" or an empty list: it cannot."""

    def __init__(self, row: KindRow) -> None:
        self.id = row.id
        self.deck = FACTIONS.index(row.deck)
        self.name = row.name
        self.english = row.english
        self.text = row.text
        self.limit = row.limit
        self.needs_battalion = row.needs_battalion
        self.attack_dice = row.attack.dice if row.attack else 0
        self.attack_in_range = row.attack is not None and row.attack.in_range
        self.attack_on_coast = row.attack is not None and row.attack.coast
        self.attack_not_paratroopers_only = row.attack is not None and row.attack.not_paratroopers_only
        self.defence_dice = row.defence.dice if row.defence else 0
        self.cancels = row.cancel.cards if row.cancel else []
        self.cancels_sabotage = row.cancel is not None and "C1" in row.cancel.when
        self.cancels_as_defender = row.cancel is not None and "R2" in row.cancel.when
        self.cancels_as_attacker = row.cancel is not None and "C2" in row.cancel.when
        self.cancels_on_coast = row.cancel is not None and row.cancel.coast
        self.cancels_outside_limit = row.cancel is not None and row.cancel.outside_limit
        self.drops = row.drop is not None
        self.diverts = row.divert is not None
        self.diverts_on_coast = row.divert is not None and row.divert.coast
        self.marches = row.march.battalions if row.march else 0
        self.marches_into_combat = row.march is not None and row.march.into_combat
        self.escapes = row.escape.battalions if row.escape else 0
        self.sends_back = str(row.send_back.battalions) if row.send_back else ""
        self.airlifts = row.airlift.battalions if row.airlift else 0
        self.airplaces = row.airplace.battalions if row.airplace else 0
        self.sealifts = row.sealift.battalions if row.sealift else 0
        self.rescues_as_attacker = row.rescue is not None and "G2" in row.rescue.when
        self.rescues_as_defender = row.rescue is not None and "R2" in row.rescue.when
        self.invades = row.invade is not None
        self.sinks_on = row.sink_reinforcement.on if row.sink_reinforcement else 0
        self.sinks_not_by_air = row.sink_reinforcement is not None and row.sink_reinforcement.not_by_air
        # At sea (box_ships.py), and on 9 April (box_april.py).
        self.at_sea: AtSea | None = None
        self.april: OnApril | None = None


class ShipClass:
    """A class of ships; the lower its rank, the stronger it is."""

    def __init__(self, row: ClassRow, rank: int) -> None:
        self.id = row.id
        self.name = row.name
        self.english = row.english
        self.rank = rank
        self.sinks_on = row.sinks_on
        self.chases_on = row.chases_on
        self.voids = row.voids
        self.raids = row.raids
        self.fighters = row.fighters
        self.bombards = row.bombards
        self.dummy = row.dummy


class Ship:
    """One of the 36 ship cards."""

    def __init__(self, row: ShipRow, ship_class: ShipClass) -> None:
        self.id = row.id
        self.name = row.name
        self.faction = FACTIONS.index(row.faction)
        self.of = ship_class
        # Where it was on 9 April 1940, "" if nowhere.
        self.zone = row.zone


class Card:
    """One of the 112 action cards or 22 cards of 9 April."""

    def __init__(self, copy: Copy, kind: Kind) -> None:
        # Cards with the same number are the same to play: one kind, as many symbols.
        self.alike = 0
        self.id = copy.id
        self.kind = kind
        self.symbols = copy.symbols
        self.caption = copy.caption


class Board:
    """The 44 land areas by number (from 0, in the order of the content file) and what lies between them."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        # The same as views that are sent write them.
        self.keys: list[bytes] = []
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
        # The sea zones by number (from 0, in the order of the content file).
        self.zones: list[str] = []
        self.zone_index: dict[str, int] = {}
        self.zone_areas: list[list[int]] = []
        self.zones_of_area: list[list[int]] = []
        self.coastal_areas: list[int] = []
        self.impassable: list[str] = []
        # The part of the country that each area lies in, for people who look for it.
        self.regions: list[str] = []

    def water_between(self, one: int, other: int) -> bool:
        """Does a fjord or lake lie between two neighbours?"""
        return self.is_water_between[one][other]


class SeaRules:
    """What only the advanced game has: the numbers of its chapters, and which sea zones border on which."""

    def __init__(self, row: SeaRow, april_cards: list[int], board: Board) -> None:
        self.april_cards = april_cards
        self.allied_ships = row.allied_ships
        self.intercepts_on = row.intercepts_on
        self.resists_on = row.resists_on
        self.recall_symbols = row.recall_symbols
        self.withdrawn_ships = row.withdrawn_ships
        self.muster_points = row.muster_points
        self.cable = board.index[row.cable]
        self.muster = board.index[row.muster]
        self.raiding_zones = [board.zone_index[zone] for zone in row.raiding_zones]
        self.is_allied_zone = [zone in row.allied_zones for zone in board.zones]
        # KON-NINE-27: for movement the raiding box is one more zone, the last.
        self.raiding_box = len(board.zones)
        self.neighbours = [[board.zone_index[near] for near in board.zone_neighbours[zone]] for zone in board.zones]
        self.neighbours.append(self.raiding_zones)
        # KON-ADV-07, KON-ADV-08: the air fields from where Bombefly reaches each zone.
        self.bomber_fields = [[field for field in areas if field in board.air_fields] for areas in board.zone_areas]
        self.bomber_fields[board.zone_index[row.inland_zone]].append(board.index[row.inland_field])


class Scenario:
    """What is on the table at the start, and what the scenario changes of the rules."""

    def __init__(self, row: ScenarioRow) -> None:
        self.id = row.id
        self.name = row.name
        self.subtitle = row.subtitle
        self.by_cities = row.victory == "cities"
        self.clear_german_limit = row.clear_german_limit
        self.clear_allied_cities = row.clear_allied_cities
        self.range_everywhere = row.air_range == "everywhere"
        self.jagerfly_everywhere = row.jagerfly_everywhere
        self.norway_reinforces_anywhere = row.norwegian_reinforcement == "anywhere"
        self.free_german_battalions = row.free_german_battalions
        self.symbols_per_battalion = row.symbols_per_battalion
        self.arrival_stacks = row.allied_arrival.stacks if row.allied_arrival else 0
        self.arrival_battalions = row.allied_arrival.battalions if row.allied_arrival else 0
        self.allied_withdrawal = row.allied_withdrawal
        self.hand: list[int] = row.hand.in_order()
        # All cards that the scenario plays with, and the ships.
        self.cards: dict[str, Card] = {}
        self.ships: dict[str, Ship] = {}
        self.sea: SeaRules | None = None
        self.in_play: list[bool] = []
        self.objectives: list[int] = []
        self.is_objective: list[bool] = []
        self.german_coast: list[bool] = []
        self.allied_coast: list[bool] = []
        # Areas on an Allied sea zone, also where another zone is closed to Allied ships: aircraft fly over it.
        self.fighter_coast: list[bool] = []
        self.deck: list[list[str]] = []
        # The kinds of card in each deck.
        self.kinds: list[list[Kind]] = []
        # The cards of 9 April of each faction, and their kinds.
        self.april_deck: list[list[str]] = [[], [], []]
        self.april_kinds: list[list[Kind]] = [[], [], []]
        self.setup: list[list[int]] = []
        # The neighbours of an area on the part of the board that is in play.
        self.neighbours: list[list[int]] = []
        self.neighbour_ids: list[list[str]] = []
        # All moves out of an area, by how many battalions may leave it.
        self.marches: list[list[list[Option]]] = []
        # How many moves two areas are apart there; a large number where no way leads.
        self.distance: list[list[int]] = []

    def moves_from(self, start: str, area: int, fresh: int) -> list[Option]:
        """One to all of so many battalions to each neighbour; kept, for nothing is listed more often."""
        marches = self.marches[area]
        for most in range(len(marches), fresh + 1):
            stacks = range(1, most + 1)
            marches.append([("move", start, end, stack) for end in self.neighbour_ids[area] for stack in stacks])
        return marches[fresh]


class Box:
    """All components, as the content files and packs give them. Shared by all states; nothing in it changes."""

    def __init__(self, board: Board, cards: dict[str, Card], scenarios: dict[str, Scenario]) -> None:
        self.board = board
        self.cards = cards
        self.scenarios = scenarios

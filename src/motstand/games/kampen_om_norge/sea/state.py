"""What the advanced game adds to the table: ships in the sea zones, and what the 9 April turn has to remember."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from motstand.games.kampen_om_norge.sea.fields import FIELDS, copy_fields

T = TypeVar("T")
# Ships or cards, zones and areas. They are never changed but replaced, so that copies of the sea share them.
Ids: TypeAlias = tuple[str, ...]
Zones: TypeAlias = tuple[int, ...]
Areas: TypeAlias = tuple[int, ...]
IdLists: TypeAlias = tuple[Ids, ...]
ZoneLists: TypeAlias = tuple[Zones, ...]
ShipsInZones: TypeAlias = tuple[tuple[str, int], ...]
ShipsInAreas: TypeAlias = tuple[tuple[str, int], ...]
# Of each faction, zone by zone.
Stacks: TypeAlias = tuple[IdLists, ...]


class NavalCombat:
    """The naval combat being fought, up to its present step. All ships in it lie face up."""

    __slots__ = ("allied", "attackers", "cancelled", "chased", "defenders", "dice", "plays", "step", "sunk", "zone")

    def __init__(self, zone: int) -> None:
        self.zone = zone
        self.step = 1
        # Do Allied ships take part? Else Norway decides for its side.
        self.allied = False
        self.attackers: list[str] = []
        self.defenders: list[str] = []
        # Cards on the table, and those among them that were cancelled.
        self.plays: list[str] = []
        self.cancelled: list[str] = []
        # KON-NAVC-11: ships that were struck are put aside.
        self.sunk: list[str] = []
        self.chased: list[str] = []
        # What the side that shoots has rolled, a die for each of its ships so far.
        self.dice: list[int] = []

    def copy(self) -> NavalCombat:
        twin = NavalCombat(self.zone)
        twin.step = self.step
        twin.allied = self.allied
        twin.attackers = self.attackers.copy()
        twin.defenders = self.defenders.copy()
        twin.plays = self.plays.copy()
        twin.cancelled = self.cancelled.copy()
        twin.sunk = self.sunk.copy()
        twin.chased = self.chased.copy()
        twin.dice = self.dice.copy()
        return twin


class Sea:
    """Ships by faction and sea zone, by number; the zone after the last is the raiding box. Stacks are sorted."""

    __slots__ = FIELDS

    def __init__(self, zones: int, blank: bool = False) -> None:
        self.april = True
        self.recalled = False
        # Naval combat: the one being fought.
        self.battle: NavalCombat | None = None
        # 9 April: the zone at which interception has arrived, and whether 'Eidsvoll & Norge' has fought.
        self.zone = 0
        self.coast_fought = False
        if blank:
            return
        # Cards of 9 April that lie in the box: at first all, in the end those that nobody kept (KON-NINE-05).
        self.returned: IdLists = ((), (), ())
        # The raiding box is one more zone.
        empty: IdLists = ((),) * (zones + 1)
        self.stacks: Stacks = (empty, empty, empty)
        # Ships that a faction has still to place, those that it has decided on, and the Allied ones for later.
        self.waiting: IdLists = ((), (), ())
        self.placing: ShipsInZones = ()
        self.later: Ids = ()
        self.shown: Ids = ()
        # Naval movement of this turn: the task force under way with its route, the routes taken, who has moved.
        self.force: Ids = ()
        self.route: Zones = ()
        self.routes: ZoneLists = ()
        self.moved: Ids = ()
        # Interception: zones where the attacker has tried, and who succeeded where; ships that must fight.
        self.attempted: Zones = ()
        self.interceptions: ZoneLists = ((), (), ())
        self.intercepted: Ids = ()
        # Naval combat: who takes part, and where it is still to be fought.
        self.joined: Ids = ()
        self.battles: Zones = ()
        # 9 April: the landings of a zone and the ships that are done.
        self.landings: ShipsInAreas = ()
        self.landed: Ids = ()
        # Sunk ships whose battalions still land, with their zones (KON-NGC-08).
        self.sailors: ShipsInZones = ()
        # KON-NGC-06: who escapes behind smoke takes no part in the naval combat.
        self.smoked: Ids = ()
        self.closed: Areas = ()
        # Areas to which battalions came by air, one for each, and cities that have resisted.
        self.dropped: Areas = ()
        self.resisted: Areas = ()

    def copy(self) -> Sea:
        twin = Sea(0, True)
        copy_fields(self, twin)
        return twin

    def has_ships(self, faction: int) -> bool:
        """Has it any ship on the map or in the raiding box?"""
        return any(self.stacks[faction])

    def somebody_intercepted(self) -> bool:
        """Was there an interception in this turn that found a ship?"""
        return any(self.interceptions)

    def begin_turn(self) -> None:
        """A faction's turn begins: its ships may move again, and the last turn's interceptions are forgotten."""
        self.moved = ()
        self.routes = ()
        self.recalled = False
        self.attempted = ()
        self.interceptions = ((), (), ())
        self.intercepted = ()
        self.joined = ()


def exchanged(row: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    """The same row with something else at one place."""
    now = list(row)
    now[place] = new
    return tuple(now)


def without(row: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """The same row without something; mostly it is not there."""
    return tuple([each for each in row if each != gone]) if gone in row else row

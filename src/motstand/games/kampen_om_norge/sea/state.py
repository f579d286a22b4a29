"""What the advanced game adds to the table: ships in the sea zones, and what the 9 April turn has to remember."""

from __future__ import annotations


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

    __slots__ = (
        "april",
        "attempted",
        "battle",
        "battles",
        "by_ship",
        "closed",
        "coast_fought",
        "dropped",
        "force",
        "intercepted",
        "interceptions",
        "joined",
        "landed",
        "landings",
        "later",
        "moved",
        "placing",
        "recalled",
        "resisted",
        "returned",
        "route",
        "routes",
        "sailors",
        "shown",
        "smoked",
        "stacks",
        "waiting",
        "zone",
    )

    def __init__(self, zones: int) -> None:
        self.april = True
        # Cards of 9 April that lie in the box: at first all, in the end those that nobody kept (KON-NINE-05).
        self.returned: list[list[str]] = [[], [], []]
        # The raiding box is one more zone.
        self.stacks: list[list[list[str]]] = [[[] for _ in range(zones + 1)] for _ in range(3)]
        # Ships that a faction has still to place, those that it has decided on, and the Allied ones for later.
        self.waiting: list[list[str]] = [[], [], []]
        self.placing: list[tuple[str, int]] = []
        self.later: list[str] = []
        self.shown: list[str] = []
        # Naval movement of this turn: the task force under way with its route, the routes taken, who has moved.
        self.force: list[str] = []
        self.route: list[int] = []
        self.routes: list[list[int]] = []
        self.moved: list[str] = []
        self.recalled = False
        # Interception: zones where the attacker has tried, and who succeeded where; ships that must fight.
        self.attempted: list[int] = []
        self.interceptions: list[list[int]] = [[], [], []]
        self.intercepted: list[str] = []
        # Naval combat: who takes part, where it is still to be fought, and the one being fought.
        self.joined: list[str] = []
        self.battles: list[int] = []
        self.battle: NavalCombat | None = None
        # Reinforcements that came by the ships of a zone in this phase (KON-AREINF-04).
        self.by_ship: list[int] = [0] * (zones + 1)
        # 9 April: the zone at which interception has arrived, the landings of a zone and the ships that are done.
        self.zone = 0
        self.landings: list[tuple[str, int]] = []
        self.landed: list[str] = []
        # Sunk ships whose battalions still land, with their zones (KON-NGC-08).
        self.sailors: list[tuple[str, int]] = []
        self.coast_fought = False
        # KON-NGC-06: who escapes behind smoke takes no part in the naval combat.
        self.smoked: list[str] = []
        self.closed: list[int] = []
        # Areas to which battalions came by air, one for each, and cities that have resisted.
        self.dropped: list[int] = []
        self.resisted: list[int] = []

    def begin_turn(self) -> None:
        """A faction's turn begins: its ships may move again, and the last turn's interceptions are forgotten."""
        self.moved = []
        self.routes = []
        self.recalled = False
        self.attempted = []
        self.interceptions = [[], [], []]
        self.intercepted = []
        self.joined = []

    def copy(self) -> Sea:
        twin = Sea(len(self.by_ship) - 1)
        twin.april = self.april
        twin.returned = [cards.copy() for cards in self.returned]
        twin.stacks = [[stack.copy() for stack in fleet] for fleet in self.stacks]
        twin.waiting = [ships.copy() for ships in self.waiting]
        twin.placing = self.placing.copy()
        twin.later = self.later.copy()
        twin.shown = self.shown.copy()
        twin.force = self.force.copy()
        twin.route = self.route.copy()
        twin.routes = [route.copy() for route in self.routes]
        twin.moved = self.moved.copy()
        twin.recalled = self.recalled
        twin.attempted = self.attempted.copy()
        twin.interceptions = [zones.copy() for zones in self.interceptions]
        twin.intercepted = self.intercepted.copy()
        twin.joined = self.joined.copy()
        twin.battles = self.battles.copy()
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.by_ship = self.by_ship.copy()
        twin.zone = self.zone
        twin.landings = self.landings.copy()
        twin.landed = self.landed.copy()
        twin.sailors = self.sailors.copy()
        twin.coast_fought = self.coast_fought
        twin.smoked = self.smoked.copy()
        twin.closed = self.closed.copy()
        twin.dropped = self.dropped.copy()
        twin.resisted = self.resisted.copy()
        return twin

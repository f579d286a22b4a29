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
    """Ships by faction and sea zone, by number; the zone after the last is the raiding box. Stacks are sorted.

    Lists that lie in other lists are never changed, only replaced: copies share them.
    """

    __slots__ = (
        "april",
        "attempted",
        "battle",
        "battles",
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

    def __init__(self, zones: int, like: Sea | None = None) -> None:
        """An empty sea, or one `like` another: a copy in every attribute, which is made often and has to be quick."""
        if like is None:
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
            return
        self.april = like.april
        self.returned = like.returned.copy()
        germany, norway, allies = like.stacks
        self.stacks = [germany.copy(), norway.copy(), allies.copy()]
        self.waiting = like.waiting.copy()
        self.placing = like.placing.copy()
        self.later = like.later.copy()
        self.shown = like.shown.copy()
        self.force = like.force.copy()
        self.route = like.route.copy()
        self.routes = like.routes.copy()
        self.moved = like.moved.copy()
        self.recalled = like.recalled
        self.attempted = like.attempted.copy()
        self.interceptions = like.interceptions.copy()
        self.intercepted = like.intercepted.copy()
        self.joined = like.joined.copy()
        self.battles = like.battles.copy()
        self.battle = None if like.battle is None else like.battle.copy()
        self.zone = like.zone
        self.landings = like.landings.copy()
        self.landed = like.landed.copy()
        self.sailors = like.sailors.copy()
        self.coast_fought = like.coast_fought
        self.smoked = like.smoked.copy()
        self.closed = like.closed.copy()
        self.dropped = like.dropped.copy()
        self.resisted = like.resisted.copy()

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
        return Sea(0, self)

"""The shapes of what clients get: `view.py` and `printed.py` build them by hand, as plain data, for speed.

`python -m tools.protocol` makes the client's types from them; a test holds views of whole games against them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from motstand.kernel.view_types import Shape

Faction: TypeAlias = Literal["germany", "norway", "allies"]
All = Meta(min_length=3)
"""A dict with every faction in it."""


class Here(Shape):
    """Battalions in an area by faction; `moved` is how many of the active faction's have moved."""

    germany: int = 0
    norway: int = 0
    allies: int = 0
    moved: int = 0


class Attack(Shape):
    area: str
    origin: Annotated[str, Meta(description='An area, "sea" or "air".')] = field(name="from")
    battalions: int


class Play(Shape):
    card: str
    faction: Faction
    effect: Literal["attack", "defence", "cancel"]
    cancelled: bool


class Combat(Shape):
    area: str
    step: int
    plays: list[Play]
    attack_dice: list[int]
    defence_dice: list[int]
    rescued: bool
    winner: Literal["", "attacker", "defender"]
    attack_dice_count: int
    defence_dice_count: int


class Odds(Shape):
    """The chances of a combat with what lies on the table; `wins` in percent, for the attacker."""

    area: str
    attack_dice: int
    defence_dice: int
    wins: float
    attacker_losses: float
    defender_losses: float


class OpenFaction(Shape):
    """A faction's cards: how many there are; used cards lie face up."""

    battalions: int
    cards_in_hand: int
    cards_in_deck: int
    used: list[str]
    used_a_card: bool


class Zone(Shape):
    """Ship cards in a sea zone by faction; `open` are those that lie face up."""

    open: list[str]
    controller: Literal["", "germany", "norway", "allies"]
    germany: int = 0
    norway: int = 0
    allies: int = 0


class Unhurt(Shape):
    """How often, in percent, a ship of each side comes away from the shots to come."""

    attackers: int
    defenders: int


class Reach(Shape):
    """A zone where a task force can sail: who might intercept there, and how often somebody is caught on the way."""

    zone: str
    via: Annotated[str, Meta(description='The zone on the way, if it takes two moves; else "".')]
    hunters: Annotated[int, Meta(description="Ship cards that might intercept there.")]
    caught: Annotated[int, Meta(description="In percent, with what might happen on the way.")]


class NavalCombat(Shape):
    zone: str
    step: int
    attackers: list[str]
    defenders: list[str]
    plays: list[str]
    cancelled: list[str]
    sunk: list[str]
    chased: list[str]
    dice: list[int]
    odds: Unhurt | None


class Landing(Shape):
    ship: str
    area: str


class Sea(Shape):
    """The advanced game: what everybody sees of the ships."""

    april: Annotated[bool, Meta(description="The 9 April turn is being played.")]
    parts: Annotated[list[str], Meta(description="The parts of this turn in their order.")]
    part: Annotated[str, Meta(description="The one that is being played.")]
    zones: dict[str, Zone]
    raiding: list[str]
    later: Annotated[int, Meta(description="Allied ships that are still to come.")]
    lost: Annotated[list[str], Meta(description="Ship cards that left the game, for everybody to see.")]
    force: Annotated[int, Meta(description="Ships of the task force that is formed or under way.")]
    route: list[str]
    reach: list[Reach]
    intercepted: list[str]
    battles: list[str]
    battle: NavalCombat | None
    landings: list[Landing]
    closed: list[str]


class Fleet(Shape):
    """The ships of the factions that a seat leads, by zone."""

    ships: dict[str, list[str]]
    waiting: list[str]
    placing: dict[str, str]
    later: list[str]
    force: list[str]
    moved: list[str]


class Public(Shape):
    """What lies open."""

    scenario: str
    round: int
    active: Faction
    phase: str
    phase_number: int
    seats: Annotated[dict[Faction, str], All, Meta(description="The seat that leads each faction.")]
    areas: dict[str, Here]
    attacks: list[Attack]
    combat: Combat | None
    factions: Annotated[dict[Faction, OpenFaction], All]
    objectives: Annotated[dict[str, Literal["germany", "norway"]], Meta(description="Who holds the areas that decide.")]
    symbols: int
    to_place: int
    placed: list[str]
    arrivals_due: int
    allies_exhausted: bool
    odds: list[Odds]
    air_bases: Annotated[
        list[str],
        Meta(description='Where German aircraft fly from: "germany" and air fields. None if they reach everywhere.'),
    ]
    sea: Sea | None = None


class Private(Shape):
    """The hands of the factions that a seat leads."""

    hands: dict[Faction, list[str]]
    fleet: Fleet | None = None


class PrintedArea(Shape):
    """An area with its symbols and borders; `in_play` is the scenario's."""

    name: str
    region: str
    in_play: bool
    victory_city: bool
    air_field: bool
    mobilization_point: bool
    sea_zones: list[str]
    neighbours: dict[str, Literal["land", "water"]]


class PrintedCard(Shape):
    kind: str
    deck: Faction
    name: str
    english: Annotated[str, Meta(description='What the name means, for those who read no Norwegian; else "".')]
    text: str
    caption: str
    symbols: int
    when: Annotated[
        list[str],
        Meta(description="G own turn, R the opponent's, C the own turn in answer; the number is the phase."),
    ]
    at_sea: Annotated[list[str], Meta(description="The same for naval combat; none without ships.")]
    sinks_on: Annotated[int, Meta(description="What it sinks a ship on there; 0 means never.")]
    needs_range: Annotated[bool, Meta(description="Does it only do something where German aircraft reach?")]


class PrintedShip(Shape):
    """A ship card: its class, and what that sinks and chases on; 0 means never."""

    faction: Faction
    ship_class: str
    sinks_on: int
    chases_on: int
    dummy: bool


class PrintedZone(Shape):
    """A sea zone: which zones and areas border on it, and whether the Allies may enter."""

    neighbours: list[str]
    coast: list[str]
    allied: bool


class ScenarioSheet(Shape):
    """The scenario's name, what decides it, and how the decks begin."""

    id: str
    name: str
    subtitle: str
    victory: Literal["cities", "objectives"]
    objectives: list[str]
    hand: Annotated[dict[Faction, int], All]
    deck: Annotated[dict[Faction, int], All]
    symbols_per_battalion: int


class Dice(Shape):
    """How many dice an attack of so many battalions has, by how it comes."""

    land: list[int]
    water: list[int]


class Printed(Shape):
    """What is printed on the board and the cards."""

    scenario: ScenarioSheet
    areas: dict[str, PrintedArea]
    regions: dict[str, list[str]]
    cards: dict[str, PrintedCard]
    ships: dict[str, PrintedShip]
    zones: dict[str, PrintedZone]
    caught: Annotated[list[list[int]], Meta(description="By how many cards are hunted, how often 0, 1, 2 … are found.")]
    names: dict[str, dict[str, str]]
    enemies: Annotated[dict[Faction, list[Faction]], All]
    times: Annotated[dict[str, list[str]], Meta(description="The time on the cards that each question asks for.")]
    dice: Dice

"""The shapes of what clients get: `view.py` and `printed.py` build them by hand, as plain data, for speed.

`python -m tools.protocol` makes the client's types from them; a test holds views of whole games against them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from motstand.games.halls_of_hegra import box_rows
from motstand.kernel.view_types import Shape

Type: TypeAlias = box_rows.Defender
Stage: TypeAlias = box_rows.Stage
Column: TypeAlias = Literal["grenade", "hit", "move"]
Counts: TypeAlias = dict[Type, int]
"""Defenders by type; who is not there is left out."""


class Tracks(Shape):
    """The markers. Fear and Doubt are there only with the Mobilisation board."""

    weather: str
    movement: int
    snow: int
    surrender: str
    morale: int
    suspicion: int
    unseen_from: Annotated[int, Meta(description="The least that a Suspicion Check passes with; 0 if nothing does.")]
    defence: int
    rations: int
    fear: int = 0
    doubt: int = 0


class Patient(Shape):
    defender: Type
    level: int


class Defenders(Shape):
    """Where the Defenders are, except for those on the map."""

    ready: Counts
    rest: Counts
    tired: Counts
    morgue: Counts
    reserve: Counts
    recruitment: list[Type]
    positions: dict[str, Type | Literal[""]]
    placed: dict[str, Counts]
    beds: list[Patient | None]
    waiting: Annotated[dict[str, Counts], Meta(description="By level.")]


class Shovelled(Shape):
    """Where the Snow marker will be after today's shovelling, and how many Snow cards that reveals."""

    level: int
    cards: int


class Modifier(Shape):
    id: str
    by: int
    count: int
    rule: str


class SurrenderCheck(Shape):
    id: str
    now: int
    limit: int
    rule: str


class Tonight(Shape):
    """What the evening brings if nothing else is done: the server goes through it level by level."""

    morale: int
    modifiers: list[Modifier]
    hope: Annotated[int, Meta(description="Levels above the end of the Morale track, as Hope cards.")]
    lost: Annotated[int, Meta(description="Levels below the end of the Morale track, as Defenders lost.")]
    deck: Literal["high", "low", ""]
    draw: int
    resolve: int
    surrender: list[SurrenderCheck]
    healthy: int


class SectorView(Shape):
    sector: int
    standing: int
    lying: int
    boxes: dict[Column, int]


class RunView(Shape):
    defender: Type
    place: str
    token: str
    moved: bool


class MapView(Shape):
    """What is on the map: Patrols, Artillery and Supply Runs."""

    patrols: dict[str, int]
    artillery: list[str]
    runs: list[RunView]


class Bags(Shape):
    """The contents of the bags, without order."""

    recruit: dict[str, int]
    hit: dict[str, int]
    patrol: dict[str, int]


class GunView(Shape):
    in_play: bool
    slots: list[Literal["covered", "jammed", "fire", "blank"]]
    strength: int


class MachineGunView(Shape):
    in_play: bool
    jammed: bool


class Guns(Shape):
    gun_1: GunView
    gun_2: GunView
    machine_gun: MachineGunView


class ArtilleryTrack(Shape):
    marker: int
    pieces: list[int]
    tiles: int


class ReserveView(Shape):
    doubt: int
    miss: int
    artillery: int
    infantry: int
    air: dict[str, int]
    deliveries: list[str]


class Decks(Shape):
    """How many cards are left; discard piles and the face-up piles of Hope and Despair lie open."""

    events: dict[str, int]
    high: int
    low: int
    snow: int
    high_discard: list[str]
    low_discard: list[str]
    hope: list[str]
    despair: list[str]


class Today(Shape):
    fired: list[str]
    telephone: bool
    airfield: list[str]
    no_relapse: bool


class Public(Shape):
    """The table as everybody sees it."""

    difficulty: str
    day: int
    stage: Stage
    phase: str
    part: Literal["event", "morning", "day", "evening"]
    last_stand: bool
    shelled_tomorrow: Annotated[bool, Meta(description="Does the next Event card bring tiles from the Hit bag?")]
    event: str
    board: Stage
    tracks: Tracks
    supplies: int
    defenders: Defenders
    open: Annotated[list[str], Meta(description="The Action spaces that can be used today.")]
    actions: Annotated[dict[str, int], Meta(description="How often each Action that is manned will be resolved.")]
    shovelled: Shovelled
    healthy: int
    required: int
    tonight: Tonight
    sectors: list[SectorView]
    charge: int
    map: MapView
    depots: dict[str, int]
    running: int
    movement_left: int
    bags: Bags
    tiles: list[str]
    damage: dict[str, int]
    dug: list[str]
    guns: Guns
    air_stacks: list[int]
    artillery_track: ArtilleryTrack
    reserve: ReserveView
    decks: Decks
    events_used: list[str]
    items_found: list[str]
    drawn: list[str]
    to_resolve: int
    acting: str
    uses: int
    today: Today


class Private(Shape):
    """What only the commander has looked at: Snow cards on top of their deck, the next one first."""

    snow_on_top: list[str]


class ScenarioSheet(Shape):
    id: str
    name: str
    subtitle: str


class DefenderPrint(Shape):
    name: str
    colour: str
    text: str


class SpacePrint(Shape):
    """An Action space: how many it needs, who counts double, who is barred."""

    name: str
    section: str
    text: str
    number: int
    double: list[Type]
    barred: list[Type]
    days: tuple[int, int]
    snow: bool
    once: bool
    position: int


class SectorPrint(Shape):
    sector: int
    dice: list[Literal["grenade", "hit", "move", "wait"]]
    red: bool
    criteria: int
    range: list[Type]


class SectorPrints(Shape):
    attack: list[SectorPrint]
    siege: list[SectorPrint]


class Track(Shape):
    least: int
    most: int


class DoubtPrint(Shape):
    discs: int
    morale: int


class WeatherPrint(Shape):
    id: str
    name: str
    movement: int


class Outlook(Shape):
    """A level of the Surrender track."""

    id: str
    name: str
    required: int
    skull: bool


class MoraleLevel(Shape):
    level: int
    deck: str
    draw: int
    resolve: int


class DayPrint(Shape):
    day: int
    stage: Stage
    deck: str
    row: str
    patrols: int
    red: bool
    special: str


class TrackPrints(Shape):
    snow: Track
    suspicion: Track
    defence: Track
    fear: Track
    artillery: Track
    doubt: list[DoubtPrint]
    supply: list[int]
    weather: list[WeatherPrint]
    surrender: list[Outlook]
    morale: list[MoraleLevel]
    days: list[DayPrint]


class Target(Shape):
    name: str
    criteria: int


class PlacePrint(Shape):
    name: str
    row: str
    number: int
    delivery: str
    artillery: bool
    neighbours: list[str]
    x: int
    y: int


class MapPrint(Shape):
    rows: dict[str, Target]
    airfield: Target
    places: dict[str, PlacePrint]


class GunPrint(Shape):
    name: str
    slots: list[str]


class DeliveryPrint(Shape):
    name: str
    text: str


class CardPrint(Shape):
    """A card. A Morale card has a text for each stage."""

    deck: str
    title: str
    text: str | dict[str, str]
    weather: str = ""
    infantry: int = 0
    chart: list[Type] = []
    opens: str = ""


class Printed(Shape):
    """What is printed on boards, cards and tiles."""

    scenario: ScenarioSheet
    defenders: Annotated[dict[Type, DefenderPrint], Meta(min_length=5)]
    spaces: dict[str, SpacePrint]
    sectors: SectorPrints
    tracks: TrackPrints
    map: MapPrint
    guns: dict[str, GunPrint]
    damage: dict[str, str]
    air_stacks: list[str]
    deliveries: dict[str, DeliveryPrint]
    cards: dict[str, CardPrint]
    names: dict[str, dict[str, str]]

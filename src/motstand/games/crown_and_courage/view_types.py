"""The shapes of what clients get: `view.py` and `printed.py` build them by hand, as plain data, for speed.

`python -m tools.protocol` makes the client's types from them; a test holds views of whole games against them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from motstand.games.crown_and_courage import box_rows
from motstand.kernel.view_types import Shape

German: TypeAlias = box_rows.German
HiddenGerman: TypeAlias = Annotated[German | Literal[""], Meta(description="Empty: nothing, or face down.")]
Square: TypeAlias = box_rows.Square
Displayed: TypeAlias = Literal["top", "middle", "bottom"]
LineName: TypeAlias = Literal["row", "column"]
Die: TypeAlias = Annotated[int, Meta(description="What it shows; 0 where there is none.", ge=0, le=6)]


class Phrase(Shape):
    """Something that the game's words say; a value may be a thing by its kind and id, as ``{"place": "c9"}``."""

    key: str
    values: dict[str, str | int | dict[str, str] | list[Phrase]]


class Tracks(Shape):
    """The markers; rows and places of Morale count from 1, from the bottom and from the left."""

    stress: int
    threat: int
    momentum: int
    morale_row: int
    morale_place: int
    loyalty: int


class Pressure(Shape):
    """The cubes on the King and those that are left in the box."""

    king: int
    box: int


class Pools(Shape):
    """The dice. Those of the population all show 1; those of the Quick Response box are rolled."""

    population: int
    evacuation: list[Die]
    sabotage: list[Die]
    quick_response: int


class TileView(Shape):
    tile: Annotated[str, Meta(description="Empty: no tile.")]
    discs: int


class SquareView(Shape):
    """A space of the grid."""

    tile: Annotated[str, Meta(description="Empty: no tile.")]
    discs: int
    army: Annotated[bool, Meta(description="Does the tile lie with its Army Orders up?")]
    piece: Literal["", "primary", "support"]
    symbol: Annotated[bool, Meta(description="Does a printed German symbol show?")]


class FrameView(Shape):
    action: HiddenGerman
    order: Annotated[bool, Meta(description="Is it a place of an Order tile?")]
    die: Die
    piece: Annotated[bool, Meta(description="Does the Frame piece stand there?")]
    symbols: Annotated[int, Meta(description="How many German symbols its line shows.")]


class LineChain(Shape):
    """What the Resolve pieces would be if this line were active."""

    supports: list[Square]
    frame: Annotated[int, Meta(description="The position of the Frame piece; 0 for none.")]
    quick_response: bool


class ResponseTile(Shape):
    position: int
    action: HiddenGerman
    times: int
    die: Die


class Chain(Shape):
    """What a placement would set off."""

    lines: dict[LineName, LineChain]
    response: list[ResponseTile]
    skipped: bool


class ResponseLeft(ResponseTile):
    """A German tile of the Main Response that is going on; `times` is how often it is still to be resolved."""

    now: Annotated[bool, Meta(description="Is it being resolved?")]


class Attackers(Shape, rename={"origin": "from"}):
    """Germans that attack from one space."""

    origin: str
    regulars: int
    paratroopers: int


class BattleView(Shape):
    """A battle before it is answered."""

    place: str
    attackers: list[Attackers]
    germans: int
    troops: int
    king: Literal["none", "white", "black"]
    strength: Annotated[int, Meta(description="Of the Norwegians, without cards.")]
    hell: Annotated[list[Phrase], Meta(description="The steps of Give them hell!")]
    retreat: Annotated[list[Phrase], Meta(description="Those of a retreat, or of the King's flight.")]


class PushView(Shape):
    cubes: list[int]
    action: HiddenGerman


class Cards(Shape):
    """What lies open, and what the decks hold, without order."""

    hand: list[str]
    deck: list[str]
    discards: list[str]
    evacuated: list[str]
    lost: list[str]
    collaborator: Annotated[str, Meta(description="The one on top of the deck if it lies open.")]
    collaborators: list[str]


class Demands(Shape):
    open: Annotated[str, Meta(description="The Demand that waits for an answer, or nothing.")]
    cost: int
    deck: list[str]
    declined: list[str]
    ignored: list[str]


class MapView(Shape):
    """Who stands where, by the ids of the spaces; where nobody stands is left out."""

    king: str
    black: bool
    norwegians: dict[str, int]
    regulars: dict[str, int]
    paratroopers: dict[str, int]
    towns: dict[str, Literal["free", "occupied", "destroyed"]]
    bombed: Annotated[str, Meta(description="The town under bombs, or nothing.")]
    bombing: Die
    front: Annotated[str, Meta(description="The foremost space of the Germans on their route.")]
    norwegian_supply: int
    german_supply: int


class Public(Shape):
    """The table as everybody sees it."""

    difficulty: str
    turn: int
    day: int
    phase: str
    part: Literal["plan", "operations", "main_response", "execute", "report", "demands", "push", "dawn"]
    path: Annotated[list[Phrase], Meta(description="Where the player is, from the outside in.")]
    tracks: Tracks
    willpower: int
    pressure: Pressure
    pools: Pools
    rolled: Annotated[list[Die], Meta(description="The dice of a Quick Response that are still to be resolved.")]
    display: Annotated[list[TileView], Meta(description="Today's Plan, from the top.")]
    placing: Annotated[str, Meta(description="The tile that was chosen and waits for its place, or nothing.")]
    chains: Annotated[dict[Square, Chain], Meta(description="By the space of the tile that waits, or lies there.")]
    response: Annotated[list[ResponseLeft], Meta(description="What is left of the Main Response that is going on.")]
    battle: BattleView | None
    grid: dict[Square, SquareView]
    frame: Annotated[list[FrameView], Meta(description="Positions 1 to 12.")]
    hidden_actions: Annotated[list[German], Meta(description="Faces that are still hidden, without order.")]
    hidden_orders: list[German]
    discs: int
    chaos_reserve: int
    bag: Annotated[dict[str, int], Meta(description="Tiles in the bag, without order.")]
    push: PushView
    cards: Cards
    demands: Demands
    map: MapView
    halts: Annotated[int, Meta(description="German Moves of this turn that will be stopped.")]


class Private(Shape):
    """Nobody knows more than everybody sees."""


class ScenarioSheet(Shape):
    id: str
    name: str
    subtitle: str


class TilePrint(Shape):
    kind: str
    title: str
    level: int
    numeral: str
    unique: list[Phrase]
    reverse: list[Phrase]


class ActionPrint(Shape):
    name: str
    cost: int
    effects: list[Phrase]


class CardPrint(Shape):
    name: str
    strength: int
    gold: bool
    collaborator: bool
    actions: list[ActionPrint]
    won: list[Phrase]


class DemandPrint(Shape):
    name: str
    cost: int
    declined: list[Phrase]


class FramePrint(Shape):
    position: int
    line: Annotated[int, Meta(description="0 to 2 for rows, 3 to 5 for columns.")]


class OperationsPrint(Shape):
    id: str
    quick_response: bool


class DangerPrint(Shape):
    least: int
    most: int
    alarm: int


class MoraleRow(Shape):
    loyalty: int
    cards: Annotated[list[bool], Meta(description="By place: may a card be drawn there?")]


class PushSection(Shape):
    id: Literal["left", "middle", "right"]
    spaces: int
    action: HiddenGerman


class OccupationPrint(Shape):
    town: str
    effects: list[Phrase]
    chaos: bool


class TrackPrints(Shape):
    danger: DangerPrint
    momentum: int
    morale: Annotated[list[MoraleRow], Meta(description="From the bottom row up.")]
    push: list[PushSection]
    occupation: list[OccupationPrint]


class PlacePrint(Shape):
    name: str
    sector: int
    x: int
    y: int
    red: bool
    highway: bool
    town: bool
    mobilisation: bool
    drop: bool
    neighbours: list[str]


class MapPrint(Shape):
    sectors: dict[str, str]
    route: Annotated[list[str], Meta(description="The road of the German regular troops, from its beginning.")]
    towns: list[str]
    start: Annotated[str, Meta(description="Where the King sets out.")]
    spaces: dict[str, PlacePrint]


class Printed(Shape):
    """What is printed on board, tiles and cards."""

    scenario: ScenarioSheet
    tiles: dict[str, TilePrint]
    german_actions: list[German]
    order_actions: list[German]
    order_front: list[Phrase]
    cards: dict[str, CardPrint]
    demands: dict[str, DemandPrint]
    display: dict[Displayed, list[Phrase]]
    symbols: list[Square]
    frame: list[FramePrint]
    operations: list[OperationsPrint]
    tracks: TrackPrints
    pieces: dict[str, int]
    map: MapPrint
    names: dict[str, dict[str, str]]

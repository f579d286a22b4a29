"""The shapes of what clients get: `view.py` and `printed.py` build them by hand, as plain data, for speed.

`python -m tools.protocol` makes the client's types from them; a test holds views of whole games against them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from motstand.games.dutch_resistance import box_rows
from motstand.kernel.view_types import Shape

Colour: TypeAlias = box_rows.Colour
Place: TypeAlias = box_rows.Place
SomePlace: TypeAlias = Annotated[Place | Literal[""], Meta(description="Empty: nowhere on the board.")]
Count: TypeAlias = Annotated[int, Meta(ge=0)]


class Tonight(Shape):
    """The Safety that a Character would cost its Location in the Danger Phase."""

    alibi: Count
    resources: Count


class Character(Shape):
    colour: Colour
    seat: str
    identity: box_rows.IdentityId | Literal[""]
    place: SomePlace
    alibi: int
    resources: dict[box_rows.Resource, Count]
    slots: Count
    tickets: Count
    ausweis: Count
    cards: Annotated[list[str], Meta(description="Character cards that were not played yet.")]
    has_occupier_card: bool
    tonight: Tonight


class Location(Shape):
    tile: box_rows.TileId
    safety: Count
    tonight: Annotated[Count, Meta(description="What the Danger Phase would take as things stand.")]
    vonk: bool
    costs: Annotated[str, Meta(description="down, the id of a Costs token, or nothing.")]
    spot: Literal["", "down", "line", "readers"]


class Road(Shape):
    policemen: Count
    soldiers: Count


class Piece(Shape):
    """A Person in Hiding, an Item or a Resistance Group token."""

    id: str
    place: SomePlace
    fixed: bool
    progress: Count
    address: SomePlace
    secured: bool


class Deck(Shape):
    cards: Annotated[Count, Meta(description="So many come before those at the bottom.")]
    bottom: list[str]


class Decks(Shape):
    occupier: Annotated[list[Count], Meta(description="By Threat Level.")]
    ticket: Count
    ausweis: Count
    helpers: list[Deck]
    patrol: Deck
    raid: Deck
    halt: Deck
    officer: Deck


class Goal(Shape):
    done: Count
    wanted: Count


class Public(Shape):
    """What everybody sees."""

    scenario: str
    level: box_rows.LevelId
    side: Literal["easy", "standard"]
    solo: Literal["", "group", "helpers"]
    round: Count
    rounds: Annotated[Count, Meta(description="So many more the Occupier cards last for, after this one.")]
    part: Annotated[
        Literal["setup", "start", "action", "danger", "patrol"], Meta(description="The phase as the rulebook calls it.")
    ]
    phase: str
    first: Colour
    active: Colour
    turn: Colour
    morale: int
    tokens: Count
    characters: list[Character]
    places: dict[Place, Location]
    roads: dict[box_rows.Letter, Road]
    raids_due: list[Place]
    supply: dict[box_rows.Resource, Count]
    decks: Decks
    helpers: list[str]
    regions: Annotated[list[box_rows.Region], Meta(description="Of the next Patrol cards, as far as they are known.")]
    halt: Annotated[str, Meta(description="The Halt! card whose option is being chosen.")]
    lasting: list[str]
    occupier_discard: list[str]
    pieces: list[Piece]
    costs_on_card: list[str]
    delivered: Count
    completed: Count
    caught: Count
    goal: Goal
    officer: SomePlace


class Private(Shape):
    """What only one seat sees."""

    occupier_cards: dict[Colour, str]
    patrol_card: str


# -- what is printed ---------------------------------------------------------------------------------------------------


Effects: TypeAlias = Annotated[list[str], Meta(description="What they do, in words.")]
Point: TypeAlias = Annotated[list[int], Meta(description="x and y on a canvas of 1000 by 800.")]


class Phrase(Shape):
    key: str
    values: dict[str, int]


class ActionPrint(Shape):
    name: str
    text: str


class ScenarioPrint(Shape):
    id: str
    number: int
    name: str
    subtitle: str
    tiles: dict[Place, box_rows.TileId]
    goal: Phrase
    lost: Annotated[Count, Meta(description="The game is lost with so many that are caught; 0: never.")]
    actions: dict[str, ActionPrint]


class PlacePrint(Shape):
    area: box_rows.Area
    number: int
    at: Point


class SignPrint(Shape):
    to: box_rows.Letter
    over: Place


class RoadPrint(Shape):
    ends: list[Place]
    region: box_rows.Region
    at: Point
    signs: dict[Literal["white", "black"], SignPrint]


class RegionPrint(Shape):
    name: str
    area: box_rows.Area
    shape: str


class MoralePrint(Shape):
    tokens: Annotated[list[int], Meta(description="Morale Action tokens by Morale, from 0.")]
    slots: list[int]


class SidePrint(Shape):
    name: str
    alibi: Annotated[list[int], Meta(description="From Alibi 1.")]
    resources: Annotated[list[int], Meta(description="From no Resource.")]


class SignedPrint(Shape):
    """What an effect gives or takes, for a drawing of it; a verb of the content files."""

    verb: str
    amount: int
    most: int


class TilePrint(Shape):
    name: str
    text: str
    start: int
    most: int
    cost: list[SignedPrint]
    effects: list[SignedPrint]


class IdentityPrint(Shape):
    text: str
    start: box_rows.TileId
    cards: list[str]


class AbilityPrint(Shape):
    cost: Effects
    options: dict[str, Effects]
    effects: Effects


class CharacterCardPrint(Shape):
    kind: Literal["and", "or", "special"]
    text: str
    abilities: list[AbilityPrint]


class TextPrint(Shape):
    effects: Effects
    options: dict[str, Effects]
    price: Effects
    otherwise: Effects


class OccupierPrint(Shape):
    level: int
    scenario: int
    text: TextPrint


class RaidPrint(Shape):
    number: int
    text: TextPrint
    after: Effects
    rule: str


class HaltPrint(Shape):
    """Only the story: what the options do is told by the log, after the choice."""

    text: str
    options: dict[str, str]


class MarchPrint(Shape):
    sign: Literal["white", "black"]
    steps: int


class PatrolPrint(Shape):
    region: box_rows.Region
    policemen: MarchPrint
    soldiers: MarchPrint
    nobody: Effects


class OfficerPrint(Shape):
    steps: int
    target: str
    area: box_rows.Area | Literal[""]
    effects: Effects


class GroupPrint(Shape):
    side: Literal["basic", "challenging"]
    request: AbilityPrint
    unused: Effects
    rule: str


class StepPrint(Shape):
    tile: Annotated[str, Meta(description="Empty: next to the Officer.")]
    cost: Effects


class TaskPrint(Shape):
    scenario: int
    steps: list[StepPrint]


class CardsPrint(Shape):
    identities: dict[box_rows.IdentityId, IdentityPrint]
    characters: dict[str, CharacterCardPrint]
    occupiers: dict[str, OccupierPrint]
    raids: dict[str, RaidPrint]
    halts: dict[str, HaltPrint]
    patrols: dict[str, PatrolPrint]
    helpers: dict[str, Effects]
    officer: dict[str, OfficerPrint]
    groups: dict[str, GroupPrint]
    tasks: dict[str, TaskPrint]


class PiecePrint(Shape):
    shape: Literal["square", "hexagon"]
    border: str


class Printed(Shape):
    """What is printed on board and cards."""

    names: dict[str, dict[str, str]]
    scenario: ScenarioPrint
    places: dict[Place, PlacePrint]
    roads: dict[box_rows.Letter, RoadPrint]
    regions: dict[box_rows.Region, RegionPrint]
    decks: dict[str, Point]
    morale: MoralePrint
    sides: dict[str, SidePrint]
    colours: dict[Colour, str]
    tiles: dict[box_rows.TileId, TilePrint]
    pieces: dict[str, PiecePrint]
    costs: dict[str, list[box_rows.Resource]]
    cards: CardsPrint

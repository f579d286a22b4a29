"""The shapes of what clients get: `view.py` builds them by hand, as plain data, for speed.

A test holds views of whole games against them.
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


class Public(Shape):
    """What everybody sees."""

    scenario: str
    level: box_rows.LevelId
    side: Literal["easy", "standard"]
    solo: Literal["", "group", "helpers"]
    round: Count
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
    officer: SomePlace


class Private(Shape):
    """What only one seat sees."""

    occupier_cards: dict[Colour, str]
    patrol_card: str

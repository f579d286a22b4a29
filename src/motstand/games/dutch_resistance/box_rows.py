"""Vocabularies of the content files: what places, tiles, Roads and Resources can be called."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Area: TypeAlias = Literal["city", "country"]
Place: TypeAlias = Literal["C1", "C2", "C3", "C4", "C5", "C6", "C7", "L1", "L2", "L3", "L4", "L5", "L6"]
"""The 13 places of the board, City Locations first."""
Letter: TypeAlias = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T"
]
"""Road Letters, in the order in which Occupiers move."""
Region: TypeAlias = Literal["green", "yellow", "red", "blue", "brown"]
Resource: TypeAlias = Literal["documents", "rations", "information", "contacts", "money"]
TileId: TypeAlias = Literal[
    "bank",
    "cafe",
    "distribution_office",
    "meeting_place",
    "printer",
    "black_market",
    "church",
    "farm",
    "forger",
    "hairdresser",
    "hospital",
    "informant",
    "police_station",
    "station",
    "university",
    "zoo",
]
Colour: TypeAlias = Literal["green", "blue", "yellow", "purple", "grey"]
LevelId: TypeAlias = Literal["easy", "medium", "hard", "extreme"]
IdentityId: TypeAlias = Literal["anda", "anton", "cornelia", "filip", "frits", "jacoba", "jo", "joke", "selma", "wim"]
SpotId: TypeAlias = Literal["line", "readers", "watched"]

Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Digit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=30)]
ScenarioNumber: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
MoraleValue: TypeAlias = Annotated[int, Meta(ge=1, le=21)]
AlibiValue: TypeAlias = Annotated[int, Meta(ge=1, le=10)]

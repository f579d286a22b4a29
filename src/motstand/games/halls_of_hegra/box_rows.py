"""Vocabularies of the content files, and the rows that the rules look at as they are read."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from motstand.games.halls_of_hegra.error_messages import message
from motstand.kernel.content.rows import SourcedRow, Text, Wrong, check_whole

Defender: TypeAlias = Literal["officer", "soldier", "volunteer", "medic", "hunter"]
Stage: TypeAlias = Literal["mobilisation", "attack", "siege"]
Deck: TypeAlias = Literal["mobilisation", "attack", "siege_1", "siege_2", "last_stand"]
Section: TypeAlias = Literal["mobilisation", "walls", "artillery", "supply_run", "maintenance", "infirmary"]
Weather: TypeAlias = Literal["sun", "cloud", "snow"]
Tile: TypeAlias = Literal[
    "position_a",
    "position_b",
    "position_c",
    "gun_1",
    "gun_2",
    "counter_patrol",
    "field_telephone",
    "medicine_cabinet",
    "map_room",
    "radio",
]
"""What a Damage tile can lie on."""

Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Digit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
DayNumber: TypeAlias = Annotated[int, Meta(ge=1, le=11)]
Level: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Change: TypeAlias = Annotated[int, Meta(ge=-3, le=3)]


class Track(SourcedRow):
    """A track of numbered levels. `reset` is where the marker goes when it is put back; without it, to the start."""

    called = message("row-track")
    id: Literal["snow", "suspicion", "defence", "fear", "artillery"]
    least: Level
    most: Level
    start: Level
    reset: Level = -1

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.reset < 0:
            self.reset = self.start
        check_whole("start", self.start, self.least, self.most)
        check_whole("reset", self.reset, self.least, self.most)


class Outlook(SourcedRow):
    """A level of the Surrender track: the outcome that it stands for, and how many healthy Defenders it asks for."""

    called = message("row-surrender")
    id: Text
    name: Text
    required: Annotated[int, Meta(ge=0, le=30)] = -1
    skull: bool = False
    start: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.skull:
            check_whole("required", self.required, 0, 30)
        elif self.required >= 0:
            raise Wrong("required", message("surrender-required"))
        self.required = max(0, self.required)


class Delivery(SourcedRow):
    """A kind of Delivery token."""

    called = message("row-delivery")
    id: Text
    name: Text
    tokens: Number
    text: Text
    on_depot: bool = False


class Difficulty(SourcedRow):
    """How hard the siege is: what is added to reconstructed values."""

    called = message("row-difficulty")
    id: Text
    name: Text
    subtitle: Text
    infantry: Change
    required: Change


class Airfield(SourcedRow):
    """What Værnes Airfield is worth as a target."""

    name: Text
    criteria: Die
    morale: Digit
    miss: Digit
    surrender: Digit

"""The prepared table of a lesson: a day, a phase, and what differs from the start of the game.

Its words are those of `laid_out.py`: ``ready = "2 soldier medic"``, ``positions = ". soldier . ."``,
``sectors = { 1 = "4 standing" }``, ``markers = { supplies = 2 }``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from motstand.games.halls_of_hegra.box_rows import DayNumber, Tile
from motstand.games.halls_of_hegra.error_messages import message
from motstand.games.halls_of_hegra.fields import FIELDS
from motstand.games.halls_of_hegra.laid_out import (
    set_bags,
    set_day,
    set_defenders,
    set_event,
    set_germans,
    set_markers,
    set_tiles,
)
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.content.rows import Row, Text, Wrong, converted, expected, no_id
from motstand.kernel.errors import ContentError
from motstand.kernel.lessons import Lesson

Sector = Literal["1", "2", "3", "4"]
Level = Literal["1", "2", "3", "4", "5", "6"]


class Position(Row):
    """Pieces in words; None leaves them as they are at the start. An empty area is a space."""

    day: DayNumber
    phase: str = "event"
    event: str = ""
    repaired: list[Tile] = []
    dug: list[Tile] = []
    recruit_bag: str | None = None
    hit_bag: str | None = None
    ready: str | None = None
    rest: str = ""
    tired: str = ""
    morgue: str = ""
    positions: str = ". . . ."
    beds: dict[Level, str] = {}
    waiting: dict[Level, str] = {}
    runs: list[tuple[str, str, str]] = []
    placed: dict[str, str] = {}
    sectors: dict[Sector, str] = {}
    patrols: dict[str, Annotated[int, Meta(ge=0, le=5)]] = {}
    batteries: list[str] = []
    markers: dict[str, Annotated[int, Meta(ge=0, le=11)]] = {}

    def __post_init__(self) -> None:
        if self.phase != "event" and not self.event:
            raise Wrong("event", expected(Text))


def prepare(game: Hegra, lesson: Lesson) -> None:
    """Turn the table of the start into that of the lesson."""
    try:
        position = converted(lesson.file, lesson.position, Position, "position")
        expect_known(game, position, lesson.file)
        lay(game, position)
    except ContentError as error:
        # What speaks of pieces does not know which file they stand in.
        raise ContentError(message("lesson-error", lesson=lesson.id, error=error.message())) from error


def expect_known(game: Hegra, position: Position, file: str) -> None:
    """Places and markers that the position names have to be there."""
    for key, ids, known in (
        ("placed", position.placed, game.box.space_index),
        ("patrols", position.patrols, game.box.map.index),
        ("batteries", position.batteries, game.box.map.index),
        ("markers", position.markers, FIELDS),
    ):
        for id in ids:
            if id not in known:
                raise no_id(file, f"position.{key}.{id}")


def lay(game: Hegra, position: Position) -> None:
    """The day and everything on the table."""
    set_day(game, position.day)
    game.phase = position.phase
    if game.phase != "event":
        set_event(game, position.event)
    set_tiles(game, position.repaired, position.dug)
    set_bags(game, position.recruit_bag, position.hit_bag)
    set_defenders(
        game,
        position.ready,
        position.rest,
        position.tired,
        position.morgue,
        position.positions,
        numbered(position.beds),
        numbered(position.waiting),
        position.runs,
        position.placed,
    )
    set_germans(game, numbered(position.sectors), {}, position.patrols, position.batteries)
    set_markers(game, position.markers)


def numbered(words: Mapping[Any, str]) -> dict[int, str]:
    """TOML names everything by a text; Sectors and levels are numbers."""
    return {int(number): told for number, told in words.items()}

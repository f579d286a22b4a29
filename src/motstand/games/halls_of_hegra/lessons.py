"""The prepared table of a lesson: a day, a phase, and what differs from the start of the game.

Its words are those of `prepared.py`: ``ready = "2 soldier medic"``, ``positions = ". soldier . ."``,
``sectors = { 1 = "4 standing" }``, ``markers = { supplies = 2 }``.
"""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import DAMAGED, INFANTRY_SECTORS, LEVELS, POSITIONS, ROOM
from motstand.games.halls_of_hegra.prepared import (
    set_bags,
    set_day,
    set_defenders,
    set_event,
    set_germans,
    set_markers,
    set_tiles,
)
from motstand.games.halls_of_hegra.sayings import saying
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.stored import MARKERS
from motstand.kernel.content import Row
from motstand.kernel.errors import ContentError
from motstand.kernel.lessons import Lesson

LAST_DAY = 11


def prepare(game: Hegra, lesson: Lesson) -> None:
    """Turn the table of the start into that of the lesson."""
    position = lesson.position
    try:
        lay(game, position)
    except ContentError as error:
        # What speaks of pieces does not know which file they stand in.
        raise ContentError(saying("lesson-error", lesson=lesson.id, error=error.saying())) from error
    position.finish()


def lay(game: Hegra, position: Row) -> None:
    """The day and everything on the table."""
    set_day(game, position.whole("day", 1, LAST_DAY))
    game.phase = position.text("phase", "event")
    if game.phase != "event":
        set_event(game, position.text("event"))
    set_tiles(game, position.texts("repaired", DAMAGED, []), position.texts("dug", DAMAGED, []))
    set_bags(game, told_or_none(position, "recruit_bag"), told_or_none(position, "hit_bag"))
    sectors = [str(number) for number in range(1, INFANTRY_SECTORS + 1)]
    levels = [str(number) for number in range(1, LEVELS + 1)]
    spaces = [space.id for space in game.box.spaces if space.id not in POSITIONS]
    set_defenders(
        game,
        told_or_none(position, "ready"),
        position.text("rest", " "),
        position.text("tired", " "),
        position.text("morgue", " "),
        position.text("positions", ". . . ."),
        numbered(position.texts_by("beds", levels)),
        numbered(position.texts_by("waiting", levels)),
        [(run[0], run[1], run[2]) for run in position.options("runs")],
        position.texts_by("placed", spaces),
    )
    set_germans(
        game,
        numbered(position.texts_by("sectors", sectors)),
        {},
        position.wholes("patrols", game.box.map.ids, ROOM),
        position.texts("batteries", game.box.map.ids, []),
    )
    set_markers(game, position.wholes("markers", list(MARKERS), LAST_DAY))


def told_or_none(position: Row, key: str) -> str | None:
    """Pieces in words; None leaves them as they are at the start. An empty area is a space."""
    return position.text(key) if position.has(key) else None


def numbered(words: dict[str, str]) -> dict[int, str]:
    """TOML names everything by a text; Sectors and levels are numbers."""
    return {int(number): told for number, told in words.items()}

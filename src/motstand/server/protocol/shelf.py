"""Over HTTP: the games of this server, their scenarios and lessons."""

from __future__ import annotations

from msgspec import Struct

from motstand.server.protocol.fields import Number
from motstand.server.protocol.table import Edition
from motstand.server.protocol.words import Saying


class OptionInfo(Struct):
    """What can be chosen at a new table: one of `values`, as an option of the table.

    It is offered at these `seatings` (none named: at all) if the other options have the values that it `needs`.
    """

    id: str
    usual: str
    values: list[str]
    seatings: list[list[str]] = []
    needs: dict[str, str] = {}
    variant: bool = False


class ScenarioInfo(Struct):
    """A scenario: its names as the box has them, the seatings that it allows, the usual one first, and its options."""

    id: str
    name: str
    subtitle: str
    seatings: list[list[str]]
    options: list[OptionInfo] = []


class LessonInfo(Struct):
    """A lesson: the table to lay out with ``options: {"lesson": id}``, where the newcomer sits, and its words."""

    id: str
    scenario: str
    seats: list[str]
    seat: str
    steps: Number
    title: Saying
    about: Saying


class GameInfo(Struct):
    """GET /api/games: a box on the shelf. `packs` are laid over every new table of this server.

    `thinks`: how many seconds a turn of each bot usually takes here, as far as that was seen.
    """

    id: str
    title: str
    code: str
    credits: str
    version: str
    scenarios: list[ScenarioInfo]
    lessons: list[LessonInfo]
    packs: list[Edition] = []
    cooperative: bool = False
    thinks: dict[str, float] = {}

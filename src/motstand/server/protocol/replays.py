"""Over HTTP: looking at a game again, step by step, and playing on from one of its moments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from motstand.server.protocol.fields import Name, Number, Place
from motstand.server.protocol.table import Changed, Status
from motstand.server.protocol.tables import SeatWish
from motstand.server.protocol.words import Line, Saying


class ReplayStep(Struct, omit_defaults=True):
    """An answer of a seat, with the dice and draws that followed it; the first step is how the table was laid out.

    `answer` is how many answers there were before it, `after` how many after it.
    """

    answer: Number
    after: Number
    headline: Saying
    seat: str = ""
    lines: list[Line] = []


class Replay(Place):
    """GET /api/tables/{table}/replay: what happened, step by step, as `seat` may know it (null: a spectator).

    `views` are the seats through whose eyes the game may be seen; a spectator's view is always open.
    """

    seats: list[str]
    views: list[str]
    record: bool
    practice: bool
    answers: Number
    steps: list[ReplayStep]
    status: Status


class ReplayFrame(Struct, omit_defaults=True):
    """GET /api/tables/{table}/replay/frames: the table as it was after a step, and what each of its lines changed."""

    step: Number
    public: Raw
    private: Raw
    changes: list[Changed] = []


class PlayOn(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/play_on: a new table that goes on from the moment after so many answers.

    The game must lie open: it is over, or a record that was brought. From anywhere but a record's end it is practice.
    """

    answer: Number
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    practice: bool = False
    name: Name = ""


class RecordOpened(Struct):
    """POST /api/records: the record is good. It can be replayed with this key."""

    table: str
    game: str
    key: str

"""The rows of the store: tables, their seats, events and checkpoints."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from motstand.kernel.content.packs import Pack
from motstand.server.messages import Edition


class Summary(Struct):
    """How far a table is, as the list of tables shows it. Times are ISO 8601 in UTC.

    `waiting` is since when each seat that is asked has been waited for, through all questions of its turn.
    `claimed` is the seat that claimed the game when the other side's time had run out.
    """

    changed: str
    headline: Any
    asked: list[str]
    outcome: dict[str, Any] | None = None
    saying: Any = None
    waiting: dict[str, str] = {}
    claimed: str = ""


class TableRow(Struct):
    """A table: what its match was made from, the number of its last event, and how far it is."""

    id: str
    game: str
    version: str
    scenario: str
    seats: list[str]
    options: dict[str, Any]
    packs: list[Edition]
    content: str
    practice: bool
    dice: str
    watch_hash: str
    created: str
    summary: Summary
    head: int = 0


class SittingRow(Struct):
    """Who plays a seat. `key_hash` is None where nobody can come with a key.

    A guest gets a key of his own; until he has kept it the invitation opens the seat, too.
    """

    table: str
    seat: str
    key_hash: str | None
    player: str
    name: str = ""
    invitation_hash: str | None = None


class EventRow(Struct):
    """Something that happened at a table; numbers start at 0 and have no gaps. `body` and `log` are JSON.

    `answer` is how many answers the journal had before it.
    """

    table: str
    number: int
    answer: int
    kind: str
    seat: str
    body: bytes
    log: bytes
    at: str


class CheckpointRow(Struct):
    """The state of the table before answer `answer`, as JSON; `event` is the event that led to it."""

    table: str
    answer: int
    event: int
    state: bytes


class Stored(Struct):
    """All that is needed to go on with a match, read at one moment. `checkpoint` is the newest that is valid."""

    table: TableRow
    sittings: list[SittingRow]
    events: list[EventRow]
    checkpoint: CheckpointRow | None
    packs: list[Pack]


class News(NamedTuple):
    """Another worker wrote this event of this table, and perhaps some before it."""

    table: str
    number: int


MISSED = News("", -1)
"""News may have been missed: every table that is held in memory has to be compared with the store."""

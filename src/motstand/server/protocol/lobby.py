"""Over HTTP: the lobby, where tables look for a player or may be watched."""

from __future__ import annotations

from msgspec import Struct

from motstand.server.protocol.fields import Name
from motstand.server.protocol.table import ClockRule, Edition, Sitting
from motstand.server.protocol.words import Saying


class LobbyTable(Struct):
    """A table of the lobby. `open` are the seats that somebody is looked for; `watch` is the spectators' key, "" where
    only those with the link may watch.
    """

    table: str
    game: str
    scenario: str
    headline: Saying
    since: str
    sittings: list[Sitting]
    open: list[str]
    watch: str
    practice: bool
    packs: list[Edition]
    clock: ClockRule | None


class Lobby(Struct):
    """GET /api/lobby: the tables, the last changed first. Most servers have no lobby: then it is not `on`."""

    on: bool
    tables: list[LobbyTable]


class LobbySeat(Struct, forbid_unknown_fields=True):
    """POST /api/lobby/{table}/seat: sit down at an open seat of a table that looks for a player."""

    seat: str
    name: Name = ""


class SatDown(Struct):
    """The seat is taken; this is its key."""

    table: str
    game: str
    key: str

"""The durable store of tables: an append-only log of events, checkpoints, and news from other workers.

What it acknowledges survives power loss. Two stores on one database never both write event 57 of a table:
the second learns that it lost the race.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import MsgspecError, convert
from msgspec.structs import asdict, replace
from sqlalchemy import URL, bindparam, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from motstand.kernel.content.packs import Pack
from motstand.server.messages import Edition
from motstand.server.storage.databases import READERS, address, connecting, default_database, shown
from motstand.server.storage.handovers import Handovers
from motstand.server.storage.hours import Hours
from motstand.server.storage.lobby import Lobby
from motstand.server.storage.migrations import migrate
from motstand.server.storage.news import Board, Listener
from motstand.server.storage.notices import Notices
from motstand.server.storage.rows import (
    MISSED,
    CheckpointRow,
    EventRow,
    News,
    SittingRow,
    Stored,
    Summary,
    TableRow,
)
from motstand.server.storage.schema import ANALYSES, CHECKPOINTS, CONTENTS, EVENTS, PACKS, SITTINGS, TABLES
from motstand.server.storage.transactions import transactions
from motstand.server.storage.trouble import LostRace, StoreError, told
from motstand.server.storage.writing import Write, Writer

__all__ = [
    "MISSED",
    "CheckpointRow",
    "EventRow",
    "LostRace",
    "News",
    "SittingRow",
    "Store",
    "StoreError",
    "Stored",
    "Summary",
    "TableRow",
    "default_database",
    "open_store",
]

log = logging.getLogger("motstand.store")

READING = "the table could not be read"
TALK = "chat"
"""The kind of event that is no part of the game."""
LATEST = 2**31 - 1
DAMAGED = (MsgspecError, TypeError, ValueError, KeyError)
"""What reading a row raises when its values are of no use."""


async def open_store(url: str, *, group: bool = True, patience: float = 10.0) -> Store:
    """Open the database behind `url` and bring it up to date: ``sqlite:///file`` or ``postgresql://…``.

    `group=False` commits every write alone, to measure what the group is worth. `patience` is for how many
    seconds a locked or silent database is waited for. Raises StoreError.
    """
    where = address(url)
    with told(f"{shown(where)} can't be opened"):
        if where.get_backend_name() == "sqlite":
            make_private(Path(str(where.database)).absolute())
        await migrate(where, patience)
        store = Store(where, group, patience)
        try:
            await store.listen()
        except BaseException:
            await store.close()
            raise
        return store


def make_private(file: Path) -> None:
    """Make the file if there is none: it holds the secrets that dice come from, and is for its owner alone.

    A file that is there may have been given to a group on purpose, but never to everybody.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & stat.S_IRWXO and sys.platform != "win32":
        file.chmod(mode & ~stat.S_IRWXO)


class Store:
    """An open database. Every method raises StoreError when the database fails; nothing is then half-written."""

    def __init__(self, where: URL, group: bool, patience: float) -> None:
        self._readers: AsyncEngine = connecting(where, patience, connections=READERS)
        self.notices = Notices(self._readers)
        self.handovers = Handovers(self._readers)
        self.hours = Hours(self._readers)
        self.lobby = Lobby(self._readers)
        if where.get_backend_name() == "postgresql":
            # What is read in one transaction is of one moment, as it is on SQLite anyway.
            self._readers = self._readers.execution_options(isolation_level="REPEATABLE READ")
        self._writer = Writer(transactions(where, patience), group)
        self._board = Board()
        self._listener: Listener | None = None
        if where.get_backend_name() == "postgresql":
            self._listener = Listener(where, patience, self._board, self._writer.is_own)

    async def listen(self) -> None:
        """Start listening to what other workers write; `open_store` calls it."""
        if self._listener is not None:
            await self._listener.start()

    def count_commits(self, count: Callable[[int], None]) -> None:
        """Have `count` told how many events each commit wrote, from now on."""
        self._writer.committed = count

    # -- writing -----------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        sittings: Sequence[SittingRow],
        first: EventRow,
        checkpoint: CheckpointRow | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        """Keep a new table with its first event, which has number 0, and the packs that it is played with."""
        await self._writer.write(Write(first, checkpoint, sittings, table=table, packs=packs))

    async def append(
        self,
        event: EventRow,
        summary: Summary | None = None,
        checkpoint: CheckpointRow | None = None,
        sittings: Sequence[SittingRow] = (),
        back_to: int | None = None,
    ) -> None:
        """Keep an event, and with it, or not at all: the new summary, a checkpoint, and the sittings that changed.

        After an undo or a rollback `back_to` is the number of answers that are left; checkpoints of what was taken
        back are dropped. Returns when the event is durable. Raises LostRace if `event` is not the next one of its
        table; then nothing was written. Who is cancelled while waiting cannot know whether it was written.
        """
        await self._writer.write(Write(event, checkpoint, sittings, summary=summary, back_to=back_to))

    async def keep_analysis(self, id: str, body: bytes) -> None:
        """Store the analysis of a game; one that another worker stored first stays."""
        with told("what was found could not be kept"):
            async with self._readers.begin() as connection:
                await connection.execute(KEEP_ANALYSIS, {"id": id, "body": body})

    async def keep_content(self, digest: str, whole: str) -> None:
        """Keep the content that tables of this digest are played with; it is kept once."""
        with told("the cards and maps could not be kept"):
            async with self._readers.begin() as connection:
                await connection.execute(KEEP_CONTENT, {"digest": digest, "body": zlib.compress(whole.encode())})

    async def move_on(self, checkpoint: CheckpointRow, version: str) -> None:
        """From now on a table is played under this version of the rules; this checkpoint takes the place of the old."""
        packed = {**asdict(checkpoint), "state": zlib.compress(checkpoint.state)}
        with told("the table could not be written"):
            async with self._readers.begin() as connection:
                await connection.execute(FORGET_CHECKPOINTS, {"id": checkpoint.table})
                await connection.execute(insert(CHECKPOINTS), packed)
                await connection.execute(SET_VERSION, {"id": checkpoint.table, "version": version})

    async def try_writing(self) -> None:
        """Write and delete a row, to check that the database accepts writes."""
        await self._writer.try_out()

    # -- reading -----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> TableRow | None:
        """The table, if there is one with this id."""
        with told(READING):
            async with self._readers.connect() as connection:
                return await read_table(connection, id)

    async def sittings(self, id: str) -> list[SittingRow]:
        """Who sits at a table, in the order of its seats."""
        with told(READING):
            async with self._readers.connect() as connection:
                table = await read_table(connection, id)
                return [] if table is None else await read_sittings(connection, table)

    async def events(self, id: str, after: int = -1) -> list[EventRow]:
        """The events of a table after number `after`, in their order."""
        with told(READING):
            async with self._readers.connect() as connection:
                return await read_events(connection, id, after)

    async def events_without_talk(self, id: str, after: int = -1) -> list[EventRow]:
        """The same without what people said."""
        with told(READING):
            async with self._readers.connect() as connection:
                return await read_events_without_talk(connection, id, after)

    async def talk(self, id: str, after: int = -1, before: int = LATEST, most: int = 100) -> list[EventRow]:
        """The last things that people said between two events, in their order."""
        with told(READING):
            async with self._readers.connect() as connection:
                values = {"id": id, "after": after, "before": before, "most": most}
                found = [EventRow(*row) for row in await connection.execute(SELECT_TALK, values)]
                return found[::-1]

    async def checkpoint(self, id: str, answer: int) -> CheckpointRow | None:
        """The newest state at or before answer `answer` that no undo made invalid."""
        with told(READING):
            async with self._readers.connect() as connection:
                return await read_checkpoint(connection, id, answer)

    async def load(self, id: str) -> Stored | None:
        """Table, sittings, all events but talk, and the newest checkpoint, all of the same moment."""
        with told(READING):
            async with self._readers.connect() as connection:
                table = await read_table(connection, id)
                if table is None:
                    return None
                sittings = await read_sittings(connection, table)
                events = await read_events_without_talk(connection, id, -1)
                checkpoint = await read_checkpoint(connection, id, LATEST)
                return Stored(table, sittings, events, checkpoint, await read_packs(connection, table))

    async def packs(self, table: TableRow) -> list[Pack]:
        """The packs that a table is played with, in their order."""
        with told(READING):
            async with self._readers.connect() as connection:
                return await read_packs(connection, table)

    async def content(self, digest: str) -> str | None:
        """The content that tables of this digest began with, if it was kept."""
        with told(READING):
            async with self._readers.connect() as connection:
                body = (await connection.execute(SELECT_CONTENT, {"digest": digest})).scalar()
                return None if body is None else zlib.decompress(body).decode()

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of a game, if there is one."""
        with told(READING):
            async with self._readers.connect() as connection:
                for wanted in possible([id]):
                    found = await connection.execute(SELECT_ANALYSIS, {"id": wanted})
                    return found.scalar_one_or_none()
        return None

    async def summaries(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SittingRow]]]:
        """Those of the tables that exist, with their sittings, the last changed first. Damaged ones are left out."""
        try:
            found = await self._summaries(ids)
        except DAMAGED as error:
            if len(ids) == 1:
                log.error("the row of table %s is damaged: %s", ids[0], error)
                return []
            # One damaged row must not hide the others.
            found = [one for id in ids for one in await self.summaries([id])]
        found.sort(key=lambda one: one[0].summary.changed, reverse=True)
        return found

    async def _summaries(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SittingRow]]]:
        with told("the list of tables could not be read"):
            async with self._readers.connect() as connection:
                wanted = {"ids": possible(ids)}
                found = await connection.execute(SELECT_TABLES, wanted)
                tables = [table_row(row) for row in found]
                at_table: dict[str, list[SittingRow]] = {}
                for row in await connection.execute(SELECT_SITTINGS, wanted):
                    at_table.setdefault(row[0], []).append(SittingRow(*row))
        return [(table, in_order(at_table.get(table.id, []), table)) for table in tables]

    def news(self) -> AsyncIterator[News]:
        """What other workers wrote, until the store is closed; MISSED after a broken connection. None on SQLite.

        One reader gets it. News of one table that was not read yet is kept as its newest number.
        """
        return self._board.read()

    async def close(self) -> None:
        """Finish what waits to be written, then let go of the database. `news` ends. A second time does nothing."""
        if self._board.closed:
            return
        self._board.close()
        await self._writer.close()
        if self._listener is not None:
            await self._listener.close()
        await self._readers.dispose()


# -- rows ------------------------------------------------------------------------------------------------------------


SELECT_TABLES = select(TABLES).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
SELECT_SITTINGS = select(SITTINGS).where(SITTINGS.c.table.in_(bindparam("ids", expanding=True)))
SELECT_EVENTS = (
    select(EVENTS)
    .where(EVENTS.c.table == bindparam("id"), EVENTS.c.number > bindparam("after"))
    .order_by(EVENTS.c.number)
)
# People may talk without end; a game has an end.
SELECT_EVENTS_WITHOUT_TALK = SELECT_EVENTS.where(EVENTS.c.kind != TALK)
SELECT_TALK = (
    select(EVENTS)
    .where(
        EVENTS.c.table == bindparam("id"),
        EVENTS.c.kind == TALK,
        EVENTS.c.number > bindparam("after"),
        EVENTS.c.number < bindparam("before"),
    )
    .order_by(EVENTS.c.number.desc())
    .limit(bindparam("most"))
)
SELECT_CHECKPOINT = (
    select(CHECKPOINTS)
    .where(CHECKPOINTS.c.table == bindparam("id"), CHECKPOINTS.c.answer <= bindparam("answer"))
    .order_by(CHECKPOINTS.c.answer.desc(), CHECKPOINTS.c.event.desc())
    .limit(1)
)
SELECT_PACKS = select(PACKS.c.name, PACKS.c.text).where(PACKS.c.table == bindparam("id")).order_by(PACKS.c.place)
SELECT_ANALYSIS = select(ANALYSES.c.body).where(ANALYSES.c.table == bindparam("id"))
SELECT_CONTENT = select(CONTENTS.c.body).where(CONTENTS.c.digest == bindparam("digest"))
KEEP_CONTENT = text("INSERT INTO contents (digest, body) VALUES (:digest, :body) ON CONFLICT DO NOTHING")
FORGET_CHECKPOINTS = delete(CHECKPOINTS).where(CHECKPOINTS.c.table == bindparam("id"))
SET_VERSION = text("UPDATE tables SET version = :version WHERE id = :id")
KEEP_ANALYSIS = text('INSERT INTO analyses ("table", body) VALUES (:id, :body) ON CONFLICT DO NOTHING')


def possible(ids: Sequence[str]) -> list[str]:
    """The texts that could be ids: PostgreSQL rejects queries with some texts that clients can send."""
    return [id for id in ids if id.isprintable()]


async def read_table(connection: AsyncConnection, id: str) -> TableRow | None:
    row = (await connection.execute(SELECT_TABLES, {"ids": possible([id])})).first()
    return None if row is None else table_row(row)


async def read_sittings(connection: AsyncConnection, table: TableRow) -> list[SittingRow]:
    found = await connection.execute(SELECT_SITTINGS, {"ids": [table.id]})
    return in_order([SittingRow(*row) for row in found], table)


async def read_events(connection: AsyncConnection, id: str, after: int) -> list[EventRow]:
    found = await connection.execute(SELECT_EVENTS, {"id": id, "after": after})
    return [EventRow(*row) for row in found]


async def read_events_without_talk(connection: AsyncConnection, id: str, after: int) -> list[EventRow]:
    found = await connection.execute(SELECT_EVENTS_WITHOUT_TALK, {"id": id, "after": after})
    return [EventRow(*row) for row in found]


async def read_checkpoint(connection: AsyncConnection, id: str, answer: int) -> CheckpointRow | None:
    row = (await connection.execute(SELECT_CHECKPOINT, {"id": id, "answer": answer})).first()
    if row is None:
        return None
    kept = CheckpointRow(*row)
    return replace(kept, state=zlib.decompress(kept.state))


async def read_packs(connection: AsyncConnection, table: TableRow) -> list[Pack]:
    if not table.packs:
        return []
    return [Pack(name, text) for name, text in await connection.execute(SELECT_PACKS, {"id": table.id})]


def table_row(row: Any) -> TableRow:
    named = dict(row._mapping)
    summary = Summary(**{name: named.pop(name) for name in Summary.__struct_fields__})
    return TableRow(summary=summary, packs=convert(named.pop("packs"), list[Edition]), **named)


def in_order(sittings: list[SittingRow], table: TableRow) -> list[SittingRow]:
    """Sittings in the order of the table's seats."""
    return sorted(sittings, key=lambda sitting: table.seats.index(sitting.seat))

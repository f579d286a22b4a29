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

from msgspec import MsgspecError
from msgspec.structs import asdict
from sqlalchemy import URL, Connection, bindparam, delete, insert, text
from sqlalchemy.ext.asyncio import AsyncEngine

from motstand.kernel.content.packs import Pack
from motstand.server.storage.databases import READERS, address, connecting, default_database, shown
from motstand.server.storage.handovers import Handovers
from motstand.server.storage.hours import Hours
from motstand.server.storage.lobby import Lobby
from motstand.server.storage.migrations import migrate
from motstand.server.storage.news import Board, Listener
from motstand.server.storage.notices import Notices
from motstand.server.storage.reading import (
    LATEST,
    Readers,
    ReadersOnFile,
    ReadersOnServer,
    Result,
    read_analysis,
    read_checkpoint,
    read_content,
    read_events,
    read_events_of_all,
    read_events_without_talk,
    read_packs,
    read_sittings,
    read_stored,
    read_summaries,
    read_table,
    read_talk,
)
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
from motstand.server.storage.schema import CHECKPOINTS
from motstand.server.storage.transactions import transactions
from motstand.server.storage.trouble import LostRace, StoreError, told
from motstand.server.storage.writing import Acknowledge, Write, Writer

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
READING_LIST = "the list of tables could not be read"
DAMAGED = (MsgspecError, TypeError, ValueError, KeyError)
"""What reading a row raises when its values are of no use."""

KEEP_CONTENT = text("INSERT INTO contents (digest, body) VALUES (:digest, :body) ON CONFLICT DO NOTHING")
FORGET_CHECKPOINTS = delete(CHECKPOINTS).where(CHECKPOINTS.c.table == bindparam("id"))
SET_VERSION = text("UPDATE tables SET version = :version WHERE id = :id")
KEEP_ANALYSIS = text('INSERT INTO analyses ("table", body) VALUES (:id, :body) ON CONFLICT DO NOTHING')


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
        # For what is read and written now and then.
        self._engine: AsyncEngine = connecting(where, patience, connections=READERS)
        self.notices = Notices(self._engine)
        self.handovers = Handovers(self._engine)
        self.hours = Hours(self._engine)
        self.lobby = Lobby(self._engine)
        self._writer = Writer(transactions(where, patience), group)
        self._board = Board()
        self._readers: Readers
        self._listener: Listener | None = None
        if where.get_backend_name() == "postgresql":
            self._readers = ReadersOnServer(self._engine)
            self._listener = Listener(where, patience, self._board, self._writer.is_own)
        else:
            self._readers = ReadersOnFile(where, patience)

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

    def append_soon(
        self, event: EventRow, summary: Summary | None, checkpoint: CheckpointRow | None, answer: Acknowledge
    ) -> None:
        """The same without waiting: `answer` is called when the event is durable, or with the error why it is not."""
        self._writer.queue(Write(event, checkpoint, (), summary=summary), answer)

    async def keep_analysis(self, id: str, body: bytes) -> None:
        """Store the analysis of a game; one that another worker stored first stays."""
        with told("what was found could not be kept"):
            async with self._engine.begin() as connection:
                await connection.execute(KEEP_ANALYSIS, {"id": id, "body": body})

    async def keep_content(self, digest: str, whole: str) -> None:
        """Keep the content that tables of this digest are played with; it is kept once."""
        with told("the cards and maps could not be kept"):
            async with self._engine.begin() as connection:
                await connection.execute(KEEP_CONTENT, {"digest": digest, "body": zlib.compress(whole.encode())})

    async def move_on(self, checkpoint: CheckpointRow, version: str) -> None:
        """From now on a table is played under this version of the rules; this checkpoint takes the place of the old."""
        packed = {**asdict(checkpoint), "state": zlib.compress(checkpoint.state)}
        with told("the table could not be written"):
            async with self._engine.begin() as connection:
                await connection.execute(FORGET_CHECKPOINTS, {"id": checkpoint.table})
                await connection.execute(insert(CHECKPOINTS), packed)
                await connection.execute(SET_VERSION, {"id": checkpoint.table, "version": version})

    async def try_writing(self) -> None:
        """Write and delete a row, to check that the database accepts writes."""
        await self._writer.try_out()

    # -- reading -----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> TableRow | None:
        """The table, if there is one with this id."""
        return await self._read(lambda connection: read_table(connection, id))

    async def sittings(self, id: str) -> list[SittingRow]:
        """Who sits at a table, in the order of its seats."""

        def read(connection: Connection) -> list[SittingRow]:
            table = read_table(connection, id)
            return [] if table is None else read_sittings(connection, table)

        return await self._read(read)

    async def events(self, id: str, after: int = -1) -> list[EventRow]:
        """The events of a table after number `after`, in their order."""
        return await self._read(lambda connection: read_events(connection, id, after))

    async def events_of_all(self, heads: dict[str, int]) -> dict[str, list[EventRow]]:
        """The events of many tables on PostgreSQL, each after its number, in their order; tables without any have none.

        Whoever follows other workers reads what a group of theirs has written in one go.
        """
        return await self._read(lambda connection: read_events_of_all(connection, heads))

    async def talk(self, id: str, before: int = LATEST, most: int = 100) -> list[EventRow]:
        """The last things that people said before an event, in their order."""
        return await self._read(lambda connection: read_talk(connection, id, -1, before, most))

    async def happened(self, id: str, after: int, most_talk: int) -> tuple[list[EventRow], list[EventRow]]:
        """The events of a table after number `after` without what people said, and the last of that."""

        def read(connection: Connection) -> tuple[list[EventRow], list[EventRow]]:
            events = read_events_without_talk(connection, id, after)
            return events, read_talk(connection, id, after, LATEST, most_talk)

        return await self._read(read)

    async def checkpoint(self, id: str, answer: int) -> CheckpointRow | None:
        """The newest state at or before answer `answer` that no undo made invalid."""
        return await self._read(lambda connection: read_checkpoint(connection, id, answer))

    async def load(self, id: str) -> Stored | None:
        """Table, sittings, all events but talk, and the newest checkpoint, all of the same moment."""
        return await self._read(lambda connection: read_stored(connection, id))

    async def packs(self, table: TableRow) -> list[Pack]:
        """The packs that a table is played with, in their order."""
        return await self._read(lambda connection: read_packs(connection, table))

    async def content(self, digest: str) -> str | None:
        """The content that tables of this digest began with, if it was kept."""
        return await self._read(lambda connection: read_content(connection, digest))

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of a game, if there is one."""
        return await self._read(lambda connection: read_analysis(connection, id))

    async def _read(self, work: Callable[[Connection], Result], what: str = READING) -> Result:
        with told(what):
            return await self._readers.read(work)

    async def summaries(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SittingRow]]]:
        """Those of the tables that exist, with their sittings, the last changed first. Damaged ones are left out."""
        try:
            found = await self._read(lambda connection: read_summaries(connection, ids), READING_LIST)
        except DAMAGED as error:
            if len(ids) == 1:
                log.error("the row of table %s is damaged: %s", ids[0], error)
                return []
            # One damaged row must not hide the others.
            found = [one for id in ids for one in await self.summaries([id])]
        found.sort(key=lambda one: one[0].summary.changed, reverse=True)
        return found

    def news(self) -> AsyncIterator[list[News]]:
        """What other workers wrote, until the store is closed; MISSED after a broken connection. None on SQLite.

        One reader gets it, all that is new at a time. Unread news of one table is kept as its newest number.
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
        await self._readers.close()
        await self._engine.dispose()

"""Reads from the database without blocking the event loop: everything that belongs together in one go.

An asynchronous driver for SQLite hands every call over to a thread and back, several for each statement. Here a
whole piece of reading is handed over once.
"""

from __future__ import annotations

import asyncio
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import convert
from msgspec.structs import replace
from sqlalchemy import URL, Connection, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from motstand.kernel.content.packs import Pack
from motstand.server.messages import Edition
from motstand.server.storage.databases import READERS, connecting_from_threads
from motstand.server.storage.rows import CheckpointRow, EventRow, SittingRow, Stored, Summary, TableRow
from motstand.server.storage.schema import ANALYSES, CHECKPOINTS, CONTENTS, EVENTS, PACKS, SITTINGS, TABLES

Result = TypeVar("Result")

TALK = "chat"
"""The kind of event that is no part of the game."""
LATEST = 2**31 - 1


class Readers(ABC):
    """Runs functions that read, several at a time. What one of them reads is of one moment."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What a function reads through a connection."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class ReadersOnServer(Readers):
    """PostgreSQL, through asyncpg."""

    def __init__(self, engine: AsyncEngine) -> None:
        # What is read in one transaction is of one moment, as it is on SQLite anyway.
        self.engine = engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine belongs to whoever made it."""


class ReadersOnFile(Readers):
    """SQLite, in some threads."""

    def __init__(self, url: URL, patience: float) -> None:
        self.engine = connecting_from_threads(url, patience, READERS)
        self.threads = ThreadPoolExecutor(READERS, "motstand reader")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.read_now, work)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.threads, self.engine.dispose)
        self.threads.shutdown()


# -- rows ------------------------------------------------------------------------------------------------------------


SELECT_TABLES = select(TABLES).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
SELECT_SITTINGS = select(SITTINGS).where(SITTINGS.c.table.in_(bindparam("ids", expanding=True)))
SELECT_EVENTS = (
    select(EVENTS)
    .where(EVENTS.c.table == bindparam("id"), EVENTS.c.number > bindparam("after"))
    .order_by(EVENTS.c.number)
)
# Of many tables, each after a number of its own. Only PostgreSQL has workers that read what others wrote.
SELECT_EVENTS_OF_ALL = f"""
    SELECT {", ".join(f'events."{column.name}"' for column in EVENTS.c)}
    FROM events JOIN unnest(CAST($1 AS text[]), CAST($2 AS integer[])) AS known (id, head)
    ON events."table" = known.id AND events.number > known.head
    ORDER BY events."table", events.number
"""
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


def possible(ids: Sequence[str]) -> list[str]:
    """The texts that could be ids: PostgreSQL rejects queries with some texts that clients can send."""
    return [id for id in ids if id.isprintable()]


def read_stored(connection: Connection, id: str) -> Stored | None:
    """All that is needed to go on with a match; None if there is no such table."""
    table = read_table(connection, id)
    if table is None:
        return None
    sittings = read_sittings(connection, table)
    events = read_events_without_talk(connection, id, -1)
    checkpoint = read_checkpoint(connection, id, LATEST)
    return Stored(table, sittings, events, checkpoint, read_packs(connection, table))


def read_table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(SELECT_TABLES, {"ids": possible([id])}).first()
    return None if row is None else table_row(row)


def read_sittings(connection: Connection, table: TableRow) -> list[SittingRow]:
    found = connection.execute(SELECT_SITTINGS, {"ids": [table.id]})
    return in_order([SittingRow(*row) for row in found], table)


def read_events(connection: Connection, id: str, after: int) -> list[EventRow]:
    return [EventRow(*row) for row in connection.execute(SELECT_EVENTS, {"id": id, "after": after})]


def read_events_of_all(connection: Connection, heads: dict[str, int]) -> dict[str, list[EventRow]]:
    read: dict[str, list[EventRow]] = {}
    for row in connection.exec_driver_sql(SELECT_EVENTS_OF_ALL, (list(heads), list(heads.values()))):
        event = EventRow(*row)
        read.setdefault(event.table, []).append(event)
    return read


def read_events_without_talk(connection: Connection, id: str, after: int) -> list[EventRow]:
    return [EventRow(*row) for row in connection.execute(SELECT_EVENTS_WITHOUT_TALK, {"id": id, "after": after})]


def read_talk(connection: Connection, id: str, after: int, before: int, most: int) -> list[EventRow]:
    """The last things that people said between two events, in their order."""
    values = {"id": id, "after": after, "before": before, "most": most}
    return [EventRow(*row) for row in connection.execute(SELECT_TALK, values)][::-1]


def read_checkpoint(connection: Connection, id: str, answer: int) -> CheckpointRow | None:
    row = connection.execute(SELECT_CHECKPOINT, {"id": id, "answer": answer}).first()
    if row is None:
        return None
    kept = CheckpointRow(*row)
    return replace(kept, state=zlib.decompress(kept.state))


def read_packs(connection: Connection, table: TableRow) -> list[Pack]:
    if not table.packs:
        return []
    return [Pack(name, text) for name, text in connection.execute(SELECT_PACKS, {"id": table.id})]


def read_content(connection: Connection, digest: str) -> str | None:
    body = connection.execute(SELECT_CONTENT, {"digest": digest}).scalar()
    return None if body is None else zlib.decompress(body).decode()


def read_analysis(connection: Connection, id: str) -> bytes | None:
    for wanted in possible([id]):
        found: bytes | None = connection.execute(SELECT_ANALYSIS, {"id": wanted}).scalar_one_or_none()
        return found
    return None


def read_summaries(connection: Connection, ids: Sequence[str]) -> list[tuple[TableRow, list[SittingRow]]]:
    """Those of the tables that exist, with their sittings."""
    wanted = {"ids": possible(ids)}
    tables = [table_row(row) for row in connection.execute(SELECT_TABLES, wanted)]
    at_table: dict[str, list[SittingRow]] = {}
    for row in connection.execute(SELECT_SITTINGS, wanted):
        at_table.setdefault(row[0], []).append(SittingRow(*row))
    return [(table, in_order(at_table.get(table.id, []), table)) for table in tables]


def table_row(row: Any) -> TableRow:
    named = dict(row._mapping)
    summary = Summary(**{name: named.pop(name) for name in Summary.__struct_fields__})
    return TableRow(summary=summary, packs=convert(named.pop("packs"), list[Edition]), **named)


def in_order(sittings: list[SittingRow], table: TableRow) -> list[SittingRow]:
    """Sittings in the order of the table's seats."""
    return sorted(sittings, key=lambda sitting: table.seats.index(sitting.seat))

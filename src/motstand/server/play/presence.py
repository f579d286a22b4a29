"""Who is here, when several workers serve: each tells the others over PostgreSQL who sits at its sockets, and points.

This is only for the eye: it is not stored, and what a dead worker said last is forgotten after a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
import msgspec
from msgspec import Struct

from motstand.server.messages import Thing
from motstand.server.play.table import Table
from motstand.server.play.tables import Tables
from motstand.server.storage.databases import address
from motstand.server.together.pointing import show

log = logging.getLogger("motstand.presence")

CHANNEL = "motstand_presence"
REFRESH = 20.0
LASTING = 3 * REFRESH
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Whisper(Struct):
    """A worker has people at these seats of a table. `ask`: who else is there? With a thing, the one points at it."""

    worker: str
    table: str
    seats: list[str]
    ask: bool = False
    thing: Thing | None = None


class Presence:
    """Tells other workers who is here, and remembers what they tell. With SQLite there are none."""

    def __init__(self, database: str, tables: Tables) -> None:
        self._tables = tables
        self._worker = secrets.token_hex(4)
        self._where = address(database)
        self._connection: Any = None
        self._waiting: asyncio.Queue[Whisper] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start listening and announcing."""
        if self._where.get_backend_name() != "postgresql":
            return
        await self._connect()
        self._tables.presence = self.tell
        self._tables.pointing = self.point
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._refresh())]

    async def _connect(self) -> None:
        settings = self._where.get_dialect()().create_connect_args(self._where)[1]
        self._connection = await asyncpg.connect(**settings)
        await self._connection.add_listener(CHANNEL, self._heard)

    def tell(self, table: Table, ask: bool = False) -> None:
        """Announce to other workers who is connected to a table here."""
        seats = sorted({listener.seat for listener in table.listeners if listener.seat is not None})
        self._waiting.put_nowait(Whisper(self._worker, table.id, seats, ask))

    def point(self, table: Table, seat: str, thing: Thing) -> None:
        """Let those at other workers see what somebody points at."""
        self._waiting.put_nowait(Whisper(self._worker, table.id, [seat], thing=thing))

    async def _send(self) -> None:
        while True:
            payload = msgspec.json.encode(await self._waiting.get()).decode()
            try:
                if self._connection.is_closed():
                    await self._connect()
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except TROUBLE as error:
                log.warning("other workers do not hear who is here: %s", type(error).__name__)

    def _heard(self, connection: object, process: int, channel: str, payload: str) -> None:
        whisper = msgspec.json.decode(payload, type=Whisper)
        table = self._tables.in_memory(whisper.table)
        if table is None or whisper.worker == self._worker:
            return
        if whisper.thing is not None:
            show(table, whisper.seats[0], whisper.thing)
            return
        before = table.here_elsewhere()
        table.elsewhere[whisper.worker] = (whisper.seats, asyncio.get_running_loop().time() + LASTING)
        if table.here_elsewhere() != before:
            table.tell_present()
        if whisper.ask:
            self.tell(table)

    async def _refresh(self) -> None:
        """Repeat what is announced before it expires elsewhere; drop what others have not repeated."""
        while True:
            await asyncio.sleep(REFRESH)
            now = asyncio.get_running_loop().time()
            for table in self._tables.all():
                before = table.here_elsewhere()
                table.elsewhere = {worker: said for worker, said in table.elsewhere.items() if said[1] > now}
                if table.here_elsewhere() != before:
                    table.tell_present()
                if table.listeners:
                    self.tell(table)

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

"""News from other workers: PostgreSQL's LISTEN on a connection of its own, which is opened again when it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
from sqlalchemy import URL

from motstand.server.storage.batch import CHANNEL
from motstand.server.storage.databases import asyncpg_settings
from motstand.server.storage.rows import MISSED, News
from motstand.server.storage.trouble import meaning

LOG = logging.getLogger(__name__)

LONGEST_PAUSE = 5.0
"""How many seconds to wait at most before the next try to reach the server."""

SILENCE = 30.0
"""After so many seconds without news, ask the server whether the connection still stands."""


class Board:
    """A queue of unread news with one entry for each table, its newest number: its size is bounded."""

    def __init__(self) -> None:
        self.newest: dict[str, int] = {}
        self.missed = False
        self.closed = False
        self.changed = asyncio.Event()

    def pin(self, news: News) -> None:
        if news == MISSED:
            self.missed = True
        else:
            self.newest[news.table] = max(news.number, self.newest.get(news.table, -1))
        self.changed.set()

    def close(self) -> None:
        self.closed = True
        self.changed.set()

    def take(self) -> list[News]:
        """All news that nobody has read, in the order in which tables first had some."""
        unread = [MISSED] if self.missed else []
        unread += [News(table, number) for table, number in self.newest.items()]
        self.missed, self.newest = False, {}
        self.changed.clear()
        return unread

    async def read(self) -> AsyncIterator[list[News]]:
        """News as it comes, all that is unread at a time; ends when the board is closed."""
        while not self.closed:
            if unread := self.take():
                yield unread
            else:
                await self.changed.wait()


class Listener:
    """Puts what other workers wrote on the board. `own` tells the notifications of our own connections apart."""

    def __init__(self, url: URL, patience: float, board: Board, own: Callable[[int], bool]) -> None:
        self.settings = asyncpg_settings(url, patience)
        self.board = board
        self.own = own
        self.broken = asyncio.Event()
        self.connection: Any = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on. Raises what the driver raises if the server can't be reached."""
        await self.connect()
        self.task = asyncio.create_task(self.keep_listening(), name="motstand store listener")

    async def connect(self) -> None:
        self.broken.clear()
        connection = await asyncpg.connect(**self.settings)
        try:
            connection.add_termination_listener(self.ended)
            await connection.add_listener(CHANNEL, self.heard)
        except BaseException:
            connection.terminate()
            raise
        self.connection = connection

    def ended(self, connection: object) -> None:
        self.broken.set()

    def heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        if self.own(process):
            return
        for told in str(payload).split(","):
            table, _, number = told.partition(" ")
            if number.isdecimal():
                self.board.pin(News(table, int(number)))
            else:
                LOG.warning("news that is not ours on channel %s: expected 'table number', got %r", channel, told)

    async def keep_listening(self) -> None:
        while True:
            await self.until_broken()
            LOG.warning("the connection that listens for news broke; connecting again")
            await self.reconnect()
            # What was written in between was told to nobody here.
            self.board.pin(MISSED)

    async def until_broken(self) -> None:
        while not self.broken.is_set():
            try:
                await asyncio.wait_for(self.broken.wait(), SILENCE)
            except TimeoutError:
                # A connection can also die without a word.
                try:
                    await self.connection.execute("SELECT 1")
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    self.connection.terminate()
                    return

    async def reconnect(self) -> None:
        pause = 0.0
        while True:
            try:
                await self.connect()
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("no news from the PostgreSQL server: %s", meaning(error))
            pause = min(2 * pause + 0.1, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            self.connection.terminate()

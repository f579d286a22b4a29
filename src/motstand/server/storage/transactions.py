"""Runs transactions without blocking the event loop, on a database server or on a SQLite file."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL, Connection

from motstand.server.storage.databases import connecting, connecting_from_threads

Result = TypeVar("Result")


class Transactions(ABC):
    """Runs one transaction at a time that writes."""

    @abstractmethod
    async def run(self, prepare: Callable[[], None], work: Callable[[Connection], Result]) -> Result:
        """Do some work and commit it; when it returns, it is durable. If anything fails, nothing was done.

        `prepare` is done before, in a thread where there is one anyway.
        """

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class OnServer(Transactions):
    """PostgreSQL, through asyncpg."""

    def __init__(self, url: URL, patience: float) -> None:
        self.engine = connecting(url, patience, writing=True, connections=1)

    async def run(self, prepare: Callable[[], None], work: Callable[[Connection], Result]) -> Result:
        prepare()
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class OnFile(Transactions):
    """SQLite. A thread does what may wait, for the lock and for the disk; the event loop itself writes the rows.

    The driver lets go of Python's lock for every row, and in a thread would have to fight for it again with a busy
    event loop, up to 5 ms each time. Written from the loop itself, a row takes some microseconds.
    """

    def __init__(self, url: URL, patience: float) -> None:
        self.engine = connecting_from_threads(url, patience, 1, writing=True)
        self.thread = ThreadPoolExecutor(1, "motstand store")

    async def run(self, prepare: Callable[[], None], work: Callable[[Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self.thread, self.begin, prepare)
        finish = connection.rollback
        try:
            result = work(connection)
            finish = connection.commit
        finally:
            await loop.run_in_executor(self.thread, self.end, connection, finish)
        return result

    def begin(self, prepare: Callable[[], None]) -> Connection:
        prepare()
        connection = self.engine.connect()
        try:
            connection.begin()
        except BaseException:
            connection.close()
            raise
        return connection

    def end(self, connection: Connection, finish: Callable[[], None]) -> None:
        try:
            finish()
        finally:
            # What was not committed is rolled back here at the latest.
            connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


def transactions(url: URL, patience: float) -> Transactions:
    """How to write to this database."""
    return OnServer(url, patience) if url.get_backend_name() == "postgresql" else OnFile(url, patience)

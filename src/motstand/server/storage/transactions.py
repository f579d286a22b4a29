"""Runs transactions without blocking the event loop, on a database server or on a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
from sqlalchemy import URL
from sqlalchemy.engine import Dialect
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.util import await_only, greenlet_spawn

from motstand.server.storage.databases import (
    BEGIN_WRITING,
    asyncpg_settings,
    busy_timeout,
    connecting_from_threads,
)
from motstand.server.storage.trouble import is_locked

Result = TypeVar("Result")
Values = tuple[Any, ...]

NOT_WAITING = busy_timeout(0.0)


class Transaction(ABC):
    """A transaction that is open, in the SQL and with the values that its driver takes."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect

    @abstractmethod
    def write(self, sql: str, rows: Sequence[Values]) -> None:
        """Run a statement once for each row."""

    @abstractmethod
    def read(self, sql: str, values: Values) -> list[Any]:
        """All rows that a query finds."""

    def server_process(self) -> int:
        """The process of the database server that works for us; 0 where there is no server."""
        return 0


class TransactionOnServer(Transaction):
    """One on PostgreSQL, by asyncpg: SQLAlchemy only lets a plain function wait for it."""

    def __init__(self, dialect: Dialect, connection: Any) -> None:
        super().__init__(dialect)
        self.connection = connection

    def write(self, sql: str, rows: Sequence[Values]) -> None:
        await_only(self.connection.executemany(sql, rows))

    def read(self, sql: str, values: Values) -> list[Any]:
        found: list[Any] = await_only(self.connection.fetch(sql, *values))
        return found

    def server_process(self) -> int:
        return int(self.connection.get_server_pid())


class TransactionOnFile(Transaction):
    """One on SQLite, by Python's own driver: nothing is in between that would look at each statement and its values."""

    def __init__(self, dialect: Dialect, connection: sqlite3.Connection) -> None:
        super().__init__(dialect)
        self.connection = connection

    def write(self, sql: str, rows: Sequence[Values]) -> None:
        self.connection.executemany(sql, rows)

    def read(self, sql: str, values: Values) -> list[Any]:
        return self.connection.execute(sql, values).fetchall()


class Transactions(ABC):
    """Runs one transaction at a time that writes."""

    in_halves = False
    """Is it worthwhile to write what waits in two transactions, so that the event loop is never idle during one?"""

    @abstractmethod
    async def run(self, prepare: Callable[[], None], work: Callable[[Transaction], Result]) -> Result:
        """Do some work and commit it; when it returns, it is durable. If anything fails, nothing was done.

        `prepare` is done before.
        """

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class OnServer(Transactions):
    """PostgreSQL, through asyncpg. One connection is kept; when it has broken, the next transaction opens another."""

    def __init__(self, url: URL, patience: float) -> None:
        self.dialect: Dialect = url.get_dialect()()
        self.settings = asyncpg_settings(url, patience)
        self.connection: Any = None

    async def run(self, prepare: Callable[[], None], work: Callable[[Transaction], Result]) -> Result:
        prepare()
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(**self.settings)
        connection = self.connection
        try:
            async with connection.transaction():
                return await greenlet_spawn(work, TransactionOnServer(self.dialect, connection))
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError):
                # Nobody knows how far it is: a server that is silent, or whoever waited has gone.
                self.connection = None
                connection.terminate()
            raise

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()


class OnFile(Transactions):
    """SQLite. The event loop begins and writes the rows, and a thread does what waits: the commit, for the disk.

    The driver lets go of Python's lock for every row, and in a thread would have to fight for it again with a busy
    event loop, up to 5 ms each time. Written from the loop itself, a row takes some microseconds. So
    does the beginning, unless somebody else is writing: then a thread waits for the lock.
    """

    in_halves = True

    def __init__(self, url: URL, patience: float) -> None:
        self.engine = connecting_from_threads(url, patience, 1, writing=True)
        self.thread = ThreadPoolExecutor(1, "motstand store")
        # Kept from one group to the next: SQLAlchemy would take 0.2 ms to lend it for each.
        self.lent: PoolProxiedConnection | None = None
        self.wait_for_lock = busy_timeout(patience)

    async def run(self, prepare: Callable[[], None], work: Callable[[Transaction], Result]) -> Result:
        loop = asyncio.get_running_loop()
        transaction = self.begin_at_once(prepare)
        if transaction is None:
            transaction = await loop.run_in_executor(self.thread, self.begin, prepare)
        is_done = False
        try:
            result = work(transaction)
            is_done = True
        finally:
            await loop.run_in_executor(self.thread, self.end, transaction.connection, is_done)
        return result

    def begin_at_once(self, prepare: Callable[[], None]) -> TransactionOnFile | None:
        """Begin without waiting; None if that can't be: nothing is open yet, or somebody else is writing."""
        if self.lent is None:
            return None
        # Before anything is open: what fails here leaves no transaction behind.
        prepare()
        driver: Any = self.lent.driver_connection
        driver.execute(NOT_WAITING)
        try:
            driver.execute(BEGIN_WRITING)
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
            return None
        finally:
            driver.execute(self.wait_for_lock)
        return TransactionOnFile(self.engine.dialect, driver)

    def begin(self, prepare: Callable[[], None]) -> TransactionOnFile:
        prepare()
        if self.lent is None:
            self.lent = self.engine.raw_connection()
        driver: Any = self.lent.driver_connection
        driver.execute(BEGIN_WRITING)
        return TransactionOnFile(self.engine.dialect, driver)

    def end(self, connection: sqlite3.Connection, is_done: bool) -> None:
        try:
            if is_done:
                connection.commit()
        finally:
            # What was not committed is rolled back here at the latest.
            connection.rollback()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go)
        self.thread.shutdown()

    def let_go(self) -> None:
        if self.lent is not None:
            self.lent.close()
        self.engine.dispose()


def transactions(url: URL, patience: float) -> Transactions:
    """How to write to this database."""
    return OnServer(url, patience) if url.get_backend_name() == "postgresql" else OnFile(url, patience)

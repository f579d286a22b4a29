"""The supported databases: their URLs, and how connections to them are made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from motstand.server.storage.trouble import StoreError

EXPECTED = "expected sqlite:///path/to/motstand.db or postgresql://user:password@host/database"
SERVER_SETTINGS = ("host", "port", "ssl")
"""What may stand behind the question mark of a PostgreSQL URL; `sslmode` is taken as `ssl`."""

BEGIN_WRITING = "BEGIN IMMEDIATE"
"""Takes the write lock of an SQLite file at once, before what the changes depend on is read."""

READERS = 4
"""How many connections read at the same time; one more writes, and on PostgreSQL one more listens."""


def default_database() -> str:
    """The URL of the SQLite file in the user's data directory."""
    file = Path(platformdirs.user_data_dir("motstand", appauthor=False), "motstand.db")
    return URL.create("sqlite", database=str(file)).render_as_string()


def address(url: str) -> URL:
    """The URL with the driver that we use. Raises StoreError for one that names no database of ours."""
    try:
        given = make_url(url)
    except (ArgumentError, ValueError):
        # The text may hold a password in a place where nothing can hide it.
        raise StoreError(f"the database URL can't be read; {EXPECTED}") from None
    if given.drivername in ("sqlite", "sqlite+aiosqlite"):
        return sqlite_address(given)
    if given.drivername in ("postgresql", "postgres", "postgresql+asyncpg"):
        return postgresql_address(given)
    raise StoreError(f"there is no database of the kind '{given.drivername}' here; {EXPECTED}")


def sqlite_address(given: URL) -> URL:
    if given.host or given.query or not given.database or given.database.startswith((":memory:", "file:")):
        # A database in memory would be another one for every connection, and not durable.
        raise StoreError(f"{given.render_as_string()} names no file; {EXPECTED}")
    return given.set(drivername="sqlite+aiosqlite")


def postgresql_address(given: URL) -> URL:
    shown = given.render_as_string(hide_password=True)
    if not given.database:
        raise StoreError(f"{shown} names no database; {EXPECTED}")
    settings = {"ssl" if name == "sslmode" else name: value for name, value in given.query.items()}
    if unknown := sorted(set(settings) - set(SERVER_SETTINGS)):
        known = "host, port and sslmode"
        raise StoreError(f"{shown}: {', '.join(unknown)} can't be set here; only {known} may follow the question mark")
    return given.set(drivername="postgresql+asyncpg", query=settings)


def shown(url: URL) -> str:
    """The URL as errors may show it: as it was given, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def written_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


JSON_BY_MSGSPEC: dict[str, Any] = {"json_serializer": written_json, "json_deserializer": msgspec.json.decode}


def connecting(url: URL, patience: float, writing: bool = False, connections: int = 0) -> AsyncEngine:
    """An engine with a pool of this many connections; without a number, connections are not kept."""
    arguments: dict[str, Any] = {**JSON_BY_MSGSPEC}
    # A single connection is for migrating: that takes its time, and another worker has to wait for it.
    limit = patience if connections else None
    if connections:
        arguments |= {"pool_size": connections, "max_overflow": 0, "pool_timeout": patience}
    else:
        arguments |= {"poolclass": NullPool}
    if url.get_backend_name() == "postgresql":
        # The first answer after a restart of the server shouldn't be the one that finds the connection dead.
        arguments |= {"pool_pre_ping": True, "connect_args": {"timeout": patience, "command_timeout": limit}}
        return create_async_engine(url, **arguments)
    engine = create_async_engine(url, **arguments)
    prepare_sqlite(engine.sync_engine, patience, writing)
    return engine


def asyncpg_settings(url: URL, patience: float) -> dict[str, Any]:
    """What asyncpg is told where it is used without SQLAlchemy."""
    settings = url.get_dialect()().create_connect_args(url)[1]
    return {**settings, "timeout": patience, "command_timeout": patience}


def connecting_from_threads(url: URL, patience: float, connections: int, writing: bool = False) -> Engine:
    """Connections to an SQLite file, each of which any thread may use, one at a time."""
    given = url.set(drivername="sqlite+pysqlite")
    pool = {"pool_size": connections, "max_overflow": 0, "pool_timeout": patience}
    engine = create_engine(given, connect_args={"check_same_thread": False}, **pool, **JSON_BY_MSGSPEC)
    prepare_sqlite(engine, patience, writing)
    return engine


def busy_timeout(seconds: float) -> str:
    """How a connection is told for how long to wait for a lock."""
    return f"PRAGMA busy_timeout = {round(seconds * 1000)}"


def prepare_sqlite(engine: Engine, patience: float, writing: bool) -> None:
    """Let every connection to a file be durable, and a writing transaction begin by taking the write lock."""
    pragmas = (
        busy_timeout(patience),
        "PRAGMA journal_mode = WAL",
        # In WAL mode NORMAL would lose the last commits when the power fails.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
    )

    def connect(connection: Any, record: object) -> None:
        # Python's driver would begin a transaction only before the first change, after what it depends on was read.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(BEGIN_WRITING if writing else "BEGIN")

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", begin)

"""Databases for the tests of the server: every test that asks for one runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import uuid
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
import pytest

from motstand.server.storage import migrations
from motstand.server.storage.databases import address


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database a test runs on."""
    return str(request.param)


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database for this test alone, on SQLite and on PostgreSQL."""
    yield from database_of(kind, request, tmp_path, migrated=True)


@pytest.fixture
def empty_database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The same, without any tables in it."""
    yield from database_of(kind, request, tmp_path, migrated=False)


@pytest.fixture
def postgresql_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database for what only PostgreSQL has."""
    yield from database_of("postgresql", request, tmp_path, migrated=True)


def database_of(kind: str, request: pytest.FixtureRequest, folder: Path, migrated: bool) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'motstand.db'}"
        return
    server: str = request.getfixturevalue("postgresql")
    name = f"test_{uuid.uuid4().hex}"
    asyncio.run(told(server, f"CREATE DATABASE {name} TEMPLATE {template() if migrated else 'template0'}"))
    yield on(server, name)
    asyncio.run(told(server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server, started where it doesn't run; workers of one run share it."""
    # PostgreSQL's tools are for Unix alone.
    from tools.debian import NotInstalled
    from tools.postgres import WITHOUT, borrowed, left_out

    if left_out():
        pytest.skip(f"{WITHOUT}=1: without PostgreSQL")
    try:
        with borrowed() as url:
            asyncio.run(make_template(url))
            yield url
    except NotInstalled as reason:
        pytest.fail(f"{reason}\n({WITHOUT}=1 leaves out what is tested on PostgreSQL.)", pytrace=False)


def template() -> str:
    """The name of the database that tests' databases are copied from; other migrations, another name."""
    files = sorted(Path(migrations.__file__).parent.glob("**/*.py"))
    return "template_" + hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def on(server: str, database: str) -> str:
    return f"{server.rpartition('/')[0]}/{database}"


async def told(server: str, command: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


async def make_template(server: str) -> None:
    """Make the template once, whichever worker comes first: nobody may be connected to it afterwards."""
    connection = await asyncpg.connect(server)
    try:
        await connection.execute("SELECT pg_advisory_lock(1)")
        known = "SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate"
        if await connection.fetchval(known, template()) is None:
            await connection.execute(f"DROP DATABASE IF EXISTS {template()}")
            await connection.execute(f"CREATE DATABASE {template()} TEMPLATE template0")
            await migrations.migrate(address(on(server, template())), 10)
            await connection.execute(f"ALTER DATABASE {template()} IS_TEMPLATE true")
    finally:
        await connection.close()

"""A database is brought up to date when it is opened, however many open it at once."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from motstand.server.storage.databases import address, connecting
from motstand.server.storage.migrations import ADVISORY_LOCK
from motstand.server.storage.schema import METADATA
from motstand.server.storage.store import StoreError, open_store
from tests.server.kept import event, lay_out, numbers, opened

pytestmark = pytest.mark.anyio

OPEN_ONCE = """
import asyncio, sys
from motstand.server.storage.store import open_store
print("ready", flush=True)
sys.stdin.readline()

async def main():
    await (await open_store(sys.argv[1])).close()

asyncio.run(main())
"""


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_migrations_make_the_tables_that_the_store_expects(empty_database: str) -> None:
    async with opened(empty_database):
        pass
    engine = connecting(address(empty_database), 10)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_opening_again_changes_nothing(empty_database: str) -> None:
    async with opened(empty_database) as store:
        await lay_out(store, "t")
        await store.append(event("t", 1))
    for _ in range(2):
        async with opened(empty_database) as store:
            assert await numbers(store, "t") == [0, 1]


async def test_many_open_an_empty_database_at_once(empty_database: str) -> None:
    async def open_and_write(id: str) -> None:
        async with opened(empty_database) as store:
            await lay_out(store, id)

    await asyncio.gather(*(open_and_write(f"t{n}") for n in range(4)))
    async with opened(empty_database) as store:
        assert len(await store.summaries([f"t{n}" for n in range(4)])) == 4


async def test_several_processes_open_an_empty_database_at_once(empty_database: str) -> None:
    command = [sys.executable, "-c", OPEN_ONCE, empty_database]
    started = [await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE) for _ in range(4)]
    for process in started:
        assert process.stdout is not None
        await process.stdout.readline()
    said = await asyncio.gather(*(process.communicate(b"go\n") for process in started))
    assert [process.returncode for process in started] == [0] * 4, said


async def test_a_worker_waits_while_another_migrates(postgresql_database: str) -> None:
    blocked = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'"
    other = await asyncpg.connect(postgresql_database)
    await other.execute("SELECT pg_advisory_lock($1)", ADVISORY_LOCK)
    opening = asyncio.create_task(open_store(postgresql_database))
    while not opening.done() and await other.fetchval(blocked) is None:
        pass
    assert not opening.done()
    await other.close()
    await (await opening).close()


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
    engine = connecting(address(database), 10, writing=True)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="made by another version of Motstand"):
        await open_store(database)
    async with engine.begin() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM events"))).scalar() == 1
    await engine.dispose()

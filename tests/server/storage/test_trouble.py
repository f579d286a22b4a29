"""When the database fails, a sentence says why, nothing is half-written, and play goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy import event as happening

from motstand.server.storage.store import StoreError, default_database, open_store
from tests.server.kept import checkpoint, event, every_file, lay_out, numbers, opened, summary

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "motstand.db"


# -- URLs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "can't be read"),
        ("motstand.db", "can't be read"),
        ("mysql://root@localhost/motstand", "no database of the kind 'mysql'"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://motstand.db", "names no file"),
        ("postgresql://localhost", "names no database"),
    ],
)
async def test_a_wrong_url_is_told_what_was_expected(url: str, why: str) -> None:
    with pytest.raises(StoreError, match=why) as refused:
        await open_store(url)
    assert "expected sqlite:///path/to/motstand.db or postgresql://user:password@host/database" in str(refused.value)


async def test_a_wrong_setting_is_named_and_the_password_is_not() -> None:
    with pytest.raises(StoreError, match="colour can't be set here; only host, port and sslmode") as refused:
        await open_store("postgresql://me:secret@localhost/motstand?colour=red")
    assert "secret" not in str(refused.value)


async def test_settings_behind_the_question_mark_reach_the_server(postgresql_database: str) -> None:
    async with opened(f"{postgresql_database}?sslmode=disable") as store:
        await lay_out(store, "t")
    with pytest.raises(StoreError, match="can't be opened"):
        await open_store(f"{postgresql_database}?sslmode=require")


async def test_the_default_is_a_file_in_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    async with opened(default_database()) as store:
        await lay_out(store, "t")
    assert [found.name for found in tmp_path.glob("**/*.db")] == ["motstand.db"]


async def test_a_file_is_written_so_that_it_survives_power_loss(file: Path) -> None:
    settings: list[tuple[object, object]] = []
    drivers: list[sqlite3.Connection] = []

    def ask(connection: Connection) -> None:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        settings.append((found[0], found[1]))

    def note(connection: object, record: object) -> None:
        if isinstance(connection, sqlite3.Connection):
            drivers.append(connection)

    happening.listen(Engine, "commit", ask)
    happening.listen(Engine, "connect", note)
    try:
        async with opened(f"sqlite:///{file}") as store:
            await lay_out(store, "t")
            await store.append(event("t", 1))
            [writer] = [driver for driver in drivers if driver.total_changes > 0]
            found = [writer.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
            settings.append((found[0], found[1]))
    finally:
        happening.remove(Engine, "commit", ask)
        happening.remove(Engine, "connect", note)
    full = 2
    # Migrating, and the connection that wrote the new table and the event.
    assert settings == [("wal", full)] * 2


# -- databases that can't be opened ----------------------------------------------------------------------------------


async def test_a_file_that_is_no_database(file: Path) -> None:
    file.write_text("dear diary, " * 500)
    with pytest.raises(StoreError, match="the file is not an SQLite database"):
        await open_store(f"sqlite:///{file}")
    assert file.read_text().startswith("dear diary")


async def test_a_folder_that_can_not_be(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreError, match="can't be opened"):
        await open_store(f"sqlite:///{file}/motstand.db")


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(StoreError, match="can't be reached") as refused:
        await open_store("postgresql://me:secret@127.0.0.1:1/motstand")
    assert "secret" not in str(refused.value)


async def test_a_database_that_the_server_does_not_have(postgresql: str) -> None:
    with pytest.raises(StoreError, match="no database of that name"):
        await open_store(f"{postgresql}_nowhere")


# -- databases that fail later ---------------------------------------------------------------------------------------


async def test_a_locked_file(file: Path) -> None:
    async with opened(f"sqlite:///{file}", patience=0.05) as store:
        await lay_out(store, "t", "u")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(store.append(event("t", 1)), store.append(event("u", 1)), return_exceptions=True)
        assert [str(result) for result in results] == [
            "the table could not be written: another program holds the database locked"
        ] * 2
        assert await numbers(store, "t") == [0]
        other.execute("ROLLBACK")
        other.close()
        await store.append(event("t", 1))
        assert await numbers(store, "t") == [0, 1]


async def test_while_another_program_writes_the_event_loop_goes_on(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await lay_out(store, "t")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.append(event("t", 1)))
        # The loop reads while a thread waits for the lock. Were it to wait itself, the lock would never be given up.
        for _ in range(3):
            assert await numbers(store, "t") == [0]
        assert not writing.done()
        other.execute("ROLLBACK")
        other.close()
        await writing
        assert await numbers(store, "t") == [0, 1]


async def test_a_full_disk(file: Path) -> None:
    with every_file("max_page_count = 30"):
        async with opened(f"sqlite:///{file}") as store:
            await lay_out(store, "t")
            before = await store.load("t")
            large = event("t", 1)
            large.log = bytes(200_000)
            with pytest.raises(StoreError, match="the table could not be written: the disk is full"):
                await store.append(large, summary(9), checkpoint("t", 1, 1))
            assert await store.load("t") == before
            await store.append(event("t", 1))
            assert await numbers(store, "t") == [0, 1]


async def end_connections(url: str, which: str = "") -> None:
    """Let the server end all connections to this database, or those of which something is true."""
    admin = await asyncpg.connect(url)
    ours = "datname = current_database() AND pid <> pg_backend_pid()"
    ended = await admin.fetchval(
        f"SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE {ours} {which}"
    )
    await admin.close()
    assert ended > 0


@asynccontextmanager
async def row_locked(url: str, id: str) -> AsyncIterator[Any]:
    """Another program holds the row of a table."""
    admin = await asyncpg.connect(url)
    try:
        async with admin.transaction():
            await admin.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", id)
            yield admin
    finally:
        await admin.close()


async def until_blocked(admin: Any) -> None:
    """Wait until somebody waits for a lock."""
    waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    while await admin.fetchval(waiting) is None:
        # What this transaction sees of others would stay the same.
        await admin.execute("SELECT pg_stat_clear_snapshot()")


async def test_connections_that_broke_are_made_again(postgresql_database: str) -> None:
    async with opened(postgresql_database) as store:
        await lay_out(store, "t")
        await end_connections(postgresql_database)
        await store.append(event("t", 1))
        assert await numbers(store, "t") == [0, 1]


async def test_a_connection_that_breaks_during_a_transaction(postgresql_database: str) -> None:
    async with opened(postgresql_database) as store:
        await lay_out(store, "t", "u")
        async with row_locked(postgresql_database, "t") as admin:
            writes = [asyncio.create_task(store.append(event(id, 1))) for id in ("t", "u")]
            await until_blocked(admin)
            await end_connections(postgresql_database, "AND wait_event_type = 'Lock'")
            results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [StoreError, StoreError]
        assert [await numbers(store, id) for id in ("t", "u")] == [[0], [0]]
        await store.append(event("t", 1))
        assert await numbers(store, "t") == [0, 1]


async def test_a_server_that_does_not_answer(postgresql_database: str) -> None:
    async with opened(postgresql_database, patience=0.2) as store:
        await lay_out(store, "t")
        async with row_locked(postgresql_database, "t"):
            with pytest.raises(StoreError, match="did not answer in time"):
                await store.append(event("t", 1))
        await store.append(event("t", 1))
        assert await numbers(store, "t") == [0, 1]

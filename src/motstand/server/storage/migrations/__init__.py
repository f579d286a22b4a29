"""Brings a database up to date when the server starts: Alembic, run from here, never by hand.

A new version of the tables is a new file in versions/, and schema.py changed to the same.
"""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, text

from motstand.server.storage.databases import connecting

# Alembic keeps its context in a global.
ONE_AT_A_TIME = threading.Lock()

ADVISORY_LOCK = 1_940_04_09
"""Names our lock among those of the PostgreSQL server's other users."""


async def migrate(url: URL, patience: float) -> None:
    """Make the tables, or change them to what this version needs; nothing happens where all is as it should be."""
    await asyncio.to_thread(migrate_here, url, patience)


def migrate_here(url: URL, patience: float) -> None:
    with ONE_AT_A_TIME:
        asyncio.run(migrating(url, patience))


async def migrating(url: URL, patience: float) -> None:
    # On SQLite a writing transaction holds the lock that keeps a second worker waiting.
    engine = connecting(url, patience, writing=True)
    try:
        async with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

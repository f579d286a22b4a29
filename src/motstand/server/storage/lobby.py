"""The tables of the lobby, in the store: which look for a player, and which may be watched."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from motstand.server.storage.schema import LOBBY, TABLES
from motstand.server.storage.trouble import told

LISTING = "the lobby could not be read"


class LobbyRow(Struct):
    """A table of the lobby. `watch` is the spectators' key, in the clear, since everybody may have it; "": nobody may.

    Keys of seats are never here.
    """

    table: str
    seeks: bool
    watch: str
    clock: Any = None


ADD = insert(LOBBY)
SELECT_ONE = select(LOBBY).where(LOBBY.c.table == bindparam("id"))
# Games that are over need nobody any more, and where nothing has happened for long nobody waits.
SELECT_NEWEST = (
    select(LOBBY)
    .join(TABLES, TABLES.c.id == LOBBY.c.table)
    .where(TABLES.c.outcome.is_(None), TABLES.c.changed >= bindparam("after"))
    .order_by(TABLES.c.changed.desc())
    .limit(bindparam("most"))
)


class Lobby:
    """The lobby of a store. Every method raises StoreError when the database fails."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, row: LobbyRow) -> None:
        """List a new table."""
        with told("the table could not be listed"):
            async with self._engine.begin() as connection:
                values = {"table": row.table, "seeks": row.seeks, "watch": row.watch, "clock": row.clock}
                await connection.execute(ADD, values)

    async def of_table(self, table: str) -> LobbyRow | None:
        """How a table is listed; None if it is not."""
        with told(LISTING):
            async with self._engine.connect() as connection:
                row = (await connection.execute(SELECT_ONE, {"id": table})).first()
                return None if row is None else LobbyRow(*row)

    async def newest(self, after: str, most: int) -> list[LobbyRow]:
        """The tables of games that go on, the last changed first."""
        with told(LISTING):
            async with self._engine.connect() as connection:
                return [
                    LobbyRow(*row) for row in await connection.execute(SELECT_NEWEST, {"after": after, "most": most})
                ]

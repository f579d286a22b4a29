"""What people hand over to another device of their own, in the store: sealed by a code that is not kept here."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from motstand.server.storage.schema import HANDOVERS
from motstand.server.storage.trouble import told

KEEPING = "what is handed over could not be kept"
ADD = insert(HANDOVERS)
# One statement, so that of two who come with the same code one gets it.
TAKE = (
    delete(HANDOVERS)
    .where(HANDOVERS.c.id == bindparam("of_id"), HANDOVERS.c.until > bindparam("now"))
    .returning(HANDOVERS.c.body)
)
FORGET = delete(HANDOVERS).where(HANDOVERS.c.until <= bindparam("now"))


class Handovers:
    """The handovers of a store. Every method raises StoreError when the database fails. Times are ISO 8601 in UTC."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, id: str, body: bytes, until: str, now: str) -> None:
        """Keep something until it is taken, at the latest until `until`; what nobody fetched in time is deleted."""
        with told(KEEPING):
            async with self._engine.begin() as connection:
                await connection.execute(FORGET, {"now": now})
                await connection.execute(ADD, {"id": id, "body": body, "until": until})

    async def take(self, id: str, now: str) -> bytes | None:
        """What was kept under `id`, which is deleted by this; None if there is nothing, or nothing any more."""
        with told(KEEPING):
            async with self._engine.begin() as connection:
                found: bytes | None = (await connection.execute(TAKE, {"of_id": id, "now": now})).scalar_one_or_none()
                return found

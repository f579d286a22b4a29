"""The addresses that people left to be notified of their turn, in the store.

A wait is a seat's turn from the moment when it began; its name is that moment. Each is told once: whichever worker
finds it claims it by a single UPDATE, so no two of them send it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from motstand.server.storage.schema import NOTICES, TABLES
from motstand.server.storage.trouble import told

KEEPING = "an address could not be kept"


class NoticeRow(Struct):
    """An address at a seat. Its repr hides it, so that it never gets into a log."""

    table: str
    seat: str
    channel: str
    address: str
    language: str
    key: str
    stop: str
    seen: str
    told: str = ""
    tried: str = ""
    tries: int = 0
    held: str = ""

    def __repr__(self) -> str:
        return f"<NoticeRow {self.table} {self.seat}>"


class Wait(Struct):
    """A notice, the game of its table, and since when its seat is waited for; "" if it is not."""

    notice: NoticeRow
    game: str
    since: str


HERE = (NOTICES.c.table == bindparam("of_table"), NOTICES.c.seat == bindparam("at_seat"))
ADD = insert(NOTICES)
SELECT_ONE = select(NOTICES).where(*HERE)
REMOVE = delete(NOTICES).where(*HERE)
STOP = delete(NOTICES).where(NOTICES.c.stop == bindparam("at_stop"))
SELECT_ALL = (
    select(NOTICES, TABLES.c.game, TABLES.c.asked, TABLES.c.waiting, TABLES.c.changed)
    .join(TABLES, TABLES.c.id == NOTICES.c.table)
    .where(NOTICES.c.held <= bindparam("now"))
)
SEE = update(NOTICES).where(*HERE).values(seen=bindparam("now"))
CLAIM = (
    update(NOTICES)
    .where(
        *HERE,
        NOTICES.c.told != bindparam("since"),
        NOTICES.c.held <= bindparam("now"),
        NOTICES.c.seen <= bindparam("away"),
    )
    .values(
        tries=case((NOTICES.c.tried == bindparam("since"), NOTICES.c.tries + 1), else_=1),
        tried=bindparam("since"),
        held=bindparam("until"),
    )
)
TELL = update(NOTICES).where(*HERE).values(told=bindparam("since"), held="")
TRY_AGAIN = update(NOTICES).where(*HERE).values(held=bindparam("until"))


class Notices:
    """The notices of a store. Every method raises StoreError when the database fails."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, notice: NoticeRow) -> None:
        """Keep an address, instead of the one that was left at this seat before."""
        with told(KEEPING):
            async with self._engine.begin() as connection:
                await connection.execute(REMOVE, place(notice.table, notice.seat))
                await connection.execute(ADD, {name: getattr(notice, name) for name in notice.__struct_fields__})

    async def of_seat(self, table: str, seat: str) -> NoticeRow | None:
        """The address of a seat, if one was left."""
        with told(KEEPING):
            async with self._engine.connect() as connection:
                row = (await connection.execute(SELECT_ONE, place(table, seat))).first()
                return None if row is None else NoticeRow(*row)

    async def remove(self, table: str, seat: str) -> None:
        """Delete the address of a seat."""
        await self._write(REMOVE, place(table, seat))

    async def stop(self, stop: str) -> bool:
        """Delete the address whose messages have this token in their link; returns whether there was one."""
        return await self._write(STOP, {"at_stop": stop}) > 0

    async def waits(self, now: str) -> list[Wait]:
        """All notices that no worker has claimed, and since when their seats are waited for."""
        with told(KEEPING):
            async with self._engine.connect() as connection:
                found = await connection.execute(SELECT_ALL, {"now": now})
                return [wait_of(dict(row._mapping)) for row in found]

    async def see(self, seats: Sequence[tuple[str, str]], now: str) -> None:
        """Note that these people are connected."""
        if seats:
            with told(KEEPING):
                async with self._engine.begin() as connection:
                    await connection.execute(SEE, [{**place(table, seat), "now": now} for table, seat in seats])

    async def claim(self, wait: Wait, now: str, away: str, until: str) -> int:
        """Try to claim a wait until `until`. Returns the number of the attempt, or 0 if another worker has it."""
        values = {"since": wait.since, "now": now, "away": away, "until": until}
        if await self._write(CLAIM, {**place(wait.notice.table, wait.notice.seat), **values}) == 0:
            return 0
        return wait.notice.tries + 1 if wait.notice.tried == wait.since else 1

    async def tell(self, wait: Wait) -> None:
        """Mark a wait as sent or given up."""
        await self._write(TELL, {**place(wait.notice.table, wait.notice.seat), "since": wait.since})

    async def try_again(self, wait: Wait, until: str) -> None:
        """Release a wait after a failure; it may be claimed again from `until` on."""
        await self._write(TRY_AGAIN, {**place(wait.notice.table, wait.notice.seat), "until": until})

    async def _write(self, statement: Any, values: dict[str, Any]) -> int:
        with told(KEEPING):
            async with self._engine.begin() as connection:
                return int((await connection.execute(statement, values)).rowcount)


def place(table: str, seat: str) -> dict[str, Any]:
    return {"of_table": table, "at_seat": seat}


def wait_of(row: dict[str, Any]) -> Wait:
    notice = NoticeRow(**{name: row[name] for name in NoticeRow.__struct_fields__})
    seat = notice.seat
    since = row["waiting"].get(seat, row["changed"]) if seat in row["asked"] else ""
    return Wait(notice, row["game"], since)

"""The hours of the server: when it was open, so that clocks stand still while it was not.

Every worker keeps a span: since when it runs, and until when it was seen to. One that dies was open until its last
beat, so a crash costs nobody more time than has passed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from motstand.server.storage.schema import HOURS
from motstand.server.storage.trouble import StoreError, told

log = logging.getLogger("motstand.hours")

KEEPING = "the hours could not be kept"
MOST_SPANS = 1_000
"""So many of the latest spans are looked at: no turn lasts through more restarts."""

OPEN = insert(HOURS)
BEAT = update(HOURS).where(HOURS.c.worker == bindparam("of_worker")).values(until=bindparam("now"))
SELECT = select(HOURS.c.since, HOURS.c.until).order_by(HOURS.c.until.desc()).limit(MOST_SPANS)

Span = tuple[datetime, datetime]


def covered(spans: list[Span], since: datetime, to: datetime) -> float:
    """For how many seconds between two moments at least one of these spans lasted."""
    seconds, reached = 0.0, since
    for begins, ends in sorted(spans):
        begins, ends = max(begins, reached), min(ends, to)
        if ends > begins:
            seconds += (ends - begins).total_seconds()
            reached = ends
    return seconds


class Hours:
    """The hours of this worker and of those before it."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.engine = engine
        self._now = now
        self._worker = secrets.token_hex(8)
        self._since = now()
        self._before: list[Span] = []
        self._is_written = False
        self._beating: asyncio.Task[None] | None = None

    async def start(self, beat_seconds: float) -> None:
        """Read when others were open, and begin to keep the own hours. Raises StoreError if they cannot be read."""
        self._since = self._now()
        with told(KEEPING):
            async with self.engine.connect() as connection:
                rows = list(await connection.execute(SELECT))
        self._before = [(datetime.fromisoformat(row[0]), datetime.fromisoformat(row[1])) for row in rows]
        # A full disk does not keep the server from opening: /health tells of it.
        await self._tried()
        self._beating = asyncio.create_task(self._beats(beat_seconds))

    def between(self, since: str, to: str) -> float:
        """For how many seconds between two moments the server was open; this worker is open now."""
        own = (self._since, self._now())
        return covered([*self._before, own], datetime.fromisoformat(since), datetime.fromisoformat(to))

    async def beat(self) -> None:
        """The server is open, or still is. Raises StoreError."""
        now = self._now().isoformat()
        with told(KEEPING):
            async with self.engine.begin() as connection:
                if self._is_written:
                    await connection.execute(BEAT, {"of_worker": self._worker, "now": now})
                else:
                    span = {"worker": self._worker, "since": self._since.isoformat(), "until": now}
                    await connection.execute(OPEN, span)
        self._is_written = True

    async def _beats(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._tried()

    async def _tried(self) -> None:
        try:
            await self.beat()
        except StoreError as error:
            log.warning("%s", error)

    async def abandon(self) -> None:
        """Keep the hours no longer."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def close(self) -> None:
        """The server was open until now."""
        if self._beating is not None:
            await self.abandon()
            await self._tried()

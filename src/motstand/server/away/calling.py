"""Notifies people who are away that it is their turn: once a turn, and without delaying play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.sentences import Words
from motstand.server.away.channels import Channels
from motstand.server.metrics import Metrics
from motstand.server.play.tables import Tables
from motstand.server.storage.notices import Notices, Wait
from motstand.server.storage.store import StoreError

log = logging.getLogger("motstand.notices")

WORDS = Path(__file__).parent / "words"
LONGEST_PACE = 15.0
"""So many seconds lie at most between two looks for people to tell."""
MOST_AT_ONCE = 20
HELD = timedelta(minutes=5)
"""After so long a message that was begun, and of which nothing was heard, may be sent by another worker."""
PAUSES = [timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=25)]
"""How long to wait after the first try that failed, after the second, and so on; then it is given up."""
LAST_WORDS = 5.0


class Calls:
    """Polls the store for people whose turn it is and who are away."""

    def __init__(self, channels: Channels, notices: Notices, tables: Tables, metrics: Metrics) -> None:
        self.channels = channels
        self.notices = notices
        self.tables = tables
        self.metrics = metrics
        self.clock: Callable[[], datetime] = lambda: datetime.now(UTC)
        self._threads = ThreadPoolExecutor(2, "motstand notices")
        self._sending: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start polling."""
        self._watch = asyncio.create_task(self._look_again_and_again())

    async def _look_again_and_again(self) -> None:
        pace = min(LONGEST_PACE, max(1.0, self.channels.settings.after / 4))
        while True:
            await asyncio.sleep(pace)
            try:
                await self.look()
            except StoreError as error:
                log.warning("nobody was told of a turn: %s", error)
            except Exception:
                log.exception("nobody was told of a turn")

    async def look(self) -> None:
        """One poll: note who is connected, and start to notify the others."""
        now = self.clock()
        waits = await self.notices.waits(written(now))
        here = {(wait.notice.table, wait.notice.seat) for wait in waits if self._is_here(wait)}
        await self.notices.see(sorted(here), written(now))
        away = written(now - timedelta(seconds=self.channels.settings.after))
        for wait in waits:
            if len(self._sending) >= MOST_AT_ONCE:
                return
            if (wait.notice.table, wait.notice.seat) not in here and self._is_due(wait, away):
                await self._begin(wait, now, away)

    def _is_here(self, wait: Wait) -> bool:
        table = self.tables.in_memory(wait.notice.table)
        return table is not None and table.is_attentive(wait.notice.seat)

    def _is_due(self, wait: Wait, away: str) -> bool:
        notice = wait.notice
        waited_long = wait.since != "" and wait.since <= away and notice.seen <= away
        return waited_long and wait.since != notice.told and self.channels.has(notice.channel)

    async def _begin(self, wait: Wait, now: datetime, away: str) -> None:
        number = await self.notices.claim(wait, written(now), away, written(now + HELD))
        if number > 0:
            task = asyncio.create_task(self._tell(wait, number))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _tell(self, wait: Wait, number: int) -> None:
        """Send a message in a thread, and log whether that succeeded."""
        notice = wait.notice
        title, body = message(wait, self.channels.settings.address)
        loop = asyncio.get_running_loop()
        try:
            sent = await loop.run_in_executor(
                self._threads, self.channels.send, notice.channel, notice.address, title, body
            )
        except Exception as error:
            # Only the kind of error: its text may quote the address or the channel's password.
            log.warning("table %s, %s: the channel '%s': %s", notice.table, notice.seat, notice.channel, type(error))
            sent = False
        self.metrics.notices.labels("sent" if sent else "failed").inc()
        try:
            if sent or number > len(PAUSES):
                await self.notices.tell(wait)
            else:
                await self.notices.try_again(wait, written(self.clock() + PAUSES[number - 1]))
        except StoreError as error:
            log.warning("table %s, %s: %s", notice.table, notice.seat, error)
        if not sent:
            what = "given up" if number > len(PAUSES) else "tried again later"
            log.warning(
                "table %s, %s: try %d by '%s' failed; %s", notice.table, notice.seat, number, notice.channel, what
            )

    async def sent(self) -> None:
        """Wait until every message that is being sent has been sent or has failed."""
        while self._sending:
            await asyncio.wait(self._sending)

    async def close(self) -> None:
        """Stop polling; messages that are being sent get a short grace period."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WORDS)
        self._threads.shutdown(wait=False, cancel_futures=True)


def written(moment: datetime) -> str:
    """A moment as the store writes it."""
    return moment.isoformat(timespec="milliseconds")


@cache
def words_in(language: str) -> Words:
    english = Words([WORDS / f"{ENGLISH}.ftl"])
    return english if language == ENGLISH else Words([WORDS / f"{language}.ftl"], language, english)


def message(wait: Wait, address: str) -> tuple[str, str]:
    """Title and text, in the person's language.

    The link opens the seat itself: who left the address came with the seat's key, and may read this on another device.
    """
    notice = wait.notice
    words = words_in(notice.language)
    seat = f"{address}/table/{notice.table}#{notice.key}"
    values = {"game": find_game(wait.game).title, "link": seat, "stop": f"{address}/stop#{notice.stop}"}
    return words.format("notice-title", values), words.format("notice-body", values)

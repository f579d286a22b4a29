"""A pool of processes for bots. A bot that crashes or hangs is killed and replaced; the table goes on."""

from __future__ import annotations

import time

import msgspec

from motstand.server.bots.process import Task, Thought, extra_bots
from motstand.server.metrics import Metrics
from motstand.server.processes import Processes, ProcessFailed
from motstand.server.queueing import FairQueue, QueueFull
from motstand.server.settings import Settings


class BotFailed(Exception):
    """A bot crashed, did not answer in time, or answered what was not offered."""

    def __init__(self, how: str, why: str) -> None:
        super().__init__(why)
        self.how = how


class Bots:
    """The pool. The settings limit how many bots think at the same time."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        most = settings.thinkers()
        # One process is left for others, if there are several.
        self._queue = FairQueue(most, max(1, most - 1), settings.bots_waiting, settings.bots_waiting_each)
        self._processes = Processes("motstand.server.bots.process", *settings.bot_modules)
        self.names = frozenset(extra_bots(list(settings.bot_modules)))

    async def run(self, task: Task, whose: str = "") -> Thought:
        """What the bots answer; `whose` is the address that they play for. Raises BotFailed."""
        try:
            async with self._queue.turn(whose):
                answer = await self._ask(task)
        except QueueFull:
            raise BotFailed("busy", "too many bots wait already") from None
        try:
            thought = msgspec.json.decode(answer, type=Thought)
        except msgspec.MsgspecError as error:
            raise BotFailed("error", str(error)) from error
        if thought.error or not thought.run:
            raise BotFailed("error", thought.error or "no answer")
        return thought

    async def _ask(self, task: Task) -> bytes:
        began = time.monotonic()
        try:
            return await self._processes.ask(msgspec.json.encode(task), self._settings.bot_seconds)
        except ProcessFailed as error:
            raise BotFailed(error.how, str(error)) from None
        finally:
            self._metrics.thinking.observe(time.monotonic() - began)

    async def close(self) -> None:
        """End all processes."""
        await self._processes.close()

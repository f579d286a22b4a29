"""Waiting one's turn, fairly: whoever asks for much waits for himself, and nobody else waits for him."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class QueueFull(Exception):
    """Too many wait already, for this one or in all."""


class FairQueue:
    """So many work at the same time. Those who wait are served in turn by whom they are for, not by who came first."""

    def __init__(self, at_once: int, most_waiting: int, most_waiting_each: int) -> None:
        self._free = at_once
        self._most = most_waiting
        self._most_each = most_waiting_each
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as the block lasts. Raises QueueFull."""
        await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        waiting = sum(len(each) for each in self._waiting.values())
        if waiting >= self._most or len(self._waiting.get(whose, ())) >= self._most_each:
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was given to somebody who has just gone away.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn that ended to the next one, of another than the last if there is another."""
        while self._waiting:
            whose, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[whose] = turns
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1

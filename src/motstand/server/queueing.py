"""A fair queue: the requests of one client wait for each other, not those of other clients."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class QueueFull(Exception):
    """The queue is full, for this client or in all."""


class FairQueue:
    """Limits how many work at the same time; clients are served round robin, not first come, first served."""

    def __init__(self, at_once: int, at_once_each: int, most_waiting: int, most_waiting_each: int) -> None:
        self._free = at_once
        self._at_once_each = at_once_each
        self._most = most_waiting
        self._most_each = most_waiting_each
        self._busy: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as the block lasts. Raises QueueFull."""
        await self._wait(whose)
        try:
            yield
        finally:
            self._end(whose)

    async def _wait(self, whose: str) -> None:
        if self._may_begin(whose):
            self._begin(whose)
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
                self._end(whose)
            raise

    def _may_begin(self, whose: str) -> bool:
        return self._free > 0 and self._busy[whose] < self._at_once_each

    def _begin(self, whose: str) -> None:
        self._free -= 1
        self._busy[whose] += 1

    def _end(self, whose: str) -> None:
        """End a turn: the client that was not served for longest is next."""
        self._free += 1
        self._busy[whose] -= 1
        if not self._busy[whose]:
            del self._busy[whose]
        for waiting in list(self._waiting):
            self._serve(waiting)

    def _serve(self, whose: str) -> None:
        """Give the next one of somebody a turn, if there may be one; then it is the turn of others."""
        turns = self._waiting[whose]
        while turns and turns[0].cancelled():
            turns.popleft()
        if turns and self._may_begin(whose):
            self._begin(whose)
            turns.popleft().set_result(None)
            self._waiting.move_to_end(whose)
        if not turns:
            del self._waiting[whose]

"""The lock of a table. Unlike asyncio's it can be had without waiting, by whoever is no task. Compiled."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """One has it at a time; the others wait in their order, and whoever lets go hands it to the next."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Have it at once, if nobody has it. It stays taken while it goes from hand to hand, so nobody is passed by."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Let go of it: the next who still waits has it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was handed to somebody who has just gone away.
                self.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()

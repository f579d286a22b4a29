"""Plays at many tables at once: at each, one answer is under way at any time and the next follows at once."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from time import perf_counter

from bench.load.wire import Wire

PATIENCE = 60.0
"""A server that has answered nobody for so many seconds is taken to hang."""


class Tally:
    """What was counted in a slice: from each click to the frame with the new state, in seconds."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        # Answers of anybody, bots too, that were shown.
        self.told = 0
        self.stale = 0
        self.seconds = 0.0

    def per_second(self) -> float:
        """Answers per second."""
        return len(self.waits) / self.seconds

    def quantile(self, share: float) -> float:
        """So large a share of the answers was this fast or faster, in milliseconds."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))] * 1000


class Table(ABC):
    """A table with the connections of all its people. Each server has its own kind."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.wires: list[Wire] = []
        self.tally: Tally | None = None
        self.over = False
        self.answering: int | None = None
        self._clicked = 0.0

    @abstractmethod
    def answer(self) -> tuple[int, bytes] | None:
        """Whose turn it is and the message with an answer, or None while nobody here is asked."""

    def go_on(self) -> None:
        """Answer, if somebody is asked and no answer is under way."""
        if self.tally is None or self.answering is not None or self.over:
            return
        if (given := self.answer()) is not None:
            self.answering, message = given
            self._clicked = perf_counter()
            self.wires[self.answering].send(message)

    def arrived(self, seat: int) -> None:
        """The new state has reached the seat that answered."""
        if self.answering == seat:
            if self.tally is not None:
                self.tally.waits.append(perf_counter() - self._clicked)
            self.answering = None

    def told(self) -> None:
        """Somebody's answer was shown, a person's or a bot's."""
        if self.tally is not None:
            self.tally.told += 1

    def too_late(self, seat: int) -> None:
        """A bot was faster, so that the answer was refused."""
        assert self.answering == seat
        self.answering = None
        if self.tally is not None:
            self.tally.stale += 1

    def leave(self) -> None:
        """Everybody gets up."""
        for wire in self.wires:
            wire.close()


class Room:
    """So many tables at one server, all played at the same time; a game that is over makes room for a new one."""

    def __init__(self, lay_out: Callable[[int], Awaitable[Table]], count: int) -> None:
        self.lay_out = lay_out
        self.count = count
        self.tables: list[Table] = []
        self._seed = 0

    async def open(self) -> None:
        """Lay out all tables."""
        while len(self.tables) < self.count:
            self.tables.append(await self._next())

    async def _next(self) -> Table:
        self._seed += 1
        return await self.lay_out(self._seed)

    async def play(self, seconds: float) -> Tally:
        """Play for a while, until the last answer has come back."""
        tally = Tally()
        start = perf_counter()
        self._let_play(tally)
        while (passed := perf_counter() - start) < seconds:
            await asyncio.sleep(min(0.25, seconds - passed))
            await self._replace_finished(tally)
            self._check_wires()
        tally.seconds = perf_counter() - start
        counted = len(tally.waits)
        for table in self.tables:
            table.tally = None
        await self._come_to_rest()
        assert len(tally.waits) == counted
        return tally

    def _let_play(self, tally: Tally) -> None:
        for table in self.tables:
            table.tally = tally
            table.go_on()

    async def _replace_finished(self, tally: Tally) -> None:
        for place, table in enumerate(self.tables):
            if table.over:
                table.leave()
                self.tables[place] = new = await self._next()
                new.tally = tally
                new.go_on()

    def _check_wires(self) -> None:
        for table in self.tables:
            for wire in table.wires:
                if wire.ended and not table.over:
                    raise ConnectionError(f"the server closed a connection in the middle of a game: {wire.why}")

    async def _come_to_rest(self) -> None:
        until = perf_counter() + PATIENCE
        while any(table.answering is not None for table in self.tables):
            if perf_counter() > until:
                raise TimeoutError("an answer was never answered")
            self._check_wires()
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            table.leave()

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

    def under_way(self) -> float:
        """How many answers were under way at a time, one at each table that is played."""
        return sum(self.waits) / self.seconds

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
        # Told when the game is over.
        self.ended: Callable[[], None] = lambda: None
        self._clicked = 0.0

    @abstractmethod
    def answer(self) -> tuple[int, bytes] | None:
        """Whose turn it is and the message with an answer, or None while nobody here is asked."""

    def go_on(self) -> None:
        """Answer, if somebody is asked and no answer is under way."""
        if self.tally is None or self.answering is not None:
            return
        if self.over:
            self.ended()
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
    """So many tables at one server, all played at the same time.

    A game that is over makes room for another at once: those wait with their people seated, and nobody comes or goes in
    a slice. To lay out a table takes as long as many answers. If it were done in a slice, of a kind of tables with
    short games only a few would be played at a time, and their people would wait less than those of long games.
    """

    def __init__(self, lay_out: Callable[[int], Awaitable[Table]], count: int) -> None:
        self.lay_out = lay_out
        self.count = count
        self.tables: list[Table] = []
        self._waiting: list[Table] = []
        self._finished: list[Table] = []
        self._seed = 0

    async def open(self) -> None:
        """Lay out all tables."""
        while len(self.tables) < self.count:
            self.tables.append(await self._next())

    async def make_ready(self) -> None:
        """Between slices: those whose games are over leave, and tables are laid out for the games that will end."""
        for table in self._finished:
            table.leave()
        self._finished = []
        # Games that began together may all end in one slice.
        while len(self._waiting) < self.count:
            self._waiting.append(await self._next())

    def laid_out(self) -> int:
        """How many tables there are."""
        return len(self.tables) + len(self._waiting) + len(self._finished)

    async def _next(self) -> Table:
        self._seed += 1
        return await self.lay_out(self._seed)

    async def play(self, seconds: float) -> Tally:
        """Play for a while, until the last answer has come back."""
        tally = Tally()
        start = perf_counter()
        for place in range(len(self.tables)):
            self._let_play(place, tally)
        while (passed := perf_counter() - start) < seconds:
            await asyncio.sleep(min(0.25, seconds - passed))
            self._check_wires()
        tally.seconds = perf_counter() - start
        counted = len(tally.waits)
        for table in self.tables:
            table.tally = None
        await self._come_to_rest()
        assert len(tally.waits) == counted
        return tally

    def _let_play(self, place: int, tally: Tally) -> None:
        """Let the table at a place be played, or the next one if its game is over."""
        table = self.tables[place]
        if table.over:
            table.tally = None
            if not self._waiting:
                return
            self._finished.append(table)
            table = self.tables[place] = self._waiting.pop()
        table.tally = tally
        table.ended = lambda: self._let_play(place, tally)
        table.go_on()

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
        for table in self.tables + self._waiting + self._finished:
            table.leave()

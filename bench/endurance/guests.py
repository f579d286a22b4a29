"""Somebody at a table who remembers everything that he was told, and compares it whenever he comes back."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bench.load.own_tables import Asked, Standing
from bench.load.wire import Wire
from motstand.server.messages import Hello, KeyKept

THINKS = (0.02, 0.3)
STAYS = (1.0, 40.0)
AWAY = (0.0, 3.0)
"""Between so many seconds somebody thinks, stays at a table, and stays away."""
COMES_ANEW = 0.25
"""This share of the visits begins without a memory, so that the server tells everything again."""
FAIR_REFUSALS = ("stale", "over", "overtaken", "not_your_turn")
"""Refusals of an answer that came too late: the server was killed, or the game has ended meanwhile."""


class Seen(Struct):
    """What matters of a message."""

    type: str
    number: int = -1
    happening: Raw = Raw(b"")
    happenings: list[Raw] = []
    question: Asked | None = None
    status: Standing | None = None
    key: str = ""
    code: str = ""
    expected: str = ""


class Numbered(Struct):
    """An event."""

    number: int


_seen = msgspec.json.Decoder(Seen)
_numbered = msgspec.json.Decoder(Numbered)


class Findings:
    """What was counted, and what went wrong."""

    def __init__(self) -> None:
        self.told = 0
        self.compared = 0
        self.visits = 0
        self.uploads = 0
        self.tables = 0
        self.faults: list[str] = []


class Guest:
    """A player, or a spectator, of one table."""

    def __init__(self, table: str, key: str, plays: bool, findings: Findings, seed: int) -> None:
        self.table = table
        self.key = key
        self.plays = plays
        self.over = False
        self._findings = findings
        self._chance = random.Random(seed)
        # The bytes of each event, by its number.
        self._told: list[bytes] = []
        self._asked: Asked | None = None
        self._news = asyncio.Event()
        self._wire: Wire | None = None

    # -- coming and going ----------------------------------------------------------------------------------------

    async def live(self, port: int) -> None:
        """Come, stay for a while and go, until the game is over."""
        while not self.over:
            await self.visit(port, self._chance.uniform(*STAYS))
            await asyncio.sleep(self._chance.uniform(*AWAY))

    async def visit(self, port: int, seconds: float, anew: bool = False) -> None:
        """One visit. While the server is down it is tried again."""
        path = f"/api/tables/{self.table}/socket"
        try:
            self._wire = wire = await Wire.connect(port, path, self._heard)
        except OSError:
            return
        self._findings.visits += 1
        anew = anew or self._chance.random() < COMES_ANEW
        send(wire, Hello(0, self.key, since=-1 if anew else len(self._told) - 1))
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while not wire.ended and not self.over:
                        await self._step(wire)
        finally:
            wire.close()
            self._asked = None

    async def _step(self, wire: Wire) -> None:
        """Answer if asked, or wait for news; a connection that has ended is noticed soon."""
        asked, self._asked = self._asked, None
        if asked is not None and asked.offers and self.plays:
            await asyncio.sleep(self._chance.uniform(*THINKS))
            option = self._chance.choice(asked.offers).option
            send(wire, {"type": "answer", "id": asked.decision, "decision": asked.decision, "option": option})
            return
        self._news.clear()
        # Not `wait_for`: Python 3.11's may swallow the end of the visit when it comes together with news.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self._news.wait()

    # -- hearing and comparing -----------------------------------------------------------------------------------

    def _heard(self, message: bytes) -> None:
        seen = _seen.decode(message)
        if seen.type == "welcome":
            self._welcomed(seen)
        elif seen.type == "frame":
            self._findings.told += 1
            self._remember(bytes(seen.happening))
        elif seen.type == "refusal" and seen.code not in FAIR_REFUSALS:
            self._fault(f"refused as {seen.code}: expected {seen.expected}")
        if seen.type in ("welcome", "frame"):
            self._asked = seen.question
            self.over = seen.status is not None and seen.status.outcome is not None
        self._news.set()

    def _welcomed(self, seen: Seen) -> None:
        if seen.number < len(self._told) - 1:
            self._fault(f"event {len(self._told) - 1} was told and is gone: the last is {seen.number}")
        for happening in seen.happenings:
            self._remember(bytes(happening))
        if seen.key:
            self.key = seen.key
            if self._wire is not None:
                send(self._wire, KeyKept(0))

    def _remember(self, happening: bytes) -> None:
        number = _numbered.decode(happening).number
        if number == len(self._told):
            self._told.append(happening)
        elif number > len(self._told):
            self._fault(f"expected event {len(self._told)}, got {number}")
        else:
            self._findings.compared += 1
            if self._told[number] != happening:
                self._fault(f"event {number} was {self._told[number]!r}, and is {happening!r} now")

    def _fault(self, what: str) -> None:
        self._findings.faults.append(f"table {self.table}: {what}")


def send(wire: Wire, message: Any) -> None:
    """Send a message, unless the server is gone."""
    if not wire.ended:
        wire.send(msgspec.json.encode(message))

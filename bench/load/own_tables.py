"""Tables at Motstand's server: people who answer by chance in some of the seats, bots in the others."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bench.load.tables import Table
from bench.load.wire import Wire
from motstand.kernel.registry import find_game
from motstand.server.messages import Hello, NewTable, SeatWish, TableMade

GAME, SCENARIO = "kampen-om-norge", "basic"
SEATS = ("germany", "norway+allies")


class Offered(Struct):
    """An option, kept as the bytes that will be sent back."""

    option: Raw


class Asked(Struct):
    """What a seat is asked."""

    decision: int
    offers: list[Offered] = []


class Standing(Struct):
    """How the table stands."""

    outcome: dict[str, Any] | None = None


class Happened(Struct):
    """An event of the table."""

    kind: str


class Seen(Struct):
    """What matters to a scripted person of what the server sends; the rest is passed over unread."""

    type: str
    answers: int = 0
    happening: Happened | None = None
    question: Asked | None = None
    status: Standing | None = None
    code: str = ""
    expected: str = ""


_seen = msgspec.json.Decoder(Seen)


class OwnTable(Table):
    """A table of Motstand with all its people connected."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[Asked | None] = []
        # The newest state that anybody here has seen, and the question that was answered last.
        self.newest = 0
        self.answered = -1
        self._seated: list[asyncio.Future[None]] = []
        self.made: TableMade | None = None

    async def sit_down(self, port: int, made: TableMade) -> None:
        """Connect everybody who has a key; invitations are good for once."""
        self.made = made
        for seat, key in enumerate(made.keys):
            self.asked.append(None)
            self._seated.append(asyncio.get_running_loop().create_future())
            path = f"/api/tables/{made.table}/socket"
            wire = await Wire.connect(port, path, partial(self.heard, seat))
            self.wires.append(wire)
            wire.send(msgspec.json.encode(Hello(0, key.key)))
            await self._seated[seat]

    def heard(self, seat: int, message: bytes) -> None:
        """A message has come to a seat."""
        seen = _seen.decode(message)
        if seen.type in ("frame", "welcome"):
            self._looks(seat, seen)
        elif seen.type == "refusal":
            if seen.code != "stale":
                raise ConnectionError(f"an answer was refused as {seen.code}: expected {seen.expected}")
            self.too_late(seat)
        self.go_on()

    def _looks(self, seat: int, seen: Seen) -> None:
        if seat == 0 and seen.happening is not None and seen.happening.kind == "answer":
            self.told()
        if seen.answers > self.newest:
            self.newest = seen.answers
            self.asked = [None] * len(self.asked)
        if seen.answers == self.newest:
            self.asked[seat] = seen.question
        if seen.status is not None and seen.status.outcome is not None:
            self.over = True
        if seen.type == "welcome":
            self._seated[seat].set_result(None)
        elif self.answering == seat and seen.answers > self.answered:
            self.arrived(seat)

    def answer(self) -> tuple[int, bytes] | None:
        """One of the offers, by chance."""
        for seat, asked in enumerate(self.asked):
            if asked is not None and asked.offers:
                self.answered = asked.decision
                self.asked[seat] = None
                option = self.chance.choice(asked.offers).option
                answer = {"type": "answer", "id": asked.decision, "decision": asked.decision, "option": option}
                return seat, msgspec.json.encode(answer)
        return None


def wish(bots: bool) -> NewTable:
    """A person against the policy player, or people in all seats."""
    first, *others = SEATS
    wishes = [SeatWish(first, "person"), *(SeatWish(seat, "policy" if bots else "open") for seat in others)]
    return NewTable(GAME, SCENARIO, wishes)


def wish_for(game: str, people: int = 0) -> NewTable:
    """People in all seats of a game, in its first scenario: so many, or as many as usual."""
    scenario, seatings = next(iter(find_game(game).scenarios.items()))
    first, *others = next(seats for seats in seatings if len(seats) == people or not people)
    return NewTable(game, scenario, [SeatWish(first, "person"), *(SeatWish(seat, "open") for seat in others)])


async def lay_out(port: int, client: Any, wished: NewTable, seed: int) -> Table:
    """A new table with its people."""
    wanted = msgspec.json.encode(wished)
    kind = {"content-type": "application/json"}
    answer = await client.post(f"http://127.0.0.1:{port}/api/tables", content=wanted, headers=kind)
    if answer.status_code >= 400:
        raise ConnectionError(f"no table was laid out: {answer.text}")
    table = OwnTable(seed)
    await table.sit_down(port, msgspec.json.decode(answer.content, type=TableMade))
    return table

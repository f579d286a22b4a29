"""Tables at boardgame.io's server: its socket.io messages, and moves of the small game in peer/game.js."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct, field

from bench.load.tables import Table
from bench.load.wire import Wire

SEATS = 2
ROOM = b"/war,"
# Of Engine.IO: open, ping, pong and message; of Socket.IO, within a message: connect and event.
OPENED, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = b"40" + ROOM, b"42" + ROOM
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
MUSTER_SHARE = 0.3


class War(Struct):
    """What a seat sees of the game."""

    areas: list[dict[str, Any]]
    hand: list[str]


class Turn(Struct):
    """Whose turn it is."""

    player: str = field(name="currentPlayer")
    gameover: Any = None


class Position(Struct):
    """The state of a match as it is sent."""

    war: War = field(name="G")
    turn: Turn = field(name="ctx")
    number: int = field(name="_stateID")


class Update(Struct, array_like=True):
    """A new state, after a move."""

    event: str
    match: str
    position: Position


class Known(Struct):
    """What a client is told when it comes."""

    state: Position


class Sync(Struct, array_like=True):
    """The state on arrival."""

    event: str
    match: str
    known: Known


_update = msgspec.json.Decoder(Update)
_sync = msgspec.json.Decoder(Sync)


class PeerTable(Table):
    """A match of boardgame.io with both seats taken."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(seed)
        self.port = port
        self.match = f"match-{seed}"
        self.positions: list[Position | None] = [None] * SEATS
        self._seated = [asyncio.get_running_loop().create_future() for _ in range(SEATS)]

    async def sit_down(self) -> None:
        """Connect both seats; the first to come opens the match."""
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.wires.append(await Wire.connect(self.port, path, partial(self.heard, seat)))
            await self._seated[seat]

    def heard(self, seat: int, message: bytes) -> None:
        """A message has come to a seat."""
        if message.startswith(UPDATE):
            self.positions[seat] = position = _update.decode(message[len(EVENT) :]).position
            self.over = position.turn.gameover is not None
            if seat == 0:
                self.told()
            self.arrived(seat)
            self.go_on()
        elif message == PING:
            self.wires[seat].send(PONG)
        elif message.startswith(OPENED):
            asyncio.get_running_loop().call_soon(lambda: self.wires[seat].send(CONNECT))
        elif message.startswith(CONNECT):
            self.wires[seat].send(EVENT + msgspec.json.encode(["sync", self.match, str(seat), None, SEATS]))
        elif message.startswith(SYNC):
            self.positions[seat] = _sync.decode(message[len(EVENT) :]).known.state
            self._seated[seat].set_result(None)

    def answer(self) -> tuple[int, bytes] | None:
        """A legal move by chance, as soon as the player's own seat has seen the newest state."""
        newest = max(position.number for position in self.positions if position is not None)
        for seat, position in enumerate(self.positions):
            if position is not None and position.number == newest and position.turn.player == str(seat):
                move, values = self._move(str(seat), position.war)
                payload = {"type": move, "args": values, "playerID": str(seat), "credentials": None}
                action = {"type": "MAKE_MOVE", "payload": payload}
                return seat, EVENT + msgspec.json.encode(["update", action, newest, self.match, str(seat)])
        return None

    def _move(self, player: str, war: War) -> tuple[str, list[Any]]:
        card = self.chance.choice(war.hand)
        mine = [area for area, there in enumerate(war.areas) if there[player]]
        if not mine or self.chance.random() < MUSTER_SHARE:
            return "muster", [self.chance.randrange(len(war.areas)), card]
        start = self.chance.choice(mine)
        goals = [goal for goal in (start - 4, start - 1, start + 1, start + 4) if 0 <= goal < len(war.areas)]
        return "march", [start, self.chance.choice(goals), self.chance.randint(1, war.areas[start][player]), card]


async def lay_out(port: int, seed: int) -> Table:
    """A new match, both seats taken."""
    table = PeerTable(port, seed)
    await table.sit_down()
    return table

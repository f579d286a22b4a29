"""A client's WebSocket: a hello, then any messages. Size and rate are checked before a message is decoded."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from traceback import format_exception
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from motstand.server.messages import (
    Agree,
    Answer,
    AskHint,
    AskMoment,
    AskPreview,
    AskRematch,
    AskRollback,
    AskTelling,
    AskThing,
    AskTrace,
    AskWhy,
    Attention,
    Chance,
    Chat,
    Claim,
    FromClient,
    GiveSeat,
    Hello,
    KeyKept,
    Ping,
    Point,
    Pong,
    Redo,
    Refusal,
    Resign,
    Suggest,
    Support,
    TakeSeat,
    Undo,
    WritePlan,
)
from motstand.server.metrics import Metrics
from motstand.server.play import actions, asking
from motstand.server.play.clocks import claim
from motstand.server.play.frames import encoded
from motstand.server.play.rematch import ask_rematch
from motstand.server.play.table import Table
from motstand.server.play.tables import Tables
from motstand.server.play.telling import telling
from motstand.server.refusals import Refused
from motstand.server.settings import Settings
from motstand.server.storage.store import StoreError
from motstand.server.together.planning import write_plan
from motstand.server.together.pointing import point
from motstand.server.together.suggesting import suggest, support
from motstand.server.web.limits import POINTS, SUGGESTIONS, TALK, Bucket, Buckets
from motstand.server.web.requests import address
from motstand.server.web.wire import ATTEND, READ, WRITE, Attend, Read, Write

log = logging.getLogger("motstand.sockets")

POLICY_VIOLATION = 1008
TRY_AGAIN = 1013
LAST_WORDS = 0.1
LAST_CALLS = -6
"""So many calls of an error that nobody foresaw are logged, the innermost ones."""

AN_ANSWER = '{"type":"answer",'
"""How the client's answers begin. One that begins otherwise is handled a little later."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)

ACTIONS: dict[type, Callable[..., Awaitable[None]]] = {
    Answer: actions.answer,
    Chance: actions.chance,
    Undo: actions.undo,
    Redo: actions.redo,
    AskRollback: actions.ask_rollback,
    Agree: actions.agree,
    Resign: actions.resign,
    Claim: claim,
    Chat: actions.chat,
    TakeSeat: actions.take_seat,
    Suggest: suggest,
    Support: support,
    WritePlan: write_plan,
    Point: point,
}
"""What only somebody at a seat can do."""

QUESTIONS: dict[type, Callable[..., Awaitable[Any]]] = {
    AskPreview: actions.preview,
    AskWhy: asking.why,
    AskHint: asking.hint,
}
"""What only somebody at a seat can ask."""

LIMITED: dict[type, str] = {
    **dict.fromkeys([Chat, AskRematch, AskRollback, Agree, GiveSeat, TakeSeat], TALK),
    **dict.fromkeys([Suggest, Support, WritePlan], SUGGESTIONS),
    Point: POINTS,
}
"""What is no play, and nobody needs much of, most of it because it is kept for good: the limit that each counts for."""


class Socket:
    """One connection. What is sent to a slow client waits in a queue, so that it delays nobody."""

    def __init__(
        self, websocket: WebSocket, tables: Tables, settings: Settings, metrics: Metrics, limits: dict[str, Buckets]
    ) -> None:
        self.seat: str | None = None
        self.here = True
        self._key = ""
        self._websocket = websocket
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        extensions = websocket.scope.get("extensions", {})
        self._at_once: Write | None = extensions.get(WRITE)
        self._read_event: Read = extensions.get(READ, websocket.receive)
        self._writing = False
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(settings.longest_queue)
        # Bytes in the queue.
        self._queued = 0
        self._limits = limits
        self._bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        self._too_slow = asyncio.Event()
        self._impatience = 0
        # A table that is being changed is not left in the middle of it.
        self._acting = False
        self._leaving = False
        # Where the reader waits for the next message; None while it has one in hand.
        self._reading_at: Table | None = None
        # Is an answer under way that was handled past the reader? It waits for its end before it handles another.
        self._answering = False
        self._answered: asyncio.Future[None] | None = None
        attend: Attend | None = extensions.get(ATTEND)
        if attend is not None:
            attend(self.hear)

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message. A client that reads too slowly is disconnected; it can reconnect and catch up."""
        if self._at_once is not None and not self._writing and self._queue.empty() and self._at_once(message):
            return
        # A welcome may be larger than all that may wait behind it.
        if self._queued > self._settings.largest_queue:
            self._too_slow.set()
            return
        try:
            self._queue.put_nowait(message)
            self._queued += len(message)
        except asyncio.QueueFull:
            self._too_slow.set()

    def leave(self) -> None:
        """Close the connection; the client comes back. A refusal that is still on its way is said before."""
        asyncio.get_running_loop().call_later(LAST_WORDS, self.hang_up, TRY_AGAIN)

    def hang_up(self, code: int) -> None:
        """Close the connection after what is queued."""
        try:
            self._queue.put_nowait(code)
        except asyncio.QueueFull:
            self._too_slow.set()

    async def _write(self) -> None:
        while True:
            message = await self._queue.get()
            self._writing = True
            if isinstance(message, int):
                await self._websocket.close(message)
                return
            async with asyncio.timeout(self._settings.reading_seconds):
                await self._websocket.send_text(message.decode())
            self._queued -= len(message)
            self._writing = False

    def refuse(self, about: int, refused: Refused, decision: int = 0) -> None:
        self._metrics.refusals.labels(refused.code).inc()
        self.send(encoded(Refusal(about, refused.code, refused.expected, decision)))

    # -- receiving ---------------------------------------------------------------------------------------------------

    async def run(self, table_id: str) -> None:
        """Serve the connection until it ends."""
        self._metrics.sockets.inc()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(table_id))
        slow = asyncio.create_task(self._wait_too_long())
        try:
            await asyncio.wait([writer, reader, slow], return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not writer.done():
                # What was refused last is still said.
                self.hang_up(POLICY_VIOLATION)
                await asyncio.wait([writer], timeout=self._settings.hello_seconds)
        finally:
            self._metrics.sockets.dec()
            self._leaving = True
            tasks = [writer, slow] if self._acting else [writer, slow, reader]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(reader, *tasks, return_exceptions=True):
                if isinstance(result, Exception) and not is_disconnect(result):
                    log.error("a socket of table %s ended", table_id[:32], exc_info=result)

    async def _wait_too_long(self) -> None:
        await self._too_slow.wait()

    async def _read(self, table_id: str) -> None:
        """Read the hello, then one message after the other."""
        hello = await self._hello()
        if hello is None:
            return
        try:
            async with self._tables.use(table_id) as table:
                await self._sit(table, hello)
                try:
                    self._tables.thinking.consider(table)
                    while not self._leaving and await self._next(table):
                        pass
                finally:
                    self._reading_at = None
                    table.part(self)
        except Refused as refused:
            self.refuse(hello.id, refused)
        except StoreError as error:
            log.error("table %s: %s", table_id[:32], error)
            self.refuse(hello.id, Refused("unavailable", "a moment later: the store does not answer"))
            self.hang_up(TRY_AGAIN)

    async def _hello(self) -> Hello | None:
        """The first message, which has to come soon."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                message = self._decoded(await self._receive())
        except TimeoutError:
            self.refuse(0, Refused("malformed", f"a hello within {self._settings.hello_seconds:g} s"))
            return None
        except Refused as refused:
            self.refuse(0, refused)
            return None
        if not isinstance(message, Hello):
            self.refuse(message.id, Refused("malformed", "a hello as the first message"))
            return None
        return message

    async def _sit(self, table: Table, hello: Hello) -> None:
        table.address = address(self._websocket)
        self.seat, own = table.seat_of(hello.key), ""
        self._make_room(table)
        if self.seat is not None:
            self._acting = True
            try:
                own = await actions.sit_down(table, self.seat, hello.key, hello.name)
            finally:
                self._acting = False
            self._key = own or hello.key
        await table.welcome(self, hello.since, own)

    def _make_room(self, table: Table) -> None:
        """Spectators beyond a number come too late; of a seat that has too many sockets the oldest go."""
        same = [one for one in table.listeners if one.seat == self.seat]
        if self.seat is not None:
            for one in same[: max(0, len(same) + 1 - self._settings.sockets_per_seat)]:
                one.leave()
        elif len(same) >= self._settings.spectators_per_table:
            raise Refused("unavailable", f"at most {self._settings.spectators_per_table} spectators at a table")

    async def _receive(self) -> str | bytes:
        """The next message as it came."""
        event = await self._read_event()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        return event.get("text") or event.get("bytes") or ""

    def _decoded(self, text: str | bytes) -> Any:
        """A message, if it is one. Raises Refused."""
        if len(text) > self._settings.largest_message:
            raise Refused("too_large", f"at most {self._settings.largest_message} bytes")
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("malformed", str(error)) from error

    async def _next(self, table: Table) -> bool:
        """Receive and handle a message; False when the client keeps exceeding the rate limit."""
        self._reading_at = table
        text = await self._receive()
        self._reading_at = None
        if self._answering:
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        message: Any = None
        try:
            if not self._bucket.take():
                self._impatience += 1
                raise Refused("too_fast", f"at most {self._settings.messages_per_second:g} messages a second")
            message = self._decoded(text)
            self._acting = True
            await self._do(table, message)
        except Exception as failure:
            self._fail(table, message, failure)
        finally:
            self._acting = False
        return self._impatience <= self._settings.patience

    def hear(self, text: str) -> bool:
        """Handle an answer as soon as it comes, if nothing has to be waited for; all else is left to the reader."""
        table, seat = self._reading_at, self.seat
        if table is None or seat is None or self._answering or not text.startswith(AN_ANSWER) or table.lock.locked():
            return False
        # What is refused here is refused by the reader, which says why.
        if len(text) > self._settings.largest_message or not self._bucket.take():
            return False
        try:
            message: Any = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            message = None
        if not isinstance(message, Answer):
            self._bucket.put_back()
            return False
        self._answering = True
        ended = partial(self._end, table, message)
        try:
            actions.answer_at_once(table, seat, message, ended)
        except Exception as failure:
            ended(failure)
        return True

    def _end(self, table: Table, message: Answer, failure: Exception | None) -> None:
        """An answer that went past the reader is told, or has failed."""
        self._answering = False
        if failure is not None and not is_disconnect(failure):
            self._fail(table, message, failure)
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    def _fail(self, table: Table, message: Any, failure: Exception) -> None:
        """Say that a message changed nothing, and why."""
        about = 0 if message is None else message.id
        if isinstance(failure, Refused):
            self.refuse(about, failure, table.answers)
        elif isinstance(failure, StoreError):
            log.error("table %s: %s", table.id, failure)
            self.refuse(about, Refused("unavailable", "a moment later: the store does not answer"))
        elif is_disconnect(failure):
            raise failure
        else:
            # Whoever can cause it can cause it again and again: only its end goes into the log.
            end = "".join(format_exception(failure, limit=LAST_CALLS))
            log.error("table %s: %s went wrong\n%s", table.id, type(message).__name__, end)
            self.refuse(about, Refused("unavailable", "another message: this one went wrong here"))

    async def _do(self, table: Table, message: Any) -> None:
        if isinstance(message, Ping):
            self.send(encoded(Pong(message.id)))
        elif isinstance(message, Attention):
            self.here = message.here
        elif isinstance(message, Hello):
            raise Refused("malformed", "one hello only")
        elif isinstance(message, AskMoment):
            self.send(encoded(await actions.moment(table, self.seat, message)))
        elif isinstance(message, AskTelling):
            self.send(encoded(await telling(table, self.seat, message)))
        elif isinstance(message, AskTrace):
            self.send(encoded(await asking.trace(table, self.seat, message)))
        elif isinstance(message, AskThing):
            self.send(encoded(await asking.explain(table, self.seat, message)))
        elif self.seat is None:
            raise Refused("not_seated", "the key of a seat: this one is for spectators")
        elif type(message) in QUESTIONS:
            self.send(encoded(await QUESTIONS[type(message)](table, self.seat, message)))
        else:
            self._check_rate(table, message)
            await self._act(table, self.seat, message)

    def _check_rate(self, table: Table, message: Any) -> None:
        """Refuse what is no play and comes too often from a seat."""
        limit = LIMITED.get(type(message))
        if limit is not None and not self._limits[limit].take(f"{table.id} {self.seat}"):
            raise Refused("too_fast", f"at most {self._limits[limit].per_second:g} of these a second")

    async def _act(self, table: Table, seat: str, message: Any) -> None:
        if isinstance(message, KeyKept):
            await actions.keep_key(table, seat, self._key)
        elif isinstance(message, GiveSeat):
            settings = self._settings
            absence = settings.absence_together_seconds if table.game.cooperative else settings.absence_seconds
            await actions.give_seat(table, seat, message, self._tables.thinking.bots.names, absence)
        elif isinstance(message, AskRematch):
            await ask_rematch(table, seat, message, self._tables.lay_again)
        else:
            await ACTIONS[type(message)](table, seat, message)


def is_disconnect(error: BaseException) -> bool:
    """Was the error caused by the client's disconnect?"""
    # uvicorn raises an OSError where something is sent to who has gone.
    return isinstance(error, (WebSocketDisconnect, asyncio.CancelledError, TimeoutError, OSError)) or (
        isinstance(error, RuntimeError) and "close message" in str(error)
    )

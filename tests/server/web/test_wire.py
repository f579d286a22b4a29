"""Frames as they come over the wire: many in one piece, one in several, in fragments, and such as nobody may send."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from motstand.server.launch import options
from motstand.server.settings import Settings
from motstand.server.web import wire
from motstand.server.web.outbox import frame_in
from motstand.server.web.wire import Wire
from tests.server.tables_kit import BOTH, GERMANY, House, house

pytestmark = pytest.mark.anyio

PROTOCOL_ERROR, NOT_UTF_8, TOO_BIG = 1002, 1007, 1009


def text(message: dict[str, Any] | str, fin: bool = True, opcode: Opcode = Opcode.TEXT, mask: bool = True) -> bytes:
    """A frame with a message, or with a part of one."""
    data = message if isinstance(message, str) else json.dumps(message)
    return Frame(opcode, data.encode(), fin).serialize(mask=mask)


def ping(number: int) -> bytes:
    return text({"type": "ping", "id": number})


class Line:
    """A client that writes and reads bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *frames: bytes) -> None:
        """Send frames in one piece."""
        self.writer.write(b"".join(frames))

    async def frame(self) -> tuple[int, bytes]:
        """The next frame from the server: what it is, and what is in it."""
        kind, length = await self.reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return kind & 0x0F, await self.reader.readexactly(length)

    async def pongs(self, count: int) -> list[int]:
        """The numbers of the next pings that are answered."""
        found: list[int] = []
        while len(found) < count:
            kind, data = await self.frame()
            message = json.loads(data) if kind == Opcode.TEXT else {}
            if message.get("type") == "pong":
                found.append(message["about"])
        return found

    async def closed(self) -> int:
        """Read until the server closes; returns the code."""
        while True:
            kind, data = await self.frame()
            if kind == Opcode.CLOSE:
                return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def line(place: House, table: str, key: str) -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    nonce = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{place.port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {nonce}", "Sec-WebSocket-Version: 13"]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    client = Line(reader, writer)
    client.send(text({"type": "hello", "id": 0, "key": key, "since": -1}))
    kind, welcome = await client.frame()
    assert (kind, json.loads(welcome)["type"]) == (Opcode.TEXT, "welcome")
    yield client
    writer.close()


@asynccontextmanager
async def one_line(sqlite: str, plain: bool) -> AsyncIterator[tuple[Line, Line]]:
    """A client at a table, and another at its side."""
    async with house(sqlite, plain_sockets=plain) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with line(place, made.table, made.keys[GERMANY]) as one, line(place, made.table, made.watch) as other:
            yield one, other


@pytest.fixture
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('wire') / 'motstand.db'}"


@pytest.fixture(params=[False, True], ids=["fast", "plain"])
def plain(request: pytest.FixtureRequest) -> bool:
    """Both paths: the fast one, and uvicorn's own."""
    return bool(request.param)


async def test_many_frames_in_one_piece_are_answered_in_their_order(sqlite: str, plain: bool) -> None:
    async with one_line(sqlite, plain) as (client, _):
        client.send(*map(ping, range(20)), text(json.dumps({"type": "ping", "id": 20}) + " " * 300))
        assert await client.pongs(21) == list(range(21))


async def test_what_follows_an_answer_waits_for_its_end(sqlite: str, plain: bool) -> None:
    """An answer, another to the same question and a ping in one piece: the frame comes first, then the others' turn."""
    async with house(sqlite, plain_sockets=plain) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with (
            place.sit(made.table, made.keys[GERMANY]) as ola,
            line(place, made.table, made.keys[GERMANY]) as again,
        ):
            asked = await ola.asked()
            assert asked is not None
            answer = {"type": "answer", "decision": asked["decision"], "option": asked["offers"][0]["option"]}
            compact = [json.dumps({**answer, "id": id}, separators=(",", ":")) for id in (1, 2)]
            again.send(*map(text, compact), ping(3))
            said: list[tuple[str, Any]] = []
            while len(said) < 3:
                kind, data = await again.frame()
                message = json.loads(data) if kind == Opcode.TEXT else {}
                if message.get("type") in ("frame", "refusal", "pong"):
                    said.append((message["type"], message.get("code", message.get("about"))))
            assert said == [("frame", None), ("refusal", "stale"), ("pong", 3)]


@pytest.mark.parametrize("cut", [1, 2, 5, 12])
async def test_a_frame_in_two_pieces_is_one_message(sqlite: str, plain: bool, cut: int) -> None:
    frame = ping(2)
    async with one_line(sqlite, plain) as (client, other):
        client.send(ping(1), frame[:cut])
        assert await client.pongs(1) == [1]
        # When another client was answered, the first piece has long been read.
        other.send(ping(7))
        assert await other.pongs(1) == [7]
        client.send(frame[cut:], ping(3))
        assert await client.pongs(2) == [2, 3]
        client.send(ping(4))
        assert await client.pongs(1) == [4]


async def test_a_message_in_fragments_may_be_interrupted_by_control_frames(sqlite: str, plain: bool) -> None:
    whole = json.dumps({"type": "ping", "id": 5})
    async with one_line(sqlite, plain) as (client, _):
        control = Frame(Opcode.PING, b"are you there?").serialize(mask=True)
        client.send(text(whole[:6], fin=False), control, text(whole[6:], opcode=Opcode.CONT), ping(6))
        kind, data = await client.frame()
        while kind == Opcode.TEXT:
            kind, data = await client.frame()
        assert (kind, data) == (Opcode.PONG, b"are you there?")
        assert await client.pongs(2) == [5, 6]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (text({"type": "ping", "id": 1}, mask=False), PROTOCOL_ERROR),
        (text("{", fin=False) + ping(1), PROTOCOL_ERROR),
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), NOT_UTF_8),
        (text("x" * 70_000), TOO_BIG),
    ],
    ids=["not masked", "a text inside a text", "not UTF-8", "too big"],
)
async def test_what_nobody_may_send_ends_the_connection_and_no_other(
    sqlite: str, plain: bool, frame: bytes, code: int
) -> None:
    async with one_line(sqlite, plain) as (client, other):
        client.send(frame)
        assert await client.closed() == code
        other.send(ping(1))
        assert await other.pongs(1) == [1]


async def test_a_frame_is_found_only_when_it_is_whole_short_and_masked() -> None:
    whole = ping(1)
    assert frame_in(whole) == (6, len(whole))
    assert frame_in(whole + b"more") == (6, len(whole))
    assert all(frame_in(whole[:length]) == (0, 0) for length in range(len(whole)))
    long = text("x" * 200)
    assert frame_in(long) == (8, len(long))
    assert all(frame_in(long[:length]) == (0, 0) for length in range(len(long)))
    assert frame_in(text("x" * 70_000)) == (0, 0)
    assert frame_in(text("hello", mask=False)) == (0, 0)


async def test_the_fast_path_is_taken_with_the_versions_that_it_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert options(Settings())["ws"] is Wire
    assert options(Settings(plain_sockets=True))["ws"] == "websockets-sansio"
    monkeypatch.setattr(wire, "WRITTEN_FOR", ("0.0.1", "1.0"))
    assert options(Settings())["ws"] == "websockets-sansio"

"""A minimal WebSocket client: the measured load must come from the server, not from the client."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
# A client has to mask what it sends; the mask of zeros leaves the bytes as they are.
MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One connection. `heard` gets each whole message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.ended = False
        self.why = ""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._unread = bytearray()

    @classmethod
    async def connect(cls, port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
        """An open connection to a server on this machine."""
        wire = cls(heard)
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await wire._open
        return wire

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        assert self._transport is not None
        size = len(message)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + message)

    def close(self) -> None:
        """Leave."""
        self.ended = True
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The loop has connected."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        """The loop has lost the connection."""
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server closed the connection before it was open"))
        self.ended = True

    def data_received(self, data: bytes) -> None:
        """The loop has read something: the greeting, then frames."""
        self._unread += data
        if not self._open.done():
            self._greeted()
        while not self.ended and self._one_frame():
            pass

    def _greeted(self) -> None:
        end = self._unread.find(b"\r\n\r\n")
        if end < 0:
            return
        first = bytes(self._unread[: self._unread.find(b"\r\n")]).decode()
        del self._unread[: end + 4]
        if " 101 " in first:
            self._open.set_result(None)
        else:
            self._open.set_exception(ConnectionError(f"expected an open WebSocket, got: {first}"))

    def _one_frame(self) -> bool:
        """Take one frame off what was read; False if it has not come whole yet."""
        unread = self._unread
        if len(unread) < 2 or not self._open.done():
            return False
        size, start = unread[1], 2
        if size == 126:
            size, start = int.from_bytes(unread[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(unread[2:10], "big"), 10
        if len(unread) < start or len(unread) < start + size:
            return False
        kind = unread[0]
        message = bytes(unread[start : start + size])
        del unread[: start + size]
        self._frame(kind & 0x0F, bool(kind & 0x80), message)
        return True

    def _frame(self, kind: int, whole: bool, message: bytes) -> None:
        if kind == PING:
            self.send(message, PONG)
        elif kind == CLOSE:
            self.why = message[2:].decode(errors="replace")
            self.close()
        elif kind == TEXT and whole:
            self.heard(message)
        elif kind != PONG:
            raise ConnectionError(f"expected whole text messages, got a frame of kind {kind}")

"""HTTP connections as uvicorn serves them, with limits that it lacks: the size and the time of a request's head.

A person's socket may be handed over to the worker that has the table.
"""

from __future__ import annotations

import asyncio
import re
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from motstand.server.web.neighbours import Neighbours

LARGEST_HEAD = 32_768
"""Bytes of the address and the headers of a request."""
SOCKET_OF_TABLE = re.compile(rb"/api/tables/([0-9A-Za-z_-]+)/socket")


class HeadTooLarge(Exception):
    """The parser turns it into its own error, and the connection is closed with 400."""


class LimitedHttp(HttpToolsProtocol):
    """A connection whose requests have a head that is small, and come soon."""

    head_seconds = 15.0
    """So long a client may take to send the head of a request, the first one counted from when it connects."""

    neighbours: Neighbours | None = None
    """The other workers, if there are any."""
    _handed_over = False

    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0
    """Bytes of the head that the parser handed over."""
    _received = 0
    """Bytes since the head began; the parser may hold back much of them."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if self.neighbours is not None:
            # Only uvicorn can make a connection, so a worker is known to the others from its first one on.
            self.neighbours.settle(self._serve)

    def _serve(self, connection: socket.socket, head: bytes) -> None:
        """Go on with a connection that another worker handed over."""
        protocol = type(self)(self.config, self.server_state, self.app_state, self.loop)
        protocol._handed_over = True

        async def serve() -> None:
            await self.loop.connect_accepted_socket(lambda: protocol, connection)
            protocol.data_received(head)

        task = self.loop.create_task(serve())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def handle_websocket_upgrade(self) -> None:
        """Begin a WebSocket here, or let the worker begin it that has the table."""
        found = SOCKET_OF_TABLE.fullmatch(self.url.partition(b"?")[0])
        if self.neighbours is not None and found is not None and not self._handed_over:
            descriptor = self.transport.get_extra_info("socket").fileno()
            if self.neighbours.hand_over(found[1].decode(), descriptor, self._read_head()):
                # The other worker has the connection, too; here it only is let go.
                self.transport.abort()
                return
        super().handle_websocket_upgrade()

    def _read_head(self) -> bytes:
        """The head of the request, as it came."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._received += len(data)
        if self._in_head and self._received > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._received = 0
        self._expect_head()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            raise HeadTooLarge

    def _expect_head(self) -> None:
        self._in_head = True
        if self._timer is None:
            self._timer = self.loop.call_later(self.head_seconds, self._close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _close(self) -> None:
        self._timer = None
        self.transport.close()

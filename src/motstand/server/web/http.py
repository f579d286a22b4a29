"""HTTP connections as uvicorn serves them, with limits that it lacks: the size and the time of a request's head."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32_768
"""Bytes of the address and the headers of a request."""


class HeadTooLarge(Exception):
    """The parser turns it into its own error, and the connection is closed with 400."""


class LimitedHttp(HttpToolsProtocol):
    """A connection whose requests have a head that is small, and come soon."""

    head_seconds = 15.0
    """So long a client may take to send the head of a request, the first one counted from when it connects."""

    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0
    """Bytes of the head that the parser handed over."""
    _received = 0
    """Bytes since the head began; the parser may hold back much of them."""

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

"""The fast path of a WebSocket: whole text messages go past ASGI. Everything else is uvicorn's own work.

On the plain path a message waits for a task, is decoded and encoded again, and passes half a dozen calls: 48 us of
processor time for a message and its reply, 28 us here (docs/speed.md). It reaches into uvicorn, so it is taken
only with the versions that it was written for. `Settings.plain_sockets` and any other version mean the plain path.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.version import version as websockets_version

from motstand.server.web.outbox import MASK, WHOLE_TEXT, Outbox, frame_in

WRITTEN_FOR = ("0.54.0", "17.4")
"""The versions of uvicorn and websockets whose internals the fast path knows; pyproject.toml pins them."""

READ, WRITE, ATTEND = "motstand.read", "motstand.write", "motstand.attend"
"""The extensions of the ASGI scope that hold `Wire.receive`, `write` and `attend`; other servers have none."""

Read = Callable[[], Awaitable[Any]]
Write = Callable[[bytes], bool]
Hear = Callable[[str], bool]
"""Handles a message at once; False if it has to wait in the queue."""
Attend = Callable[[Hear], None]

MOST_WAITING = 8
"""So many messages of a client may wait; then nothing more is read until they are done."""


_outbox = Outbox()


class Wire(WebSocketsSansIOProtocol):
    """A connection to a client."""

    # uvicorn's own; mypy does not always know it when it gets here.
    read_paused: bool

    at_frame = True
    """Does the next byte begin a frame, for sure?"""

    hear: Hear | None = None
    """Who is told of each message before it is queued."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[READ], extensions[WRITE], extensions[ATTEND] = self.receive, self.write, self.attend

    def attend(self, hear: Hear) -> None:
        """From now on `hear` is told of each message for which no other waits."""
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        """Handle frames that are complete text messages; pass anything else to uvicorn's parser."""
        while self.at_frame and self.handshake_complete and self.conn.state is OPEN:
            begin, end = frame_in(data)
            if end == 0:
                break
            frame, data = data[:end], data[end:]
            if frame[0] == WHOLE_TEXT and self.conn.current_size is None and end <= self.config.ws_max_size:
                message = apply_mask(frame[begin:], frame[begin - MASK : begin])
                if not self.is_heard(message):
                    self.curr_msg_data_type = "text"
                    self.frames = [message]
                    self.send_receive_event_to_app()
            else:
                super().data_received(frame)
            if not data:
                return
        # From here on only the parser knows where a frame begins.
        self.at_frame = not self.handshake_complete
        super().data_received(data)

    def is_heard(self, message: bytes) -> bool:
        """Was a message handled at once?"""
        if self.hear is None or self.close_sent or not self.queue.empty():
            return False
        try:
            return self.hear(message.decode())
        except UnicodeDecodeError:
            return False

    def send_receive_event_to_app(self) -> None:
        """Hand a message over. uvicorn would stop reading after each one, and begin again when it is fetched."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, message: bytes) -> bool:
        """Send a text in UTF-8 at once; False if it cannot be: the client is slow, or the socket is closing."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        _outbox.post(self.transport, message)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send through uvicorn, after all messages that are queued."""
        _outbox.empty()
        await super().send(message)


def socket_protocol(plain: bool) -> type[Wire] | str:
    """How uvicorn serves sockets: by the fast path, if it is wanted and these are the versions that it knows."""
    known = (uvicorn.__version__, websockets_version) == WRITTEN_FOR
    return Wire if known and not plain else "websockets-sansio"

"""The WebSocket as uvicorn serves it, with a short way out for whole messages.

ASGI would have a message wait for a task, become text and bytes again, and pass half a dozen calls: at many tables that
takes longer than to make it. Whatever is not a whole text to a client that keeps up goes uvicorn's own way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE = "motstand.write"
"""The extension of the ASGI scope that holds `Wire.write`; other servers have none."""

Write = Callable[[bytes], bool]

WHOLE_TEXT = 0x81
LENGTH_IN_2_BYTES, LENGTH_IN_8_BYTES = 126, 127


class Wire(WebSocketsSansIOProtocol):
    """A connection to a client."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, message: bytes) -> bool:
        """Send a text in UTF-8 at once; False if it cannot be: the client is slow, or the socket is closing."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(head(len(message)) + message)
        return True


def head(length: int) -> bytes:
    """What goes before a text of this many bytes (RFC 6455, section 5.2)."""
    if length < LENGTH_IN_2_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LENGTH_IN_2_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LENGTH_IN_8_BYTES)) + length.to_bytes(8, "big")

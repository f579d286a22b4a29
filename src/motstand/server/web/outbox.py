"""Frames of a WebSocket (RFC 6455, section 5.2), and the queue in which they wait to leave together. Compiled."""

from __future__ import annotations

import asyncio

MOST_TOGETHER = 32
"""So many messages leave together at most, so that the first of them does not wait long."""

WHOLE_TEXT = 0x81
MASKED = 0x80
"""What a client sends is masked with four bytes that stand before it."""
MASK = 4
LENGTH_IN_2_BYTES, LENGTH_IN_8_BYTES = 126, 127


class Outbox:
    """A queue of messages that are written together at the end of the loop's turn: one wake-up for many."""

    def __init__(self) -> None:
        self.waiting: list[tuple[asyncio.Transport, bytes]] = []

    def post(self, transport: asyncio.Transport, message: bytes) -> None:
        """Queue a text in UTF-8; it is written when the loop's turn ends, or when enough are queued."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.empty)
        self.waiting.append((transport, head(len(message)) + message))
        if len(self.waiting) >= MOST_TOGETHER:
            self.empty()

    def empty(self) -> None:
        """Write all queued messages, in their order."""
        leaving, self.waiting = self.waiting, []
        for transport, message in leaving:
            transport.write(message)


def frame_in(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins, and where it ends; (0, 0) if it is long, not whole or not masked."""
    if len(data) < 2 or data[1] < MASKED:
        return 0, 0
    length, begin = data[1] - MASKED, 2
    if length == LENGTH_IN_2_BYTES:
        length, begin = int.from_bytes(data[2:4], "big"), 4
    begin += MASK
    is_whole = length != LENGTH_IN_8_BYTES and begin + length <= len(data)
    return (begin, begin + length) if is_whole else (0, 0)


def head(length: int) -> bytes:
    """The frame header for a text of this many bytes."""
    if length < LENGTH_IN_2_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LENGTH_IN_2_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LENGTH_IN_8_BYTES)) + length.to_bytes(8, "big")

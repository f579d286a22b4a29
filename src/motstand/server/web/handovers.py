"""Handing over all that a browser keeps to another device: it waits here for some minutes, sealed by a code.

The code is made here, told once and not kept: the store knows its hash, and what it holds cannot be read without it.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response

from motstand.server.messages import Handover, HandoverMade, TakeHandover
from motstand.server.refusals import Refused
from motstand.server.web.requests import address, sent, told

if TYPE_CHECKING:
    from motstand.server.web.app import Server

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those that nobody mistakes for one another: 32 of them, five bits each."""
LENGTH = 16
READ_AS = str.maketrans("ILO", "110")
"""What people type instead of the digits that they read."""


def new_code() -> str:
    """A new code: 80 bits, in groups of four that can be typed."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(letters[at : at + 4] for at in range(0, LENGTH, 4))


def plain(code: str) -> str:
    """A code as it was made, however somebody has typed it."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return letters.translate(READ_AS)


def name_of(code: str) -> str:
    """Under which name it waits."""
    return hashlib.sha256(f"motstand handover name {plain(code)}".encode()).hexdigest()


def sealed(code: str, body: bytes) -> bytes:
    """What can be read with the code alone, and the other way round. A code seals one thing only, so this is enough."""
    stream = hashlib.shake_256(f"motstand handover seal {plain(code)}".encode()).digest(len(body))
    return (int.from_bytes(body) ^ int.from_bytes(stream)).to_bytes(len(body))


def written(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")


def add_handovers(app: FastAPI, server: Server) -> None:
    """Let people take what their browser keeps to another device."""
    settings = server.settings

    async def leave(request: Request) -> Response:
        server.check(request)
        if not server.handovers.take(address(request)):
            raise Refused("too_fast", "another handover a little later")
        wish = await sent(request, Handover, settings.largest_handover)
        code, now = new_code(), datetime.now(UTC)
        until = now + timedelta(seconds=settings.handover_seconds)
        body = sealed(code, zlib.compress(wish.body.encode()))
        await server.store.handovers.keep(name_of(code), body, written(until), written(now))
        return told(HandoverMade(code, written(until)))

    async def take(request: Request) -> Response:
        server.check(request)
        # Nobody finds a code by trying: those who try are slow.
        if not server.handovers.take(address(request)):
            raise Refused("too_fast", "another code a little later")
        wish = await sent(request, TakeHandover, settings.largest_request)
        found = await server.store.handovers.take(name_of(wish.code), written(datetime.now(UTC)))
        if found is None:
            raise Refused("unknown", "a code that was made a short while ago, and not used yet")
        return told(Handover(zlib.decompress(sealed(wish.code, found)).decode()))

    app.post("/api/handovers")(leave)
    app.post("/api/handovers/take")(take)

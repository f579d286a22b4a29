"""Requests about owners' editions: a pack is checked, and nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response

from motstand.server.messages import PackText
from motstand.server.refusals import Refused
from motstand.server.web.requests import address, sent, told

if TYPE_CHECKING:
    from motstand.server.web.app import Server


def add_editions(app: FastAPI, server: Server) -> None:
    """Let people have a pack checked."""

    async def check(request: Request) -> Response:
        server.check(request)
        if not server.packs.take(address(request)):
            raise Refused("too_fast", "another pack a little later")
        given = await sent(request, PackText, server.settings.largest_packs)
        return told(await server.inspector.pack(given, address(request)))

    app.post("/api/packs/check")(check)

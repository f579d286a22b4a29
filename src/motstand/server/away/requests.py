"""Requests about being told of one's turn: an address is left at a seat, looked at, and taken back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response

from motstand.kernel.words.languages import language_for
from motstand.server.away.calling import Calls, written
from motstand.server.away.channels import masked
from motstand.server.messages import NoticeState, NoticeWish, StopNotice
from motstand.server.play.seats import new_key
from motstand.server.refusals import Refused
from motstand.server.storage.notices import NoticeRow
from motstand.server.web.requests import address, bearer, sent, told

if TYPE_CHECKING:
    from motstand.server.web.app import Server


class Reaching:
    """Answers the requests. Without channels there is nothing to choose, and nothing is kept."""

    def __init__(self, server: Server) -> None:
        self.server = server

    @property
    def calls(self) -> Calls | None:
        return self.server.calls

    async def state(self, request: Request, table: str) -> Response:
        self.server.check(request)
        seat = await self.seat(request, table)
        return told(await self.left_at(table, seat))

    async def leave(self, request: Request, table: str) -> Response:
        self.server.check(request)
        if not self.server.addresses.take(address(request)):
            raise Refused("too_fast", "another address a little later")
        seat = await self.seat(request, table)
        wish = await sent(request, NoticeWish, self.server.settings.largest_request)
        if self.calls is None:
            raise Refused("not_possible", "a server whose operator lets people be told of their turn")
        checked = self.calls.channels.checked(wish.channel, wish.address)
        now, language = written(datetime.now(UTC)), language_for([wish.language])
        notice = NoticeRow(table, seat, wish.channel, checked, language, bearer(request), new_key(), now)
        await self.server.store.notices.keep(notice)
        return told(await self.left_at(table, seat))

    async def take_back(self, request: Request, table: str) -> Response:
        self.server.check(request)
        seat = await self.seat(request, table)
        await self.server.store.notices.remove(table, seat)
        return told(await self.left_at(table, seat))

    async def stop(self, request: Request) -> Response:
        self.server.check(request)
        wish = await sent(request, StopNotice, self.server.settings.largest_request)
        # A link that was used twice has done what it should, too.
        await self.server.store.notices.stop(wish.stop)
        return told({"stopped": True})

    async def seat(self, request: Request, table: str) -> str:
        """The seat of somebody who plays there. Raises Refused."""
        async with self.server.tables.use(table) as found:
            seat = found.seat_of(bearer(request))
            if seat is None or not found.is_person(seat):
                raise Refused("not_seated", "the key of a seat that you play yourself")
            if found.match.over and request.method == "POST":
                raise Refused("not_possible", "a game that is not over")
            return seat

    async def left_at(self, table: str, seat: str) -> NoticeState:
        if self.calls is None:
            return NoticeState([])
        offered = self.calls.channels.offered
        notice = await self.server.store.notices.of_seat(table, seat)
        if notice is None or not self.calls.channels.has(notice.channel):
            return NoticeState(offered)
        return NoticeState(offered, notice.channel, masked(notice.address))


def add_reaching(app: FastAPI, server: Server) -> None:
    """Answer these requests, too."""
    here = Reaching(server)
    app.get("/api/tables/{table}/notice")(here.state)
    app.post("/api/tables/{table}/notice")(here.leave)
    app.delete("/api/tables/{table}/notice")(here.take_back)
    app.post("/api/notices/stop")(here.stop)

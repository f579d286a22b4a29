"""Requests about games that were played: their replay, records that people bring, and what luck made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response

from motstand.kernel.matches.record import write_record
from motstand.server.afterwards.analyses import Analyses
from motstand.server.afterwards.continuing import play_on
from motstand.server.afterwards.records import open_record
from motstand.server.afterwards.replays import MOST_FRAMES, Replays, is_open_book, replay_of, shown_seat
from motstand.server.messages import AskThing, AskTrace, AskWhy, PlayOn, Trace
from motstand.server.play.asking import answer_why, explained, parts
from motstand.server.play.moments import match_at
from motstand.server.refusals import Refused
from motstand.server.web.requests import address, bearer, carried, number, sent, told

if TYPE_CHECKING:
    from motstand.server.web.app import Server

RECORD_TYPE = "application/jsonl"


class Afterwards:
    """Answers the requests."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.replays = Replays()

    async def replay(self, request: Request, table: str, seat: str | None = None) -> Response:
        self.server.check(request)
        async with self.server.tables.use(table) as found:
            own = found.seat_of(bearer(request))
            shown = shown_seat(found, own, seat)
            reel = await self.replays.reel(found)
            return told(replay_of(found, reel, own, shown))

    async def frames(self, request: Request, table: str, seat: str | None = None) -> Response:
        self.server.check(request)
        first, end = number(request, "from"), number(request, "to")
        if not first < end <= first + MOST_FRAMES:
            raise Refused("malformed", f"from and to, at most {MOST_FRAMES} apart")
        async with self.server.tables.use(table) as found:
            shown = shown_seat(found, found.seat_of(bearer(request)), seat)
            reel = await self.replays.reel(found)
            return told(reel.frames(shown, first, end))

    async def why(self, request: Request, table: str, seat: str | None = None) -> Response:
        """Why something could not be clicked at a moment, from what the chosen eyes saw there."""
        self.server.check(request)
        asked = await sent(request, AskWhy, self.server.settings.largest_message)
        async with self.server.tables.use(table) as found:
            shown = shown_seat(found, found.seat_of(bearer(request)), seat)
            if shown is None:
                raise Refused("not_seated", "seat: spectators were asked nothing")
            match = await match_at(found, asked.decision)
            return told(answer_why(asked.id, match, found.words, shown, asked.path))

    async def explain(self, request: Request, table: str, seat: str | None = None) -> Response:
        """What a thing was and did at a moment, from what the chosen eyes saw there."""
        self.server.check(request)
        asked = await sent(request, AskThing, self.server.settings.largest_message)
        async with self.server.tables.use(table) as found:
            shown = shown_seat(found, found.seat_of(bearer(request)), seat)
            match = await match_at(found, asked.decision)
            return told(explained(asked.id, match, found.words, shown, asked.thing))

    async def trace(self, request: Request, table: str) -> Response:
        """Where the numbers of a thing came from at a moment; they lie open to everybody at the table."""
        self.server.check(request)
        asked = await sent(request, AskTrace, self.server.settings.largest_message)
        async with self.server.tables.use(table) as found:
            found.seat_of(bearer(request))
            return told(Trace(asked.id, parts(await match_at(found, asked.decision), found.words, asked.thing)))

    async def play_on(self, request: Request, table: str) -> Response:
        server = self.server
        server.check(request)
        if not server.new_tables.take(address(request)):
            raise Refused("too_fast", "a new table a little later")
        wish = await sent(request, PlayOn, server.settings.largest_request)
        async with server.tables.use(table) as found:
            found.seat_of(bearer(request))
            return told(await play_on(server.tables, found, wish))

    async def open_record(self, request: Request) -> Response:
        server = self.server
        server.check(request)
        if not server.new_tables.take(address(request)):
            raise Refused("too_fast", "another record a little later")
        if request.headers.get("content-type", "").partition(";")[0].strip() != RECORD_TYPE:
            raise Refused("malformed", f"content-type: {RECORD_TYPE}")
        body = await carried(request, server.settings.largest_record)
        return told(await open_record(server.inspector, server.store, body, address(request)))

    async def analysis(self, request: Request, table: str) -> Response:
        """How far looking back at a game is; POST begins it."""
        self.server.check(request)
        analyses: Analyses = self.server.analyses
        async with self.server.tables.use(table) as found:
            found.seat_of(bearer(request))
            async with found.lock:
                if not is_open_book(found):
                    raise Refused("not_possible", "the end of the game: until then chances would tell of hidden hands")
                record = write_record(found.match) if request.method == "POST" else ""
        if record:
            return told(await analyses.begin(table, record))
        return told(await analyses.state(table))


def add_afterwards(app: FastAPI, server: Server) -> None:
    """Answer these requests, too."""
    here = Afterwards(server)
    app.get("/api/tables/{table}/replay")(here.replay)
    app.get("/api/tables/{table}/replay/frames")(here.frames)
    app.post("/api/tables/{table}/replay/why")(here.why)
    app.post("/api/tables/{table}/replay/trace")(here.trace)
    app.post("/api/tables/{table}/replay/thing")(here.explain)
    app.post("/api/tables/{table}/play_on")(here.play_on)
    app.get("/api/tables/{table}/analysis")(here.analysis)
    app.post("/api/tables/{table}/analysis")(here.analysis)
    app.post("/api/records")(here.open_record)

"""The web server: games, tables and sockets over HTTP, and the client's files."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from motstand import __version__
from motstand.kernel.collector import look_seldom
from motstand.kernel.errors import MotstandError
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import OPTION
from motstand.kernel.matches.record import write_record
from motstand.kernel.matches.seeds import Seeds
from motstand.kernel.registry import find_game
from motstand.server.afterwards.analyses import Analyses
from motstand.server.afterwards.requests import add_afterwards
from motstand.server.away.calling import Calls
from motstand.server.away.channels import Channels, read_notify
from motstand.server.away.requests import add_reaching
from motstand.server.bots.pool import Bots
from motstand.server.bots.thinking import Thinking
from motstand.server.inspection.inspector import Inspector, Objected
from motstand.server.messages import MyTables, NewTable, Saying, Sitting, TableSummary
from motstand.server.metrics import SHARED, Metrics
from motstand.server.play.dice import RECORD
from motstand.server.play.editions import house_editions
from motstand.server.play.presence import Presence
from motstand.server.play.restoring import setup_of
from motstand.server.play.seats import PERSON, opens
from motstand.server.play.tables import Tables
from motstand.server.refusals import Refused, code_of
from motstand.server.settings import Settings, is_loopback, settings_of_environment
from motstand.server.storage.store import SittingRow, Store, StoreError, TableRow, open_store
from motstand.server.web import shelf
from motstand.server.web.editions import add_editions
from motstand.server.web.files import HeadAsGet, add_client, nowhere
from motstand.server.web.garbage import Garbage
from motstand.server.web.handovers import add_handovers
from motstand.server.web.http import LimitedHttp
from motstand.server.web.limits import POINTS, SUGGESTIONS, TALK, Buckets
from motstand.server.web.lobby import add_lobby, check_listed, list_table
from motstand.server.web.neighbours import Neighbours
from motstand.server.web.requests import CHECKED, DAY, address, bearer, language_of, problem, sent, told
from motstand.server.web.security import KnownHosts, SecurityHeaders, is_own_origin
from motstand.server.web.sockets import POLICY_VIOLATION, Socket
from motstand.server.web.talk import add_talk

log = logging.getLogger("motstand.server")

TRIAL_SECONDS = 1.0
"""That the database could be written holds for so long: whoever asks for /health all the time makes no more work."""


class Server:
    """What the requests of one worker share, from its start to its end."""

    def __init__(self, settings: Settings, store: Store | None, seeds: Seeds | None) -> None:
        self.settings = settings
        self._given = store
        self.seeds = seeds or Seeds()
        self.metrics = Metrics()
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.new_tables = Buckets(settings.new_tables_per_second, settings.new_tables_burst)
        self.packs = Buckets(settings.new_tables_per_second, settings.new_tables_burst)
        self.addresses = Buckets(settings.addresses_per_second, settings.addresses_burst)
        self.handovers = Buckets(settings.handovers_per_second, settings.handovers_burst)
        self.garbage = Garbage()
        self.limits = {
            TALK: Buckets(settings.talk_per_second, settings.talk_burst),
            SUGGESTIONS: Buckets(settings.suggestions_per_second, settings.suggestions_burst),
            POINTS: Buckets(settings.points_per_second, settings.points_burst),
        }
        self.editions = house_editions(settings.packs)
        self.channels = Channels(read_notify(settings.notify)) if settings.notify else None
        self.calls: Calls | None = None
        self.tried = -TRIAL_SECONDS
        self.store: Store
        self.tables: Tables
        self.thinking: Thinking
        self.analyses: Analyses
        self.inspector: Inspector

    @contextlib.asynccontextmanager
    async def lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        """Open the store and listen to other workers; close everything at the end."""
        self.store = self._given or await open_store(self.settings.database_url())
        self.store.count_commits(self.metrics.groups.observe)
        self.thinking = Thinking(Bots(self.settings, self.metrics), self.metrics, self.settings)
        idle = self.settings.idle_tables
        self.tables = Tables(self.store, self.thinking, self.metrics, idle, self.editions, self.seeds)
        self.analyses = Analyses(self.store, self.settings)
        self.inspector = Inspector(self.settings)
        await self.store.hours.start(self.settings.beat_seconds)
        news = asyncio.create_task(self.tables.follow_news())
        presence = Presence(self.settings.database_url(), self.tables)
        if self.channels is not None:
            self.calls = Calls(self.channels, self.store.notices, self.tables, self.metrics)
            self.calls.start()
        try:
            await presence.start()
            yield
        finally:
            if self.calls is not None:
                await self.calls.close()
            await presence.close()
            news.cancel()
            await asyncio.gather(news, return_exceptions=True)
            await self.store.hours.close()
            await self.analyses.close()
            await self.thinking.close()
            await self.inspector.close()
            if self._given is None:
                await self.store.close()

    def check(self, request: Request) -> None:
        """Check rate limit and origin of a request. Raises Refused."""
        if not self.requests.take(address(request)):
            raise Refused("too_fast", f"at most {self.settings.requests_per_second:g} requests a second")
        if request.method != "GET" and not is_own_origin(request.headers, self.settings.origins):
            raise Refused("wrong_origin", "a page of this server")

    # -- games -------------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        self.check(request)
        language = language_of(request)
        usual, packs = self.thinking.pace.usual_in, self.editions.of_house
        boxes = [replace(box, packs=packs(box.id), thinks=usual(box.id)) for box in shelf.games(language)]
        return told(boxes, CHECKED, language)

    async def words(self, request: Request, game: str, language: str) -> Response:
        self.check(request)
        file = shelf.words_file(find_game(game), language)
        if file is None:
            raise Refused("unknown", "a language that the game speaks")
        return Response(file.read_bytes(), media_type="text/plain; charset=utf-8", headers={"cache-control": CHECKED})

    def book(self, read: Callable[[str, str], object]) -> Callable[[Request, str], Awaitable[Response]]:
        """Answers with one of the books beside a game, in the language of whoever asks."""

        async def answer(request: Request, game: str) -> Response:
            self.check(request)
            language = language_of(request)
            return told(read(find_game(game).id, language), CHECKED, language)

        return answer

    # -- tables ------------------------------------------------------------------------------------------------------

    async def new_table(self, request: Request) -> Response:
        self.check(request)
        if not self.new_tables.take(address(request)):
            raise Refused("too_fast", "a new table a little later")
        wish = await sent(request, NewTable, self.settings.largest_packs)
        if wish.packs:
            await self.inspector.packs(wish.game, self.editions.all_for(wish.game, wish.packs), address(request))
        check_listed(wish, self.settings.lobby)
        made = await self.tables.lay_out(wish)
        await list_table(self, wish, made)
        log.info("table %s was laid out: %s, %s", made.table, wish.game, wish.scenario)
        return told(made)

    async def printed(self, request: Request, table: str) -> Response:
        game, setup = await self.laid_out(request, table)
        language = language_of(request)
        return told(game.printed(setup, language), DAY, language)

    async def table_components(self, request: Request, table: str) -> Response:
        game, setup = await self.laid_out(request, table)
        language = language_of(request)
        return told(shelf.component_book(game, setup, language), DAY, language)

    async def preparations(self, request: Request, table: str) -> Response:
        game, setup = await self.laid_out(request, table)
        return told(shelf.preparations(game, setup), DAY)

    async def laid_out(self, request: Request, table: str) -> tuple[Game, Setup]:
        """What a table was made from."""
        self.check(request)
        row = await self.store.table(table)
        if row is None:
            raise Refused("unknown_table", "the address of a table")
        return setup_of(row, await self.tables.packs_of(row, await self.store.packs(row)))

    async def record(self, request: Request, table: str) -> Response:
        self.check(request)
        key = bearer(request)
        async with self.tables.use(table) as found:
            found.seat_of(key)
            async with found.lock:
                match = found.match
                alone = match.practice and len(found.owned()) == 1
                if not match.over and not alone and found.row.dice != RECORD:
                    raise Refused("not_possible", "the end of the game: until then the record would show all hands")
                text = write_record(match)
        name = f'attachment; filename="{row_name(found.row)}.jsonl"'
        headers = {"cache-control": "no-store", "content-disposition": name}
        return Response(text, media_type="application/jsonl", headers=headers)

    async def mine(self, request: Request) -> Response:
        self.check(request)
        known = await sent(request, MyTables, self.settings.largest_request)
        keys = {one.table: one.key for one in known.tables}
        rows = await self.store.summaries(list(keys)) if keys else []
        found = [self.whole_summary(row, sittings, keys[row.id]) for row, sittings in rows]
        return told([one for one in found if one is not None])

    def whole_summary(self, row: TableRow, sittings: list[SittingRow], key: str) -> TableSummary | None:
        """The same as `summary`; None for a row that is damaged, which hides no other."""
        try:
            return self.summary(row, sittings, key)
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            log.error("the summary of table %s is damaged: %s", row.id, error)
            return None

    def summary(self, row: TableRow, sittings: list[SittingRow], key: str) -> TableSummary | None:
        """A line of "my tables"; None if the key opens nothing there."""
        hashes = [(one.seat, kept) for one in sittings for kept in (one.key_hash, one.invitation_hash)]
        seat = next((seat for seat, kept in hashes if opens(key, kept)), None)
        if seat is None and not opens(key, row.watch_hash):
            return None
        table = self.tables.in_memory(row.id)
        here = [] if table is None else [one.seat for one in table.seated() if one.present]
        seated = [Sitting(one.seat, one.player, one.name, one.seat in here) for one in sittings]
        now = row.summary
        yours = seat in now.asked and any(one.seat == seat and one.player == PERSON for one in sittings)
        said = None if now.saying is None else Saying(**now.saying)
        headline = Saying(**now.headline)
        return TableSummary(
            row.id,
            row.game,
            row.scenario,
            seat,
            headline,
            now.asked,
            now.waiting.get(seat, now.changed) if yours and seat is not None else now.changed,
            yours,
            seated,
            now.outcome,
            said,
            row.dice == RECORD,
            row.packs,
            "" if row.dice == RECORD else row.options.get(OPTION, ""),
            row.practice,
            now.claimed,
        )

    async def socket(self, websocket: WebSocket, table: str) -> None:
        if not self.requests.take(address(websocket)) or not is_own_origin(websocket.headers, self.settings.origins):
            await websocket.close(POLICY_VIOLATION)
            return
        await websocket.accept()
        try:
            await Socket(websocket, self.tables, self.settings, self.metrics, self.limits).run(table)
        finally:
            self.garbage.ended()

    # -- watching over -----------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        now = asyncio.get_running_loop().time()
        if now >= self.tried + TRIAL_SECONDS:
            await self.store.try_writing()
            self.tried = now
        return told({"status": "ok", "version": __version__})

    async def count(self, request: Request) -> Response:
        if not self.settings.open_metrics and not is_loopback(address(request)):
            raise Refused("unknown", "a request from this machine")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def row_name(row: TableRow) -> str:
    """A file name for the record of a table."""
    return f"{row.game}-{row.id}"


def create_app(settings: Settings, store: Store | None = None, seeds: Seeds | None = None) -> FastAPI:
    """The application of one worker. A `store` that is given stays open; else one is opened and closed.

    `seeds` are where the dice of new tables come from; without them they are unpredictable.
    """
    server = Server(settings, store, seeds)
    app = FastAPI(title="Motstand", version=__version__, lifespan=server.lifespan, openapi_url=None)
    app.state.server = server
    # Keys travel in headers that no other page can send: what is guessed from lengths is nobody's secret.
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(HeadAsGet)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(KnownHosts, names=settings.names())
    app.get("/api/games")(server.games)
    app.get("/api/games/{game}/words/{language}")(server.words)
    app.get("/api/games/{game}/rulebook")(server.book(shelf.rulebook))
    app.get("/api/games/{game}/components")(server.book(shelf.components))
    app.get("/api/games/{game}/history")(server.book(shelf.history))
    app.get("/api/games/{game}/summary")(server.book(shelf.summary))
    app.get("/api/tables/{table}/printed")(server.printed)
    app.get("/api/tables/{table}/components")(server.table_components)
    app.get("/api/tables/{table}/preparations")(server.preparations)
    app.get("/api/tables/{table}/record")(server.record)
    app.get("/health")(server.health)
    app.get("/metrics")(server.count)
    app.post("/api/tables")(server.new_table)
    app.post("/api/mine")(server.mine)
    app.websocket("/api/tables/{table}/socket")(server.socket)
    add_afterwards(app, server)
    add_editions(app, server)
    add_reaching(app, server)
    add_talk(app, server)
    add_handovers(app, server)
    add_lobby(app, server)
    add_client(app, settings)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        server.metrics.refusals.labels(error.code).inc()
        return problem(error)

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        # Nobody reads it.
        return Response(status_code=400)

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        return nowhere(request, error, settings)

    @app.exception_handler(MotstandError)
    async def impossible(request: Request, error: MotstandError) -> Response:
        if isinstance(error, StoreError):
            log.error("%s", error)
            return problem(Refused("unavailable", "a moment later: the store does not answer"))
        code = error.code if isinstance(error, Objected) else code_of(error)
        server.metrics.refusals.labels(code).inc()
        language = language_of(request)
        return problem(Refused(code, error.said(language)), language)

    return app


def write_logs() -> None:
    """Configure logging: to the error stream, without the details of migrations."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(without_traceback)


def without_traceback(record: logging.LogRecord) -> bool:
    """Log errors of clients as one line, without the traceback into uvicorn."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info = None
    return True


def worker_app() -> FastAPI:
    """The application of a worker process, with the settings that its parent left."""
    write_logs()
    app = create_app(settings_of_environment())
    if SHARED in os.environ and hasattr(socket, "send_fds"):
        LimitedHttp.neighbours = Neighbours(Path(os.environ[SHARED]))
    look_seldom()
    return app

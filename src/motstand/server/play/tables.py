"""The tables of a worker: laid out, loaded from the store when somebody comes, and forgotten when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from msgspec.structs import replace

from motstand.kernel.content.packs import WHOLE, Pack, without_whole
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.game import Setup
from motstand.kernel.lessons import lesson_of
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import setup_with
from motstand.kernel.matches.seeds import Seeds
from motstand.kernel.nesting import DEEPEST, is_too_deep
from motstand.kernel.registry import find_game
from motstand.kernel.words.sentences import GameWords
from motstand.server.bots.thinking import Thinking
from motstand.server.messages import NewTable, TableMade, Thing
from motstand.server.metrics import Metrics
from motstand.server.play.clocks import Clock, all_seated, checked_clock
from motstand.server.play.dice import SealedDice, fate_of
from motstand.server.play.editions import Editions
from motstand.server.play.events import ANSWER, BEGIN, Body, encode, given_of, history_of
from motstand.server.play.guide import script_of
from motstand.server.play.laying_out import seat_keys, table_row
from motstand.server.play.rematch import one_seat_further, wins_further
from motstand.server.play.restoring import match_of
from motstand.server.play.seats import PEOPLE, hashed, new_key, seating
from motstand.server.play.table import Table
from motstand.server.refusals import Refused
from motstand.server.storage.store import (
    MISSED,
    CheckpointRow,
    EventRow,
    News,
    SittingRow,
    Store,
    Stored,
    StoreError,
    TableRow,
)
from motstand.server.together.cooperation import cooperation_of

log = logging.getLogger("motstand.tables")

MOST_WORDS = 200
"""With packs there may be as many contents as tables."""


class Tables:
    """A cache of tables: every table can be loaded again from the store."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        metrics: Metrics,
        most_idle: int,
        editions: Editions | None = None,
        seeds: Seeds | None = None,
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.most_idle = most_idle
        self.editions = editions or Editions([])
        self.seeds = seeds or Seeds()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._words: dict[str, GameWords] = {}
        self._kept: set[str] = set()
        # Tells other workers who is at a table; with `True`, asks them who is there.
        self.presence: Callable[[Table, bool], None] = lambda table, ask: None
        # Tells other workers what somebody points at.
        self.pointing: Callable[[Table, str, Thing], None] = lambda table, seat, thing: None

    # -- laying out --------------------------------------------------------------------------------------------------

    async def lay_out(self, wish: NewTable) -> TableMade:
        """Make a table. Raises SetupError, ContentError for a pack that is not good, or StoreError."""
        game = find_game(wish.game)
        if is_too_deep(wish.options):
            raise SetupError(f"options: expected at most {DEEPEST} lists and tables within each other")
        players = seating(game, wish.scenario, wish.seats, self.thinking.bots.names)
        lesson = lesson_of(game, Setup(wish.scenario, list(players), wish.options))
        dice = SealedDice(self.seeds.draw(), script=script_of(lesson, players, wish.dice))
        fate = fate_of(wish.dice, dice, [seat for seat, player in players.items() if player not in PEOPLE])
        if lesson is not None and wish.packs:
            raise SetupError("packs: expected none, since a lesson is written for the cards as they are")
        packs = [] if lesson is not None else await self.editions.packs_for(game.id, wish.packs)
        clock = checked_clock(wish.clock, game, players, wish.dice)
        # Whoever learns may take back anything.
        practice = wish.practice or lesson is not None
        match = new_match(game, wish.scenario, list(players), None, fate, wish.options, packs, practice)
        watch = new_key()
        row = table_row(match, wish.dice, hashed(watch), self.words(match))
        keys, sittings = seat_keys(row.id, players, wish.name)
        first = Body(dice=dice.position, secret=dice.secret, clock=clock, starts=all_seated(list(players.values())))
        await self._create(row, match, sittings, first)
        return TableMade(row.id, keys, watch)

    async def lay_again(self, table: Table) -> str:
        """Lay out the table of a rematch: the same set-up, everybody one seat further. Returns its id."""
        old = table.row
        packs = without_whole(table.match.setup.packs)
        dice = SealedDice(self.seeds.draw())
        bots = [row.seat for row in one_seat_further(table, "") if row.player not in PEOPLE]
        fate = fate_of(old.dice, dice, bots)
        match = new_match(table.game, old.scenario, old.seats, None, fate, old.options, packs, old.practice)
        row = table_row(match, old.dice, old.watch_hash, self.words(match))
        series = Body(dice=dice.position, secret=dice.secret, games=table.series().games, wins=wins_further(table))
        if table.clock is not None:
            series.clock, series.starts = table.clock.rule, True
        await self._create(row, match, one_seat_further(table, row.id), series)
        return row.id

    async def _create(self, row: TableRow, match: Match, sittings: list[SittingRow], body: Body) -> None:
        """Store a new table with its first event."""
        body.given = given_of(match.journal)
        told = encode([entry.data() for entry in match.log])
        first = EventRow(row.id, 0, 0, BEGIN, "", encode(body), told, row.created)
        state, since = match.checkpoint
        checkpoint = CheckpointRow(row.id, since, 0, encode(state.data()))
        await self.keep_content(match)
        await self.store.create(row, sittings, first, checkpoint, without_whole(match.setup.packs))
        self.metrics.tables_made.inc()

    async def keep_content(self, match: Match) -> None:
        """Store the content of a match, so that the match keeps it when a release changes the files."""
        digest = match.setup.content
        if digest not in self._kept:
            whole = match.game.whole_content(match.setup)
            if whole is not None:
                await self.store.keep_content(digest, whole.text)
            self._kept.add(digest)

    async def packs_of(self, row: TableRow, packs: list[Pack]) -> list[Pack]:
        """The packs of a stored table, under them the content that it began with if that is no longer today's."""
        game = find_game(row.game)
        if game.is_content(Setup(row.scenario, row.seats, row.options, packs), row.content):
            return packs
        kept = await self.store.content(row.content)
        if kept is not None:
            return [Pack(WHOLE, kept), *packs]
        return setup_with(game, Setup(row.scenario, row.seats, row.options, packs), row.content).packs

    def words(self, match: Match) -> GameWords:
        """How the game of a match speaks; tables of the same content share it."""
        name = f"{match.game.id} {match.setup.scenario} {match.setup.content}"
        if name not in self._words:
            if len(self._words) >= MOST_WORDS:
                self._words.clear()
            self._words[name] = match.game.words(match.setup)
        return self._words[name]

    # -- finding -----------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Table]:
        """A table, which stays in memory as long as it is used. Raises Refused."""
        table = await self._get(id)
        table.users += 1
        self._tidy()
        try:
            yield table
        finally:
            table.users -= 1
            self._tidy()

    def in_memory(self, id: str) -> Table | None:
        """The table if it is in memory."""
        table = self._tables.get(id)
        return None if table is None or table.closed else table

    def all(self) -> list[Table]:
        """All tables in memory."""
        return [table for table in self._tables.values() if not table.closed]

    async def _get(self, id: str) -> Table:
        while (table := self.in_memory(id)) is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            # Until this goes on, a table that is loaded counts as idle and may have left memory again.
            await asyncio.shield(self._loading[id])
        # The last used are the last to be forgotten.
        self._tables[id] = self._tables.pop(id)
        return table

    async def _load(self, id: str) -> None:
        try:
            stored = await self.store.load(id)
            if stored is None:
                raise Refused("unknown_table", "the address of a table")
            stored.packs = await self.packs_of(stored.table, stored.packs)
            table = self._restored(stored)
            if table.row.version != table.game.version and table.held is None:
                await self._move_on(table)
            self._tables.pop(id, None)
            self._tables[id] = table
            self.presence(table, True)
        except StoreError as error:
            log.error("table %s: %s", id, error)
            raise Refused("unavailable", "a moment later: the table cannot be loaded just now") from error
        except Refused:
            raise
        except Exception as error:
            log.error("table %s is damaged: %s: %s", id, type(error).__name__, error)
            raise Refused("damaged", "a table that is whole: the operator has to mend or restore this one") from error
        finally:
            del self._loading[id]

    def _restored(self, stored: Stored) -> Table:
        """The table as the store has it; what came after its newest checkpoint is played again."""
        row = stored.table
        history = history_of(stored.events)
        dice = SealedDice(history.secret, history.dice)
        try:
            match, held = match_of(stored, history.answers, dice)
        except MotstandError as error:
            log.error("table %s: %s", row.id, error)
            raise Refused("unavailable", str(error)) from error
        table = Table(self.store, row, stored.sittings, match, dice, self.words(match), self.seeds)
        table.proposal = history.proposal
        table.rematch = history.rematch
        table.taken = history.taken
        if table.cooperation is not None:
            table.cooperation = cooperation_of(stored.events)
        table.games_before, table.wins_before = history.games, history.wins
        if history.clock is not None:
            table.clock = Clock(history.clock, self.store.hours.between)
            table.clock.used, table.clock.started = history.used, history.started
            table.clock.claimed = history.claimed
        table.held = held
        table.kept_at = None if stored.checkpoint is None else stored.checkpoint.answer
        table.changed = self._changed
        table.usual = lambda bot: self.thinking.pace.usual(row.game, bot)
        table.came_or_went = lambda table: self.presence(table, False)
        table.pointed = lambda table, seat, thing: self.pointing(table, seat, thing)
        return table

    async def _move_on(self, table: Table) -> None:
        """Today's rules lead to the same table: from now on it is played under them."""
        state, since = table.match.checkpoint
        row = table.row
        await self.store.move_on(CheckpointRow(row.id, since, row.head, encode(state.data())), table.game.version)
        log.info("table %s moves from rules version %s to %s", row.id, row.version, table.game.version)
        table.row = replace(row, version=table.game.version)

    def _changed(self, table: Table, event: EventRow) -> None:
        if event.kind == ANSWER:
            counted = self.metrics.answers_of_people if table.is_person(event.seat) else self.metrics.answers_of_bots
            counted.inc()
        self.thinking.consider(table)

    def _tidy(self) -> None:
        """Drop closed tables, and those beyond the limit that everybody has left, the first used first."""
        surplus = sum(table.is_left() for table in self._tables.values()) - self.most_idle
        for id, table in list(self._tables.items()):
            if table.closed or (surplus > 0 and table.is_idle()):
                del self._tables[id]
                surplus -= 1
        self.metrics.tables.set(len(self._tables))

    # -- other workers -----------------------------------------------------------------------------------------------

    async def follow_news(self) -> None:
        """Process news of other workers until cancelled: what is new at several tables is read together."""
        async for news in self.store.news():
            behind = self._behind(news)
            for table in [table for table in behind if table.is_idle()]:
                # Nobody is here any more: whoever comes back finds it in the store.
                table.close()
                behind.remove(table)
            self._tidy()
            if not behind:
                continue
            try:
                written = await self.store.events_of_all({table.id: table.head for table in behind})
            except StoreError as error:
                log.error("could not read what other workers wrote: %s", error)
                written = None
            for table in behind:
                await self._follow(table, None if written is None else written.get(table.id, []))

    def _behind(self, news: list[News]) -> list[Table]:
        """The tables in memory that do not know these news."""
        if MISSED in news:
            return list(self._tables.values())
        tables = self._tables
        return [tables[one.table] for one in news if one.table in tables and tables[one.table].head < one.number]

    async def _follow(self, table: Table, written: list[EventRow] | None) -> None:
        try:
            await table.catch_up(written)
            self.thinking.watch_over(table)
        except Refused:
            pass  # the table has left memory, and is loaded anew by whoever needs it
        except Exception:
            log.exception("table %s: could not follow other workers", table.id)
            table.close()

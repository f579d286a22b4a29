"""Schedules bots: one run at a time for each table, and the policy's answer when a bot fails."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from motstand.kernel.flow import Option
from motstand.kernel.matches.record import recorded_option
from motstand.players import policy
from motstand.server.bots.announcing import Numbered, agreed_run
from motstand.server.bots.pace import Pace
from motstand.server.bots.pool import BotFailed, Bots
from motstand.server.bots.process import Task, is_bots_turn
from motstand.server.metrics import Metrics
from motstand.server.play.events import ANSWER, Change, given_of
from motstand.server.play.guide import wanted
from motstand.server.play.table import Table
from motstand.server.refusals import RULES_FAILED, Refused
from motstand.server.settings import Settings

log = logging.getLogger("motstand.bots")


class Thinking:
    """Starts a bot whenever it is a bot's turn at a table."""

    def __init__(self, bots: Bots, metrics: Metrics, settings: Settings) -> None:
        self.bots = bots
        self.pace = Pace()
        self._metrics = metrics
        self._settings = settings
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._watches: dict[str, asyncio.TimerHandle] = {}
        # Set at every event of a table where a bot is running: people may have agreed to what it is about to do.
        self._news: dict[str, asyncio.Event] = {}
        # Tables at which the rules failed for a bot, and the last event there: it does not try again.
        self._broken: dict[str, int] = {}

    def consider(self, table: Table) -> None:
        """Start a bot if it is a bot's turn, somebody waits for it, and none is running."""
        if table.id in self._tasks:
            self._news[table.id].set()
            return
        if not self._goes_on(table):
            return
        table.users += 1
        self._news[table.id] = asyncio.Event()
        self._tasks[table.id] = asyncio.create_task(self._think(table))

    def _goes_on(self, table: Table) -> bool:
        """Is it a bot's turn, at a table that somebody looks at or comes back to?"""
        bots = table.bots()
        # This is asked after every answer, and most tables have no bots.
        if not bots or table.closed or table.held is not None or self._broken.get(table.id) == table.head:
            return False
        return table.is_awaited() and is_bots_turn(table.match, bots)

    def watch_over(self, table: Table) -> None:
        """A bot of another worker is thinking: check again later, in case that worker dies."""
        if table.id in self._news:
            self._news[table.id].set()
        standing = self._watches.pop(table.id, None)
        if standing is not None:
            standing.cancel()
        if table.listeners and table.held is None and is_bots_turn(table.match, table.bots()):
            wait = 2 * self._settings.bot_seconds
            self._watches[table.id] = asyncio.get_running_loop().call_later(wait, self._wake, table)

    def _wake(self, table: Table) -> None:
        self._watches.pop(table.id, None)
        self.consider(table)

    async def _think(self, table: Table) -> None:
        """Run after run, until a person is asked or the game is over."""
        spent: dict[str, float] = {}
        clock = asyncio.get_running_loop().time
        try:
            while self._goes_on(table):
                began = clock()
                run = await self._run(table)
                bot = table.bots().get(run[0][1], "")
                spent[bot] = spent.get(bot, 0.0) + clock() - began
                notice = self._settings.bot_notice_seconds
                for number, seat, option in await agreed_run(table, run, self._news[table.id], notice):
                    if not await self._play(table, number, seat, option):
                        break
        except Refused as error:
            if error.code == RULES_FAILED:
                self._broken[table.id] = table.head
            log.warning("table %s: a bot's answer was not taken: %s", table.id, error)
        except Exception:
            log.exception("table %s: the bots' turn ended", table.id)
        finally:
            table.users -= 1
            del self._tasks[table.id], self._news[table.id]
            # Where bots play among themselves the whole game is one turn.
            if table.people():
                for bot, seconds in spent.items():
                    self.pace.took(table.row.game, bot, seconds)

    async def _run(self, table: Table) -> list[Numbered]:
        """What the bots answer next. If a bot fails, policy gives one answer; then the bot may try again."""
        async with table.lock:
            options = wanted(table.lesson, table.match, table.match.seat)
            if options is not None:
                return [(table.match.number, table.match.seat, options[0])]
            task, twin = task_of(table, self._settings.bot_run_seconds), table.match.clone()
        try:
            thought = await self.bots.run(task, table.address)
            run = [(number, seat, recorded_option(option)) for number, seat, option in thought.run]
            number, seat, option = run[0]
            if number == twin.number and (seat != twin.seat or option not in twin.options):
                raise BotFailed("astray", f"answered {option} for {seat}")
            return run
        except BotFailed as error:
            names = ", ".join(f"{seat}: {name}" for seat, name in task.bots.items())
            log.warning("table %s: bot failed (%s), policy answers instead; %s; %s", table.id, error.how, names, error)
            self._metrics.bot_failures.labels(error.how).inc()
        number, seat = twin.number, twin.seat
        return [(number, seat, await asyncio.to_thread(policy, twin))]

    async def _play(self, table: Table, number: int, seat: str, option: Option) -> bool:
        """Give a bot's answer; False if the table has moved on without it, so that the rest of its run is void."""
        played = False

        def act() -> Change | None:
            nonlocal played
            match = table.match
            played = match.number == number and match.seat == seat and seat in table.bots() and option in match.options
            if not played:
                return None
            heard = len(match.log)
            match.play(option, seat)
            return table.played(ANSWER, seat, number, heard)

        await table.change(act)
        return played

    async def close(self) -> None:
        """Cancel all running bots."""
        for watch in self._watches.values():
            watch.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()


def task_of(table: Table, seconds: float) -> Task:
    """A table as the bots' process needs it: from its checkpoint on."""
    match, row = table.match, table.row
    state, since = match.checkpoint
    return Task(
        row.game,
        row.scenario,
        row.seats,
        row.options,
        [(pack.name, pack.text) for pack in match.setup.packs],
        msgspec.Raw(msgspec.json.encode(state.data())),
        since,
        given_of(match.journal[since:]),
        row.dice,
        table.dice.secret,
        table.dice.position,
        table.bots(),
        table.seeds.draw(),
        seconds,
    )

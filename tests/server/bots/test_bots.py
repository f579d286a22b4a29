"""Bots think elsewhere, and whatever they do there, the table goes on."""

from __future__ import annotations

import asyncio
import logging

import pytest

from motstand.server.bots.pool import BotFailed, Bots
from motstand.server.bots.thinking import task_of
from motstand.server.metrics import Metrics
from tests.server.tables_kit import BOTH, GERMANY, house, quiet, seated, settings

pytestmark = pytest.mark.anyio

BAD = ("tests.server.bad_bots",)


FAILURES = [("crash", "crash"), ("never", "slow"), ("wrong", "error"), ("error", "error")]


@pytest.mark.parametrize(("bot", "how"), FAILURES)
async def test_policy_answers_for_a_bot_that_fails(
    database: str, bot: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(database, bot_modules=BAD, bot_seconds=0.2 if bot == "never" else 30.0) as place:
        made = await place.lay_out({GERMANY: bot, BOTH: "person"})
        with caplog.at_level(logging.WARNING):
            async with seated(place, made, BOTH) as (kari,):
                await kari.happening("answer")
                await kari.happening("answer")
                # The person goes on as if nothing had happened; then the seat is given to a bot that works.
                assert (await kari.ask("ping"))["type"] in ("pong", "frame")
        assert await place.metric(f'motstand_bot_failures_total{{how="{how}"}}') >= 2
        assert f"bot failed ({how})" in caplog.text
        assert f"{GERMANY}: {bot}" in caplog.text


async def test_a_bot_may_print(database: str) -> None:
    async with house(database, bot_modules=BAD) as place:
        made = await place.lay_out({GERMANY: "chatty", BOTH: "person"})
        async with seated(place, made, BOTH) as (kari,):
            await kari.play(quiet, 3)
        for how in ("crash", "slow", "error"):
            assert await place.metric(f'motstand_bot_failures_total{{how="{how}"}}') == 0


async def test_a_crash_does_not_disturb_another_tables_bot(database: str) -> None:
    """Both bots think at the same time, each in a process of its own."""
    async with house(database, bot_modules=BAD, bot_seconds=30.0) as place:
        chosen = settings(database, bot_modules=BAD, bot_processes=2)
        bots = Bots(chosen, Metrics())
        made = await place.lay_out({GERMANY: "policy", BOTH: "policy"})
        async with place.server.tables.use(made.table) as table:
            good = task_of(table, 0.3)
        bad = task_of(table, 0.3)
        bad.bots = {GERMANY: "crash", BOTH: "crash"}
        results = await asyncio.gather(*[bots.run(task) for task in (bad, good, bad, good)], return_exceptions=True)
        await bots.close()
        failed = [isinstance(result, BotFailed) for result in results]
        assert failed == [True, False, True, False]


@pytest.mark.parametrize("bot", ["random", "policy", "search:4", "search:0.01s"])
async def test_bots_of_all_strengths_play_against_each_other(database: str, bot: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: bot, BOTH: "policy"})
        async with place.sit(made.table, made.watch) as watcher:
            for _ in range(12):
                await watcher.until("frame")
            assert watcher.number >= 12


async def test_bots_wait_where_nobody_watches(database: str) -> None:
    """A table of bots alone goes on as soon as somebody looks, also after it was loaded anew."""
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "policy", BOTH: "policy"})
    async with house(database) as place, place.sit(made.table, made.watch) as watcher:
        assert await watcher.asked() is None
        assert watcher.outcome is not None


async def test_undo_while_a_bot_thinks(database: str) -> None:
    """What the bot thinks of afterwards is about a question that is no longer asked, and is dropped."""
    async with house(database, bot_modules=BAD, bot_seconds=1.0) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "never"}, practice=True)
        async with seated(place, made, GERMANY) as (ola,):
            while BOTH not in ola.status["asked"]:
                before = ola.now["answers"]
                await ola.answer(quiet(ola.question or {}))
            back = await ola.ask("undo", decision=ola.now["answers"])
            assert back["happening"]["kind"] == "undo"
            assert ola.now["answers"] == before
            assert ola.question is not None
            assert (await ola.answer())["happening"]["seat"] == GERMANY


async def test_bots_do_not_think_for_nobody(database: str) -> None:
    """A table of bots goes on while somebody looks on, and stands still when all have left."""
    async with house(database, bot_run_seconds=0.0) as place:
        made = await place.lay_out({GERMANY: "random", BOTH: "random"})
        async with place.sit(made.table, made.watch) as watcher:
            await watcher.happening("answer")
        thinking = place.server.thinking
        while thinking._tasks:
            await asyncio.gather(*thinking._tasks.values())
        async with place.server.tables.use(made.table) as table:
            thinking.consider(table)
            assert not thinking._tasks
            assert not table.match.over
        async with place.sit(made.table, made.watch) as watcher:
            await watcher.happening("answer")


async def test_a_bot_answers_for_a_person_who_comes_back_later(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (kari,):
            while kari.status["asked"] == [GERMANY]:
                await kari.answer(quiet(await kari.asked() or {}))
        thinking = place.server.thinking
        while thinking._tasks:
            await asyncio.gather(*thinking._tasks.values())
        async with seated(place, made, GERMANY) as (kari,):
            assert kari.status["asked"] == [GERMANY]


async def test_bots_beyond_what_one_address_may_ask_for_are_replaced(database: str) -> None:
    async with house(database) as place:
        bots = Bots(settings(database, bot_processes=1, bots_waiting_each=1), Metrics())
        made = await place.lay_out({GERMANY: "policy", BOTH: "policy"})
        async with place.server.tables.use(made.table) as table:
            tasks = [task_of(table, 0.3) for _ in range(4)]
        whose = ["greedy", "greedy", "greedy", "kari"]
        asked = [bots.run(task, address) for task, address in zip(tasks, whose, strict=True)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        await bots.close()
        assert [result.how for result in results if isinstance(result, BotFailed)] == ["busy"]
        assert isinstance(results[2], BotFailed)

"""Workers on one PostgreSQL hear of each other's events; on SQLite there is one worker and no news."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
import pytest

from motstand.server.storage.batch import MOST_NEWS
from motstand.server.storage.news import Board
from motstand.server.storage.store import MISSED, LostRace, News
from tests.server.kept import event, lay_out, opened, sittings, table

pytestmark = pytest.mark.anyio

BREAK_LISTENERS = """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND query ILIKE 'LISTEN%'
"""


async def next_of(news: AsyncIterator[list[News]]) -> News:
    """The only thing that is new."""
    [one] = await asyncio.wait_for(anext(news), 30)
    return one


async def until(news: AsyncIterator[list[News]], last: News) -> AsyncIterator[list[News]]:
    """News up to the last that is expected."""
    while True:
        told = await asyncio.wait_for(anext(news), 30)
        yield told
        if last in told:
            return


async def test_the_other_worker_hears_of_an_event_and_can_read_it(postgresql_database: str) -> None:
    async with opened(postgresql_database) as writer, opened(postgresql_database) as reader:
        news = reader.news()
        await lay_out(writer, "t")
        for number in range(1, 4):
            await writer.append(event("t", number))
            assert await next_of(news) == News("t", number)
            assert await reader.events("t", number - 1) == [event("t", number)]


async def test_nobody_hears_of_his_own_events_or_of_what_was_not_written(postgresql_database: str) -> None:
    async with opened(postgresql_database) as first, opened(postgresql_database) as second:
        await lay_out(first, "t", "u")
        mine, theirs = first.news(), second.news()
        await first.append(event("t", 1))
        with pytest.raises(LostRace):
            await second.append(event("t", 1))
        with pytest.raises(LostRace):
            await first.append(event("u", 7))
        await second.append(event("u", 1))
        await first.append(event("u", 2))
        # The first thing that each hears is the other's: everything before it on the same channel was left out.
        assert await next_of(mine) == News("u", 1)
        heard = [one async for news in until(theirs, News("u", 2)) for one in news]
        assert heard == [News("t", 1), News("u", 2)]


async def test_after_a_broken_connection_news_may_have_been_missed(postgresql_database: str) -> None:
    async with opened(postgresql_database) as writer, opened(postgresql_database) as reader:
        await lay_out(writer, "t")
        news = reader.news()
        admin = await asyncpg.connect(postgresql_database)
        assert await admin.fetchval(BREAK_LISTENERS) == 2
        await admin.close()
        assert await next_of(news) == MISSED
        await writer.append(event("t", 1))
        assert await next_of(news) == News("t", 1)


async def test_what_others_say_on_the_channel_is_not_taken_for_news(postgresql_database: str) -> None:
    async with opened(postgresql_database) as store:
        admin = await asyncpg.connect(postgresql_database)
        for payload in ("", "t", "t one", "t -1", "t 5"):
            await admin.execute("SELECT pg_notify('motstand', $1)", payload)
        await admin.close()
        assert await next_of(store.news()) == News("t", 5)


async def test_news_ends_when_the_store_is_closed(database: str) -> None:
    async with opened(database) as store, opened(database):
        await store.create(table("t"), sittings("t"), event("t", 0, "begin"))
        await store.append(event("t", 1))

        async def heard() -> list[list[News]]:
            return [news async for news in store.news()]

        listening = asyncio.create_task(heard())
        await asyncio.sleep(0)
        await store.close()
        assert await listening == []


async def test_unread_news_is_the_newest_of_each_table() -> None:
    board = Board()
    for news in (News("t", 1), News("u", 4), News("t", 3), News("t", 2), MISSED, MISSED):
        board.pin(news)
    read = board.read()
    assert await anext(read) == [MISSED, News("t", 3), News("u", 4)]
    board.pin(News("t", 4))
    assert await anext(read) == [News("t", 4)]


async def test_what_a_group_wrote_is_told_at_once_and_read_at_once(postgresql_database: str) -> None:
    ids = [f"t{number}" for number in range(MOST_NEWS + 1)]
    async with opened(postgresql_database) as writer, opened(postgresql_database) as reader:
        await lay_out(writer, *ids)
        news = reader.news()
        await asyncio.gather(*(writer.append(event(id, 1)) for id in ids))
        heard = [one async for told in until(news, News(ids[-1], 1)) for one in told]
        assert sorted(heard) == sorted(News(id, 1) for id in ids)
        await writer.append(event("t1", 2))
        written = await reader.events_of_all({"t0": 1, "t1": 0, "t2": 0})
        assert written == {"t1": [event("t1", 1), event("t1", 2)], "t2": [event("t2", 1)]}

"""The store keeps what it acknowledged, in order, and never twice."""

from __future__ import annotations

import asyncio

import pytest

from motstand.server.storage.store import LostRace, SittingRow, StoreError
from motstand.server.storage.writing import share
from tests.server.kept import checkpoint, commits, event, lay_out, numbers, opened, sittings, summary, table

pytestmark = pytest.mark.anyio


async def test_a_new_table_is_read_as_it_was_written(database: str) -> None:
    async with opened(database) as store:
        await store.create(table("t"), sittings("t"), event("t", 0, "begin"), checkpoint("t", 0, 0))
    async with opened(database) as store:
        assert await store.table("t") == table("t")
        assert await store.sittings("t") == sittings("t")
        assert await store.events("t") == [event("t", 0, "begin")]
        assert await store.checkpoint("t", 0) == checkpoint("t", 0, 0)


async def test_a_table_that_nobody_made(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        assert await store.table("x") is None
        assert await store.load("x") is None
        assert await store.sittings("x") == []
        assert await store.events("x") == []
        assert await store.checkpoint("x", 5) is None
        with pytest.raises(StoreError, match="there is no table x"):
            await store.append(event("x", 1))


@pytest.mark.parametrize("id", ["", "t\0", "\ud800", "'; DROP TABLE events; --", "t" * 100_000])
async def test_ids_that_no_table_can_have(database: str, id: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        assert await store.table(id) is None
        assert await store.load(id) is None
        assert [row.id for row, _ in await store.summaries([id, "t"])] == ["t"]


async def test_a_table_is_made_only_once(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        await store.append(event("t", 1))
        with pytest.raises(StoreError):
            await lay_out(store, "t")
        assert await numbers(store, "t") == [0, 1]


async def test_an_event_changes_all_that_comes_with_it(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        came = SittingRow("t", "allies", "b" * 64, "person", "Olav")
        told = summary(7, outcome={"winner": "germany"}, saying={"key": "won", "values": {}})
        await store.append(event("t", 1), told, checkpoint("t", 1, 1), [came])
        kept = await store.load("t")
        assert kept is not None
        assert kept.table.head == 1
        assert kept.table.summary == told
        assert kept.sittings == [sittings("t")[0], came]
        assert kept.events == [event("t", 0, "begin"), event("t", 1)]
        assert kept.checkpoint == checkpoint("t", 1, 1)


async def test_what_is_loaded_is_of_one_moment(database: str) -> None:
    async with opened(database) as writer, opened(database) as reader:
        await lay_out(writer, "t")

        async def write() -> None:
            for number in range(1, 101):
                await writer.append(event("t", number), None, checkpoint("t", number, number))

        writing = asyncio.create_task(write())
        while not writing.done():
            kept = await reader.load("t")
            assert kept is not None
            assert kept.checkpoint is not None
            assert kept.table.head == kept.events[-1].number == kept.checkpoint.event
        await writing


async def test_an_event_without_summary_leaves_it(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        await store.append(event("t", 1), summary(5))
        await store.append(event("t", 2, "chat"))
        kept = await store.table("t")
        assert kept is not None
        assert (kept.head, kept.summary) == (2, summary(5))


async def test_events_after_a_number(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t", "other")
        for number in range(1, 6):
            await store.append(event("t", number))
        assert await store.events("t", 3) == [event("t", 4), event("t", 5)]
        assert await store.events("t", 5) == []
        assert await numbers(store, "t") == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("number", [0, 1, 3, 4])
async def test_only_the_next_event_is_written_and_nothing_of_another(database: str, number: int) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        await store.append(event("t", 1))
        before = await store.load("t")
        moved = SittingRow("t", "allies", None, "person", "too late")
        with pytest.raises(LostRace) as lost:
            await store.append(event("t", number), summary(9), checkpoint("t", 9, number), [moved], back_to=-1)
        assert (lost.value.table, lost.value.number, lost.value.head) == ("t", number, 1)
        assert await store.load("t") == before


async def test_of_two_workers_one_wins_every_number(database: str) -> None:
    async with opened(database) as first, opened(database) as second:
        await lay_out(first, "t")
        for number in range(1, 21):
            mine, theirs = event("t", number), event("t", number, "resign")
            results = await asyncio.gather(first.append(mine), second.append(theirs), return_exceptions=True)
            assert [type(result) for result in results if result is not None] == [LostRace]
            winner = mine if results[0] is None else theirs
            assert await first.events("t", number - 1) == await second.events("t", number - 1) == [winner]


async def test_two_workers_write_many_tables_without_gap_or_loss(database: str) -> None:
    ids = [f"t{n}" for n in range(12)]

    async with opened(database) as first, opened(database) as second:

        async def write_half(id: str, parity: int) -> None:
            """Each worker writes every second event; a lost race is tried again when the other was there."""
            store = (first, second)[parity]
            number = 1
            while number <= 10:
                if number % 2 == parity:
                    try:
                        await store.append(event(id, number))
                    except LostRace:
                        continue
                else:
                    while not await store.events(id, number - 1):
                        pass
                number += 1

        await asyncio.gather(*(lay_out(first, id) for id in ids))
        await asyncio.gather(*(write_half(id, parity) for id in ids for parity in (0, 1)))
        for id in ids:
            assert await numbers(second, id) == list(range(11))


# -- group commit ----------------------------------------------------------------------------------------------------


async def test_all_that_waits_is_one_transaction(database: str) -> None:
    ids = [f"t{n}" for n in range(16)]
    async with opened(database) as store:
        with commits() as seen:
            await asyncio.gather(*(lay_out(store, id) for id in ids))
            assert len(seen) == 1
            await asyncio.gather(*(store.append(event(id, 1)) for id in ids))
            assert len(seen) == 2
        for id in ids:
            assert await numbers(store, id) == [0, 1]


async def test_many_are_written_to_a_file_in_halves_so_that_one_is_told_while_the_other_is_committed(
    database: str,
) -> None:
    ids = [f"t{n}" for n in range(100)]
    groups: list[int] = []
    async with opened(database) as store:
        await lay_out(store, *ids)
        store.count_commits(groups.append)
        await asyncio.gather(*(store.append(event(id, 1)) for id in ids))
        assert groups == ([100] if "postgresql" in database else [50, 50])
        for id in ids:
            assert await numbers(store, id) == [0, 1]


@pytest.mark.parametrize(
    ("waiting", "told", "written"), [(1, 0, 1), (16, 0, 16), (17, 0, 9), (99, 1, 50), (50, 50, 50), (30, 70, 30)]
)
def test_two_groups_become_equal(waiting: int, told: int, written: int) -> None:
    assert share(waiting, told) == written


async def test_without_group_each_is_a_transaction(database: str) -> None:
    ids = [f"t{n}" for n in range(5)]
    async with opened(database, group=False) as store:
        with commits() as seen:
            await asyncio.gather(*(lay_out(store, id) for id in ids))
            assert len(seen) == 5


async def test_each_table_of_a_group_gets_what_is_its_own(database: str) -> None:
    ids = [f"t{n}" for n in range(9)]
    async with opened(database) as store:
        await lay_out(store, *ids)
        with commits() as seen:
            await asyncio.gather(
                *(
                    store.append(event(id, 1), summary(second), checkpoint(id, 1, 1) if second % 2 else None)
                    for second, id in enumerate(ids)
                ),
                store.append(event("t0", 2)),
            )
            assert len(seen) == 1
        for second, id in enumerate(ids):
            kept = await store.load(id)
            assert kept is not None
            assert kept.table.summary == summary(second)
            assert kept.table.head == (2 if id == "t0" else 1)
            assert kept.checkpoint == (checkpoint(id, 1, 1) if second % 2 else checkpoint(id, 0, 0))


async def test_one_that_lost_its_race_does_not_fail_the_others(database: str) -> None:
    ids = [f"t{n}" for n in range(10)]
    async with opened(database) as store, opened(database) as other:
        await lay_out(store, *ids)
        await other.append(event("t4", 1, "resign"))
        with commits() as seen:
            writes = [store.append(event(id, 1), summary(1), checkpoint(id, 1, 1)) for id in ids]
            results = await asyncio.gather(*writes, store.append(event("nowhere", 1)), return_exceptions=True)
            assert len(seen) == 1
        failed = {id: result for id, result in zip([*ids, "nowhere"], results, strict=True) if result is not None}
        assert {id: type(error) for id, error in failed.items()} == {"t4": LostRace, "nowhere": StoreError}
        for id in ids:
            assert await numbers(store, id) == [0, 1]
        assert (await store.events("t4"))[1] == event("t4", 1, "resign")
        assert await store.checkpoint("t4", 1) == checkpoint("t4", 0, 0)


async def test_one_that_the_database_refuses_does_not_fail_the_others(database: str) -> None:
    ids = [f"t{n}" for n in range(10)]
    async with opened(database) as store:
        await lay_out(store, *ids)
        writes = [store.append(event(id, 1)) for id in ids]
        results = await asyncio.gather(*writes, lay_out(store, "t5"), lay_out(store, "new"), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [StoreError]
        assert isinstance(results[10], StoreError)
        for id in ids:
            assert await numbers(store, id) == [0, 1]
        assert await numbers(store, "new") == [0]


async def test_several_events_of_one_table_in_one_group(database: str) -> None:
    async with opened(database) as store:
        with commits() as seen:
            await asyncio.gather(
                lay_out(store, "t"),
                store.append(event("t", 1), summary(1)),
                store.append(event("t", 1, "resign"), summary(50)),
                store.append(event("t", 2), summary(2)),
                store.append(event("t", 3, "chat")),
                return_exceptions=True,
            )
            assert len(seen) == 1
        kept = await store.load("t")
        assert kept is not None
        assert (kept.table.head, kept.table.summary) == (3, summary(2))
        assert [row.kind for row in kept.events] == ["begin", "answer", "answer"], "talk is no part of the game"
        assert [row.kind for row in await store.events("t")] == ["begin", "answer", "answer", "chat"]
        assert [row.kind for row in await store.talk("t")] == ["chat"]


async def test_more_than_a_group_holds(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        await asyncio.gather(*(store.append(event("t", number)) for number in range(1, 601)))
        assert await numbers(store, "t") == list(range(601))


async def test_who_stops_waiting_does_not_disturb_the_others(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t", "u")
        leaving = asyncio.create_task(store.append(event("t", 1)))
        staying = asyncio.create_task(store.append(event("u", 1)))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        await store.append(event("u", 2))
        assert await numbers(store, "u") == [0, 1, 2]


async def test_closing_finishes_what_waits(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        waiting = [asyncio.create_task(store.append(event("t", number))) for number in range(1, 301)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="the store is closed"):
            await store.append(event("t", 301))
    async with opened(database) as store:
        assert await numbers(store, "t") == list(range(301))


# -- checkpoints -----------------------------------------------------------------------------------------------------


async def test_the_newest_checkpoint_at_or_before_an_answer(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t", "u")
        for number in range(1, 7):
            await store.append(event("t", number), None, checkpoint("t", number, number) if number % 2 == 0 else None)
        found = [await store.checkpoint("t", answer) for answer in (0, 1, 2, 3, 5, 6, 99)]
        assert [kept.answer for kept in found if kept is not None] == [0, 0, 2, 2, 4, 6, 6]
        assert found[3] == checkpoint("t", 2, 2)
        assert await store.checkpoint("u", 99) == checkpoint("u", 0, 0)


async def test_an_undo_drops_the_checkpoints_of_what_it_takes_back(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t", "u")
        for id in ("t", "u"):
            for number in range(1, 5):
                await store.append(event(id, number), None, checkpoint(id, number, number))
        await store.append(event("t", 5, "undo"), back_to=2)
        assert await store.checkpoint("t", 99) == checkpoint("t", 2, 2)
        # Another answer 3 has another state, and the events of the first one are still told.
        await store.append(event("t", 6, answer=2), None, checkpoint("t", 3, 6))
        assert await store.checkpoint("t", 99) == checkpoint("t", 3, 6)
        assert await numbers(store, "t") == list(range(7))
        assert await store.checkpoint("u", 99) == checkpoint("u", 4, 4)


async def test_an_undo_drops_checkpoints_that_are_written_with_it(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        with commits() as seen:
            await asyncio.gather(
                store.append(event("t", 1), None, checkpoint("t", 1, 1)),
                store.append(event("t", 2), None, checkpoint("t", 2, 2)),
                store.append(event("t", 3, "undo"), None, checkpoint("t", 1, 3), back_to=1),
            )
            assert len(seen) == 1
        assert await store.checkpoint("t", 99) == checkpoint("t", 1, 3)
        assert await store.checkpoint("t", 0) == checkpoint("t", 0, 0)


# -- my tables -------------------------------------------------------------------------------------------------------


async def test_summaries_of_those_that_exist_the_last_changed_first(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "a", "b", "c", "d")
        await store.append(event("a", 1), summary(3))
        await store.append(event("c", 1), summary(8))
        found = await store.summaries(["a", "nowhere", "b", "c"])
        assert [row.id for row, _ in found] == ["c", "a", "b"]
        assert found[0][0].summary == summary(8)
        assert [seats for _, seats in found] == [sittings("c"), sittings("a"), sittings("b")]
        assert await store.summaries([]) == []

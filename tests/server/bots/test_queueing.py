"""Whoever asks for much waits for himself."""

from __future__ import annotations

import asyncio

import pytest

from motstand.server.queueing import FairQueue, QueueFull

pytestmark = pytest.mark.anyio


async def served(queue: FairQueue, whose: str, order: list[str]) -> None:
    async with queue.turn(whose):
        order.append(whose)
        await asyncio.sleep(0)


async def test_who_asks_for_much_waits_for_himself() -> None:
    queue, order = FairQueue(1, 1, 20, 20), list[str]()
    await asyncio.gather(*[served(queue, whose, order) for whose in ["greedy"] * 5 + ["kari", "ola"]])
    assert order == ["greedy", "greedy", "kari", "ola", "greedy", "greedy", "greedy"]


async def test_so_many_work_at_the_same_time() -> None:
    queue, order = FairQueue(2, 2, 20, 20), list[str]()
    async with queue.turn("one"), queue.turn("two"):
        waiting = asyncio.create_task(served(queue, "three", order))
        await asyncio.sleep(0)
        assert order == []
    await waiting
    assert order == ["three"]


async def test_nobody_takes_all_at_once() -> None:
    queue, order = FairQueue(2, 1, 20, 20), list[str]()
    async with queue.turn("greedy"):
        waiting = asyncio.create_task(served(queue, "greedy", order))
        await asyncio.sleep(0)
        async with queue.turn("kari"):
            assert order == []
    await waiting
    assert order == ["greedy"]


async def test_too_many_do_not_wait() -> None:
    queue = FairQueue(1, 1, 3, 2)
    async with queue.turn("kari"):
        waiting = [asyncio.create_task(served(queue, whose, [])) for whose in ("greedy", "greedy", "ola")]
        await asyncio.sleep(0)
        for whose in ("greedy", "per"):
            with pytest.raises(QueueFull):
                await served(queue, whose, [])
    await asyncio.gather(*waiting)


async def test_who_goes_away_leaves_the_turn_to_the_next() -> None:
    queue, order = FairQueue(1, 1, 20, 20), list[str]()
    async with queue.turn("kari"):
        gone = [asyncio.create_task(served(queue, "gone", order)) for _ in range(2)]
        stays = asyncio.create_task(served(queue, "ola", order))
        await asyncio.sleep(0)
        gone[1].cancel()
        await asyncio.sleep(0)
    # The first was given its turn, and goes away before it takes it.
    gone[0].cancel()
    await asyncio.gather(*gone, stays, return_exceptions=True)
    assert order == ["ola"]
    async with queue.turn("kari"):
        pass

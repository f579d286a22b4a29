"""The lock of a table: one has it at a time, in the order of coming, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from motstand.server.play.lock import Lock

pytestmark = pytest.mark.anyio


async def hold(lock: Lock, name: str, had: list[str]) -> None:
    async with lock:
        had.append(name)


async def waiting(lock: Lock, *names: str) -> tuple[list[asyncio.Task[None]], list[str]]:
    """Tasks that wait for a lock in this order, and who had it."""
    had: list[str] = []
    tasks = [asyncio.create_task(hold(lock, name, had)) for name in names]
    await asyncio.sleep(0)
    return tasks, had


async def test_whoever_is_no_task_takes_it_at_once_or_not_at_all() -> None:
    lock = Lock()
    assert lock.take()
    assert lock.locked()
    assert not lock.take()
    lock.release()
    assert not lock.locked()
    assert lock.take()


async def test_those_who_wait_have_it_in_their_order() -> None:
    lock = Lock()
    assert lock.take()
    tasks, had = await waiting(lock, "ola", "kari", "nils")
    lock.release()
    # It is Ola's already, though he has not run yet: nobody is faster.
    assert not lock.take()
    await asyncio.gather(*tasks)
    assert had == ["ola", "kari", "nils"]
    assert not lock.locked()


async def test_who_goes_away_while_waiting_is_passed_over() -> None:
    lock = Lock()
    assert lock.take()
    tasks, had = await waiting(lock, "ola", "kari")
    tasks[0].cancel()
    await asyncio.gather(tasks[0], return_exceptions=True)
    lock.release()
    await tasks[1]
    assert had == ["kari"]
    assert not lock.locked()


async def test_who_goes_away_when_it_was_handed_over_hands_it_on() -> None:
    lock = Lock()
    assert lock.take()
    tasks, had = await waiting(lock, "ola", "kari")
    lock.release()
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert had == ["kari"]
    assert not lock.locked()


async def test_an_error_lets_go_of_it() -> None:
    lock = Lock()
    with pytest.raises(ValueError, match="oops"):
        async with lock:
            raise ValueError("oops")
    assert not lock.locked()

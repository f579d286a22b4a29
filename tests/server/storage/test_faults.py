"""A database that hesitates or fails: nobody hears of what is not stored, and nobody is left with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from motstand.server.storage.store import Store, StoreError, open_store
from motstand.server.storage.writing import Acknowledge
from tests.server.tables_kit import BOTH, GERMANY, House, Person, house, seated
from tests.server.web.test_refusals import closed

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}


class Hesitating:
    """A real store that keeps writes waiting until the gate is open, or refuses them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = asyncio.Event()
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *event: Any) -> None:
        self.waiting.set()
        await self.gate.wait()
        if self.fails:
            raise StoreError("the disk is full")
        await self.store.append(*event)

    def append_soon(self, event: Any, summary: Any, checkpoint: Any, answer: Acknowledge) -> None:
        async def append() -> None:
            try:
                await self.append(event, summary, checkpoint)
            except StoreError as error:
                answer(error)
            else:
                answer(None)

        self.late = asyncio.create_task(append())

    def close_gate(self) -> None:
        self.gate.clear()
        self.waiting.clear()


@asynccontextmanager
async def hesitating(database: str) -> AsyncIterator[tuple[House, Hesitating]]:
    store = Hesitating(await open_store(database))
    try:
        async with house(database, store) as place:
            yield place, store
    finally:
        await store.store.close()


async def until_sockets(place: House, count: int) -> None:
    while await place.metric("motstand_sockets") != count:
        pass


async def send_answer(person: Person) -> None:
    question = person.question or {}
    await person.send("answer", decision=question["decision"], option=question["offers"][0]["option"])


async def test_nobody_hears_of_what_is_not_stored(database: str) -> None:
    async with hesitating(database) as (place, store):
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH, BOTH) as (ola, kari, twin):
            await kari.until("present")
            store.close_gate()
            await send_answer(ola)
            await store.waiting.wait()
            # Somebody leaves meanwhile: that is told only after the answer was stored.
            await twin.socket.close()
            await until_sockets(place, 2)
            await kari.send("ping")
            assert (await kari.next())["type"] == "pong"
            store.gate.set()
            assert (await kari.next())["type"] == "frame"
            assert (await kari.next())["type"] == "present"


async def test_who_leaves_while_an_answer_is_stored_disturbs_nobody(database: str) -> None:
    async with hesitating(database) as (place, store):
        made = await place.lay_out(TWO)
        async with seated(place, made, BOTH) as (kari,):
            async with seated(place, made, GERMANY) as (ola,):
                before = ola.now["answers"]
                store.close_gate()
                await send_answer(ola)
                await store.waiting.wait()
            store.gate.set()
            assert (await kari.happening("answer"))["answer"] == before
            assert (await kari.ask("ping"))["type"] in ("pong", "present")


async def test_a_database_that_fails(database: str) -> None:
    async with hesitating(database) as (place, store):
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            before = ola.now
            store.fails = True
            await send_answer(ola)
            assert (await ola.until("refusal"))["code"] == "unavailable"
            assert await closed(ola) == await closed(kari) == 1013
        store.fails = False
        async with seated(place, made, GERMANY) as (ola,):
            for part in ("public", "private", "question", "answers", "number"):
                assert ola.now[part] == before[part]
            assert (await ola.answer())["answers"] == before["answers"] + 1

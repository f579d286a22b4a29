"""People may talk for ever: a welcome stays small, what they said is read page by page, and nobody is flooded."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from motstand.server.play.table import MOST_TALK
from tests.server.tables_kit import BOTH, GERMANY, PATIENCE, House, Made, Person, house, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
SAID = 2 * MOST_TALK + 20


async def talk(person: Person, count: int) -> None:
    for number in range(count):
        await person.send("chat", text=f"note {number}")
    for _ in range(count):
        await person.happening("chat")


def notes(person: Person) -> list[str]:
    return [each["note"]["text"] for each in person.welcome["happenings"] if each["kind"] == "chat"]


async def page(place: House, made: Made, before: int, key: str) -> Any:
    headers = {"authorization": f"Bearer {key}"}
    return await place.http.get(f"/api/tables/{made.table}/talk?before={before}", headers=headers)


async def test_a_welcome_holds_the_last_notes_and_the_others_are_read_page_by_page(database: str) -> None:
    async with house(database, messages_burst=1_000) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.welcome["earlier"] is False
            await talk(ola, SAID)
            await ola.answer()
        async with place.sit(made.table, made.watch) as watcher:
            assert notes(watcher) == [f"note {number}" for number in range(SAID - MOST_TALK, SAID)]
            assert watcher.welcome["earlier"] is True
            kinds = [each["kind"] for each in watcher.welcome["happenings"]]
            assert (kinds[0], kinds[-1]) == ("begin", "answer")
            first = next(each["number"] for each in watcher.welcome["happenings"] if each["kind"] == "chat")
        read: list[str] = []
        earlier = True
        while earlier:
            said = (await page(place, made, first, made.watch)).json()
            read = [note["text"] for note in said["notes"]] + read
            first, earlier = said["notes"][0]["number"], said["earlier"]
        assert read == [f"note {number}" for number in range(SAID - MOST_TALK)]
        assert (await page(place, made, 10, "x" * 22)).json()["code"] == "unknown_key"
    # A table that was not in memory has the same game, and the same talk.
    async with house(database) as place, seated(place, made, GERMANY) as (ola,):
        assert len(notes(ola)) == MOST_TALK
        assert (await ola.answer())["type"] == "frame"


@pytest.mark.parametrize(
    ("type", "more"),
    [("chat", {"text": "hei"}), ("agree", {"yes": True}), ("ask_rollback", {"to": 0}), ("give_seat", {"seat": BOTH})],
)
async def test_what_is_no_play_comes_in_moderation(type: str, more: dict[str, Any], tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", talk_per_second=1e-9, talk_burst=2) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, GERMANY) as (ola, again):
            for _ in range(2):
                await ola.ask(type, **more)
            assert await again.refused(type, **more) == "too_fast", "a second page is the same person"
            assert (await again.answer())["type"] == "frame"


async def test_a_reader_who_never_reads_is_let_go(tmp_path: Path) -> None:
    """It has stopped in the middle of its welcome; what waits for it is counted in bytes, and in seconds."""
    for limits in ({"largest_queue": 2_000}, {"reading_seconds": 0.2}):
        async with house(f"sqlite:///{tmp_path / 'db'}", **limits) as place:
            made = await place.lay_out(TWO)
            hello = json.dumps({"type": "hello", "id": 1, "key": made.watch})
            incoming: list[Any] = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello}]
            reading = asyncio.Event()

            async def receive(incoming: list[Any] = incoming) -> Any:
                return incoming.pop(0) if incoming else await asyncio.Future()

            async def send(message: Any, reading: asyncio.Event = reading) -> None:
                if message["type"] == "websocket.send":
                    reading.set()
                    await asyncio.Future()

            scope = {"type": "websocket", "path": "/", "headers": [], "client": ("127.0.0.1", 1), "extensions": {}}
            async with seated(place, made, GERMANY) as (ola,):
                slow = asyncio.create_task(place.server.socket(WebSocket(scope, receive, send), made.table))
                await reading.wait()
                while not slow.done() and "largest_queue" in limits:
                    await ola.ask("chat", text="Hei")
                await asyncio.wait_for(slow, PATIENCE)

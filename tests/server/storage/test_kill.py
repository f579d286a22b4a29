"""kill -9 in the middle of play loses nothing that was acknowledged, and what is there goes on.

A server process is killed at random moments, fifteen times on each database and ten times as often in a soak, while
people and bots play at a few tables. After each kill a new server is started on the same database: everything that
anybody was told is there, word for word, and the tables go on.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.games.soak import SOAK
from tests.server.tables_kit import BOTH, GERMANY, PATIENCE, SCENARIO, Data, Made, Person

pytestmark = pytest.mark.anyio

KILLS = 15 * SOAK
SEED = 1940
# Who sits at the tables, and in how many of the lives of a server somebody comes to each.
TABLES = [({GERMANY: "person", BOTH: "person"}, 1.0), ({GERMANY: "person", BOTH: "policy"}, 0.2)]


class Kennel:
    """Where servers are started that will be killed."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.victim = 0
        self.port = 0

    async def line(self) -> str:
        assert self.process.stdout is not None
        return (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)).decode().strip()

    async def start(self) -> None:
        """Start a server and wait until it says where it is."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"start\n")
        said = sorted([await self.line(), await self.line()], key=len)
        self.victim = int(said[0])
        self.port = int(said[1].rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        os.kill(self.victim, signal.SIGKILL)
        assert await self.line() == "gone"


@asynccontextmanager
async def kennel(database: str) -> AsyncIterator[Kennel]:
    command = [sys.executable, "-m", "tests.server.kennel", database]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
    try:
        yield Kennel(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class Memory:
    """What one client was told of a table, across all lives of the server."""

    def __init__(self, made: Made, seat: str, share: float, seed: int) -> None:
        self.made = made
        self.seat = seat
        self.share = share
        self.dice = random.Random(seed)
        self.told: list[Data] = []
        self.answered = 0
        self.over = False
        self.news = asyncio.Event()

    async def play(self, port: int, since: int) -> None:
        """Come with what is known up to `since`, compare, and play until the server dies or the game is over."""
        with suppress(ConnectionClosed, OSError):
            async with self.sitting(port, since) as person:
                while person.outcome is None:
                    await self.step(person)
                self.over = True

    @asynccontextmanager
    async def sitting(self, port: int, since: int) -> AsyncIterator[Person]:
        """At the table, with what is known up to `since` compared."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.made.table}/socket"
        async with connect(address, max_size=None, max_queue=None, close_timeout=0) as socket:
            person = Person(socket)
            await person.send("hello", key=self.made.keys[self.seat], since=since)
            self.compare(since, await person.until("welcome"))
            yield person

    def compare(self, since: int, welcome: Data) -> None:
        """Everything that this client was told before is still so."""
        known = self.told[since + 1 :]
        assert welcome["happenings"][: len(known)] == known, "an acknowledged event has changed or is gone"
        self.told[since + 1 :] = welcome["happenings"]
        assert [one["number"] for one in self.told] == list(range(welcome["number"] + 1))
        self.news.set()

    async def step(self, person: Person) -> None:
        """One answer, or one frame of others."""
        question = person.question
        if question is not None:
            option = self.dice.choice(question["offers"])["option"]
            if self.dice.random() < 0.1:
                await person.send("chat", text=f"{self.seat} at {question['decision']}")
            await person.send("answer", decision=question["decision"], option=option)
        await self.hear(person)
        while question is not None and person.now["answers"] == question["decision"]:
            await self.hear(person)
        self.answered += question is not None

    async def hear(self, person: Person) -> None:
        message = await person.until("frame", "refusal")
        assert message["type"] == "frame", message
        self.told.append(message["happening"])
        self.news.set()

    async def heard(self, events: int) -> None:
        """Wait until the client knows so many events."""
        while len(self.told) < events:
            self.news.clear()
            await self.news.wait()


async def sat_down(port: int, dice: random.Random) -> list[Memory]:
    """New tables, and the clients of all their people."""
    found = []
    for seats, share in TABLES:
        wishes = [{"seat": seat, "player": player} for seat, player in seats.items()]
        wish = {"game": "kampen-om-norge", "scenario": SCENARIO, "seats": wishes}
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            answer = await client.post(f"http://127.0.0.1:{port}/api/tables", json=wish)
        made = Made(answer.json())
        found += [Memory(made, seat, share, dice.randrange(10**6)) for seat in made.keys]
    return found


async def a_life(place: Kennel, people: list[Memory], dice: random.Random) -> None:
    """A server is started, played at, and killed at a random moment; whoever played goes on at the next."""
    await place.start()
    chance = dice.random()
    here = [one for one in people if not one.over and chance < one.share]
    tasks = []
    for one in here:
        # Now and then somebody forgets everything, and has all of it compared.
        since = len(one.told) - 1 if dice.random() < 0.9 else -1
        tasks.append(asyncio.create_task(one.play(place.port, since)))
    enough = asyncio.create_task(here[0].heard(len(here[0].told) + dice.randrange(1, 9)))
    await asyncio.wait([enough, tasks[0]], return_when=asyncio.FIRST_COMPLETED)
    await asyncio.wait(tasks, timeout=dice.uniform(0.0, 0.03))
    await place.kill()
    enough.cancel()
    await asyncio.gather(*tasks)


async def test_kills_lose_nothing(database: str) -> None:
    dice = random.Random(SEED)
    async with kennel(database) as place:
        everybody: list[Memory] = []
        people: list[Memory] = []
        for _ in range(KILLS):
            if all(one.over for one in people[:2]):
                await place.start()
                people = await sat_down(place.port, dice)
                everybody += people
                # What was just laid out is acknowledged, too.
                await place.kill()
            await a_life(place, people, dice)
        # In the end all of it is compared once more, from the first event on.
        await place.start()
        for one in everybody:
            async with one.sitting(place.port, -1):
                pass
        await place.kill()
    assert sum(one.answered for one in everybody) > KILLS

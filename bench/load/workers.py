"""Two workers beside one, on PostgreSQL: how many answers they give, and what an answer costs them.

Where a worker, the client and the database share two cores, more workers cannot give more answers. What two workers
are worth where each has a core follows from the processor time of an answer: two divided by what it costs two, beside
one divided by what it costs one.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from statistics import median

import asyncpg  # type: ignore[import-untyped]
import httpx

from bench.load import own_tables, servers
from bench.load.report import Must, figure
from bench.load.servers import Server
from bench.load.tables import PATIENCE, Room
from tools.postgres import borrowed

TABLES = 100
LEAST_GAIN = 1.7


class Workers(Server):
    """A server of so many workers, with a database of its own."""

    def __init__(self, count: int, database: str) -> None:
        port = servers.free_port()
        command = [sys.executable, "-m", "bench.load.house", str(port), database, str(count)]
        super().__init__(f"workers-{count}", command, servers.ROOT, servers.own_variables(), port)
        self.count = count

    def processor_seconds(self) -> float:
        """Of all its processes: several workers have a parent, and processes that bots would think in."""
        return sum(servers.processor_seconds_of(process) for process in [self.process.pid, *self.children()])

    def children(self) -> list[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8")
        return [int(child) for child in found.split()]


async def new_database(server: str, name: str) -> str:
    """An empty database."""
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    finally:
        await connection.close()
    return f"{server.rpartition('/')[0]}/{name}"


class Gain:
    """Answers a second of one worker and of two, and the processor time of an answer, round by round."""

    def __init__(self) -> None:
        self.rates: dict[int, list[float]] = {1: [], 2: []}
        self.costs: dict[int, list[float]] = {1: [], 2: []}

    def capacity(self) -> float:
        """What two workers could do, each on a core of its own, beside one."""
        return median([2 * one / two for one, two in zip(self.costs[1], self.costs[2], strict=True)])

    def rate(self) -> float:
        return median([two / one for one, two in zip(self.rates[1], self.rates[2], strict=True)])


async def play_by_turns(rounds: int, seconds: float) -> Gain:
    """One worker and two, slice by slice; round 0 warms up and does not count."""
    gain = Gain()
    with borrowed() as server:
        urls = [await new_database(server, f"load_{count}") for count in (1, 2)]
        with Workers(1, urls[0]) as one, Workers(2, urls[1]) as two:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                rooms = [(house, room_at(house, client)) for house in (one, two)]
                for _, room in rooms:
                    await room.open()
                for round in range(rounds + 1):
                    print(f"\rworkers: round {round} of {rounds} ", end="", file=sys.stderr, flush=True)
                    for house, room in rooms:
                        await room.make_ready()
                        before = house.processor_seconds()
                        tally = await room.play(seconds)
                        if round > 0:
                            gain.rates[house.count].append(tally.per_second())
                            gain.costs[house.count].append((house.processor_seconds() - before) / len(tally.waits))
                for _, room in rooms:
                    room.close()
    print(file=sys.stderr)
    return gain


def room_at(house: Workers, client: httpx.AsyncClient) -> Room:
    return Room(lambda seed: own_tables.lay_out(house.port, client, own_tables.wish(False), seed), TABLES)


def measure(rounds: int, seconds: float) -> bool:
    """Measure, print, and say whether what must hold did."""
    gain = asyncio.run(play_by_turns(rounds, seconds))
    must = Must(at_least=LEAST_GAIN)
    held = must.holds(gain.capacity())
    print(f"**{TABLES} tables of two people on PostgreSQL, two workers beside one.**\n")
    print("| | two | one | ratio | must be | |\n|---|--:|--:|--:|--:|---|")
    rates, costs = gain.rates, gain.costs
    print(
        f"| answers per second, with the client and the database on the same cores | {figure(median(rates[2]))} | "
        f"{figure(median(rates[1]))} | {gain.rate():.2f} | | |"
    )
    print(
        f"| the workers' processor time an answer, µs | {figure(median(costs[2]) * 1e6)} | "
        f"{figure(median(costs[1]) * 1e6)} | | | |"
    )
    print(
        f"| answers per second, each worker on a core of its own | {figure(2 / median(costs[2]))} | "
        f"{figure(1 / median(costs[1]))} | {gain.capacity():.2f} | {must} | {'held' if held else '**not held**'} |\n",
        flush=True,
    )
    return held

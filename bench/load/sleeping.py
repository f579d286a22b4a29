"""A thousand tables of which fifty are played: what one that everybody has left takes, and how soon it is back."""

from __future__ import annotations

import asyncio
from statistics import median
from time import perf_counter

import httpx

from bench.load import own_tables, servers
from bench.load.own_tables import OwnTable
from bench.load.report import Must, figure
from bench.load.tables import PATIENCE, Room, Tally

ACTIVE = 50
WOKEN = 50
WARMING_UP = 4
"""So many times fifty tables come and go before memory is weighed."""
LARGEST_IDLE_KB, SLOWEST_WAKING_MS = 20.0, 20.0


async def sleep(tables: int, seconds: float) -> tuple[float, float, float]:
    """The bytes of an idle table; the seconds until the first answer at one that slept: of the server's processor on
    average, and for whoever waits, the middle one of all.
    """
    with servers.motstand() as server:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:

            def room() -> Room:
                return Room(lambda seed: own_tables.lay_out(server.port, client, own_tables.wish(False), seed), ACTIVE)

            active = room()
            await active.open()
            await active.play(seconds)

            async def come_and_go() -> list[OwnTable]:
                guests = room()
                await guests.open()
                await guests.play(seconds)
                guests.close()
                return [table for table in guests.tables if isinstance(table, OwnTable) and not table.over]

            # What the most tables that are played at once take is no part of what idle ones do; nor is what the
            # first connections leave behind until the collector looks for it.
            for _ in range(WARMING_UP):
                await come_and_go()
            before = server.memory()
            left: list[OwnTable] = []
            while len(left) < tables - ACTIVE:
                left += await come_and_go()
            grown = server.memory() - before
            # The last to be left are still in memory.
            worked = server.processor_seconds()
            waking = [await first_answer(table, server.port) for table in left[:WOKEN]]
            worked = server.processor_seconds() - worked
            active.close()
            return grown / len(left), worked / WOKEN, median(waking)


async def first_answer(slept: OwnTable, port: int) -> float:
    """Come back to a table and answer: the seconds from the first connection to the new state."""
    table = OwnTable(0)
    assert slept.made is not None
    start = perf_counter()
    await table.sit_down(port, slept.made)
    tally = table.tally = Tally()
    table.go_on()
    table.tally = None
    while table.answering is not None:
        assert perf_counter() - start < PATIENCE, "an answer was never answered"
        await asyncio.sleep(0)
    table.leave()
    assert not tally.stale
    return perf_counter() - start


async def measure(quick: bool) -> bool:
    """Measure, print, and say whether all held that must."""
    tables, seconds = (300, 0.5) if quick else (1000, 1.0)
    idle, worked, waited = await sleep(tables, seconds)
    print(f"**{tables} tables, {ACTIVE} of them played.**\n\n| | | must be | |\n|---|--:|--:|---|")
    rows = [
        ("memory for a table that everybody has left, kB", idle / 1000, Must(at_most=LARGEST_IDLE_KB)),
        (
            "two people come back, first answer: the server's processor time, ms",
            worked * 1000,
            Must(at_most=SLOWEST_WAKING_MS),
        ),
    ]
    for label, value, must in rows:
        print(f"| {label} | {figure(value)} | {must} | {'held' if must.holds(value) else '**not held**'} |")
    print(f"| the same as people wait for it, ms | {figure(waited * 1000)} | | |\n", flush=True)
    return all(must.holds(value) for _, value, must in rows)

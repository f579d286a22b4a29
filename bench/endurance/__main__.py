"""Plays, watches, uploads and kills at once: ``python -m bench.endurance [--minutes 30]``.

In the first third of the time the server is killed again and again, while everything goes on; then one server lives
to the end, and its memory is watched. It ends with status 1 if anybody was told something that is gone or has changed,
if something was refused that is right, or if memory grows. Memory is judged from ten minutes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time
from statistics import median

import uvloop

from bench.endurance.crowd import Crowd
from bench.endurance.guests import Findings
from bench.endurance.house import House

KILLING_SHARE = 1 / 3
LIVES = (2.0, 15.0)
"""So many seconds a server lives before it is killed."""
MOST_GROWTH = 1.1
"""In the last quarter of the last life a server may take so much of what it took in the second."""
LONG_ENOUGH = 10.0
"""So many minutes it takes until memory can be judged: games fill their tables, and phrases are kept for later."""


async def endure(seconds: float, findings: Findings) -> tuple[int, list[int]]:
    """How often the server was killed, and the memory that the last one had, second by second."""
    house = House()
    await house.open()
    crowd = Crowd(house.port, findings)
    living = asyncio.create_task(crowd.live())
    try:
        await kill_again_and_again(house, seconds * KILLING_SHARE)
        memory = await watch_memory(house, living, seconds * (1 - KILLING_SHARE))
        living.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await living
        await crowd.compare_all()
    finally:
        house.server.stop()
    return house.kills, memory


async def kill_again_and_again(house: House, seconds: float) -> None:
    chance, end = random.Random(1940), time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        await asyncio.sleep(min(left, chance.uniform(*LIVES)))
        await house.kill()
        print(f"\r{house.kills} kills ", end="", file=sys.stderr, flush=True)


async def watch_memory(house: House, living: asyncio.Task[None], seconds: float) -> list[int]:
    taken: list[int] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and not living.done():
        await asyncio.sleep(1.0)
        taken.append(house.server.memory())
        print(f"\r{taken[-1] / 1e6:.0f} MB, {end - time.monotonic():.0f} s left ", end="", file=sys.stderr, flush=True)
    return taken


def growth(memory: list[int]) -> float:
    """What the last quarter took of what the second did."""
    quarter = len(memory) // 4
    return median(memory[-quarter:]) / median(memory[quarter : 2 * quarter])


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.endurance", description="Play, watch, upload and kill.")
    parser.add_argument("--minutes", type=float, default=30.0, help="for how long, at least 1 (30)")
    asked = parser.parse_args()
    findings = Findings()
    kills, memory = uvloop.run(endure(60 * max(1.0, asked.minutes), findings))
    grown = growth(memory)
    print(
        f"\n{asked.minutes:g} minutes: {kills} kills, {findings.tables} tables, {findings.visits} visits, "
        f"{findings.told} frames told, {findings.compared} events compared, {findings.uploads} uploads, "
        f"{len(findings.faults)} faults; memory {median(memory) / 1e6:.0f} MB, at last {grown:.2f} x what it was at "
        f"first (must be ≤ {MOST_GROWTH:g})."
    )
    for fault in findings.faults[:20]:
        print(fault)
    is_flat = grown <= MOST_GROWTH or asked.minutes < LONG_ENOUGH
    return 0 if is_flat and not findings.faults else 1


if __name__ == "__main__":
    sys.exit(main())

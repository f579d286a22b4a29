"""Measures Motstand's server beside boardgame.io's, under the load of many tables: ``python -m bench.load [--quick]``.

One client plays all seats of people at both servers, by turns and without thinking: at every table one answer is under
way at any time. Motstand keeps each answer durably (SQLite, WAL, synchronous FULL) before it shows it; boardgame.io
keeps its matches in memory. It ends with status 1 if something that must hold does not.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

import httpx
import uvloop

from bench.load import own_tables, peer_tables, servers, sleeping
from bench.load.report import MOTSTAND, PEER, Side, header, table
from bench.load.servers import Server
from bench.load.tables import Room

TIMEOUT = 60.0


class Bench:
    """One server with its room full of tables."""

    def __init__(self, server: Server, room: Room, side: Side) -> None:
        self.server = server
        self.room = room
        self.side = side
        self.empty = 0

    async def open(self) -> None:
        """Lay out the tables."""
        self.empty = self.server.memory()
        await self.room.open()

    async def play(self, seconds: float, counts: bool) -> None:
        """A slice."""
        before = self.server.processor_seconds()
        tally = await self.room.play(seconds)
        if counts:
            self.side.add(tally, self.server.processor_seconds() - before)

    def close(self) -> None:
        """Weigh the tables and leave."""
        self.side.bytes_a_table = (self.server.memory() - self.empty) / self.room.count
        self.room.close()


async def take_turns(tables: int, bots: bool, rounds: int, seconds: float) -> tuple[Side, Side]:
    """Both servers, slice by slice; round 0 warms up and does not count."""
    build = "compiled" if servers.is_compiled() else "pure"
    with servers.motstand() as ours, servers.boardgame_io() as theirs:
        async with httpx.AsyncClient(timeout=TIMEOUT) as client:
            benches = [
                Bench(
                    ours,
                    Room(lambda seed: own_tables.lay_out(ours.port, client, bots, seed), tables),
                    Side(f"{MOTSTAND} ({build}), durable"),
                ),
                Bench(
                    theirs,
                    Room(lambda seed: peer_tables.lay_out(theirs.port, seed), tables),
                    Side(f"{PEER}, in memory"),
                ),
            ]
            for bench in benches:
                await bench.open()
            for round in range(rounds + 1):
                print(f"\r{tables} tables: round {round} of {rounds} ", end="", file=sys.stderr, flush=True)
                for bench in benches:
                    await bench.play(seconds, counts=round > 0)
            print(file=sys.stderr)
            for bench in benches:
                bench.close()
    return benches[0].side, benches[1].side


def measure(tables: int, bots: bool, must: bool, rounds: int, seconds: float) -> bool:
    """Measure, print, and say whether all held that must."""
    own, peer = uvloop.run(take_turns(tables, bots, rounds, seconds))
    lines, all_held = table(own, peer, must, bots)
    at = f"{tables} tables of Kampen om Norge, " + ("a person against the policy player" if bots else "two people each")
    print("\n".join([f"**{at}**; at {PEER}, two people each.", "", *lines, ""]), flush=True)
    if own.stale:
        print(f"{own.stale} answers came too late, for a bot was faster; they are not counted.\n")
    return all_held


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Measure the server under load.")
    parser.add_argument("--quick", action="store_true", help="short slices: a first impression")
    quick = parser.parse_args().quick
    rounds, seconds = (3, 1.5) if quick else (15, 2.0)
    print(header(rounds, seconds) + "\n")
    held = [
        uvloop.run(sleeping.measure(quick)),
        measure(tables=100, bots=False, must=True, rounds=rounds, seconds=seconds),
        measure(tables=200, bots=True, must=False, rounds=rounds, seconds=seconds),
        subprocess.run(
            [sys.executable, "-m", "bench.storage", *sys.argv[1:]], cwd=servers.ROOT, env=servers.own_variables()
        ).returncode
        == 0,
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

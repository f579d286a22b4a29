"""Measures Motstand's server beside boardgame.io's, under the load of many tables: ``python -m bench.load [--quick]``.

One client plays all seats of people at both servers, by turns and without thinking: at every table one answer is under
way at any time. Motstand keeps each answer durably (SQLite, WAL, synchronous FULL) before it shows it; boardgame.io
keeps its matches in memory. It ends with status 1 if something that must hold does not.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from typing import NamedTuple

import httpx
import uvloop

from bench.load import own_tables, peer_tables, servers, sleeping, workers
from bench.load.report import MOTSTAND, PEER, Must, Musts, Side, header, table
from bench.load.servers import Server
from bench.load.tables import Room
from bench.report import REFERENCE
from motstand.kernel.registry import find_game, game_ids

TIMEOUT = 60.0
ALONE = ["crown-and-courage"]
"""Games whose tables are measured beside those of the reference."""
COMPANY = [5, 2]
"""So many people sit at each table of a cooperative game, many beside few."""


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
        await self.room.make_ready()
        before = self.server.processor_seconds()
        tally = await self.room.play(seconds)
        if counts:
            self.side.add(tally, self.server.processor_seconds() - before)

    def close(self) -> None:
        """Weigh the tables and leave."""
        self.side.bytes_a_table = (self.server.memory() - self.empty) / self.room.laid_out()
        self.room.close()


async def play_by_turns(benches: list[Bench], rounds: int, seconds: float) -> None:
    """All servers, slice by slice; round 0 warms up and does not count."""
    for bench in benches:
        await bench.open()
    for round in range(rounds + 1):
        print(f"\r{benches[0].room.count} tables: round {round} of {rounds} ", end="", file=sys.stderr, flush=True)
        for bench in benches:
            await bench.play(seconds, counts=round > 0)
    print(file=sys.stderr)
    for bench in benches:
        bench.close()


def build() -> str:
    return "compiled" if servers.is_compiled() else "pure"


async def beside_peer(tables: int, bots: bool, rounds: int, seconds: float) -> tuple[Side, Side]:
    """Motstand's server and boardgame.io's."""
    with servers.motstand() as ours, servers.boardgame_io() as theirs:
        async with httpx.AsyncClient(timeout=TIMEOUT) as client:
            own = Bench(
                ours,
                Room(lambda seed: own_tables.lay_out(ours.port, client, own_tables.wish(bots), seed), tables),
                Side(f"{MOTSTAND} ({build()}), durable"),
            )
            peer = Bench(
                theirs,
                Room(lambda seed: peer_tables.lay_out(theirs.port, seed), tables),
                Side(f"{PEER}, in memory"),
            )
            await play_by_turns([own, peer], rounds, seconds)
    return own.side, peer.side


class Kind(NamedTuple):
    """A kind of tables: the game, and how many people sit at each; 0: as many as usual."""

    game: str
    people: int = 0

    def __str__(self) -> str:
        return f"{self.game}, {self.people} people" if self.people else self.game


async def beside_each_other(kinds: list[Kind], tables: int, rounds: int, seconds: float) -> tuple[Side, Side]:
    """Two servers of Motstand, each with tables of one kind."""
    own, other = kinds
    with servers.motstand("own") as ours, servers.motstand("other") as theirs:
        async with httpx.AsyncClient(timeout=TIMEOUT) as client:
            benches = [room_of(own, ours, client, tables), room_of(other, theirs, client, tables)]
            await play_by_turns(benches, rounds, seconds)
    return benches[0].side, benches[1].side


def room_of(kind: Kind, server: Server, client: httpx.AsyncClient, tables: int) -> Bench:
    """A server that has tables of one kind only, with people in all seats."""
    wished = own_tables.wish_for(kind.game, kind.people)
    room = Room(lambda seed: own_tables.lay_out(server.port, client, wished, seed), tables)
    return Bench(server, room, Side(f"{kind} ({build()})"))


def measure_kinds(kinds: list[Kind], slowest: float, tables: int, rounds: int, seconds: float) -> bool:
    """One kind of tables beside another: print, and say whether the tail of the first is at most so much longer."""
    own, other = uvloop.run(beside_each_other(kinds, tables, rounds, seconds))
    lines, all_held = table(own, other, Musts(tail=Must(at_most=slowest)), bots=False)
    at = f"{tables} tables of {kinds[0]}, beside as many of {kinds[1]}"
    print("\n".join([f"**{at}**", "", *lines, ""]), flush=True)
    return all_held


def measure_alone(game: str, tables: int, rounds: int, seconds: float) -> bool:
    """A game for one beside the reference."""
    return measure_kinds([Kind(game), Kind(REFERENCE)], 1.2, tables, rounds, seconds)


def measure_company(game: str, tables: int, rounds: int, seconds: float) -> bool:
    """Many people at each table of a cooperative game beside few."""
    return measure_kinds([Kind(game, people) for people in COMPANY], 1.5, tables, rounds, seconds)


def measure(tables: int, bots: bool, must: bool, rounds: int, seconds: float) -> bool:
    """Measure, print, and say whether all held that must."""
    own, peer = uvloop.run(beside_peer(tables, bots, rounds, seconds))
    musts = Musts(Must(at_least=2.0), Must(at_most=0.5)) if must else Musts()
    lines, all_held = table(own, peer, musts, bots)
    at = f"{tables} tables of Kampen om Norge, " + ("a person against the policy player" if bots else "two people each")
    print("\n".join([f"**{at}**; at {PEER}, two people each.", "", *lines, ""]), flush=True)
    if own.stale:
        print(f"{own.stale} answers came too late, for a bot was faster; they are not counted.\n")
    return all_held


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Measure the server under load.")
    parser.add_argument("--quick", action="store_true", help="short slices: a first impression")
    parser.add_argument("--company", action="store_true", help="only cooperative games, five people a table beside two")
    parser.add_argument("--alone", action="store_true", help="only the games for one, beside each other")
    parser.add_argument("--workers", action="store_true", help="only two workers beside one, on PostgreSQL")
    parser.add_argument("--peer", action="store_true", help="only tables of two people, beside boardgame.io")
    asked = parser.parse_args()
    quick = asked.quick
    rounds, seconds = (3, 1.5) if quick else (15, 2.0)
    print(header(rounds, seconds) + "\n")
    if asked.workers:
        return 0 if workers.measure(rounds, seconds) else 1
    if asked.peer:
        return 0 if measure(tables=100, bots=False, must=True, rounds=rounds, seconds=seconds) else 1
    cooperative = [game for game in game_ids() if find_game(game).cooperative]
    company = [measure_company(game, 100, rounds, seconds) for game in cooperative if not asked.alone]
    if asked.company:
        return 0 if all(company) else 1
    alone = [measure_alone(game, 100, rounds, seconds) for game in ALONE]
    if asked.alone:
        return 0 if all(alone) else 1
    held = [
        *company,
        *alone,
        uvloop.run(sleeping.measure(quick)),
        measure(tables=100, bots=False, must=True, rounds=rounds, seconds=seconds),
        measure(tables=200, bots=True, must=False, rounds=rounds, seconds=seconds),
        workers.measure(rounds, seconds),
        subprocess.run(
            [sys.executable, "-m", "bench.storage", *sys.argv[1:]], cwd=servers.ROOT, env=servers.own_variables()
        ).returncode
        == 0,
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

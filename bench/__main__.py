"""Measures Motstand, pure and compiled, beside other engines: ``python -m bench [--quick]``.

Each build and the peers run in a process of their own and take turns, slice by slice, so that all of them meet the same
noise. It ends with status 1 if a ratio that must hold does not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.report import COMPILED, PEERS, PURE, Slices, header, rows, table

ROOT = Path(__file__).parent.parent
PATHS = {PURE: ROOT / "src", COMPILED: ROOT / "build" / "compiled"}


class Worker:
    """A process that runs slices when asked."""

    def __init__(self, side: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(PATHS.get(side, PATHS[PURE])), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "bench.slices", "peers" if side == PEERS else "own"]
        self.side = side
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, measure: str, **values: Any) -> Any:
        """What it says to this question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"measure": measure, **values}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The {self.side} process ended while it was asked for '{measure}'; it says above why.")
        return json.loads(line)

    def stop(self) -> None:
        """End the process; it ends by itself when its input does."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def builds() -> list[str]:
    """The builds of Motstand that there are."""
    if PATHS[COMPILED].is_dir():
        return [PURE, COMPILED]
    print("There is no build/compiled (`make compile` makes it), so only pure Python is measured.\n")
    return [PURE]


def start(sides: list[str]) -> dict[str, Worker]:
    """The processes, each with the build that it should have."""
    workers = {side: Worker(side) for side in [*sides, PEERS]}
    for side, worker in workers.items():
        if (build := worker.ask("build")) != side:
            sys.exit(f"Expected the {side} build of Motstand, got the {build} one.")
    return workers


def take_turns(workers: dict[str, Worker], sides: list[str], rounds: int, seconds: float) -> Slices:
    """Slices of everything that is compared, round by round; round 0 warms up and doesn't count."""
    rates = [rate for row in rows(sides) for rate in (row.rate, row.beside) if rate is not None]
    turns = list(dict.fromkeys((rate.side, rate.measure) for rate in rates))
    slices: Slices = {}
    for round in range(rounds + 1):
        print(f"\rround {round} of {rounds} ", end="", file=sys.stderr, flush=True)
        for side, measure in turns:
            counts = workers[side].ask(measure, round=round, seconds=seconds if round else seconds / 5)
            if round:
                slices.setdefault((side, measure), []).append(counts)
    print(file=sys.stderr)
    return slices


def same_records(workers: dict[str, Worker], seeds: int) -> bool:
    """Do both builds write the same records, byte for byte?"""
    pure, compiled = (workers[side].ask("records", seeds=seeds) for side in (PURE, COMPILED))
    different = [seed for seed in range(seeds) if pure[seed] != compiled[seed]]
    told = f"**not held**: different for seeds {different[:10]}" if different else "held"
    print(f"Records of {seeds} games of random players, pure and compiled, byte for byte the same: {told}.")
    return not different


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed beside other engines.")
    parser.add_argument("--quick", action="store_true", help="short slices and few records: a first impression")
    quick = parser.parse_args().quick
    rounds, seconds, seeds = (5, 0.1, 20) if quick else (9, 0.6, 100)
    sides = builds()
    workers = start(sides)
    try:
        slices = take_turns(workers, sides, rounds, seconds)
        lines, all_held = table(slices, sides)
        print("\n".join([header(rounds, seconds), "", *lines, ""]))
        if COMPILED in workers:
            all_held = same_records(workers, seeds) and all_held
    finally:
        for worker in workers.values():
            worker.stop()
    return 0 if all_held else 1


if __name__ == "__main__":
    sys.exit(main())

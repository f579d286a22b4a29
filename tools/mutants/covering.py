"""Which tests call which function: measured once for each test file, and again when it or the rules have changed."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import repeat
from pathlib import Path

from tools.mutants.mutations import Mutant

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants" / "calls"
FOLDERS = ["tests/kernel", "tests/games", "tests/examples"]
"""Where the tests of kernel and rules are."""


class Measured:
    """What is known about one test: how long it takes, and what it calls."""

    def __init__(self, line: str) -> None:
        data = json.loads(line)
        self.test: str = data["test"]
        self.seconds: float = data["seconds"]
        self.calls: list[str] = data["calls"]


class Covering:
    """The tests that call a function, the quickest and most special first."""

    def __init__(self, measured: list[Measured]) -> None:
        self.seconds = {one.test: one.seconds for one in measured}
        self.size = {one.test: len(one.calls) for one in measured}
        self.by_function: dict[str, set[str]] = defaultdict(set)
        self.by_file: dict[str, set[str]] = defaultdict(set)
        for one in measured:
            for call in one.calls:
                self.by_function[call].add(one.test)
                self.by_file[call.partition(" ")[0]].add(one.test)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that run the function of a mutant; outside of functions, any of its file."""
        file = mutant.path.removeprefix("src/motstand/")
        called = self.by_function.get(f"{file} {mutant.function}", set()) if mutant.function else set()
        tests = called or self.by_file.get(file, set())
        return sorted(tests, key=lambda test: (self.seconds[test] * self.size[test], test))


def test_files(root: Path, folders: list[str]) -> list[str]:
    """The tests of the rules in a copy of the project."""
    found = sorted(file for folder in folders for file in (root / folder).rglob("test_*.py"))
    return [str(file.relative_to(root)) for file in found]


def kept_file(root: Path, test: str) -> Path:
    """Where the calls of a test file are kept; another text of it or of the rules, another name."""
    digest = hashlib.sha256(rules_digest(root) + (root / test).read_bytes()).hexdigest()[:16]
    return KEPT / f"{test.removesuffix('.py').replace('/', '.')}.{digest}.jsonl"


@cache
def rules_digest(root: Path) -> bytes:
    """What the rules are now: when functions change their places, other tests call them."""
    folders = [root / "src" / "motstand" / name for name in ("kernel", "games")]
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).digest()


def measure(root: Path, test: str) -> None:
    """Run a test file and keep what its tests call. Tests that fail without a mutant can kill none."""
    kept = kept_file(root, test)
    making = kept.with_suffix(".making")
    making.write_text("")
    environment = {**os.environ, "MOTSTAND_CALLS": str(making), "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.mutants.watch", test]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=root, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{test} fails without a mutant:\n{done.stdout[-3000:]}")
    making.rename(kept)


def covering(root: Path, folders: list[str], processes: int) -> Covering:
    """The calls of all tests; those that are not known yet are measured now."""
    KEPT.mkdir(parents=True, exist_ok=True)
    files = test_files(root, folders)
    unknown = [file for file in files if not kept_file(root, file).exists()]
    if unknown:
        print(f"measuring what the tests of {len(unknown)} files call", flush=True)
    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(measure, repeat(root), unknown))
    lines = [line for file in files for line in kept_file(root, file).read_text(encoding="utf-8").splitlines()]
    return Covering([Measured(line) for line in lines])

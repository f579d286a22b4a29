"""Which tests call which function: measured once for each test file, and again when it or the rules have changed."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import repeat
from pathlib import Path

from tools.mutants.mutations import Mutant

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants" / "calls"
FOLDERS = ["tests/kernel", "tests/games", "tests/examples"]
"""Where the tests of kernel and rules are."""

NO_PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Plugins of pytest that these tests don't need take half of the time that a mutant takes."""


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
        ordered = sorted(tests, key=lambda test: (self.cost(test), test))
        # The same test with other parameters notices less than another test: each further one comes later.
        before: Counter[str] = Counter()
        costs = {}
        for test in ordered:
            name = test.partition("[")[0]
            before[name] += 1
            costs[test] = self.cost(test) * before[name]
        return sorted(ordered, key=costs.__getitem__)

    def cost(self, test: str) -> float:
        """Quick tests are cheap, and those that call little besides."""
        return self.seconds[test] * self.size[test]

    def tests_within(self, seconds: float, mutant: Mutant) -> list[str]:
        """As many of those tests, in that order, as take no longer together."""
        chosen = []
        for test in self.tests_for(mutant):
            if self.seconds[test] <= seconds:
                seconds -= self.seconds[test]
                chosen.append(test)
        return chosen


def test_files(root: Path, folders: list[str]) -> list[str]:
    """The tests of the rules in a copy of the project, in folders or in single files."""
    found = sorted(file for folder in folders for file in [*(root / folder).rglob("test_*.py"), root / folder])
    found = [file for file in found if file.suffix == ".py"]
    return [str(file.relative_to(root)) for file in found]


def kept_file(root: Path, test: str) -> Path:
    """Where the calls of a test file are kept; another text of it or of the rules, another name."""
    game = Path(test).parts[2] if len(Path(test).parts) > 3 else ""
    digest = hashlib.sha256(rules_digest(root, game) + (root / test).read_bytes()).hexdigest()[:16]
    return KEPT / f"{test.removesuffix('.py').replace('/', '.')}.{digest}.jsonl"


@cache
def rules_digest(root: Path, game: str) -> bytes:
    """What the rules are now: when functions change their places, other tests call them.

    The tests of one game call the kernel and its rules, those for all games any.
    """
    package = root / "src" / "motstand"
    games = package / "games" / game
    folders = [package / "kernel", games if games.is_dir() else package / "games"]
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).digest()


def measure(root: Path, tests: list[str]) -> None:
    """Run test files and keep what their tests call. Tests that fail without a mutant can kill none."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as calls:
        path = f"{root / 'src'}{os.pathsep}{root}"
        environment = {**os.environ, "MOTSTAND_CALLS": calls.name, "PYTHONPATH": path, **NO_PLUGINS}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.mutants.watch", *tests]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=root, check=False)
        if done.returncode != 0:
            raise SystemExit(f"tests fail without a mutant:\n{done.stdout[-3000:]}")
        lines: dict[str, list[str]] = {test: [] for test in tests}
        for line in calls:
            lines[json.loads(line)["test"].partition("::")[0]].append(line)
    for test, some in lines.items():
        kept_file(root, test).write_text("".join(some), encoding="utf-8")


def covering(root: Path, folders: list[str], processes: int) -> Covering:
    """The calls of all tests; those that are not known yet are measured now."""
    KEPT.mkdir(parents=True, exist_ok=True)
    files = test_files(root, folders)
    unknown = [file for file in files if not kept_file(root, file).exists()]
    if unknown:
        print(f"measuring what the tests of {len(unknown)} files call", flush=True)
    shares = [unknown[number::processes] for number in range(min(processes, len(unknown)))]
    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(measure, repeat(root), shares))
    lines = [line for file in files for line in kept_file(root, file).read_text(encoding="utf-8").splitlines()]
    return Covering([Measured(line) for line in lines])

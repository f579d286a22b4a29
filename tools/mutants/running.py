"""Trying mutants: in a copy of the project, with the tests that call its function, until one fails.

Most are tried in a fork of a process that has loaded all tests (`forking.py`), the others in a process of their own.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from tools.mutants.covering import NO_PLUGINS, ROOT, Covering
from tools.mutants.forking import UNABLE
from tools.mutants.mutations import Mutant

COPIED = ("src", "tests", "examples", "tools", "docs", "web", "pyproject.toml", "README.md", "CONTRIBUTING.md")
LEFT_OUT = shutil.ignore_patterns("node_modules", "client", "*.so", ".svelte-kit")
SECONDS = 10.0
"""So much more CPU time than without a mutant may a test take; then it hangs."""
FIRST = 12
"""So many tests are tried before all others."""
MEMORY = 4 * 1024**3

KILLED, HUNG, SURVIVED, UNTESTED = "killed", "hung", "survived", "untested"


class Result(NamedTuple):
    """What became of a mutant, and the test that noticed it."""

    mutant: Mutant
    fate: str
    test: str = ""

    @property
    def noticed(self) -> bool:
        return self.fate in (KILLED, HUNG)


class Copy:
    """A copy of the project in which one mutant at a time is tried. The project itself is never touched."""

    def __init__(self, folder: Path, folders: list[str]) -> None:
        self.folder = folder
        self.folders = folders
        self.forks: Forks | None = None
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT, symlinks=True)
            elif source.exists():
                shutil.copy2(source, folder / name)

    def close(self) -> None:
        if self.forks is not None:
            self.forks.close()

    def environment(self, durations: Path) -> dict[str, str]:
        own = {"PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}", "MOTSTAND_SECONDS": str(SECONDS)}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("MOTSTAND_")}
        # A mutant compiles one file; all others are compiled once for all mutants.
        kept.pop("PYTHONDONTWRITEBYTECODE", None)
        return {**kept, **own, "MOTSTAND_DURATIONS": str(durations), **NO_PLUGINS}

    def try_out(self, mutant: Mutant, tests: list[str], durations: dict[str, float]) -> Result:
        """Run the tests with the mistake until one fails: in a fork if that can tell, else in a process of its own."""
        if not tests:
            return Result(mutant, UNTESTED)
        if self.forks is None:
            self.forks = Forks(self.folder, self.folders, self.environment(self.folder / "durations.json"))
        source = mutant.apply((self.folder / mutant.path).read_text(encoding="utf-8"))
        fate, test = self.forks.try_out(mutant, source, {test: durations[test] for test in tests})
        return Result(mutant, fate, test) if fate != UNABLE else self.try_alone(mutant, tests, durations)

    def try_alone(self, mutant: Mutant, tests: list[str], durations: dict[str, float]) -> Result:
        """Put the mistake into the file, run the tests, and take it out again."""
        file = self.folder / mutant.path
        text = file.read_text(encoding="utf-8")
        forget_compiled(file)
        file.write_text(mutant.apply(text), encoding="utf-8")
        try:
            # Most mutants are noticed at once: the files of all other tests need not even be read.
            first = self.run(mutant, tests[:FIRST], durations)
            return first if first.noticed or not tests[FIRST:] else self.run(mutant, tests[FIRST:], durations)
        finally:
            file.write_text(text, encoding="utf-8")
            forget_compiled(file)

    def run(self, mutant: Mutant, tests: list[str], durations: dict[str, float]) -> Result:
        listed, known = self.folder / "tests.txt", self.folder / "durations.json"
        listed.write_text("\n".join(tests), encoding="utf-8")
        known.write_text(json.dumps({test: durations[test] for test in tests}), encoding="utf-8")
        plugins = ["-p", "no:cacheprovider", "-p", "tools.mutants.watch"]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", *plugins, f"@{listed}"]
        limit = most_seconds([durations[test] for test in tests])
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment(known),
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=lambda: limit_to(limit),
        )
        if done.returncode == 0:
            return Result(mutant, SURVIVED)
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        test = failed[0].split(" ", 1)[1].partition(" - ")[0] if failed else "could not be loaded"
        hung = done.returncode < 0 or "Hangs" in done.stdout
        return Result(mutant, HUNG if hung else KILLED, test)


class Forks:
    """A process that has loaded the tests of a copy, and tries each mutant in a fork of itself."""

    def __init__(self, folder: Path, folders: list[str], environment: dict[str, str]) -> None:
        orders, self.orders = os.pipe()
        self.answers, answers = os.pipe()
        plugins = ["-p", "no:cacheprovider", "-p", "tools.mutants.forking"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", "-s", *plugins, *folders],
            cwd=folder,
            env={**environment, "MOTSTAND_ORDERS": f"{orders} {answers}", "MOTSTAND_SECONDS": "0"},
            stdout=subprocess.DEVNULL,
            pass_fds=(orders, answers),
        )
        os.close(orders)
        os.close(answers)
        self.asking = os.fdopen(self.orders, "w", encoding="utf-8")
        self.hearing = os.fdopen(self.answers, encoding="utf-8")

    def try_out(self, mutant: Mutant, source: str, tests: dict[str, float]) -> tuple[str, str]:
        """The fate of a mutant and the test that noticed it."""
        order = {
            "file": mutant.path.removeprefix("src/motstand/"),
            "function": mutant.function,
            "source": source,
            "tests": [[test, SECONDS + 1.5 * seconds] for test, seconds in tests.items()],
            "limit": most_seconds(list(tests.values())),
            "memory": MEMORY,
        }
        self.asking.write(json.dumps(order) + "\n")
        self.asking.flush()
        answer = self.hearing.readline()
        if not answer:
            raise SystemExit("the tests cannot be collected")
        fate, test = json.loads(answer)
        return fate, test

    def close(self) -> None:
        self.asking.close()
        self.hearing.close()
        self.process.wait()


def most_seconds(durations: list[float]) -> int:
    """So much CPU time may some tests take together."""
    return 60 + int(len(durations) * SECONDS / 10 + 3 * sum(durations))


def limit_to(seconds: int) -> None:
    """No more CPU time and memory than this."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def forget_compiled(file: Path) -> None:
    """Python tells versions of a file apart by second and size: a mutant may have both of the file before."""
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def try_in(copies: Queue[Copy], mutant: Mutant, covering: Covering, seconds: float) -> Result:
    """Try a mutant in the next copy that is free, with tests that take so long at most."""
    copy = copies.get()
    try:
        return copy.try_out(mutant, covering.tests_within(seconds, mutant), covering.seconds)
    finally:
        copies.put(copy)

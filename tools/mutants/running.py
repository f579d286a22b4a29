"""Trying mutants: each in a copy of the project, with the tests that call its function, until one fails."""

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

from tools.mutants.covering import ROOT, Covering
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

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT, symlinks=True)
            elif source.exists():
                shutil.copy2(source, folder / name)

    def environment(self, durations: Path) -> dict[str, str]:
        own = {"PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}", "MOTSTAND_SECONDS": str(SECONDS)}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("MOTSTAND_")}
        # Plugins of pytest that these tests don't need take half of the time that a mutant takes.
        return {**kept, **own, "MOTSTAND_DURATIONS": str(durations), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    def try_out(self, mutant: Mutant, tests: list[str], durations: dict[str, float]) -> Result:
        """Put the mistake in, run the tests until one fails, and take it out again."""
        if not tests:
            return Result(mutant, UNTESTED)
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
        limit = 60 + int(len(tests) * SECONDS / 10 + 3 * sum(durations[test] for test in tests))
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


def limit_to(seconds: int) -> None:
    """No more CPU time and memory than this."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def forget_compiled(file: Path) -> None:
    """Python tells versions of a file apart by second and size: a mutant may have both of the file before."""
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def try_in(copies: Queue[Copy], mutant: Mutant, covering: Covering) -> Result:
    """Try a mutant in the next copy that is free."""
    copy = copies.get()
    try:
        return copy.try_out(mutant, covering.tests_for(mutant), covering.seconds)
    finally:
        copies.put(copy)

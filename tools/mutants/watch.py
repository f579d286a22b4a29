"""A pytest plugin: which functions a test calls and how long it takes, and an end to tests that do not end.

`MOTSTAND_CALLS` names a file that gets a line of JSON for each test. `MOTSTAND_SECONDS` is how much CPU time
a test may take, and half as much again as it took without a mutant, which `MOTSTAND_DURATIONS` names a file of.
"""

from __future__ import annotations

import cProfile
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

SOURCE = "/src/motstand/"


class Hangs(BaseException):
    """A test takes far longer than it should: hypothesis and others must not catch this."""


def stop(number: int, frame: FrameType | None) -> None:
    raise Hangs


class Watch:
    """Looks at each test while it runs."""

    def __init__(self) -> None:
        calls = os.environ.get("MOTSTAND_CALLS", "")
        self.calls = Path(calls) if calls else None
        self.seconds = float(os.environ.get("MOTSTAND_SECONDS", "0"))
        durations = os.environ.get("MOTSTAND_DURATIONS", "")
        self.durations: dict[str, float] = json.loads(Path(durations).read_text()) if durations else {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.seconds:
            signal.signal(signal.SIGVTALRM, stop)
            signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds + 1.5 * self.durations.get(item.nodeid, 0))
        profile = cProfile.Profile(subcalls=False, builtins=False) if self.calls else None
        begin = time.process_time()
        if profile is not None:
            profile.enable()
        yield
        if profile is not None:
            profile.disable()
        if self.seconds:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if profile is not None and self.calls is not None:
            line = {"test": item.nodeid, "seconds": time.process_time() - begin, "calls": functions(profile)}
            with self.calls.open("a") as file:
                file.write(json.dumps(line) + "\n")


def functions(profile: Any) -> list[str]:
    """The functions of the package that were called, as ``kernel/matches/match.py Match.play``."""
    codes = [entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)]
    return sorted({named(code) for code in codes if SOURCE in code.co_filename})


def named(code: CodeType) -> str:
    """File and name of a function; what is defined inside it without a name belongs to it."""
    parts = [part for part in code.co_qualname.split(".") if not part.startswith("<")]
    return f"{code.co_filename.rpartition(SOURCE)[2]} {'.'.join(parts)}"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Watch(), "motstand-watch")

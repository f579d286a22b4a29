"""Bots think in processes of their own. One that crashes or never answers costs the table a moment, nothing more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from motstand.server.bots.process import Task, Thought, extra_bots
from motstand.server.metrics import Metrics
from motstand.server.settings import Settings

log = logging.getLogger("motstand.bots")

LONGEST_LINE = 1 << 24


class BotFailed(Exception):
    """A bot crashed, did not answer in time, or answered what was not offered."""

    def __init__(self, how: str, why: str) -> None:
        super().__init__(why)
        self.how = how


class Bots:
    """Processes that think, started when they are needed and started again when one breaks."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._free = asyncio.Semaphore(settings.thinkers())
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self.names = frozenset(extra_bots(list(settings.bot_modules)))

    async def run(self, task: Task) -> Thought:
        """What the bots answer. Raises BotFailed; the process that failed is gone then."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            self._busy.add(process)
            began = time.monotonic()
            try:
                thought = await asyncio.wait_for(self._ask(process, task), self._settings.bot_seconds)
                self._idle.append(process)
            except TimeoutError:
                await self._end(process)
                raise BotFailed("slow", f"no answer within {self._settings.bot_seconds:g} s") from None
            except (OSError, EOFError, ValueError):
                code = await self._end(process)
                raise BotFailed("crash", f"its process ended with code {code}") from None
            finally:
                self._busy.discard(process)
                if process not in self._idle:
                    await self._end(process)
                self._metrics.thinking.observe(time.monotonic() - began)
        if thought.error or not thought.run:
            raise BotFailed("error", thought.error or "no answer")
        return thought

    async def _start(self) -> Process:
        """A new process. It finds modules where this one does."""
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "motstand.server.bots.process",
            *self._settings.bot_modules,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            # Ctrl-C is for the server; it ends its thinkers itself.
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )

    async def _ask(self, process: Process, task: Task) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Thought)

    async def _end(self, process: Process) -> int:
        """End a process; returns with which code it ended."""
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()

    async def close(self) -> None:
        """End all processes."""
        for process in [*self._idle, *self._busy]:
            await self._end(process)
        self._idle.clear()

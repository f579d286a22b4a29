"""Analyses of finished games, one at a time, in a process of low priority."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Literal

import msgspec

from motstand.server.afterwards.analyst import Progress
from motstand.server.messages import Analysis, AnalysisState
from motstand.server.refusals import Refused
from motstand.server.settings import Settings
from motstand.server.storage.store import Store

log = logging.getLogger("motstand.analyses")

LONGEST_LINE = 1 << 24
MOST_WAITING = 16


class Failed(Exception):
    """The process ended without a result."""


class Job:
    """One analysis that is running or queued."""

    def __init__(self) -> None:
        self.state: Literal["waiting", "running", "failed"] = "waiting"
        self.done = 0
        self.of = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Runs analyses and keeps their results in the store, so that each game is analysed once."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._jobs: dict[str, Job] = {}
        self._one = asyncio.Semaphore(1)

    async def state(self, table: str) -> AnalysisState:
        """The progress of an analysis."""
        job = self._jobs.get(table)
        if job is not None:
            return AnalysisState(job.state, job.done, job.of)
        kept = await self._store.analysis(table)
        if kept is None:
            return AnalysisState("none")
        found = msgspec.json.decode(kept, type=Analysis)
        return AnalysisState("done", found.positions, found.positions, found)

    async def begin(self, table: str, record: str) -> AnalysisState:
        """Queue the analysis of a game, unless it is queued or done. Raises Refused if the queue is full."""
        now = await self.state(table)
        if now.state in ("done", "waiting", "running"):
            return now
        if sum(job.state != "failed" for job in self._jobs.values()) >= MOST_WAITING:
            raise Refused("unavailable", "a few minutes later: other games are being looked at")
        job = self._jobs[table] = Job()
        job.task = asyncio.create_task(self._work(table, job, record))
        return AnalysisState(job.state)

    async def _work(self, table: str, job: Job, record: str) -> None:
        try:
            async with self._one:
                job.state = "running"
                found = await self._look(job, record)
                await self._store.keep_analysis(table, msgspec.json.encode(found))
            del self._jobs[table]
        except Exception:
            log.exception("table %s: looking back failed", table)
            job.state = "failed"

    async def _look(self, job: Job, record: str) -> Analysis:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "motstand.server.afterwards.analyst",
            str(self._settings.analysis_seconds),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            # Ctrl-C is for the server; it ends the process itself.
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        try:
            return await self._listen(process, job, record)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _listen(self, process: Process, job: Job, record: str) -> Analysis:
        """Send the record to the process, and read its progress until it returns a result."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record.encode())
        process.stdin.close()
        async for line in process.stdout:
            progress = msgspec.json.decode(line, type=Progress)
            job.done, job.of = progress.done, progress.of
            if progress.analysis is not None:
                return progress.analysis
        raise Failed(f"the process ended with code {await process.wait()}")

    async def close(self) -> None:
        """Cancel all analyses."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

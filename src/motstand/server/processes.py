"""Worker processes that answer one line with one line, for work that could block or crash the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

LONGEST_LINE = 1 << 24


class ProcessFailed(Exception):
    """A process crashed, or did not answer in time."""

    def __init__(self, how: str, why: str) -> None:
        super().__init__(why)
        self.how = how


class Processes:
    """Processes of one module, started when they are needed and started again when one breaks.

    How many work at the same time is decided by whoever asks.
    """

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """What a process answers. Raises ProcessFailed; the process that failed is gone then."""
        process = self._idle.pop() if self._idle else await self._start()
        self._busy.add(process)
        try:
            answer = await asyncio.wait_for(self._exchange(process, line), seconds)
            self._idle.append(process)
            return answer
        except TimeoutError:
            raise ProcessFailed("slow", f"no answer within {seconds:g} s") from None
        except (OSError, EOFError, ValueError):
            code = await self._end(process)
            raise ProcessFailed("crash", f"its process ended with code {code}") from None
        finally:
            self._busy.discard(process)
            if process not in self._idle:
                await self._end(process)

    async def _start(self) -> Process:
        """A new process. It finds modules where this one does."""
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            # Ctrl-C is for the server; it ends its processes itself.
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )

    async def _exchange(self, process: Process, line: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError
        return answer

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

"""The server that is killed and started again, always at the same address and with the same database."""

from __future__ import annotations

import asyncio
import sys

from bench.load.servers import ROOT, WORK, Server, free_port, own_variables

NAME = "endurance"
AGAIN_SECONDS = 0.05


class House:
    """One server after the other."""

    def __init__(self) -> None:
        WORK.mkdir(parents=True, exist_ok=True)
        for file in WORK.glob(f"{NAME}.db*"):
            file.unlink()
        self.port = free_port()
        self.server = self._started()
        self.kills = 0

    def _started(self) -> Server:
        database = f"sqlite:///{WORK / f'{NAME}.db'}"
        command = [sys.executable, "-m", "bench.load.house", str(self.port), database]
        return Server(NAME, command, ROOT, own_variables(), self.port)

    async def open(self) -> None:
        """Wait until the server takes connections."""
        while not self.server.listens():
            if self.server.process.poll() is not None:
                sys.exit(f"the server did not start; it says:\n{self.server.words.read_text('utf-8', 'replace')}")
            await asyncio.sleep(AGAIN_SECONDS)

    async def kill(self) -> None:
        """Kill the server in the middle of whatever it does, and start another one."""
        self.server.process.kill()
        self.server.process.wait()
        self.kills += 1
        self.server = self._started()
        await self.open()

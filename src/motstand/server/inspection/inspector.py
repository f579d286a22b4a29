"""Sends packs and records to processes that check them: a few at a time, scheduled fairly by address."""

from __future__ import annotations

import logging

import msgspec

from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import MotstandError
from motstand.kernel.words.languages import ENGLISH
from motstand.server.inspection.process import Finding, PacksTask, PackTask, ReadRecord, RecordTask, Task
from motstand.server.messages import PackChecked, PackText
from motstand.server.processes import Processes, ProcessFailed
from motstand.server.queueing import FairQueue, QueueFull
from motstand.server.refusals import Refused
from motstand.server.settings import Settings

log = logging.getLogger("motstand.inspection")

AT_ONCE = 1
MOST_WAITING = 64
MOST_WAITING_EACH = 8
PATIENCE = 120.0
"""So many seconds a process may take to start and to answer, where the machine has much else to do."""


class Objected(MotstandError):
    """An uploaded pack or record is invalid; the error has its message in every language."""

    def __init__(self, code: str, said: dict[str, str]) -> None:
        super().__init__(said[ENGLISH])
        self.code = code
        self._said = said

    def said(self, language: str = ENGLISH) -> str:
        return self._said.get(language, self._said[ENGLISH])


class Inspector:
    """Checks what strangers upload. `whose` is the address that it comes from."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.inspection_seconds
        self._memory = settings.inspection_memory
        limits = (str(self._seconds), str(self._memory))
        self._processes = Processes("motstand.server.inspection.process", *limits)
        self._queue = FairQueue(AT_ONCE, AT_ONCE, MOST_WAITING, MOST_WAITING_EACH)

    async def pack(self, given: PackText, whose: str) -> PackChecked:
        """Which game a pack is for, if it fits. Raises Objected or Refused."""
        found = await self._look(PackTask(given), whose)
        assert found.checked is not None
        return found.checked

    async def packs(self, game: str, packs: list[Pack], whose: str) -> None:
        """See that packs go together over a game. Raises Objected or Refused."""
        await self._look(PacksTask(game, [PackText(pack.name, pack.text) for pack in packs]), whose)

    async def record(self, record: bytes, whose: str) -> ReadRecord:
        """The table that a record makes. Raises Objected or Refused."""
        found = await self._look(RecordTask(record), whose)
        assert found.record is not None
        return found.record

    async def _look(self, task: Task, whose: str) -> Finding:
        try:
            async with self._queue.turn(whose):
                answer = await self._processes.ask(msgspec.json.encode(task), PATIENCE)
        except QueueFull:
            raise Refused("unavailable", "a little later: others are being looked at") from None
        except ProcessFailed as error:
            log.warning("what %s brought could not be read: %s", whose, error)
            most = f"{self._seconds:g} s and {self._memory >> 20} MB of memory"
            raise Refused("too_large", f"what can be read within {most}") from None
        finding = msgspec.json.decode(answer, type=Finding)
        if finding.objection is not None:
            raise Objected(finding.objection.code, finding.objection.said)
        return finding

    async def close(self) -> None:
        """End the processes."""
        await self._processes.close()

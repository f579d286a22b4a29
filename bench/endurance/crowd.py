"""What happens at the server, all at once: people play, come and go, watch, and bring packs and records."""

from __future__ import annotations

import asyncio
import random

import httpx
import msgspec

from bench.endurance.guests import Findings, Guest
from bench.load.own_tables import GAME, wish
from bench.load.tables import PATIENCE
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import write_record
from motstand.server.messages import TableMade

PEOPLE_TABLES, BOT_TABLES = 16, 8
"""So many tables of two people, and of one against the policy player."""
BETWEEN_UPLOADS = 1.0
PAUSE = 0.2
"""So many seconds whoever finds the server closed waits."""

GOOD_PACK = f"""[pack]
game = "{GAME}"
name = "Second printing"

[[card]]
id = "bakhold"
deck = "norway"
name = "Bakhold ved Bagn"
defence = {{ dice = 5 }}
"""
BAD_PACK = GOOD_PACK.replace("dice = 5", 'dice = "two"')


class Crowd:
    """Everybody."""

    def __init__(self, port: int, findings: Findings) -> None:
        self.port = port
        self.findings = findings
        self.guests: dict[str, list[Guest]] = {}
        self._chance = random.Random(port)
        self._http = httpx.AsyncClient(timeout=PATIENCE, base_url=f"http://127.0.0.1:{port}")

    async def live(self) -> None:
        """Until cancelled."""
        kinds = [False] * PEOPLE_TABLES + [True] * BOT_TABLES
        async with asyncio.TaskGroup() as group:
            for bots in kinds:
                group.create_task(self._play_for_ever(bots))
            group.create_task(self._upload_for_ever())

    async def compare_all(self) -> None:
        """Everybody comes once more, and is told everything from the beginning."""
        for guests in self.guests.values():
            for guest in guests:
                await guest.visit(self.port, 0.2, anew=True)
        await self._http.aclose()

    # -- playing -------------------------------------------------------------------------------------------------

    async def _play_for_ever(self, bots: bool) -> None:
        """One game after the other, with somebody who watches."""
        while True:
            answer = await self._post("/api/tables", msgspec.json.encode(wish(bots)))
            made = msgspec.json.decode(answer.content, type=TableMade)
            keys = [(one.key, True) for one in made.keys] + [(made.watch, False)]
            guests = [Guest(made.table, key, plays, self.findings, self._seed()) for key, plays in keys]
            self.guests[made.table] = guests
            self.findings.tables += 1
            await asyncio.gather(*[guest.live(self.port) for guest in guests])
            for guest in guests:
                await guest.visit(self.port, PAUSE, anew=True)
            del self.guests[made.table]

    def _seed(self) -> int:
        return self._chance.randrange(1 << 30)

    # -- uploads -------------------------------------------------------------------------------------------------

    async def _upload_for_ever(self) -> None:
        """Packs, good and bad, tables with packs, and records."""
        pack = {"name": "my-cards.toml", "text": GOOD_PACK}
        bad = {"name": "my-cards.toml", "text": BAD_PACK}
        with_pack = msgspec.to_builtins(wish(False)) | {"packs": [pack]}
        record = a_record().encode()
        while True:
            await self._uploaded("/api/packs/check", msgspec.json.encode(pack), 200)
            await self._uploaded("/api/packs/check", msgspec.json.encode(bad), 400)
            await self._uploaded("/api/tables", msgspec.json.encode(with_pack), 200)
            await self._uploaded("/api/records", record, 200, "application/jsonl")
            await self._uploaded("/api/records", record[: len(record) // 2], 400, "application/jsonl")

    async def _uploaded(self, path: str, body: bytes, expected: int, kind: str = "application/json") -> None:
        answer = await self._post(path, body, kind)
        self.findings.uploads += 1
        if answer.status_code != expected:
            self.findings.faults.append(f"{path}: expected {expected}, got {answer.status_code}: {answer.text[:300]}")
        await asyncio.sleep(BETWEEN_UPLOADS)

    async def _post(self, path: str, body: bytes, kind: str = "application/json") -> httpx.Response:
        """Send, and send again while the server is down."""
        while True:
            try:
                return await self._http.post(path, content=body, headers={"content-type": kind})
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)


def a_record() -> str:
    """A game that somebody gave up at once."""
    match = new_match(GAME, "gudbrandsdalen", seed=1)
    match.resign(match.seat)
    return write_record(match)

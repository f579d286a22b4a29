"""/health says whether the database can be written, not only whether the server is up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motstand.server.storage.databases import address, connecting
from motstand.server.storage.schema import TRIALS
from tests.server.kept import every_file, opened
from tests.server.tables_kit import house

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("pragma", "why"),
    [
        ("max_page_count = 1", "the disk is full"),
        ("query_only = ON", "the database or its folder may not be written to"),
    ],
)
async def test_a_disk_that_takes_nothing_is_told(
    tmp_path: Path, pragma: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'motstand.db'}"
    async with opened(url) as store, house(url, store) as place:
        with every_file(pragma):
            answer = await place.http.get("/health")
        assert answer.status_code == 503
        assert why in caplog.text


async def test_a_healthy_server_keeps_nothing_of_its_trials(database: str) -> None:
    async with house(database) as place:
        answers = await asyncio.gather(*(place.http.get("/health") for _ in range(5)))
        assert {answer.status_code for answer in answers} == {200}
    engine = connecting(address(database), 10)
    async with engine.connect() as connection:
        assert (await connection.execute(TRIALS.select())).all() == []
    await engine.dispose()

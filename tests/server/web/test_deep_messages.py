"""Messages that are nested far deeper than any answer are refused like other nonsense."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.tables_kit import BOTH, GERMANY, house, seated

pytestmark = pytest.mark.anyio


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("type", ["answer", "ask_preview", "ask_trace"])
async def test_an_option_that_is_nested_too_deeply_is_refused(
    type: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (ola,):
            more: dict[str, Any] = {"thing": ["area", "oslo"]} if type == "ask_trace" else {}
            with caplog.at_level(logging.WARNING):
                for depth in (17, 300, 700):
                    code = await ola.refused(type, decision=ola.now["answers"], option=nested(depth), **more)
                    assert code == "not_offered"
            assert caplog.text == ""
            assert (await ola.answer())["type"] == "frame"


async def test_what_nobody_foresaw_is_refused_and_logged_in_short(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (ola,), place.server.tables.use(made.table) as table:
            # The store stands for anything that fails.
            monkeypatch.setattr(table.store, "checkpoint", endless)
            assert await ola.refused("ask_moment", answer=1) == "unavailable"
            assert "AskMoment went wrong" in caplog.text
            assert len(caplog.text) < 4_000
            assert (await ola.answer())["type"] == "frame"


def endless(*given: Any) -> Any:
    return endless(*given)

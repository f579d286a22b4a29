"""Addresses: HEAD is answered wherever GET is, and who goes nowhere finds a page that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.tables_kit import BOTH, GERMANY, house

pytestmark = pytest.mark.anyio

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client of one page and one file."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Motstand</title>")
    (folder / "assets" / "a.js").write_text("1;")
    return folder


async def test_head_is_answered_wherever_get_is(tmp_path: Path, client: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", client=str(client)) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        printed = f"/api/tables/{made.table}/printed"
        for path in ("/", "/tables", f"/table/{made.table}", "/assets/a.js", "/api/games", printed, "/health", "/no"):
            got, head = await place.http.get(path), await place.http.head(path)
            assert head.status_code == got.status_code, path
            assert head.content == b""
            for name in ("content-type", "content-length", "cache-control"):
                assert head.headers.get(name) == got.headers.get(name), (path, name)
        assert (await place.http.head("/api/tables")).status_code == (await place.http.get("/api/tables")).status_code


async def test_who_goes_nowhere_is_told_so(tmp_path: Path, client: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", client=str(client)) as place:
        for path in ("/nowhere", "/tables/of/gold", "/assets/b.js"):
            page = await place.http.get(path, headers=BROWSER)
            assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
            assert "<title>Motstand" in page.text
            answer = await place.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown"), path
        answer = await place.http.get("/api/nowhere", headers=BROWSER)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
        answer = await place.http.delete("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (405, "unknown")

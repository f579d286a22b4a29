"""By which names a server is reached, and whom it believes where a request comes from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from motstand.server.settings import Settings
from tests.server.tables_kit import BOTH, GERMANY, House, house

pytestmark = pytest.mark.anyio


async def reached(place: House, host: str) -> int:
    return (await place.http.get("/health", headers={"host": host})).status_code


async def test_a_local_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    """A page elsewhere may lead its own name to this machine; a browser then takes the server for that page's."""
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        for host in ("localhost", f"127.0.0.1:{place.port}", "[::1]:1940", "LOCALHOST:80"):
            assert await reached(place, host) == 200, host
        for host in ("evil.example.org", f"evil.example.org:{place.port}", "localhost.evil.org", "", "[", "a b"):
            assert await reached(place, host) == 421, host
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        evil = {"host": "evil.example.org", "origin": "http://evil.example.org"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(place.address(made.table), additional_headers=evil):
                pass
        assert refused.value.response.status_code in (403, 421)


async def test_a_server_for_others_answers_to_the_names_that_it_was_given(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", hosts=("games.example.org",)) as place:
        assert await reached(place, "games.example.org") == 200
        assert await reached(place, "GAMES.example.org:443") == 200
        assert await reached(place, "localhost") == 421


def test_without_names_a_server_for_others_answers_to_all() -> None:
    assert Settings(host="0.0.0.0").names() is None
    assert Settings(host="0.0.0.0", hosts=("Games.example.org",)).names() == frozenset({"games.example.org"})


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
async def test_a_proxy_is_believed_only_if_it_was_named(proxies: tuple[str, ...], tmp_path: Path) -> None:
    """Whoever invents addresses would have a bucket for each."""
    limits: dict[str, Any] = {"requests_per_second": 1e-9, "requests_burst": 2}
    async with house(f"sqlite:///{tmp_path / 'db'}", proxies=proxies, **limits) as place:
        codes = []
        for number in range(4):
            answer = await place.http.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{number}"})
            codes.append(answer.status_code)
        assert codes == ([200] * 4 if proxies else [200, 200, 429, 429])
        assert json.loads((await place.http.get("/health")).text)["status"] == "ok"

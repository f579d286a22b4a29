"""Clients that send without end, or hardly anything, hold up nobody and do not stay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motstand.server.web import requests
from motstand.server.web.http import LARGEST_HEAD, LimitedHttp
from tests.server.tables_kit import PATIENCE, House, house

pytestmark = pytest.mark.anyio

POST = b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n"


async def answered(place: House, *sent: bytes) -> bytes:
    """What the server says to these bytes until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    try:
        for part in sent:
            writer.write(part)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b"closed"
    finally:
        writer.close()


HEADS = {
    "address": b"GET /" + b"a" * 8 * LARGEST_HEAD,
    "address with an end": b"GET /" + b"a" * 2 * LARGEST_HEAD + b" HTTP/1.1\r\n\r\n",
    "header": b"GET / HTTP/1.1\r\nx: " + b"a" * 8 * LARGEST_HEAD,
    "headers": b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * LARGEST_HEAD,
}


@pytest.mark.parametrize("head", HEADS)
async def test_a_head_without_end_is_refused(head: str, tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        said = await answered(place, *[HEADS[head][begin : begin + 4096] for begin in range(0, len(HEADS[head]), 4096)])
        assert said.startswith(b"HTTP/1.1 400") or said == b"closed"
        assert (await place.http.get("/health")).status_code == 200


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nhost:", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET"]
)
async def test_a_head_that_never_ends_is_not_waited_for(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LimitedHttp, "head_seconds", 0.2)
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        said = await answered(place, sent)
        assert said.startswith(b"HTTP/1.1 200" if b"health" in sent else b"")


async def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.2)
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        said = await answered(place, POST.replace(b"host:", b"connection: close\r\nhost:") + b"{")
        assert said.startswith(b"HTTP/1.1 400")
        assert b"the whole request within 0.2 s" in said


async def test_several_requests_on_one_connection(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        ask = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
        said = await answered(place, 3 * (ask + b"\r\n") + ask + b"connection: close\r\n\r\n")
        assert said.count(b"HTTP/1.1 200") == 4

"""Parses and checks HTTP requests, and makes their responses."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from motstand.kernel.words.languages import ENGLISH, language_for
from motstand.server.messages import Problem
from motstand.server.refusals import Refused

T = TypeVar("T")

STATUS = {
    "malformed": 400,
    "not_possible": 400,
    "bad_record": 400,
    "bad_pack": 400,
    "bad_address": 400,
    "unknown_key": 403,
    "not_seated": 403,
    "wrong_origin": 403,
    "unknown_table": 404,
    "unknown": 404,
    "too_large": 413,
    "too_fast": 429,
    "unavailable": 503,
    "damaged": 500,
    "other_rules": 409,
}

BODY_SECONDS = 30.0
"""So long a client may take to send what a request carries."""
DAY = "public, max-age=86400"
FRESH = "no-store"
CHECKED = "no-cache"


def told(message: Any, keep: str = FRESH, language: str = "") -> Response:
    """A message as the answer to a request; `language` is the one that it is in, where it could be in others."""
    headers = {"cache-control": keep}
    if language:
        headers.update({"content-language": language, "vary": "accept-language"})
    return Response(msgspec.json.encode(message), media_type="application/json", headers=headers)


def language_of(request: Request) -> str:
    """The language that a request asks for: ``?language=nb``, or else what the browser says that its reader reads."""
    asked = request.query_params.get("language")
    if asked is not None:
        return language_for([asked])
    wanted = [part.partition(";") for part in request.headers.get("accept-language", "").split(",")]
    wanted.sort(key=lambda part: part[2].strip(), reverse=True)
    unranked = [tag for tag, _, rank in wanted if not rank]
    return language_for(unranked + [tag for tag, _, rank in wanted if rank])


def problem(refused: Refused, language: str = ENGLISH, status: int = 0) -> Response:
    """A request that was refused; `language` is the one that the reason is in."""
    body = msgspec.json.encode(Problem(refused.code, refused.expected))
    status = status or STATUS.get(refused.code, 400)
    headers = {"cache-control": FRESH, "content-language": language}
    return Response(body, status, media_type="application/json", headers=headers)


async def sent(request: Request, kind: type[T], largest: int) -> T:
    """The decoded message in the body of a request. Raises Refused; a body that is too large is not read."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("malformed", "content-type: application/json")
    body = await carried(request, largest)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from error


async def carried(request: Request, largest: int) -> bytes:
    """The body of a request. Raises Refused; reading stops when it is too large or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > largest:
                    raise Refused("too_large", f"at most {largest} bytes")
    except TimeoutError:
        raise Refused("malformed", f"the whole request within {BODY_SECONDS:g} s") from None
    return bytes(body)


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def bearer(request: Request) -> str:
    """The key in the Authorization header, which is not logged."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key:
        raise Refused("unknown_key", "authorization: Bearer and the key of a seat")
    return key.strip()


def number(request: Request, name: str) -> int:
    """A number of the query. Raises Refused."""
    text = request.query_params.get(name, "")
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("malformed", f"{name}: a number from 0")
    return int(text)

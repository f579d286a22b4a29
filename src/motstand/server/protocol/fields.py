"""Field types and base messages that many messages share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_NAME = 40

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 bits that open a seat, as in its link")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0)]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends over the socket. `id` is the client's own number for it."""

    id: Number


class ToQuestion(Request):
    """A request that is about the question with this decision number."""

    decision: Number


class Reply(Struct):
    """What a server says to one request. `about` is the `id` of that request."""

    about: Number


class Place(Struct):
    """A seat at a table of a game; no seat is a spectator's."""

    table: str
    game: str
    scenario: str
    seat: str | None

"""Over HTTP: handing over what a browser keeps to another device of the same person."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LARGEST_HANDOVER = 400_000


class Handover(Struct, forbid_unknown_fields=True):
    """POST /api/handovers, and the answer to POST /api/handovers/take: what a client keeps, in a form of its own."""

    body: Annotated[str, Meta(max_length=LARGEST_HANDOVER)]


class HandoverMade(Struct):
    """With this code it can be fetched once, until then."""

    code: str
    until: str


class TakeHandover(Struct, forbid_unknown_fields=True):
    """POST /api/handovers/take: the code, as somebody typed it."""

    code: Annotated[str, Meta(max_length=40)]

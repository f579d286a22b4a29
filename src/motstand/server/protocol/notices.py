"""Over HTTP: telling people who are away of their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motstand.server.protocol.fields import Key


class Channel(Struct):
    """A way to reach people who are away, as the server's operator has set it up; `kind` is what it asks for."""

    id: str
    kind: Literal["mail", "phone", "topic"]


class NoticeWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/notice, with the seat's key: tell me there when it is my turn."""

    channel: Annotated[str, Meta(max_length=40)]
    address: Annotated[str, Meta(max_length=254)]
    language: Annotated[str, Meta(max_length=35)] = "en"


class NoticeState(Struct):
    """GET /api/tables/{table}/notice: which channels there are, and what this seat left, but for a few letters."""

    channels: list[Channel]
    channel: str = ""
    address: str = ""


class StopNotice(Struct, forbid_unknown_fields=True):
    """POST /api/notices/stop: no more messages, with what stands in their link."""

    stop: Key

"""Over HTTP: why a request was refused."""

from __future__ import annotations

from msgspec import Struct


class Problem(Struct):
    """An HTTP request that was refused."""

    code: str
    expected: str

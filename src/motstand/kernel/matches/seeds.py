"""The source of seeds for matches that are given none."""

from __future__ import annotations

import secrets

from mypy_extensions import mypyc_attr

BYTES = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeds:
    """Draws unpredictable seeds. Tests pass a source of fixed seeds instead, so that a failure can be repeated."""

    __slots__ = ()

    def draw(self) -> str:
        """128 bits, as hexadecimal digits."""
        return secrets.token_hex(BYTES)

"""Where the seeds of dice come from when nobody gives one."""

from __future__ import annotations

import secrets

from mypy_extensions import mypyc_attr

BYTES = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeds:
    """Draws seeds that nobody can foresee. Tests give seeds of their own instead, so that what failed fails again."""

    __slots__ = ()

    def draw(self) -> str:
        """128 bits, as hexadecimal digits."""
        return secrets.token_hex(BYTES)

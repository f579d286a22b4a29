"""Shapes of what clients get of a game: its module `view_types` has `Public`, `Private` and `Printed`."""

from __future__ import annotations

import msgspec


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a view as it leaves the server. What has a default may be left out."""

"""Shapes of what clients get of a game: its module `view_types` has `Public`, `Private` and `Printed`."""

from __future__ import annotations

from typing import Any

import msgspec


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a view as it leaves the server. What has a default may be left out."""


def shaped(shape: type[Shape], thing: object, **anew: Any) -> dict[str, Any]:
    """A thing of the box in a shape: its values of the same names, but for those that are told anew."""
    names = [field.name for field in msgspec.structs.fields(shape)]
    return {name: anew[name] if name in anew else getattr(thing, name) for name in names}

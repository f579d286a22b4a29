"""What is said to people, as keys of the words files."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Saying(Struct):
    """A key of the words files and its values, for a client to say in the reader's language.

    A value is a number or a word; ``{"area": "oslo"}``, a thing by its kind and id, to be looked up among the `names`
    of what is printed; a Saying within the saying; or a list of these.
    """

    key: str
    values: dict[str, Any] = {}


class Line(Struct, omit_defaults=True):
    """A line of the log: what happened, the rule behind it, and its details."""

    saying: Saying
    key: str
    values: dict[str, Any] = {}
    rule: str = ""
    details: list[Line] = []

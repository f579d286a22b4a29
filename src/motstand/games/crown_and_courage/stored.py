"""A table that was stored: the position again from its data. How each field is written and read is in `fields.py`."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.fields import restore_fields
from motstand.games.crown_and_courage.state import Arrival, Crown


def restored(opening: Crown, data: dict[str, Any]) -> Crown:
    """The position of `data` on the table that a setup gave."""
    restore_fields(opening, data)
    return opening


def arrival_data(game: Crown, arrival: Arrival) -> list[int]:
    return [arrival.space, arrival.origin, arrival.regulars, arrival.paratroopers]


def arrival_from(game: Crown, data: list[int]) -> Arrival:
    space, origin, regulars, paratroopers = data
    return Arrival(space, origin, regulars, paratroopers)

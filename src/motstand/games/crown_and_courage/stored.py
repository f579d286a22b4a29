"""How data names the pieces of a stored table. How each field is written and read is in `fields.py`."""

from __future__ import annotations

from motstand.games.crown_and_courage.state import Arrival, Crown


def arrival_data(game: Crown, arrival: Arrival) -> list[int]:
    return [arrival.space, arrival.origin, arrival.regulars, arrival.paratroopers]


def arrival_from(game: Crown, data: list[int]) -> Arrival:
    space, origin, regulars, paratroopers = data
    return Arrival(space, origin, regulars, paratroopers)

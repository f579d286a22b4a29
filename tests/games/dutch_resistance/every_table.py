"""Every table that can be laid: Scenario by level by number of Characters, solo modes, seatings, and variants."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.choices import SCENARIOS, SEATINGS
from motstand.games.dutch_resistance.components import COLOURS, LEVELS
from motstand.games.dutch_resistance.variant import GROUP, HELPERS, OPTIONS
from tests.games.kit.gamekit import Sitting

VARIANTS: list[dict[str, Any]] = [
    {"simplified": "yes"},
    {"random_places": "yes"},
    {"officer": "yes"},
    {"person": "nurse"},
    {"person": "doctor", "officer": "yes", "random_places": "yes", "side": "standard"},
]


def tables() -> list[Sitting]:
    """All of them, mixed, so that any tenth has something of everything."""
    found = [*by_level_and_number(), *by_seating(), *with_variants()]
    random.Random("every table").shuffle(found)
    return found


def table(scenario: str, seats: list[str], **options: Any) -> Sitting:
    name = "-".join([scenario, *seats, *[f"{option}={value}" for option, value in options.items()]])
    return Sitting(GAME, scenario, seats, options, name)


def by_level_and_number() -> Iterator[Sitting]:
    """One to five Characters, alone with a Helper a day or with any side of a Resistance Group."""
    for scenario in SCENARIOS:
        for level in LEVELS:
            for count in range(2, len(COLOURS) + 1):
                yield table(scenario, list(COLOURS[:count]), level=level)
            yield table(scenario, ["green"], level=level, solo=HELPERS)
            for side in OPTIONS["group"]:
                yield table(scenario, ["green"], level=level, solo=GROUP, group=side)


def by_seating() -> Iterator[Sitting]:
    """One player with several Characters, with the other side of the Player Boards."""
    several = [seats for seats in SEATINGS if any("+" in seat for seat in seats)]
    for scenario in SCENARIOS:
        for seats in several:
            yield table(scenario, seats, side="standard")


def with_variants() -> Iterator[Sitting]:
    for scenario in SCENARIOS:
        for options in VARIANTS:
            for count in range(1, 4):
                yield table(scenario, list(COLOURS[:count]), **options)

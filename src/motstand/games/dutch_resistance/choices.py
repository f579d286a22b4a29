"""What is chosen when a table is laid out: the Scenario, who leads which Characters, and the options."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import COLOURS, LEVELS
from motstand.games.dutch_resistance.variant import GROUP, HELPERS, OPTIONS
from motstand.kernel.game import SetupOption

AND: Final = "+"
SCENARIOS: Final = ["network", "safe_houses", "essential_hands", "lines_and_papers", "officers_eye"]
# A seat may lead several Characters (DR-VAR-05); alone, that is the Solo Variant (DR-SOLO-21).
SEATINGS: Final = [
    ["green", "blue"],
    ["green"],
    ["green", "blue", "yellow"],
    ["green", "blue", "yellow", "purple"],
    ["green", "blue", "yellow", "purple", "grey"],
    ["green+blue"],
    ["green+blue+yellow"],
    ["green+blue+yellow+purple"],
    ["green+blue+yellow+purple+grey"],
    ["green+blue", "yellow"],
    ["green+blue", "yellow+purple"],
]
ONE_CHARACTER: Final = [seats for seats in SEATINGS if len(seats) == 1 and AND not in seats[0]]


def option(
    name: str,
    values: list[str] | None = None,
    elsewhere: str = "",
    seatings: list[list[str]] | None = None,
    needs: dict[str, str] | None = None,
    variant: bool = False,
) -> SetupOption:
    """An option of `variant.py`. `elsewhere` is the Scenario that has it anyway."""
    known = OPTIONS[name] if values is None else values
    usual = OPTIONS[name][0] or known[0]
    scenarios = [scenario for scenario in SCENARIOS if scenario != elsewhere]
    return SetupOption(name, usual, known, scenarios, seatings, needs, variant)


def first_players() -> list[SetupOption]:
    """DR-SETUP-29: any Character of the table may be named, otherwise the first colour begins (DR-SETUP-30)."""
    together: dict[int, list[list[str]]] = {}
    for seats in SEATINGS:
        together.setdefault(len(AND.join(seats).split(AND)), []).append(seats)
    return [
        SetupOption("first", COLOURS[0], COLOURS[:count], SCENARIOS, seatings)
        for count, seatings in together.items()
        if count > 1
    ]


CHOICES: Final = [
    # DR-SETUP-04, DR-PB-02
    option("level", LEVELS),
    option("side"),
    # DR-SOLO-01: without a Solo Mode nobody plays a single Character.
    option("solo", [HELPERS, GROUP], seatings=ONE_CHARACTER),
    option("group", seatings=ONE_CHARACTER, needs={"solo": GROUP}),
    *first_players(),
    # DR-SIMPLE-02, DR-VAR-02 to 04
    option("simplified", variant=True),
    option("random_places", variant=True),
    option("officer", elsewhere="officers_eye", variant=True),
    option("person", elsewhere="essential_hands", variant=True),
]

"""The parts of a turn with ships: movement and combat at sea come before those on land; 9 April has an opening."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.sea.fleet import sea_of
from motstand.games.kampen_om_norge.state import Kampen

# Each part with the rule that tells it.
PARTS: Final = {
    "1a": "KON-NAVM-01",
    "1b": "KON-MOVE-02",
    "2a": "KON-NAVC-02",
    "2b": "KON-COMBAT-02",
    "3": "KON-REINF-01",
    "4": "KON-NEWC-01",
}
APRIL_PARTS: Final = {
    "0a": "KON-NINE-05",
    "0b": "KON-NINE-11",
    "0c": "KON-NINE-15",
    "0d": "KON-NINE-16",
    "1": "KON-NINE-18",
    "2a": "KON-NINE-28",
    "2b": "KON-NINE-32",
    "3": "KON-NINE-35",
    "4": "KON-NINE-41",
}
OPENING: Final = {
    "factions": "0a",
    "setup": "0a",
    "april cards": "0a",
    "april ships": "0a",
    "muster": "0b",
    "german ships": "0c",
    "reconnaissance": "0c",
    "allied ships": "0d",
    "april interception": "1",
    "april drops": "1",
    "mobilization": "3",
    "april submarines": "3",
    "april ends": "4",
}
AT_SEA: Final = ("naval movement", "sailing", "allied fleet")
FOUGHT_AT_SEA: Final = ("dive bombers", "joining", "naval battles", "naval combat", "raiding", "landings")
FOUGHT_ON_LAND: Final = ("resistance", "battles", "combat")


def parts_of(game: Kampen) -> dict[str, str]:
    """The parts of this turn in their order, with their rules."""
    return APRIL_PARTS if sea_of(game).april else PARTS


def part_of(game: Kampen) -> str:
    """The part that is being played."""
    phase = game.phase
    if phase in AT_SEA:
        return "1a"
    if phase in FOUGHT_AT_SEA:
        return "2a"
    if phase in FOUGHT_ON_LAND:
        return "2b"
    return OPENING.get(phase) or ("1b" if phase in ("movement", "sabotage") else "4" if phase == "new cards" else "3")

"""Tracks and pools, and the phases of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.crown_and_courage.components import FREE, OCCUPIED
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.view import PARTS
from motstand.kernel.log import Entry

Values = Callable[[Crown], dict[str, Any]]

TRACKS: Final[dict[str, tuple[str, Values]]] = {
    "stress": (
        "CNC-DANGER-03",
        lambda game: {"level": game.stress, "least": game.threat + 1, "most": game.box.danger.most},
    ),
    "threat": (
        "CNC-DANGER-09",
        lambda game: {
            "level": game.threat,
            "alarm": game.box.danger.alarm,
            "after": game.box.danger.after_alarm,
        },
    ),
    "momentum": ("CNC-QR-06", lambda game: {"level": game.momentum, "most": game.box.momentum.most}),
    "morale": ("CNC-MORALE-01", lambda game: {"loyalty": game.loyalty(), "place": game.morale_place + 1}),
    "willpower": ("CNC-FLOW-06", lambda game: {"left": game.willpower}),
    "pressure": (
        "CNC-FLOW-07",
        lambda game: {"king": game.pressure, "left": game.box.pieces.pressure - game.pressure},
    ),
    "push": (
        "CNC-PUSH-08",
        lambda game: {"cubes": sum(game.push), "occupied": game.towns.count(OCCUPIED), "action": game.push_action},
    ),
    "occupation": ("CNC-OCC-10", lambda game: {"lost": len(game.towns) - game.towns.count(FREE)}),
    "german_supply": ("CNC-GREINF-03", lambda game: {"left": game.german_supply()}),
    "norwegian_supply": ("CNC-ARMY-04", lambda game: {"left": game.norwegian_supply()}),
}
POOLS: Final[dict[str, tuple[str, Values]]] = {
    "population": ("CNC-EVAC-02", lambda game: {"dice": game.population}),
    "evacuation": ("CNC-EVAC-05", lambda game: {"dice": len(game.evacuation), "threat": game.threat}),
    "sabotage": ("CNC-SAB-05", lambda game: {"dice": len(game.sabotage), "loyalty": game.loyalty()}),
    "quick_response": ("CNC-QR-01", lambda game: {"dice": 1 + game.quick_dice, "momentum": game.momentum}),
}
PHASES: Final[dict[str, str]] = {
    "plan": "CNC-PLAN-01",
    "operations": "CNC-OPS-01",
    "main_response": "CNC-MAIN-01",
    "execute": "CNC-EXEC-01",
    "report": "CNC-REPORT-01",
    "demands": "CNC-DEMAND-01",
    "push": "CNC-PUSH-01",
    "dawn": "CNC-DAWN-01",
}


def phase(game: Crown, id: str) -> Entry:
    return Entry(f"about.phase.{id}", PHASES[id], {"now": "yes" if PARTS[game.phase] == id else "no"})

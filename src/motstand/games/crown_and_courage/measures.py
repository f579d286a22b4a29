"""Numbers that describe a position, for statistics over many games. The first one is the time axis."""

from __future__ import annotations

from motstand.games.crown_and_courage.components import FREE
from motstand.games.crown_and_courage.state import Crown


def measures(game: Crown) -> dict[str, float]:
    board = game.box.map
    return {
        "turn": game.turn,
        "day": game.day,
        "steps_to_freedom": board.steps[game.king][board.freedom],
        "willpower": game.willpower,
        "pressure": game.pressure,
        "stress": game.stress,
        "threat": game.threat,
        "loyalty": game.loyalty(),
        "momentum": game.momentum,
        "towns_lost": len(game.towns) - game.towns.count(FREE),
        "evacuation_dice": len(game.evacuation),
        "hand": len(game.hand),
        "gold": len(game.evacuated),
    }

"""A rough judgement of a position, for searches that stop before the end."""

from __future__ import annotations

import math

from motstand.games.crown_and_courage.components import FREE
from motstand.games.crown_and_courage.policy.worth import in_danger
from motstand.games.crown_and_courage.state import Crown


def evaluate(game: Crown, seat: str = "") -> float:
    """From 0 (lost) to 1 (won): the way that is left, Willpower, Pressure, dice, cards, and the Germans."""
    board = game.box.map
    left = board.steps[game.king][board.freedom]
    score = 2.0 - 0.35 * left + 0.5 * (game.willpower - 3) - 0.6 * game.pressure
    score += 0.25 * len(game.evacuation) + 0.1 * len(game.hand) + 0.2 * game.loyalty()
    score += 0.3 * (game.towns.count(FREE) - 3) - 0.8 * in_danger(game) - 0.1 * (game.stress - 6)
    return 1.0 / (1.0 + math.exp(-score))

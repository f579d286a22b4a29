"""A rough judgement of a position, for searches that stop before the end."""

from __future__ import annotations

import math

from motstand.games.dutch_resistance.goals import progress, rounds
from motstand.games.dutch_resistance.state import Dutch


def evaluate(game: Dutch, seat: str) -> float:
    """From 0 (lost) to 1 (won), for everybody alike: the goal against time, Morale, Alibi, Safety, and losses."""
    done, wanted = progress(game)
    ahead = done / max(1, wanted)
    time = rounds(game) / max(1, rounds(game) + game.round)
    score = 3.0 * (ahead + time - 1.0) + 1.2 * ahead
    score += 0.12 * (game.morale - 10) + 0.25 * (min(game.alibi) - 6)
    score -= 0.15 * sum([safety < 2 for safety in game.safety]) + 0.8 * game.caught
    return 1.0 / (1.0 + math.exp(-score))

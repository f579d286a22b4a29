"""A rough judgement of a position, for searches that stop before the end."""

from __future__ import annotations

import math

from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.state import Hegra


def evaluate(game: Hegra, seat: str) -> float:
    """From 0 (lost) to 1 (won): healthy Defenders to spare, Surrender, the dead, and the Germans near the walls."""
    spare = game.healthy() - game.required()
    patients = len([kind for kind in game.bed_types if kind >= 0]) + game.waiting_count()
    near = sum([(sector + 1) * game.in_sector(sector) for sector in range(len(game.sectors()))])
    bag = len(game.hit_bag) - tiles_to_draw(game)
    days = 11 - game.day
    score = 0.25 * spare + 0.1 * patients + 0.12 * game.supplies + 0.2 * game.defence + 0.08 * min(bag, 4)
    score += 0.7 * (2 - game.surrender) - 0.5 * sum(game.morgue) - 0.05 * near - 0.12 * days
    return 1.0 / (1.0 + math.exp(-score))

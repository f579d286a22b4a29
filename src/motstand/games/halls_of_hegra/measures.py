"""The numbers by which the lab follows a game."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import NOBODY
from motstand.games.halls_of_hegra.state import Hegra


def measures(game: Hegra) -> dict[str, float]:
    """The day first, then the markers, the Defenders and the enemy. A higher surrender level is a worse outcome."""
    patients = game.waiting_count() + sum([kind != NOBODY for kind in game.bed_types])
    infantry = game.charge + sum([game.in_sector(sector) for sector in range(len(game.standing))])
    return {
        "day": game.day,
        "healthy_defenders": game.healthy(),
        "healthy_above_required": game.healthy() - game.required(),
        "surrender_level": game.surrender,
        "morale": game.morale,
        "supplies": game.supplies,
        "defence": game.defence,
        "suspicion": game.suspicion,
        "snow": game.snow,
        "patients": patients,
        "dead_defenders": sum(game.morgue),
        "infantry_on_the_slope": infantry,
        "patrols_on_the_map": sum(game.patrols),
    }

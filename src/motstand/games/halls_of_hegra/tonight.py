"""Tonight as it stands: what the evening would bring if nothing else were done today. Views and traces tell it."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.breakdown import EVENING, counted
from motstand.games.halls_of_hegra.evening import morale_modifiers
from motstand.games.halls_of_hegra.morale import moved
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.surrender import surrender_checks

AWAY: Final = ("supply_run", "reckless_defence")
"""From these spaces Defenders go down the trails or into the Infirmary."""


def morale_tonight(game: Hegra) -> tuple[int, int, int]:
    """Where the Morale marker ends, and the levels beyond the upper and the lower end of its track.

    HOH-Q-80: the modifiers come one after the other, so that what goes beyond one end is lost to the next modifier.
    """
    level, above, below = game.morale, 0, 0
    for amount, _ in morale_modifiers(game):
        level, beyond = moved(level, amount)
        if amount > 0:
            above += beyond
        else:
            below += beyond
    return level, above, below


def working(game: Hegra) -> int:
    """Defenders at work who will be Tired in the evening, and so healthy."""
    return sum(
        [sum(game.placed[space.index]) for space in game.box.spaces if space.position < 0 and space.id not in AWAY]
    )


def tonight_view(game: Hegra) -> dict[str, Any]:
    """Morale and its reasons, the cards of that level, the checks of Surrender, and who will be healthy."""
    level, above, below = morale_tonight(game)
    deck, draw, resolve = game.box.tracks.evening.get(level, ("", 0, 0))
    return {
        "morale": level,
        "modifiers": [
            {"id": EVENING[rule].removeprefix("evening."), "by": amount, "count": counted(game, rule), "rule": rule}
            for amount, rule in morale_modifiers(game)
        ],
        # HOH-MTRACK-01, HOH-MTRACK-02: as far as there are Hope cards.
        "hope": min(above, len(game.hope)),
        "lost": below,
        "deck": deck,
        "draw": draw,
        "resolve": resolve,
        "surrender": [
            {"id": key.removeprefix("check."), "now": count, "limit": limit, "rule": rule}
            for key, rule, count, limit in surrender_checks(game)
        ],
        "healthy": game.healthy() + working(game),
    }

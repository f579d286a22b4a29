"""Defaults of the commands' arguments."""

from __future__ import annotations

from motstand.kernel.registry import game_ids

FIRST_ON_THE_SHELF = "kampen-om-norge"
GAME_HELP = "Which game, by its id; 'motstand games' lists them."


def usual_game() -> str:
    """The game that is meant when none is named."""
    known = game_ids()
    return FIRST_ON_THE_SHELF if FIRST_ON_THE_SHELF in known else known[0]

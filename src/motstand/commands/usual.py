"""Arguments that several commands have, and their defaults."""

from __future__ import annotations

from typing import Annotated

import typer

from motstand.kernel.registry import game_ids
from motstand.kernel.words.languages import LANGUAGES

FIRST_ON_THE_SHELF = "kampen-om-norge"
GAME_HELP = "Which game, by its id; 'motstand games' lists them."

Language = Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="The language that is spoken.")]


def usual_game() -> str:
    """The game that is meant when none is named."""
    known = game_ids()
    return FIRST_ON_THE_SHELF if FIRST_ON_THE_SHELF in known else known[0]

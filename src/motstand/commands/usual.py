"""Arguments that several commands have, and their defaults."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from motstand.kernel.errors import SetupError
from motstand.kernel.registry import game_ids
from motstand.kernel.words.languages import LANGUAGES
from motstand.lab.cluster import LOCAL, Cluster
from motstand.lab.series import Workers

FIRST_ON_THE_SHELF = "kampen-om-norge"
GAME_HELP = "Which game, by its id; 'motstand games' lists them."

PROCESSES_HELP = "How many processes; all cores without it. The result is the same."
RAY_HELP = "Play on a Ray cluster: its address, or nothing for one on this machine alone. The result is the same."
RAY: Final = "--ray"

Processes = Annotated[int | None, typer.Option(help=PROCESSES_HELP)]
Ray = Annotated[str | None, typer.Option(RAY, metavar="[ADDRESS]", help=RAY_HELP)]
Language = Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="The language that is spoken.")]


def usual_game() -> str:
    """The game that is meant when none is named."""
    known = game_ids()
    return FIRST_ON_THE_SHELF if FIRST_ON_THE_SHELF in known else known[0]


class OnManyCores(TyperCommand):
    """A command that can play on a Ray cluster: ``--ray`` without an address is one on this machine alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def with_address(words: list[str]) -> list[str]:
    """The words of a command with an address after ``--ray``."""
    given: list[str] = []
    for number, word in enumerate(words):
        given.append(word)
        if word == RAY and (number + 1 == len(words) or words[number + 1].startswith("-")):
            given.append(LOCAL)
    return given


def workers_of(processes: int | None, ray: str | None) -> Workers:
    """Where games are played. Raises SetupError."""
    if ray is None:
        return processes
    if processes is not None:
        raise SetupError("expected --processes or --ray, got both")
    return Cluster(ray)

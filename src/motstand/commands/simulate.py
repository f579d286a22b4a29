"""`motstand simulate`: many games into one table, for the lab's report or for a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab import results
from motstand.lab.observed import Observed, observe
from motstand.lab.series import Series, spread

SCENARIO_HELP = "Which scenario; the game's first without it."
PLAYERS_HELP = (
    "Who plays: one name for all seats (policy), or SEAT=PLAYER for each, with commas between them"
    " (white=search:24,black=policy). Players: random, newcomer, policy, search, search:200, search:0.5s."
)
GAMES_HELP = "How many games."
SEED_HELP = "The seed of the simulation: the same seed, the same games."
OUT_HELP = "The Parquet file to write; motstand report makes a page of it."
PROCESSES_HELP = "How many processes; all cores without it. The table is the same."


def simulate(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    players: Annotated[list[str] | None, typer.Option(metavar="PLAYERS", help=PLAYERS_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 1000,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    out: Annotated[Path, typer.Option(metavar="FILE", help=OUT_HELP)] = Path("results.parquet"),
    processes: Annotated[int | None, typer.Option(help=PROCESSES_HELP)] = None,
) -> None:
    """Play many games and write what happened in them to a table."""
    console = Console()
    try:
        results.needs_pyarrow()
        if out.is_dir():
            raise SetupError(f"--out: expected a file, got the folder {out}")
        found = find_game(game)
        one = scenario or next(iter(found.scenarios))
        series = Series(game, one, players_of(players or [], seatings_of(found, one)), games, seed)
        series.check()
        out.parent.mkdir(parents=True, exist_ok=True)
        played = with_progress(console, series, processes)
        results.write(series, played, out)
    except (MotstandError, OSError) as error:
        raise refusal(error) from error
    console.print(f"Wrote {len(played)} games to {out}. See them with: motstand report {out}", soft_wrap=True)


def players_of(entries: list[str], seatings: list[list[str]]) -> dict[str, str]:
    """The player of each seat: policy, or the one named for all, or the one named for the seat."""
    everybody = "policy"
    named: dict[str, str] = {}
    for entry in ",".join(entries).split(",") if entries else []:
        seat, equals, player = entry.strip().partition("=")
        if not seat or (equals and not player):
            raise SetupError(f"--players: expected PLAYER or SEAT=PLAYER such as white=policy, got '{entry}'")
        if equals:
            named[seat] = player
        else:
            everybody = seat
    for seating in seatings:
        if set(named) <= set(seating):
            return {seat: named.get(seat, everybody) for seat in seating}
    known = " or ".join(", ".join(seating) for seating in seatings)
    raise SetupError(f"--players: expected seats of one table ({known}), got {', '.join(named)}")


def with_progress(console: Console, series: Series, processes: int | None) -> list[Observed]:
    """Play a series under a progress bar."""
    played: list[Observed] = []
    with progress_bar(console) as bar:
        task = bar.add_task(f"{series.game}, {series.scenario}", total=series.games)
        for one in spread(series, observe, processes):
            played.append(one)
            bar.update(task, completed=len(played))
    return played

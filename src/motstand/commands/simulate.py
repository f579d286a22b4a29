"""`motstand simulate`: many games into one table, for the lab's report or for a notebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab import results
from motstand.lab.observed import Observed, observe
from motstand.lab.series import Series, Workers, spread

SCENARIO_HELP = "Which scenario; the game's first without it."
PLAYERS_HELP = (
    "Who plays: one name for all seats (policy), or SEAT=PLAYER for each, with commas between them"
    " (white=search:24,black=policy). Players: random, newcomer, policy, habit, search:200, search:0.5s."
)
GAMES_HELP = "How many games."
SEED_HELP = "The seed of the simulation: the same seed, the same games."
OUT_HELP = "The Parquet file to write, or the folder of its parts; motstand report makes a page of it."
PARTS_HELP = "Write a Parquet file after every so many games, into the folder --out, instead of one in the end."


def simulate(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    players: Annotated[list[str] | None, typer.Option(metavar="PLAYERS", help=PLAYERS_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 1000,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    out: Annotated[Path, typer.Option(metavar="FILE", help=OUT_HELP)] = Path("results.parquet"),
    parts: Annotated[int | None, typer.Option(metavar="GAMES", help=PARTS_HELP)] = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Play many games and write what happened in them to a table."""
    console = Console()
    try:
        results.needs_pyarrow()
        workers = workers_of(processes, ray)
        if parts is None and out.is_dir():
            raise SetupError(f"--out: expected a file, got the folder {out}")
        if parts is not None and parts < 1:
            raise SetupError(f"--parts: expected a number above 0, got {parts}")
        found = find_game(game)
        one = scenario or next(iter(found.scenarios))
        series = Series(game, one, players_of(players or [], seatings_of(found, one)), games, seed)
        series.check()
        played = with_progress(console, series, workers)
        if parts is not None:
            results.write_parts(series, played, out, parts)
        else:
            out.parent.mkdir(parents=True, exist_ok=True)
            results.write(series, list(played), out)
    except (MotstandError, OSError) as error:
        raise refusal(error) from error
    console.print(f"Wrote {series.games} games to {out}. See them with: motstand report {out}", soft_wrap=True)


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


def with_progress(console: Console, series: Series, workers: Workers) -> Iterator[Observed]:
    """Play a series under a progress bar; each game is given as soon as it is played."""
    with progress_bar(console) as bar:
        task = bar.add_task(f"{series.game}, {series.scenario}", total=series.games)
        for number, one in enumerate(spread(series, observe, workers), start=1):
            yield one
            bar.update(task, completed=number)

"""`motstand habits`: tune the plans that a search begins with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.errors import MotstandError
from motstand.kernel.learned import habits_file
from motstand.kernel.registry import find_game
from motstand.lab.habits import CANDIDATES, Tuned, tune_habit, wins

SCENARIO_HELP = "Which scenario."
SEAT_HELP = "Whose habit."
ROUNDS_HELP = f"How many rounds of {CANDIDATES} candidates; 0 only measures today's weights."
GAMES_HELP = "How many games each candidate plays in a round."
FRESH_HELP = "How many fresh games decide between today's weights and the tuned ones."
SEED_HELP = "The seed: the same seed, the same weights."
OUT_HELP = "The file for the weights; the game's own without it, where its search player finds them."


def tune_habits(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    scenario: Annotated[str, typer.Option(help=SCENARIO_HELP)],
    seat: Annotated[str, typer.Option(help=SEAT_HELP)],
    rounds: Annotated[int, typer.Option(help=ROUNDS_HELP)] = 30,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 160,
    fresh: Annotated[int, typer.Option(help=FRESH_HELP)] = 1000,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=OUT_HELP)] = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Tune the plan that a search begins with, on games against policy and against the habits of the others."""
    console = Console()
    try:
        own = habits_file(find_game(game).folder())
        workers = workers_of(processes, ray)
        tuned = with_progress(
            console,
            f"{game}, {scenario}, {seat}",
            rounds * CANDIDATES * games + 2 * fresh,
            lambda told: tune_habit(game, scenario, seat, rounds, games, fresh, seed, told, workers),
        )
        if tuned.better and rounds > 0:
            file = own if out is None else out
            told = {"seed": seed, "rounds": rounds, "games": games, **{key: str(value) for key, value in said(tuned)}}
            write(file, own, scenario, tuned, told)
    except (MotstandError, OSError) as error:
        raise refusal(error) from error
    show(console, tuned)
    console.print("Kept." if tuned.better and rounds > 0 else "Today's weights stay.")


def with_progress(console: Console, title: str, games: int, tune: Callable[[Callable[[int], None]], Tuned]) -> Tuned:
    """Tune under a progress bar."""
    with progress_bar(console) as bar:
        task = bar.add_task(title, total=games)
        return tune(lambda done: bar.update(task, completed=done))


def said(tuned: Tuned) -> list[tuple[str, Any]]:
    """What the tuned weights won in fresh games."""
    return [("against_policy", wins(tuned.tuned, False)), ("against_habits", wins(tuned.tuned, True))]


def write(file: Path, own: Path, scenario: str, tuned: Tuned, told: dict[str, Any]) -> None:
    """Put the weights of one seat into the file, beside those of the others."""
    data: dict[str, Any] = json.loads(own.read_text(encoding="utf-8"))
    data[scenario]["weights"][tuned.seat] = tuned.weights
    data[scenario]["origin"][tuned.seat] = told
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def show(console: Console, tuned: Tuned) -> None:
    """Both weights in the same fresh games."""
    table = Table(title=f"{tuned.seat} in {len(tuned.today)} fresh games (95 % interval)")
    for column in ("", "against policy", "against habits"):
        table.add_column(column)
    for name, shown in (("today", tuned.today), ("tuned", tuned.tuned)):
        table.add_row(name, str(wins(shown, False)), str(wins(shown, True)))
    console.print(table)

"""`motstand train`: learn from many games what positions are worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.errors import MotstandError
from motstand.kernel.learned import Value, value_file
from motstand.kernel.registry import find_game
from motstand.lab.fitting import Figures
from motstand.lab.series import Series, Workers
from motstand.lab.training import POLICY, train, training_series

SCENARIO_HELP = "Which scenario; all of them without it."
GAMES_HELP = "How many games to learn from."
SEED_HELP = "The seed of the training: the same seed, the same value."
PLAYER_HELP = (
    "Who plays on after the disturbed beginning: policy, habit (the plans that a search begins with), or a search"
    " (search:2) that uses the value of before."
)
OUT_HELP = "The folder for the value files; the game's own without it, where its search player finds them."


def train_value(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 8000,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    player: Annotated[str, typer.Option(help=PLAYER_HELP)] = POLICY,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=OUT_HELP)] = None,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Learn from many games what positions are worth; the search player looks as far ahead as that needs."""
    console = Console()
    try:
        workers = workers_of(processes, ray)
        found = find_game(game)
        for one in [scenario] if scenario is not None else list(found.scenarios):
            series = training_series(game, one, games, seed, player)
            value, figures = with_progress(console, series, workers)
            file = value_file(found.folder(), one) if out is None else out / f"{one}.json"
            write(value, file)
            show(console, value, figures, file)
    except (MotstandError, OSError) as error:
        raise refusal(error) from error


def with_progress(console: Console, series: Series, workers: Workers) -> tuple[Value, Figures]:
    """Train under a progress bar."""
    with progress_bar(console) as bar:
        task = bar.add_task(f"{series.game}, {series.scenario}", total=series.games)
        return train(series, lambda done: bar.update(task, completed=done), workers)


def write(value: Value, file: Path) -> None:
    """One line a stage, so that a change can be read."""
    data = value.data()
    stages = ",\n".join(f'    "{name}": {json.dumps(stage)}' for name, stage in data["stages"].items())
    origin, features = json.dumps(data["origin"], indent=2), json.dumps(data["features"])
    file.parent.mkdir(parents=True, exist_ok=True)
    text = f'{{\n  "origin": {origin},\n  "features": {features},\n  "stages": {{\n{stages}\n  }}\n}}\n'
    file.write_text(text, encoding="utf-8")


def show(console: Console, value: Value, figures: Figures, file: Path) -> None:
    """How good the value is on games that it has not seen."""
    table = Table(title=f"{value.origin['scenario']}: {figures.positions} positions of held-out games")
    for column in ("positions", "chance", "won"):
        table.add_column(column, justify="right")
    for count, chance, share in figures.calibration:
        table.add_row(str(count), f"{100 * chance:.1f} %", f"{100 * share:.1f} %")
    console.print(table)
    console.print(f"  area under the curve {figures.auc:.3f}, mean square error {figures.brier:.3f}")
    console.print(f"Wrote {file}: {len(value.stages)} stages, {len(value.names)} features.", soft_wrap=True)

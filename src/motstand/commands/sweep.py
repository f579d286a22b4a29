"""`motstand sweep`: what a value of the content does to a game, over a range."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motstand.commands.compare import PACK_HELP, PAGE_HELP
from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.simulate import PLAYERS_HELP, SCENARIO_HELP, SEED_HELP, players_of
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.content.packs import pack_of_file
from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab.design.sweeping import Sweep, sweep, swept
from motstand.lab.series import Series, Workers, written_players

OVER_HELP = "The value, as table.row.key, and what to try: surrender.truce.required=4..9, or =4..10..2, or =4,7,9."
GAMES_HELP = "How many games with each value."


def sweep_value(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    over: Annotated[str, typer.Option(metavar="NAME=1..9", help=OVER_HELP)],
    pack: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=PACK_HELP)] = None,
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    players: Annotated[list[str] | None, typer.Option(metavar="PLAYERS", help=PLAYERS_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 200,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    out: Annotated[Path, typer.Option(metavar="FILE", help=PAGE_HELP)] = Path("sweep.html"),
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Play the same games with each value of a range, and plot who wins and how long games are."""
    # Whoever only plays needs neither plots nor their words.
    from motstand.lab.design.sweep_page import page

    console = Console()
    try:
        found = find_game(game)
        one = scenario or next(iter(found.scenarios))
        packs = [pack_of_file(path) for path in pack or []]
        series = Series(game, one, players_of(players or [], seatings_of(found, one)), games, seed, packs)
        result = with_progress(console, series, over, workers_of(processes, ray))
        words = "".join(f" --pack {path}" for path in pack or [])
        seats = written_players(series.players)
        command = f"motstand sweep {game} --over {over}{words} --scenario {one} --players {seats} --games {games}"
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(page(result, f"{command} --seed {seed}"), encoding="utf-8")
    except (MotstandError, OSError) as error:
        raise refusal(error) from error
    show(console, result)
    console.print(f"Wrote {out}.", soft_wrap=True)


def with_progress(console: Console, series: Series, over: str, workers: Workers) -> Sweep:
    """Sweep under a progress bar."""
    _, values = swept(series.game, series.packs, over)
    with progress_bar(console) as bar:
        task = bar.add_task(f"{series.game}, {series.scenario}", total=len(values) * series.games)
        return sweep(series, over, lambda done: bar.update(task, completed=done), workers)


def show(console: Console, result: Sweep) -> None:
    """Wins and lengths by value."""
    seats = list(next(iter(result.found.values())).players)
    table = Table(title=f"{result.value.name}, now {result.value.value}")
    for column in ("value", *[f"{seat} won (95 % interval)" for seat in seats], "length"):
        table.add_column(column)
    for at, (mean, _, _) in result.lengths().items():
        table.add_row(f"{at:g}", *[str(result.wins(seat)[at]) for seat in seats], f"{mean:.1f}")
    console.print(table)

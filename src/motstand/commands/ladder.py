"""`motstand ladder`: players meet each other, and ratings say how strong each of them is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motstand.commands.arena import with_progress
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab.ladder import Ladder
from motstand.lab.series import Series

SCENARIO_HELP = "Which scenario; all of them without it."
PLAYER_HELP = "A player on the ladder, once for each: random, newcomer, policy, habit, search:200, search:0.5s."
GAMES_HELP = "How many games in each series: every two players have two, one on either seat."
OUT_HELP = "Write the ladder to this file, as a table for a page."
USUAL = ["newcomer", "policy", "search:3", "search:12", "search:40"]


def ladder(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    player: Annotated[list[str] | None, typer.Option(help=PLAYER_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 40,
    seed: Annotated[int, typer.Option(help="The seed of the ladder.")] = 1940,
    processes: Processes = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=OUT_HELP)] = None,
) -> None:
    """Let every player meet every other, and rate them all (Bradley-Terry, on the scale of Elo; policy has 1000)."""
    console = Console()
    try:
        workers = workers_of(processes, ray)
        found = find_game(game)
        scenarios = [scenario] if scenario is not None else list(found.scenarios)
        for one in scenarios:
            seatings_of(found, one)
        climbed = Ladder(game, scenarios, player or USUAL, games, seed)
        climbed.play(lambda series: with_progress(console, named(series), series, workers))
        show(console, climbed)
        if out is not None:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text("\n".join([*climbed.lines(), ""]), encoding="utf-8")
            console.print(f"Wrote {out}.", soft_wrap=True)
    except (MotstandError, OSError) as error:
        raise refusal(error) from error


def named(series: Series) -> str:
    """What is being played, for the progress bar."""
    return f"{series.scenario}: {' against '.join(dict.fromkeys(series.players.values()))}"


def show(console: Console, climbed: Ladder) -> None:
    """The ladder, the strongest first; the game is on it where all play against it."""
    table = Table(title=f"{climbed.game}: {len(climbed.results)} series of {climbed.games} games")
    for column in ("player", "rating (95 % interval)", "games", "won", "seconds a game"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for name, rating, low, high, won, seconds in climbed.rungs():
        rated = f"{rating:.0f} ({low:.0f} to {high:.0f})"
        table.add_row(name, rated, str(won.total), str(won), f"{seconds:.2f}")
    console.print(table)

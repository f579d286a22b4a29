"""The command `motstand`: gathers the commands, each of which is a module of its own."""

from __future__ import annotations

from typing import Annotated

import typer

from motstand import __version__
from motstand.commands.analyse import analyse
from motstand.commands.arena import arena
from motstand.commands.compare import compare_contents
from motstand.commands.content import content
from motstand.commands.games import list_games
from motstand.commands.habits import tune_habits
from motstand.commands.ladder import ladder
from motstand.commands.odds import add_odds
from motstand.commands.play import play
from motstand.commands.replay import replay
from motstand.commands.report import report
from motstand.commands.rules import rules
from motstand.commands.serve import serve
from motstand.commands.simulate import simulate
from motstand.commands.sweep import sweep_value
from motstand.commands.train import train_value
from motstand.commands.tune import tune_values
from motstand.commands.usual import OnManyCores
from motstand.kernel import compiled
from motstand.kernel.collector import look_seldom
from motstand.kernel.matches.seeds import Seeds

app = typer.Typer(help="Board games of 1940-45, complete and rules-exact.", no_args_is_help=True, add_completion=False)
app.command("play")(play)
app.command("serve")(serve)
app.command("replay")(replay)
app.command("analyse")(analyse)
app.command("rules")(rules)
app.command("games")(list_games)
add_odds(app)
app.command("arena", cls=OnManyCores)(arena)
app.command("ladder", cls=OnManyCores)(ladder)
app.command("simulate", cls=OnManyCores)(simulate)
app.command("train", cls=OnManyCores)(train_value)
app.command("habits", cls=OnManyCores)(tune_habits)
app.command("report")(report)
app.command("compare", cls=OnManyCores)(compare_contents)
app.command("sweep", cls=OnManyCores)(sweep_value)
app.command("tune", cls=OnManyCores)(tune_values)
app.add_typer(content, name="content")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"motstand {__version__} ({'compiled' if compiled() else 'pure Python'})")
        raise typer.Exit


@app.callback()
def motstand(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Board games of 1940-45, complete and rules-exact."""


def main(seeds: Seeds | None = None) -> None:
    """The entry point of the installed command. `seeds` are for dice that nobody gives a seed for."""
    look_seldom()
    app(obj=seeds)

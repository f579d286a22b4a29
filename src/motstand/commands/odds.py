"""`motstand odds`: the chances of what dice decide, as a game tells them in its `odds_command.py`."""

from __future__ import annotations

import typer

from motstand.kernel.registry import find_game, game_ids, part_of

HELP = "Show the chances of what dice decide, game by game."


def add_odds(app: typer.Typer) -> None:
    """Add the `odds` command of each game: under its id, or directly if only one game has it."""
    parts = {id: part_of(find_game(id), "odds_command") for id in game_ids()}
    tellers = {id: part.show_odds for id, part in parts.items() if part is not None}
    if len(tellers) == 1:
        app.command("odds")(next(iter(tellers.values())))
    elif tellers:
        several = typer.Typer(help=HELP, no_args_is_help=True)
        for id, show_odds in tellers.items():
            several.command(id)(show_odds)
        app.add_typer(several, name="odds")

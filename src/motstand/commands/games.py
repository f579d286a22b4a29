"""`motstand games`: what can be played."""

from __future__ import annotations

from motstand.commands.refusal import refusal
from motstand.kernel.errors import MotstandError
from motstand.kernel.game import Game, Setup
from motstand.kernel.registry import find_game, game_ids
from motstand.terminal.screen import HEADING, QUIET, Screen


def list_games() -> None:
    """List the games, their scenarios and who can sit down."""
    screen = Screen()
    for id in game_ids():
        try:
            show_game(screen, find_game(id))
        except MotstandError as error:
            raise refusal(error) from error


def show_game(screen: Screen, game: Game) -> None:
    screen.line(f"{game.id}: {game.title}", HEADING)
    screen.line(game.credits, QUIET, 2)
    for scenario, seatings in game.scenarios.items():
        # A game that is played by programs only may print nothing.
        sheet = game.printed(Setup(scenario, seatings[0])).get("scenario", {"name": scenario, "subtitle": ""})
        screen.line(f"{scenario}: {sheet['name']}", indent=2)
        screen.line(sheet["subtitle"], QUIET, 4)
        screen.line(" / ".join(", ".join(seats) for seats in seatings), QUIET, 4)

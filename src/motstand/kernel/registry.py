"""Where games are found: entry points of installed packages, so that anyone's package can add a game."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game
from motstand.kernel.words.error_messages import message

GROUP = "motstand.games"

_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known in this process, without an installed package."""
    _registered[game.id] = game
    return game


def game_ids() -> list[str]:
    """The ids of all games that can be played."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_registered))


def find_game(id: str) -> Game:
    """The game with this id. Raises SetupError that lists the ids there are."""
    if id not in _registered:
        points = [point for point in entry_points(group=GROUP) if point.name == id]
        if not points:
            raise SetupError(message("setup-no-game", game=id, known=game_ids()))
        game = points[0].load()
        if not isinstance(game, Game):
            raise SetupError(f"entry point '{id}' of {GROUP}: expected a Game, got {type(game).__name__}")
        _registered[id] = game
    return _registered[id]


def part_of(game: Game, name: str) -> ModuleType | None:
    """An optional module of a game's package, such as `terminal`; None if the game has none."""
    module = f"{game.package()}.{name}"
    return import_module(module) if find_spec(module) is not None else None

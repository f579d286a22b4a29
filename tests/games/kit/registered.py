"""The kits of the games on the shelf, found by their names, and how tests are parametrised with them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from tests.games.boxes import GAME_IDS
from tests.games.kit.gamekit import GameKit
from tests.games.kit.small_games import SMALL_GAMES


def module_of(game: str) -> str:
    """Where a game's kit is expected."""
    return f"tests.games.{game.replace('-', '_')}.kit"


def kit_of(game: str) -> GameKit | None:
    """The kit that a game has registered, if it has."""
    name = module_of(game)
    if find_spec(name.rpartition(".")[0]) is None or find_spec(name) is None:
        return None
    found = getattr(import_module(name), "KIT", None)
    return found if isinstance(found, GameKit) else None


KITS = [kit for kit in map(kit_of, GAME_IDS) if kit is not None]
"""The games on the shelf."""
WITH_SMALL_GAMES = [*KITS, *SMALL_GAMES]
"""Also those that have rules but no words."""

of_every_game = pytest.mark.parametrize("kit", KITS, ids=repr)


def of_sittings(short: bool = False, small_games: bool = False) -> pytest.MarkDecorator:
    """Parametrises with the sittings of all games, or the short ones among them."""
    kits = WITH_SMALL_GAMES if small_games else KITS
    params = [(kit, sitting) for kit in kits for sitting in kit.sittings if sitting.short or not short]
    return pytest.mark.parametrize(("kit", "sitting"), params, ids=[repr(sitting) for _, sitting in params])

"""German actions, one after the other: what one of them causes waits until it is finished (CNC-Q-99)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.crown_and_courage.decisions import pause
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow

RESOLVE: Final[dict[str, Callable[[Crown], Flow[None]]]] = {}
"""How each German action is resolved; `german.py` fills it, for its chapters know this one."""


def cause(game: Crown, action: str) -> Flow[None]:
    """A German action, once: at once, or directly after the one that is going on (CNC-Q-99)."""
    if game.acting:
        game.caused.append(action)
        return
    yield from pause(game, action)
    yield from resolve(game, action)


def resolve(game: Crown, action: str) -> Flow[None]:
    """The action itself, and whatever it caused, in the order of arising; before each of those a card may be played."""
    game.acting = True
    yield from resolve_one(game, action)
    while game.caused:
        following = game.caused.pop(0)
        yield from pause(game, following)
        yield from resolve_one(game, following)
    game.acting = False


def resolve_one(game: Crown, action: str) -> Flow[None]:
    game.path.append(action)
    yield from RESOLVE[action](game)
    game.path.pop()

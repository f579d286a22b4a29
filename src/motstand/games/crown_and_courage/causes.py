"""German actions, one after the other: what one of them causes waits until it is finished (CNC-Q-99)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.crown_and_courage.decisions import may_pause, pause
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow

RESOLVE: Final[dict[str, Callable[[Crown], Flow[None]]]] = {}
"""How each German action is resolved; `german.py` fills it, for its chapters know this one."""


def cause(game: Crown, action: str) -> Flow[None]:
    """A German action, once: at once, or directly after the one that is going on (CNC-Q-99)."""
    if game.acting:
        game.caused.append(action)
        return
    if may_pause(game):
        yield from pause(game, action)
    yield from resolve(game, action)


def resolve(game: Crown, action: str) -> Flow[None]:
    """The action itself, and whatever it caused, in the order of arising; before each of those a card may be played."""
    game.acting = True
    while True:
        game.path.append(action)
        yield from RESOLVE[action](game)
        game.path.pop()
        if not game.caused:
            break
        action = game.caused.pop(0)
        if may_pause(game):
            yield from pause(game, action)
    game.acting = False

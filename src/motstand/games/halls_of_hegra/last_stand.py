"""The Last Stand at the end of day 11."""

from __future__ import annotations

from motstand.games.halls_of_hegra.attack import move_all_forward, resolve_charge
from motstand.games.halls_of_hegra.breakdown import by
from motstand.games.halls_of_hegra.event import event
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.surrender import final_reckoning
from motstand.kernel.flow import Flow


def last_stand(game: Hegra) -> Flow[str]:
    """HOH-LAST-02: a Last Stand card, resolved like a Siege Event card; no Morning follows (HOH-Q-91)."""
    game.last_stand = True
    game.note("last_stand", "HOH-LAST-01")
    return (yield from event(game))


def reckoning(game: Hegra) -> Flow[str]:
    """HOH-LAST-03, HOH-LAST-04: all Infantry go forward, farther if nobody is on the walls; then the end."""
    sectors = 1 if game.manned() >= 0 else 2
    rule = "HOH-LAST-04" if sectors == 1 else "HOH-LAST-03"
    move_all_forward(game, sectors)
    entry = game.note("last_stand.forward", rule, {"sectors": sectors})
    entry.child("part.walls", rule, {"manned": "yes" if sectors == 1 else "no", **by(sectors)})
    yield from resolve_charge(game)
    final_reckoning(game)
    raise AssertionError("the game is over after the Last Stand")

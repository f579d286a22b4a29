"""Phase 7, An Extra Push, and phase 8, A New Day Dawns (CNC-PUSH, CNC-DAWN)."""

from __future__ import annotations

from motstand.games.crown_and_courage.army import army_orders
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import NOTHING, OCCUPIED
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw


def push(game: Crown) -> Flow[str]:
    """CNC-PUSH-01: turn the tile, place cubes, resolve what is full."""
    game.path = ["push"]
    if game.push_action == NOTHING:
        # CNC-PUSH-02; CNC-PUSH-03: only once.
        game.push_action = yield from draw(game.hidden_orders, "push", rule="CNC-PUSH-02")
        game.note("push.turned", "CNC-PUSH-02", {"action": game.push_action})
    place_cubes(game, game.towns.count(OCCUPIED))
    for section, printed in enumerate(game.box.push):
        # CNC-PUSH-08, CNC-Q-89: from left to right; CNC-PUSH-09: the others keep their cubes.
        if game.push[section] == printed.spaces:
            game.push[section] = 0
            action = printed.action or game.push_action
            game.note("push.full", "CNC-PUSH-08", {"section": printed.id, "action": action})
            yield from cause(game, action)
    game.path = []
    return "dawn"


def place_cubes(game: Crown, cubes: int) -> None:
    """CNC-PUSH-05, CNC-PUSH-06: one for each occupied town, from the left; those too many go back (CNC-PUSH-07)."""
    for section, printed in enumerate(game.box.push):
        placed = min(cubes, printed.spaces - game.push[section])
        game.push[section] += placed
        cubes -= placed
        if placed > 0:
            game.note("push.cubes", "CNC-PUSH-06", {"section": printed.id, "count": placed})


def dawn(game: Crown) -> Flow[str]:
    """CNC-DAWN-01: as many Army Orders as the Loyalty says."""
    game.path = ["dawn"]
    game.hurried = False
    yield from army_orders(game, game.loyalty(), "CNC-DAWN-01")
    game.day += 1
    game.path = []
    # CNC-DAWN-02
    return "plan"

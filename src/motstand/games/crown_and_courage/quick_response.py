"""German Quick Response (CNC-QR): each die is a phase of its own, then the Momentum."""

from __future__ import annotations

from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import MOVE, NOTHING
from motstand.games.crown_and_courage.danger import lower_momentum
from motstand.games.crown_and_courage.decisions import may_pause, pause
from motstand.games.crown_and_courage.frame import turn_up
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Roll


def quick_response(game: Crown) -> Flow[str]:
    """CNC-QR-01: all dice in the box are rolled; those that come later are for the next time (CNC-Q-36)."""
    # Who let something happen earlier in this turn is asked again: this is another response.
    game.hurried = False
    if may_pause(game):
        yield from pause(game, "quick_response")
    dice: tuple[int, ...] = yield Roll(6, 1 + game.quick_dice, "quick_response", rule="CNC-QR-01")
    # CNC-QR-02
    game.rolled = sorted(dice)
    entry = game.note("quick_response.rolled", "CNC-QR-01", {"dice": game.rolled.copy()})
    for position in game.rolled:
        action = game.frame[position] or "hidden"
        entry.child("trace.rolled", "CNC-QR-03", {"position": position, "action": action})
    return "quick response die"


def quick_response_die(game: Crown) -> Flow[str]:
    """CNC-QR-03: the tile at the position that the die shows, once; CNC-QR-04: whatever Sabotage die lies on it."""
    if not game.rolled:
        return "momentum"
    position = game.rolled.pop(0)
    game.path = ["quick_response"]
    if game.frame[position] == NOTHING:
        # CNC-QR-05
        yield from turn_up(game, position, "CNC-QR-05")
    yield from cause(game, game.frame[position])
    game.path = []
    return "quick response die"


def momentum(game: Crown) -> Flow[str]:
    """CNC-QR-06: a Move, then the Momentum goes down; CNC-QR-07: at nothing there is none."""
    if game.momentum > 0:
        game.path = ["quick_response", "momentum"]
        yield from cause(game, MOVE)
        lower_momentum(game, 1, "CNC-QR-06")
        game.path = []
    game.hurried = False
    return "main response"

"""German troops on the map: they enter a space, join others there, and leave the map (CNC-GPARA-07, CNC-Q-103)."""

from __future__ import annotations

from motstand.games.crown_and_courage.components import REGULAR
from motstand.games.crown_and_courage.state import Arrival, Crown


def enter(game: Crown, space: int, origin: int, regulars: int, paratroopers: int, rule: str) -> None:
    """Germans come into a space; whoever has to go back knows where he came from."""
    game.regulars[space] += regulars
    game.paratroopers[space] += paratroopers
    game.arrivals.append(Arrival(space, origin, regulars, paratroopers))
    ids = game.box.map.ids
    values = {"from": ids[origin], "to": ids[space], "count": regulars + paratroopers}
    game.note("move.regulars" if regulars else "move.paratroopers", rule, values)


def join_regulars(game: Crown, space: int) -> None:
    """CNC-GPARA-07: who shares a space with regular troops becomes one; before a battle not yet (CNC-Q-63)."""
    if game.regulars[space] == 0 or game.paratroopers[space] == 0 or game.is_held(space):
        return
    turn_over(game, space, "CNC-GPARA-07")


def turn_over(game: Crown, space: int, rule: str) -> None:
    """The Paratroopers of a space become regular troops."""
    count = game.paratroopers[space]
    game.regulars[space] += count
    game.paratroopers[space] = 0
    game.note("move.joined", rule, {"place": game.box.map.ids[space], "count": count})


def remove_german(game: Crown, space: int, unit: str, origin: int = -1) -> None:
    """Back to the supply; of those who have just come (from `origin`, if it is said), one less can go back there."""
    if unit == REGULAR:
        game.regulars[space] -= 1
    else:
        game.paratroopers[space] -= 1
    for arrival in game.arrivals:
        if arrival.space == space and origin in (-1, arrival.origin) and arrival.count(unit) > 0:
            arrival.lose_one(unit)
            return

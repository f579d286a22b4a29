"""Priorities of the Supply Runs: the easiest way to the aim, and what to do when one meets the enemy."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import SNEAK, STAY, STOP
from motstand.games.halls_of_hegra.components import SOLDIER
from motstand.games.halls_of_hegra.policy.plans import Plan
from motstand.games.halls_of_hegra.running import has_enemies
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Option

LAST_FETCH = 9
ENEMY_COST = 2
FAR = 99


def aims(game: Hegra, token: int) -> list[int]:
    """Where a run wants to go: home with a token or late in the game, else to a Depot that has any."""
    wanted = [game.box.map.depots[kind] for kind, tokens in enumerate(game.depots) if tokens > 0]
    if token >= 0 or not wanted or game.day > LAST_FETCH:
        return [game.box.map.fortress]
    return wanted


def hardships(game: Hegra, token: int) -> list[int]:
    """How hard it is to reach the aim from every space: steps, and more for each space with enemies on the way."""
    chart = game.box.map
    hard = [FAR] * len(chart.ids)
    ends = aims(game, token)
    for end in ends:
        hard[end] = 0
    # The nearest first: hardly any space is reached twice.
    changed = list(ends)
    for place in changed:
        cost = hard[place] + 1 + (ENEMY_COST if has_enemies(game, place) else 0)
        for near in chart.neighbours[place]:
            if cost < hard[near]:
                hard[near] = cost
                changed.append(near)
    return hard


def go(game: Hegra, options: list[Option]) -> Option:
    """As near to the aim as possible; enemies are entered only where the way leads through them."""
    run = game.runs[game.running]
    hard = hardships(game, run.token)

    def wish(option: Option) -> int:
        if option == STAY:
            return -hard[run.place]
        _, end = option
        place = game.box.map.index[end]
        return -hard[place] - (ENEMY_COST if has_enemies(game, place) else 0)

    return max(options, key=wish)


def meeting(game: Hegra, options: list[Option], plan: Plan) -> Option:
    """Sneak while the hills are quiet and there is somewhere to go; a Soldier fights; else lie low."""
    run = game.runs[game.running]
    if STOP not in options:
        return options[-1]
    if game.movement_left > 0 and game.suspicion <= plan.daring:
        return SNEAK
    fights = [option for option in options if option not in (STOP, SNEAK)]
    return fights[0] if run.kind == SOLDIER and fights and game.suspicion <= 2 else STOP


def next_run(game: Hegra, options: list[Option]) -> Option:
    """The run that is nearest to its aim goes first, to make room for the others."""
    deliveries = [delivery.id for delivery in game.box.pieces.deliveries]
    # Whatever a run carries, it carries it home.
    loads = {cargo in deliveries for _, _, _, cargo in options}
    hard = {loaded: hardships(game, 0 if loaded else -1) for loaded in loads}

    def wish(option: Option) -> int:
        _, _, place, cargo = option
        return -hard[cargo in deliveries][game.box.map.index[place]]

    return max(options, key=wish)

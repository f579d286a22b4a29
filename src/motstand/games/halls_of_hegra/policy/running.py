"""Priorities of the Supply Runs: the easiest way to the aim, and what to do when one meets the enemy."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from motstand.games.halls_of_hegra.answers import SNEAK, STAY, STOP
from motstand.games.halls_of_hegra.components import SOLDIER, Map
from motstand.games.halls_of_hegra.policy.plans import Plan
from motstand.games.halls_of_hegra.running import has_enemies
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Option

LAST_FETCH: Final = 9
ENEMY_COST: Final = 2
FAR: Final = 99


def aims(game: Hegra, token: int) -> list[int]:
    """Where a run wants to go: home with a token or late in the game, else to a Depot that has any."""
    wanted = [game.box.map.depots[kind] for kind, tokens in enumerate(game.depots) if tokens > 0]
    if token >= 0 or not wanted or game.day > LAST_FETCH:
        return [game.box.map.fortress]
    return wanted


def hardships(game: Hegra, token: int) -> tuple[int, ...]:
    """How hard it is to reach the aim from every space: steps, and more for each space with enemies on the way."""
    chart = game.box.map
    enemies = tuple([place for place in range(len(chart.ids)) if has_enemies(game, place)])
    return hardships_among(chart, enemies, tuple(aims(game, token)))


@lru_cache(maxsize=4096)
def hardships_among(chart: Map, enemies: tuple[int, ...], ends: tuple[int, ...]) -> tuple[int, ...]:
    """The same for enemies in these spaces and these aims, which rollouts of a search meet again and again."""
    hard = [FAR] * len(chart.ids)
    for end in ends:
        hard[end] = 0
    # The nearest first: hardly any space is reached twice.
    changed = list(ends)
    for place in changed:
        cost = hard[place] + 1 + (ENEMY_COST if place in enemies else 0)
        for near in chart.neighbours[place]:
            if cost < hard[near]:
                hard[near] = cost
                changed.append(near)
    return tuple(hard)


def go(game: Hegra, options: list[Option]) -> Option:
    """As near to the aim as possible; enemies are entered only where the way leads through them."""
    run = game.runs[game.running]
    hard = hardships(game, run.token)
    number = game.box.map.index
    best, least = STAY, FAR + ENEMY_COST + 1
    for option in options:
        if option == STAY:
            cost = hard[run.place]
        else:
            _, name = option
            place = number[name]
            cost = hard[place] + (ENEMY_COST if has_enemies(game, place) else 0)
        if cost < least:
            best, least = option, cost
    return best


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

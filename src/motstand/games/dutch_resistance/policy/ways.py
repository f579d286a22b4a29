"""How long an errand takes, what comes first of it, and over which Roads."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import INFORMATION, NOWHERE, PLACES, POLICEMAN, SOLDIER
from motstand.games.dutch_resistance.policy.errands import FAR, Errand, gives_two
from motstand.games.dutch_resistance.policy.plans import Plan
from motstand.games.dutch_resistance.policy.worth import of_alibi
from motstand.games.dutch_resistance.state import Dutch


class Way:
    """An errand as a Character would run it: Action Points, where to first, and what is still missing."""

    __slots__ = ("errand", "first", "gather", "is_ordered", "missing", "points", "token")

    def __init__(self, errand: Errand, points: float, first: int, gather: bool, missing: list[int], token: int) -> None:
        self.errand = errand
        self.points = points
        # The next stop, and whether Information is gathered where the Character is.
        self.first = first
        self.gather = gather
        self.missing = missing
        # The token that is taken along from here on.
        self.token = token
        self.is_ordered = False

    def value(self) -> float:
        """What an Action Point for it is worth."""
        return self.errand.worth / self.points


def way(game: Dutch, who: int, errand: Errand, sources: list[list[int]]) -> Way:
    """The Resources that are missing, nearest first; then the token; then the place and the last action."""
    away = game.box.board.distance
    at = game.place[who]
    missing = [max(0, errand.needed[kind] - game.held[who][kind]) for kind in range(len(errand.needed))]
    left = missing.copy()
    points, first, gather = 0.0, NOWHERE, False
    while sum(left) > 0:
        kind, end, cost = nearest_source(game, at, left, sources)
        points += cost
        if first == NOWHERE:
            first, gather = end, kind == INFORMATION and end not in sources[INFORMATION]
        left[kind] = 0
        at = end
    points += FAR * max(0, errand.ausweis - game.ausweis[who]) / 2
    taken = NOWHERE
    if errand.token != NOWHERE:
        start = game.token_place[errand.token]
        points += steps(away[at][start])
        if first == NOWHERE and start != game.place[who]:
            first = start
        elif first == NOWHERE:
            taken = errand.token
        at = start
    points += steps(away[at][errand.place]) + (1.0 if errand.answer else 0.0)
    if first == NOWHERE:
        first = errand.place
    return Way(errand, max(points, 0.5), first, gather, missing, taken)


def steps(moves: int) -> float:
    """Action Points for so many moves."""
    return (moves + 1) // 2


def nearest_source(game: Dutch, at: int, left: list[int], sources: list[list[int]]) -> tuple[int, int, float]:
    """Which missing Resource comes first, where, and for how many Action Points."""
    best = (0, at, FAR * 10)
    for kind, count in enumerate(left):
        if count == 0:
            continue
        if kind == INFORMATION and count + 0.3 < best[2]:
            best = (kind, at, count + 0.3)
        for place in sources[kind]:
            actions = (count + 1) // 2 if gives_two(game, place) else count
            cost = steps(game.box.board.distance[at][place]) + actions
            if cost < best[2]:
                best = (kind, place, cost)
        if not sources[kind] and kind != INFORMATION and FAR * count < best[2]:
            best = (kind, at, FAR * count)
    return best


def next_road(game: Dutch, who: int, end: int, plan: Plan, with_token: bool) -> int:
    """The first Road of the best way: short, and past few Occupiers."""
    board = game.box.board
    start = game.place[who]
    tolls = [1.0 + road_cost(game, who, road, plan, with_token) for road in range(len(board.roads))]
    costs = [FAR * 10.0] * len(PLACES)
    costs[end] = 0.0
    waiting = [end]
    while waiting:
        at = waiting[0]
        for place in waiting:
            if costs[place] < costs[at]:
                at = place
        waiting.remove(at)
        for road in board.roads_at[at]:
            near = board.roads[road].other_end(at)
            cost = costs[at] + tolls[road]
            if cost < costs[near] - 1e-9:
                costs[near] = cost
                if near not in waiting:
                    waiting.append(near)
    return min(
        board.roads_at[start],
        key=lambda road: costs[board.roads[road].other_end(start)] + tolls[road],
    )


def road_cost(game: Dutch, who: int, road: int, plan: Plan, with_token: bool) -> float:
    """What a Halt! card costs about, in moves. With a token a Policeman is as strict as a Soldier (DR-ESC-04)."""
    policemen, soldiers = game.occupiers[POLICEMAN][road], game.occupiers[SOLDIER][road]
    if policemen + soldiers == 0:
        return 0.0
    harm = policemen * (1.8 if with_token else 1.0) + 2.2 * soldiers
    return plan.caution * harm * (0.6 + of_alibi(game, who, plan))

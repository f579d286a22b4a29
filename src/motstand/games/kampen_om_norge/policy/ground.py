"""How a faction reads the board: who stands where, who threatens what, and where it wants to be."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.policy.plans import Plan
from motstand.games.kampen_om_norge.state import Kampen

# Dice that an enemy's cards are worth in a combat, for each card in his hand.
CARD_DICE: Final = [0.4, 0.4, 0.35]

CITY: Final = 12
ENEMY: Final = 3


class Ground:
    """The board in the eyes of one faction."""

    __slots__ = ("enemy", "faction", "fresh", "friends", "own", "plan", "threat")

    def __init__(self, game: Kampen, faction: int, plan: Plan) -> None:
        self.faction = faction
        self.plan = plan
        self.own = game.battalions[faction]
        norway, allies = game.battalions[NORWAY], game.battalions[ALLIES]
        size = len(self.own)
        if faction == GERMANY:
            self.enemy = [norway[area] + allies[area] for area in range(size)]
            self.friends = self.own
        else:
            self.enemy = game.battalions[GERMANY]
            self.friends = [norway[area] + allies[area] for area in range(size)]
        moved = game.moved
        if game.active == faction:
            self.fresh = [self.own[area] - moved[area] for area in range(size)]
        else:
            self.fresh = self.own
        # Enemy battalions next to each area.
        self.threat = [0] * size
        neighbours = game.scenario.neighbours
        for area in range(size):
            count = self.enemy[area]
            if count:
                for near in neighbours[area]:
                    self.threat[near] += count

    def guard(self, game: Kampen, area: int) -> int:
        """How many battalions should stay in an area."""
        if not game.scenario.is_objective[area]:
            return 0
        most = int(self.plan.most)
        # One defender is enough to call a city Norwegian, but not to keep it.
        return min(self.plan.guarded(game, area, self.threat[area]), most if self.faction == GERMANY else most - 1)

    def free(self, game: Kampen, area: int) -> int:
        """Battalions that have not moved and are not needed where they stand."""
        fresh = self.fresh[area]
        if fresh <= 0:
            return 0
        spare = self.friends[area] - self.guard(game, area)
        return min(fresh, spare) if spare > 0 else 0


def wishes(game: Kampen, ground: Ground) -> list[int]:
    """How much the faction wants to stand in each area: high in and around cities and enemies worth going for."""
    size = len(ground.own)
    scores = [0] * size
    distance = game.scenario.distance
    objectives = game.scenario.is_objective
    for goal in range(size):
        is_objective = objectives[goal]
        if not is_objective and ground.enemy[goal] == 0:
            continue
        weight = wish_for(game, ground, goal, is_objective)
        if weight > 0:
            row = distance[goal]
            for area in range(size):
                value = weight - row[area]
                if value > scores[area]:
                    scores[area] = value
    return scores


def wish_for(game: Kampen, ground: Ground, area: int, is_objective: bool) -> int:
    """How much one area attracts, in moves that it is worth."""
    enemy = ground.enemy[area]
    if area == ground.plan.focus:
        return CITY + 8
    if ground.faction == GERMANY:
        if is_objective:
            lacking = ground.guard(game, area) - ground.own[area]
            if enemy or ground.own[area] == 0:
                return CITY + int(ground.plan.pull + ground.plan.want(area))
            return CITY + lacking + int(0.5 * ground.plan.want(area)) if lacking > 0 else 0
        return ENEMY + int(ground.plan.hunt) + min(enemy, 4) if enemy else 0
    if is_objective:
        if enemy == 0:
            # An unoccupied or own city: keep somebody there.
            return CITY if ground.friends[area] < ground.guard(game, area) else 0
        return CITY - min(enemy, 6)
    return ENEMY if 0 < enemy <= 2 else 0

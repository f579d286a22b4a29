"""What things are worth to the King, in points: a Willpower cube is five, a card or a Morale about one.

All other modules of the policy weigh with these numbers.
"""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.components import (
    BOMBING,
    CHAOS,
    COLLABORATOR,
    FREE,
    HIGHEST_DIE,
    MORALE,
    MOVE,
    NOTHING,
    PARATROOPER,
    REINFORCEMENTS,
    STRESS,
    THREAT,
)
from motstand.games.crown_and_courage.evacuation import objection_to_moving_now, objection_to_plan, objection_to_route
from motstand.games.crown_and_courage.policy.plans import Plan
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.vocabulary import is_possible
from motstand.kernel.content.vocabulary import Effect

WILLPOWER: Final = 5.0
GIVING_UP: Final = 30.0
CARD: Final = 1.15
ARMY_ORDER: Final = 0.48
SABOTAGE: Final = 0.8
HIGH_THREAT: Final = 6
"""Above it the Threat will soon fall again."""


def stress_cost(game: Crown, amount: int) -> float:
    """What so much Stress costs: its share of a Willpower cube, and everything past the end with the last cube."""
    cost = amount * stress_step(game)
    if game.willpower == 1 and game.stress + amount > game.box.danger.most:
        cost += GIVING_UP
    return cost


def stress_step(game: Crown) -> float:
    """A cube lasts as many steps as there are between Threat and the end of the track, wherever the marker stands."""
    danger = game.box.danger
    return WILLPOWER / (danger.most - 1 - min(game.threat, HIGH_THREAT))


def relief(game: Crown, amount: int) -> float:
    """What it is worth to lose so much Stress; with the last cube it is worth more."""
    steps = min(amount, game.stress - game.threat - 1)
    return steps * stress_step(game) * (1.5 if game.willpower == 1 else 1.0)


def threat_cost(game: Crown) -> float:
    """One more Threat: a cube lasts less long, and just below the alarm it is a die for the Germans."""
    return 2.0 if game.threat + 1 == game.box.danger.alarm else 0.64


# -- the Germans -------------------------------------------------------------------------------------------------


def german_cost(game: Crown, action: str) -> float:
    """What a German action costs when it is resolved; one that is face down is as bad as the average."""
    if action == MOVE:
        return move_cost(game)
    if action == STRESS:
        return stress_cost(game, 1)
    if action == THREAT:
        return threat_cost(game)
    if action == BOMBING and game.bombed == game.king:
        return 4.0 if game.bombing > 1 else 100.0
    return OTHER_COSTS.get(action, 1.0)


OTHER_COSTS: Final = {
    PARATROOPER: 0.36,
    REINFORCEMENTS: 0.9,
    BOMBING: 0.9,
    MORALE: 1.1,
    COLLABORATOR: 1.5,
    CHAOS: 0.36,
    NOTHING: 0.36,
}


def move_cost(game: Crown) -> float:
    """A German Move: dear when it comes near the King, or when it takes a town above him."""
    board = game.box.map
    cost = 1.0
    place = board.route_place[game.king]
    if place > 0 and game.regulars[board.route[place - 1]] > game.norwegian_strength(game.king):
        cost += 6.0
    cost += sum([2.5 * game.paratroopers[space] for space in board.around[game.king]])
    front = game.frontmost()
    if front >= 0:
        following = board.route_place[front] + 1
        if following < len(board.route):
            space = board.route[following]
            town = board.town_place[space]
            if town >= 0 and game.towns[town] == FREE and not game.is_held(space):
                cost += 100.0 if board.sector[game.king] < board.sector[space] else 2.5
        if board.sector[front] >= board.sector[game.king]:
            cost += 1.5
    return cost


# -- tiles and cards ---------------------------------------------------------------------------------------------


def worth_of(game: Crown, effects: list[Effect], plan: Plan) -> float:
    """What it is worth to carry these out now."""
    return sum([worth(game, effect, plan) for effect in effects])


def worth(game: Crown, effect: Effect, plan: Plan) -> float:
    verb, amount = effect.verb, effect.amount
    if verb == "stress":
        return relief(game, -amount) if amount < 0 else -stress_cost(game, amount)
    if verb == "evacuate":
        return evacuation_worth(game, plan)
    if verb == "threat":
        return 0.6 * min(-amount, game.threat - game.box.danger.least) if amount < 0 else -threat_cost(game)
    if verb == "pressure":
        return 5.0 if amount < 0 and game.pressure > 0 else 0.0
    if verb == "momentum":
        return 1.4 if amount < 0 and game.momentum > 0 else 0.0
    if verb == "card":
        return 0.5 * min(-amount, len(game.hand) - 1) if game.hand else 0.0
    if verb == "german":
        return -german_cost(game, effect.what)
    if verb == "king":
        return king_worth(game, amount)
    if not is_possible(game, effect):
        return 0.0
    return amount * WORTH.get(verb, 0.5)


WORTH: Final = {
    "morale": 0.83,
    "draw": CARD,
    "discard": -CARD,
    "army": ARMY_ORDER,
    "mobilise": 0.8,
    "march": 0.3,
    "sabotage": SABOTAGE,
    "fire": 1.12,
    "route": 2.0,
    "plan": 1.0,
    "evacuation_die": 0.7,
    "repeat": 1.5,
    "upgrade": 1.56,
    "skip_response": 1.2,
    "halt": 1.0,
    "quick_response_die": 2.0,
    "scout": 0.2,
    "gold": 0.0,
    "collaborator": -1.5,
}


def evacuation_worth(game: Crown, plan: Plan) -> float:
    """The best of the three actions."""
    best = 0.0
    if not objection_to_moving_now(game):
        best = max(best, moving_worth(game, plan))
    if not objection_to_route(game):
        best = max(best, route_worth(game, plan))
    if not objection_to_plan(game):
        best = max(best, planning_worth(game))
    return best


def moving_worth(game: Crown, plan: Plan) -> float:
    """Steps towards Freedom, less the Stress of the die that is given up; nothing counts more than to arrive."""
    dice = len(game.evacuation)
    left = steps_left(game)
    if left <= dice:
        return 100.0
    price = stress_cost(game, max(0, game.threat - max(game.evacuation)))
    hurry = 1.0 + in_danger(game)
    few = 0.0 if dice >= plan.dice or reach(dice) >= left else 0.96 * (plan.dice - dice)
    return hurry * 3.0 * dice - price - few - 0.8


def steps_left(game: Crown) -> int:
    return game.box.map.steps[game.king][game.box.map.freedom]


def reach(dice: int) -> int:
    """How far so many dice bring the King if none joins them: each journey costs one."""
    return dice * (dice + 1) // 2


def route_worth(game: Crown, plan: Plan) -> float:
    dice = len(game.evacuation) + 1
    if dice > plan.dice or reach(dice - 1) >= steps_left(game):
        return 0.0
    return 12.8 - stress_cost(game, dice)


def planning_worth(game: Crown) -> float:
    """Dice that match the Threat cost no Stress later, as far as they will be given up."""
    short = sum([1 for value in game.evacuation if value < min(game.threat, HIGHEST_DIE)])
    return 0.7 * stress_step(game) * short


def king_worth(game: Crown, steps: int) -> float:
    return (1.0 + in_danger(game)) * 1.2 * steps


def in_danger(game: Crown) -> float:
    """How near the Germans are to the King: 0 is far, 1 and more is urgent."""
    board = game.box.map
    danger = 0.15 * sum([game.paratroopers[space] for space in board.around[game.king]])
    front = game.frontmost()
    if front < 0:
        return danger
    gap = board.sector[game.king] - board.sector[front]
    return danger + max(0.0, 0.5 * (2 - gap))

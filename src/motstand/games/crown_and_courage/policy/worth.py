"""What things are worth to the King, in points: a Willpower cube is about four, a card or a Morale about one.

Every other page of the policy weighs with these numbers.
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

WILLPOWER: Final = 4.0
CARD: Final = 0.9
ARMY_ORDER: Final = 0.6
SABOTAGE: Final = 0.8


def stress_cost(game: Crown, amount: int) -> float:
    """What so much Stress costs from here: little low on the track, and a cube past its end."""
    cost = 0.0
    level, most = game.stress, game.box.danger.most
    for _ in range(amount):
        if level == most:
            cost += WILLPOWER + 3.0 / game.willpower
            level = game.threat + 1
        level += 1
        cost += 0.25 + 0.1 * max(0, level - 6)
    return cost


def relief(game: Crown, amount: int) -> float:
    """What it is worth to lose so much Stress."""
    level = game.stress
    worth = 0.0
    for _ in range(min(amount, game.stress - game.threat - 1)):
        worth += 0.3 + 0.15 * max(0, level - 6)
        level -= 1
    return worth


def threat_cost(game: Crown) -> float:
    """One more Threat: just below the alarm it is a die for the Germans."""
    return 2.0 if game.threat + 1 == game.box.danger.alarm else 0.4


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
    PARATROOPER: 1.0,
    REINFORCEMENTS: 0.9,
    BOMBING: 0.9,
    MORALE: 1.1,
    COLLABORATOR: 1.5,
    CHAOS: 1.0,
    NOTHING: 1.0,
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
    "morale": 1.1,
    "draw": CARD,
    "discard": -CARD,
    "army": ARMY_ORDER,
    "mobilise": 0.8,
    "march": 0.3,
    "sabotage": SABOTAGE,
    "fire": 1.4,
    "route": 2.0,
    "plan": 1.0,
    "evacuation_die": 0.7,
    "repeat": 1.5,
    "upgrade": 1.3,
    "skip_response": 2.0,
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
    if game.box.map.steps[game.king][game.box.map.freedom] <= dice:
        return 100.0
    price = stress_cost(game, max(0, game.threat - max(game.evacuation)))
    hurry = 1.0 + in_danger(game)
    few = 0.0 if dice >= plan.dice else 1.2 * (plan.dice - dice)
    return hurry * 1.3 * dice - price - few


def route_worth(game: Crown, plan: Plan) -> float:
    dice = len(game.evacuation) + 1
    if dice > plan.dice:
        return 0.0
    return 4.5 - stress_cost(game, dice)


def planning_worth(game: Crown) -> float:
    """Dice that match the Threat cost no Stress later."""
    return 0.7 * sum([1 for value in game.evacuation if value < min(game.threat, HIGHEST_DIE)])


def king_worth(game: Crown, steps: int) -> float:
    return (1.0 + in_danger(game)) * 1.2 * steps


def in_danger(game: Crown) -> float:
    """How near the Germans are to the King: 0 is far, 1 and more is urgent."""
    board = game.box.map
    danger = 0.25 * sum([game.paratroopers[space] for space in board.around[game.king]])
    front = game.frontmost()
    if front < 0:
        return danger
    gap = board.sector[game.king] - board.sector[front]
    return danger + max(0.0, 0.5 * (2 - gap))

"""On the map: the King's journey, the troops, Fire, and battles."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import DONE, FLEE, HOLD, RETREAT, SPARE, SPEND
from motstand.games.crown_and_courage.components import FREE, PARATROOPER
from motstand.games.crown_and_courage.policy.plans import Plan
from motstand.games.crown_and_courage.policy.worth import (
    in_danger,
    move_cost,
    moving_worth,
    planning_worth,
    route_worth,
    stress_cost,
)
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Option


def evacuation(game: Crown, options: list[Option], plan: Plan) -> Option:
    """The best of the three actions."""
    worths = {
        "new_route": lambda: route_worth(game, plan),
        "plan_journey": lambda: planning_worth(game),
        "move_now": lambda: moving_worth(game, plan),
    }
    asked = [option for option in options if option[0] in worths]
    return max(asked, key=lambda option: worths[option[0]]())


def step_of_king(game: Crown, options: list[Option]) -> Option:
    """Towards Freedom, round the Germans, through free towns and our own troops."""
    steps = [option for option in options if option[0] == "go"]
    if not steps:
        return DONE
    return best_step(game, steps)


def best_step(game: Crown, steps: list[Option]) -> Option:
    def worth(option: Option) -> float:
        _, place = option
        return step_worth(game, game.box.map.index[place])

    return max(steps, key=worth)


def step_worth(game: Crown, space: int) -> float:
    board = game.box.map
    if space == board.freedom:
        return 1000.0
    worth = -2.0 * board.steps[space][board.freedom]
    worth -= stress_cost(game, game.germans(space))
    worth += 1.0 * game.norwegians[space]
    town = board.town_place[space]
    if town >= 0:
        if game.towns[town] != FREE:
            worth -= stress_cost(game, 2)
        else:
            worth += 1.2 if space != game.bombed else -0.5
    worth -= 0.6 * sum([game.paratroopers[near] for near in board.around[space]])
    place = board.route_place[space]
    if place > 0 and game.regulars[board.route[place - 1]] > game.norwegian_strength(space):
        worth -= 1.5
    return worth


def die_to_give(game: Crown, options: list[Option]) -> Option:
    """The lowest one that meets the Threat, else the highest."""
    dice = [option for option in options if option[0] == "give_die"]
    for option in dice:
        # They are offered in ascending order.
        _, value = option
        if value >= game.threat:
            return option
    return dice[-1]


def escape(game: Crown, options: list[Option]) -> Option:
    return best_step(game, options)


# -- the army ------------------------------------------------------------------------------------------------------


def army_order(game: Crown, options: list[Option]) -> Option:
    """Troops stand on the road before the Germans, and with the King when he is in danger."""
    index = game.box.map.index
    best, most = options[0], -1000.0
    for option in options:
        if option[0] == "mobilise":
            _, centre = option
            worth = 0.8 + guard_worth(game, index[centre])
        elif option[0] == "march":
            _, start, end, troops = option
            worth = guard_worth(game, index[end]) - guard_worth(game, index[start]) + 0.01 * troops
            if left_open(game, index[start], troops):
                worth -= 1.5
        elif option == DONE:
            worth = 0.0
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def guard_worth(game: Crown, space: int) -> float:
    """Nearer to the next free town on the road is better; before the King's own place it is best."""
    board = game.box.map
    goal = next((town for number, town in enumerate(board.towns) if game.towns[number] == FREE), board.towns[-1])
    worth = -0.5 * board.steps[space][goal]
    if game.norwegians[space] > 0:
        worth += 0.3
    if space == game.king:
        worth += 0.5 + in_danger(game)
    return worth


def left_open(game: Crown, start: int, troops: int) -> bool:
    """Would a town on the road be left to the Germans?"""
    town = game.box.map.town_place[start]
    return town >= 0 and game.towns[town] == FREE and game.norwegians[start] <= troops


def fire_at(game: Crown, options: list[Option]) -> Option:
    """Paratroopers beside the King first, then whoever is furthest along the road."""
    board = game.box.map

    def worth(option: Option) -> float:
        _, place, unit = option
        space = board.index[place]
        if unit == PARATROOPER:
            return 50.0 if space in board.around[game.king] else 5.0 - board.distance[game.king][space]
        return 10.0 + board.route_place[space] - game.regulars[space]

    return max([option for option in options if option[0] == "fire"], key=worth)


# -- battles -------------------------------------------------------------------------------------------------------


def battle(game: Crown, options: list[Option], place: str) -> Option:
    """The King is defended with cards whenever they are enough; troops alone only when it is cheap."""
    space = game.box.map.index[place]
    if HOLD in options:
        return HOLD
    cards = [option for option in options if option[0] == "support"]
    missing = game.germans(space) - game.norwegian_strength(space)
    if cards and (game.king == space or missing <= 1 or town_at_stake(game, space)):
        return cheapest(game, cards, missing)
    return RETREAT if RETREAT in options else FLEE


def town_at_stake(game: Crown, space: int) -> bool:
    town = game.box.map.town_place[space]
    return town >= 0 and game.towns[town] == FREE


def cheapest(game: Crown, options: list[Option], missing: int) -> Option:
    """The weakest card that is enough by itself, else the strongest."""

    def strength(option: Option) -> int:
        _, card = option
        return game.box.cards[card].strength

    enough = [option for option in options if strength(option) >= missing]
    return min(enough, key=strength) if enough else max(options, key=strength)


def valiant(game: Crown, place: str) -> Option:
    """Morale is spent where it saves the King from fleeing, or a town."""
    space = game.box.map.index[place]
    matters = game.king == space or town_at_stake(game, space)
    return SPEND if matters and game.germans(space) == 1 and game.morale_row > 0 else SPARE


def is_urgent(game: Crown) -> bool:
    """Is the next German Move a disaster?"""
    return move_cost(game) >= 5.0

"""Priorities of reinforcement and new cards: what to trade, where to place, what to throw away."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DONE
from motstand.games.kampen_om_norge.components import GERMANY, NORWAY
from motstand.games.kampen_om_norge.policy.ground import Ground, wishes
from motstand.games.kampen_om_norge.policy.plans import Plan, card_price, may_finish
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Option


def card_worth(game: Kampen, id: str, faction: int, plan: Plan) -> float:
    """What a card is worth kept in hand, in battalions."""
    kind = game.card(id).kind
    if kind.drops:
        return 1.2
    attack, defence = (0.22, 0.2) if faction == GERMANY else (0.15, 0.28)
    worth = plan.attack_cards * attack * kind.attack_dice + plan.defence_cards * defence * kind.defence_dice
    if kind.cancels:
        worth += plan.counter_cards
    if kind.sends_back or kind.escapes:
        worth += 0.4
    if kind.rescues_as_defender:
        worth += 0.2
    if kind.invades:
        worth += 0.4
    if kind.airplaces or kind.marches:
        worth += 0.25
    return worth


def trade(game: Kampen, faction: int, options: list[Option], symbols: int, plan: Plan) -> Option:
    """Trade the cards that bring more battalions than they are worth in hand; everything to end the game."""
    trades = [option for option in options if option != DONE]
    if not trades:
        return DONE
    if faction == GERMANY and (plan.price < 0.0 or may_finish(game, plan)):
        return best_to_trade(game, trades, faction, plan)
    hand = game.hands[faction]
    three = game.scenario.symbols_per_battalion
    keeps = [card_worth(game, id, faction, plan) + kept_price(game, faction, plan) for id in hand]
    signs = [game.card(id).symbols for id in hand]
    best = 0
    best_value = 0.0
    for choice in range(1, 1 << len(hand)):
        total = symbols
        value = 0.0
        for place in range(len(hand)):
            if choice >> place & 1:
                total += signs[place]
                value -= keeps[place]
        value += total // three - symbols // three
        if value > best_value:
            best_value = value
            best = choice
    for place in range(len(hand)):
        if best >> place & 1:
            for option in trades:
                _, id = option
                if game.card(id).kind is game.card(hand[place]).kind and game.card(id).symbols == signs[place]:
                    return option
    return DONE


def kept_price(game: Kampen, faction: int, plan: Plan) -> float:
    """What using a card costs beside its effect, in battalions; Norway gets another one for nothing."""
    if faction == NORWAY:
        return plan.norwegian_traded
    return plan.traded * card_price(game, faction, plan)


def best_to_trade(game: Kampen, trades: list[Option], faction: int, plan: Plan) -> Option:
    """The card least worth keeping for its symbols."""

    def worth(option: Option) -> float:
        _, id = option
        return card_worth(game, id, faction, plan) / game.card(id).symbols

    return min(trades, key=worth)


def discard(game: Kampen, faction: int, options: list[Option], plan: Plan) -> Option:
    """Throw away what is worth least."""

    def worth(option: Option) -> float:
        _, card = option
        return card_worth(game, card, faction, plan) + 0.3 * game.card(card).symbols

    return min(options, key=worth)


def placement(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Place where battalions are wanted most, and not in the jaws of the enemy."""
    scores = wishes(game, ground)

    def wish(option: Option) -> float:
        match option:
            case ("place", area):
                return wish_for(game, ground, scores, game.box.board.index[area])
            case ("airplace", _, field, battalions):
                # By air costs a card more than by sea.
                return wish_for(game, ground, scores, game.box.board.index[field]) + 0.2 * int(battalions) - 2.5
        return -100.0

    return max(options, key=wish)


def wish_for(game: Kampen, ground: Ground, scores: list[int], area: int) -> float:
    """How much another battalion is wanted in an area."""
    score = float(scores[area])
    strength = ground.friends[area] + 1
    if ground.threat[area] > strength + (2 if ground.faction == GERMANY else 0):
        score -= ground.plan.exposed * (ground.threat[area] - strength)
    if game.scenario.is_objective[area] and ground.friends[area] < ground.guard(game, area):
        score += 3.0
    return score


def arrival(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """The first Allied stacks land next to the city that is most likely to fall."""

    def wish(option: Option) -> float:
        _, area = option
        return landing_place(game, ground, game.box.board.index[area])

    return max(options, key=wish)


def landing_place(game: Kampen, ground: Ground, area: int) -> float:
    """How good an area is for the first landing: the nearer to a weakly held city the better, by land above all."""
    score = -0.8 * max(0, ground.threat[area] - 3)
    for city in game.scenario.objectives:
        if ground.plan.focus not in (-1, city):
            continue
        near = sum([ground.friends[around] - ground.enemy[around] for around in game.scenario.neighbours[city]])
        prize = 6.0 + 0.5 * near - ground.enemy[city]
        apart = game.scenario.distance[area][city]
        if apart == 1:
            score = max(score, prize + (0.0 if game.box.board.water_between(area, city) else 2.0))
        elif apart == 0:
            score = max(score, prize + 1.0)
        elif apart < 4:
            score = max(score, prize - 1.5 * apart)
    return score


def withdrawal(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Give up those that stand farthest from any city."""

    def farness(option: Option) -> float:
        _, left = option
        area = game.box.board.index[left]
        apart = min([game.scenario.distance[area][city] for city in game.scenario.objectives])
        city = 5.0 if game.scenario.is_objective[area] else 0.0
        return apart + 0.3 * ground.own[area] - city

    return max(options, key=farness)


def hunt(game: Kampen, options: list[Option]) -> Option:
    """A submarine always hunts: one symbol is worth less than a third of a battalion."""
    return options[-1] if len(options) > 1 else options[0]

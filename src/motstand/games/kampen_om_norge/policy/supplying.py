"""Priorities of reinforcement and new cards: what to trade, where to place, what to throw away."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DONE, FORGO
from motstand.games.kampen_om_norge.components import GERMANY, NORWAY
from motstand.games.kampen_om_norge.policy.ground import Ground, wishes
from motstand.games.kampen_om_norge.policy.plans import Plan, card_price, may_finish
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Option


def card_worth(game: Kampen, id: str, faction: int) -> float:
    """What a card is worth kept in hand, in battalions."""
    kind = game.card(id).kind
    if kind.drops:
        return 1.2
    worth = 0.22 * kind.attack_dice + 0.2 * kind.defence_dice
    if faction != GERMANY:
        worth = 0.15 * kind.attack_dice + 0.28 * kind.defence_dice
    if kind.cancels:
        worth += 0.25
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
    cards = [option[1] for option in options if option[0] == "trade"]
    if not cards:
        return DONE
    if faction == GERMANY and (plan.price < 0.0 or may_finish(game)):
        return ("trade", best_to_trade(game, cards, faction))
    hand = game.hands[faction]
    three = game.scenario.symbols_per_battalion
    keeps = [card_worth(game, id, faction) + kept_price(game, faction, plan) for id in hand]
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
            for id in cards:
                if game.card(id).kind is game.card(hand[place]).kind and game.card(id).symbols == signs[place]:
                    return ("trade", id)
    return DONE


def kept_price(game: Kampen, faction: int, plan: Plan) -> float:
    """What using a card costs beside its effect, in battalions; Norway gets another one for nothing."""
    if faction == NORWAY:
        return -0.3
    return 2.0 * card_price(game, faction, plan)


def best_to_trade(game: Kampen, cards: list[str], faction: int) -> str:
    """The card least worth keeping for its symbols."""
    return min(cards, key=lambda id: card_worth(game, id, faction) / game.card(id).symbols)


def discard(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Throw away what is worth least."""
    return min(options, key=lambda option: card_worth(game, option[1], faction) + 0.3 * game.card(option[1]).symbols)


def placement(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Place where battalions are wanted most, and not in the jaws of the enemy."""
    scores = wishes(game, ground)

    def wish(option: Option) -> float:
        if option == FORGO:
            return -100.0
        by_air = option[0] == "airplace"
        area = game.box.board.index[option[2] if by_air else option[1]]
        score = float(scores[area])
        strength = ground.friends[area] + 1
        if ground.threat[area] > strength + (2 if ground.faction == GERMANY else 0):
            score -= 1.5 * (ground.threat[area] - strength)
        if game.scenario.is_objective[area] and ground.friends[area] < ground.guard(game, area):
            score += 3.0
        # By air costs a card more than by sea.
        return score + 0.2 * int(option[3]) - 2.5 if by_air else score

    return max(options, key=wish)


def arrival(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """The first Allied stacks land next to the city that is most likely to fall."""
    return max(options, key=lambda option: landing_place(game, ground, game.box.board.index[option[1]]))


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
        area = game.box.board.index[option[1]]
        apart = min([game.scenario.distance[area][city] for city in game.scenario.objectives])
        city = 5.0 if game.scenario.is_objective[area] else 0.0
        return apart + 0.3 * ground.own[area] - city

    return max(options, key=farness)


def hunt(game: Kampen, options: list[Option]) -> Option:
    """A submarine always hunts: one symbol is worth less than a third of a battalion."""
    return options[-1] if len(options) > 1 else options[0]

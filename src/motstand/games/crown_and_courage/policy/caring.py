"""Cards, Morale, sabotage, tiles and Demands."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import DECLINE, IGNORE, RECRUIT, TRAIN, UP
from motstand.games.crown_and_courage.components import DISPLAY, EVACUATE, GRID, HIGHEST_DIE, Card
from motstand.games.crown_and_courage.demands import cost
from motstand.games.crown_and_courage.frame import symbols
from motstand.games.crown_and_courage.hand import price
from motstand.games.crown_and_courage.policy.moving import is_urgent
from motstand.games.crown_and_courage.policy.plans import Plan
from motstand.games.crown_and_courage.policy.worth import CARD, german_cost, worth_of
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Option


def card_to_play(game: Crown, options: list[Option], plan: Plan, cheaper: int = 0) -> tuple[Option, float]:
    """The card that gains most beyond what it costs; and how much."""
    chosen: Option = ()
    most = 0.0
    for option in options:
        if option[0] in ("play", "order"):
            _, id, number = option
            card = game.box.cards[id]
            action = card.actions[number - 1]
            gain = worth_of(game, action.effects, plan) - CARD * price(action, cheaper) - keep_worth(game, card)
            if action.effects[0].verb == "halt":
                gain += 5.0 if is_urgent(game) and game.halts == 0 else -3.0
            if card.gold and len(game.hand) > 5:
                gain += 3.0
            if gain > most:
                chosen, most = option, gain
        elif option[0] == "calm":
            # Cards are dearer than Threat, but for the step before the alarm.
            _, cards = option
            gain = (2.2 if game.threat + 1 == game.box.danger.alarm and len(game.hand) > 4 else 0.0) - CARD * cards
            if gain > most:
                chosen, most = option, gain
    return chosen, most


def keep_worth(game: Crown, card: Card) -> float:
    """What a card is worth in the hand: its strength in battles; to be rid of a Collaborator costs Morale."""
    if card.collaborator:
        return 1.1
    return 0.4 + 0.25 * card.strength


def card_to_discard(game: Crown, options: list[Option]) -> Option:
    def worth(option: Option) -> float:
        _, card = option
        return keep_worth(game, game.box.cards[card])

    return min(options, key=worth)


def morale_gain(game: Crown, options: list[Option]) -> Option:
    """Up while the people are not behind the King, then to the right for the cards."""
    gains = [option for option in options if option[0] in ("right", "up", "give_order")]
    if UP in gains and game.loyalty() < 2:
        return UP
    return gains[0]


def sabotage(game: Crown, options: list[Option]) -> Option:
    """Agents go where the Germans hurt most; until then they are trained."""
    best, most = options[0], -1000.0
    for option in options:
        worth = sabotage_worth(game, option)
        if worth > most:
            best, most = option, worth
    return best


def sabotage_worth(game: Crown, option: Option) -> float:
    if option == RECRUIT:
        return 1.0 if len(game.sabotage) < 2 and game.population > 1 else 0.2
    if option == TRAIN:
        gain = sum([min(game.loyalty(), HIGHEST_DIE - value) for value in game.sabotage])
        return 0.5 * gain
    if option[0] == "send":
        _, value, position = option
        often = symbols(game, game.box.line_of[position])
        return float(min(value, 4)) * german_cost(game, game.frame[position]) * (0.3 + 0.2 * often)
    if option[0] == "smuggle":
        _, position = option
        return 0.6 * german_cost(game, game.frame[position])
    return -1000.0


def demand(game: Crown, plan: Plan) -> Option:
    """Declined as long as enough Willpower is left; or when the Pressure could not be borne."""
    left = game.willpower - cost(game, game.demand)
    if left >= plan.willpower:
        return DECLINE
    last = game.box.pieces.pressure - game.pressure <= 1
    return DECLINE if last and left >= 1 else IGNORE


def tile_to_upgrade(game: Crown, options: list[Option]) -> Option:
    """Evacuate before all others, then what is used most."""
    order = [EVACUATE, "strategise", "sabotage", "inspire", "rest", "repeat", "fire", "order", "upgrade"]

    def place(option: Option) -> int:
        tile = tile_named(game, option)
        return order.index(game.box.tiles[tile].kind)

    return min([option for option in options if option[0] in ("upgrade", "upgrade_plan")], key=place)


def tile_named(game: Crown, option: Option) -> str:
    _, where = option
    return game.display[DISPLAY.index(where)] if where in DISPLAY else game.grid[GRID.index(where)]

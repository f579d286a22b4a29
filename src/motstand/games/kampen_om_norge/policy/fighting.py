"""Priorities in combat: which cards are worth playing, what to lose, where to go."""

from __future__ import annotations

from collections.abc import Callable

from motstand.games.kampen_om_norge.combat import (
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
)
from motstand.games.kampen_om_norge.components import ATTACK, DEFENCE
from motstand.games.kampen_om_norge.odds import win_chance
from motstand.games.kampen_om_norge.policy.ground import CARD_DICE, Ground
from motstand.games.kampen_om_norge.policy.plans import Plan, card_price
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.flow import Option


def stakes(game: Kampen, fight: Combat, plan: Plan) -> float:
    """How much more a card may cost here: objectives are worth more."""
    return plan.stakes if game.scenario.is_objective[fight.area] else 1.0


def chance(game: Kampen, fight: Combat, more_attack: float, more_defence: float) -> float:
    """The attacker's chance with the cards on the table and some more dice."""
    attack = attacking_battalions_dice(game, fight.area) + card_dice(game, fight, ATTACK) + more_attack
    defence = defending_battalions_dice(game, fight.area) + card_dice(game, fight, DEFENCE) + more_defence
    return win_chance(int(attack + 0.5), int(defence + 0.5))


def worth_playing(options: list[Option], gain: Callable[[Option], float], price: float) -> Option:
    """The option that gains most, if it gains more than a card costs; else the first, which is to pass."""
    best = max(options[1:], key=gain, default=options[0])
    return best if best is not options[0] and gain(best) > price else options[0]


def card_cost(game: Kampen, fight: Combat, faction: int, plan: Plan) -> float:
    """What a card costs in this combat, in chances to win it."""
    return card_price(game, faction, plan) / stakes(game, fight, plan)


def attack_card(game: Kampen, fight: Combat, options: list[Option], plan: Plan) -> Option:
    """Step 1: the card that helps most, if it helps enough. What is worth most in trade is kept."""
    unseen = unseen_dice(game, fight)
    now = chance(game, fight, 0.0, unseen)

    def gain(option: Option) -> float:
        _, id = option
        return chance_with(game, fight, game.active, option) - now - 0.01 * game.card(id).symbols

    return worth_playing(options, gain, card_cost(game, fight, game.active, plan))


def unseen_dice(game: Kampen, fight: Combat) -> float:
    """The dice that the defenders may still add with cards that nobody has seen."""
    unseen = 0.0
    for faction in game.opponents(game.active):
        if game.battalions[faction][fight.area] > 0:
            unseen += CARD_DICE[faction] * len(game.hands[faction])
    return unseen


def chance_with(game: Kampen, fight: Combat, faction: int, option: Option) -> float:
    """The attacker's chance after `faction` has played a card."""
    if option[0] == "cancel":
        _, _, cancelled = option
        struck = game.card(cancelled).kind
        if faction != game.active:
            return chance(game, fight, -struck.attack_dice, 0.0)
        # A Jagerfly has no dice: it has struck out the bombers.
        return chance(game, fight, 0.0, -struck.defence_dice) if struck.defence_dice else chance(game, fight, 2.0, 0.0)
    _, id = option
    kind = game.card(id).kind
    if faction != game.active:
        return chance(game, fight, 0.0, kind.defence_dice)
    return chance(game, fight, kind.attack_dice, unseen_dice(game, fight))


def defence_card(game: Kampen, fight: Combat, faction: int, options: list[Option], plan: Plan) -> Option:
    """Step 2: the card that lowers the attacker's chance most, if it does enough."""
    now = chance(game, fight, 0.0, 0.0)

    def gain(option: Option) -> float:
        _, id = option
        return now - chance_with(game, fight, faction, option) - 0.01 * game.card(id).symbols

    return worth_playing(options, gain, card_cost(game, fight, faction, plan))


def counter_card(game: Kampen, fight: Combat, faction: int, options: list[Option], plan: Plan) -> Option:
    """Steps 2 and 3: strike out what hurts most."""
    now = chance(game, fight, 0.0, 0.0)

    def gain(option: Option) -> float:
        then = chance_with(game, fight, faction, option)
        return now - then if faction != game.active else then - now

    return worth_playing(options, gain, card_cost(game, fight, faction, plan))


def next_battle(game: Kampen, options: list[Option]) -> Option:
    """Fight first where the chance is best: a won area may close a way of retreat."""

    def best_chance(option: Option) -> float:
        _, area = option
        return chance(game, Combat(game.box.board.index[area]), 0.0, 0.0)

    return max(options, key=best_chance)


def refuge(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Retreat to friends, to cities, and away from the enemy."""

    def safety(option: Option) -> float:
        _, refuge = option
        area = game.box.board.index[refuge]
        city = 2.0 if game.scenario.is_objective[area] else 0.0
        return ground.friends[area] - 0.6 * ground.threat[area] + city

    return max(options, key=safety)


def lost_stack(game: Kampen, options: list[Option]) -> Option:
    """Lose those first who have the worst way back: dropped or landed battalions, then the largest stack."""
    for option in options:
        _, origin = option
        if origin in ("air", "sea"):
            return option
    return options[0]


def shared_losses(game: Kampen, options: list[Option]) -> Option:
    """Norway can mobilize again, the Allies not for long: Norway loses first."""
    return options[-1]


def decided_losses(game: Kampen, options: list[Option]) -> Option:
    """Germany decides for the two, and takes the Allies."""
    return options[0]

"""Priorities in combat: which cards are worth playing, what to lose, where to go."""

from __future__ import annotations

from motstand.games.kampen_om_norge.combat import (
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
)
from motstand.games.kampen_om_norge.combat_cards import ATTACK, DEFENCE
from motstand.games.kampen_om_norge.odds import win_chance
from motstand.games.kampen_om_norge.policy.ground import CARD_DICE, Ground
from motstand.games.kampen_om_norge.policy.plans import Plan, card_price
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.flow import Option


def stakes(game: Kampen, fight: Combat) -> float:
    """Cities are worth more cards than valleys."""
    return 1.8 if game.scenario.is_objective[fight.area] else 1.0


def chance(game: Kampen, fight: Combat, more_attack: float, more_defence: float) -> float:
    """The attacker's chance with the cards on the table and some more dice."""
    attack = attacking_battalions_dice(game, fight.area) + card_dice(game, fight, ATTACK) + more_attack
    defence = defending_battalions_dice(game, fight.area) + card_dice(game, fight, DEFENCE) + more_defence
    return win_chance(int(attack + 0.5), int(defence + 0.5))


def attack_card(game: Kampen, fight: Combat, options: list[Option], plan: Plan) -> Option:
    """Step 1: the card that helps most, if it helps enough."""
    unseen = 0.0
    for faction in game.opponents(game.active):
        if game.battalions[faction][fight.area] > 0:
            unseen += CARD_DICE[faction] * len(game.hands[faction])
    now = chance(game, fight, 0.0, unseen)
    best = options[0]
    best_gain = card_price(game, game.active, plan) / stakes(game, fight)
    for option in options:
        if option[0] == "play":
            gain = chance(game, fight, game.card(option[1]).kind.attack_dice, unseen) - now
            # Keep what is worth most in trade.
            gain -= 0.01 * game.card(option[1]).symbols
            if gain > best_gain:
                best_gain = gain
                best = option
    return best


def defence_card(game: Kampen, fight: Combat, faction: int, options: list[Option], plan: Plan) -> Option:
    """Step 2: the card that lowers the attacker's chance most, if it does enough."""
    now = chance(game, fight, 0.0, 0.0)
    best = options[0]
    best_gain = card_price(game, faction, plan) / stakes(game, fight)
    for option in options:
        if option[0] == "play":
            gain = now - chance(game, fight, 0.0, game.card(option[1]).kind.defence_dice)
            gain -= 0.01 * game.card(option[1]).symbols
            if gain > best_gain:
                best_gain = gain
                best = option
    return best


def counter_card(game: Kampen, fight: Combat, faction: int, options: list[Option], plan: Plan) -> Option:
    """Steps 2 and 3: strike out what hurts most."""
    now = chance(game, fight, 0.0, 0.0)
    best = options[0]
    best_gain = card_price(game, faction, plan) / stakes(game, fight)
    for option in options:
        if option[0] != "cancel":
            continue
        struck = game.card(option[2]).kind
        if faction != game.active:
            gain = now - chance(game, fight, -struck.attack_dice, 0.0)
        elif struck.defence_dice:
            gain = chance(game, fight, 0.0, -struck.defence_dice) - now
        else:
            # A Jagerfly that has struck out the bombers.
            gain = chance(game, fight, 2.0, 0.0) - now
        if gain > best_gain:
            best_gain = gain
            best = option
    return best


def next_battle(game: Kampen, options: list[Option]) -> Option:
    """Fight first where the chance is best: a won area may close a way of retreat."""
    best = options[0]
    best_chance = -1.0
    for option in options:
        fight = Combat(game.box.board.index[option[1]])
        now = chance(game, fight, 0.0, 0.0)
        if now > best_chance:
            best_chance = now
            best = option
    return best


def refuge(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Retreat to friends, to cities, and away from the enemy."""
    best = options[0]
    best_score = -1000.0
    for option in options:
        area = game.box.board.index[option[1]]
        score = 1.0 * ground.friends[area] - 0.6 * ground.threat[area]
        if game.scenario.is_objective[area]:
            score += 2.0
        if score > best_score:
            best_score = score
            best = option
    return best


def lost_stack(game: Kampen, options: list[Option]) -> Option:
    """Lose those first who have the worst way back: dropped or landed battalions, then the largest stack."""
    for option in options:
        if option[1] in ("air", "sea"):
            return option
    return options[0]


def shared_losses(game: Kampen, options: list[Option]) -> Option:
    """Norway can mobilize again, the Allies not for long: Norway loses first."""
    return options[-1]


def decided_losses(game: Kampen, options: list[Option]) -> Option:
    """Germany decides for the two, and takes the Allies."""
    return options[0]

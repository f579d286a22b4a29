"""Priorities of the movement phase: attack what can be beaten, then close up."""

from __future__ import annotations

from motstand.games.kampen_om_norge.combat import DICE_LIMIT, dice_of_attackers
from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.movement import move
from motstand.games.kampen_om_norge.odds import win_chance
from motstand.games.kampen_om_norge.policy.ground import CARD_DICE, Ground, wishes
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Option


class Assault:
    """An attack that could be made: what it would cost and bring."""

    __slots__ = ("across", "chance", "straight", "target", "value")

    def __init__(self, target: int, straight: int, across: int, chance: float, value: float) -> None:
        self.target = target
        self.straight = straight
        self.across = across
        self.chance = chance
        self.value = value


def own_card_dice(game: Kampen, faction: int) -> int:
    """Attack dice in hand, each kind once."""
    dice = 0
    seen: list[str] = []
    for id in game.hands[faction]:
        kind = game.card(id).kind
        if kind.attack_dice and kind.limit not in seen:
            seen.append(kind.limit)
            dice += kind.attack_dice
    return dice


def enemy_card_dice(game: Kampen, ground: Ground, area: int) -> float:
    """What the defenders' unseen cards are worth on average."""
    dice = 0.0
    for faction in game.opponents(ground.faction):
        if game.battalions[faction][area] > 0:
            dice += CARD_DICE[faction] * len(game.hands[faction])
    return dice


def committed(game: Kampen, target: int) -> tuple[int, int]:
    """Battalions that attack an area already: straight, and across water."""
    straight = across = 0
    for attack in game.attacks:
        if attack.target == target:
            if attack.origin >= 0 and game.box.board.water_between(attack.origin, target):
                across += attack.battalions
            else:
                straight += attack.battalions
    return straight, across


def chance_against(game: Kampen, ground: Ground, target: int, straight: int, across: int) -> float:
    """The chance of winning an attack with these battalions and the cards in hand."""
    plan = ground.plan
    defence = min(ground.enemy[target], DICE_LIMIT) + plan.unseen * enemy_card_dice(game, ground, target)
    # Not all of the own cards go into one combat.
    attack = dice_of_attackers(straight, across) + min(own_card_dice(game, ground.faction), plan.own_dice)
    return win_chance(int(attack + 0.5), int(defence + 0.5))


def worth(game: Kampen, ground: Ground, target: int) -> float:
    """What it is worth to win an area."""
    enemy = ground.enemy[target]
    value = 1.0 + ground.plan.beaten * min(enemy, 4)
    if game.scenario.is_objective[target]:
        value += ground.plan.objective + ground.plan.want(target)
        if target == ground.plan.focus:
            value += 6.0
    elif ground.faction == GERMANY:
        for near in game.scenario.neighbours[target]:
            if game.scenario.is_objective[near] and ground.own[near] > 0:
                value += ground.plan.beside
    return value


def best_assault(game: Kampen, ground: Ground) -> Assault | None:
    """The attack most worth making or reinforcing, if any is good enough."""
    best: Assault | None = None
    best_score = 0.0
    for target, enemy in enumerate(ground.enemy):
        if enemy == 0 or not game.scenario.in_play[target]:
            continue
        straight, across = committed(game, target)
        if straight + across and chance_against(game, ground, target, straight, across) >= ground.plan.sure:
            continue
        begun = straight + across
        for near in game.scenario.neighbours[target]:
            free = ground.free(game, near)
            if free > 0:
                if game.box.board.water_between(near, target):
                    across += free
                else:
                    straight += free
        if straight + across == begun or dice_of_attackers(straight, across) == 0:
            continue
        chance = chance_against(game, ground, target, straight, across)
        needed = ground.plan.needed(game)
        if game.scenario.is_objective[target]:
            needed -= ground.plan.chance_for_less
        if begun:
            needed = ground.plan.hopeless
        if chance < needed:
            continue
        value = worth(game, ground, target)
        score = value * chance
        if score > best_score:
            best_score = score
            best = Assault(target, straight, across, chance, value)
    return best


def assault_move(game: Kampen, ground: Ground, assault: Assault) -> Option | None:
    """The next stack for an assault: over land before water, the largest first; no more than helps."""
    target = assault.target
    straight, across = committed(game, target)
    best = -1
    best_free = 0
    best_water = True
    for near in game.scenario.neighbours[target]:
        free = ground.free(game, near)
        if free <= 0:
            continue
        water = game.box.board.water_between(near, target)
        if best < 0 or (best_water and not water) or (water == best_water and free > best_free):
            best, best_free, best_water = near, free, water
    if best < 0:
        return None
    if best_water:
        if straight >= DICE_LIMIT:
            return None
        if best_free + across < 2:
            return None
        return move(game, best, target, best_free)
    room = DICE_LIMIT + int(ground.plan.surplus) - straight
    if room <= 0:
        return None
    return move(game, best, target, min(best_free, room))


def closing_move(game: Kampen, ground: Ground) -> Option | None:
    """Bring free battalions nearer to where they are wanted; just as many as a city lacks come first."""
    scores = wishes(game, ground)
    best: Option | None = None
    best_gain = 0
    for area, fresh in enumerate(ground.fresh):
        if fresh <= 0 or ground.own[area] == 0:
            continue
        free = ground.free(game, area)
        if free <= 0:
            continue
        here = scores[area]
        for near in game.scenario.neighbours[area]:
            if ground.enemy[near]:
                continue
            gain = 2 * (scores[near] - here)
            if gain <= 0 or too_risky(game, ground, near, free):
                continue
            count = free
            if game.scenario.is_objective[near] and ground.faction == GERMANY:
                lacking = ground.guard(game, near) - ground.own[near]
                if 0 < lacking < free:
                    count = lacking
                    gain += 1
            if gain > best_gain:
                best_gain = gain
                best = move(game, area, near, count)
    return best


def too_risky(game: Kampen, ground: Ground, area: int, stack: int) -> bool:
    """Would the stack stand there against far more than its own number?"""
    plan, strength = ground.plan, stack + ground.friends[area]
    if ground.faction == GERMANY:
        return ground.threat[area] > plan.risk * strength + plan.more_risk
    return ground.threat[area] > 0.5 * plan.risk * strength + plan.more_risk - 1.0

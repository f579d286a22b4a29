"""Priorities for the cards of the movement phase and for sabotage."""

from __future__ import annotations

from motstand.games.kampen_om_norge.air import in_range
from motstand.games.kampen_om_norge.answers import PASS
from motstand.games.kampen_om_norge.combat import dice_of_attackers
from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.odds import win_chance
from motstand.games.kampen_om_norge.policy.ground import Ground, wishes
from motstand.games.kampen_om_norge.policy.moving import Assault, chance_against, committed, worth
from motstand.games.kampen_om_norge.policy.plans import card_price
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Option


def card_to_play(game: Kampen, ground: Ground, options: list[Option], assault: Assault | None) -> Option | None:
    """Is one of the movement cards worth playing now?"""
    price = card_price(game, ground.faction, ground.plan)
    for option in options:
        match option:
            case ("card", card):
                kind = game.card(card).kind
                if kind.drops and (price <= 0.25 or city_to_drop_on(game, ground) >= 0):
                    return option
                if kind.invades and invasion_target(game, ground, card) >= 0:
                    return option
                if kind.marches and assault is None:
                    _, gain = best_march(game, ground, kind.marches_into_combat)
                    if gain >= ground.plan.march + 20.0 * price:
                        return option
    return None


def city_to_drop_on(game: Kampen, ground: Ground) -> int:
    """An area that decides, empty and within reach, or -1."""
    for area in game.scenario.objectives:
        if ground.own[area] == 0 and ground.enemy[area] == 0 and in_range(game, area):
            return area
    return -1


def best_march(game: Kampen, ground: Ground, into_combat: bool) -> tuple[Option | None, float]:
    """The two-area move that brings most, and what it brings."""
    scores = wishes(game, ground)
    ids = game.box.board.ids
    best: Option | None = None
    best_gain = 0.0
    for start, fresh in enumerate(ground.fresh):
        free = min(ground.free(game, start), 2) if fresh > 0 and ground.own[start] > 0 else 0
        if free <= 0:
            continue
        for via in game.scenario.neighbours[start]:
            if ground.enemy[via]:
                continue
            for end in game.scenario.neighbours[via]:
                if end == start:
                    continue
                gain = float(scores[end] - scores[start])
                if ground.enemy[end]:
                    if not into_combat:
                        continue
                    straight, across = committed(game, end)
                    if game.box.board.water_between(via, end):
                        across += free
                    else:
                        straight += free
                    if chance_against(game, ground, end, straight, across) < ground.plan.needed(game):
                        continue
                    gain += worth(game, ground, end) * 0.5
                if gain > best_gain:
                    best_gain = gain
                    best = ("march", ids[start], ids[via], ids[end], free)
    return best, best_gain


def march(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """The march that brings most of those offered."""
    into_combat = ground.faction == GERMANY
    best, _ = best_march(game, ground, into_combat)
    return best if best is not None and best in options else options[0]


def drop(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Paratroopers hold an empty city, help an attack, or strengthen what is threatened most."""
    scores = wishes(game, ground)

    def use(option: Option) -> float:
        _, target = option
        area = game.box.board.index[target]
        if ground.enemy[area]:
            return help_by_drop(game, ground, area)
        score = scores[area] * 0.3
        lacking = ground.guard(game, area) - ground.own[area]
        if game.scenario.is_objective[area] and lacking > 0:
            score += 4.0 + lacking
        if ground.own[area] == 0:
            score -= 1.0 + 0.5 * ground.threat[area]
        return score

    return max(options, key=use)


def help_by_drop(game: Kampen, ground: Ground, area: int) -> float:
    """What one more battalion brings to an attack; nobody drops alone on a strong enemy."""
    straight, across = committed(game, area)
    if straight + across == 0 and ground.enemy[area] > 1:
        return -1000.0
    before = chance_against(game, ground, area, straight, across)
    return worth(game, ground, area) * (chance_against(game, ground, area, straight + 1, across) - before) * 4.0


def divert(game: Kampen, ground: Ground, options: list[Option], intended: int) -> Option:
    """Drive paratroopers off a fight or a city; leave them alone elsewhere."""
    if len(options) == 1 or not (ground.friends[intended] or game.scenario.is_objective[intended]):
        return PASS
    best = PASS
    best_score = 0.0
    for option in options:
        if option == PASS:
            continue
        _, _, landfall = option
        area = game.box.board.index[landfall]
        score = 1.0 + ground.friends[area] - 0.5 * ground.enemy[area]
        if game.scenario.is_objective[area] and ground.friends[area] == 0:
            score -= 3.0
        if score > best_score:
            best_score = score
            best = option
    return best


def lift(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """By air or sea to where battalions are wanted most, as many as may go."""
    scores = wishes(game, ground)
    index = game.box.board.index

    def gain(option: Option) -> float:
        _, start, end, battalions = option
        return scores[index[end]] - scores[index[start]] + 0.1 * int(battalions)

    return max(options, key=gain)


def invasion_target(game: Kampen, ground: Ground, card: str) -> int:
    """A German city on the coast that the battalions in hand can take from the sea, or -1."""
    symbols = sum([game.card(id).symbols for id in game.hands[ground.faction] if id != card])
    return landing_target(game, ground, symbols // game.scenario.symbols_per_battalion)


def landing_target(game: Kampen, ground: Ground, battalions: int) -> int:
    """Where so many battalions from the sea have a good chance, cities first."""
    best = -1
    best_score = 0.0
    for area, touched in enumerate(game.scenario.allied_coast):
        if not touched or ground.enemy[area] == 0:
            continue
        straight, across = committed(game, area)
        for near in game.scenario.neighbours[area]:
            if not game.box.board.water_between(near, area):
                straight += ground.free(game, near)
        chance = chance_against(game, ground, area, straight + battalions, across)
        if chance < ground.plan.needed(game):
            continue
        score = worth(game, ground, area) * chance
        if score > best_score:
            best_score = score
            best = area
    return best


def land(game: Kampen, ground: Ground, options: list[Option], left: int) -> Option:
    """Land where the invasion was meant to go, else where friends stand."""
    target = landing_target(game, ground, left)
    for attack in game.attacks:
        if attack.origin < 0:
            target = attack.target
    scores = wishes(game, ground)

    def wish(option: Option) -> float:
        _, beach = option
        area = game.box.board.index[beach]
        return 100.0 if area == target else scores[area] - (50.0 if ground.enemy[area] else 0.0)

    return max(options, key=wish)


def sabotage(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """Send back what turns a lost combat; flee from a hopeless one."""
    best = PASS
    best_gain = 0.12
    index = game.box.board.index
    for option in options:
        gain = 0.0
        match option:
            case ("send_back", card, area, origin):
                gain = gain_by_sending_back(game, ground, card, index[area], index[origin])
            case ("escape", _, start, _, battalions):
                gain = gain_by_escaping(game, ground, index[start], battalions)
        if gain > best_gain:
            best_gain = gain
            best = option
    return best


def gain_by_sending_back(game: Kampen, ground: Ground, card: str, area: int, origin: int) -> float:
    """What the defenders' chance grows by; cities are worth more."""
    stack = next(attack.battalions for attack in game.attacks if attack.target == area and attack.origin == origin)
    count = 1 if game.card(card).kind.sends_back == "one" else stack
    better = defence_chance(game, ground, area, origin, count) - defence_chance(game, ground, area, -1, 0)
    return better * (1.8 if game.scenario.is_objective[area] else 1.0)


def gain_by_escaping(game: Kampen, ground: Ground, area: int, battalions: int) -> float:
    """All leave a hopeless combat, but never a city."""
    if ground.friends[area] > battalions or game.scenario.is_objective[area]:
        return 0.0
    return 0.2 + 0.1 * battalions if defence_chance(game, ground, area, -1, 0) < 0.3 else 0.0


def defence_chance(game: Kampen, ground: Ground, area: int, origin: int, sent_back: int) -> float:
    """The defenders' chance in an area when some attackers from `origin` are sent back."""
    straight = across = 0
    for attack in game.attacks:
        if attack.target == area:
            count = attack.battalions - (sent_back if attack.origin == origin else 0)
            if attack.origin >= 0 and game.box.board.water_between(attack.origin, area):
                across += count
            else:
                straight += count
    if straight + across == 0:
        return 1.0
    unseen = 0.4 * len(game.hands[GERMANY])
    attack_dice = int(dice_of_attackers(straight, across) + unseen + 0.5)
    return 1.0 - win_chance(attack_dice, min(ground.friends[area], 5) + 1)


def engineers(game: Kampen, options: list[Option]) -> Option:
    """The attack was meant: clear the road."""
    return options[-1]


def rescue(game: Kampen, ground: Ground, options: list[Option]) -> Option:
    """A battalion is worth more than the card; bring it where it is wanted. The first option is to pass."""
    scores = wishes(game, ground)

    def wish(option: Option) -> float:
        _, _, harbour = option
        area = game.box.board.index[harbour]
        return scores[area] - 0.6 * ground.threat[area] + 0.3 * ground.friends[area]

    return max(options[1:], key=wish, default=options[0])

"""Stacks on the move: arriving, attacking over a border, going back, moving in. All phases use these."""

from __future__ import annotations

from motstand.games.kampen_om_norge.state import Attack, Kampen


def arrive(game: Kampen, origin: int, area: int, stack: int) -> None:
    """Battalions come to an area from a neighbour, the sea or the air; their movement is used up.

    In a hostile area they stay at the border they came over until the combat is fought (KON-MOVE-06).
    """
    faction = game.active
    if game.is_enemy_in(faction, area):
        add_attack(game, origin, area, stack)
    else:
        game.battalions[faction][area] += stack
        game.moved[area] += stack


def add_attack(game: Kampen, origin: int, target: int, stack: int) -> None:
    """KON-MOVE-05: a hostile area may be attacked from several sides."""
    if origin >= 0 and origin not in game.origins:
        game.origins.append(origin)
    for attack in game.attacks:
        if attack.target == target and attack.origin == origin:
            attack.battalions += stack
            return
    game.attacks.append(Attack(target, origin, stack))


def fresh_battalions(game: Kampen, faction: int, area: int) -> int:
    """Battalions that have not moved yet this turn."""
    return game.battalions[faction][area] - game.moved[area]


def objection_to_leaving(game: Kampen, faction: int, area: int) -> str:
    """KON-MOVE-02: who leaves an area in phase 1 must stand there and not have moved this turn."""
    count = game.battalions[faction][area]
    if count > game.moved[area]:
        return ""
    return "all_moved" if count > 0 else "nobody_there"


def objection_to_stack(game: Kampen, faction: int, area: int, stack: int, most: int) -> str:
    """So many of those that have not moved, and no more than a card takes along (`most`)."""
    if stack > fresh_battalions(game, faction, area):
        return "too_many"
    return "too_many_for_card" if stack > most else ""


def send_home(game: Kampen, attack: Attack, battalions: int) -> None:
    """Attackers go back over the border they came from; they have used their movement (KON-Q-39)."""
    attack.battalions -= battalions
    game.battalions[game.active][attack.origin] += battalions
    game.moved[attack.origin] += battalions
    if attack.battalions == 0:
        game.attacks.remove(attack)


def occupy(game: Kampen, area: int) -> None:
    """All attackers of an area move in; nobody is left to defend it."""
    faction = game.active
    left: list[Attack] = []
    for attack in game.attacks:
        if attack.target == area:
            game.battalions[faction][area] += attack.battalions
            game.moved[area] += attack.battalions
        else:
            left.append(attack)
    game.attacks = left

"""Which cards may be played in a land combat, and by whom (chapter 4.2, steps 1 to 3, and the Appendix)."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.air import in_range, jagerfly_reaches
from motstand.games.kampen_om_norge.components import AIR, GERMANY, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards
from motstand.games.kampen_om_norge.state import Combat, Kampen, Play
from motstand.kernel.flow import Option

ATTACK: Final = "attack"
DEFENCE: Final = "defence"
CANCEL: Final = "cancel"


def takes_part(game: Kampen, combat: Combat, faction: int) -> bool:
    """Has the faction a battalion in this combat? (KON-CARD-12)"""
    return faction == game.active or game.battalions[faction][combat.area] > 0


def same_side(one: int, other: int) -> bool:
    """KON-PLAY-02: Norway and the Allies are one side."""
    return (one == GERMANY) == (other == GERMANY)


def limit_reached(game: Kampen, combat: Combat, faction: int, kind: Kind) -> bool:
    """KON-COMBAT-14: a side plays at most one card of each type, cancelled ones included (KON-Q-45).

    A Jagerbomber that cancels stands outside the limit (KON-GC-13).
    """
    for play in combat.plays:
        if same_side(play.faction, faction):
            other = game.card(play.card).kind
            if other.limit == kind.limit and not (play.effect == CANCEL and other.cancels_outside_limit):
                return True
    return False


def attack_cards(game: Kampen, combat: Combat) -> list[Option]:
    """Step 1: cards that give the attacker dice (KON-COMBAT-16)."""
    faction = game.active
    options: list[Option] = []
    for id in different_cards(game, faction):
        kind = game.card(id).kind
        if kind.attack_dice > 0 and may_attack_with(game, combat, kind):
            options.append(("play", id))
    return options


def may_attack_with(game: Kampen, combat: Combat, kind: Kind) -> bool:
    """The conditions printed on a card with attack dice."""
    if limit_reached(game, combat, game.active, kind):
        return False
    if kind.attack_in_range and not in_range(game, combat.area):
        return False
    if kind.attack_on_coast and not game.scenario.allied_coast[combat.area]:
        return False
    return not (kind.attack_not_paratroopers_only and only_paratroopers(game, combat))


def only_paratroopers(game: Kampen, combat: Combat) -> bool:
    """KON-GC-02: is the attack made by dropped battalions alone? Judged now, after sabotage."""
    for attack in game.attacks:
        if attack.target == combat.area and attack.origin != AIR:
            return False
    return True


def defence_cards(game: Kampen, combat: Combat, faction: int) -> list[Option]:
    """Step 2: cards that give the defender dice (KON-COMBAT-18)."""
    if not takes_part(game, combat, faction):
        return []
    options: list[Option] = []
    for id in different_cards(game, faction):
        kind = game.card(id).kind
        if kind.defence_dice > 0 and not limit_reached(game, combat, faction, kind):
            options.append(("play", id))
    return options


def cancellable(game: Kampen, combat: Combat, faction: int) -> list[Play]:
    """The dice-giving or cancelling cards of the other side that still have an effect."""
    return [play for play in combat.plays if not play.cancelled and not same_side(play.faction, faction)]


def counter_cards(game: Kampen, combat: Combat, faction: int) -> list[Option]:
    """Steps 2 and 3: cards that cancel a card of the enemy (KON-COMBAT-17, KON-COMBAT-19)."""
    options: list[Option] = []
    targets = cancellable(game, combat, faction)
    for id in different_cards(game, faction):
        kind = game.card(id).kind
        if not may_cancel(game, combat, faction, kind):
            continue
        for play in targets:
            if game.card(play.card).kind.id in kind.cancels:
                options.append(("cancel", id, play.card))
    return options


def may_cancel(game: Kampen, combat: Combat, faction: int, kind: Kind) -> bool:
    """May a card be played for its cancelling effect in this combat by this faction?"""
    in_time = kind.cancels_as_attacker if faction == game.active else kind.cancels_as_defender
    if not in_time:
        return False
    # KON-CARD-13: Jagerfly needs no Allied battalion, but an area that it reaches.
    if kind.needs_battalion and not takes_part(game, combat, faction):
        return False
    if kind.cancels_on_coast and not jagerfly_reaches(game, combat.area):
        return False
    return kind.cancels_outside_limit or not limit_reached(game, combat, faction, kind)


def might_counter(game: Kampen, combat: Combat, faction: int) -> bool:
    """Can everybody see that `faction` might hold a card that cancels one on the table?

    Judged by the deck, not by the hand: whether a faction is asked must not betray what it holds.
    """
    if not game.hands[faction]:
        return False
    targets = [game.card(play.card).kind.id for play in cancellable(game, combat, faction)]
    if not targets:
        return False
    for kind in game.scenario.kinds[faction]:
        if kind.cancels and may_cancel(game, combat, faction, kind):
            for target in targets:
                if target in kind.cancels:
                    return True
    return False


def might_defend(game: Kampen, combat: Combat, faction: int) -> bool:
    """Can everybody see that `faction` might have dice to add in defence?"""
    return bool(game.hands[faction]) and takes_part(game, combat, faction)

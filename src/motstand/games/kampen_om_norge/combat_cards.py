"""Which cards may be played in a land combat, and by whom (chapter 4.2, steps 1 to 3, and the Appendix)."""

from __future__ import annotations

from motstand.games.kampen_om_norge.air import in_range, objection_to_jagerfly
from motstand.games.kampen_om_norge.components import AIR, CANCEL, GERMANY, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards
from motstand.games.kampen_om_norge.sea.fleet import NO_CARRIER, objection_to_guns
from motstand.games.kampen_om_norge.state import Combat, Kampen, Play
from motstand.kernel.flow import Option


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
        if not objection_to_attack_card(game, combat, game.card(id).kind):
            options.append(("play", id))
    return options


def objection_to_attack_card(game: Kampen, combat: Combat, kind: Kind) -> str:
    """Has the card attack dice, and are the conditions met that are printed on it?"""
    if kind.attack_dice == 0:
        return "rescue_comes_later" if kind.rescues_as_attacker else "another_time"
    if limit_reached(game, combat, game.active, kind):
        return "limit_reached"
    if kind.attack_in_range and not in_range(game, combat.area):
        return "bombers_out_of_range"
    if kind.attack_on_coast and not game.scenario.allied_coast[combat.area]:
        return "bombards_inland"
    if kind.attack_on_coast and objection_to_guns(game, combat.area):
        return objection_to_guns(game, combat.area)
    return "paratroopers_alone" if kind.attack_not_paratroopers_only and only_paratroopers(game, combat) else ""


def only_paratroopers(game: Kampen, combat: Combat) -> bool:
    """KON-GC-02: is the attack made by dropped battalions alone? Judged now, after sabotage."""
    for attack in game.attacks:
        if attack.target == combat.area and attack.origin != AIR:
            return False
    return True


def defence_cards(game: Kampen, combat: Combat, faction: int) -> list[Option]:
    """Step 2: cards that give the defender dice (KON-COMBAT-18)."""
    options: list[Option] = []
    for id in different_cards(game, faction):
        if not objection_to_defence_card(game, combat, faction, game.card(id).kind):
            options.append(("play", id))
    return options


def objection_to_defence_card(game: Kampen, combat: Combat, faction: int, kind: Kind) -> str:
    """Has the card defence dice, and may the faction still add them?"""
    if kind.defence_dice == 0:
        if kind.cancels_as_defender:
            return "counters_came_first"
        return "rescue_comes_later" if kind.rescues_as_defender else "another_time"
    if not takes_part(game, combat, faction):
        return "not_in_this_combat"
    return "limit_reached" if limit_reached(game, combat, faction, kind) else ""


def cancellable(game: Kampen, combat: Combat, faction: int) -> list[Play]:
    """The dice-giving or cancelling cards of the other side that still have an effect."""
    return [play for play in combat.plays if not play.cancelled and not same_side(play.faction, faction)]


def counter_cards(game: Kampen, combat: Combat, faction: int) -> list[Option]:
    """Steps 2 and 3: cards that cancel a card of the enemy (KON-COMBAT-17, KON-COMBAT-19)."""
    options: list[Option] = []
    targets = cancellable(game, combat, faction)
    for id in different_cards(game, faction):
        kind = game.card(id).kind
        if objection_to_counter_card(game, combat, faction, kind):
            continue
        for play in targets:
            if not objection_to_cancelling(game, faction, kind, play):
                options.append(("cancel", id, play.card))
    return options


def objection_to_counter_card(game: Kampen, combat: Combat, faction: int, kind: Kind) -> str:
    """May a card be played for its cancelling effect in this combat by this faction?"""
    if faction == game.active:
        if not kind.cancels_as_attacker:
            return "attack_cards_came_first" if kind.attack_dice > 0 else "another_time"
    elif not kind.cancels_as_defender:
        return "dice_come_later" if kind.defence_dice > 0 else "another_time"
    # KON-CARD-13: Jagerfly needs no Allied battalion, but an area that it reaches.
    if kind.needs_battalion and not takes_part(game, combat, faction):
        return "not_in_this_combat"
    objection = objection_to_jagerfly(game, combat.area) if kind.cancels_on_coast else ""
    if objection:
        return objection
    if kind.cancels_outside_limit:
        return ""
    return "limit_reached" if limit_reached(game, combat, faction, kind) else ""


def objection_to_cancelling(game: Kampen, faction: int, kind: Kind, play: Play) -> str:
    """Does the card cancel this one?"""
    if same_side(play.faction, faction):
        return "card_of_a_friend"
    if play.cancelled:
        return "cancelled_already"
    return "" if game.card(play.card).kind.id in kind.cancels else "does_not_cancel_it"


def might_counter(game: Kampen, combat: Combat, faction: int) -> bool:
    """Can everybody see that `faction` might hold a card that cancels one on the table?

    Judged by the deck, not by the hand: whether a faction is asked must not betray what it holds.
    """
    if not game.hands[faction]:
        return False
    targets = [game.card(play.card).kind.id for play in cancellable(game, combat, faction)]
    if not targets:
        return False
    for kind in game.kinds(faction):
        # That no hangarskip is there is something that only the Allies know.
        if kind.cancels and objection_to_counter_card(game, combat, faction, kind) in ("", NO_CARRIER):
            for target in targets:
                if target in kind.cancels:
                    return True
    return False


def might_defend(game: Kampen, combat: Combat, faction: int) -> bool:
    """Can everybody see that `faction` might have dice to add in defence?"""
    # No card of 9 April gives dice in defence.
    april = game.on_april
    return bool(game.hands[faction]) and not april and takes_part(game, combat, faction)

"""What the numbers of a combat are made of: children of an entry that add up to it, each with its rule.

The log tells them of dice that were rolled, `tracing.py` of dice that would be.
"""

from __future__ import annotations

from motstand.games.kampen_om_norge.combat_cards import ATTACK, CANCEL
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Combat, Kampen, Play, origin_id
from motstand.kernel.log import Entry


def add_attackers(entry: Entry, game: Kampen, area: int, limit: int) -> None:
    """The dice of the battalions that attack an area; `limit` battalions count at most."""
    straight = 0
    across = 0
    for attack in game.attacks:
        if attack.target != area or attack.battalions == 0:
            continue
        if attack.origin >= 0 and game.box.board.water_between(attack.origin, area):
            across += attack.battalions
        else:
            straight += attack.battalions
            come = {"from": origin_id(game, attack.origin), "count": attack.battalions, "adds": attack.battalions}
            entry.child("dice.stack", "KON-COMBAT-05", come)
    add_limit(entry, straight, limit)
    if across > 0:
        counted = min(across, limit - min(straight, limit))
        values = {"count": across, "counted": counted, "ignored": across - counted, "adds": counted // 2}
        entry.child("dice.across", "KON-COMBAT-08", values)


def add_defenders(entry: Entry, game: Kampen, area: int, factions: list[int], limit: int) -> None:
    """The dice of the battalions that these factions have in an area; the limit is for all of them together."""
    battalions = 0
    for faction in factions:
        count = game.battalions[faction][area]
        if count > 0:
            battalions += count
            values = {"faction": FACTIONS[faction], "count": count, "adds": count}
            entry.child("dice.defenders", "KON-COMBAT-05", values)
    add_limit(entry, battalions, limit, "KON-COMBAT-07" if len(factions) > 1 else "KON-COMBAT-06")


def add_limit(entry: Entry, battalions: int, limit: int, rule: str = "KON-COMBAT-06") -> None:
    """Battalions beyond the limit give no dice."""
    if battalions > limit:
        entry.child("dice.limit", rule, {"limit": limit, "count": battalions - limit, "adds": limit - battalions})


def add_cards(entry: Entry, game: Kampen, fight: Combat, effect: str) -> None:
    """The dice of the cards on the table; a cancelled one is named, too, with none."""
    for play in fight.plays:
        if play.effect == effect:
            add_card(entry, game, play)


def add_card(entry: Entry, game: Kampen, play: Play) -> None:
    """The dice of a card; none when it is cancelled."""
    if play.cancelled:
        entry.child("dice.cancelled", "KON-CARD-14", {"card": play.card, "adds": 0})
        return
    kind = game.card(play.card).kind
    dice = kind.attack_dice if play.effect == ATTACK else kind.defence_dice
    entry.child("dice.card", "KON-COMBAT-09", {"card": play.card, "adds": dice})


def add_cancelled(entry: Entry, game: Kampen, fight: Combat, struck: Play) -> None:
    """The card that gives no dice now; a cancelled counter gives back those of the cards that it had struck out."""
    entry.child("dice.cancelled", "KON-CARD-14", {"card": struck.card, "adds": 0})
    if struck.effect == CANCEL:
        kinds = game.card(struck.card).kind.cancels
        for play in fight.plays:
            if play.effect != CANCEL and not play.cancelled and game.card(play.card).kind.id in kinds:
                add_card(entry, game, play)


def add_losses(entry: Entry, sixes: int, defeated: int, lost: int) -> None:
    """The battalions lost: a six each, less what a partner lost, less what found nobody."""
    entry.child("losses.sixes", "KON-COMBAT-10", {"count": sixes})
    if lost < defeated:
        entry.child("losses.shared", "KON-COMBAT-23", {"count": defeated - lost})
    if defeated < sixes:
        entry.child("losses.surplus", "KON-Q-30", {"count": sixes - defeated})


def add_sums(entry: Entry, fight: Combat) -> None:
    """The sums that are compared."""
    for side, dice, rule in (
        ("attack", fight.attack_dice, "KON-COMBAT-20"),
        ("defence", fight.defence_dice, "KON-COMBAT-21"),
    ):
        entry.child("sum.side", rule, {"side": side, "dice": dice, "sum": sum(dice)})
    if sum(fight.attack_dice) == sum(fight.defence_dice):
        entry.child("sum.tie", "KON-COMBAT-25")

"""What numbers are made of: children of an entry that add up to it, each with its rule.

The log tells them of what happened, `tracing.py` of dice that would be rolled.
"""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ATTACK, CANCEL, FACTIONS, Kind
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


# -- cards, reinforcements and stacks ----------------------------------------------------------------------------------


NO_CARDS = ("KON-WIN-01", "KON-DECK-06", "KON-DECK-11")
"""What happens when the deck of a faction runs out."""


def add_most(entry: Entry, kind: Kind, most: int, rule: str) -> None:
    """The player chose how many; the card says how many at most."""
    entry.child("card.most", rule, {"kind": kind.id, "most": most})


def add_turned_back(entry: Entry, kind: Kind, count: int, attacking: int) -> None:
    """One battalion of a stack, or all of it, by the card."""
    rule = "KON-NC-01" if kind.sends_back == "one" else "KON-NC-02"
    entry.child("sabotage.stack", "KON-NC-03", {"count": attacking})
    entry.child("sabotage.stays", rule, {"kind": kind.id, "count": attacking - count})


def add_symbols(entry: Entry, game: Kampen, card: str, rule: str) -> None:
    """What a card is worth that is traded."""
    entry.child("trade.card", rule, {"card": card, "symbols": game.card(card).symbols})


def add_acquired(entry: Entry, game: Kampen) -> None:
    """The symbols of the cards that were traded, card by card, and the battalion that is free."""
    per = game.scenario.symbols_per_battalion
    bought = game.symbols // per
    if game.symbols > 0:
        values = {"symbols": game.symbols, "per": per, "count": bought}
        symbols = entry.child("trade.symbols", "KON-REINF-03", values)
        for card in traded_cards(game):
            add_symbols(symbols, game, card, "KON-REINF-02")
    if game.to_place > bought:
        entry.child("trade.free", "KON-REINF-04", {"count": game.to_place - bought})


def traded_cards(game: Kampen) -> list[str]:
    """The cards whose symbols were added up: in this phase no other card is used before, so they lie on top."""
    cards: list[str] = []
    symbols = game.symbols
    for card in reversed(game.used[game.active]):
        if symbols <= 0:
            break
        symbols -= game.card(card).symbols
        cards.append(card)
    return cards[::-1]


def add_arrival(entry: Entry, game: Kampen) -> None:
    """The first Allied stacks are those of the scenario."""
    values = {"stacks": game.scenario.arrival_stacks, "count": game.scenario.arrival_battalions}
    entry.child("arrival.stacks", "KON-SETUP-04", values)


def add_placed(entry: Entry, before: int, left: int) -> None:
    """Of the new battalions some are placed, the others still wait."""
    entry.child("placement.new", "KON-REINF-03", {"count": before})
    if left > 0:
        entry.child("placement.left", "KON-REINF-03", {"count": left})


def add_drawn(entry: Entry, game: Kampen, faction: int, drawn: int) -> None:
    """A full hand less the cards that were left in it, and less what the deck did not hold."""
    hand = game.scenario.hand[faction]
    held = len(game.hands[faction]) - drawn
    entry.child("new_cards.hand", "KON-NEWC-01", {"count": hand})
    if held > 0:
        entry.child("new_cards.held", "KON-NEWC-01", {"count": held})
    if held + drawn < hand:
        entry.child("new_cards.none_left", NO_CARDS[faction], {"count": hand - held - drawn})

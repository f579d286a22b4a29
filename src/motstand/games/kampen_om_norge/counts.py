"""What the numbers of cards, reinforcements and stacks are made of: children of an entry, each with its rule.

Those of a combat are in `parts.py`.
"""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import Kind
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.log import Entry

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

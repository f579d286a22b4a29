"""The Morale track and its cards: markers that move level by level, Hope and Despair that change the decks."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import add_morale
from motstand.games.halls_of_hegra.components import MORALE_LIMIT
from motstand.games.halls_of_hegra.injuries import lose_one
from motstand.games.halls_of_hegra.state import Hegra


def change_morale(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-03: level by level. Past an end each level is a Hope card or a Defender lost (HOH-Q-104)."""
    if amount == 0:
        return
    before = game.morale
    game.morale, beyond = moved(before, amount)
    if game.morale != before:
        key = "morale.up" if amount > 0 else "morale.down"
        entry = game.note(key, rule, {"count": abs(game.morale - before), "level": game.morale})
        add_morale(entry, before, game.morale - before, beyond)
    for _ in range(beyond):
        if amount > 0:
            add_hope(game, 1, "HOH-MTRACK-01")
        else:
            lose_one(game, "HOH-MTRACK-02")


def moved(level: int, amount: int) -> tuple[int, int]:
    """Where the marker ends, and how many levels it would have gone beyond the end of its track."""
    end = max(-MORALE_LIMIT, min(MORALE_LIMIT, level + amount))
    return end, abs(level + amount - end)


def add_hope(game: Hegra, count: int, rule: str) -> None:
    """HOH-FX-29: the top cards of the Hope pile are shuffled into the Low Morale deck, as far as there are any."""
    for _ in range(min(count, len(game.hope))):
        card = game.hope.pop(0)
        game.low.add(card)
        game.note("hope.added", rule, {"card": card})


def add_despair(game: Hegra, count: int, rule: str) -> None:
    """HOH-Q-84: Despair cards go into the High Morale deck, which is shuffled."""
    for _ in range(min(count, len(game.despair))):
        card = game.despair.pop(0)
        game.high.add(card)
        game.note("despair.added", rule, {"card": card})

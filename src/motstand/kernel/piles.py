"""Decks and bags: what is known on top, and an unordered rest.

The order of a pile is decided when a card is drawn, so there is no hidden order that could leak and nothing to
reshuffle when a bot imagines what it cannot see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motstand.kernel.flow import Draw, Flow


class Pile:
    """A deck or a bag. `top` is what everybody knows to come next (the last element first), `rest` is unordered.

    Copies share what neither has changed, so that a copy costs next to nothing.
    """

    __slots__ = ("_rest", "_top")

    def __init__(self, rest: Sequence[str], top: Sequence[str] | None = None) -> None:
        self._rest: tuple[str, ...] = tuple(rest)
        self._top: tuple[str, ...] = () if top is None else tuple(top)

    @property
    def rest(self) -> list[str]:
        """A copy of the unordered cards; assign it again after changing it."""
        return list(self._rest)

    @rest.setter
    def rest(self, cards: Sequence[str]) -> None:
        self._rest = tuple(cards)

    @property
    def top(self) -> list[str]:
        """A copy of the known cards on top; assign it again after changing it."""
        return list(self._top)

    @top.setter
    def top(self, cards: Sequence[str]) -> None:
        self._top = tuple(cards)

    def copy(self) -> Pile:
        return Pile(self._rest, self._top)

    def __len__(self) -> int:
        return len(self._rest) + len(self._top)

    def __contains__(self, card: str) -> bool:
        return card in self._rest or card in self._top

    def knows_next(self) -> bool:
        """Does everybody know which card comes next?"""
        return len(self._top) > 0

    def add(self, card: str) -> None:
        """Mix a card into the rest."""
        self._rest = (*self._rest, card)

    def take(self, card: str) -> None:
        """Remove a card from the rest; the gap is filled by the last, since the order means nothing."""
        cards = list(self._rest)
        place = cards.index(card)
        last = cards.pop()
        if place < len(cards):
            cards[place] = last
        self._rest = tuple(cards)

    def take_top(self) -> str:
        """Take the card that everybody knows to come next."""
        card = self._top[-1]
        self._top = self._top[:-1]
        return card

    def cards(self) -> tuple[str, ...]:
        """The unordered cards themselves, as `Draw` takes them."""
        return self._rest

    def data(self) -> list[list[str]]:
        """The pile as JSON-able data; the rest is sorted, since its order means nothing."""
        return [sorted(self._rest), list(self._top)]


def draw(
    pile: Pile,
    prompt: str,
    seat: str = "",
    seen_by: tuple[str, ...] | None = None,
    rule: str = "",
    values: dict[str, Any] | None = None,
) -> Flow[str]:
    """Take the next card of a pile that is not empty."""
    if pile.knows_next():
        return pile.take_top()
    card: str = yield Draw(pile.cards(), prompt, seat, seen_by, rule, values)
    pile.take(card)
    return card

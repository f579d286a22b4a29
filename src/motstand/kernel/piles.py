"""Decks and bags: what is known on top, and an unordered rest.

The order of a pile is decided when a card is drawn, so there is no hidden order that could leak and nothing to
reshuffle when a bot imagines what it cannot see.
"""

from __future__ import annotations

from motstand.kernel.flow import Draw, Flow


class Pile:
    """A deck or a bag. `top` is what everybody knows to come next (the last element first), `rest` is unordered."""

    __slots__ = ("rest", "top")

    def __init__(self, rest: list[str], top: list[str] | None = None) -> None:
        self.rest = rest
        self.top: list[str] = [] if top is None else top

    def copy(self) -> Pile:
        return Pile(self.rest.copy(), self.top.copy())

    def __len__(self) -> int:
        return len(self.rest) + len(self.top)

    def __contains__(self, card: str) -> bool:
        return card in self.rest or card in self.top

    def add(self, card: str) -> None:
        """Mix a card into the rest."""
        self.rest.append(card)

    def take(self, card: str) -> None:
        """Remove a card from the rest; the gap is filled by the last, since the order means nothing."""
        place = self.rest.index(card)
        last = self.rest.pop()
        if place < len(self.rest):
            self.rest[place] = last

    def data(self) -> list[list[str]]:
        """The pile as JSON-able data; the rest is sorted, since its order means nothing."""
        return [sorted(self.rest), self.top]


def draw(
    pile: Pile,
    prompt: str,
    seat: str = "",
    seen_by: tuple[str, ...] | None = None,
    rule: str = "",
) -> Flow[str]:
    """Take the next card of a pile that is not empty."""
    if pile.top:
        return pile.top.pop()
    card: str = yield Draw(pile.rest, prompt, seat, seen_by, rule)
    pile.take(card)
    return card

"""A table that was stored: the position again from its data. How each field is written and read is in `fields.py`."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.state import Deck, Dutch, Numbers
from motstand.kernel.piles import Pile


def deck_data(game: Dutch, deck: Deck) -> list[Any]:
    return [*deck.pile.data(), deck.bottom]


def deck_from(game: Dutch, data: list[Any]) -> Deck:
    rest, top, bottom = data
    return Deck(Pile(rest, top), bottom)


def numbers_data(game: Dutch, numbers: Numbers) -> list[int]:
    return list(numbers)


def numbers_from(game: Dutch, data: list[int]) -> Numbers:
    return tuple(data)

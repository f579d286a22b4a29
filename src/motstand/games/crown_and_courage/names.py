"""What things are called, for the phrases that name them."""

from __future__ import annotations

from motstand.games.crown_and_courage.components import Box, Card

NUMERALS = ["", "I", "II", "III"]


def names(box: Box) -> dict[str, dict[str, str]]:
    """The names by kind of thing and id; an action is named by its card and its number: ``night_march@1``."""
    return {
        "card": {card.id: card_name(card) for card in box.cards.values()},
        "action": {
            f"{card.id}@{number}": action.name
            for card in box.cards.values()
            for number, action in enumerate(card.actions, start=1)
        },
        "tile": {tile.id: f"{tile.title} {NUMERALS[tile.level]}" for tile in box.tiles.values()},
        "demand": {demand.id: demand.name for demand in box.demands.values()},
        "place": dict(zip(box.map.ids, box.map.names, strict=True)),
        "sector": {str(number): name for number, name in enumerate(box.map.sector_names) if name},
    }


def card_name(card: Card) -> str:
    """Gold Reserve cards are told apart by what carries the gold."""
    return f"{card.name} ({card.by})" if card.by else card.name

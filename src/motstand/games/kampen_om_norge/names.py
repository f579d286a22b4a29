"""What things are called, for the phrases that name them: areas, cards, and kinds of cards."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import Box, Kind
from motstand.kernel.languages import ENGLISH


def names(box: Box, language: str) -> dict[str, dict[str, str]]:
    """The names by kind of thing and id. Areas and cards have their Norwegian names in every language."""
    return {
        "area": dict(zip(box.board.ids, box.board.names, strict=True)),
        "card": {card.id: kind_name(card.kind, language) for card in box.cards.values()},
        "kind_text": {card.kind.id: card.kind.text for card in box.cards.values()},
        "kind": {card.kind.id: kind_name(card.kind, language) for card in box.cards.values()},
    }


def kind_name(kind: Kind, language: str) -> str:
    """A card by its Norwegian name, for English readers with what that means: ``Bombefly (Bombers)``."""
    return f"{kind.name} ({kind.english})" if language == ENGLISH else kind.name

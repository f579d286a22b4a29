"""What things are called, for the phrases that name them: areas, cards, and kinds of cards."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import FACTIONS, Box, Kind, Scenario, ShipClass


def names(box: Box, scenario: Scenario | None = None) -> dict[str, dict[str, str]]:
    """The names by kind of thing and id. Areas, cards and ships have their Norwegian names in every language.

    A scenario may have cards and ships of its own.
    """
    cards = box.cards if scenario is None else scenario.cards
    found = {
        "area": dict(zip(box.board.ids, box.board.names, strict=True)),
        "card": {card.id: kind_name(card.kind) for card in cards.values()},
        "kind_text": {text_name(card.kind): card.kind.text for card in cards.values()},
        "kind": {card.kind.id: kind_name(card.kind) for card in cards.values()},
    }
    if scenario is not None and scenario.ships:
        found["ship"] = {ship.id: ship.name for ship in scenario.ships.values()}
        found["ship_class"] = {ship.of.id: class_name(ship.of) for ship in scenario.ships.values()}
    return found


def text_name(kind: Kind) -> str:
    """What the text of a card is found by: decks have kinds in common, with texts of their own."""
    return f"{FACTIONS[kind.deck]}-{kind.id}"


def kind_name(kind: Kind) -> str:
    """A card by its Norwegian name, with what that means to readers of another language: ``Bombefly (Bombers)``."""
    return f"{kind.name} ({kind.english})" if kind.english else kind.name


def class_name(found: ShipClass) -> str:
    """A class of ships like a card: ``Slagskip (Battleship)``."""
    return f"{found.name} ({found.english})" if found.english else found.name

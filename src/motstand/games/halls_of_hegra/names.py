"""What things are called and what they say, for the phrases that name them."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import DAMAGED, STAGES, TYPES, Box, MoraleCard, Text


def names(box: Box) -> dict[str, dict[str, str]]:
    """The names by kind of thing and id; `text`, `choice` and `branch` are what cards say."""
    texts = card_texts(box)
    return {
        "card": titles(box),
        "text": said(box),
        "choice": {id: text.text for id, each in texts.items() for text in each if text.branches},
        "branch": {
            f"{id}@{branch.id}": branch.text for id, each in texts.items() for text in each for branch in text.branches
        },
        "defender_text": dict(zip(TYPES, box.pieces.type_texts, strict=True)),
        "space": {space.id: space.name for space in box.spaces},
        "space_text": {space.id: space.text for space in box.spaces},
        "place": dict(zip(box.map.ids, box.map.names, strict=True)),
        "row": {row.id: row.name for row in box.map.rows.values()},
        "gun": dict(box.pieces.status_names),
        "damage": dict(zip(DAMAGED, box.pieces.damage_names, strict=True)),
        "delivery_text": {delivery.id: delivery.text for delivery in box.pieces.deliveries},
        "outlook": {outlook.id: outlook.name for outlook in box.tracks.surrender},
    }


def titles(box: Box) -> dict[str, str]:
    """The titles of all cards, whatever their deck."""
    found = {card.id: card.title for card in box.cards.events.values()}
    found.update({card.id: card.title for card in box.cards.snow.values()})
    found.update({card.id: card.title for card in box.cards.morale.values()})
    return found


def card_texts(box: Box) -> dict[str, list[Text]]:
    """All that a card says, section by section."""
    found = {card.id: [card.text] for card in box.cards.events.values()}
    found.update({card.id: [card.text] for card in box.cards.snow.values()})
    found.update({card.id: card.sections for card in box.cards.morale.values()})
    return found


def said(box: Box) -> dict[str, str]:
    """What a card says, in the stage that is named behind its id: ``HI-01@siege``; others name no stage."""
    found = {card.id: card.text.text for card in box.cards.events.values()}
    found.update({card.id: card.text.text for card in box.cards.snow.values()})
    for card in box.cards.morale.values():
        found.update({f"{card.id}@{stage}": text for stage, text in morale_texts(card).items()})
    return found


def morale_texts(card: MoraleCard) -> dict[str, str]:
    """The sections of a Morale card by stage; Hope and Despair say the same in all."""
    sections = card.sections if len(card.sections) > 1 else card.sections * len(STAGES)
    return {stage: section.text for stage, section in zip(STAGES, sections, strict=True)}

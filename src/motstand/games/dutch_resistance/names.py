"""What things are called and what they say, for the phrases that name them."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import COLOURS, IDENTITIES, SPOTS, Box
from motstand.games.dutch_resistance.vocabulary import RESOURCES


def names(box: Box) -> dict[str, dict[str, str]]:
    """The names by kind of thing and id; `halt` is what the options of Halt! cards say, by card and option."""
    cards, tokens = box.cards, box.tokens
    actions = {
        f"{sheet.id}@{action.id}": action for sheet in box.scenarios.values() for action in sheet.actions.values()
    }
    colours = dict(zip(COLOURS, box.board.colour_names, strict=True))
    return {
        "card": titles(box),
        "colour": colours,
        # By their colours, as long as nobody knows who they are.
        "character": dict(colours),
        "identity": dict(zip(IDENTITIES, [identity.name for identity in cards.identities], strict=True)),
        "tile": {tile.id: tile.name for tile in box.tiles},
        "tile_text": {tile.id: tile.text for tile in box.tiles},
        "resource": dict(zip(RESOURCES, tokens.resource_names, strict=True)),
        "token": {
            **{person.id: person.name for person in tokens.persons.values()},
            **{item.id: item.name for item in tokens.items.values()},
        },
        "spot": dict(zip(SPOTS, tokens.spot_names, strict=True)),
        "halt": {f"{card.id}@{option.id}": option.text for card in cards.halts.values() for option in card.options},
        "halt_text": {card.id: card.text for card in cards.halts.values()},
        "identity_text": {identity.id: identity.text for identity in cards.identities},
        "raid_text": {card.id: card.rule or card.title for card in cards.raids.values()},
        "group_text": {group.id: group.rule_text for group in cards.groups.values()},
        "ability": {card.id: card.text for card in cards.characters.values()},
        "action": {id: action.name for id, action in actions.items()},
        "action_text": {id: action.text for id, action in actions.items()},
        "scenario": {scenario.id: scenario.title for scenario in box.scenarios.values()},
    }


def titles(box: Box) -> dict[str, str]:
    """The titles of all cards, whatever their deck."""
    cards = box.cards
    found = {card.id: card.title for card in cards.characters.values()}
    found.update({card.id: card.title for card in cards.occupiers.values()})
    found.update({card.id: card.title for card in cards.raids.values()})
    found.update({card.id: card.title for card in cards.halts.values()})
    found.update({card.id: card.title for card in cards.officer.values()})
    found.update({card.id: card.name for card in cards.helpers.values()})
    found.update({group.id: group.name for group in cards.groups.values()})
    return found

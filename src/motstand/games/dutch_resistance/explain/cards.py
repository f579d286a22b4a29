"""Cards that a seat may read, decks, and Resources."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.box_effects import CardText
from motstand.games.dutch_resistance.components import IDENTITIES, NOWHERE
from motstand.games.dutch_resistance.phrases import Phrase
from motstand.games.dutch_resistance.redeal import sees_occupier_card
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import REGIONS, RESOURCES, TILES
from motstand.kernel.log import Entry
from motstand.kernel.words.messages import phrase

DECKS: Final[dict[str, str]] = {
    "occupier": "DR-START-02",
    "patrol": "DR-PATROL-01",
    "raid": "DR-RAID-01",
    "halt": "DR-HALT-02",
    "helper": "DR-HELP-02",
    "ticket": "DR-TRAIN-06",
    "ausweis": "DR-AUSW-05",
    "officer": "DR-OFF-01",
}
USES: Final[dict[str, str]] = {
    "point": "DR-CHAR-02",
    "ability_0": "DR-CHAR-06",
    "ability_1": "DR-CHAR-06",
    "discard": "DR-CHAR-13",
    "token": "DR-MAT-02",
    "vonk": "DR-SPEC-02",
    "request": "DR-SOLO-12",
}
NONE = "none"


def identity(game: Dutch, id: str) -> Entry:
    printed = game.box.cards.identities[IDENTITIES.index(id)]
    taken = IDENTITIES.index(id) in game.identities
    values = {
        "text": {"identity_text": id},
        "cards": [{"card": card} for card in printed.cards],
        "start": {"tile": TILES[printed.start]},
        "taken": "yes" if taken else "no",
    }
    return Entry("about.identity", "DR-SETUP-21", values)


def cards(game: Dutch, seat: str | None) -> list[str]:
    """Those that lie open; the own Occupier card only for its owner (DR-START-03)."""
    found = [card for hand in game.hands for card in hand]
    found += [id for ids in [identity.cards for identity in in_play(game)] for id in ids]
    found += [*game.lasting, *game.occupier_discard, *[card for card in game.helper_tops if card]]
    found += [card for bottom in game.helper_bottoms for card in bottom]
    if game.halt:
        found.append(game.halt)
    if game.variant.solo == "group":
        found.append(game.variant.group)
    if seat is not None:
        own = [who for who in game.characters() if game.occupier_cards[who] and sees_occupier_card(game, seat, who)]
        found += [game.occupier_cards[who] for who in own]
    return list(dict.fromkeys(found))


def in_play(game: Dutch) -> list[Any]:
    return [game.identity(who) for who in game.characters() if game.identities[who] != NOWHERE]


def card(game: Dutch, id: str) -> Entry:
    box = game.box.cards
    if id in box.characters:
        kind = "and" if box.characters[id].is_and else "or"
        return Entry("about.card.character", "DR-CHAR-02", {"text": {"ability": id}, "kind": kind})
    if id in box.helpers:
        return Entry("about.card.helper", "DR-HELP-04", {"effects": said_effects(box.helpers[id].effects)})
    if id in box.occupiers:
        text = text_said(box.occupiers[id])
        return Entry("about.card.occupier", "DR-OCC-02", {"text": text, "level": box.occupiers[id].level})
    if id in box.raids:
        return Entry("about.card.raid", "DR-RAID-10", {"text": {"raid_text": id}})
    if id in box.groups:
        group = box.groups[id]
        request = said_effects(group.effects)
        if group.options:
            request = [options_said(group.options)]
        values = {"request": request, "unused": said_effects(group.unused), "rule": {"group_text": id}}
        return Entry("about.card.group", "DR-SOLO-10", values)
    return Entry("about.card.halt", "DR-HALT-02", {"text": {"halt_text": id}})


def text_said(text: CardText) -> list[Phrase]:
    """What a card says: its effects, then its options, or a price and what replaces it."""
    found: list[Phrase] = said_effects(text.effects) if text.effects else []
    if text.options:
        found.append(options_said(text.options))
    if text.price:
        found.append(phrase("card-price", price=said_effects(text.price), otherwise=said_effects(text.otherwise)))
    return found


def options_said(options: dict[str, Any]) -> Phrase:
    told = [said_effects(effects) for effects in options.values()]
    third: Any = told[2] if len(told) > 2 else NONE
    return phrase("card-options", count=len(told), one=told[0], two=told[1], three=third)


def decks(game: Dutch) -> list[str]:
    """The decks; a Helper deck is also called by its visible card."""
    known = [deck for deck in DECKS if deck != "officer" or game.officer_place != NOWHERE]
    return [*known, *[card for card in game.helper_tops if card]]


def deck(game: Dutch, id: str) -> Entry:
    """How much is left, and what happens with it."""
    if id not in DECKS:
        return card(game, id)
    counts = {
        "occupier": sum(game.occupiers_left),
        "patrol": len(game.patrol_deck.pile),
        "raid": len(game.raid_deck.pile),
        "halt": len(game.halt_deck.pile),
        "helper": sum(game.helpers_left),
        "ticket": game.tickets_left(),
        "ausweis": game.ausweis_left(),
        "officer": len(game.officer_deck.pile),
    }
    values: dict[str, Any] = {"count": counts[id]}
    if id == "patrol":
        values["region"] = REGIONS[game.patrol_regions[0]] if game.patrol_regions else NONE
    return Entry(f"about.deck.{id}", DECKS[id], values)


def use(game: Dutch, id: str) -> Entry:
    return Entry(f"about.use.{id}", USES[id], {})


def resource(game: Dutch, id: str) -> Entry:
    return Entry("about.resource", "DR-RES-02", {"resource": id, "left": game.supply(RESOURCES.index(id))})


def thing(game: Dutch, id: str) -> Entry:
    return resource(game, id) if id in RESOURCES else deck(game, id)

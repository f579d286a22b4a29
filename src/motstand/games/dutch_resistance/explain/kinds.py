"""The kinds of things on the table, each with its ids, the sentence about one of them, and its title."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.explain import board, cards, tracks
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.kernel.explain import ThingKind, ThingKinds, named, titled
from motstand.kernel.words.messages import phrase


def kinds(game: Dutch, seat: str | None) -> ThingKinds[Dutch]:
    """All kinds; what lies open is the same for all, and of Occupier cards a seat knows its own (DR-START-03)."""

    def token_title(id: str) -> dict[str, Any]:
        if id == GROUP:
            return phrase("thing-group")
        return phrase("thing-costs", id=id) if id in game.box.tokens.costs else {"token": id}

    def guided_title(id: str) -> dict[str, Any]:
        return {"character": id} if id in game.colours else token_title(id)

    return {
        "place": ThingKind(board.places, board.place, lambda id: {"tile": game.tile(PLACES.index(id)).id}),
        "area": ThingKind(board.areas, board.area, lambda id: phrase(f"title-area-{id}")),
        "road": ThingKind(board.roads, board.road, titled("title-road", "road")),
        "character": ThingKind(board.characters, board.character, named("character")),
        "token": ThingKind(board.tokens, board.token, token_title),
        "guided": ThingKind(board.guidables, board.guided, guided_title),
        "occupier": ThingKind(board.occupiers, board.occupier, lambda id: phrase(f"title-occupier-{id}")),
        "sign": ThingKind(board.signs, board.sign, lambda id: phrase(f"title-sign-{id}")),
        "identity": ThingKind(cards.identities, cards.identity, named("identity")),
        "card": ThingKind(lambda game: cards.cards(game, seat), cards.card, named("card")),
        "deck": ThingKind(cards.decks, cards.deck, deck_title),
        "resource": ThingKind(cards.resources, cards.resource, named("resource")),
        "thing": ThingKind(cards.things, cards.thing, thing_title),
        "track": ThingKind(tracks.tracks, tracks.track, lambda id: phrase(f"title-track-{id}")),
        "use": ThingKind(cards.uses, cards.use, lambda id: phrase(f"title-use-{id}")),
        "phase": ThingKind(tracks.phases, tracks.phase, lambda id: phrase(f"title-phase-{id}")),
    }


def deck_title(id: str) -> dict[str, Any]:
    """A Helper deck is called by its visible card."""
    return phrase(f"title-deck-{id}") if id in cards.DECKS else {"card": id}


def thing_title(id: str) -> dict[str, Any]:
    return phrase(f"title-deck-{id}") if id in cards.DECKS else {"resource": id}

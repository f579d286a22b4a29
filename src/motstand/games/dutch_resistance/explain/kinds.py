"""The kinds of things on the table, each with its ids, the sentence about one of them, and its title."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.answers import THINGS
from motstand.games.dutch_resistance.components import AREAS, IDENTITIES, OCCUPIERS, PLACES, SIGNS
from motstand.games.dutch_resistance.explain import board, cards, tracks
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES
from motstand.kernel.explain import ThingKind, ThingKinds, each_told, named, titled
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
        "place": ThingKind(PLACES, board.place, lambda id: {"tile": game.tile(PLACES.index(id)).id}),
        "area": ThingKind(AREAS, board.area, lambda id: phrase(f"title-area-{id}")),
        "road": ThingKind(LETTERS, board.road, titled("title-road", "road")),
        "character": ThingKind(board.characters, board.character, named("character")),
        "token": ThingKind(board.tokens, board.token, token_title),
        "guided": ThingKind(board.guidables, board.guided, guided_title),
        "occupier": ThingKind(OCCUPIERS, board.occupier, lambda id: phrase(f"title-occupier-{id}")),
        "sign": ThingKind(SIGNS, board.sign, lambda id: phrase(f"title-sign-{id}")),
        "identity": ThingKind(IDENTITIES, cards.identity, named("identity")),
        "card": ThingKind(lambda game: cards.cards(game, seat), cards.card, named("card")),
        "deck": ThingKind(cards.decks, cards.deck, deck_title),
        "resource": ThingKind(RESOURCES, cards.resource, named("resource")),
        "thing": ThingKind(THINGS, cards.thing, thing_title),
        "track": ThingKind(
            list(tracks.TRACKS), each_told("about.track", tracks.TRACKS), lambda id: phrase(f"title-track-{id}")
        ),
        "use": ThingKind(list(cards.USES), cards.use, lambda id: phrase(f"title-use-{id}")),
        "phase": ThingKind(list(tracks.PHASES), tracks.phase, lambda id: phrase(f"title-phase-{id}")),
    }


def deck_title(id: str) -> dict[str, Any]:
    """A Helper deck is called by its visible card."""
    return phrase(f"title-deck-{id}") if id in cards.DECKS else {"card": id}


def thing_title(id: str) -> dict[str, Any]:
    return phrase(f"title-deck-{id}") if id in cards.DECKS else {"resource": id}

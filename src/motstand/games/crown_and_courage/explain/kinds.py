"""The kinds of things on the table, each with its ids, the sentence about one of them, and its title."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.explain import board, cards, parts, tracks
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.explain import ThingKind, ThingKinds, named, titled
from motstand.kernel.words.messages import phrase

# All of it lies open.
KINDS: Final[ThingKinds[Crown]] = {
    "displayed": ThingKind(board.displayed_there, board.displayed, titled("title-displayed", "displayed")),
    "space": ThingKind(board.spaces, board.space, titled("space-name", "space")),
    "position": ThingKind(board.positions, board.position, titled("title-position", "position", int)),
    "place": ThingKind(board.places, board.place, named("place")),
    "card": ThingKind(cards.cards, cards.card, named("card")),
    "action": ThingKind(cards.actions, cards.action, named("action")),
    "ordered": ThingKind(cards.actions, cards.ordered, named("action")),
    "support": ThingKind(cards.supports, cards.support, lambda id: {"card": id.partition("@")[0]}),
    "demand": ThingKind(cards.demands, cards.demand, named("demand")),
    "deck": ThingKind(cards.decks, cards.deck, lambda id: phrase(f"title-deck-{id}")),
    "track": ThingKind(tracks.tracks, tracks.track, lambda id: phrase(f"title-track-{id}")),
    "pool": ThingKind(tracks.pools, tracks.pool, lambda id: phrase(f"title-pool-{id}")),
    "phase": ThingKind(tracks.phases, tracks.phase, lambda id: phrase(f"part-{id}")),
    "line": ThingKind(parts.lines, parts.line, titled("title-line", "line")),
    "face": ThingKind(parts.faces, parts.face, titled("title-face", "face")),
    "unit": ThingKind(parts.units, parts.unit, titled("title-unit", "unit")),
    "die": ThingKind(parts.dice, parts.die, titled("title-die", "value", int)),
    "calm": ThingKind(parts.calmings, parts.calming, titled("title-calm", "cards", int)),
}

"""The kinds of things on the table, each with its ids, the sentence about one of them, and its title."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.components import DISPLAY, GRID, HIGHEST_DIE, POSITIONS
from motstand.games.crown_and_courage.explain import board, cards, parts, tracks
from motstand.games.crown_and_courage.hand import CALMED
from motstand.games.crown_and_courage.operations import COLUMN, ROW
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.explain import ThingKind, ThingKinds, each_told, named, titled
from motstand.kernel.words.messages import phrase

# All of it lies open.
KINDS: Final[ThingKinds[Crown]] = {
    "displayed": ThingKind(DISPLAY, board.displayed, titled("title-displayed", "displayed")),
    "space": ThingKind(GRID, board.space, titled("space-name", "space")),
    "position": ThingKind(
        [str(position) for position in range(1, POSITIONS + 1)],
        board.position,
        titled("title-position", "position", int),
    ),
    "place": ThingKind(board.places, board.place, named("place")),
    "card": ThingKind(cards.cards, cards.card, named("card")),
    "action": ThingKind(cards.actions, cards.action, named("action")),
    "ordered": ThingKind(cards.actions, cards.ordered, named("action")),
    "support": ThingKind(cards.supports, cards.support, lambda id: {"card": id.partition("@")[0]}),
    "demand": ThingKind(cards.demands, cards.demand, named("demand")),
    "deck": ThingKind(list(cards.DECKS), cards.deck, lambda id: phrase(f"title-deck-{id}")),
    "track": ThingKind(
        list(tracks.TRACKS), each_told("about.track", tracks.TRACKS), lambda id: phrase(f"title-track-{id}")
    ),
    "pool": ThingKind(list(tracks.POOLS), each_told("about.pool", tracks.POOLS), lambda id: phrase(f"title-pool-{id}")),
    "phase": ThingKind(list(tracks.PHASES), tracks.phase, lambda id: phrase(f"part-{id}")),
    "line": ThingKind([ROW, COLUMN], parts.line, titled("title-line", "line")),
    "face": ThingKind(list(parts.FACE_RULES), parts.face, titled("title-face", "face")),
    "unit": ThingKind(list(parts.UNIT_RULES), parts.unit, titled("title-unit", "unit")),
    "die": ThingKind([str(value) for value in range(1, HIGHEST_DIE + 1)], parts.die, titled("title-die", "value", int)),
    "calm": ThingKind([str(cards) for cards in CALMED], parts.calming, titled("title-calm", "cards", int)),
}

"""The kinds of things on the table, each with its ids and the sentence about one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.crown_and_courage.explain import board, cards, parts, tracks
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing

KINDS: Final[dict[str, tuple[Callable[[Crown], list[str]], Callable[[Crown, str], Entry]]]] = {
    "displayed": (board.displayed_there, board.displayed),
    "space": (board.spaces, board.space),
    "position": (board.positions, board.position),
    "place": (board.places, board.place),
    "card": (cards.cards, cards.card),
    "demand": (cards.demands, cards.demand),
    "deck": (cards.decks, cards.deck),
    "track": (tracks.tracks, tracks.track),
    "pool": (tracks.pools, tracks.pool),
    "phase": (tracks.phases, tracks.phase),
    "line": (parts.lines, parts.line),
    "face": (parts.faces, parts.face),
    "unit": (parts.units, parts.unit),
    "die": (parts.dice, parts.die),
}

# What stands above the text, for kinds whose text does not begin with its name.
TITLES: Final[dict[str, Callable[[str], Any]]] = {
    "space": lambda id: {"key": "space-name", "values": {"space": id}},
    "displayed": lambda id: {"key": "title-displayed", "values": {"displayed": id}},
    "position": lambda id: {"key": "title-position", "values": {"position": int(id)}},
    "place": lambda id: {"place": id},
    "card": lambda id: {"card": id},
    "demand": lambda id: {"demand": id},
    "deck": lambda id: {"key": f"title-deck-{id}", "values": {}},
    "track": lambda id: {"key": f"title-track-{id}", "values": {}},
    "pool": lambda id: {"key": f"title-pool-{id}", "values": {}},
    "phase": lambda id: {"key": f"part-{id}", "values": {}},
    "line": lambda id: {"key": "title-line", "values": {"line": id}},
    "face": lambda id: {"key": "title-face", "values": {"face": id}},
    "unit": lambda id: {"key": "title-unit", "values": {"unit": id}},
    "die": lambda id: {"key": "title-die", "values": {"value": int(id)}},
}


def things(game: Crown, seat: str | None) -> list[Thing]:
    """Everything that can be pointed at."""
    return [(kind, id) for kind, (ids, _) in KINDS.items() for id in ids(game)]


def explain(game: Crown, seat: str | None, thing: Thing) -> Entry | None:
    """What a thing is and what it does now; None if it is not there. All of it lies open."""
    kind, id = thing[0], str(thing[1])
    if kind not in KINDS:
        return None
    ids, about = KINDS[kind]
    if id not in ids(game):
        return None
    entry = about(game, id)
    entry.values["title"] = TITLES[kind](id)
    return entry

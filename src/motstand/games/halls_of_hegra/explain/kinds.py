"""The kinds of things on the table, each with its ids and the sentence about one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.halls_of_hegra.explain import enemies, people, tracks, works
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing

KINDS: Final[dict[str, tuple[Callable[[Hegra], list[str]], Callable[[Hegra, str], Entry]]]] = {
    "space": (works.spaces, works.space),
    "gun": (works.guns, works.gun),
    "damage": (works.rubble, works.damage),
    "defender": (people.types, people.defender),
    "disc": (people.discs, people.disc),
    "area": (people.rooms, people.room),
    "patient": (people.in_the_infirmary, people.patient),
    "run": (people.runs, people.run),
    "infantry": (enemies.infantry_there, enemies.infantry),
    "column": (enemies.columns, enemies.column),
    "target": (enemies.targets, enemies.target),
    "stack": (enemies.stacks, enemies.stack),
    "place": (enemies.places, enemies.place),
    "depot": (enemies.depots, enemies.depot),
    "enemy": (enemies.enemies, enemies.enemy),
    "bag": (enemies.bags, enemies.bag),
    "tile": (enemies.tiles, enemies.tile),
    "track": (tracks.tracks, tracks.track),
    "day": (tracks.days, tracks.day),
    "weather": (tracks.weathers, tracks.weather),
    "phase": (tracks.phases, tracks.phase),
    "card": (tracks.cards, tracks.card),
    "deck": (tracks.decks, tracks.deck),
}


def things(game: Hegra) -> list[Thing]:
    """Everything that can be pointed at."""
    return [(kind, id) for kind, (ids, _) in KINDS.items() for id in ids(game)]


def explain(game: Hegra, thing: Thing) -> Entry | None:
    """What a thing is and what it does now; None if it is not there. All of it lies open to the commander."""
    kind, id = thing[0], str(thing[1])
    if kind not in KINDS:
        return None
    ids, about = KINDS[kind]
    return about(game, id) if id in ids(game) else None

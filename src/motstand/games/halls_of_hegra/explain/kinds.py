"""The kinds of things on the table, each with its ids and the sentence about one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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


# What stands above the text, for kinds whose text does not begin with its name.
TITLES: Final[dict[str, Callable[[str], Any]]] = {
    "space": lambda id: {"space": id},
    "gun": lambda id: {"gun": id},
    "damage": lambda id: {"damage": id},
    "place": lambda id: {"place": id},
    "card": lambda id: {"card": id},
    "defender": lambda id: title("defender-name", defender=id),
    "disc": lambda id: title("defender-name", defender=id.split("@")[1]),
    "patient": lambda id: title("defender-name", defender=id.split("@")[2]),
    "run": lambda id: title("defender-name", defender=id.split("@")[2]),
    "area": lambda id: title("title-area", area=id),
    "column": lambda id: title("title-column", column=id),
    "target": lambda id: target_title(*id.split("@")),
    "stack": lambda id: title("title-stack", stack=int(id)),
    "depot": lambda id: title("title-depot", delivery=id),
    "bag": lambda id: title("title-bag", bag=id),
    "day": lambda id: title("title-day", day=int(id)),
    "deck": lambda id: title("title-deck", deck=id),
}


def title(key: str, **values: Any) -> dict[str, Any]:
    """A name that is a phrase of its own."""
    return {"key": key, "values": values}


def target_title(kind: str, where: str) -> dict[str, Any]:
    if kind == "row":
        return {"row": where}
    return title(f"title-{kind}", sector=int(where)) if kind == "sector" else title("title-airfield")


def things(game: Hegra, seat: str | None) -> list[Thing]:
    """Everything that can be pointed at."""
    return [(kind, id) for kind, (ids, _) in KINDS.items() for id in ids(game)]


def explain(game: Hegra, seat: str | None, thing: Thing) -> Entry | None:
    """What a thing is and what it does now; None if it is not there. All of it lies open to the commander."""
    kind, id = thing[0], str(thing[1])
    if kind not in KINDS:
        return None
    ids, about = KINDS[kind]
    if id not in ids(game):
        return None
    entry = about(game, id)
    if kind in TITLES:
        entry.values["title"] = TITLES[kind](id)
    return entry

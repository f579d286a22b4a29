"""The kinds of things on the table, each with its ids, the sentence about one of them, and its title."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.components import GUNS, MACHINE_GUN, TYPES
from motstand.games.halls_of_hegra.explain import enemies, people, tracks, works
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.explain import ThingKind, ThingKinds, each_told, named, titled
from motstand.kernel.words.messages import phrase


def of_type(id: str) -> dict[str, Any]:
    """A Defender's type stands last in the ids of discs, patients and runs."""
    return phrase("defender-name", defender=id.split("@")[-1])


def target_title(id: str) -> dict[str, Any]:
    kind, where = id.split("@")
    if kind == "row":
        return {"row": where}
    return phrase("title-sector", sector=int(where)) if kind == "sector" else phrase("title-airfield")


# All of it lies open to the commander.
KINDS: Final[ThingKinds[Hegra]] = {
    "space": ThingKind(works.spaces, works.space, named("space")),
    "gun": ThingKind([*GUNS, MACHINE_GUN], works.gun, named("gun")),
    "damage": ThingKind(works.rubble, works.damage, named("damage")),
    "defender": ThingKind(TYPES, people.defender, of_type),
    "disc": ThingKind(people.discs, people.disc, of_type),
    "area": ThingKind(list(people.ROOMS), people.room, titled("title-area", "area")),
    "patient": ThingKind(people.in_the_infirmary, people.patient, of_type),
    "run": ThingKind(people.runs, people.run, of_type),
    "infantry": ThingKind(enemies.infantry_there, enemies.infantry),
    "column": ThingKind(enemies.columns, enemies.column, titled("title-column", "column")),
    "target": ThingKind(enemies.targets, enemies.target, target_title),
    "stack": ThingKind(enemies.stacks, enemies.stack, titled("title-stack", "stack", int)),
    "place": ThingKind(enemies.places, enemies.place, named("place")),
    "depot": ThingKind(enemies.depots, enemies.depot, titled("title-depot", "delivery")),
    "enemy": ThingKind(enemies.enemies, enemies.enemy),
    "bag": ThingKind(list(enemies.BAG_RULES), enemies.bag, titled("title-bag", "bag")),
    "tile": ThingKind(enemies.tiles, enemies.tile),
    "track": ThingKind(tracks.tracks, each_told("about.track", tracks.TRACKS)),
    "day": ThingKind(tracks.days, tracks.day, titled("title-day", "day", int)),
    "weather": ThingKind(tracks.weathers, tracks.weather),
    "phase": ThingKind(list(tracks.PHASES), tracks.phase),
    "card": ThingKind(tracks.cards, tracks.card, named("card")),
    "deck": ThingKind(list(tracks.DECK_RULES), tracks.deck, titled("title-deck", "deck")),
}

"""What the Defenders work with: Action spaces, Positions, Guns, and the rubble over them."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.artillery import REMOVED_PER_ICON
from motstand.games.halls_of_hegra.components import DAMAGED, GUNS, MACHINE_GUN, NOBODY, POSITIONS, SLOTS, TYPES, Space
from motstand.games.halls_of_hegra.damage import objection_to_status, strength
from motstand.games.halls_of_hegra.day import uses
from motstand.games.halls_of_hegra.explain.people import in_words, sectors_of
from motstand.games.halls_of_hegra.morning import objection_to_space
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.walls import BOOST, BURST, HIT_ON
from motstand.kernel.log import Entry
from motstand.kernel.words.messages import phrase


def spaces(game: Hegra) -> list[str]:
    return [space.id for space in game.box.spaces]


def space(game: Hegra, id: str) -> Entry:
    """An Action space: whom it takes, what it does, and what comes of those who are there."""
    place = game.box.spaces[game.box.space_index[id]]
    if place.position >= 0:
        return position(game, place)
    placed = game.placed[place.index]
    count = sum(placed)
    times = uses(game, place)
    values: dict[str, Any] = {
        "number": place.number,
        "text": {"space_text": id},
        **who(place),
        "state": state_of(game, place) or ("empty" if count == 0 else "short" if times == 0 else "manned"),
        "first": place.first_day,
        "last": place.last_day,
        "count": count,
        "times": times,
    }
    return Entry("about.space", "HOH-ACTION-01", values)


def who(place: Space) -> dict[str, Any]:
    """HOH-ACTION-02, HOH-ACTION-03: who counts double and who is barred; if only one type may come, that one."""
    allowed = [TYPES[kind] for kind, barred in enumerate(place.barred) if not barred]
    double = [TYPES[kind] for kind, worth in enumerate(place.worth) if worth == 2]
    barred = [TYPES[kind] for kind, barred in enumerate(place.barred) if barred]
    only = len(allowed) == 1
    return {
        "double": named(double),
        "barred": named([] if only else barred),
        "only": named(allowed if only else []),
    }


def named(types: list[str]) -> Any:
    """Types in the plural; "none" for a sentence to select."""
    return [phrase("defenders-of-type", defender=type) for type in types] or "none"


def state_of(game: Hegra, place: Space) -> str:
    """What closes a space today: its days, the snow, rubble; "" if nothing does."""
    closed = objection_to_space(game, place)
    return closed.removeprefix("space.") if closed in ("space.days", "space.snow", "space.rubble") else ""


def position(game: Hegra, place: Space) -> Entry:
    """HOH-WALLS-02: a Defensive Position, who stands in it, and what this Defender reaches."""
    kind = game.positions[place.position]
    values: dict[str, Any] = {
        **who(place),
        "state": state_of(game, place) or ("empty" if kind == NOBODY else "manned"),
        "first": place.first_day,
        "last": place.last_day,
        "hit": HIT_ON,
        "defender": TYPES[kind] if kind != NOBODY else "nobody",
        "sectors": in_words([] if kind == NOBODY else sectors_of(game, kind)),
    }
    return Entry("about.position", "HOH-WALLS-04", values)


# -- Guns --------------------------------------------------------------------------------------------------------


def gun(game: Hegra, id: str) -> Entry:
    """A Gun or the Machine Gun: what a shot does, or what keeps it silent."""
    state = objection_to_status(game, id).rpartition(".")[2] or "ready"
    if id == MACHINE_GUN:
        values = {"state": state, "count": BURST, "hit": HIT_ON, "boost": BOOST}
        return Entry("about.machine_gun", "HOH-MG-03", values)
    icons = strength(game, id) if state == "ready" else 0
    if state == "ready" and game.guns_fired[GUNS.index(id)]:
        state = "fired"
    place = game.box.spaces[game.box.space_index["fire_artillery"]]
    values = {"state": state, "icons": icons, "removed": REMOVED_PER_ICON * icons, "number": place.number}
    return Entry("about.gun", "HOH-STATUS-02", values)


def rubble(game: Hegra) -> list[str]:
    return [id for number, id in enumerate(DAMAGED) if game.damage[number] > 0]


def damage(game: Hegra, id: str) -> Entry:
    """HOH-DAMAGE-02: what lies under rubble cannot be used until it is repaired."""
    covers = "position" if id in POSITIONS else "gun" if id in GUNS else "part"
    count = game.damage[DAMAGED.index(id)]
    return Entry("about.damage", "HOH-DAMAGE-03", {"damage": id, "covers": covers, "count": count, "slots": SLOTS})

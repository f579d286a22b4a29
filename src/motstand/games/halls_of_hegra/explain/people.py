"""The Defenders: Ready, at work, in bed, on the trails; and the rooms where they are."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.components import LEVELS, NOBODY, POSITIONS, TYPES
from motstand.games.halls_of_hegra.infirmary import patients
from motstand.games.halls_of_hegra.morning import DEFENDERS_FOR_MORALE, FREE_RESTS
from motstand.games.halls_of_hegra.running import movement, run_option
from motstand.games.halls_of_hegra.state import Hegra, Run
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.games.halls_of_hegra.surrender import MORGUE_LIMIT, WAITING_LIMIT
from motstand.kernel.log import Entry

# Where a disc lies, with the rule about it.
LYING_IN: Final[dict[str, str]] = {
    "ready": "HOH-MORNING-08",
    "rest": "HOH-MORNING-03",
    "tired": "HOH-MORNING-04",
    "morgue": "HOH-EVENING-07",
    "recruitment": "HOH-RECRUIT-07",
    "wall": "HOH-WALLS-03",
    "work": "HOH-DAY-03",
}
ROOMS: Final[dict[str, str]] = {
    "barracks": "HOH-MORNING-01",
    "ready": "HOH-MORNING-08",
    "rest": "HOH-MORNING-07",
    "tired": "HOH-MORNING-04",
    "morgue": "HOH-EVENING-07",
    "recruitment": "HOH-RECRUIT-01",
    "infirmary": "HOH-INFIRM-01",
    "beds": "HOH-INFIRM-12",
    "waiting": "HOH-INFIRM-10",
}


# -- Defenders ---------------------------------------------------------------------------------------------------


def defender(game: Hegra, type: str) -> Entry:
    """A type of Defender: what it is good at, and how far it shoots."""
    values = {"text": {"defender_text": type}, "sectors": in_words(sectors_of(game, TYPES.index(type)))}
    return Entry("about.defender", "HOH-DEF-05", values)


def sectors_of(game: Hegra, kind: int) -> list[int]:
    """HOH-WALLS-08: the Sectors that a type reaches from the walls; none while there are no Sectors."""
    return [sector.number for sector in game.sectors() if sector.in_range[kind]]


def in_words(numbers: list[int]) -> str:
    """Numbers for a sentence, which selects "none" if there are none."""
    return ", ".join([str(number) for number in numbers]) or "none"


def discs(game: Hegra) -> list[str]:
    """Each place with each type that is there."""
    areas = {"ready": game.ready, "rest": game.rest, "tired": game.tired, "morgue": game.morgue}
    found = [f"{area}@{TYPES[kind]}" for area, counts in areas.items() for kind, count in enumerate(counts) if count]
    found += [f"recruitment@{TYPES[kind]}" for kind in sorted(set(game.recruitment))]
    for space in game.box.spaces:
        found += [f"{space.id}@{TYPES[kind]}" for kind, count in enumerate(game.placed[space.index]) if count]
    for position, kind in enumerate(game.positions):
        if kind != NOBODY:
            found.append(f"{POSITIONS[position]}@{TYPES[kind]}")
    return found


def disc(game: Hegra, id: str) -> Entry:
    """A Defender: what the type is good at, and what may become of it where it is."""
    where, _, type = id.partition("@")
    values: dict[str, Any] = {"text": {"defender_text": type}}
    if where in POSITIONS:
        values["sectors"] = in_words(sectors_of(game, TYPES.index(type)))
        values["fired"] = "yes" if game.fired[POSITIONS.index(where)] else "no"
        where = "wall"
    elif where in game.box.space_index:
        values["space"] = where
        where = "work"
    return Entry(f"about.disc.{where}", LYING_IN[where], values)


# -- rooms -------------------------------------------------------------------------------------------------------


def room(game: Hegra, id: str) -> Entry:
    """A room, and who is in it."""
    return Entry(f"about.area.{id}", ROOMS[id], in_the_rooms(game)[id])


def in_the_rooms(game: Hegra) -> dict[str, dict[str, int]]:
    """The numbers of each room for its sentence."""
    beds = game.bed_types.count(NOBODY)
    return {
        "barracks": {"ready": sum(game.ready), "rest": sum(game.rest), "tired": sum(game.tired)},
        "ready": {"count": sum(game.ready)},
        "rest": {"count": sum(game.rest), "most": FREE_RESTS},
        "tired": {
            "count": sum(game.tired),
            "per": defenders_for_a_supply(game),
            "for_morale": DEFENDERS_FOR_MORALE,
        },
        "morgue": {"count": sum(game.morgue), "limit": MORGUE_LIMIT},
        "recruitment": {"count": len(game.recruitment)},
        "infirmary": {"count": len(game.bed_types) - beds + game.waiting_count(), "free": beds},
        "beds": {"free": beds, "most": LEVELS},
        "waiting": {"count": game.waiting_count(), "limit": WAITING_LIMIT},
    }


def in_the_infirmary(game: Hegra) -> list[str]:
    return [f"{ward}@{level}@{type}" for _, type, level, ward in patients(game, "")]


def patient(game: Hegra, id: str) -> Entry:
    """A Patient: better every evening in a bed, worse in the Waiting Area."""
    ward, level, type = id.split("@")
    rule = "HOH-INFIRM-12" if ward == "bed" else "HOH-INFIRM-10"
    return Entry(f"about.patient.{ward}", rule, {"defender": type, "level": int(level), "most": LEVELS})


# -- on the trails -----------------------------------------------------------------------------------------------


def name_of(game: Hegra, run: Run) -> str:
    _, type, place, cargo = run_option(game, run)
    return f"{place}@{cargo}@{type}"


def runs(game: Hegra) -> list[str]:
    return list(dict.fromkeys([name_of(game, run) for run in game.runs]))


def run(game: Hegra, id: str) -> Entry:
    """A Supply Run: how far it goes today, and what it carries."""
    found = next(run for run in game.runs if name_of(game, run) == id)
    place, cargo, type = id.split("@")
    values = {"defender": type, "place": place, "cargo": cargo, "steps": movement(game, found)}
    return Entry("about.run", "HOH-RUN-07", {**values, "moved": "yes" if found.moved else "no"})

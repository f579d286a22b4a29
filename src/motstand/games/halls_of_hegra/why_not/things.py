"""Why a thing of the table is not what is asked about: it comes later, is over for today, or is not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.halls_of_hegra.components import (
    DAMAGED,
    GUNS,
    LEVELS,
    MACHINE_GUN,
    MOBILISATION,
    NOBODY,
    POSITIONS,
    SECTIONS,
    TYPES,
)
from motstand.games.halls_of_hegra.damage import objection_to_repairing, objection_to_status
from motstand.games.halls_of_hegra.day import objection_to_acting
from motstand.games.halls_of_hegra.infirmary import patients
from motstand.games.halls_of_hegra.morning import objection_to_place, objection_to_space
from motstand.games.halls_of_hegra.patrols import objection_to_clearing
from motstand.games.halls_of_hegra.running import run_option
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.view import PARTS
from motstand.games.halls_of_hegra.why_not.checks import area_of
from motstand.games.halls_of_hegra.why_not.clicks import TRACKS, conceivable, meant, names_of_clicks
from motstand.games.halls_of_hegra.why_not.reasons import RULES, objection
from motstand.kernel.flow import Ask, Choice
from motstand.kernel.objections import Thing, of_this_question
from motstand.kernel.words.messages import Message

EVENT, WAKING, PLACING, EVENING = "event", "waking", "placing", "evening"
# HOH-STAGE-02, HOH-DAY-01: what follows what.
ORDER: Final = [EVENT, WAKING, PLACING, *SECTIONS, EVENING]
# The section of phases that are not called like it.
SECTION_OF: Final = {
    "supply run": "supply_run",
    "counter patrol": "supply_run",
    "runs": "supply_run",
    "meeting": "supply_run",
    "homecoming": "supply_run",
    "relapse": "infirmary",
    "morning": WAKING,
}
LATER, NOW, OVER = "later", "now", "over"


def not_asked(game: Hegra, ask: Ask | None, seat: str, thing: Thing) -> Message:
    """Most telling first: what must be clicked before, what speaks against it, and when it has its turn."""
    kind, id = thing[0], str(thing[1])
    if ask is None:
        return against("over")
    if not isinstance(ask, Choice):
        return against("fate")
    found = belonging(game, ask, thing) or SPEAKERS.get(kind, other)(game, ask, id)
    return found if found.rule else Message(found.key, found.values, ask.rule)


def against(key: str, **values: Any) -> Message:
    return Message(key, values, RULES[key][0])


def belonging(game: Hegra, choice: Choice, thing: Thing) -> Message | None:
    """What speaks against a thing that belongs to an answer of this question."""
    return of_this_question(
        choice,
        thing,
        names_of_clicks,
        lambda: meant(game, choice, [thing]),
        # Of a space the morning says more than of who could be sent there.
        lambda: [option for option in conceivable(game, choice) if option[0] != "place"],
        lambda option: objection(game, choice, option),
    )


# -- when ----------------------------------------------------------------------------------------------------


def part_of_the_day(game: Hegra) -> str:
    """What is going on: a step of the morning, a section of the day, or what comes before and after them."""
    if game.last_stand:
        return EVENING
    if game.phase == "action":
        return game.box.spaces[game.acting].section
    if game.phase == "morning" and game.day == 1:
        # HOH-MORNING-02
        return PLACING
    part = SECTION_OF.get(game.phase, game.phase)
    return part if part in ORDER else PARTS.get(game.phase, EVENING)


def turn_of(game: Hegra, part: str) -> str:
    """Does a part of the day come later today, is it now, or is it over?"""
    distance = ORDER.index(part) - ORDER.index(part_of_the_day(game))
    return LATER if distance > 0 else NOW if distance == 0 else OVER


# -- Defenders and their spaces ------------------------------------------------------------------------------


def space(game: Hegra, choice: Choice, id: str) -> Message:
    """An Action space: why nobody can be sent there, or that its section has not come, or that nobody is there."""
    if id not in game.box.space_index:
        return against("other")
    place = game.box.spaces[game.box.space_index[id]]
    closed = objection_to_space(game, place)
    if closed == "space.days":
        return against(closed, space=id, first=place.first_day, last=place.last_day)
    if closed:
        return against(closed, space=id)
    part = part_of_the_day(game)
    if part in (EVENT, WAKING):
        return against("space.morning", space=id)
    if part == PLACING:
        return nobody_to_send(game, id)
    if place.position >= 0:
        if game.positions[place.position] == NOBODY:
            return against("position.empty", position=id)
    elif objection_to_acting(game, place) and turn_of(game, place.section) != OVER:
        return against("space.nobody", space=id)
    return against("space.later", space=id, section=place.section, when=turn_of(game, place.section))


def nobody_to_send(game: Hegra, id: str) -> Message:
    """Nobody is Ready, or nobody who may work there."""
    place = game.box.spaces[game.box.space_index[id]]
    for kind, count in enumerate(game.ready):
        if count > 0:
            return against(objection_to_place(game, kind, place), defender=TYPES[kind], space=id)
    return against("nobody.ready_at_all")


def disc(game: Hegra, choice: Choice, id: str) -> Message:
    """A Defender in an area, in a Position, or at work."""
    where, _, type = id.partition("@")
    if type not in TYPES:
        return against("other")
    kind = TYPES.index(type)
    if where == "recruitment":
        return against("disc.recruit") if kind in game.recruitment else against("nobody.recruitment", defender=type)
    if where in ("ready", "rest", "tired", "morgue"):
        if area_of(game, where)[kind] == 0:
            return against(f"nobody.{where}", defender=type)
        if where == "ready":
            return against("disc.ready", when=turn_of(game, PLACING))
        if where == "tired":
            return against("disc.tired", when=turn_of(game, WAKING))
        return against("disc.resting" if where == "rest" else "disc.dead")
    if where in POSITIONS:
        if game.positions[POSITIONS.index(where)] == kind:
            return against("disc.posted", defender=type, space=where)
    elif where in game.box.space_index and game.placed[game.box.space_index[where]][kind] > 0:
        return against("disc.working", defender=type, space=where)
    return against("nobody.space", defender=type, space=where) if where in game.box.space_index else against("other")


def area(game: Hegra, choice: Choice, id: str) -> Message:
    if id == "tired":
        return against("area.tired")
    return against("area.later", area=id, when=turn_of(game, WAKING)) if id in ("ready", "rest") else against("other")


def patient(game: Hegra, choice: Choice, id: str) -> Message:
    parts = id.split("@")
    if len(parts) != 3 or parts[2] not in TYPES or parts[1] not in [str(level + 1) for level in range(LEVELS)]:
        return against("other")
    ward, level, type = parts[0], int(parts[1]), parts[2]
    if ("", type, level, ward) not in patients(game, ""):
        return against("patient.none", defender=type, level=level, ward=ward)
    if choice.prompt == "infirmary.admit":
        return against("patient.in_bed")
    return against("patient.later", when=turn_of(game, "infirmary"))


# -- tiles, Guns and Germans ---------------------------------------------------------------------------------


def damage(game: Hegra, choice: Choice, id: str) -> Message:
    if id not in DAMAGED:
        return against("other")
    intact = objection_to_repairing(game, DAMAGED.index(id))
    if intact:
        return against(intact, damage=id)
    return against("damage.later", damage=id, when=turn_of(game, "maintenance"))


def gun(game: Hegra, choice: Choice, id: str) -> Message:
    if id not in GUNS and id != MACHINE_GUN:
        return against("other")
    out_of_order = objection_to_status(game, id)
    if out_of_order:
        return against(out_of_order, gun=id)
    if id == MACHINE_GUN:
        return against("machine_gun.later", when=turn_of(game, "walls"))
    return against("gun.later", gun=id, when=turn_of(game, "artillery"))


def target(game: Hegra, choice: Choice, id: str) -> Message:
    return against("target.later", when=turn_of(game, "artillery"))


def stack(game: Hegra, choice: Choice, id: str) -> Message:
    if not id.isdecimal() or not 1 <= int(id) <= len(game.air_stacks):
        return against("other")
    if game.air_stacks[int(id) - 1] == 0:
        return against("stack.gone", stack=int(id))
    return against("stack.later", when=turn_of(game, "artillery"))


def infantry(game: Hegra, choice: Choice, id: str) -> Message:
    state, _, number = id.partition("@")
    if not number.isdecimal() or state not in ("standing", "lying"):
        return against("other")
    if not 1 <= int(number) <= len(game.sectors()):
        return against("sector.none")
    there = game.standing if state == "standing" else game.lying
    if there[int(number) - 1] == 0:
        return against("sector.nobody", sector=int(number), state=state)
    if choice.prompt in ("walls.suppress", "telephone.suppress"):
        return against("infantry.lying")
    return against("infantry.later", when=turn_of(game, "walls"))


# -- the map and the cards -----------------------------------------------------------------------------------


def place(game: Hegra, choice: Choice, id: str) -> Message:
    if id not in game.box.map.index:
        return against("other")
    if not game.runs and turn_of(game, "supply_run") != LATER:
        return against("place.nobody")
    return against("place.later", place=id, when=turn_of(game, "supply_run"))


def enemy(game: Hegra, choice: Choice, id: str) -> Message:
    who, _, where = id.partition("@")
    if who not in ("patrol", "artillery") or where not in game.box.map.index:
        return against("other")
    if objection_to_clearing(game, game.box.map.index[where], who):
        return against("enemy.none", enemy=who, place=where)
    return against("enemy.later", when=turn_of(game, "supply_run"))


def depot(game: Hegra, choice: Choice, id: str) -> Message:
    kinds = [delivery.id for delivery in game.box.pieces.deliveries]
    if id not in kinds:
        return against("other")
    if game.delivery_reserve[kinds.index(id)] > 0:
        # HOH-MOBACT-01: what was not opened by then stays shut.
        return against("depot.shut", when=turn_of(game, "mobilisation") if game.board == MOBILISATION else "never")
    return against("depot.later", when=turn_of(game, "supply_run"))


def run(game: Hegra, choice: Choice, id: str) -> Message:
    runs = [names_of_clicks(run_option(game, each)) for each in game.runs]
    if [("run", id)] not in runs:
        return against("run.none")
    return (
        against("run.away") if choice.prompt == "delivery" else against("run.later", when=turn_of(game, "supply_run"))
    )


def card(game: Hegra, choice: Choice, id: str) -> Message:
    """Only what lies open is told apart: whether another card is in a deck or gone is not for the commander to know."""
    if id in game.drawn:
        return against("card.drawn", card=id)
    return against("card.event", card=id) if id == game.event else against("card.away")


def track(game: Hegra, choice: Choice, id: str) -> Message:
    return Message("track", {"track": id}, MARKERS[id]) if id in MARKERS else against("other")


def answer(game: Hegra, choice: Choice, id: str) -> Message:
    """A button of another question: what it changes."""
    for name, called in TRACKS.items():
        if id.partition(" ")[2] == called:
            return track(game, choice, name)
    return against("other")


def other(game: Hegra, choice: Choice, id: str) -> Message:
    return against("other")


# The rule of each track.
MARKERS: Final = {
    "morale": "HOH-TRACK-10",
    "supplies": "HOH-SUPPLY-01",
    "defence": "HOH-TRACK-05",
    "tiles": "HOH-SIEGE-04",
    "surrender": "HOH-TRACK-09",
    "suspicion": "HOH-TRACK-04",
    "fear": "HOH-TRACK-06",
    "doubt": "HOH-TRACK-07",
}
SPEAKERS: Final[dict[str, Callable[[Hegra, Choice, str], Message]]] = {
    "space": space,
    "disc": disc,
    "area": area,
    "patient": patient,
    "damage": damage,
    "gun": gun,
    "target": target,
    "stack": stack,
    "infantry": infantry,
    "place": place,
    "enemy": enemy,
    "depot": depot,
    "run": run,
    "card": card,
    "track": track,
    "answer": answer,
}

"""What numbers are made of: children of an entry that add up to it, each with its rule.

The log tells them of what happened, `tracing.py` of what stands on the table now.
"""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.components import DOUBT, NOBODY, TYPES, Space
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.log import FORGETFUL, Entry

EVENING: Final[dict[str, str]] = {
    "HOH-EVENING-03": "evening.doubt",
    "HOH-EVENING-04": "evening.red_day",
    "HOH-EVENING-05": "evening.no_supplies",
    "HOH-EVENING-06": "evening.waiting",
    "HOH-EVENING-07": "evening.morgue",
    "HOH-EVENING-08": "evening.red_sector",
}
"""What each rule that changes Morale in the evening is about."""


def by(amount: int) -> dict[str, Any]:
    """A part that is added or taken away; sentences show the sign by `way`."""
    return {"by": amount, "way": "up" if amount > 0 else "none" if amount == 0 else "down"}


def add_part(entry: Entry, key: str, rule: str, amount: int) -> None:
    """A part of which there is nothing to tell but the amount; nothing is made of it when nobody reads the log."""
    if entry is not FORGETFUL:
        entry.child(key, rule, by(amount))


def add_shot(entry: Entry, die: int, boost: int, telephone: bool, needed: int, rule: str) -> None:
    """A die on the walls and what is added to it."""
    add_part(entry, "part.die", rule, die)
    if boost:
        add_part(entry, "part.supply", "HOH-MG-04", boost)
    if telephone:
        add_part(entry, "part.telephone", "HOH-TEL-02", 1)
    entry.child("part.needed", "HOH-WALLS-06", {"needed": needed})


def add_column(entry: Entry, counts: list[int], rule: str) -> None:
    """The Infantry in a column of the Action boxes, Sector by Sector."""
    if entry is FORGETFUL:
        return
    for sector, count in enumerate(counts):
        if count > 0:
            entry.child("part.sector", rule, {"sector": sector + 1, **by(count)})


def add_modifiers(entry: Entry, game: Hegra, modifiers: list[tuple[int, str]]) -> None:
    """What changes Morale tonight."""
    if entry is FORGETFUL:
        return
    for amount, rule in modifiers:
        entry.child(EVENING[rule], rule, {**by(amount), "count": counted(game, rule)})


def counted(game: Hegra, rule: str) -> int:
    """How many things stand behind a rule of the evening; 0 where there is nothing to count."""
    if rule == "HOH-EVENING-06":
        return game.waiting_count()
    if rule == "HOH-EVENING-07":
        return sum(game.morgue)
    return game.in_red_sectors() if rule == "HOH-EVENING-08" else 0


def add_morale(entry: Entry, before: int, moved: int, beyond: int) -> None:
    """Where the Morale marker stood, and how far it goes."""
    add_part(entry, "part.from", "HOH-TRACK-10", before)
    add_part(entry, "part.steps", "HOH-FX-03", moved)
    if beyond:
        entry.child("part.beyond", "HOH-MTRACK-01" if moved > 0 else "HOH-MTRACK-02", {"count": beyond})


def add_healthy(entry: Entry, game: Hegra, working: int) -> None:
    """HOH-DEF-01: who counts as healthy, area by area; `working` are at the Actions and will be Tired."""
    for area, number in (
        ("ready", sum(game.ready)),
        ("rest", sum(game.rest)),
        ("tired", sum(game.tired)),
        ("positions", len([kind for kind in game.positions if kind != NOBODY])),
        ("working", working),
    ):
        if number > 0:
            entry.child("part.area", "HOH-DEF-01", {"area": area, **by(number)})


def add_required(entry: Entry, game: Hegra) -> None:
    """How many healthy Defenders are needed: what is printed, and what the difficulty makes of it."""
    printed = game.box.tracks.surrender[game.surrender].required
    add_part(entry, "part.printed", "HOH-TRACK-09", printed)
    if game.required() != printed:
        add_part(entry, "part.difficulty", "HOH-TRACK-09", game.required() - printed)


def add_slots(entry: Entry, slots: list[str]) -> None:
    """The Status tiles of a Gun: only a fire icon that is revealed counts."""
    if entry is FORGETFUL:
        return
    for slot, state in enumerate(slots):
        values = {"slot": slot + 1, "state": state, **by(1 if state == "fire" else 0)}
        entry.child("part.slot", "HOH-STATUS-02", values)


def add_draws(entry: Entry, wanted: int, drawn: int, rule: str) -> None:
    """How many tiles were to be drawn, and how many the empty bag withheld."""
    add_part(entry, "part.draws", rule, wanted)
    if drawn < wanted:
        add_part(entry, "part.bag_empty", "HOH-HIT-02", drawn - wanted)


def add_arrivals(entry: Entry, wanted: int, reserve: int, added: int) -> None:
    """How many Infantry were to come, and for how many there was no piece or no room."""
    add_part(entry, "part.infantry", "HOH-ATTACK-04", wanted)
    if reserve < wanted:
        add_part(entry, "part.no_piece", "HOH-ATTACK-07", reserve - wanted)
    if added < min(wanted, reserve):
        add_part(entry, "part.no_room", "HOH-ATTACK-06", added - min(wanted, reserve))


# -- counts and levels -------------------------------------------------------------------------------------------------


FACES: Final = 6

ASKED: Final[dict[str, str]] = {
    "HOH-EVENT-08": "part.by_doubt",
    "HOH-RECRUIT-08": "part.by_volunteers",
    "HOH-RUN-23": "part.by_delivery",
    "HOH-ARTY-14": "part.by_airfield",
    "HOH-HIT-06": "part.by_bombs",
}
"""What asks for an amount by such a rule; by the others it is the text of a card, or the rule itself."""


def add_marker(entry: Entry, before: int, steps: int, level: int, rule: str, track: str) -> None:
    """Where a marker stood, how far it was to go, and what the end of its track withheld."""
    add_part(entry, "part.from", track, before)
    add_part(entry, "part.steps", rule, steps)
    if before + steps != level:
        add_part(entry, "part.end", track, level - before - steps)


def add_return(entry: Entry, before: int, level: int, rule: str, track: str) -> None:
    """A marker that would pass the end of its track and goes back instead."""
    add_part(entry, "part.from", track, before)
    add_part(entry, "part.back", rule, level - before)


def add_asked(entry: Entry, asked: int, changed: int, rule: str) -> None:
    """How many were asked for, and how many of them there were not."""
    key = ASKED.get(rule, "part.by_card" if rule.startswith("HOH-FX") else "part.by_rule")
    add_part(entry, key, rule, asked)
    if changed != asked:
        add_part(entry, "part.none_left", rule, changed - asked)


def add_store(entry: Entry, before: int, asked: int, left: int, rule: str) -> None:
    """The Supplies before, and what comes or goes."""
    add_part(entry, "part.store", "HOH-SUPPLY-01", before)
    add_asked(entry, asked, left - before, rule)


def add_types(entry: Entry, counts: list[int], rule: str) -> None:
    """Defenders by their type."""
    for kind, count in enumerate(counts):
        if count > 0:
            entry.child("part.defenders", rule, {"defender": TYPES[kind], **by(count)})


def recruit_bag(game: Hegra) -> dict[str, Any]:
    """What there is to draw from."""
    return {"discs": len(game.recruit_bag), "doubts": game.recruit_bag.rest.count(DOUBT)}


def add_weather(entry: Entry, game: Hegra) -> None:
    """The card that shows the weather, and what the track makes of it."""
    entry.child("part.card", "HOH-EVENT-04", {"card": game.event})
    add_part(entry, "part.movement", "HOH-TRACK-01", game.box.tracks.movement[game.weather])


def add_movement(entry: Entry, game: Hegra, allowed: int) -> None:
    """How far a run may go today, and how far it has gone."""
    if entry is FORGETFUL:
        return
    steps = game.box.tracks.movement[game.weather]
    add_part(entry, "part.movement", "HOH-RUN-07", steps)
    if allowed != steps:
        add_part(entry, "part.laden", "HOH-RUN-20", allowed - steps)
    left = game.movement_left
    entry.child("part.gone", "HOH-RUN-07", {**by(left - allowed), "left": left})


def add_check(entry: Entry, die: int, suspicion: int, rule: str) -> None:
    """A die against the Suspicion level."""
    add_part(entry, "part.die", rule, die)
    ways = max(0, FACES - suspicion)
    entry.child("part.sneak", "HOH-RUN-11", {"needed": suspicion + 1, "ways": ways, "faces": FACES})


def add_uses(entry: Entry, game: Hegra, space: Space, uses: int) -> None:
    """Who works there and what each is worth, the sets they make, and how many of those were used before."""
    if entry is FORGETFUL:
        return
    worth = 0
    for kind, count in enumerate(game.placed[space.index]):
        if count > 0:
            worth += count * space.worth[kind]
            values = {"defender": TYPES[kind], "count": count, **by(count * space.worth[kind])}
            entry.child("part.worker", "HOH-ACTION-03", values)
    sets = worth // space.number
    entry.child("part.sets", "HOH-ACTION-04", {"number": space.number, "sets": sets})
    if uses < sets:
        values = {"count": sets - uses, "once": "yes" if space.once else "no"}
        entry.child("part.not_now", "HOH-ACTION-04", values)


def add_waiting(entry: Entry, game: Hegra, rule: str) -> None:
    """The Patients without a bed, level by level."""
    for level, types in enumerate(game.waiting, start=1):
        if sum(types) > 0:
            entry.child("part.waiting", rule, {"level": level, **by(sum(types))})

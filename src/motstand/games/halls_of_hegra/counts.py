"""What counts and levels are made of: where a marker stood, what was asked for, who is among them.

Children of an entry that add up to it, each with its rule, as in `parts.py`.
"""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import DOUBT, TYPES, Space
from motstand.games.halls_of_hegra.parts import by
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.log import Entry

FACES = 6

ASKED: dict[str, str] = {
    "HOH-EVENT-08": "part.by_doubt",
    "HOH-RECRUIT-08": "part.by_volunteers",
    "HOH-RUN-23": "part.by_delivery",
    "HOH-ARTY-14": "part.by_airfield",
    "HOH-HIT-06": "part.by_bombs",
}
"""What asks for an amount by such a rule; by the others it is the text of a card, or the rule itself."""


def add_marker(entry: Entry, before: int, steps: int, level: int, rule: str, track: str) -> None:
    """Where a marker stood, how far it was to go, and what the end of its track withheld."""
    entry.child("part.from", track, by(before))
    entry.child("part.steps", rule, by(steps))
    if before + steps != level:
        entry.child("part.end", track, by(level - before - steps))


def add_return(entry: Entry, before: int, level: int, rule: str, track: str) -> None:
    """A marker that would pass the end of its track and goes back instead."""
    entry.child("part.from", track, by(before))
    entry.child("part.back", rule, by(level - before))


def add_asked(entry: Entry, asked: int, changed: int, rule: str) -> None:
    """How many were asked for, and how many of them there were not."""
    key = ASKED.get(rule, "part.by_card" if rule.startswith("HOH-FX") else "part.by_rule")
    entry.child(key, rule, by(asked))
    if changed != asked:
        entry.child("part.none_left", rule, by(changed - asked))


def add_store(entry: Entry, before: int, asked: int, left: int, rule: str) -> None:
    """The Supplies before, and what comes or goes."""
    entry.child("part.store", "HOH-SUPPLY-01", by(before))
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
    entry.child("part.movement", "HOH-TRACK-01", by(game.box.tracks.movement[game.weather]))


def add_movement(entry: Entry, game: Hegra, allowed: int) -> None:
    """How far a run may go today, and how far it has gone."""
    steps = game.box.tracks.movement[game.weather]
    entry.child("part.movement", "HOH-RUN-07", by(steps))
    if allowed != steps:
        entry.child("part.laden", "HOH-RUN-20", by(allowed - steps))
    left = game.movement_left
    entry.child("part.gone", "HOH-RUN-07", {**by(left - allowed), "left": left})


def add_check(entry: Entry, die: int, suspicion: int, rule: str) -> None:
    """A die against the Suspicion level."""
    entry.child("part.die", rule, by(die))
    ways = max(0, FACES - suspicion)
    entry.child("part.sneak", "HOH-RUN-11", {"needed": suspicion + 1, "ways": ways, "faces": FACES})


def add_uses(entry: Entry, game: Hegra, space: Space, uses: int) -> None:
    """Who works there and what each is worth, the sets they make, and how many of those were used before."""
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

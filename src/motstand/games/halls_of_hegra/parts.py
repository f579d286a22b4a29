"""What numbers are made of: children of an entry that add up to it, each with its rule.

The log tells them of what happened, `tracing.py` of what stands on the table now.
"""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import NOBODY
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.log import Entry

EVENING: dict[str, str] = {
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


def add_shot(entry: Entry, die: int, boost: int, telephone: bool, needed: int, rule: str) -> None:
    """A die on the walls and what is added to it."""
    entry.child("part.die", rule, by(die))
    if boost:
        entry.child("part.supply", "HOH-MG-04", by(boost))
    if telephone:
        entry.child("part.telephone", "HOH-TEL-02", by(1))
    entry.child("part.needed", "HOH-WALLS-06", {"needed": needed})


def add_column(entry: Entry, counts: list[int], rule: str) -> None:
    """The Infantry in a column of the Action boxes, Sector by Sector."""
    for sector, count in enumerate(counts):
        if count > 0:
            entry.child("part.sector", rule, {"sector": sector + 1, **by(count)})


def add_modifiers(entry: Entry, game: Hegra, modifiers: list[tuple[int, str]]) -> None:
    """What changes Morale tonight."""
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
    entry.child("part.from", "HOH-TRACK-10", by(before))
    entry.child("part.steps", "HOH-FX-03", by(moved))
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
    entry.child("part.printed", "HOH-TRACK-09", by(printed))
    if game.required() != printed:
        entry.child("part.difficulty", "HOH-TRACK-09", by(game.required() - printed))


def add_slots(entry: Entry, slots: list[str]) -> None:
    """The Status tiles of a Gun: only a fire icon that is revealed counts."""
    for slot, state in enumerate(slots):
        values = {"slot": slot + 1, "state": state, **by(1 if state == "fire" else 0)}
        entry.child("part.slot", "HOH-STATUS-02", values)


def add_draws(entry: Entry, wanted: int, drawn: int, rule: str) -> None:
    """How many tiles were to be drawn, and how many the empty bag withheld."""
    entry.child("part.draws", rule, by(wanted))
    if drawn < wanted:
        entry.child("part.bag_empty", "HOH-HIT-02", by(drawn - wanted))


def add_arrivals(entry: Entry, wanted: int, reserve: int, added: int) -> None:
    """How many Infantry were to come, and for how many there was no piece or no room."""
    entry.child("part.infantry", "HOH-ATTACK-04", by(wanted))
    if reserve < wanted:
        entry.child("part.no_piece", "HOH-ATTACK-07", by(reserve - wanted))
    if added < min(wanted, reserve):
        entry.child("part.no_room", "HOH-ATTACK-06", by(added - min(wanted, reserve)))

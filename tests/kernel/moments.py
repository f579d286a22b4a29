"""All there is to a match at a moment, to see that nothing has changed or that it is the same again."""

from __future__ import annotations

from typing import Any

from motstand.kernel.log import Entry
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest


def told(entries: list[Entry]) -> list[Any]:
    """A log with everything in it."""
    return [[entry.key, entry.rule, entry.values, entry.audience, told(entry.children)] for entry in entries]


def moment(match: Match) -> tuple[Any, ...]:
    """Table, question, offers, answers so far, log, outcome and where fate stands."""
    asked = {seat: match.options_for(seat) for seat in match.asked()}
    journal = [(given.kind, given.seat, given.value, given.seen_by) for given in match.journal]
    now = (repr(match.pending), journal, told(match.log), repr(match.outcome), match.fate.mark())
    return (digest(match.state), asked, *now)

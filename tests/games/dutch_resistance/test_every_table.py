"""A whole game at every table: nothing is lost, hidden things stay hidden, and everything is told."""

from __future__ import annotations

from collections import Counter

import pytest

from motstand.games.dutch_resistance.choices import SCENARIOS
from motstand.games.dutch_resistance.components import LEVELS
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import read_record, write_record
from tests.games.dutch_resistance.kit import KIT
from tests.games.kit.gamekit import Sitting
from tests.games.kit.journeys import LONGEST, Journey, play_on
from tests.games.kit.test_telling import steps, told_again, untold_answer, untold_chance
from tests.games.soak import many

TABLES = KIT.further
# Every tenth answer all of a table is looked at.
INSPECTED = 10


def played(sitting: Sitting, number: int) -> Match:
    """A whole game, with sense or at random."""
    journey = Journey(LONGEST, number, KIT.moods[number % len(KIT.moods)], [])
    match = sitting.begin(journey.fate())
    inspector = KIT.inspector(match)

    def look() -> None:
        if match.number % INSPECTED == 0:
            inspector.inspect()
        else:
            inspector.glance()

    play_on(KIT, match, journey, look)
    return match


def untold(match: Match) -> list[str]:
    """What no line tells, or a line tells too early."""
    answers, teller = told_again(match)
    found = [fault for step in steps(answers) for fault in [*untold_chance(step), untold_answer(KIT, step)] if fault]
    for entry, change in zip(teller.entries, teller.changes, strict=True):
        late = [part for part in change.public.keys() - KIT.follows if not entry.key.startswith(KIT.told_by[part])]
        found += [f"{entry.key} shows a change of {part}" for part in late]
    return found


PARTS = 4
"""Several processes share the work of playing at every table."""


@pytest.mark.walk
@pytest.mark.rule("DR-GOAL-01", "DR-SOLO-01", "DR-VAR-01")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_game_at_every_table_comes_to_its_end(part: int) -> None:
    ends: set[str] = set()
    for number, sitting in list(enumerate(TABLES[: many(len(TABLES))]))[part::PARTS]:
        match = played(sitting, number)
        assert match.outcome is not None
        ends.add(match.outcome.key)
        assert untold(match) == [], repr(sitting)
        again = read_record(write_record(match))
        assert again.state.data() == match.state.data(), repr(sitting)
    assert all(end.startswith(("won.", "lost.")) for end in ends)


def test_there_is_a_table_for_everything() -> None:
    """Five Scenarios by four levels by one to five Characters, and five ways to be alone."""
    assert len({repr(sitting) for sitting in TABLES}) == len(TABLES)
    for scenario in SCENARIOS:
        with_level = [each for each in TABLES if each.scenario == scenario and "level" in each.options]
        counted = Counter((each.options["level"], len(each.seats)) for each in with_level)
        assert counted == {(level, count): 5 if count == 1 else 1 for level in LEVELS for count in range(1, 6)}

"""Nothing happens untold: every roll, draw, answer and change of the table has its line in the log, in order."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import CHOICE, DRAW, ROLL, Answer
from motstand.kernel.matches.making import started_match
from motstand.kernel.matches.match import Match
from motstand.players import policy
from motstand.server.play.moments import setup_again
from motstand.server.play.telling import Teller, play_answer
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import Journey, games
from tests.games.kit.registered import of_sittings
from tests.games.opened_lines import family

pytestmark = pytest.mark.walk

GAMES = 8
DICE = ("die", "dice")


class Told:
    """An answer of a game that is played again, and the lines that it led to."""

    def __init__(self, given: Answer, entries: list[Entry]) -> None:
        self.given = given
        self.entries = entries


def told_again(match: Match) -> tuple[list[Told], Teller]:
    """A game answer by answer, dice and draws one by one, each with the lines up to the next."""
    again = started_match(match.game, setup_again(match.setup), ByHand(Seeded(0), dice=True, cards=True))
    teller = Teller(again, [])
    answers = []
    for given in match.journal:
        if given.kind not in (ROLL, DRAW):
            teller.finish_step()
        before = len(again.log)
        play_answer(again, given)
        answers.append(Told(given, again.log[before:]))
    teller.finish_step()
    return answers, teller


def steps(answers: list[Told]) -> Iterator[list[Told]]:
    """What somebody answered with the dice and draws that came of it; first those before any answer."""
    step: list[Told] = []
    for each in answers:
        if each.given.kind == CHOICE:
            yield step
            step = []
        step.append(each)
    yield step


def leaves(value: Any) -> Iterator[Any]:
    """All that a line names, without the keys."""
    if isinstance(value, dict):
        for each in value.values():
            yield from leaves(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from leaves(each)
    else:
        yield value


def named(entry: Entry) -> Counter[str]:
    """What a line names, its own key included: `morale.up` tells of Morale."""
    found = Counter(str(each) for one in family(entry) for each in leaves(one.values))
    return found + Counter(re.split(r"[._]", entry.key))


def dice(entry: Entry) -> Counter[str]:
    """The dice of a line; a part of it shows them again."""
    found: Counter[str] = Counter()
    for one in family(entry):
        found |= Counter(str(each) for name in DICE for each in leaves(one.values.get(name, [])))
    return found


def untold_chance(step: list[Told]) -> list[str]:
    """The dice and draws of a step that no later line of it shows, in their order."""
    untold = []
    # The line that showed the last one, and what it shows beside that.
    last: Entry | None = None
    left: Counter[str] = Counter()
    for place, each in enumerate(step):
        if each.given.kind not in (ROLL, DRAW):
            continue
        rolled = each.given.kind == ROLL
        wanted = Counter(str(one) for one in (each.given.value if rolled else [each.given.value]))
        lines = [entry for after in step[place:] for entry in after.entries]
        later = lines[next((at for at, entry in enumerate(lines) if entry is last), 0) :]
        for entry in later:
            shows = left if entry is last else dice(entry) if rolled else named(entry)
            if wanted <= shows:
                last, left = entry, shows - wanted
                break
        else:
            untold.append(f"{each.given!r} among {[entry.key for entry in later]}")
    return untold


def untold_answer(kit: GameKit, step: list[Told]) -> str:
    """What somebody answered, if its lines do not name it."""
    if not step or step[0].given.kind != CHOICE:
        return ""
    head, *parts = step[0].given.value
    names = Counter[str]()
    for each in step:
        for entry in each.entries:
            names += named(entry)
    missing = [part for part in parts if names[str(part)] == 0]
    return f"{step[0].given!r}: {missing}" if missing and head not in kit.untold_answers else ""


def games_of(kit: GameKit, sitting: Sitting) -> Iterator[Match]:
    """Whole games, with sense and at random in every mood."""
    for number in range(games(sitting, GAMES)):
        journey = Journey(0, number, kit.moods[number % len(kit.moods)], [])
        match, player = sitting.begin(journey.fate()), policy if number % 3 == 0 else journey.wanderer(kit)
        while not match.over:
            match.play(player(match))
        yield match


@of_sittings()
def test_nothing_happens_untold(kit: GameKit, sitting: Sitting) -> None:
    """Every die, every draw and every answer is in the lines that follow from it, before anybody is asked again."""
    for match in games_of(kit, sitting):
        answers, _ = told_again(match)
        for step in steps(answers):
            assert untold_chance(step) == []
            assert untold_answer(kit, step) == ""


@of_sittings()
def test_every_change_comes_with_the_line_that_tells_it(kit: GameKit, sitting: Sitting) -> None:
    """A note before its change shows it one line late; a change without a line is shown with something else."""
    assert set(kit.game.public(sitting.begin(Seeded(1)).state)) <= kit.told_by.keys() | kit.follows
    for match in games_of(kit, sitting):
        assert late_changes(kit, match) == []


def late_changes(kit: GameKit, match: Match) -> list[str]:
    """The changes of a game that come with a line that does not tell them."""
    again = started_match(match.game, setup_again(match.setup), ByHand(Seeded(0), dice=True, cards=True))
    before = {name: without_followers(kit, name, value) for name, value in kit.game.public(again.state).items()}
    _, teller = told_again(match)
    late = []
    for entry, change in zip(teller.entries, teller.changes, strict=True):
        for name in sorted(change.public.keys() - kit.follows):
            now = without_followers(kit, name, json.loads(change.public[name]))
            if now != before.get(name) and not entry.key.startswith(kit.told_by[name]):
                late.append(f"{entry.key} shows a change of {name}")
            before[name] = now
    return late


def without_followers(kit: GameKit, name: str, value: Any) -> Any:
    """A part of the view without what in it follows from others."""
    if not isinstance(value, dict):
        return value
    return {key: each for key, each in value.items() if f"{name}.{key}" not in kit.follows}

"""What each decision of a game cost: the answers that were given beside the best that a search finds.

A decision is a line (`players/lines.py`): answers of one seat to one question in a row. It is compared with other lines
in worlds that are imagined from what the seat could know. So nobody is blamed for what was hidden, nor for dice.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from motstand.kernel.flow import Choice, Option
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.match import Match
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import GameWords
from motstand.lab.stretches import begun_again, clock_of, give
from motstand.players.lines import Line, prompt_of
from motstand.players.search import SearchPlayer, add

FEWEST, MOST = 8, 200
"""So many rollouts a decision gets at least and at most when the time is given."""
SAMPLE = 8
"""So many decisions tell how long one takes."""


class Decision:
    """Answers that a seat gave to one question in a row; `match` stands before the first of them."""

    __slots__ = ("answers", "clock", "match", "prompt", "seat")

    def __init__(self, match: Match, seat: str, answer: Option) -> None:
        self.match = match.clone()
        self.seat = seat
        self.prompt = prompt_of(match)
        self.clock = clock_of(match)
        self.answers = [answer]

    @property
    def number(self) -> int:
        """How many answers there were before it."""
        return self.match.number

    @property
    def after(self) -> int:
        """How many there were when it was taken."""
        return self.number + len(self.answers)

    def goes_on(self, match: Match, seat: str) -> bool:
        """Is the next answer still one of it?"""
        return match.number == self.after and seat == self.seat and prompt_of(match) == self.prompt


class Loss(NamedTuple):
    """What a decision cost its seat in chances to win, and the line that was better: the same line if none was."""

    decision: Decision
    better: list[Option]
    lost: float
    error: float


def decisions(record: Match) -> list[Decision]:
    """All decisions of a recorded game at which a seat had a choice. Several seats that decide at once are left out.

    There are none if nothing was learned about the scenario: to play on to the end for every answer takes too long.
    """
    match = begun_again(record)
    found: list[Decision] = []
    if match.game.value(match.setup.scenario) is None:
        return found
    for given in record.journal:
        pending = match.pending
        if given.kind == CHOICE and isinstance(pending, Choice):
            if found and found[-1].goes_on(match, given.seat):
                found[-1].answers.append(given.value)
            elif len(pending.options) > 1:
                found.append(Decision(match, given.seat, given.value))
        give(match, given)
    return found


def judged(decision: Decision, rollouts: int, seed: str) -> Loss:
    """Compare a decision with what a search would have considered, with so many rollouts for each of its answers."""
    match, seat = decision.match, decision.seat
    pending = match.pending
    assert isinstance(pending, Choice)
    player = SearchPlayer(rollouts, seed=f"{seed} {decision.number}")
    lines = [Line(decision.answers, "")]
    for line in player.lines(match, pending):
        add(lines, line)
    best = player.best_of(match, seat, lines)
    if best is lines[0]:
        return Loss(decision, decision.answers, 0.0, player.error)
    return Loss(decision, best.answers, player.gain, player.error)


def losses(found: list[Decision], rollouts: int, seed: str, tell: Callable[[int], None] | None = None) -> list[Loss]:
    """Judge all decisions. The same seed gives the same losses; `tell` hears how many were judged."""
    judgements: list[Loss] = []
    for done, decision in enumerate(found, start=1):
        judgements.append(judged(decision, rollouts, seed))
        if tell is not None:
            tell(done)
    return judgements


def rollouts_within(found: list[Decision], seconds: float) -> int:
    """How many rollouts each answer can have if all decisions together may take this long on this machine."""
    sample = found[:: max(1, len(found) // SAMPLE)]
    begin = time.process_time()
    for decision in sample:
        judged(decision, FEWEST, "how long")
    each = (time.process_time() - begin) / max(1, len(sample)) / FEWEST
    return max(FEWEST, min(MOST, int(seconds / max(each * len(found), 1e-6))))


def costliest(found: list[Loss], seat: str, most: int) -> list[Loss]:
    """The decisions that cost a seat most, the worst first."""
    own = [one for one in found if one.decision.seat == seat and one.lost > 0.0]
    return sorted(own, key=lambda one: -one.lost)[:most]


def said(words: GameWords, decision: Decision, line: list[Option], beside: list[Option]) -> list[Message]:
    """The answers of a line that another line does not have, each as it was offered when its turn came."""
    world = decision.match.clone()
    others = beside.copy()
    found: list[Message] = []
    for answer in line:
        pending = world.pending
        if not isinstance(pending, Choice) or answer not in pending.options:
            break
        if answer in others:
            others.remove(answer)
        else:
            found.append(words.option(answer, pending, world.view(decision.seat)))
        world.play(answer)
    return found

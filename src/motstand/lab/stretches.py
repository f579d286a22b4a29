"""A finished game cut into stretches: decisions of one seat in a row, and the dice or draws that followed them.

Between two stretches stands a position from which the rest can be played again; `luck.py` asks rollouts how good it is.
"""

from __future__ import annotations

from motstand.kernel.flow import Choice, Option
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import CHOICE, DRAW, RESIGN, ROLL, Answer
from motstand.kernel.matches.making import started_match, unstarted_match
from motstand.kernel.matches.match import Match

CHANCE = (ROLL, DRAW)


class Stretch:
    """Decisions of one seat with no chance between them, then whatever dice and draws followed the last one.

    `first` is the number of its first decision, `after` how many answers there were when it was over. `start` stands
    before the first decision and `last` before the last one; both know everything, for the game is over.
    """

    __slots__ = ("after", "answer", "clock", "first", "last", "luck", "own", "seat", "start", "told", "told_by_luck")

    def __init__(self, seat: str, first: int, clock: int, start: Match) -> None:
        self.seat = seat
        self.first = first
        self.after = first
        self.clock = clock
        self.start = start
        self.last = start
        # What the last decision was; None if the seat gave up.
        self.answer: Option | None = None
        # Did the seat ever answer otherwise than policy would have?
        self.own = False
        # Did dice or draws follow?
        self.luck = False
        self.told: list[Entry] = []
        self.told_by_luck: list[Entry] = []


class Course:
    """A game from its opening to where its record ends, stretch by stretch."""

    def __init__(self, record: Match) -> None:
        self.record = record
        self.opening = unstarted_match(record.game, record.setup, Seeded(0))
        # Did dice or draws fall before anybody decided anything?
        self.dealt = False
        self.first_told: list[Entry] = []
        self.stretches: list[Stretch] = []
        # Where the record ends, if the game was not over there.
        self.end = self._walk()

    @property
    def seats(self) -> list[str]:
        return self.record.setup.seats

    def _walk(self) -> Match:
        """Play the record again, with chance from the record."""
        match = begun_again(self.record)
        for given in self.record.journal:
            heard = len(match.log)
            self._before(match, given)
            give(match, given)
            self._after(match, given, match.log[heard:])
        return match

    def _before(self, match: Match, given: Answer) -> None:
        """Begin a stretch if this decision does not go on with the last one."""
        if given.kind in CHANCE:
            return
        now = self.stretches[-1] if self.stretches else None
        if now is None or now.luck or now.seat != given.seat:
            now = Stretch(given.seat, match.number, clock_of(match), match.clone())
            self.stretches.append(now)
        if given.kind == RESIGN:
            now.own = True
            now.answer = None
            return
        now.answer = given.value
        now.own = now.own or is_own_idea(match, given)
        now.last = match.clone()

    def _after(self, match: Match, given: Answer, told: list[Entry]) -> None:
        if not self.stretches:
            self.dealt = self.dealt or given.kind in CHANCE
            self.first_told += told
            return
        now = self.stretches[-1]
        now.after = match.number
        now.told += told
        if given.kind in CHANCE:
            now.luck = True
            now.told_by_luck += told


def begun_again(record: Match) -> Match:
    """A recorded game before its first answer; chance waits for what the record says."""
    return started_match(record.game, record.setup, ByHand(Seeded(0), dice=True, cards=True))


def give(match: Match, given: Answer) -> None:
    """Give an answer of the record again."""
    if given.kind == RESIGN:
        match.resign(given.seat)
    else:
        match.play(given.value, given.seat if given.kind == CHOICE else None)


def is_own_idea(match: Match, given: Answer) -> bool:
    """Does this decision differ from the policy's? True where several seats decide at once."""
    pending = match.pending
    if not isinstance(pending, Choice):
        return True
    return len(pending.options) > 1 and match.game.pick(match.state, pending) != given.value


def clock_of(match: Match) -> int:
    """The reading of the game's clock: the round, the day; 0 where it has none."""
    measured = match.game.measures(match.state)
    return int(next(iter(measured.values()))) if measured else 0


def clock_name(match: Match) -> str:
    """What the game's clock is called."""
    return next(iter(match.game.measures(match.state)), "")

"""The table as it looked after every line of the log: a game is told in the order in which it happened.

Nothing is kept for this while people play. Whoever wants to be told asks, and the few answers are played once more.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw

from motstand.kernel.game import Game
from motstand.kernel.log import Entry
from motstand.kernel.matches.journal import CHOICE, DRAW, RESIGN, ROLL, Answer
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State
from motstand.server.messages import AskTelling, Changed, Telling
from motstand.server.play.frames import encoded
from motstand.server.play.moments import match_at
from motstand.server.play.table import Table
from motstand.server.refusals import Refused

CHANCE = (ROLL, DRAW)
MOST_ANSWERS = 512
"""So many answers are told at once."""

Parts = dict[str, bytes]
"""A view as JSON, part by part."""


def play_answer(match: Match, given: Answer) -> None:
    """Play an answer of a journal on a match whose chance is told by hand."""
    if given.kind == RESIGN:
        match.resign(given.seat)
    else:
        match.play(given.value, given.seat if given.kind == CHOICE else None)


class Sight:
    """The view of one seat, compared with the previous one."""

    def __init__(self) -> None:
        self._parts: Parts = {}

    def look(self, view: dict[str, Any]) -> tuple[Parts, list[str]]:
        """The parts of the view that have changed since the last look, and the names of those that are gone."""
        parts = {name: encoded(value) for name, value in view.items()}
        changed = {name: part for name, part in parts.items() if self._parts.get(name) != part}
        gone = [name for name in self._parts if name not in parts]
        self._parts = parts
        return changed, gone


class Change:
    """What changed between two looks: for everybody, and for each seat alone."""

    __slots__ = ("gone", "private", "public")

    def __init__(self) -> None:
        self.public: Parts = {}
        self.private: dict[str, Parts] = {}
        self.gone: set[str] = set()

    def add(self, later: Change) -> None:
        """Merge a later change into this one."""
        self.public.update(later.public)
        for seat, parts in later.private.items():
            self.private.setdefault(seat, {}).update(parts)
        self.gone = (self.gone - later.public.keys()) | later.gone

    def seen_by(self, seat: str | None) -> Changed:
        private = {} if seat is None else self.private.get(seat, {})
        public = self.public
        gone = sorted(self.gone - public.keys() - private.keys())
        return Changed(raw(public), raw(private), gone)


def raw(parts: Parts) -> dict[str, Any]:
    return {name: Raw(part) for name, part in parts.items()}


class Teller:
    """Looks at a match after each entry of its log, and keeps what changed, for the seats that it was made for."""

    def __init__(self, match: Match, seats: list[str]) -> None:
        self._game: Game = match.game
        self._match = match
        self._open = Sight()
        self._own = {seat: Sight() for seat in seats}
        self._look(match.state)
        # How many entries there were when the step and the phase began, and what changed without a word since the last.
        self._step = 0
        self._phase = 0
        self._untold = Change()
        self.entries: list[Entry] = []
        self.changes: list[Change] = []
        self._log_length = len(match.log)
        match.state.witness = self._witness

    def play(self, answers: list[Answer]) -> None:
        """Play answers; what the last one of a step changes belongs to the last entry of that step."""
        for given in answers:
            if given.kind not in CHANCE:
                self.finish_step()
            play_answer(self._match, given)
        self.finish_step()

    def finish_step(self) -> None:
        """Give what changed since the last entry of the step to that entry; without any it is left to the next."""
        self._finish(self._step)
        self._step = len(self.changes)

    def _finish(self, begin: int) -> None:
        self._untold.add(self._look(self._match.state))
        if len(self.changes) > begin:
            self.changes[-1].add(self._untold)
            self._untold = Change()
        self._phase = len(self.changes)

    def seen_by(self, seat: str | None, since: int = 0, to: int | None = None) -> list[Changed]:
        """What each entry that a seat may read changed for it, of all entries or of some."""
        told: list[Changed] = []
        waiting = Change()
        for entry, change in zip(self.entries[since:to], self.changes[since:to], strict=True):
            waiting.add(change)
            if entry.audience is None or seat in entry.audience:
                told.append(waiting.seen_by(seat))
                waiting = Change()
        return told

    def _witness(self, state: State) -> None:
        log = self._match.log
        if len(log) == self._log_length:
            # A phase is over: its last entry tells what has changed since.
            self._finish(self._phase)
            return
        self._log_length = len(log)
        self.entries.append(log[-1])
        change = self._untold
        change.add(self._look(state))
        self._untold = Change()
        self.changes.append(change)

    def _look(self, state: State) -> Change:
        change = Change()
        change.public, gone = self._open.look(self._game.laid_open(state).sent())
        change.gone.update(gone)
        for seat, sight in self._own.items():
            change.private[seat], gone = sight.look(self._game.private(state, seat))
            change.gone.update(gone)
        return change


async def telling(table: Table, seat: str | None, message: AskTelling) -> Telling:
    """The table before an answer, and what each line of the log changed from there on, as this seat saw it."""
    if not 0 < message.to - message.since <= MOST_ANSWERS:
        raise Refused("not_possible", f"`to` after `since`, by at most {MOST_ANSWERS}")
    match = await match_at(table, message.since)
    async with table.lock:
        table.check_open()
        answers = table.match.journal[message.since : message.to]
    return await asyncio.to_thread(told, match, seat, message, answers)


def told(match: Match, seat: str | None, message: AskTelling, answers: list[Answer]) -> Telling:
    """Play the answers again and keep what every line changed."""
    game, state = match.game, match.state
    public = Raw(encoded(game.laid_open(state).sent()))
    private = Raw(encoded({} if seat is None else game.private(state, seat)))
    teller = Teller(match, [] if seat is None else [seat])
    teller.play(answers)
    return Telling(message.id, message.since, message.since + len(answers), public, private, teller.seen_by(seat))

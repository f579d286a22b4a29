"""A table in memory: its match, who sits there and who looks on.

Everything that changes a table happens under its lock, is stored, and only then told to those who look.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from msgspec import Raw

from motstand.kernel.errors import MotstandError
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.game import Game
from motstand.kernel.lessons import lesson_of
from motstand.kernel.matches.journal import DRAW, ROLL
from motstand.kernel.matches.making import play_given
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.seeds import Seeds
from motstand.kernel.words.sentences import GameWords
from motstand.server.messages import (
    Frame,
    Held,
    Present,
    Proposal,
    Question,
    Refusal,
    Rematch,
    Series,
    Status,
    Thing,
    Together,
    Welcome,
)
from motstand.server.play.clocks import Clock, all_seated
from motstand.server.play.company import Company, Listener
from motstand.server.play.dice import BOX, MINE, OwnBox, SealedDice
from motstand.server.play.events import (
    BACK,
    PLAYED,
    PROPOSAL,
    REMATCH,
    RESIGN,
    ROLLBACK,
    SEAT,
    TOGETHER,
    Body,
    Change,
    TakenBack,
    answers_of,
    body_of,
    encode,
    given_of,
    log_of,
    standing_after,
    taken_after,
)
from motstand.server.play.frames import Picture, as_sent, encoded, happening, is_for_all
from motstand.server.play.guide import guide_of, wanted
from motstand.server.play.lock import Lock
from motstand.server.refusals import RULES_FAILED, Refused, refusal_of
from motstand.server.storage.store import (
    CheckpointRow,
    EventRow,
    LostRace,
    SittingRow,
    Store,
    StoreError,
    Summary,
    TableRow,
)
from motstand.server.together.cooperation import Cooperation

log = logging.getLogger("motstand.tables")

MOST_TALK = 100
"""So much of what people said lately comes with a welcome; what they said before is fetched when somebody wants it."""
ANSWERS_BETWEEN = 32
"""So many answers at least lie between two stored checkpoints: to play them again takes no longer than to read one."""
ATTEMPTS = 100
"""So often a change is tried again when another worker was first."""


Act = Callable[[], Change | None]
"""Changes the match, and says how. Raises Refused, or MotstandError of the rules; then nothing has changed."""
Ended = Callable[[Exception | None], None]


class Kept:
    """What is stored of a change."""

    __slots__ = ("checkpoint", "event", "summary")

    def __init__(self, event: EventRow, summary: Summary | None, checkpoint: CheckpointRow | None) -> None:
        self.event = event
        self.summary = summary
        self.checkpoint = checkpoint


class Table(Company):
    """One table. Methods that end in `_now` are called under the lock."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        sittings: list[SittingRow],
        match: Match,
        dice: SealedDice,
        words: GameWords,
        seeds: Seeds,
    ) -> None:
        super().__init__(row.watch_hash, sittings)
        self.store = store
        self.row = row
        self.id = row.id
        self.match = match
        self.dice = dice
        self.words = words
        self.seeds = seeds
        self.head = row.head
        self.since = row.summary.changed
        # Since when each seat that is asked has been waited for. Tables of old have only the last change.
        self.waiting = row.summary.waiting or dict.fromkeys(row.summary.asked, row.summary.changed)
        self.proposal: EventRow | None = None
        self.rematch: EventRow | None = None
        # What was taken back since the last answer; the last of it can be given again.
        self.taken: list[TakenBack] = []
        # What people share in a cooperative game; None where they play against each other.
        self.cooperation: Cooperation | None = Cooperation() if match.game.cooperative else None
        self._together: Together | None = None
        # Who sits where, encoded once until that changes.
        self._seated: Any = None
        # How many games of a series came before, and how many of them whoever sits at each seat has won.
        self.games_before = 0
        self.wins_before: dict[str, int] = {}
        # How much time people have; None where they take their time.
        self.clock: Clock | None = None
        # Where the table stands still, because the rules have changed since it began.
        self.held: Held | None = None
        # How many answers there were at the last stored checkpoint; None if that is not known.
        self.kept_at: int | None = None
        self.lock = Lock()
        # Requests and bots that hold on to the table.
        self.users = 0
        self._work: set[asyncio.Task[None]] = set()
        # How many answers are stored; the match itself may be one ahead.
        self.answers = match.number
        self.closed = False
        self.picture = Picture(match, words)
        self.lesson = lesson_of(match.game, match.setup)
        # Called after every change of this worker, to count it and to let bots think.
        self.changed: Callable[[Table, EventRow], None] = lambda table, event: None
        # Called when somebody points at a thing, to let other workers know.
        self.pointed: Callable[[Table, str, Thing], None] = lambda table, seat, thing: None
        # How many seconds a turn of a bot usually takes, by its name; None if that is not known.
        self.usual: Callable[[str], float | None] = lambda bot: None
        # Called when somebody comes or goes, to let other workers know.
        self.came_or_went: Callable[[Table], None] = lambda table: None

    @property
    def game(self) -> Game:
        return self.match.game

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def is_left(self) -> bool:
        """Has everybody gone?"""
        return not self.listeners and self.users == 0

    def is_idle(self) -> bool:
        """Can this table be removed from memory?"""
        return self.is_left() and not self._work and not self.lock.locked()

    def asked(self) -> list[str]:
        """The seats that have to do something now; dice in hand are thrown by their owner, or by any person."""
        if self.held is not None:
            return []
        pending = self.match.pending
        if not isinstance(pending, (Roll, Draw)):
            return self.match.asked()
        owner = pending.seat
        if isinstance(pending, Draw) and pending.seen_by is not None and owner in self.sittings:
            # What only its owner may see waits for its owner; a bot's is drawn by the server.
            return [owner]
        return [owner] if owner in self.sittings and self.is_person(owner) else self.people()

    def is_absent(self, seat: str, seconds: float) -> bool:
        """Has a seat been waited for so long, with nobody there all the while?"""
        since = max(self.waiting.get(seat, ""), self.left.get(seat, ""))
        if since == "" or seat not in self.asked() or self.is_present(seat):
            return False
        return (datetime.now(UTC) - datetime.fromisoformat(since)).total_seconds() >= seconds

    # -- telling -----------------------------------------------------------------------------------------------------

    def question(self, seat: str | None) -> Question | None:
        """What this seat is asked. Spectators, and seats that a bot plays, are asked nothing."""
        if seat is None or not self.is_person(seat) or seat not in self.asked():
            return None
        return self.picture.question(seat, wanted(self.lesson, self.match, seat)) or self.picture.chance()

    def status(self, seat: str | None) -> Status:
        """What everybody at the table knows, and whether this seat may take an answer back."""
        outcome, said = self.picture.outcome()
        guide = None if self.lesson is None else guide_of(self.lesson, self.match)
        undo, mistyped = self.may_undo(seat), self.is_mistyped(seat)
        if self._seated is None:
            self._seated = Raw(encoded(self.seated()))
        asked, seated, proposed = self.asked(), self._seated, self.proposed()
        status = Status(asked, self.since, seated, proposed, outcome, said, undo, guide, mistyped, self.held)
        status.redo = self.may_redo(seat)
        status.thinks = {seat: usual for seat, bot in self.bots().items() if (usual := self.usual(bot)) is not None}
        if self.clock is not None:
            status.clock = self.clock.state(self, written_now())
        if self.rematch is not None:
            body = body_of(self.rematch)
            status.rematch = Rematch(body.agreed, body.text)
        if self.games_before:
            status.series = self.series()
        if self.cooperation is not None:
            status.together = self.together(self.cooperation)
        return status

    def together(self, cooperation: Cooperation) -> Together:
        """What people share in a cooperative game, encoded once for each event."""
        if self._together is None:
            self._together = as_sent(cooperation.together(self.picture, self.discussed(cooperation)))
        return self._together

    def discussed(self, cooperation: Cooperation) -> list[str]:
        """The seats whose questions others may have an opinion about: of a bot, when it has said what it will do."""
        if self.held is not None:
            return []
        waiting = [made.by for made in cooperation.made]
        is_company = len(self.people()) > 1
        return [seat for seat in self.match.asked() if (is_company if self.is_person(seat) else seat in waiting)]

    def series(self) -> Series:
        """The games of a series so far, with this one if it is over."""
        outcome = self.match.outcome
        winners = () if outcome is None else outcome.winners
        wins = {seat: self.wins_before.get(seat, 0) + (seat in winners) for seat in self.match.setup.seats}
        return Series(self.games_before + (outcome is not None), wins)

    def may_undo(self, seat: str | None) -> bool:
        return seat is not None and self.is_person(seat) and self.undoable(seat) is not None

    def is_mistyped(self, seat: str | None) -> bool:
        return seat is not None and self.is_person(seat) and self.told_last(seat) is not None

    def undoable(self, seat: str) -> int | None:
        """The number of what `seat` may take back: what it told of real dice and cards, else its last answer."""
        told = self.told_last(seat)
        if told is not None:
            return told
        return None if self.is_settled() or self.held is not None else self.match.undoable(seat)

    def may_redo(self, seat: str | None) -> bool:
        """May this seat give again what it took back last?"""
        return seat is not None and self.redoable(seat) is not None

    def redoable(self, seat: str) -> TakenBack | None:
        """What `seat` took back last and may give again; what all people agreed to take back stays taken back."""
        if not self.taken or self.held is not None or self.row.dice in (MINE, BOX) or not self.is_person(seat):
            return None
        last = self.taken[-1]
        if last.seat != seat or (last.kind == ROLLBACK and self.owned() != [seat]):
            return None
        return last

    def is_settled(self) -> bool:
        """Is this the end of a game that counts? Real dice that were read wrong may still be told anew."""
        return self.match.over and not self.row.practice

    def told_last(self, seat: str) -> int | None:
        """The number of the real dice or card that `seat` told, if no person has answered anything since.

        Whoever reads dice wrong would spoil the game for all. Bots have answered what they were told, and answer anew.
        """
        if self.row.dice not in (MINE, BOX) or self.held is not None:
            return None
        journal = self.match.journal
        for number in range(len(journal) - 1, -1, -1):
            given = journal[number]
            if given.kind in (ROLL, DRAW) and given.mark is None:
                owner = given.seat if given.seat in self.sittings and self.is_person(given.seat) else seat
                return number if owner == seat else None
            if given.kind not in (ROLL, DRAW) and given.seat not in self.bots():
                return None
        return None

    def proposed(self) -> Proposal | None:
        """The pending proposal to go back."""
        if self.proposal is None:
            return None
        body = body_of(self.proposal)
        return Proposal(body.by, body.to, body.agreed)

    def tell(self, event: EventRow, told: list[dict[str, Any]]) -> None:
        """Send everybody the table after an event with its log. What several see is made and encoded once."""
        if not self.listeners:
            return
        picture, words = self.picture, self.words
        common = as_sent(happening(words, event, told, None)) if is_for_all(told) else None
        status = self.status(None)
        known: dict[tuple[bool, bool, bool], Status] = {}
        frames: dict[str | None, bytes] = {}
        for listener in list(self.listeners):
            seat = listener.seat
            if seat not in frames:
                status.undo, status.mistyped = self.may_undo(seat), self.is_mistyped(seat)
                status.redo = self.may_redo(seat)
                may = (status.undo, status.mistyped, status.redo)
                if may not in known:
                    known[may] = as_sent(status)
                frames[seat] = encoded(
                    Frame(
                        common or happening(words, event, told, seat),
                        self.match.number,
                        picture.public,
                        picture.private(seat),
                        self.question(seat),
                        known[may],
                    )
                )
            listener.send(frames[seat])

    def tell_present(self, except_for: Listener | None = None) -> None:
        """Send everybody who is connected, as soon as no write is pending: unstored changes are not announced."""
        self._seated = None

        async def tell() -> None:
            async with self.lock:
                for listener in self.listeners:
                    if listener is not except_for:
                        listener.send(encoded(Present(self.status(listener.seat))))

        self.unfinished(tell())

    def unfinished(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task to its end even if the connection that started it is closed."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, StoreError)):
            log.error("table %s: something went wrong", self.id, exc_info=error)

    async def welcome(self, listener: Listener, since: int, key: str = "") -> None:
        """Let somebody look on from now, and tell what happened after event `since`; `key` is a guest's own new one."""
        async with self.lock:
            self.check_open()
            known = since if since <= self.head else -1
            rows, talk = await self.store.happened(self.id, known, MOST_TALK + 1)
            rows = sorted([*rows, *talk[-MOST_TALK:]], key=lambda row: row.number)
            seat = listener.seat
            rows = [row for row in rows if row.number <= self.head and row.kind not in TOGETHER]
            happenings = [happening(self.words, row, log_of(row), seat) for row in rows]
            picture = self.picture
            row = self.row
            self.listeners.append(listener)
            self._seated = None
            listener.send(
                encoded(
                    Welcome(
                        row.id,
                        row.game,
                        row.scenario,
                        seat,
                        row.seats,
                        row.practice,
                        "mine" if row.dice == MINE else "box" if row.dice == BOX else "rolled",
                        row.version,
                        row.content,
                        row.packs,
                        self.head,
                        self.match.number,
                        happenings,
                        picture.public,
                        picture.private(seat),
                        self.question(seat),
                        self.status(seat),
                        len(talk) > MOST_TALK,
                        key,
                    )
                )
            )
            self.tell_present(listener)
            self.came_or_went(self)

    def part(self, listener: Listener) -> None:
        """Remove a listener."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            if listener.seat is not None:
                self.left[listener.seat] = written_now()
            self.tell_present()
            self.came_or_went(self)

    # -- changing ----------------------------------------------------------------------------------------------------

    async def change(self, act: Act) -> None:
        """Let `act` change the match, store that, then tell it. `act` raises Refused, or MotstandError of the rules.

        If another worker was first, the match goes back, hears what happened there, and `act` has to decide anew.
        Whoever is cancelled meanwhile cannot know what was stored: then the table leaves memory, and comes back whole.
        """
        async with self.lock:
            await self.change_now(act)

    async def change_now(self, act: Act) -> None:
        for _ in range(ATTEMPTS):
            change = self.decided(act)
            if change is None:
                return
            kept = self.to_keep(change)
            try:
                await self.store.append(
                    kept.event,
                    kept.summary,
                    kept.checkpoint,
                    change.sittings,
                    change.body.to if change.kind in BACK else None,
                )
            except LostRace:
                self.revoke(change)
                await self.catch_up_now()
                continue
            except BaseException as error:
                refused = self.not_kept(kept.event, error)
                if refused is None:
                    raise
                raise refused from error
            self.was_kept(change, kept)
            return
        raise Refused("unavailable", "a moment later: the table is being changed from elsewhere")

    def change_at_once(self, act: Act, ended: Ended) -> bool:
        """The same by no task: most changes wait for nothing but the store, which calls back. Raises Refused.

        False if somebody else has the table: nothing has happened then. Else `ended` is called when the change is told,
        or with the error that `change` would have raised.
        """
        if not self.lock.take():
            return False
        is_queued = False
        try:
            change = self.decided(act)
            if change is not None:
                self.keep_soon(act, change, ended)
                is_queued = True
        finally:
            if not is_queued:
                self.lock.release()
        if not is_queued:
            ended(None)
        return True

    def keep_soon(self, act: Act, change: Change, ended: Ended) -> None:
        """Store a change that seats nobody and takes nothing back; after that tell it and let go of the table."""
        kept = self.to_keep(change)

        def told(error: Exception | None) -> None:
            if isinstance(error, LostRace):
                self.unfinished(self.decide_anew(act, change, ended))
                return
            try:
                if error is None:
                    self.was_kept(change, kept)
                else:
                    error = self.not_kept(kept.event, error) or error
            except Exception as failure:
                error = failure
            self.lock.release()
            ended(error)

        try:
            self.store.append_soon(kept.event, kept.summary, kept.checkpoint, told)
        except StoreError as error:
            refused = self.not_kept(kept.event, error)
            assert refused is not None
            raise refused from error

    async def decide_anew(self, act: Act, change: Change, ended: Ended) -> None:
        """Another worker was first, and the table is still ours: follow it, and try again."""
        failure: Exception | None = None
        try:
            self.revoke(change)
            await self.catch_up_now()
            await self.change_now(act)
        except Exception as error:
            failure = error
        finally:
            self.lock.release()
            ended(failure)

    def decided(self, act: Act) -> Change | None:
        """What `act` does to the match. Raises Refused."""
        self.check_open()
        try:
            return act()
        except MotstandError as error:
            raise refusal_of(error) from error
        except Refused:
            raise
        except Exception as failure:
            # A name of its own: compiled, `error` holds nothing but a MotstandError.
            raise self.broken(failure) from failure

    def broken(self, error: Exception) -> Refused:
        """An exception in the rules: drop the table from memory, so that it is loaded as it was before the answer."""
        log.error("table %s: the rules failed at answer %d", self.id, self.answers, exc_info=error)
        refused = Refused(RULES_FAILED, "another answer: the rules failed at this one, and nothing has changed")
        told = encoded(Refusal(0, refused.code, refused.expected, self.answers))
        for listener in self.listeners:
            listener.send(told)
        self.close()
        return refused

    def revoke(self, change: Change) -> None:
        """Bring the match back to where it was before a change that was not stored."""
        if change.taken:
            play_given(self.match, change.taken)
            self.dice.position = change.fallen
        else:
            self.match.go_back(change.before)
        self.picture = Picture(self.match, self.words)

    def to_keep(self, change: Change) -> Kept:
        """What has to be stored of a change."""
        at = written_now()
        self.picture = Picture(self.match, self.words)
        change.body.dice = self.dice.position
        is_move = change.kind in PLAYED or change.kind in BACK
        self.note_time(change, is_move, at)
        number = self.head + 1
        event = EventRow(
            self.id,
            number,
            change.before,
            change.kind,
            change.seat,
            encode(change.body),
            encode(change.log) if change.log else b"[]",
            at,
        )
        checkpoint = self.checkpoint(number) if change.kind in PLAYED else None
        return Kept(event, self.summary(at, change) if is_move else None, checkpoint)

    def was_kept(self, change: Change, kept: Kept) -> None:
        """A change is stored: it is told."""
        event = kept.event
        if kept.checkpoint is not None:
            self.kept_at = kept.checkpoint.answer
        elif change.kind in BACK:
            self.kept_at = None
        self.taken = taken_after(self.taken, event, change.body, change.taken, change.fallen)
        self.arrange(event, change.sittings)
        self.tell(event, change.log)
        self.changed(self, event)

    def not_kept(self, event: EventRow, error: BaseException) -> Refused | None:
        """When the database fails nobody knows what it kept: the table leaves memory. What people are told, if any."""
        self.close()
        if not isinstance(error, StoreError):
            return None
        log.error("table %s: event %d was not stored: %s", self.id, event.number, error)
        return Refused("unavailable", "a moment later: the table cannot be stored just now")

    def note_time(self, change: Change, is_move: bool, at: str) -> None:
        """Write down what a move took of somebody's time, or that all have come and clocks may run."""
        if self.clock is None:
            return
        if is_move:
            change.body.used = self.clock.used_after(self.waiting, self.asked(), at)
        players = {seat: row.player for seat, row in self.sittings.items()}
        players.update({row.seat: row.player for row in change.sittings})
        change.body.starts = not self.clock.started and all_seated(list(players.values()))

    def is_out_of_time(self, seat: str) -> bool:
        return self.clock is not None and self.clock.is_out(self, seat, written_now())

    def summary(self, at: str, change: Change) -> Summary:
        """The table's summary for the list of tables, after a change."""
        outcome, said = self.picture.outcome()
        claimed = change.body.by if change.kind == RESIGN else ""
        return Summary(at, self.picture.headline(), self.asked(), outcome, said, self.waiting_at(at), claimed)

    def waiting_at(self, at: str) -> dict[str, str]:
        """Since when each seat is waited for, after an event: a seat that goes on has been waited for all along."""
        return {seat: self.waiting.get(seat, at) for seat in self.asked()}

    def checkpoint(self, number: int) -> CheckpointRow | None:
        """The position at the start of this phase, if the last stored one is old enough."""
        state, since = self.match.checkpoint
        if self.match.over or (self.kept_at is not None and since < self.kept_at + ANSWERS_BETWEEN):
            return None
        return CheckpointRow(self.id, since, number, encode(state.data()))

    def arrange(self, event: EventRow, sittings: list[SittingRow]) -> None:
        """Apply a stored event to everything but the match."""
        self.head = event.number
        self.answers = self.match.number
        if event.kind in PLAYED or event.kind in BACK:
            self.since = event.at
            self.waiting = self.waiting_at(event.at)
        for row in sittings:
            self.sittings[row.seat] = row
            self._seated = None
        if sittings and isinstance(self.match.fate, OwnBox):
            self.match.fate.bots = list(self.bots())
        if self.clock is not None:
            self.clock.hear(event)
        self.proposal = standing_after(PROPOSAL, self.proposal, event)
        self.rematch = standing_after(REMATCH, self.rematch, event)
        self._together = None
        if self.cooperation is not None:
            self.cooperation.hear(event)
        if event.kind in BACK:
            self.held = None

    # -- other workers -----------------------------------------------------------------------------------------------

    async def catch_up(self, written: list[EventRow] | None = None) -> None:
        """Follow other workers; `written` is what they stored after the table's last event, if that was read before."""
        async with self.lock:
            if not self.closed:
                await self.catch_up_now(written)

    async def catch_up_now(self, written: list[EventRow] | None = None) -> None:
        """Play the events of other workers and tell them here, one by one."""
        try:
            if written is None:
                written = await self.store.events(self.id, self.head)
            for event in written:
                if event.number <= self.head:
                    # Somebody here was refused meanwhile, and the table has followed already.
                    continue
                sittings = await self.store.sittings(self.id) if event.kind == SEAT else []
                self.follow(event)
                self.picture = Picture(self.match, self.words)
                self.arrange(event, sittings)
                self.tell(event, log_of(event))
        except MotstandError as error:
            log.error("table %s: could not follow other workers: %s", self.id, error)
            self.close()
            raise Refused("unavailable", "a moment later: the table is loaded anew") from error

    def follow(self, event: EventRow) -> None:
        """Bring the match to where it stood after an event of another worker."""
        body = body_of(event)
        gone = self.match.journal[body.to :] if event.kind in BACK else []
        self.taken = taken_after(self.taken, event, body, gone, self.dice.position)
        if event.kind in PLAYED:
            play_given(self.match, answers_of(body.given))
        elif event.kind in BACK:
            self.match.go_back(body.to)
            self.kept_at = None
        if event.kind in PLAYED or event.kind in BACK:
            self.dice.position = body.dice

    def check_open(self) -> None:
        if self.closed:
            raise Refused("unavailable", "a moment later: the table is loaded anew")

    def close(self) -> None:
        """Leave memory. Whoever looks on comes back, and finds the table as it is stored."""
        self.closed = True
        for listener in self.listeners:
            listener.leave()

    def played(self, kind: str, seat: str, before: int, heard: int) -> Change:
        """What the match has just done, as a change."""
        given = given_of(self.match.journal[before:])
        told = [entry.data() for entry in self.match.log[heard:]]
        return Change(kind, seat, before, Body(given=given), told)

    def gone_back(self, kind: str, seat: str, to: int) -> Change:
        """Go back to before answer `to`, as a change."""
        before = self.match.number
        taken = self.match.journal[to:]
        fallen = self.dice.position
        self.match.go_back(to)
        if not self.row.practice:
            # Whoever knows what fell would choose by it: other dice fall now.
            self.dice.position = fallen
        return Change(kind, seat, before, Body(to=to), taken=taken, fallen=fallen)


def written_now() -> str:
    """This moment, as it is stored."""
    return written(time.time_ns() // 1_000_000)


@lru_cache(maxsize=1)
def written(millisecond: int) -> str:
    """A millisecond since 1970. Several answers are given in one, which is written only once."""
    second, rest = divmod(millisecond, 1000)
    return f"{spelled(second)}.{rest:03d}+00:00"


@lru_cache(maxsize=1)
def spelled(second: int) -> str:
    """A second since 1970 as date and time. Many answers are given in one, which is spelled only once."""
    return datetime.fromtimestamp(second, UTC).replace(tzinfo=None).isoformat()

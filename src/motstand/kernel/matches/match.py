"""A game being played: who is asked what, what was answered, and how to go back."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from motstand.kernel.errors import (
    BadChance,
    CannotUndo,
    MatchOver,
    MotstandError,
    NotOffered,
    NotYourTurn,
)
from motstand.kernel.flow import ALL, ANY, Ask, Choice, Draw, GameOver, JointChoice, Option, Outcome, Roll
from motstand.kernel.game import Game, Setup
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Fate, Seeded, checked_chance
from motstand.kernel.matches.journal import CHOICE, DRAW, RESIGN, ROLL, Answer, Replaying, told
from motstand.kernel.state import State
from motstand.kernel.words.error_messages import any_of, message

NOBODY: Final = ""
"""A seat that knows only what lies open."""
FAR_APART: Final = 32
"""How many answers lie between two checkpoints of a match that nobody clones. To copy the position at every phase
would be a fifth of the time of random play, every eight answers a twentieth."""


class Match:
    """A game being played.

    `pending` is what is asked now: a `Choice` or `JointChoice` for seats, a `Roll` or `Draw` when a person plays
    fate, None when the game is over. `play` answers it. Every answer, chance included, goes into `journal`.
    """

    __slots__ = (
        "_answers",
        "_checkpoint",
        "_flow",
        "_log_length",
        "_opening",
        "_phase_began",
        "_phase_log",
        "_since",
        "_spacing",
        "_state",
        "fate",
        "game",
        "journal",
        "listening",
        "log",
        "outcome",
        "pending",
        "practice",
        "setup",
    )

    def __init__(self, game: Game, setup: Setup, opening: State | None, checkpoint: State, fate: Fate) -> None:
        self.game = game
        self.setup = setup
        self.fate = fate
        self.practice = False
        self.journal: list[Answer] = []
        self.log: list[Entry] = []
        self.pending: Ask | None = None
        self.outcome: Outcome | None = None
        self._opening = opening
        self._checkpoint: State | None = checkpoint
        # How long journal and log were at the checkpoint.
        self._since = 0
        self._log_length = 0
        self._spacing = FAR_APART
        # How long they were at the start of this phase.
        self._phase_began = 0
        self._phase_log = 0
        self._state = checkpoint.copy()
        self._flow: Generator[Ask | None, Any, None] | None = None
        self._answers: dict[str, Option] = {}
        # Does anybody read the log?
        self.listening = True

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.outcome is not None

    @property
    def state(self) -> State:
        """The position. Read it; only `play` changes it."""
        if self._flow is None and self.outcome is None:
            self._catch_up()
        return self._state

    @property
    def seats(self) -> list[str]:
        """The seats of this match."""
        return self.setup.seats

    @property
    def seat(self) -> str:
        """The seat that has to answer next; with several, the first that has not; "" for chance or at the end."""
        asked = self.asked()
        return asked[0] if asked else ""

    @property
    def options(self) -> list[Option]:
        """The options of `seat`; empty when fate is asked or the game is over."""
        pending = self.pending
        if isinstance(pending, Choice):
            return pending.options.copy()
        if isinstance(pending, JointChoice) and not self._answers:
            return pending.offers[pending.seats[0]].copy()
        return self.options_for(self.seat)

    @property
    def number(self) -> int:
        """The number of the next answer; it names the decision that is pending."""
        return len(self.journal)

    def asked(self) -> list[str]:
        """The seats that have to answer now."""
        pending = self.pending
        if isinstance(pending, Choice):
            return [pending.seat]
        if isinstance(pending, JointChoice):
            answers = self._answers
            return [seat for seat in pending.seats if seat not in answers] if answers else pending.seats.copy()
        return []

    def options_for(self, seat: str) -> list[Option]:
        """What `seat` may answer now."""
        pending = self.pending
        if isinstance(pending, Choice):
            return pending.options.copy() if pending.seat == seat else []
        if isinstance(pending, JointChoice) and seat not in self._answers and seat in pending.offers:
            return pending.offers[seat].copy()
        return []

    @property
    def checkpoint(self) -> tuple[State, int]:
        """The position kept at the start of a phase (read-only), and the number of answers given before it."""
        checkpoint = self._checkpoint
        if checkpoint is None:
            raise MotstandError("an imagined or played-out match has no checkpoint")
        return checkpoint, self._since

    @property
    def phase_began(self) -> int:
        """The number of answers given before the phase that is being played."""
        return self._phase_began

    def view(self, seat: str | None) -> dict[str, Any]:
        """What `seat` may see of the table (None: a spectator)."""
        return self.game.view(self.state, seat)

    def log_for(self, seat: str | None, since: int = 0) -> list[dict[str, Any]]:
        """What `seat` may read of what happened, from entry `since` on."""
        return [seen for entry in self.log[since:] if (seen := entry.seen_by(seat)) is not None]

    def __repr__(self) -> str:
        now = repr(self.outcome) if self.outcome is not None else repr(self.pending)
        return f"<Match {self.game.id} {self.setup.scenario} at answer {self.number}: {now}>"

    # -- playing ---------------------------------------------------------------------------------------------

    def play(self, answer: Any, seat: str | None = None) -> None:
        """Answer what is pending. `seat` is who speaks; None speaks for whoever is asked.

        Raises NotOffered, NotYourTurn, BadChance or MatchOver; then nothing has changed. (Only when fate itself
        gives what cannot have fallen does the answer stand: that roll or draw is pending then.)
        """
        if self._flow is None and self.outcome is None:
            self._catch_up()
        pending = self.pending
        if isinstance(pending, Choice):
            if seat is not None and seat != pending.seat:
                raise NotYourTurn(seat, [pending.seat])
            option = offered(answer, pending.options)
            self.journal.append(Answer(CHOICE, pending.seat, option))
            self._run(option)
        elif isinstance(pending, JointChoice):
            self._join(pending, answer, seat)
        elif pending is None:
            raise MatchOver(message("match-over") if self.outcome is not None else "nothing is asked after a playout")
        else:
            if seat is not None:
                raise NotYourTurn(seat, [])
            self._happened(pending, checked_chance(pending, answer), None)
            self._run(answer)

    def _join(self, pending: JointChoice, answer: Any, seat: str | None) -> None:
        asked = self.asked()
        if seat is None:
            seat = asked[0]
        elif seat not in asked:
            raise NotYourTurn(seat, asked)
        option = offered(answer, pending.offers[seat])
        hidden = (seat,) if pending.join == ALL else None
        self.journal.append(Answer(CHOICE, seat, option, None, hidden))
        if pending.join == ANY:
            self._run((seat, option))
            return
        self._answers[seat] = option
        if len(self._answers) == len(pending.seats):
            joined = tuple([self._answers[one] for one in pending.seats])
            self._answers = {}
            self._run(joined)

    def _happened(self, ask: Ask, answer: Any, mark: Any) -> None:
        """Enter what fate gave into the journal."""
        if isinstance(ask, Roll):
            self.journal.append(Answer(ROLL, ask.seat, answer, mark))
        elif isinstance(ask, Draw):
            self.journal.append(Answer(DRAW, ask.seat, answer, mark, ask.seen_by))

    def _answer_of_fate(self, ask: Ask) -> Any:
        """What `fate` gives, which goes into the journal; None when people have to answer."""
        if isinstance(ask, JointChoice):
            return None
        fate = self.fate
        mark = fate.mark()
        answer = fate.answer(ask)
        if answer is not None:
            if not isinstance(fate, Seeded):
                checked_chance(ask, answer)
            self._happened(ask, answer, mark)
        return answer

    def _run(self, answer: Any) -> None:
        """Carry the game on until somebody has to decide, or it is over."""
        flow = self._flow
        assert flow is not None
        self.pending = None
        try:
            while True:
                ask = flow.send(answer)
                if ask is None:
                    self._next_phase()
                    answer = None
                    continue
                self.pending = ask
                if isinstance(ask, Choice):
                    return
                answer = self._answer_of_fate(ask)
                if answer is None:
                    return
                self.pending = None
        except GameOver as end:
            self._finish(end.outcome)

    def _answer_by_fate(self) -> None:
        """Let `fate` answer the roll or draw that is pending, if one is."""
        if self._flow is None and self.outcome is None:
            self._catch_up()
        pending = self.pending
        if isinstance(pending, (Roll, Draw)):
            answer = self._answer_of_fate(pending)
            if answer is not None:
                self._run(answer)

    def _next_phase(self) -> None:
        """A phase may begin with a checkpoint, where clones and undo start."""
        answered = len(self.journal)
        if answered > self._phase_began:
            self._phase_began = answered
            self._phase_log = len(self.log)
        if answered >= self._since + self._spacing or self._checkpoint is None:
            self._checkpoint = self._state.copy()
            self._since = answered
            self._log_length = len(self.log)

    def _finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.pending = None
        self._flow = None
        entry = self._state.note("game.over", outcome.rule, outcome.data())
        self.game.reckon(self._state, outcome, entry)

    def resign(self, seat: str) -> None:
        """`seat` gives up, whoever is asked; the game says who has won. Raises NotYourTurn or MatchOver."""
        if self._flow is None and self.outcome is None:
            self._catch_up()
        if self.outcome is not None:
            raise MatchOver(message("match-over"))
        if seat not in self.setup.seats:
            raise NotYourTurn(seat, self.setup.seats)
        self.journal.append(Answer(RESIGN, seat, ()))
        self._answers = {}
        self._finish(self.game.resigned(self._state, seat))

    def _start(self) -> None:
        """Start the first phase."""
        self._flow = phases(self.game, self._state)
        self._state.log = self.log if self.listening else None
        self._run(None)

    # -- going back ------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """A second match at the same point that shares nothing that could change. It keeps no log.

        It costs one copy of the checkpoint; the few answers since are replayed only when it is touched. The first
        clone brings the checkpoint to the start of this phase.
        """
        checkpoint = self._checkpoint
        if checkpoint is None:
            raise MotstandError("an imagined or played-out match cannot be cloned before its next phase")
        # Who clones a match mostly clones it again: from now on few answers have to be replayed.
        self._spacing = 1
        twin = Match(self.game, self.setup, self._opening, checkpoint, self.fate.copy())
        twin.practice = self.practice
        twin.journal = self.journal.copy()
        twin.pending = self.pending
        twin.outcome = self.outcome
        twin._since = self._since
        twin._phase_began = self._phase_began
        twin._answers = self._answers.copy()
        twin.listening = False
        if self.outcome is not None:
            twin._state = self._state.copy()
        elif self._since < self._phase_began:
            # What was answered before this phase is replayed once, not by every clone.
            twin._spacing = 1
            twin._catch_up()
            twin._spacing = FAR_APART
            self._checkpoint, self._since, self._log_length = twin._checkpoint, twin._since, self._phase_log
        elif isinstance(self.pending, Draw):
            # A pending draw shows the pile itself: the twin needs its own.
            twin._catch_up()
        return twin

    def imagine(self, seat: str, fate: Seeded) -> Match:
        """A clone in which all that `seat` cannot know is dealt anew and chance is `fate`.

        This is the only way for a bot to look ahead: hidden cards are dealt after the replay, never before. What
        another seat is being asked shows its hand, so only a seat that is asked itself can imagine; and an imagined
        match cannot go back, since its past is the real one.
        """
        if isinstance(self.pending, Choice) and self.pending.seat != seat:
            raise NotYourTurn(seat, [self.pending.seat])
        twin = self.clone()
        self.game.redeal(twin.state, seat, fate)
        twin.fate = fate
        twin._checkpoint = None
        twin._opening = None
        pending = twin.pending
        if isinstance(pending, JointChoice) and pending.join == ALL:
            twin._answers = {who: said for who, said in twin._answers.items() if who == seat}
        return twin

    def without_secrets(self, fate: Seeded) -> State:
        """A copy of the position in which all that does not lie open for everybody is dealt anew."""
        state = self.clone().state
        self.game.redeal(state, NOBODY, fate)
        return state

    def undoable(self, seat: str) -> int | None:
        """The number of the answer that `seat` may take back, or None.

        Back to the last answer that revealed something (dice, draw), never across another seat's answer; in
        practice mode anything.
        """
        for number in range(len(self.journal) - 1, -1, -1):
            given = self.journal[number]
            if given.kind == CHOICE and given.seat == seat:
                return number
            if not self.practice:
                return None
        return None

    def undo(self, seat: str) -> None:
        """Take back the last answer of `seat`. Raises CannotUndo when something stands in between."""
        number = self.undoable(seat)
        if number is None:
            raise CannotUndo(f"'{seat}' has nothing to take back since dice, a draw or another seat's answer")
        self.go_back(number)

    def go_back(self, number: int) -> None:
        """Return to the moment before answer `number`. Who may ask for that is the table's business."""
        if not 0 <= number <= len(self.journal):
            raise CannotUndo(f"expected a number from 0 to {len(self.journal)}, got {number}")
        if number == len(self.journal):
            return
        checkpoint, since, log_length = self._checkpoint, self._since, self._log_length
        if number < since:
            checkpoint, since, log_length = self._opening, 0, 0
        if checkpoint is None:
            raise CannotUndo("an imagined or played-out match cannot go back")
        for given in self.journal[number:]:
            if given.mark is not None:
                self.fate.reset(given.mark)
                break
        del self.journal[number:]
        del self.log[log_length:]
        self._checkpoint, self._since, self._log_length = checkpoint, since, log_length
        self._state = checkpoint.copy()
        self.outcome = None
        self._catch_up()

    def _catch_up(self) -> None:
        """Replay the answers since the checkpoint; the log, too, is written anew from there."""
        answers = self.journal
        self.journal = answers[: self._since]
        self._phase_began = self._since
        self._phase_log = self._log_length
        self._state.log = self.log if self.listening else None
        self._flow = phases(self.game, self._state)
        self._answers = {}
        self._replay(answers, False, True)
        # The answers as they were given: they know where fate stood.
        self.journal = answers + self.journal[len(answers) :]

    def _restore(self, checkpoint: State, since: int, answers: list[Answer]) -> None:
        """Take up a stored match: the position after `since` of its answers; the others are played from there."""
        self.journal = answers
        self._checkpoint = checkpoint
        self._since = since
        self._state = checkpoint.copy()
        self._catch_up()

    def _play_given(self, answers: list[Answer]) -> None:
        """Play answers that were given elsewhere, chance included, from the start if the match has not started."""
        started = self._flow is not None or self.outcome is not None or self.pending is not None
        if not started:
            self._flow = phases(self.game, self._state)
            self._state.log = self.log if self.listening else None
        elif self._flow is None and self.outcome is None:
            self._catch_up()
        self._replay(self.journal + answers, True, not started)

    def _replay(self, answers: list[Answer], record: bool, start: bool) -> None:
        """Play all answers from the end of the journal on; with `record` chance comes from them alone."""
        own = self.fate
        replaying = Replaying(answers, len(self.journal), own, record)
        self.fate = replaying
        try:
            if start:
                self._run(None)
            while len(self.journal) < len(answers):
                given = answers[len(self.journal)]
                pending = self.pending
                replaying.position = len(self.journal) + 1
                if given.kind == RESIGN:
                    self.resign(given.seat)
                elif given.kind == CHOICE:
                    self.play(given.value, given.seat)
                elif isinstance(pending, (Choice, JointChoice)):
                    expected = message("chance-answer", seats=any_of(self.asked()))
                    raise BadChance(message("chance-wrong", prompt=pending.prompt, expected=expected, got=told(given)))
                else:
                    self.play(given.value)
        finally:
            self.fate = own

    # -- rollouts --------------------------------------------------------------------------------------------

    def playout(
        self,
        pick: Callable[[State, Choice], Option],
        until: Callable[[State], bool] | None = None,
    ) -> Outcome | None:
        """Play on without journal, checkpoints or checks, for rollouts; the match cannot go back afterwards.

        `pick` answers for every seat. `until` is asked at the start of each phase; if it says so the playout
        stops there and the outcome is None; another playout goes on from there.
        """
        if self._flow is None and self.outcome is None:
            self._catch_up()
        state = self._state
        state.log = None
        fate = self.fate
        flow = self._flow
        ask = self.pending
        self.pending = None
        self._checkpoint = None
        self._opening = None
        answer: Any = None
        if flow is None:
            return self.outcome
        try:
            while True:
                if isinstance(ask, Choice):
                    answer = pick(state, ask)
                elif isinstance(ask, JointChoice):
                    answer = self._picked(ask, pick)
                elif ask is not None:
                    answer = fate.answer(ask)
                    if answer is None:
                        raise BadChance(f"{ask.prompt}: a playout needs a fate that throws its own dice")
                ask = flow.send(answer)
                if ask is None:
                    answer = None
                    if until is not None and until(state):
                        return None
        except GameOver as end:
            self.outcome = end.outcome
            self._flow = None
            return end.outcome

    def _picked(self, ask: JointChoice, pick: Callable[[State, Choice], Option]) -> Any:
        if ask.join == ANY:
            seat = ask.seats[0]
            return (seat, pick(self._state, ask.choice(seat)))
        given = self._answers
        self._answers = {}
        return tuple([given[seat] if seat in given else pick(self._state, ask.choice(seat)) for seat in ask.seats])


def phases(game: Game, state: State) -> Generator[Ask | None, Any, None]:
    """The asks of one phase after another; None between two phases."""
    while True:
        phase = yield from game.flow(state)
        if state.witness is not None:
            state.witness(state)
        state.phase = phase
        yield None


def offered(answer: Any, options: list[Option]) -> Option:
    """The option that equals the answer, as it was offered: 1.0 or a bot's own kind of 1 is recorded as 1."""
    # Most answers are one of the options themselves; to find that takes no comparing.
    given: object = answer
    for option in options:
        if option is given:
            return option
    try:
        return options[options.index(answer)]
    except ValueError:
        raise NotOffered(answer, list(options)) from None

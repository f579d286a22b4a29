"""What a stored event holds: the answers it added to the journal, where the dice stood, and its log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from motstand.kernel.matches.journal import Answer
from motstand.kernel.matches.record import as_option
from motstand.server.messages import ClockRule, Saying
from motstand.server.storage.rows import EventRow, SittingRow

BEGIN = "begin"
ANSWER = "answer"
CHANCE = "chance"
RESIGN = "resign"
UNDO = "undo"
ROLLBACK = "rollback"
PROPOSAL = "proposal"
CHAT = "chat"
SEAT = "seat"
REMATCH = "rematch"
SUGGESTION = "suggestion"
PLAN = "plan"
STAND_IN = "stand_in"

PLAYED = (BEGIN, ANSWER, CHANCE, RESIGN)
"""Events that add to the journal."""
BACK = (UNDO, ROLLBACK)
"""Events after which the journal has only `to` answers."""
MOST_TAKEN = 50
"""So often something can be taken back before the first of it is forgotten."""
TOGETHER = (SUGGESTION, PLAN, STAND_IN)
"""Events of cooperative games that tell nothing by themselves: what they come to stands in the status of the table."""


class Given(Struct, array_like=True):
    """One line of the journal."""

    kind: str
    seat: str
    value: Any
    mark: int | None = None
    seen_by: tuple[str, ...] | None = None


class Suggested(Struct, omit_defaults=True):
    """An answer to the question that a seat is asked. A bot says what follows, and why."""

    seat: str
    prompt: str
    option: Any
    then: list[Saying] = []
    why: Saying | None = None


class Body(Struct, omit_defaults=True):
    """The body of an event; each kind uses some of it. `dice` is where the sealed dice stood afterwards."""

    given: list[Given] = []
    dice: int = 0
    secret: str = ""
    to: int = 0
    agreed: list[str] = []
    by: str = ""
    text: str = ""
    name: str = ""
    player: str = ""
    # Of the first event: how many games of a series came before, and who has won how many of them.
    games: int = 0
    wins: dict[str, int] = {}
    # Of the first event: how much time people have. Of every move: how much each seat has used in turns that are over.
    clock: ClockRule | None = None
    used: dict[str, float] = {}
    # With this event everybody has come, and clocks may run.
    starts: bool = False
    # Were these answers taken back before, and are given again?
    again: bool = False
    # Of a suggestion that is made; one that somebody agrees to is `to`.
    suggested: Suggested | None = None
    # Of a line of the plan: the number of the event in which it was new, 0 if that is this one.
    line: int = 0
    done: bool = False


class TakenBack(Struct):
    """Answers that were taken back, by whom and how, and where the sealed dice stood: they can be given again."""

    kind: str
    seat: str
    answers: list[Any]
    dice: int


class Change(Struct):
    """What a message does to the table before it is stored: the event, and who sits where from now on."""

    kind: str
    seat: str
    before: int
    body: Body
    log: list[dict[str, Any]] = []
    sittings: list[SittingRow] = []
    # The answers that were taken back, and where the sealed dice stood before.
    taken: list[Any] = []
    fallen: int = 0


_body = msgspec.json.Decoder(Body)
_log = msgspec.json.Decoder(list[dict[str, Any]])
encode = msgspec.json.encode


def body_of(event: EventRow) -> Body:
    """The body of a stored event."""
    return _body.decode(event.body)


def log_of(event: EventRow) -> list[dict[str, Any]]:
    """The log of a stored event, for all audiences."""
    return _log.decode(event.log) if event.log else []


def given_of(journal: list[Answer]) -> list[Given]:
    """Answers as they are stored."""
    return [Given(one.kind, one.seat, one.value, one.mark, one.seen_by) for one in journal]


def answers_of(given: list[Given]) -> list[Answer]:
    """Stored answers as the journal has them."""
    return [Answer(one.kind, one.seat, as_option(one.value), one.mark, one.seen_by) for one in given]


class History(Struct):
    """What all events of a table come to."""

    answers: list[Answer] = []
    secret: str = ""
    dice: int = 0
    proposal: EventRow | None = None
    rematch: EventRow | None = None
    taken: list[TakenBack] = []
    games: int = 0
    wins: dict[str, int] = {}
    clock: ClockRule | None = None
    used: dict[str, float] = {}
    started: str = ""
    claimed: str = ""


def history_of(events: list[EventRow]) -> History:
    """Go through the events of a table: what was taken back is gone, all else stands."""
    history = History()
    for event in events:
        body = body_of(event)
        if event.kind == BEGIN:
            history.games, history.wins, history.clock = body.games, body.wins, body.clock
        if body.starts:
            history.started = event.at
        if event.kind == RESIGN:
            history.claimed = body.by
        history.used = body.used or history.used
        gone = history.answers[body.to :] if event.kind in BACK else []
        history.taken = taken_after(history.taken, event, body, gone, history.dice)
        if event.kind in PLAYED:
            history.answers += answers_of(body.given)
            history.dice = body.dice
            history.secret = history.secret or body.secret
        elif event.kind in BACK:
            del history.answers[body.to :]
            history.dice = body.dice
        history.proposal = standing_after(PROPOSAL, history.proposal, event)
        history.rematch = standing_after(REMATCH, history.rematch, event)
    return history


def standing_after(wish: str, standing: EventRow | None, event: EventRow) -> EventRow | None:
    """The wish that stands after an event. It falls when the table goes back or somebody refuses."""
    if event.kind == wish:
        return event if body_of(event).agreed else None
    return None if event.kind in BACK else standing


def taken_after(taken: list[TakenBack], event: EventRow, body: Body, gone: list[Answer], dice: int) -> list[TakenBack]:
    """What can be given again after an event; `gone` is what it took back, `dice` where the dice stood before it."""
    if event.kind in BACK:
        return [*taken, TakenBack(event.kind, event.seat, gone, dice)][-MOST_TAKEN:]
    if event.kind in PLAYED:
        return taken[:-1] if body.again else []
    return taken

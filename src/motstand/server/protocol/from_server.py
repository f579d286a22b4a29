"""What a server sends over the socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct, field

from motstand.server.protocol.fields import Number, Place, Reply
from motstand.server.protocol.questions import Question, Thing
from motstand.server.protocol.table import Changed, Edition, Happening, Status
from motstand.server.protocol.words import Line, Saying


class Welcome(Place, tag="welcome"):
    """The first frame: where one sits, and all that happened after `since`.

    Of what people said it holds the last hundred notes; `earlier` if there are more, at `GET /api/tables/{table}/talk`.
    `key` is new for whoever came by an invitation: to be kept instead of it, and confirmed by `key_kept`.
    """

    seats: list[str]
    practice: bool
    dice: Literal["rolled", "mine", "box"]
    version: str
    content: str
    packs: list[Edition]
    number: Number
    answers: Number
    happenings: list[Happening]
    public: Raw
    private: dict[str, Any]
    question: Question | None
    status: Status
    earlier: bool = False
    key: str = ""


class Frame(Struct, tag="frame"):
    """The table after an event. Numbers have no gaps: who misses one comes back with `since`."""

    happening: Happening
    answers: Number
    public: Raw
    private: dict[str, Any]
    question: Question | None
    status: Status


class Present(Struct, tag="present"):
    """Somebody came, left, or asked to go back; the game itself did not change."""

    status: Status


class Pointed(Struct, tag="pointed"):
    """Somebody points at a thing of the table. It is shown for some seconds, and not kept."""

    seat: str
    thing: Thing


class Preview(Reply, tag="preview"):
    """What an option would lead to, from what lies open on the table."""

    odds: list[dict[str, Any]]


class Moment(Reply, tag="moment"):
    """The table as it was before answer `answer`."""

    answer: Number
    public: Raw
    private: dict[str, Any]


class Telling(Reply, tag="telling"):
    """The table before answer `since`, and what every line of the log up to answer `to` changed, in their order."""

    since: Number
    to: Number
    public: Raw
    private: Raw
    changes: list[Changed]


class Reason(Struct, omit_defaults=True):
    """What speaks against something, and the rule that forbids it."""

    saying: Saying
    rule: str = ""


class Why(Reply, tag="why", omit_defaults=True):
    """Why something cannot be done now, most telling first.

    Without reasons it may be done: `would` says what it would do, of several ways the first ones, `ways` how many.
    """

    reasons: list[Reason]
    would: list[Saying] = field(default_factory=list)
    ways: Number = 0


class Hint(Reply, tag="hint"):
    """What a sensible player would answer, as far as this seat can know, and why."""

    option: list[Any]
    saying: Saying
    rule: str = ""


class Trace(Reply, tag="trace"):
    """Where the numbers of a thing come from: a line whose details are its parts; null if there is nothing to tell."""

    line: Line | None


class Explained(Reply, tag="explained"):
    """What a thing is and what it does now, and its rule; null if there is no such thing."""

    explanation: Reason | None


class Refusal(Reply, tag="refusal"):
    """A message that changed nothing. `code` is for the words, `expected` says what would have been right."""

    code: Literal[
        "malformed",
        "too_large",
        "too_fast",
        "unknown_table",
        "unknown_key",
        "not_seated",
        "not_your_turn",
        "not_offered",
        "stale",
        "overtaken",
        "over",
        "cannot_undo",
        "cannot_seat",
        "fair_play",
        "not_possible",
        "lesson",
        "rules_failed",
        "damaged",
        "other_rules",
        "unavailable",
    ]
    expected: str
    decision: Number = 0


class Pong(Reply, tag="pong"):
    """The answer to a ping."""


FromServer = (
    Welcome | Frame | Present | Pointed | Preview | Moment | Telling | Why | Hint | Trace | Explained | Refusal | Pong
)

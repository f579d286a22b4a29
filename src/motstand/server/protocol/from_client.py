"""What a client sends over the socket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from motstand.server.protocol.fields import Key, Name, Number, Request, ToQuestion
from motstand.server.protocol.questions import Thing
from motstand.server.protocol.together import LONGEST_LINE

LONGEST_CHAT = 500
LONGEST_PATH = 8


class Hello(Request, tag="hello"):
    """The first message: the key of the link, and the number of the last event that is known (-1: none)."""

    key: Key
    since: Annotated[int, Meta(ge=-1)] = -1
    name: Name = ""


class Answer(ToQuestion, tag="answer"):
    """An option of the question with this decision number."""

    option: list[Any]


class Chance(ToQuestion, tag="chance"):
    """What the real dice or cards showed: a list of numbers, or the id of a card."""

    value: list[int] | str


class AskPreview(ToQuestion, tag="ask_preview"):
    """What would this option lead to?"""

    option: list[Any]


class AskMoment(Request, tag="ask_moment"):
    """How did the table look before this answer?"""

    answer: Number


class AskTelling(Request, tag="ask_telling"):
    """How did the table look after each line of the log, from answer `since` up to, not including, answer `to`?"""

    since: Number
    to: Number


class AskWhy(ToQuestion, tag="ask_why"):
    """Why can these things not be clicked one after the other? With `moment`, of the question `decision` of earlier."""

    path: Annotated[list[Thing], Meta(min_length=1, max_length=LONGEST_PATH)]
    moment: bool = False


class AskHint(ToQuestion, tag="ask_hint"):
    """What would a sensible player answer?"""


class AskTrace(ToQuestion, tag="ask_trace"):
    """Where do the numbers of this thing come from, now or after an option of the question?

    With `moment`, as the table was before answer `decision`; there are no options then.
    """

    thing: Thing
    option: list[Any] = field(default_factory=list)
    moment: bool = False


class AskThing(ToQuestion, tag="ask_thing"):
    """What is this thing, and what does it do now? With `moment`, as the table was before answer `decision`."""

    thing: Thing
    moment: bool = False


class Undo(ToQuestion, tag="undo"):
    """Take back my last answer. `decision` is the question that is pending now."""


class Redo(ToQuestion, tag="redo"):
    """Give again what I took back last. `decision` is the question that is pending now."""


class AskRollback(Request, tag="ask_rollback"):
    """Ask the others to go back to before answer `to`."""

    to: Number


class Agree(Request, tag="agree"):
    """Agree to going back, or refuse."""

    yes: bool


class AskRematch(Request, tag="ask_rematch"):
    """Want a rematch of a game that is over, or want none."""

    yes: bool = True


class Resign(Request, tag="resign"):
    """Give up."""


class Claim(Request, tag="claim"):
    """End the game because the time of this seat has run out."""

    seat: str


class Chat(Request, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Suggest(ToQuestion, tag="suggest"):
    """Suggest an answer to the question that a seat is asked: somebody else's, a bot's, or one's own."""

    seat: str
    option: list[Any]


class Support(Request, tag="support"):
    """Agree to a suggestion, or no longer. Whoever made it takes it back so."""

    suggestion: Number
    yes: bool = True


class WritePlan(Request, tag="write_plan"):
    """Write a line of the plan: a new one (`line` 0), or one of those there anew; without a text it is removed.

    `was` is the line's own as the writer saw it: if somebody else wrote it since, this is refused as `stale`.
    """

    text: Annotated[str, Meta(max_length=LONGEST_LINE)]
    line: Number = 0
    was: Number = 0
    done: bool = False


class Point(Request, tag="point"):
    """Point at a thing of the table, for everybody to see."""

    thing: Thing


class GiveSeat(Request, tag="give_seat"):
    """Let a bot play a seat: the own one, or one whose person was waited for very long and is not here.

    In a cooperative game it is enough if the person is away and all others who are here want it.
    """

    seat: str
    player: str = "policy"


class TakeSeat(Request, tag="take_seat"):
    """Take the own seat back from a bot."""


class KeyKept(Request, tag="key_kept"):
    """The key of the welcome is kept: the invitation may be forgotten."""


class Attention(Request, tag="attention"):
    """Whether the page is visible. Who has it open but hidden counts as away, and may be notified of a turn."""

    here: bool


class Ping(Request, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Answer
    | Chance
    | AskPreview
    | AskMoment
    | AskTelling
    | AskWhy
    | AskHint
    | AskTrace
    | AskThing
    | Undo
    | Redo
    | AskRollback
    | Agree
    | AskRematch
    | Resign
    | Chat
    | Claim
    | Suggest
    | Support
    | WritePlan
    | Point
    | GiveSeat
    | TakeSeat
    | KeyKept
    | Attention
    | Ping
)

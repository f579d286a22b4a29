"""The table as the seats around it know it: who sits there, who is asked, what happened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from motstand.server.protocol.fields import Number
from motstand.server.protocol.together import Together
from motstand.server.protocol.words import Line, Saying

LONGEST_CLOCK = 30 * 86_400


class Sitting(Struct):
    """A seat: a person, a bot by its name, or open until somebody comes with the invitation."""

    seat: str
    player: Annotated[str, Meta(description='"person", "open", or a bot: "random", "policy", "search:200"')]
    name: str
    present: bool


class Edition(Struct):
    """A pack that a table is played with: the name of its file, what it calls itself, and its text's hash."""

    name: str
    title: str
    hash: str


class Proposal(Struct):
    """Somebody asks to go back; it happens when all people at the table agree."""

    seat: str
    to: Number
    agreed: list[str]


class Rematch(Struct):
    """Who wants a rematch. As soon as all do, `table` is laid out: each key opens the next seat there."""

    agreed: list[str]
    table: str


class Series(Struct):
    """Games in a row at tables of a rematch, this one included once it is over, and how many each seat's person won."""

    games: Number
    wins: dict[str, Number]


class ClockRule(Struct, forbid_unknown_fields=True):
    """How much time people have: so many seconds for each turn, or for all their turns of a game."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=10, le=LONGEST_CLOCK)]


class ClockState(Struct):
    """The clocks of a table now: the seconds that are `left` to each seat of a person, below zero when its time has run
    out, and those seats whose time is `running`. It has `started` when everybody has come. `claimed` is the seat that
    ended the game because another's time had run out.
    """

    per: Literal["turn", "game"]
    seconds: int
    left: dict[str, float]
    running: list[str]
    started: bool
    claimed: str = ""


class Guide(Struct):
    """How far a lesson is: sentence `step` of `steps`. `told` is what happened since the newcomer's last answer, `say`
    what to do now and why (null while another side answers), `point` what to look at, as kind and id: "area:oslo".
    """

    lesson: str
    step: Number
    steps: Number
    told: list[Saying]
    say: Saying | None
    rule: str
    point: list[str]
    done: bool


class Held(Struct):
    """The rules have changed since the table began, from version `was` to `now`, and it would have gone otherwise.

    It has so many answers, and stays as it is. All its people together may take it up before answer `to`, at the last
    phase that is the same under both; 0 if there is none. `changes` says what each version since has touched.
    """

    was: str
    now: str
    answers: Number
    to: Number
    changes: list[Saying]


class Status(Struct):
    """Who is asked, since when, and what else everybody at the table knows.

    `redo`: this seat may give again what it took back last.
    `mistyped`: what this seat would take back are real dice, or a card, that were told last. `together` is null unless
    the game is cooperative. `thinks`: how many seconds a turn of the bot at a seat usually takes at this server, once
    that is known. `clock` is null where people take their time.
    """

    asked: list[str]
    since: str
    sittings: list[Sitting]
    proposal: Proposal | None = None
    outcome: dict[str, Any] | None = None
    saying: Saying | None = None
    undo: bool = False
    lesson: Guide | None = None
    mistyped: bool = False
    held: Held | None = None
    rematch: Rematch | None = None
    series: Series | None = None
    redo: bool = False
    together: Together | None = None
    thinks: dict[str, float] = {}
    clock: ClockState | None = None


class Changed(Struct, omit_defaults=True):
    """What a line of the log changed on the table: the keys of the view with their new values, and those that went."""

    public: dict[str, Any] = {}
    private: dict[str, Any] = {}
    gone: list[str] = []


class Note(Struct):
    """Something that somebody at the table said."""

    number: Number
    seat: str
    name: str
    text: str
    at: str


class Talk(Struct):
    """What people said before an event, the oldest first; `earlier` if they had said more before."""

    notes: list[Note]
    earlier: bool


class Happening(Struct, omit_defaults=True):
    """One event of the table as this seat may know it. `answer` is how many answers there were before it."""

    number: Number
    answer: Number
    kind: Literal[
        "begin",
        "answer",
        "chance",
        "undo",
        "rollback",
        "proposal",
        "resign",
        "chat",
        "seat",
        "rematch",
        "suggestion",
        "plan",
        "stand_in",
    ]
    at: str
    seat: str = ""
    lines: list[Line] = []
    to: int = 0
    note: Note | UnsetType = UNSET

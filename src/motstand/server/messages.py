"""Everything that client and server say to each other.

This is the one source: docs/protocol.schema.json and web/src/lib/protocol.ts are made from it by
`python -m tools.protocol`, and a test fails when they differ. A message is a JSON object with its `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

LONGEST_CHAT = 500
LONGEST_NAME = 40

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 bits that open a seat, as in its link")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0)]


# -- words -----------------------------------------------------------------------------------------------------------


class Saying(Struct):
    """A key of the words files and its values. The client says it in the reader's language."""

    key: str
    values: dict[str, Any] = {}


class Line(Struct, omit_defaults=True):
    """A line of the log: what happened, the rule behind it, and its details."""

    saying: Saying
    key: str
    values: dict[str, Any] = {}
    rule: str = ""
    details: list[Line] = []


# -- what is asked ---------------------------------------------------------------------------------------------------


class Step(Struct, array_like=True):
    """One click on the way to an option: what kind of thing, which one, and what sentences call it."""

    kind: str
    id: str | int
    name: str


class Offer(Struct, omit_defaults=True):
    """One option: the value that is sent back, its sentence, and the clicks that lead to it."""

    option: list[Any]
    saying: Saying
    steps: list[Step] = []
    quiet: bool = False


class Question(Struct, omit_defaults=True):
    """What is asked of this seat. `kind` roll and draw ask for real dice or cards."""

    decision: Number
    kind: Literal["choice", "roll", "draw"]
    prompt: str
    saying: Saying
    rule: str = ""
    offers: list[Offer] = []
    count: int = 0
    sides: int = 0
    among: list[str] = []


# -- the table -------------------------------------------------------------------------------------------------------


class Sitting(Struct):
    """A seat: a person, a bot by its name, or open until somebody comes with the invitation."""

    seat: str
    player: Annotated[str, Meta(description='"person", "open", or a bot: "random", "policy", "search:200"')]
    name: str
    present: bool


class Proposal(Struct):
    """Somebody asks to go back; it happens when all people at the table agree."""

    seat: str
    to: Number
    agreed: list[str]


class Status(Struct):
    """Who is asked, since when, and what else everybody at the table knows."""

    asked: list[str]
    since: str
    sittings: list[Sitting]
    proposal: Proposal | None = None
    outcome: dict[str, Any] | None = None
    saying: Saying | None = None
    undo: bool = False


class Note(Struct):
    """Something that somebody at the table said."""

    number: Number
    seat: str
    name: str
    text: str
    at: str


class Happening(Struct, omit_defaults=True):
    """One event of the table as this seat may know it. `answer` is how many answers there were before it."""

    number: Number
    answer: Number
    kind: Literal["begin", "answer", "chance", "undo", "rollback", "proposal", "resign", "chat", "seat"]
    at: str
    seat: str = ""
    lines: list[Line] = []
    to: int = 0
    note: Note | UnsetType = UNSET


# -- from the server -------------------------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """The first frame: where one sits, and all that happened after `since`."""

    table: str
    game: str
    scenario: str
    seat: str | None
    seats: list[str]
    practice: bool
    dice: Literal["rolled", "mine"]
    version: str
    content: str
    number: Number
    answers: Number
    happenings: list[Happening]
    public: Raw
    private: dict[str, Any]
    question: Question | None
    status: Status


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


class Preview(Struct, tag="preview"):
    """What an option would lead to, from what lies open on the table."""

    about: Number
    odds: list[dict[str, Any]]


class Moment(Struct, tag="moment"):
    """The table as it was before answer `answer`."""

    about: Number
    answer: Number
    public: Raw
    private: dict[str, Any]


class Refusal(Struct, tag="refusal"):
    """A message that changed nothing. `code` is for the words, `expected` says what would have been right."""

    about: Number
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
        "over",
        "cannot_undo",
        "cannot_seat",
        "not_possible",
        "unavailable",
    ]
    expected: str
    decision: Number = 0


class Pong(Struct, tag="pong"):
    """The answer to a ping."""

    about: Number


FromServer = Welcome | Frame | Present | Preview | Moment | Refusal | Pong


# -- from the client -------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the key of the link, and the number of the last event that is known (-1: none)."""

    id: Number
    key: Key
    since: Annotated[int, Meta(ge=-1)] = -1
    name: Name = ""


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An option of the question with this decision number."""

    id: Number
    decision: Number
    option: list[Any]


class Chance(Struct, tag="chance", forbid_unknown_fields=True):
    """What the real dice or cards showed: a list of numbers, or the id of a card."""

    id: Number
    decision: Number
    value: list[int] | str


class AskPreview(Struct, tag="ask_preview", forbid_unknown_fields=True):
    """What would this option lead to?"""

    id: Number
    decision: Number
    option: list[Any]


class AskMoment(Struct, tag="ask_moment", forbid_unknown_fields=True):
    """How did the table look before this answer?"""

    id: Number
    answer: Number


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last answer. `decision` is the question that is pending now."""

    id: Number
    decision: Number


class AskRollback(Struct, tag="ask_rollback", forbid_unknown_fields=True):
    """Ask the others to go back to before answer `to`."""

    id: Number
    to: Number


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """Agree to going back, or refuse."""

    id: Number
    yes: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: Number


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    id: Number
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class GiveSeat(Struct, tag="give_seat", forbid_unknown_fields=True):
    """Let a bot play a seat: the own one, or one whose person has left."""

    id: Number
    seat: str
    player: str = "policy"


class TakeSeat(Struct, tag="take_seat", forbid_unknown_fields=True):
    """Take the own seat back from a bot."""

    id: Number


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Number


FromClient = (
    Hello
    | Answer
    | Chance
    | AskPreview
    | AskMoment
    | Undo
    | AskRollback
    | Agree
    | Resign
    | Chat
    | GiveSeat
    | TakeSeat
    | Ping
)


# -- over HTTP -------------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here: "person" (me), "open" (somebody with the invitation) or a bot."""

    seat: str
    player: str


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    scenario: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    practice: bool = False
    dice: Literal["rolled", "mine"] = "rolled"
    options: dict[str, Any] = {}
    name: Name = ""


class SeatKey(Struct):
    """The secret of a seat; shown once, kept only as a hash."""

    seat: str
    player: str
    key: str


class TableMade(Struct):
    """The table was laid out. `keys` are for the seats of people, `watch` is the spectators' key."""

    table: str
    keys: list[SeatKey]
    watch: str


class Known(Struct, forbid_unknown_fields=True):
    """A table that the browser remembers."""

    table: str
    key: Key


class MyTables(Struct, forbid_unknown_fields=True):
    """POST /api/mine."""

    tables: Annotated[list[Known], Meta(max_length=100)]


class TableSummary(Struct):
    """A line of "my tables". `headline` is what the game says of how far it is."""

    table: str
    game: str
    scenario: str
    seat: str | None
    headline: Saying
    asked: list[str]
    since: str
    yours: bool
    sittings: list[Sitting]
    outcome: dict[str, Any] | None
    saying: Saying | None


class ScenarioInfo(Struct):
    """A scenario: its names as the box has them, and the seatings that it allows, the usual one first."""

    id: str
    name: str
    subtitle: str
    seatings: list[list[str]]


class GameInfo(Struct):
    """GET /api/games: a box on the shelf."""

    id: str
    title: str
    code: str
    credits: str
    version: str
    scenarios: list[ScenarioInfo]


class ChapterText(Struct):
    """A chapter of the rules."""

    id: str
    title: str


class RuleText(Struct):
    """A rule in our own words; `where` is its place in the publisher's book."""

    id: str
    title: str
    chapter: str
    where: str
    text: str


class RulingText(Struct):
    """What the printed rules leave open, how this house decides it, and why."""

    id: str
    text: str
    ruling: str
    reason: str
    rules: list[str]


class RulebookText(Struct):
    """GET /api/games/{game}/rulebook."""

    chapters: list[ChapterText]
    rules: list[RuleText]
    rulings: list[RulingText]


class Problem(Struct):
    """An HTTP request that was refused."""

    code: str
    expected: str

"""Everything that client and server say to each other.

This is the one source: docs/protocol.schema.json and web/src/lib/protocol.ts are made from it by
`python -m tools.protocol`, and a test fails when they differ. A message is a JSON object with its `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from motstand.kernel.packs import LARGEST_PACK, MOST_PACKS
from motstand.kernel.packs import LONGEST_NAME as LONGEST_PACK_NAME

LONGEST_CHAT = 500
LONGEST_NAME = 40
LONGEST_PATH = 8
LONGEST_ID = 80

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 bits that open a seat, as in its link")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0)]


# -- words -----------------------------------------------------------------------------------------------------------


class Saying(Struct):
    """A key of the words files and its values, for a client to say in the reader's language.

    A value is a number or a word; ``{"area": "oslo"}``, a thing by its kind and id, to be looked up among the `names`
    of what is printed; a Saying within the saying; or a list of these.
    """

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


class Thing(Struct, array_like=True, forbid_unknown_fields=True):
    """A thing of the table, named as steps name it: what kind of thing, and which one."""

    kind: Annotated[str, Meta(max_length=LONGEST_ID)]
    id: Annotated[str, Meta(max_length=LONGEST_ID)] | Annotated[int, Meta(ge=-1000, le=1000)]


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


class Status(Struct):
    """Who is asked, since when, and what else everybody at the table knows.

    `mistyped`: what this seat would take back are real dice, or a card, that were told last.
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


class Reason(Struct, omit_defaults=True):
    """What speaks against something, and the rule that forbids it."""

    saying: Saying
    rule: str = ""


class Why(Struct, tag="why"):
    """Why something cannot be done now, most telling first. Without reasons it may be done."""

    about: Number
    reasons: list[Reason]


class Hint(Struct, tag="hint"):
    """What a sensible player would answer, as far as this seat can know, and why."""

    about: Number
    option: list[Any]
    saying: Saying
    rule: str = ""


class Trace(Struct, tag="trace"):
    """Where the numbers of a thing come from: a line whose details are its parts; null if there is nothing to tell."""

    about: Number
    line: Line | None


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
        "fair_play",
        "not_possible",
        "lesson",
        "unavailable",
    ]
    expected: str
    decision: Number = 0


class Pong(Struct, tag="pong"):
    """The answer to a ping."""

    about: Number


FromServer = Welcome | Frame | Present | Preview | Moment | Why | Hint | Trace | Refusal | Pong


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


class AskWhy(Struct, tag="ask_why", forbid_unknown_fields=True):
    """Why can these things not be clicked one after the other?"""

    id: Number
    decision: Number
    path: Annotated[list[Thing], Meta(min_length=1, max_length=LONGEST_PATH)]


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    """What would a sensible player answer?"""

    id: Number
    decision: Number


class AskTrace(Struct, tag="ask_trace", forbid_unknown_fields=True):
    """Where do the numbers of this thing come from, now or after an option of the question?"""

    id: Number
    decision: Number
    thing: Thing
    option: list[Any] = []


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


class Attention(Struct, tag="attention", forbid_unknown_fields=True):
    """Is the page before somebody's eyes? Whoever has it open but hidden is away, and may want to be told of a turn."""

    id: Number
    here: bool


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Number


FromClient = (
    Hello
    | Answer
    | Chance
    | AskPreview
    | AskMoment
    | AskWhy
    | AskHint
    | AskTrace
    | Undo
    | AskRollback
    | Agree
    | Resign
    | Chat
    | GiveSeat
    | TakeSeat
    | Attention
    | Ping
)


# -- over HTTP -------------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here: "person" (me), "open" (somebody with the invitation) or a bot."""

    seat: str
    player: str


class PackText(Struct, forbid_unknown_fields=True):
    """A pack: its file's name and its text, which is TOML."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_PACK_NAME)]
    text: Annotated[str, Meta(max_length=LARGEST_PACK)]


class PackChecked(Struct):
    """POST /api/packs/check, with a PackText: the pack is good, and for this game."""

    game: str
    edition: Edition


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. `packs` are laid over the game's content in their order."""

    game: str
    scenario: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    practice: bool = False
    dice: Literal["rolled", "mine", "box"] = "rolled"
    options: dict[str, Any] = {}
    name: Name = ""
    packs: Annotated[list[PackText], Meta(max_length=MOST_PACKS)] = []


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
    """A line of "my tables". `headline` is what the game says of how far it is; a `record` can only be replayed.

    `since` is when my turn began if it is mine, through all its questions; else when something was played last.
    """

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
    record: bool = False
    packs: list[Edition] = []


class ReplayStep(Struct, omit_defaults=True):
    """An answer of a seat, with the dice and draws that followed it; the first step is how the table was laid out.

    `answer` is how many answers there were before it, `after` how many after it.
    """

    answer: Number
    after: Number
    headline: Saying
    seat: str = ""
    lines: list[Line] = []


class Replay(Struct):
    """GET /api/tables/{table}/replay: what happened, step by step, as `seat` may know it (null: a spectator).

    `views` are the seats through whose eyes the game may be seen; a spectator's view is always open.
    """

    table: str
    game: str
    scenario: str
    seat: str | None
    seats: list[str]
    views: list[str]
    record: bool
    practice: bool
    answers: Number
    steps: list[ReplayStep]
    status: Status


class ReplayFrame(Struct):
    """GET /api/tables/{table}/replay/frames: the table as it was after a step."""

    step: Number
    public: Raw
    private: Raw


class RecordOpened(Struct):
    """POST /api/records: the record is good. It can be replayed with this key."""

    table: str
    game: str
    key: str


# -- looking back ----------------------------------------------------------------------------------------------------


class Amount(Struct, array_like=True):
    """An estimated chance, or a change of one, with its standard error: 0.5 is 50 %."""

    value: float
    error: float


class ChancePoint(Struct):
    """The chances of the seats, in their order, before answer `answer`. `clock` is the round or day."""

    answer: Number
    clock: int
    chances: list[Amount]


class LedgerRow(Struct):
    """What luck, the own decisions and those of others changed for each seat, in the seats' order."""

    clock: int
    luck: list[Amount]
    own: list[Amount]
    others: list[Amount]


class Turning(Struct):
    """Dice and draws, or decisions, that changed the chances of a seat much; `seat` is who decided before them."""

    answer: Number
    after: Number
    clock: int
    seat: str
    change: Amount
    lines: list[Line]


class Analysis(Struct):
    """A finished game by rollouts of the policy player: chances over time, and luck told apart from decisions.

    `clock` names what the game counts: round, day. `luck` and `decisions` have each seat's turnings, the best first.
    """

    seats: list[str]
    clock: str
    rollouts: Number
    positions: Number
    points: list[ChancePoint]
    rows: list[LedgerRow]
    total: LedgerRow
    luck: dict[str, list[Turning]]
    decisions: dict[str, list[Turning]]


class AnalysisState(Struct):
    """GET and POST /api/tables/{table}/analysis: `done` of `of` positions have been played on from."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: Number = 0
    of: Number = 0
    analysis: Analysis | None = None


class Channel(Struct):
    """A way to reach people who are away, as the server's operator has set it up; `kind` is what it asks for."""

    id: str
    kind: Literal["mail", "phone", "topic"]


class NoticeWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/notice, with the seat's key: tell me there when it is my turn."""

    channel: Annotated[str, Meta(max_length=40)]
    address: Annotated[str, Meta(max_length=254)]
    language: Annotated[str, Meta(max_length=35)] = "en"


class NoticeState(Struct):
    """GET /api/tables/{table}/notice: which channels there are, and what this seat left, but for a few letters."""

    channels: list[Channel]
    channel: str = ""
    address: str = ""


class StopNotice(Struct, forbid_unknown_fields=True):
    """POST /api/notices/stop: no more messages, with what stands in their link."""

    stop: Key


class ScenarioInfo(Struct):
    """A scenario: its names as the box has them, and the seatings that it allows, the usual one first."""

    id: str
    name: str
    subtitle: str
    seatings: list[list[str]]


class LessonInfo(Struct):
    """A lesson: the table to lay out with ``options: {"lesson": id}``, where the newcomer sits, and its words."""

    id: str
    scenario: str
    seats: list[str]
    seat: str
    steps: Number
    title: Saying
    about: Saying


class GameInfo(Struct):
    """GET /api/games: a box on the shelf. `packs` are laid over every new table of this server."""

    id: str
    title: str
    code: str
    credits: str
    version: str
    scenarios: list[ScenarioInfo]
    lessons: list[LessonInfo]
    packs: list[Edition] = []


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


class ExampleText(Struct):
    """A worked example, and the rules that it shows."""

    id: str
    given: str
    when: str
    then: str
    rules: list[str]


class RulebookText(Struct):
    """GET /api/games/{game}/rulebook."""

    chapters: list[ChapterText]
    rules: list[RuleText]
    rulings: list[RulingText]
    examples: list[ExampleText]


class ComponentValue(Struct):
    """A value that is printed on a component, and where we have it from.

    `value` is a text, a number, true or false, a Saying, or a list of these; null where only the source is told.
    """

    label: str
    value: Any
    source: Literal["rulebook", "public", "reconstructed", "owner"]


class ComponentText(Struct, omit_defaults=True):
    """A card, a tile, a space, a level of a track. `name` is a text or a Saying; `parts` are the cards of a kind."""

    id: str
    name: Any
    values: list[ComponentValue]
    note: str = ""
    parts: list[ComponentText] = []


class ComponentSection(Struct):
    """Components that belong together, as a deck does."""

    id: str
    components: list[ComponentText]


class ComponentBook(Struct):
    """GET /api/games/{game}/components, and /api/tables/{table}/components with the packs of that table."""

    sections: list[ComponentSection]


class Preparation(Struct):
    """GET /api/tables/{table}/preparations: a step of setting up the real box; `seat` has to do it, "" is anybody."""

    seat: str
    saying: Saying


class Problem(Struct):
    """An HTTP request that was refused."""

    code: str
    expected: str

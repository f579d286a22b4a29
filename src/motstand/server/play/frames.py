"""Makes the frames of a table: the public part once for each event, the rest for each seat that is connected."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from msgspec import Raw

from motstand.kernel.flow import Ask, Choice, Draw, JointChoice, Option, Roll
from motstand.kernel.matches.match import Match
from motstand.kernel.pieces import OpenView
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import GameWords
from motstand.server.messages import Happening, Line, Note, Offer, Question, Saying, Step
from motstand.server.play.events import BACK, CHAT, PROPOSAL, body_of
from motstand.server.storage.rows import EventRow

_encoder = msgspec.json.Encoder()
T = TypeVar("T")


def encoded(message: Any) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def as_sent(part: T) -> T:
    """A part of a message, encoded once to stand in several messages: msgspec writes it as it is."""
    return cast(T, Raw(encoded(part)))


def saying(message: Message) -> Saying:
    """A message of the kernel as it is sent."""
    return Saying(message.key, message.values)


def offers(words: GameWords, options: list[Option], phrases: list[Message]) -> list[Offer]:
    """Options as they are sent."""
    sent: list[Offer] = []
    assert len(options) == len(phrases), "every option has its phrase"
    # Without `strict` mypyc makes one plain loop of it.
    for option, phrase in zip(options, phrases):  # noqa: B905
        known = phrase.sent_for
        # Mostly it is the very same option, and nothing has to be compared.
        if known is not option and known != option:
            phrase.sent, phrase.sent_for = offer(words, option, phrase), option
        sent.append(phrase.sent)
    return sent


def offer(words: GameWords, option: Option, phrase: Message) -> Offer:
    """An option as it is sent: an `Offer`."""
    steps = [Step(kind, id, name) for kind, id, name in words.steps(option)]
    return as_sent(Offer(list(option), saying(phrase), steps, words.is_quiet(option)))


class Picture:
    """A table as it looks after an event. What lies open is encoded once, whoever looks."""

    __slots__ = (
        "_laid_open",
        "_open",
        "_open_options",
        "_open_questions",
        "_private",
        "_public",
        "match",
        "words",
    )

    def __init__(self, match: Match, words: GameWords) -> None:
        self.match = match
        self.words = words
        self._laid_open: OpenView | None = None
        self._open: dict[str, Any] | None = None
        self._public: Raw | None = None
        self._private: dict[str, dict[str, Any]] = {}
        # What everybody may know of the questions of seats, in a cooperative game.
        self._open_options: dict[str, list[Option]] = {}
        self._open_questions: dict[str, Question] = {}

    def laid_open(self) -> OpenView:
        """What lies open, in pieces: a frame with a question needs it plain for the words, and as JSON."""
        if self._laid_open is None:
            self._laid_open = self.match.game.laid_open(self.match.state)
        return self._laid_open

    @property
    def open(self) -> dict[str, Any]:
        """What lies open."""
        if self._open is None:
            self._open = self.laid_open().plain()
        return self._open

    @property
    def public(self) -> Raw:
        """The same as JSON."""
        if self._public is None:
            self._public = Raw(encoded(self.laid_open().sent()))
        return self._public

    def private(self, seat: str | None) -> dict[str, Any]:
        """What only this seat sees."""
        if seat is None:
            return {}
        if seat not in self._private:
            self._private[seat] = self.match.game.private(self.match.state, seat)
        return self._private[seat]

    def question(self, seat: str, wanted: list[Option] | None = None) -> Question | None:
        """What this seat is asked to choose, in words; None if it is not. A lesson offers only what is `wanted`."""
        choice = self.choice(seat)
        if choice is None:
            return None
        words, options = self.words, choice.options
        if wanted is not None:
            options = [option for option in options if option in wanted]
        elif self.match.game.cooperative and len(self.open_options(seat)) == len(options):
            # What everybody may know is said to all in the same words, and made once.
            return self.open_question(seat)
        phrases = words.options(options, choice, {**self.open, **self.private(seat)})
        return self._question("choice", choice, offers=offers(words, options, phrases))

    def choice(self, seat: str) -> Choice | None:
        """What this seat is asked to choose; None if it is not."""
        pending = self.match.pending
        if seat not in self.match.asked():
            return None
        choice = pending.choice(seat) if isinstance(pending, JointChoice) else pending
        assert isinstance(choice, Choice)
        return choice

    def open_options(self, seat: str) -> list[Option]:
        """The answers of a seat that everybody may know, in a cooperative game."""
        if seat not in self._open_options:
            choice, match = self.choice(seat), self.match
            options = [] if choice is None else choice.options
            self._open_options[seat] = [
                option for option in options if choice and match.game.may_tell(match.state, choice, option)
            ]
        return self._open_options[seat]

    def open_question(self, seat: str) -> Question | None:
        """What a seat is asked, as everybody may know it: from what lies open alone."""
        if seat not in self._open_questions:
            choice = self.choice(seat)
            if choice is None:
                return None
            options = self.open_options(seat)
            phrases = self.words.options(options, choice, self.open)
            question = self._question("choice", choice, offers=offers(self.words, options, phrases))
            self._open_questions[seat] = as_sent(question)
        return self._open_questions[seat]

    def open_phrase(self, choice: Choice, option: Option) -> Saying:
        """An answer in words that everybody may hear."""
        return saying(self.words.options([option], choice, self.open)[0])

    def chance(self) -> Question | None:
        """The dice or the card that somebody has to tell; None if there are none."""
        pending = self.match.pending
        if isinstance(pending, Roll):
            return self._question("roll", pending, count=pending.count, sides=pending.sides)
        if isinstance(pending, Draw):
            return self._question("draw", pending, count=1, among=list(pending.among))
        return None

    def _question(self, kind: Any, ask: Ask, **more: Any) -> Question:
        return Question(self.match.number, kind, ask.prompt, saying(self.words.ask(ask)), ask.rule, **more)

    def headline(self) -> Saying:
        """How far the game is."""
        return saying(self.match.game.headline(self.match.state))

    def outcome(self) -> tuple[dict[str, Any] | None, Saying | None]:
        """How the game ended, as data and in words."""
        outcome = self.match.outcome
        if outcome is None:
            return None, None
        data = outcome.data()
        return data, saying(self.words.entry("game.over", data))


# -- the log ---------------------------------------------------------------------------------------------------------


def line_for(words: GameWords, entry: dict[str, Any], seat: str | None) -> Line | None:
    """A stored entry of the log as a seat may read it, or None if it is not for that seat."""
    audience = entry.get("audience")
    if audience is not None and seat not in audience:
        return None
    details = [line for child in entry.get("children", ()) if (line := line_for(words, child, seat)) is not None]
    key, values = entry["key"], entry["values"]
    return Line(saying(words.entry(key, values)), key, values, entry.get("rule", ""), details)


def is_for_all(log: list[dict[str, Any]]) -> bool:
    """May everybody read all of it?"""
    for entry in log:
        if "audience" in entry or ("children" in entry and not is_for_all(entry["children"])):
            return False
    return True


def note_of(event: EventRow) -> Note:
    """What somebody said."""
    body = body_of(event)
    return Note(event.number, event.seat, body.name, body.text, event.at)


def happening(words: GameWords, event: EventRow, log: list[dict[str, Any]], seat: str | None) -> Happening:
    """A stored event with its log as a seat may know it."""
    lines = [line for entry in log if (line := line_for(words, entry, seat)) is not None]
    told = Happening(event.number, event.answer, event.kind, event.at, event.seat, lines)  # type: ignore[arg-type]
    if event.kind in BACK or event.kind == PROPOSAL:
        told.to = body_of(event).to
    elif event.kind == CHAT:
        told.note = note_of(event)
    return told

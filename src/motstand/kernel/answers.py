"""Declarations of questions and answers: every kind of answer is declared once, as the type of its options.

    Start: TypeAlias = Annotated[str, Part("area", "from")]
    End: TypeAlias = Annotated[str, Part("area", "to", "neighbours")]
    Battalions: TypeAlias = Annotated[int, Part("number", "count")]

    Move: TypeAlias = tuple[Literal["move"], Start, End, Battalions]
    MOVEMENT: Final = Question("movement", "KON-MOVE-02", [Move, PlayCard, END])

Rules ask with `Question.ask`, offer plain tuples and take the chosen one apart by the names of its parts. Whoever needs
to know more about an option (words, clicks, "why not?", records, the client's types) reads the `Kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, Final, TypeVar, get_args

from motstand.kernel.flow import Choice, JointChoice, Option

T = TypeVar("T")

NUMBER: Final = "number"
"""The kind of a part that is a number; the others are kinds of things."""


class Part:
    """A part of an answer: its kind of thing, the name that sentences use for it, and what it is chosen from.

    Its values are listed where they are always the same ones. Where the table decides, `among` tells the game what
    could stand here (see `beginning_with`). A part without a kind cannot be clicked.
    """

    __slots__ = ("among", "kind", "name", "types", "values")

    def __init__(self, kind: str, name: str = "", among: str = "", values: Iterable[Any] = ()) -> None:
        self.kind = kind
        self.name = name or kind
        self.among = among
        self.values: list[Any] = list(values)
        self.types: tuple[Any, ...] = (str,)

    def fits(self, value: Any) -> bool:
        """Does the declaration allow this value?"""
        return type(value) in self.types and (not self.values or value in self.values)


class Clicks:
    """The clicks that select an answer, where they differ from its parts. An answer without clicks is a button.

    ``Clicks("disc ready@{defender}", "space {space}")``: the kind of thing, and how the thing is named.
    """

    __slots__ = ("patterns",)

    def __init__(self, *patterns: str) -> None:
        self.patterns = [(kind, id) for kind, _, id in [pattern.partition(" ") for pattern in patterns]]


class Kind:
    """A kind of answer: its head and the parts that stand behind it."""

    __slots__ = ("beginning", "clicks", "head", "names", "parts")

    def __init__(self, declared: Any) -> None:
        types: list[Any] = []
        clicks: Any = None
        if isinstance(declared, tuple):
            # An answer that is always the same is declared by itself: ("pass",).
            self.beginning: Option = declared
        else:
            shape, clicks = annotated(declared)
            head, *types = get_args(shape)
            self.beginning = get_args(head)
        self.head = str(self.beginning[0])
        self.parts: list[Part] = [part_of(each) for each in types]
        self.names: list[str] = [part.name for part in self.parts]
        self.clicks: list[tuple[str, str]] | None = None
        if isinstance(clicks, Clicks):
            self.clicks = clicks.patterns
        elif not all(part.kind for part in self.parts):
            self.clicks = []

    def fits(self, option: Option) -> bool:
        """Does the declaration allow this option for this kind?"""
        given = len(self.beginning)
        return (
            option[:given] == self.beginning
            and len(option) == given + len(self.parts)
            and all(part.fits(value) for part, value in zip(self.parts, option[given:], strict=True))
        )

    def named(self, option: Option) -> dict[str, Any]:
        """The parts of an option by the names that the sentences use."""
        return dict(zip(self.names, option[1:], strict=False))

    def steps(self, option: Option) -> list[tuple[str, str | int, str]]:
        """The clicks that lead to an option: the kind of thing, which one, and what sentences call it."""
        if self.clicks is None:
            return [
                (part.kind, int(value) if part.kind == NUMBER else str(value), part.name)
                for part, value in zip(self.parts, option[1:], strict=False)
            ]
        if not self.clicks or not self.fits(option):
            return []
        parts = self.named(option)
        return [(kind, filled(pattern, parts), kind) for kind, pattern in self.clicks]


def annotated(declared: Any) -> tuple[Any, Any]:
    """The type inside an `Annotated` and its first metadata; the type itself and None if it is not annotated."""
    told = getattr(declared, "__metadata__", ())
    return (get_args(declared)[0], told[0]) if told else (declared, None)


def part_of(declared: Any) -> Part:
    shape, part = annotated(declared)
    assert isinstance(part, Part)
    part.types = get_args(shape) or (shape,)
    return part


def filled(pattern: str, parts: dict[str, Any]) -> str:
    """A pattern with its placeholders filled from the parts of an option."""
    for name, value in parts.items():
        pattern = pattern.replace("{" + name + "}", str(value))
    return pattern


class Question:
    """Something that is asked: a key for the words, the rule behind it, and the kinds of answers.

    `asked` says whom it is always for, in games where one seat may play for several.
    """

    __slots__ = ("asked", "kinds", "prompt", "rule")

    def __init__(self, prompt: str, rule: str, answers: list[Any], asked: int = -1) -> None:
        self.prompt = prompt
        self.rule = rule
        self.kinds: list[Kind] = [Kind(declared) for declared in answers]
        self.asked = asked

    def ask(self, seat: str, options: list[Option], values: dict[str, Any] | None = None, rule: str = "") -> Choice:
        """A `Choice` for one seat. `rule` replaces the question's own rule."""
        return Choice(seat, self.prompt, options, rule or self.rule, values)

    def ask_all(
        self, offers: dict[str, list[Option]], join: str, values: dict[str, Any] | None = None, rule: str = ""
    ) -> JointChoice:
        """A `JointChoice` for several seats."""
        return JointChoice(self.prompt, offers, join, rule or self.rule, values)


def questions_of(answers: ModuleType) -> dict[str, Question]:
    """The questions that a module declares, by prompt."""
    return {found.prompt: found for found in vars(answers).values() if isinstance(found, Question)}


def by_prompt(parts: dict[Question, T]) -> dict[str, T]:
    """What belongs to each question, such as the priorities of a policy, found by the prompt of a `Choice`."""
    return {question.prompt: part for question, part in parts.items()}


def kinds_of(questions: dict[str, Question]) -> dict[str, Kind]:
    """The kinds of answers, by head; of those with the same head, the one with most parts."""
    found: dict[str, Kind] = {}
    for question in questions.values():
        for kind in question.kinds:
            if kind.head not in found or len(found[kind.head].parts) < len(kind.parts):
                found[kind.head] = kind
    return found


def beginning_with(kind: Kind, given: Option, candidates: Callable[[Part, Option], Iterable[Any]]) -> list[Option]:
    """All conceivable answers of a kind with these first parts, offered or not; `candidates` lists the next part."""
    place = len(given) - len(kind.beginning)
    if place == len(kind.parts):
        return [given]
    part = kind.parts[place]
    return [
        option
        for value in part.values or candidates(part, given)
        for option in beginning_with(kind, (*given, value), candidates)
    ]


def action_id(option: Option) -> str:
    """An option as one word for researchers' tables, the same in every game: ``move oslo hamar 2``."""
    return " ".join([str(part) for part in option])

"""What can be answered: a game declares every kind of answer once, as the type of its options.

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
from typing import Any, Final, Literal, get_args, get_origin

from motstand.kernel.flow import Choice, JointChoice, Option

NUMBER: Final = "number"
"""The kind of a part that is a number; the others are kinds of things."""


class Part:
    """A part of an answer: the kind of thing that it names, what sentences call it, and among which things it is.

    `among` is for the game: it says what could stand here (see `beginning_with`).
    """

    __slots__ = ("among", "kind", "name", "type", "values")

    def __init__(self, kind: str, name: str = "", among: str = "") -> None:
        self.kind = kind
        self.name = name or kind
        self.among = among
        self.type: type = str
        # If only some values are possible, those.
        self.values: tuple[Any, ...] = ()

    def fits(self, value: Any) -> bool:
        """Could this part have such a value, as far as its type tells?"""
        return type(value) is self.type and (not self.values or value in self.values)


class Clicks:
    """The clicks that lead to an answer where they aren't its parts one by one; none: it is a button.

    ``Clicks("disc ready@{defender}", "space {space}")``: the kind of thing, and how the thing is named.
    """

    __slots__ = ("patterns",)

    def __init__(self, *patterns: str) -> None:
        self.patterns = [(kind, id) for kind, _, id in [pattern.partition(" ") for pattern in patterns]]


class Kind:
    """A kind of answer: its head and the parts that stand behind it."""

    __slots__ = ("clicks", "head", "names", "parts")

    def __init__(self, declared: Any) -> None:
        # An answer without parts is declared by itself: ("pass",).
        types: list[Any] = []
        self.clicks: list[tuple[str, str]] | None = None
        if isinstance(declared, tuple):
            self.head = str(declared[0])
        else:
            shape, told = annotated(declared)
            head, *types = get_args(shape)
            self.head = str(get_args(head)[0])
            if isinstance(told, Clicks):
                self.clicks = told.patterns
        self.parts: list[Part] = [part_of(each) for each in types]
        self.names: list[str] = [part.name for part in self.parts]

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
        parts = self.named(option)
        return [(kind, filled(pattern, parts), kind) for kind, pattern in self.clicks]


def annotated(declared: Any) -> tuple[Any, Any]:
    """A type, and what is told about it; None if nothing is."""
    told = getattr(declared, "__metadata__", ())
    return (get_args(declared)[0], told[0]) if told else (declared, None)


def part_of(declared: Any) -> Part:
    shape, told = annotated(declared)
    part = Part(told.kind, told.name, told.among)
    part.values = get_args(shape) if get_origin(shape) is Literal else ()
    part.type = type(part.values[0]) if part.values else shape
    return part


def filled(pattern: str, parts: dict[str, Any]) -> str:
    """A pattern with the parts of an option in it."""
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
        """Ask a seat; by another rule than the usual one if there is a reason."""
        return Choice(seat, self.prompt, options, rule or self.rule, values)

    def ask_all(
        self, offers: dict[str, list[Option]], join: str, values: dict[str, Any] | None = None, rule: str = ""
    ) -> JointChoice:
        """Ask several seats at once."""
        return JointChoice(self.prompt, offers, join, rule or self.rule, values)


def questions_of(answers: ModuleType) -> dict[str, Question]:
    """The questions that a module declares, by prompt."""
    return {found.prompt: found for found in vars(answers).values() if isinstance(found, Question)}


def kinds_of(questions: dict[str, Question]) -> dict[str, Kind]:
    """The kinds of answers, by head; of those with the same head, the one with most parts."""
    found: dict[str, Kind] = {}
    for question in questions.values():
        for kind in question.kinds:
            if kind.head not in found or len(found[kind.head].parts) < len(kind.parts):
                found[kind.head] = kind
    return found


def beginning_with(kind: Kind, given: Option, candidates: Callable[[Part, Option], Iterable[Any]]) -> list[Option]:
    """All conceivable answers of a kind that begin so; `candidates` are what could follow, offered or not."""
    if len(given) > len(kind.parts):
        return [given]
    part = kind.parts[len(given) - 1]
    return [option for value in candidates(part, given) for option in beginning_with(kind, (*given, value), candidates)]

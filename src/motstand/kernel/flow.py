"""What a rule procedure can ask for.

A rule procedure is a generator. It yields an `Ask` and receives the answer: a `Choice` is answered by a seat,
a `Roll` or a `Draw` by fate. Nested procedures use `yield from`. Rules never call a random generator.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from motstand.kernel.words.messages import Message

if TYPE_CHECKING:
    from motstand.kernel.state import State

Option: TypeAlias = tuple[Any, ...]
"""A small hashable, JSON-able value that names things: ``("move", "oslo", "honefoss", 2)``."""

T = TypeVar("T")

ALL: Final = "all"
"""Join: every seat answers, hidden until all have; the procedure gets the answers in the order of the seats."""
ANY: Final = "any"
"""Join: the first answer decides; the procedure gets ``(seat, option)``."""
INDEPENDENT: Final = "independent"
"""Join: every seat answers and each answer is open at once; the procedure gets them in the order of the seats."""


class Ask:
    """Something that has to be decided before the rules can go on."""

    __slots__ = ("prompt", "rule", "values")

    def __init__(self, prompt: str, rule: str = "", values: dict[str, Any] | None = None) -> None:
        self.prompt = prompt
        self.rule = rule
        self.values = values


class Choice(Ask):
    """One seat picks one of the options. There is always at least one."""

    __slots__ = ("options", "seat")

    def __init__(
        self,
        seat: str,
        prompt: str,
        options: list[Option],
        rule: str = "",
        values: dict[str, Any] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.values = values
        self.seat = seat
        self.options = options

    def __repr__(self) -> str:
        return f"<Choice {self.prompt} for {self.seat}: {len(self.options)} options>"


class JointChoice(Ask):
    """Several seats are asked at once; `join` says how their answers come together."""

    __slots__ = ("join", "offers", "seats")

    def __init__(
        self,
        prompt: str,
        offers: dict[str, list[Option]],
        join: str = ALL,
        rule: str = "",
        values: dict[str, Any] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.values = values
        self.seats = list(offers)
        self.offers = offers
        self.join = join

    def choice(self, seat: str) -> Choice:
        """The part of the question that is for one seat."""
        return Choice(seat, self.prompt, self.offers[seat], self.rule, self.values)

    def __repr__(self) -> str:
        return f"<JointChoice {self.prompt} for {' and '.join(self.seats)}, {self.join}>"


class Roll(Ask):
    """Fate throws `count` dice with `sides` sides for `seat`; the answer is a tuple of numbers from 1."""

    __slots__ = ("count", "seat", "sides")

    def __init__(
        self,
        sides: int,
        count: int,
        prompt: str,
        seat: str = "",
        rule: str = "",
        values: dict[str, Any] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.values = values
        self.sides = sides
        self.count = count
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Roll {self.count}d{self.sides} {self.prompt}>"


class Draw(Ask):
    """Fate takes one of `among`, each equally likely; only `seen_by` (None: everyone) learns which."""

    __slots__ = ("among", "seat", "seen_by")

    def __init__(
        self,
        among: Sequence[str],
        prompt: str,
        seat: str = "",
        seen_by: tuple[str, ...] | None = None,
        rule: str = "",
        values: dict[str, Any] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.values = values
        self.among = among
        self.seat = seat
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return f"<Draw 1 of {len(self.among)} {self.prompt}>"


Flow: TypeAlias = Generator[Ask, Any, T]
"""The type of a rule procedure that ends with a `T`."""


class Outcome(Message):
    """How a game ended: who won, at which level, and the rule that ended it."""

    __slots__ = ("level", "winners")

    def __init__(
        self,
        winners: tuple[str, ...],
        key: str,
        rule: str = "",
        level: str = "",
        values: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(key, values, rule)
        self.winners = winners
        self.level = level

    def data(self) -> dict[str, Any]:
        """The outcome as JSON-able data."""
        return {
            "winners": list(self.winners),
            "key": self.key,
            "level": self.level,
            "rule": self.rule,
            "values": self.values,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.data() == other.data()

    def __repr__(self) -> str:
        level = f", {self.level}" if self.level else ""
        return f"<Outcome {' and '.join(self.winners) or 'nobody'} won: {self.key}{level} ({self.rule})>"


class GameOver(Exception):
    """An immediate end. It unwinds whatever procedure is running."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.key)
        self.outcome = outcome


def choose(
    game: State,
    seat: str,
    prompt: str,
    offer: Callable[[], list[Option]],
    rule: str = "",
    values: dict[str, Any] | None = None,
    others: list[str] | None = None,
) -> Flow[Option]:
    """Ask `seat` for one of `offer()`, next to whatever the game lets the seat do at any time.

    An `anytime` option that is picked is carried out, then the question is asked again with options
    recomputed. Seats in `others` that may do something at any time are asked beside `seat`, and the first
    answer counts: the question is still for `seat`. Games without such actions yield a `Choice` directly.
    """
    while True:
        options = offer()
        anytime = game.anytime(seat)
        offers = {seat: options + anytime if anytime else options}
        for other in others or []:
            if other not in offers and (interrupts := game.anytime(other)):
                offers[other] = interrupts
        who = seat
        answer: Option
        if len(offers) == 1:
            answer = yield Choice(seat, prompt, offers[seat], rule, values)
        else:
            who, answer = yield JointChoice(prompt, offers, ANY, rule, values)
        if who == seat and answer not in anytime:
            return answer
        yield from game.act_anytime(who, answer)

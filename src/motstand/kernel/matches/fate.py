"""Who answers chance: a seed, a script, or a person with real dice."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from motstand.kernel.errors import BadChance, as_recorded
from motstand.kernel.flow import Ask, Draw, Roll
from motstand.kernel.words.error_messages import message

# L'Ecuyer's two combined generators: a period of 2.3e18, and every product stays a small integer, so
# that the interpreted and the compiled kernel throw the same dice at the same speed class.
MODULUS_1: Final = 2147483563
FACTOR_1: Final = 40014
MODULUS_2: Final = 2147483399
FACTOR_2: Final = 40692
RANGE: Final = MODULUS_1 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Answers rolls and draws. `answer` returns None when a person has to say what fell."""

    __slots__ = ()

    def answer(self, ask: Ask) -> Any:
        """The tuple of dice for a `Roll`, the card for a `Draw`, or None."""
        raise NotImplementedError

    def mark(self) -> Any:
        """Where this fate stands, for `reset` after an undo."""
        return None

    def reset(self, mark: Any) -> None:
        """Go back to a `mark`."""

    def pass_over(self, ask: Ask) -> None:
        """Skip a roll or draw that a record has answered: a seeded generator advances as if it had answered."""

    def copy(self) -> Fate:
        """An independent copy at the same place."""
        return self


class Seeded(Fate):
    """Dice and draws from a seed; the same seed gives the same game on every machine."""

    __slots__ = ("one", "two")

    def __init__(self, seed: int | str, stream: tuple[int, int] | None = None) -> None:
        self.one: i64
        self.two: i64
        if stream is None:
            digest = hashlib.sha256(str(seed).encode()).digest()
            self.one = 1 + int.from_bytes(digest[:8], "big") % (MODULUS_1 - 1)
            self.two = 1 + int.from_bytes(digest[8:16], "big") % (MODULUS_2 - 1)
        else:
            self.one, self.two = stream

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        self.one = one = self.one * FACTOR_1 % MODULUS_1
        self.two = two = self.two * FACTOR_2 % MODULUS_2
        return (one - two) % RANGE * limit // RANGE

    def answer(self, ask: Ask) -> Any:
        if isinstance(ask, Roll):
            if ask.count == 1:
                return (self.below(ask.sides) + 1,)
            return tuple([self.below(ask.sides) + 1 for _ in range(ask.count)])
        assert isinstance(ask, Draw)
        return ask.among[self.below(len(ask.among))]

    def pass_over(self, ask: Ask) -> None:
        self.answer(ask)

    def shuffle(self, cards: list[Any]) -> None:
        """Mix a list in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def mark(self) -> Any:
        return (self.one, self.two)

    def reset(self, mark: Any) -> None:
        self.one, self.two = mark

    def copy(self) -> Fate:
        return Seeded(0, (self.one, self.two))

    def fork(self, number: int) -> Seeded:
        """An independent stream for each `number`, for imagined games. This stream does not advance."""
        return Seeded(f"{self.one} {self.two} {number}")


class Scripted(Fate):
    """Chance from a list, for tests and lessons: numbers for dice, card ids for draws, in the order they fall.

    Numbers are taken one die at a time, so ``[6, 4]`` serves two rolls of one die or one roll of two.
    When the script is used up `afterwards` goes on, or it is an error. It begins where a record ends.
    """

    __slots__ = ("afterwards", "position", "script")

    def __init__(self, script: list[Any], afterwards: Fate | None = None) -> None:
        self.script = script
        self.afterwards = afterwards
        self.position = 0

    def answer(self, ask: Ask) -> Any:
        if self.position >= len(self.script):
            if self.afterwards is None:
                raise BadChance(f"the script of {len(self.script)} is used up at {ask!r}")
            return self.afterwards.answer(ask)
        if isinstance(ask, Roll):
            dice = checked_chance(ask, tuple(self.script[self.position : self.position + ask.count]))
            self.position += ask.count
            return dice
        card = checked_chance(ask, self.script[self.position])
        self.position += 1
        return card

    def mark(self) -> Any:
        return (self.position, None if self.afterwards is None else self.afterwards.mark())

    def reset(self, mark: Any) -> None:
        self.position = mark[0]
        if self.afterwards is not None:
            self.afterwards.reset(mark[1])

    def copy(self) -> Fate:
        twin = Scripted(self.script, None if self.afterwards is None else self.afterwards.copy())
        twin.position = self.position
        return twin


class ByHand(Fate):
    """A person says what the real dice (and, if wanted, the real cards) show; the rest comes from `other`."""

    __slots__ = ("cards", "dice", "other")

    def __init__(self, other: Fate, dice: bool = True, cards: bool = False) -> None:
        self.other = other
        self.dice = dice
        self.cards = cards

    def answer(self, ask: Ask) -> Any:
        if self.dice if isinstance(ask, Roll) else self.cards:
            return None
        return self.other.answer(ask)

    def mark(self) -> Any:
        return self.other.mark()

    def reset(self, mark: Any) -> None:
        self.other.reset(mark)

    def pass_over(self, ask: Ask) -> None:
        if not (self.dice if isinstance(ask, Roll) else self.cards):
            self.other.pass_over(ask)

    def copy(self) -> Fate:
        return ByHand(self.other.copy(), self.dice, self.cards)


def checked_chance(ask: Ask, answer: Any) -> Any:
    """The answer, if it can have fallen; otherwise an error that says what was expected."""
    if isinstance(ask, Roll):
        good = (
            isinstance(answer, tuple)
            and len(answer) == ask.count
            and all(type(die) is int and 1 <= die <= ask.sides for die in answer)
        )
        if not good:
            expected = message("chance-dice", count=ask.count, sides=ask.sides)
            raise BadChance(message("chance-wrong", prompt=ask.prompt, expected=expected, got=as_recorded(answer)))
    elif isinstance(ask, Draw):
        if answer not in ask.among:
            expected = message("chance-card", count=len(ask.among))
            raise BadChance(message("chance-wrong", prompt=ask.prompt, expected=expected, got=as_recorded(answer)))
    return answer

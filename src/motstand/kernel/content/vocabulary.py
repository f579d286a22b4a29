"""Effects as content files write them, such as ``morale -1``, and the one table of a game that reads and does them.

A game lists its verbs in a `Vocabulary`: how the words after a verb are read, how often its effect could be done now,
and how it is done. Content files are checked with it, choices and prices are judged by it, and cards and tiles are
carried out by it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from motstand.kernel.content.files import among
from motstand.kernel.content.rows import Wrong
from motstand.kernel.errors import ContentError
from motstand.kernel.flow import Flow
from motstand.kernel.state import State
from motstand.kernel.words.error_messages import Wording, message

MOST: Final = 20
"""The highest number that an effect may have."""
ALWAYS: Final = 99
"""As often as anybody could want."""

S = TypeVar("S", bound=State)
E = TypeVar("E")
"""An effect; a game may have effects of its own kind."""

Reading: TypeAlias = Callable[[list[str]], tuple[int, str]]
"""Takes the words after a verb and gives the amount and the word that goes with it. Raises ContentError."""


class Effect:
    """One effect: ``lose 1 volunteer`` is the verb "lose", the amount 1, and `what` "volunteer"."""

    __slots__ = ("amount", "verb", "what")

    def __init__(self, verb: str, amount: int, what: str = "") -> None:
        self.verb = verb
        self.amount = amount
        self.what = what

    def __repr__(self) -> str:
        return f"<Effect {self.verb} {self.amount} {self.what}>"


class Verb(Generic[S]):
    """A verb: how the words after it are read, and how often its effect could be done now.

    `extent` need not be exact beyond the amount of the effect.
    """

    def __init__(self, reading: Reading, extent: Callable[[S, Effect], int]) -> None:
        self.reading = reading
        self.extent = extent


class AtOnce(Verb[S]):
    """A verb with nothing to decide and nothing to draw."""

    def __init__(self, reading: Reading, extent: Callable[[S, Effect], int], do: Callable[[S, Effect], None]) -> None:
        super().__init__(reading, extent)
        self.do = do


class StepByStep(Verb[S]):
    """A verb in the course of which something may be drawn, rolled or decided."""

    def __init__(
        self, reading: Reading, extent: Callable[[S, Effect], int], steps: Callable[[S, Effect], Flow[None]]
    ) -> None:
        super().__init__(reading, extent)
        self.steps = steps


class Vocabulary(Generic[S]):
    """All verbs of a game by their names."""

    def __init__(self, verbs: dict[str, Verb[S]]) -> None:
        self.verbs = verbs

    def read(self, text: str) -> Effect:
        """An effect as content files write it. Raises ContentError with what was expected."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            raise ContentError(message("effect-verb", verbs=sorted(self.verbs)))
        amount, what = self.verbs[words[0]].reading(words[1:])
        # One text for each verb: where it is looked up nothing has to be compared.
        return Effect(sys.intern(words[0]), amount, what)

    def read_all(self, texts: list[str], key: str = "effect") -> list[Effect]:
        """The effects in this key of a row, at least one. Raises Wrong."""
        if not texts:
            raise Wrong(key, message("effect-some"))
        return read_each(self.read, texts, key)

    def extent(self, state: S, effect: Effect) -> int:
        """How often an effect could be done now, at least up to the amount wanted."""
        return self.verbs[effect.verb].extent(state, effect)

    def can_do_something(self, state: S, effects: list[Effect]) -> bool:
        """Can any part of these effects be done?"""
        # Loops, not generators: hardly anything is asked more often.
        for effect in effects:
            if self.verbs[effect.verb].extent(state, effect) > 0:
                return True
        return False

    def can_do_all(self, state: S, effects: list[Effect]) -> bool:
        """Can all of these effects be done in full?"""
        for effect in effects:
            if self.verbs[effect.verb].extent(state, effect) < abs(effect.amount):
                return False
        return True

    def carry_out(self, state: S, effects: list[Effect]) -> Flow[None]:
        """One effect after the other, each as far as it is possible."""
        for effect in effects:
            verb = self.verbs[effect.verb]
            if isinstance(verb, AtOnce):
                verb.do(state, effect)
            elif isinstance(verb, StepByStep):
                yield from verb.steps(state, effect)


def read_each(read: Callable[[str], E], texts: list[str], key: str) -> list[E]:
    """The effects in this key of a row; there may be none. Raises Wrong with the effect that cannot be read."""
    found: list[E] = []
    for text in texts:
        try:
            found.append(read(text))
        except ContentError as error:
            raise Wrong(key, message("effect-word", expected=error.message(), effect=text)) from error
    return found


# -- how often -----------------------------------------------------------------------------------------------


def always(state: State, effect: Effect) -> int:
    return ALWAYS


def if_any(found: object) -> int:
    """As often as anybody could want, if there is anything to do it with."""
    return ALWAYS if found else 0


def room(effect: Effect, up: int, down: int) -> int:
    """How many levels of a track or pieces of a supply are left in the direction of the effect."""
    return up if effect.amount > 0 else down


# -- reading -------------------------------------------------------------------------------------------------


def bare(words: list[str]) -> tuple[int, str]:
    """Nothing stands after the verb."""
    if words:
        raise ContentError(message("effect-bare"))
    return 1, ""


def signed(words: list[str]) -> tuple[int, str]:
    """``+1`` or ``-1``: a marker goes up or down, a piece comes or goes."""
    word = alone(words, message("effect-signed", example="+1"))
    return gain([word]) if word.startswith("+") else loss([word])


def gain(words: list[str]) -> tuple[int, str]:
    """``+1``."""
    word = alone(words, message("effect-signed", example="+1"))
    if not word.startswith("+"):
        raise ContentError(message("effect-signed", example="+1"))
    return counted(word[1:]), ""


def loss(words: list[str]) -> tuple[int, str]:
    """``-1``."""
    word = alone(words, message("effect-signed", example="-1"))
    if not word.startswith("-"):
        raise ContentError(message("effect-signed", example="-1"))
    return -counted(word[1:]), ""


def times(words: list[str]) -> tuple[int, str]:
    """``2`` times."""
    return counted(alone(words, message("effect-times"))), ""


def one_of(expected: Wording, choices: list[str]) -> Reading:
    """One of these words."""
    return lambda words: (1, known(alone(words, expected), choices))


def word_and_number(expected: Wording, choices: list[str]) -> Reading:
    """``soldier 2``."""

    def read(words: list[str]) -> tuple[int, str]:
        word, number = pair(words, expected)
        return counted(number), known(word, choices)

    return read


def number_and_word(expected: Wording, choices: list[str], may_be_alone: bool = False) -> Reading:
    """``2 volunteer``; or, where the word may be missing, ``2``."""

    def read(words: list[str]) -> tuple[int, str]:
        if may_be_alone and len(words) == 1:
            return counted(words[0]), ""
        number, word = pair(words, expected)
        return counted(number), known(word, choices)

    return read


def alone(words: list[str], expected: Wording) -> str:
    if len(words) != 1:
        raise ContentError(expected)
    return words[0]


def pair(words: list[str], expected: Wording) -> tuple[str, str]:
    if len(words) != 2:
        raise ContentError(expected)
    return words[0], words[1]


def known(word: str, choices: list[str]) -> str:
    if word not in choices:
        raise ContentError(among(choices))
    return word


def counted(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST:
        raise ContentError(message("effect-number", most=MOST))
    return int(word)

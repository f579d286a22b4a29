"""What a verb of the vocabulary is, and how the words after it are read. The head of events.toml lists the verbs.

Each way of reading takes the words after the verb and gives the amount and the word that goes with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from motstand.games.halls_of_hegra.components import Effect
from motstand.games.halls_of_hegra.error_messages import message
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.content import among
from motstand.kernel.error_messages import ErrorMessage
from motstand.kernel.errors import ContentError
from motstand.kernel.flow import Flow

MOST: Final = 20

Reading: TypeAlias = Callable[[list[str]], tuple[int, str]]
Extent: TypeAlias = Callable[[Hegra, Effect], int]


class Verb:
    """A verb of the vocabulary: how the words after it are read, and how often it could be done now.

    `extent` need not be exact beyond the number wanted.
    """

    def __init__(self, reading: Reading, extent: Extent) -> None:
        self.reading = reading
        self.extent = extent


class AtOnce(Verb):
    """A verb with nothing to decide and nothing to draw."""

    def __init__(self, reading: Reading, extent: Extent, do: Callable[[Hegra, Effect], None]) -> None:
        super().__init__(reading, extent)
        self.do = do


class StepByStep(Verb):
    """A verb in the course of which something may be drawn, rolled or decided."""

    def __init__(self, reading: Reading, extent: Extent, steps: Callable[[Hegra, Effect], Flow[None]]) -> None:
        super().__init__(reading, extent)
        self.steps = steps


# -- reading -------------------------------------------------------------------------------------------------


def signed(words: list[str]) -> tuple[int, str]:
    """``+1`` or ``-1``: a marker, disc or tile goes up or down."""
    word = alone(words, message("effect-signed", example="+1"))
    return gain([word]) if word.startswith("+") else loss([word])


def gain(words: list[str]) -> tuple[int, str]:
    """``+1`` tile."""
    word = alone(words, message("effect-tiles"))
    if not word.startswith("+"):
        raise ContentError(message("effect-signed", example="+1"))
    return counted(word[1:]), ""


def loss(words: list[str]) -> tuple[int, str]:
    """``-1`` token."""
    word = alone(words, message("effect-tokens"))
    if not word.startswith("-"):
        raise ContentError(message("effect-signed", example="-1"))
    return -counted(word[1:]), ""


def times(words: list[str]) -> tuple[int, str]:
    """``2`` times."""
    return counted(alone(words, message("effect-times"))), ""


def one_of(expected: ErrorMessage, choices: list[str]) -> Reading:
    """One of these words."""
    return lambda words: (1, known(alone(words, expected), choices))


def type_and_number(expected: ErrorMessage, types: list[str]) -> Reading:
    """``soldier 2``."""

    def read(words: list[str]) -> tuple[int, str]:
        type, number = pair(words, expected)
        return counted(number), known(type, types)

    return read


def number_and_word(expected: ErrorMessage, choices: list[str], may_be_alone: bool = False) -> Reading:
    """``2 volunteer``; or, where the word may be missing, ``2``."""

    def read(words: list[str]) -> tuple[int, str]:
        if may_be_alone and len(words) == 1:
            return counted(words[0]), ""
        number, word = pair(words, expected)
        return counted(number), known(word, choices)

    return read


def alone(words: list[str], expected: ErrorMessage) -> str:
    if len(words) != 1:
        raise ContentError(expected)
    return words[0]


def pair(words: list[str], expected: ErrorMessage) -> tuple[str, str]:
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

"""How effects are written in content files: a verb, and what stands after it. The head of tiles.toml lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content import among
from motstand.kernel.error_messages import Wording
from motstand.kernel.errors import ContentError

MOST: Final = 9

Reading: TypeAlias = Callable[[list[str]], tuple[int, str]]
"""Takes the words after the verb and gives the amount and the word that goes with it."""


def signed(words: list[str]) -> tuple[int, str]:
    """``+2`` or ``-1``: a marker goes up or down."""
    word = alone(words, message("effect-signed"))
    if word[:1] not in ("+", "-"):
        raise ContentError(message("effect-signed"))
    return counted(word[1:]) * (1 if word[0] == "+" else -1), ""


def exactly(amount: str) -> Reading:
    """Only ever this much."""

    def read(words: list[str]) -> tuple[int, str]:
        if words != [amount]:
            raise ContentError(among([amount]))
        return int(amount), ""

    return read


def one_up_or_down(words: list[str]) -> tuple[int, str]:
    """``+1`` or ``-1``: a single cube."""
    return int(known(words, ["+1", "-1"])), ""


def loss(words: list[str]) -> tuple[int, str]:
    """``-2``: so many less."""
    word = alone(words, message("effect-less"))
    if not word.startswith("-"):
        raise ContentError(message("effect-less"))
    return -counted(word[1:]), ""


def times(words: list[str]) -> tuple[int, str]:
    """``2``: so many, or so often."""
    return counted(alone(words, message("effect-number", most=MOST))), ""


def one_of(choices: list[str]) -> Reading:
    """``near``: one of these words."""
    return lambda words: (1, known(words, choices))


def nothing(words: list[str]) -> tuple[int, str]:
    """The verb says it all."""
    if words:
        raise ContentError(message("effect-alone"))
    return 1, ""


def alone(words: list[str], expected: Wording) -> str:
    if len(words) != 1:
        raise ContentError(expected)
    return words[0]


def known(words: list[str], choices: list[str]) -> str:
    word = alone(words, among(choices))
    if word not in choices:
        raise ContentError(among(choices))
    return word


def counted(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST:
        raise ContentError(message("effect-number", most=MOST))
    return int(word)

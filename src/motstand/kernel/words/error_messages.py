"""Error messages that can be said in every language of the project.

A value of such a message is a text or a number, which are the same in every language, a message within the message, or
a list of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.messages import Message

WORDS: Final = Path(__file__).parent
# Fluent takes no longer values; those are put in when it is done.
LONGEST: Final = 2_000


class ErrorMessage(Message):
    """A message whose words are in a `folder`, a file for each language."""

    __slots__ = ("folder",)

    def __init__(self, folder: Path, key: str, values: dict[str, Any]) -> None:
        super().__init__(key, values)
        self.folder = folder

    def said(self, language: str = ENGLISH) -> str:
        """The sentence; English where the language has no words for it."""
        # Most errors are caught and never read, so Fluent is loaded only now.
        from motstand.kernel.words.sentences import words_in

        values = {name: _spoken(value, language) for name, value in self.values.items()}
        long = {f"\ue000{name}\ue001": text for name, text in values.items() if _is_long(text)}
        for mark in long:
            values[mark[1:-1]] = mark
        sentence = words_in(self.folder, language).format(self.key, values)
        for mark, text in long.items():
            sentence = sentence.replace(mark, text)
        return sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return (ErrorMessage, (self.folder, self.key, self.values))


Wording: TypeAlias = ErrorMessage | str
"""A message, or a text that is the same in every language: an id, a name, what a file holds."""


def message(sentence: str, **values: Any) -> ErrorMessage:
    """A message in the kernel's own words, by the key of its sentence."""
    return ErrorMessage(WORDS, sentence, values)


class ErrorMessages:
    """Messages in the words of a game, by one of its Python files.

    They lie apart from the words of play: no client needs them, and they are read in a moment.
    """

    __slots__ = ("folder",)

    def __init__(self, file: str) -> None:
        self.folder = Path(file).parent / "words" / "errors"

    def message(self, sentence: str, **values: Any) -> ErrorMessage:
        """A message by the key of its sentence."""
        return ErrorMessage(self.folder, sentence, values)


def any_of(words: Sequence[Wording]) -> Wording:
    """``red or blue``."""
    joined: Wording = words[0]
    for word in words[1:]:
        joined = message("or", one=joined, other=word)
    return joined


def all_of(words: list[str]) -> Wording:
    """``red and blue``."""
    joined: Wording = words[0]
    for word in words[1:]:
        joined = message("and", one=joined, other=word)
    return joined


def _spoken(value: Any, language: str) -> Any:
    """A value as Fluent takes it. A number chooses between sentences, and is written without separators."""
    if isinstance(value, ErrorMessage):
        return value.said(language)
    if isinstance(value, (list, tuple)):
        return ", ".join([str(_spoken(part, language)) for part in value])
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    return str(value)


def _is_long(value: Any) -> bool:
    return isinstance(value, str) and len(value) > LONGEST

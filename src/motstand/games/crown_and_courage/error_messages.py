"""What is wrong with content or a setup, in the words of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motstand.kernel.words.error_messages import ErrorMessage

# Apart from the words of play: no client needs them, and they are read in a moment.
WORDS: Final = Path(__file__).parent / "words" / "errors"


def message(sentence: str, **values: Any) -> ErrorMessage:
    """A message by the key of its sentence."""
    return ErrorMessage(WORDS, sentence, values)

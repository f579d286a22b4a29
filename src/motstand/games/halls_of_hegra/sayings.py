"""What is wrong with content or a setup, in the words of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motstand.kernel.sayings import Saying

# Apart from the words of play: no client needs them, and they are read in a moment.
WORDS: Final = Path(__file__).parent / "words" / "errors"


def saying(sentence: str, **values: Any) -> Saying:
    """A saying by the key of its sentence."""
    return Saying(WORDS, sentence, values)

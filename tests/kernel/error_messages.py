"""What tests ask of error messages: which sentences an error is made of, and how it sounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.errors import MotstandError
from motstand.kernel.words.error_messages import ErrorMessage
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.sentences import words_in


def error_of(act: Callable[..., object], *given: Any) -> MotstandError:
    """The error that something raises."""
    with pytest.raises(MotstandError) as caught:
        act(*given)
    return caught.value


def keys_in(value: Any) -> set[tuple[Path, str]]:
    """All sentences that a message is made of: whose words they are, and the key."""
    if isinstance(value, ErrorMessage):
        return {(value.folder, value.key)}.union(*[keys_in(part) for part in value.values.values()])
    return set().union(*[keys_in(part) for part in value]) if isinstance(value, list) else set()


def heard(errors: list[MotstandError], folder: Path) -> set[str]:
    """The keys of a folder's words that some errors need. All of them can be said in every language."""
    keys: set[str] = set()
    for error in errors:
        assert len({error.said(language) for language in LANGUAGES}) == len(LANGUAGES), error
        keys |= {key for place, key in keys_in(error.message()) if place == folder}
    return keys


def all_keys(folder: Path) -> set[str]:
    """The keys of a folder's words."""
    return set(words_in(folder).keys())

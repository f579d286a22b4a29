"""Ways of writing an effect that only this game has; the others are the kernel's. The head of tiles.toml lists all."""

from __future__ import annotations

from motstand.kernel.content.files import among
from motstand.kernel.content.vocabulary import Reading, alone, known
from motstand.kernel.content.vocabulary import one_of as one_of_words


def exactly(amount: str) -> Reading:
    """Only ever this much."""
    return lambda words: (int(known(alone(words, among([amount])), [amount])), "")


def one_up_or_down(words: list[str]) -> tuple[int, str]:
    """``+1`` or ``-1``: a single cube."""
    choices = ["+1", "-1"]
    return int(known(alone(words, among(choices)), choices)), ""


def one_of(choices: list[str]) -> Reading:
    """``near``: one of these words."""
    return one_of_words(among(choices), choices)

"""The games that the environments are tried with, and short ways to play in them."""

from __future__ import annotations

import random

import pytest

from motstand.env.speaking import Speaker
from motstand.env.table import Laid
from motstand.kernel.matches.fate import Seeded
from tests.games.boxes import GAME_IDS

of_every_game = pytest.mark.parametrize("game", GAME_IDS)


def laid_out(game: str) -> Laid:
    """The usual table of a game."""
    return Laid(game)


def begun(laid: Laid, seed: int, words: int) -> Speaker:
    """A speaker after so many random words, or at the end of the game."""
    speaker = laid.speaker(Seeded(seed))
    chance = random.Random(seed)
    for _ in range(words):
        if speaker.match.over:
            break
        speaker.say(chance.choice(speaker.legal))
    return speaker

"""Every question of the game, on land and at sea, and the kinds of answers to them."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge import answers
from motstand.games.kampen_om_norge.sea import answers as at_sea
from motstand.kernel.answers import Kind, Question, kinds_of

QUESTIONS: Final[dict[str, Question]] = {**answers.QUESTIONS, **at_sea.QUESTIONS}
ANSWERS: Final[dict[str, Kind]] = kinds_of(QUESTIONS)

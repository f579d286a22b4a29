"""Every question of the game, on land and at sea, and the kinds of answers to them."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge import answers
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.sea import answers as at_sea
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.answers import Kind, Question, kinds_of
from motstand.kernel.flow import Choice

QUESTIONS: Final[dict[str, Question]] = {**answers.QUESTIONS, **at_sea.QUESTIONS}
ANSWERS: Final[dict[str, Kind]] = kinds_of(QUESTIONS)


def faction_asked(game: Kampen, choice: Choice, both: int) -> int:
    """The faction that a question is for, since a seat may lead two; `both` where it is for Norway and the Allies."""
    asked = QUESTIONS[choice.prompt].asked
    if asked >= 0:
        return asked
    named = FACTIONS[game.active] if choice.values is None else choice.values.get("faction", FACTIONS[game.active])
    return FACTIONS.index(named) if named in FACTIONS else both

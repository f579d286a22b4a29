"""How a game is played: the side of the Player Boards, the solo mode, simplified play, and variants."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.error_messages import message
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Setup
from motstand.kernel.lessons import OPTION

GROUP: Final = "group"
HELPERS: Final = "helpers"
NOBODY: Final = "nobody"

# What a setup may say, with its values; the first is what counts if it says nothing. A Resistance Group is named by the
# side of its card. Identities and the First Player are asked for or agreed in `setup.py`.
OPTIONS: Final[dict[str, list[str]]] = {
    "level": ["medium", "easy", "hard", "extreme"],
    "side": ["easy", "standard"],
    "solo": ["", GROUP, HELPERS],
    "group": ["press_basic", "press_challenging", "food_basic", "food_challenging"],
    "simplified": ["no", "yes"],
    "random_places": ["no", "yes"],
    "officer": ["no", "yes"],
    "person": [NOBODY, "nurse", "doctor"],
}
"""DR-SOLO-01, DR-SIMPLE-02, DR-VAR-01 to 04."""
NAMES: Final = ["identities", "first"]


class Variant:
    """The options of a setup."""

    def __init__(self, setup: Setup) -> None:
        chosen = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in setup.options.items():
            if name in OPTIONS and value in OPTIONS[name]:
                chosen[name] = value
            elif name not in NAMES and name != OPTION:
                raise SetupError(message("setup-options", option=name, value=repr(value), known=[*OPTIONS, *NAMES]))
        self.level = chosen["level"]
        self.side = chosen["side"]
        self.solo = chosen["solo"]
        self.group = chosen["group"]
        self.simplified = chosen["simplified"] == "yes"
        self.random_places = chosen["random_places"] == "yes"
        self.officer = chosen["officer"] == "yes"
        self.person = "" if chosen["person"] == NOBODY else chosen["person"]

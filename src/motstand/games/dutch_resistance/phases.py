"""The round: which procedure each phase is (DR-ROUND-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.dutch_resistance.danger import danger
from motstand.games.dutch_resistance.patrol import patrol
from motstand.games.dutch_resistance.setup import deal, identities
from motstand.games.dutch_resistance.start import end_of_round, start
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.turn import occupier_card, tokens_left, turn
from motstand.kernel.flow import Flow

PHASES: Final[dict[str, Callable[[Dutch], Flow[str]]]] = {
    "identities": identities,
    "deal": deal,
    "start": start,
    "turn": turn,
    "occupier card": occupier_card,
    "tokens left": tokens_left,
    "danger": danger,
    "patrol": patrol,
    "end of round": end_of_round,
}

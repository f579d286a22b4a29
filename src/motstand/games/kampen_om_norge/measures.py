"""The numbers by which the lab follows a game."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.victory import german_objectives


def measures(game: Kampen) -> dict[str, float]:
    """The round first, then what the areas, the battalions and the cards say."""
    return {
        "round": game.round,
        "german_objectives": german_objectives(game),
        "german_battalions": game.on_board(GERMANY),
        "norwegian_battalions": game.on_board(NORWAY),
        "allied_battalions": game.on_board(ALLIES),
        "german_cards_in_hand": len(game.hands[GERMANY]),
        "norwegian_cards_in_hand": len(game.hands[NORWAY]),
        "allied_cards_in_hand": len(game.hands[ALLIES]),
        "german_deck": len(game.decks[GERMANY]),
    }

"""What a seat cannot know, dealt anew: the hands and decks of factions that it does not lead."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.fate import Seeded


def redeal(game: Kampen, seat: str, fate: Seeded) -> None:
    """Mix each hidden hand with its deck and deal it again. Used cards lie face up and stay."""
    for faction in range(len(FACTIONS)):
        if game.seats[faction] == seat:
            continue
        hand = game.hands[faction]
        # Sorted, so that not even the order of what is hidden can sway a bot.
        unseen = sorted(hand + game.decks[faction].rest)
        fate.shuffle(unseen)
        game.hands[faction] = unseen[: len(hand)]
        game.decks[faction].rest = unseen[len(hand) :]

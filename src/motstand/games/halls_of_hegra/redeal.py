"""What the commander cannot know: the order of decks and bags. It is decided only when something is drawn."""

from __future__ import annotations

from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.matches.fate import Seeded


def redeal(game: Hegra, seat: str, fate: Seeded) -> None:
    """Sort what is unordered, so that not even the order in which things came into a pile can sway a bot."""
    for pile in [
        *game.event_decks,
        game.high,
        game.low,
        game.snow_deck,
        game.hit_bag,
        game.recruit_bag,
        game.patrol_bag,
    ]:
        pile.rest = sorted(pile.rest)

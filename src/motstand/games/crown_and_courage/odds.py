"""The chances of what is drawn or rolled next. What bag, decks and hidden faces hold is known, their order is not."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.components import HIGHEST_DIE
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.chances import percent
from motstand.kernel.piles import Pile


def chances(game: Crown) -> list[dict[str, Any]]:
    """All chances that are shown to the player, in percent."""
    found = of_pile("tile", game.bag)
    found += of_pile("action", game.hidden_actions)
    found += of_pile("order", game.hidden_orders)
    found.append({"what": "quick", "kind": "", "draws": 1 + game.quick_dice, "percent": percent(1 / HIGHEST_DIE)})
    return found


def of_pile(what: str, pile: Pile) -> list[dict[str, Any]]:
    """The chance of each thing in a pile to come next."""
    contents = sorted(pile.rest)
    return [
        {"what": what, "kind": kind, "draws": 1, "percent": percent(contents.count(kind) / len(contents))}
        for kind in dict.fromkeys(contents)
    ]

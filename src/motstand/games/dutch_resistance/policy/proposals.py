"""Proposals: which plans a search compares at a Character's turn."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import ABILITY, PLACES, POINT
from motstand.games.dutch_resistance.policy.acting import best_deed
from motstand.games.dutch_resistance.policy.errands import errands, sources
from motstand.games.dutch_resistance.policy.orders import HERE, points_left
from motstand.games.dutch_resistance.policy.plans import PLANS, STEADY, ordered
from motstand.games.dutch_resistance.policy.ways import way
from motstand.games.dutch_resistance.standard import standard_actions
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.turn import card_options

ERRANDS: Final = 8
"""Of so many errands, those that are worth most for their Action Points, an order is made."""


def plans(game: Dutch, seat: str) -> list[str]:
    """The plans worth comparing: for a Character who is about to resolve a card, its orders and the tempers.

    Those that turned out best most often come first: with little time a search compares these alone.
    """
    who = game.turn
    if game.phase != "turn" or game.resolving or game.seats[who] != seat:
        return []
    colour, left = game.colours[who], points_left(game, who)
    names: list[str] = []
    points: list[str] = []
    for option in card_options(game, who):
        match option:
            case ("ability", card, number):
                names.append(ordered(game.round, colour, ABILITY, card, number))
            case ("point", card):
                points.append(ordered(game.round, colour, POINT, card))
    names += [ordered(game.round, colour, what, PLACES[place]) for what, place in errands_to_order(game, who)]
    offered = [option[0] for option in standard_actions(game, who)]
    names += [ordered(game.round, colour, action, "here", left) for action in HERE if action in offered]
    names += [name for name in PLANS if name != STEADY.name]
    # With one card left there is no choice between them.
    return names + points if left > 1 else names


def errands_to_order(game: Dutch, who: int) -> list[tuple[str, int]]:
    """The errands with the most worth for their Action Points but policy's own, each by its kind and where it is."""
    found = sources(game)
    ways = [way(game, who, errand, found) for errand in errands(game, who, STEADY)]
    own = best_deed(game, who, STEADY).errand
    known: list[tuple[str, int]] = []
    for mine in sorted(ways, key=lambda mine: -mine.value()):
        key = (mine.errand.key, mine.errand.place)
        is_own = own is not None and key == (own.key, own.place)
        if not is_own and key not in known and len(known) < ERRANDS:
            known.append(key)
    return known

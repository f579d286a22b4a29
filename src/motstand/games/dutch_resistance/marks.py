"""The mark of a Scenario: the Locations that its Occupier cards mean (component book, section 7)."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.state import Dutch


def marked_places(game: Dutch) -> list[int]:
    """The Locations with a Costs token, a Person in Hiding, an Item, or an installed Telephone."""
    mark = game.scenario.mark
    if mark == "costs":
        return [place for place in range(len(PLACES)) if has_costs(game, place)]
    found = {
        place for token, place in enumerate(game.token_place) if place != NOWHERE and carries_mark(game, token, mark)
    }
    return sorted(found)


def carries_mark(game: Dutch, token: int, mark: str) -> bool:
    if mark == "telephone":
        return game.token_ids[token] == "telephone" and game.token_fixed[token]
    return game.is_person(token) == (mark == "person")


def has_costs(game: Dutch, place: int) -> bool:
    """DR-S1-03: does a Costs token lie there, face-up or face-down?"""
    return game.costs_down[place] or game.costs_up[place] != ""

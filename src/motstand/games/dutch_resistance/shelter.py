"""Locations that lose no Safety in a phase (DR-S3-04, DR-S3-05, DR-VAR-04, and a Resistance Group)."""

from __future__ import annotations

from motstand.games.dutch_resistance.state import Dutch


def is_sheltered(game: Dutch, place: int) -> bool:
    """Does a Person or a Resistance Group keep the Location from losing Safety now?"""
    return is_sheltered_in(game, place, game.phase)


def is_sheltered_in(game: Dutch, place: int, phase: str) -> bool:
    """Would they in this phase, as they stand?"""
    if phase == "patrol" and place == game.sheltered_place:
        return True
    for token, where in enumerate(game.token_place):
        if where == place:
            person = game.box.tokens.persons.get(game.token_ids[token])
            if person is not None and person.shelter != "" and person.shelter == phase:
                return True
    return False

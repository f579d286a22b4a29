"""The clicks that lead to an option: a person who follows them always ends at exactly that option."""

from __future__ import annotations

from motstand.games.halls_of_hegra import GAME
from motstand.kernel.matches.making import new_match


def test_a_defender_is_named_by_area_and_type() -> None:
    words = GAME.words(new_match(GAME, seed=1).setup)
    assert words.steps(("place", "soldier", "repair")) == [
        ("disc", "ready@soldier", "disc"),
        ("space", "repair", "space"),
    ]
    assert words.steps(("take_back", "soldier", "repair")) == [("disc", "repair@soldier", "disc")]
    assert words.steps(("rest", "medic")) == [("area", "rest", "area"), ("disc", "tired@medic", "disc")]
    assert words.steps(("ready", "medic")) == [("disc", "tired@medic", "disc")]
    assert words.steps(("ready", "everyone")) == []
    assert words.steps(("airfield", "stack", 3)) == [("stack", "3", "stack")]
    assert words.steps(("airfield", "miss")) == []
    assert words.steps(("begin",)) == []

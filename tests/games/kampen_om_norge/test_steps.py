"""The clicks that lead to an option: a person who follows them always ends at exactly that option."""

from __future__ import annotations

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.matches.making import new_match


def test_a_move_is_two_areas_and_a_number() -> None:
    words = GAME.words(new_match(GAME, seed=1).setup)
    expected = [("area", "oslo", "from"), ("area", "hamar", "to"), ("number", 2, "count")]
    assert words.steps(("move", "oslo", "hamar", 2)) == expected
    assert words.steps(("end",)) == []
    assert words.steps(("lose", 1, 1)) == []

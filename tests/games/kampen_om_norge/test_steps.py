"""The clicks that lead to an option: a person who follows them always ends at exactly that option."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.box import open_box
from motstand.kernel.matches import new_match
from motstand.players.random import RandomPlayer
from tests.games.kampen_om_norge.table import THREE, TWO


@pytest.mark.parametrize("seed", range(8))
def test_steps_lead_to_one_option_only(seed: int) -> None:
    """Options with the same clicks would leave the person no way to tell them apart."""
    match = new_match(GAME, ("basic", "gudbrandsdalen")[seed % 2], (TWO, THREE)[seed // 2 % 2], seed=seed)
    words = GAME.words(match.setup)
    box = open_box([])
    player = RandomPlayer(seed)
    while not match.over:
        for seat in match.asked():
            paths = [tuple(words.steps(option)) for option in match.options_for(seat)]
            clicked = [path for path in paths if path]
            assert len(set(clicked)) == len(clicked)
            for path in clicked:
                for kind, id, _ in path:
                    assert kind != "card" or id in box.cards
                    assert kind != "number" or isinstance(id, int)
        match.play(player(match))


def test_a_move_is_two_areas_and_a_number() -> None:
    words = GAME.words(new_match(GAME, seed=1).setup)
    expected = [("area", "oslo", "from"), ("area", "hamar", "to"), ("number", 2, "count")]
    assert words.steps(("move", "oslo", "hamar", 2)) == expected
    assert words.steps(("end",)) == []
    assert words.steps(("lose", 1, 1)) == []

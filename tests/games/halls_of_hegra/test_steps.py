"""The clicks that lead to an option: a person who follows them always ends at exactly that option."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.kernel.matches import new_match
from motstand.players.policy import policy
from motstand.players.random import RandomPlayer


@pytest.mark.parametrize("seed", range(6))
def test_steps_lead_to_one_option_only(seed: int) -> None:
    """Nor may the clicks of one option be the beginning of another's: the first could never be chosen."""
    match = new_match(GAME, seed=seed)
    words = GAME.words(match.setup)
    player = RandomPlayer(seed) if seed % 2 else policy
    while not match.over:
        paths = [tuple(words.steps(option)) for option in match.options]
        clicked = [path for path in paths if path]
        assert len(set(clicked)) == len(clicked)
        for path in clicked:
            assert not any(path == other[: len(path)] for other in clicked if other is not path)
            assert not any("{" in str(id) for _, id, _ in path)
        match.play(player(match))


def test_a_defender_is_named_by_area_and_type() -> None:
    words = GAME.words(new_match(GAME, seed=1).setup)
    assert words.steps(("place", "soldier", "repair")) == [
        ("disc", "ready@soldier", "disc"),
        ("space", "repair", "space"),
    ]
    assert words.steps(("take_back", "soldier", "repair")) == [("disc", "repair@soldier", "disc")]
    assert words.steps(("rest", "medic")) == [("disc", "tired@medic", "disc"), ("area", "rest", "area")]
    assert words.steps(("ready", "everyone")) == []
    assert words.steps(("airfield", "stack", 3)) == [("stack", "3", "stack")]
    assert words.steps(("airfield", "miss")) == []
    assert words.steps(("begin",)) == []

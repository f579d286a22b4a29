"""Games are found by entry points of installed packages, or made known in the process."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.errors import SetupError
from motstand.kernel.matches.making import new_match
from motstand.kernel.registry import GROUP, find_game, game_ids, register
from tests.kernel.harbour import HARBOUR, HarbourGame


def test_installed_games_are_found_by_their_entry_point() -> None:
    assert "kampen-om-norge" in [point.name for point in entry_points(group=GROUP)]
    assert find_game("kampen-om-norge") is GAME
    assert find_game("kampen-om-norge") is find_game("kampen-om-norge")


def test_every_entry_point_is_named_after_its_game() -> None:
    for point in entry_points(group=GROUP):
        assert find_game(point.name).id == point.name


def test_an_unknown_game_is_refused_with_the_list_of_known_ones() -> None:
    with pytest.raises(SetupError) as caught:
        find_game("chess")
    assert str(caught.value) == f"no game 'chess'; expected one of: {', '.join(game_ids())}"
    assert "kampen-om-norge" in game_ids()
    with pytest.raises(SetupError, match="no game 'chess'"):
        new_match("chess")


def test_a_game_can_be_made_known_in_the_process() -> None:
    other = HarbourGame()
    other.id = "other-harbour"
    assert register(other) is other
    assert find_game("other-harbour") is other
    assert game_ids() == sorted(set(game_ids()))
    assert {"harbour", "other-harbour", "kampen-om-norge"} <= set(game_ids())
    assert new_match("other-harbour", "trade", seed=1).state.phase == "market"
    assert find_game("harbour") is HARBOUR

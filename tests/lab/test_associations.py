"""What went with winning: the right games are set against each other."""

from __future__ import annotations

import pytest

from motstand.lab.associations import OFTEN, USED, alike_in_length, associations, more_than_usual
from motstand.lab.observed import ACTION, PLAYED
from tests.lab.tables import game, results


def test_games_with_it_against_games_without() -> None:
    games = [game("germany", attack=1)] * 8 + [game("norway", attack=2)] * 2
    games += [game("germany")] * 3 + [game("norway")] * 7
    (attack,) = associations(results(games), "germany", ACTION)
    assert (attack.name, attack.how) == ("attack", USED)
    assert (attack.with_it.count, attack.with_it.total) == (8, 10)
    assert (attack.rest.count, attack.rest.total) == (3, 10)
    assert attack.gap == pytest.approx(0.5)
    assert attack.clear
    assert associations(results(games), "norway", ACTION) == []
    assert associations(results(games), "germany", PLAYED) == []


def test_what_all_games_have_is_compared_by_how_much_of_it() -> None:
    games = [game("germany", move=9)] * 10 + [game("norway", move=3)] * 10
    (move,) = associations(results(games), "germany", ACTION)
    assert move.how == OFTEN
    assert (move.with_it.total, move.rest.total, move.gap) == (10, 10, 1.0)


def test_what_is_the_same_in_all_games_or_rare_is_not_compared() -> None:
    games = [game("germany", move=3)] * 10 + [game("norway", move=3, retreat=1)] * 4 + [game("norway", move=3)] * 10
    assert associations(results(games), "germany", ACTION) == []


def test_the_length_of_a_game_alone_makes_no_difference() -> None:
    # Long games are won and have more of everything, but at each length it is the same for both sides.
    games = [game("germany", 12, move=times) for times in (11, 13)] * 10
    games += [game("norway", 6, move=times) for times in (5, 7)] * 10
    (move,) = associations(results(games), "germany", ACTION)
    assert move.gap == 0
    assert not move.clear


def test_the_clearest_come_first() -> None:
    games = [game("germany", good=1)] * 20 + [game("norway", bad=1)] * 8 + [game("germany", bad=1)] * 2
    games += [game("norway")] * 10 + [game("germany", idle=1)] * 5 + [game("norway", idle=1)] * 5
    assert [one.name for one in associations(results(games), "germany", ACTION)] == ["good", "bad", "idle"]


def test_groups_of_about_the_same_length() -> None:
    assert alike_in_length([7] * 12) == [list(range(12))]
    lengths = [3] * 5 + [4] * 5 + [9]
    assert alike_in_length(lengths) == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10]]
    assert more_than_usual([1, 2, 3, 9, 9, 9], [[0, 1, 2], [3, 4, 5]]) == [False, False, True, False, False, False]

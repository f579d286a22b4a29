"""The features from which the worth of a position is learned."""

from __future__ import annotations

from motstand.games.kampen_om_norge.odds import win_chance
from motstand.games.kampen_om_norge.policy.features import CARD_DIE, FARNESS, ahead, features
from tests.games.kampen_om_norge.table import TWO, set_table


def test_a_german_city_is_at_risk_from_those_next_to_it() -> None:
    found = features(set_table(oslo="2 germany", honefoss="3 norway", bergen="1 germany").game, "germany")
    assert found["oslo at risk"] == win_chance(3 + CARD_DIE, 2 + CARD_DIE)
    assert found["oslo can be taken"] == 0.0
    assert found["bergen at risk"] == 0.0


def test_a_city_of_the_others_can_be_taken_by_those_next_to_it() -> None:
    found = features(set_table(honefoss="2 germany", oslo="1 norway", steinkjer="1 germany").game, "germany")
    assert found["oslo can be taken"] == win_chance(2 + CARD_DIE, 1 + CARD_DIE)
    assert found["oslo at risk"] == 0.0
    assert found["trondheim can be taken"] == 1.0
    assert found["narvik can be taken"] == 0.0


def test_battalions_count_less_the_farther_they_are_from_objectives() -> None:
    found = features(set_table(oslo="2 germany", honefoss="1 norway", bergen="3 norway").game, "germany")
    assert found["germans near objectives"] == 2.0
    assert found["others near objectives"] == 3.0 + FARNESS
    assert (found["strongest german stack"], found["strongest stack of the others"]) == (2, 3)
    assert (found["areas with germans"], found["areas with others"], found["others alone in an area"]) == (1, 2, 1)


def test_only_the_defenders_of_a_few_objectives_look_less_than_a_round_ahead() -> None:
    """And Germany looks two rounds ahead in the basic game, where it has a habit, but not in the advanced one."""
    valley = set_table("gudbrandsdalen", hamar="2 germany", oppdal="3 norway").game
    country = set_table("basic", oslo="2 germany", bergen="3 norway").game
    assert [ahead(valley, seat) for seat in TWO] == [3, 1]
    at_sea = set_table("advanced", oslo="2 germany", bergen="3 norway").game
    assert [ahead(country, seat) for seat in TWO] == [6, 3]
    assert [ahead(at_sea, seat) for seat in TWO] == [3, 3]

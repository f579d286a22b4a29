"""Chapter 4.2 step 8: where the loser of a combat goes, and what becomes of him if there is nowhere to go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, set_table


def refuges(table: Table) -> set[str]:
    """The areas offered for a retreat."""
    assert table.prompt in ("retreat", "retreat.decide")
    assert all(option[0] == "retreat" for option in table.match.options)
    return {option[1] for option in table.match.options}


def lost_in_hamar(**areas: Any) -> Table:
    """Two Norwegian battalions in Hamar lose to two German ones from Kongsvinger without a loss."""
    table = set_table(**{"kongsvinger": "2 germany", "hamar": "2 norway", **areas}, fate=[5, 5, 1, 1])
    table.attack("hamar", kongsvinger=2)
    table.choose("end")
    return table


# -- the defender --------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-RET-01", "KON-RET-05", "KON-COMBAT-26", "KON-Q-31")
def test_the_defender_must_retreat_to_one_neighbouring_area_of_his_choice() -> None:
    table = lost_in_hamar()
    assert table.seat == "norway+allies"
    # Kongsvinger is where the attack came from; Gjøvik lies across the lake.
    assert refuges(table) == {"gjovik", "lillehammer", "elverum"}
    table.choose("retreat", "lillehammer")
    assert table.battalions("lillehammer") == {"norway": 2}
    assert table.battalions("hamar") == {"germany": 2}


@pytest.mark.rule("KON-RET-02")
def test_no_retreat_to_the_enemy() -> None:
    assert refuges(lost_in_hamar(lillehammer="1 germany")) == {"gjovik", "elverum"}


@pytest.mark.rule("KON-RET-11")
def test_friends_make_room() -> None:
    table = lost_in_hamar(lillehammer="1 allies", elverum="1 norway")
    assert refuges(table) == {"gjovik", "lillehammer", "elverum"}
    table.choose("retreat", "lillehammer")
    assert table.battalions("lillehammer") == {"norway": 2, "allies": 1}


def two_combats(first: str, *dice: int) -> Table:
    """Kongsvinger attacks Hamar and Elverum, which are neighbours, with two battalions each."""
    table = set_table(kongsvinger="4 germany", hamar="1 norway", elverum="1 norway", fate=[*dice])
    table.attack("hamar", kongsvinger=2)
    table.attack("elverum", kongsvinger=2)
    table.choose("end")
    table.choose("fight", first)
    return table


@pytest.mark.rule("KON-RET-03")
def test_no_retreat_into_an_undecided_combat() -> None:
    table = two_combats("hamar", 4, 4, 1)
    assert refuges(table) == {"gjovik", "lillehammer"}


@pytest.mark.rule("KON-RET-03")
def test_a_combat_that_is_decided_bars_no_retreat() -> None:
    table = two_combats("elverum", 1, 1, 5, 4, 4, 1)
    assert table.battalions("elverum") == {"norway": 1}
    assert refuges(table) == {"gjovik", "lillehammer", "elverum"}


@pytest.mark.rule("KON-RET-04", "KON-Q-33")
def test_no_retreat_to_the_origin_of_any_attack_of_this_turn() -> None:
    table = set_table(
        lillehammer="2 germany",
        dombas="1 norway",
        kongsvinger="2 germany",
        hamar="1 norway",
        fate=[4, 4, 1, 4, 4, 1],
    )
    table.attack("dombas", lillehammer=2)
    table.attack("hamar", kongsvinger=2)
    table.choose("end")
    table.choose("fight", "dombas")
    table.choose("retreat", "oppdal")
    # Lillehammer is empty now, but Dombås was attacked from there.
    assert table.battalions("lillehammer") == {}
    assert refuges(table) == {"gjovik", "elverum"}


@pytest.mark.rule("KON-RET-04", "KON-Q-33")
def test_origins_of_an_earlier_turn_bar_no_retreat() -> None:
    new_cards = ["G-01", "G-02", "G-03", "G-04", "G-05"]
    fate = [4, 4, 1, *new_cards, 4, 4, 4, 1, 1]
    table = set_table(lillehammer="2 germany", dombas="1 norway", oppdal="2 norway", fate=fate)
    table.attack("dombas", lillehammer=2)
    table.choose("end")
    table.choose("retreat", "oppdal")
    assert table.battalions("dombas") == {"germany": 2}
    table.pass_to_turn("norway")
    table.attack("dombas", oppdal=3)
    table.choose("end")
    table.pass_to("retreat")
    # The Germans came from Lillehammer in their own turn.
    assert "lillehammer" in refuges(table)
    assert "oppdal" not in refuges(table)


@pytest.mark.rule("KON-RET-04", "KON-RET-08", "KON-Q-34")
def test_the_last_area_of_a_long_march_is_the_origin() -> None:
    table = set_table(
        kongsvinger="2 germany", hamar="1 norway", hands={"germany": ["rask_forflytning"]}, fate=[4, 4, 1]
    )
    table.choose("card", "rask_forflytning")
    table.choose("march", "kongsvinger", "elverum", "hamar", 2)
    table.choose("end")
    # Kongsvinger, where the march began, is open; Elverum on the way is not.
    assert refuges(table) == {"gjovik", "kongsvinger", "lillehammer"}


@pytest.mark.rule("KON-RET-08", "KON-Q-34")
def test_a_beaten_long_march_goes_back_to_its_last_area() -> None:
    table = set_table(
        kongsvinger="2 germany", hamar="1 norway", hands={"germany": ["rask_forflytning"]}, fate=[1, 1, 5]
    )
    table.choose("card", "rask_forflytning")
    table.choose("march", "kongsvinger", "elverum", "hamar", 2)
    table.choose("end")
    assert table.battalions("elverum") == {"germany": 2}
    assert table.battalions("kongsvinger") == {}


# -- fjords, and nowhere to go -------------------------------------------------------------------------------


@pytest.mark.rule("KON-RET-06")
def test_norwegians_retreat_across_a_fjord() -> None:
    table = set_table(egersund="2 germany", stavanger="1 norway", fate=[4, 4, 1])
    table.attack("stavanger", egersund=2)
    table.choose("end")
    assert table.battalions("haugesund") == {"norway": 1}


@pytest.mark.rule("KON-RET-06", "KON-RET-07")
def test_allies_do_not_retreat_across_a_fjord() -> None:
    table = set_table(egersund="2 germany", stavanger="2 allies", finnmark="1 norway", fate=[4, 4, 1, 1])
    table.attack("stavanger", egersund=2)
    table.choose("end")
    assert table.battalions("haugesund") == {}
    assert table.battalions("stavanger") == {"germany": 2}
    assert sum(table.game.battalions[2]) == 0


@pytest.mark.rule("KON-RET-06", "KON-RET-07")
@pytest.mark.parametrize("turn", ["norway", "allies"])
def test_germans_do_not_retreat_across_a_fjord(turn: str) -> None:
    table = set_table(turn=turn, egersund=f"2 {turn}", stavanger="2 germany", oslo="1 germany", fate=[4, 4, 1, 1])
    table.attack("stavanger", egersund=2)
    table.choose("end")
    assert table.battalions("stavanger") == {turn: 2}
    assert sum(table.game.battalions[0]) == 1


@pytest.mark.rule("KON-RET-06", "KON-RET-07")
def test_friends_beyond_a_fjord_are_no_refuge_for_germans() -> None:
    table = set_table(turn="norway", voss="2 norway", bergen="2 germany", haugesund="1 germany", fate=[4, 4, 1, 1])
    table.attack("bergen", voss=2)
    table.choose("end")
    assert table.battalions("bergen") == {"norway": 2}
    assert table.battalions("haugesund") == {"germany": 1}


@pytest.mark.rule("KON-RET-06", "KON-RET-01")
def test_germans_retreat_over_land() -> None:
    table = set_table(turn="norway", hallingdal="2 norway", voss="2 germany", fate=[4, 4, 1, 1])
    table.attack("voss", hallingdal=2)
    table.choose("end")
    # Sogn and Haugesund lie across fjords.
    assert table.battalions("bergen") == {"germany": 2}


@pytest.mark.rule("KON-RET-07", "KON-RET-02")
def test_a_surrounded_defender_is_defeated() -> None:
    table = lost_in_hamar(gjovik="1 germany", lillehammer="1 germany", elverum="1 germany", finnmark="1 norway")
    assert table.prompt == "placement"
    assert table.battalions("hamar") == {"germany": 2}
    assert sum(table.game.battalions[1]) == 1


# -- Norway and the Allies together --------------------------------------------------------------------------


def lost_in_dombas(seats: list[str] | None = None, **areas: Any) -> Table:
    """A Norwegian and an Allied battalion in Dombås lose to three German ones from Lillehammer."""
    table = set_table(
        **{"lillehammer": "3 germany", "dombas": "1 norway 1 allies", **areas}, seats=seats, fate=[4, 4, 4, 1, 1]
    )
    table.attack("dombas", lillehammer=3)
    table.choose("end")
    return table


@pytest.mark.rule("KON-RET-05", "KON-Q-32")
def test_one_player_leads_norway_and_the_allies_to_the_same_area() -> None:
    table = lost_in_dombas()
    assert refuges(table) == {"andalsnes", "oppdal"}
    table.choose("retreat", "oppdal")
    assert table.battalions("oppdal") == {"norway": 1, "allies": 1}


@pytest.mark.rule("KON-RET-05", "KON-Q-32")
def test_two_players_who_agree_go_together() -> None:
    table = lost_in_dombas(THREE)
    assert table.match.asked() == ["norway", "allies"]
    table.choose("retreat", "andalsnes", seat="allies")
    table.choose("retreat", "andalsnes", seat="norway")
    assert table.battalions("andalsnes") == {"norway": 1, "allies": 1}
    assert table.prompt == "placement"


@pytest.mark.rule("KON-RET-05", "KON-Q-32")
@pytest.mark.parametrize("decision", ["andalsnes", "oppdal"])
def test_germany_chooses_when_they_do_not_agree(decision: str) -> None:
    table = lost_in_dombas(THREE)
    table.choose("retreat", "andalsnes", seat="norway")
    table.choose("retreat", "oppdal", seat="allies")
    assert (table.prompt, table.seat) == ("retreat.decide", "germany")
    assert refuges(table) == {"andalsnes", "oppdal"}
    table.choose("retreat", decision)
    assert table.battalions(decision) == {"norway": 1, "allies": 1}


@pytest.mark.rule("KON-RET-05", "KON-RET-06", "KON-Q-32")
def test_only_areas_open_to_both_are_chosen() -> None:
    table = set_table(
        seats=THREE, haugesund="4 germany", bergen="1 norway 1 allies", fate=[5, 5, 1, 1], oslo="1 germany"
    )
    table.attack("bergen", haugesund=4)
    table.choose("end")
    # Norway alone might have gone to Sogn across the fjord.
    assert table.battalions("voss") == {"norway": 1, "allies": 1}


@pytest.mark.rule("KON-RET-05", "KON-RET-06", "KON-RET-07", "KON-Q-32")
def test_without_an_area_open_to_both_each_goes_alone() -> None:
    table = set_table(seats=THREE, egersund="3 germany", stavanger="1 norway 2 allies", fate=[4, 4, 4, 1, 1, 1])
    table.attack("stavanger", egersund=3)
    table.choose("end")
    assert table.battalions("haugesund") == {"norway": 1}
    assert sum(table.game.battalions[2]) == 0


# -- the attacker --------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-RET-08", "KON-COMBAT-26")
def test_the_attackers_go_back_to_where_they_came_from() -> None:
    table = set_table(
        gjovik="2 germany",
        kongsvinger="1 germany",
        elverum="4 germany",
        hamar="5 norway",
        fate=[1] * 5 + [6, 5, 5, 5, 5],
    )
    table.attack("hamar", gjovik=2, kongsvinger=1, elverum=3)
    table.choose("end")
    table.choose("remove", "elverum")
    assert table.battalions("gjovik") == {"germany": 2}
    assert table.battalions("kongsvinger") == {"germany": 1}
    assert table.battalions("elverum") == {"germany": 3}
    assert table.battalions("hamar") == {"norway": 5}


def drop(table: Table, area: str, times: int) -> None:
    for _ in range(times):
        table.choose("card", "fallskjermtropp")
        table.choose("drop", area)


@pytest.mark.rule("KON-RET-09", "KON-Q-100")
def test_beaten_paratroopers_retreat_together_across_fjords_and_to_their_own_sides_origin() -> None:
    table = set_table(
        telemark="1 germany",
        haugesund="3 norway",
        voss="1 norway",
        bergen="1 germany",
        hands={"germany": ["fallskjermtropp", "fallskjermtropp"]},
        fate=[1, 1, 1, 5, 5, 5],
    )
    drop(table, "haugesund", 2)
    table.attack("haugesund", telemark=1)
    table.choose("end")
    assert table.battalions("telemark") == {"germany": 1}
    assert table.seat == "germany"
    assert refuges(table) == {"bergen", "stavanger", "telemark"}
    table.choose("retreat", "stavanger")
    assert table.battalions("stavanger") == {"germany": 2}


@pytest.mark.rule("KON-RET-09", "KON-Q-100")
def test_beaten_invaders_retreat_to_a_neighbouring_area() -> None:
    table = set_table(
        turn="allies",
        haugesund="2 germany",
        telemark="1 germany",
        voss="1 norway",
        hands={"allies": ["invasjon", "forsterkninger:6"]},
        fate=[1, 1, 5, 5],
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "haugesund")
    table.choose("land", "haugesund")
    table.choose("end")
    assert table.seat == "norway+allies"
    assert refuges(table) == {"bergen", "stavanger", "voss"}
    table.choose("retreat", "voss")
    assert table.battalions("voss") == {"norway": 1, "allies": 2}


@pytest.mark.rule("KON-RET-12", "KON-RET-09", "KON-Q-100")
def test_beaten_paratroopers_without_a_refuge_are_defeated() -> None:
    table = set_table(
        oslo="1 germany",
        stavanger="1 norway",
        egersund="1 norway",
        haugesund="1 norway",
        hands={"germany": ["fallskjermtropp"]},
        fate=[1, 5],
    )
    drop(table, "stavanger", 1)
    table.choose("end")
    assert table.battalions("stavanger") == {"norway": 1}
    assert sum(table.game.battalions[0]) == 1

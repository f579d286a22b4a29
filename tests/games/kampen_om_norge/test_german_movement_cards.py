"""The German cards that move battalions: Fallskjermtropp, Rask forflytning and Transportfly (Appendix)."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import set_table

# -- Fallskjermtropp -----------------------------------------------------------------------------------------


@pytest.mark.rule("KON-GC-07", "KON-Q-86")
def test_fallskjermtropp_brings_a_new_battalion_within_air_range() -> None:
    table = set_table(horten="1 germany", hamar="1 norway", hands={"germany": ["fallskjermtropp"]})
    table.choose("card", "fallskjermtropp")
    board = table.game.box.board
    # Without any air field: the range from Germany, the same as for Bombefly.
    reached = {option[1] for option in table.offered("drop")}
    assert reached == {area for area, covered in zip(board.ids, board.home_range, strict=True) if covered}
    assert {"stavanger", "kristiansand", "oslo"} <= reached
    assert not {"bergen", "trondheim", "narvik"} & reached
    table.choose("drop", "kongsberg")
    assert table.battalions("kongsberg") == {"germany": 1}
    assert table.on_board("germany") == 2
    assert table.used("germany") == ["fallskjermtropp"]


@pytest.mark.rule("KON-GC-07", "KON-Q-47", "KON-Q-86")
def test_a_held_air_field_carries_the_drop_further() -> None:
    for bardufoss, in_reach in (("1 germany", True), ("1 norway", False)):
        table = set_table(
            oslo="1 germany", bardufoss=bardufoss, dombas="1 norway", hands={"germany": ["fallskjermtropp"]}
        )
        table.choose("card", "fallskjermtropp")
        assert table.offers("drop", "finnmark") == in_reach


@pytest.mark.rule("KON-GC-08")
def test_paratroopers_attack_a_hostile_area() -> None:
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": ["fallskjermtropp"]}, fate=[5, 4])
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "honefoss")
    assert table.battalions("honefoss") == {"norway": 1}
    assert table.attackers("honefoss") == {"air": 1}
    table.choose("end")
    assert table.dice() == [1, 1]
    table.pass_to("placement")
    assert table.battalions("honefoss") == {"germany": 1}


@pytest.mark.rule("KON-GC-09")
def test_the_drop_is_the_move() -> None:
    table = set_table(
        oslo="1 germany", hamar="1 norway", hands={"germany": ["fallskjermtropp", "rask_forflytning", "transportfly"]}
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "kristiansand")
    assert not table.offers("move", "kristiansand")
    table.choose("card", "rask_forflytning")
    assert {option[1] for option in table.offered("march")} == {"oslo"}
    table.choose("march", "oslo", "honefoss", "valdres", 1)
    assert not table.offers("card", "transportfly")


# -- Rask forflytning ----------------------------------------------------------------------------------------


@pytest.mark.rule("KON-GC-15", "KON-GC-16", "KON-Q-36")
def test_one_or_two_battalions_march_two_areas_together() -> None:
    table = set_table(oslo="3 germany", horten="1 germany", dombas="1 norway", hands={"germany": ["rask_forflytning"]})
    table.choose("card", "rask_forflytning")
    assert {option[4] for option in table.offered("march", "oslo", "gjovik", "lillehammer")} == {1, 2}
    assert {option[4] for option in table.offered("march", "horten")} == {1}
    table.choose("march", "oslo", "gjovik", "lillehammer", 2)
    assert table.prompt == "movement"
    assert table.battalions("oslo") == {"germany": 1}
    assert table.battalions("lillehammer") == {"germany": 2}
    assert not table.offers("move", "lillehammer")


@pytest.mark.rule("KON-GC-16", "KON-Q-36")
def test_battalions_that_have_moved_do_not_march() -> None:
    table = set_table(oslo="2 germany", dombas="1 norway", hands={"germany": ["rask_forflytning"]})
    table.choose("move", "oslo", "honefoss", 1)
    table.choose("card", "rask_forflytning")
    assert {option[1] for option in table.offered("march")} == {"oslo"}
    assert {option[4] for option in table.offered("march")} == {1}


@pytest.mark.rule("KON-GC-15", "KON-Q-34")
def test_a_march_may_end_in_an_attack_from_the_last_area() -> None:
    table = set_table(
        oslo="2 germany",
        lillehammer="1 norway",
        dombas="1 norway",
        hands={"germany": ["rask_forflytning"]},
        fate=[1, 1, 5],
    )
    table.choose("card", "rask_forflytning")
    table.choose("march", "oslo", "gjovik", "lillehammer", 2)
    assert table.attackers("lillehammer") == {"gjovik": 2}
    table.choose("end")
    assert table.dice() == [2, 1]
    assert table.battalions("gjovik") == {"germany": 2}
    assert table.battalions("oslo") == {}


@pytest.mark.rule("KON-Q-34", "KON-NC-02")
def test_sabotage_sends_a_march_back_to_the_last_area() -> None:
    table = set_table(
        oslo="2 germany",
        lillehammer="1 norway",
        hands={"germany": ["rask_forflytning"], "norway": ["sprengt_bro"]},
    )
    table.choose("card", "rask_forflytning")
    table.choose("march", "oslo", "gjovik", "lillehammer", 2)
    table.choose("end")
    table.choose("send_back", "sprengt_bro", "lillehammer", "gjovik")
    assert table.battalions("gjovik") == {"germany": 2}


@pytest.mark.rule("KON-GC-15", "KON-Q-35")
def test_a_march_does_not_pass_through_an_enemy_area() -> None:
    table = set_table(
        oslo="1 germany", gjovik="1 norway", kongsvinger="1 allies", hands={"germany": ["rask_forflytning"]}
    )
    table.choose("card", "rask_forflytning")
    assert {option[2] for option in table.offered("march")} == {"honefoss", "ostfold", "horten"}
    assert table.offers("march", "oslo", "honefoss", "gjovik", 1)


# -- Transportfly --------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-GC-18", "KON-GC-20", "KON-Q-48")
def test_transportfly_flies_between_held_air_fields() -> None:
    table = set_table(
        oslo="3 germany",
        trondheim="1 germany",
        stavanger="1 norway",
        horten="1 germany",
        hands={"germany": ["transportfly"]},
    )
    table.choose("card", "transportfly")
    assert sorted(table.match.options) == [
        ("airlift", "oslo", "trondheim", 1),
        ("airlift", "oslo", "trondheim", 2),
        ("airlift", "trondheim", "oslo", 1),
    ]
    table.choose("airlift", "oslo", "trondheim", 2)
    assert table.battalions("oslo") == {"germany": 1}
    assert table.battalions("trondheim") == {"germany": 3}
    assert {option[3] for option in table.offered("move", "trondheim")} == {1}


@pytest.mark.rule("KON-GC-18", "KON-GC-20", "KON-Q-48")
def test_transportfly_carries_no_battalion_that_has_moved() -> None:
    table = set_table(
        horten="2 germany",
        oslo="1 germany",
        trondheim="1 germany",
        dombas="1 norway",
        hands={"germany": ["transportfly"]},
    )
    table.choose("move", "horten", "oslo", 2)
    table.choose("card", "transportfly")
    assert {option[3] for option in table.offered("airlift", "oslo")} == {1}


@pytest.mark.rule("KON-GC-19", "KON-GC-21")
def test_transportfly_places_reinforcements_on_a_held_air_field() -> None:
    table = set_table(
        trondheim="1 germany",
        stavanger="1 norway",
        horten="1 germany",
        hands={"germany": ["transportfly", "forsterkninger:6"]},
    )
    table.choose("end")
    table.choose("trade", "forsterkninger")
    table.choose("done")
    assert {option[2:] for option in table.offered("airplace")} == {("trondheim", 1), ("trondheim", 2)}
    table.choose("airplace", "transportfly", "trondheim", 2)
    assert table.battalions("trondheim") == {"germany": 3}
    assert not table.offers("airplace")
    table.choose("place", "oslo")
    # Two for the symbols and the free one: the card itself brings none.
    assert table.on_board("germany") == 5
    assert table.prompt == "movement"


@pytest.mark.rule("KON-GC-21")
def test_transportfly_carries_no_more_than_was_acquired() -> None:
    table = set_table(oslo="1 germany", hamar="1 norway", hands={"germany": ["transportfly"]})
    table.choose("end")
    table.choose("done")
    assert {option[2:] for option in table.offered("airplace")} == {("oslo", 1)}
    table.choose("airplace", "transportfly", "oslo", 1)
    assert table.on_board("germany") == 2
    assert table.prompt == "movement"

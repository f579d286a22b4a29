"""Chapter 4.1 b: land movement."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import ALLIED_KINDS, GERMAN_KINDS, NORWEGIAN_KINDS, THREE, new_table, set_table


@pytest.mark.rule("KON-MOVE-01")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_the_turn_begins_with_land_movement(scenario: str) -> None:
    table = new_table(scenario)
    assert table.prompt == "movement"
    assert {option[0] for option in table.match.options} <= {"move", "card", "end"}
    areas = set(table.game.box.board.ids)
    assert table.offers("move")
    assert all(option[1] in areas and option[2] in areas for option in table.offered("move"))


@pytest.mark.rule("KON-MOVE-02")
def test_each_battalion_may_move_to_a_neighbouring_area() -> None:
    table = set_table(oslo="2 germany", hamar="1 norway")
    around_oslo = ["honefoss", "ostfold", "horten", "kongsvinger", "gjovik"]
    assert sorted(table.offered("move")) == sorted(
        ("move", "oslo", area, stack) for area in around_oslo for stack in (1, 2)
    )
    table.choose("move", "oslo", "gjovik", 1)
    assert table.battalions("oslo") == {"germany": 1}
    assert table.battalions("gjovik") == {"germany": 1}
    assert sorted(table.offered("move")) == sorted(("move", "oslo", area, 1) for area in around_oslo)


@pytest.mark.rule("KON-MOVE-02")
def test_only_the_active_faction_moves() -> None:
    table = set_table(turn="norway", oslo="1 germany", hamar="1 norway", dombas="1 allies")
    assert {option[1] for option in table.offered("move")} == {"hamar"}


@pytest.mark.rule("KON-MOVE-02")
def test_nobody_has_to_move() -> None:
    table = set_table(oslo="2 germany", hamar="1 norway")
    table.choose("end")
    assert table.prompt == "placement"
    assert table.battalions("oslo") == {"germany": 2}


@pytest.mark.rule("KON-MOVE-02")
def test_a_battalion_moves_again_in_the_next_round() -> None:
    table = set_table(turn="norway", oslo="1 germany", hamar="1 norway")
    table.choose("move", "hamar", "elverum", 1)
    assert not table.offers("move", "elverum")
    for _ in range(3):
        assert table.prompt == "movement"
        table.choose("end")
        table.pass_to("movement")
    assert (table.game.round, table.game.active) == (2, 1)
    assert table.offers("move", "elverum", "tynset", 1)


@pytest.mark.rule("KON-MOVE-03")
def test_a_battalion_that_has_moved_does_not_move_on() -> None:
    table = set_table(oslo="2 germany", honefoss="1 germany", hamar="1 norway")
    table.choose("move", "oslo", "honefoss", 2)
    assert {option[3] for option in table.offered("move", "honefoss", "valdres")} == {1}
    table.choose("move", "honefoss", "valdres", 1)
    assert not table.offers("move")


@pytest.mark.rule("KON-MOVE-03")
def test_a_card_moves_a_battalion_two_areas() -> None:
    table = set_table(oslo="1 germany", hamar="1 norway", hands={"germany": ["rask_forflytning"]})
    assert not table.offers("move", "oslo", "valdres")
    table.choose("card", "rask_forflytning")
    table.choose("march", "oslo", "honefoss", "valdres", 1)
    assert table.battalions("valdres") == {"germany": 1}
    assert not table.offers("move")


@pytest.mark.rule("KON-MOVE-04")
def test_a_move_into_an_enemy_area_is_fought_after_all_movement() -> None:
    table = set_table(kongsvinger="1 germany", oslo="1 germany", hamar="1 norway", fate=[5, 4])
    table.choose("move", "kongsvinger", "hamar", 1)
    assert table.prompt == "movement"
    assert table.battalions("hamar") == {"norway": 1}
    assert "combat.begins" not in table.log_keys()
    table.choose("move", "oslo", "gjovik", 1)
    table.choose("end")
    assert table.dice() == [1, 1]
    table.pass_to("placement")
    assert table.battalions("hamar") == {"germany": 1}


@pytest.mark.rule("KON-MOVE-04")
def test_a_move_into_an_empty_area_is_no_attack() -> None:
    table = set_table(kongsvinger="1 germany", hamar="1 norway")
    table.choose("move", "kongsvinger", "elverum", 1)
    table.choose("end")
    assert table.battalions("elverum") == {"germany": 1}
    assert "combat.begins" not in table.log_keys()


@pytest.mark.rule("KON-MOVE-05")
def test_an_area_is_attacked_from_several_sides_in_one_combat() -> None:
    table = set_table(
        kongsvinger="1 germany", elverum="2 germany", lillehammer="1 germany", hamar="1 norway", fate=[5, 5, 5, 5, 1]
    )
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("move", "elverum", "hamar", 1)
    table.choose("move", "elverum", "hamar", 1)
    table.choose("move", "lillehammer", "hamar", 1)
    assert table.attackers("hamar") == {"kongsvinger": 1, "elverum": 2, "lillehammer": 1}
    table.choose("end")
    assert table.dice() == [4, 1]
    assert table.log_keys().count("combat.begins") == 1


@pytest.mark.rule("KON-MOVE-06")
def test_attackers_wait_at_the_border_until_the_combat_is_over() -> None:
    table = set_table(
        kongsvinger="2 germany", elverum="1 germany", hamar="1 norway", hands={"germany": ["ubat"]}, fate=[1, 1, 6]
    )
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("move", "elverum", "hamar", 1)
    table.choose("end")
    assert table.prompt == "combat.attack"
    assert table.attackers("hamar") == {"kongsvinger": 1, "elverum": 1}
    assert table.battalions("hamar") == {"norway": 1}
    assert table.battalions("kongsvinger") == {"germany": 1}
    assert table.battalions("elverum") == {}
    assert table.on_board("germany") == 3
    table.pass_()
    assert table.prompt == "combat.remove"
    table.choose("remove", "kongsvinger")
    assert table.attackers("hamar") == {}
    assert table.battalions("kongsvinger") == {"germany": 1}
    assert table.battalions("elverum") == {"germany": 1}


@pytest.mark.rule("KON-MOVE-07")
@pytest.mark.parametrize(
    ("turn", "hand", "playable"),
    [
        ("germany", GERMAN_KINDS, {"fallskjermtropp", "rask_forflytning", "transportfly"}),
        ("norway", NORWEGIAN_KINDS, {"rask_forflytning"}),
        ("allies", ALLIED_KINDS, {"invasjon", "kystevakuering"}),
    ],
)
def test_the_cards_of_the_movement_phase(turn: str, hand: list[str], playable: set[str]) -> None:
    table = set_table(
        turn=turn, oslo="2 germany", stavanger="1 germany", dombas="2 norway", namsos="2 allies", hands={turn: hand}
    )
    assert table.kinds_offered("card") == playable


@pytest.mark.rule("KON-MOVE-07")
@pytest.mark.parametrize(
    ("turn", "hand"),
    [("germany", ["transportfly"]), ("norway", ["rask_forflytning"]), ("allies", ["kystevakuering", "invasjon"])],
)
def test_a_movement_card_that_can_do_nothing_is_not_offered(turn: str, hand: list[str]) -> None:
    table = set_table(turn=turn, oslo="2 germany", finnmark="1 norway", tromso="1 germany", hands={turn: hand})
    assert table.kinds_offered("card") == set()


@pytest.mark.rule("KON-MOVE-08", "KON-Q-46")
def test_jagerfly_answers_a_fallskjermtropp_in_the_german_turn() -> None:
    table = set_table(
        seats=THREE,
        telemark="1 germany",
        voss="1 norway",
        hands={"germany": ["fallskjermtropp"], "allies": ["jagerfly"]},
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "haugesund")
    assert (table.prompt, table.seat) == ("drop.divert", "allies")
    # Across fjords, into areas with friends or enemies, and out of air range to Bergen and Voss.
    assert {option[2] for option in table.offered("divert")} == {"bergen", "stavanger", "telemark", "voss"}
    table.choose("divert", "jagerfly", "bergen")
    assert table.battalions("haugesund") == {}
    assert table.battalions("bergen") == {"germany": 1}
    assert table.used("allies") == ["jagerfly"]


@pytest.mark.rule("KON-MOVE-08", "KON-Q-46")
@pytest.mark.parametrize(
    ("area", "attackers", "battalions"), [("voss", {"air": 1}, {"norway": 1}), ("telemark", {}, {"germany": 2})]
)
def test_a_diverted_battalion_attacks_or_joins_whom_it_meets(
    area: str, attackers: dict[str, int], battalions: dict[str, int]
) -> None:
    table = set_table(
        telemark="1 germany", voss="1 norway", hands={"germany": ["fallskjermtropp"], "allies": ["jagerfly"]}
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "haugesund")
    table.choose("divert", "jagerfly", area)
    assert table.attackers(area) == attackers
    assert table.battalions(area) == battalions


@pytest.mark.rule("KON-MOVE-08")
def test_jagerfly_answers_no_other_movement() -> None:
    table = set_table(
        stavanger="2 germany",
        kristiansand="1 germany",
        voss="1 norway",
        hands={"germany": ["transportfly", "rask_forflytning"], "allies": ["jagerfly"]},
    )
    table.choose("card", "transportfly")
    table.choose("airlift", "kristiansand", "stavanger", 1)
    assert (table.prompt, table.seat) == ("movement", "germany")
    table.choose("card", "rask_forflytning")
    table.choose("march", "stavanger", "haugesund", "bergen", 1)
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert table.hand("allies") == ["jagerfly"]


@pytest.mark.rule("KON-MOVE-09")
@pytest.mark.parametrize(("turn", "start"), [("norway", "oppdal"), ("allies", "andalsnes")])
def test_norway_and_the_allies_stand_in_one_area(turn: str, start: str) -> None:
    table = set_table(turn=turn, oslo="1 germany", oppdal="1 norway", dombas="1 norway 1 allies", andalsnes="1 allies")
    table.choose("move", start, "dombas", 1)
    assert table.attackers("dombas") == {}
    assert table.battalions("dombas") == {"norway": 1, "allies": 1, turn: 2}
    table.choose("end")
    assert "combat.begins" not in table.log_keys()

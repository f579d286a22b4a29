"""The Morning Phase, Action spaces, and the order of the day."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import set_table


@pytest.mark.rule("HOH-MORNING-01", "HOH-MORNING-03")
def test_rest_to_ready_then_the_tired_then_placing() -> None:
    table = set_table("morning", 2, ready="", rest="medic", tired="soldier", supplies=1)
    assert (table.area("ready"), table.area("rest")) == ({"medic": 1}, {})
    assert table.prompt == "waking"
    table.choose("done")
    assert table.prompt == "placing"


@pytest.mark.rule("HOH-MORNING-02")
def test_on_day_1_there_is_only_placing() -> None:
    table = set_table("morning", 1, ready="", rest="medic", tired="soldier", supplies=1)
    assert table.prompt == "placing"
    assert table.area("rest") == {"medic": 1}


@pytest.mark.rule("HOH-MORNING-04", "HOH-TRACK-02")
@pytest.mark.parametrize(("day", "fed"), [(2, 4), (4, 3), (7, 2)])
def test_a_supply_feeds_by_the_supply_marker(day: int, fed: int) -> None:
    table = set_table("waking", day, ready="", tired="8 soldier", supplies=1)
    table.choose("spend", "supply")
    for _ in range(fed):
        table.choose("ready", "soldier")
    assert not table.offers("ready")
    assert table.area("ready") == {"soldier": fed}
    assert table.game.supplies == 0


@pytest.mark.rule("HOH-MORNING-04")
def test_fewer_may_be_woken_than_were_paid_for() -> None:
    table = set_table("waking", 2, ready="", tired="3 soldier", supplies=1)
    table.choose("spend", "supply")
    table.choose("ready", "soldier")
    table.choose("done")
    assert (table.area("ready"), table.area("tired")) == ({"soldier": 1}, {"soldier": 2})
    table = set_table("waking", 2, ready="", tired="3 soldier", supplies=1)
    table.choose("spend", "supply")
    table.choose("ready", "everyone")
    assert table.area("ready") == {"soldier": 3}


@pytest.mark.rule("HOH-MORNING-05")
def test_morale_feeds_two_and_is_never_spent_below_the_track() -> None:
    table = set_table("waking", 7, ready="", tired="8 soldier", supplies=0, morale=-2)
    table.choose("spend", "morale")
    table.choose("ready", "soldier")
    table.choose("ready", "soldier")
    assert table.game.morale == -3
    assert not table.offers("spend")


@pytest.mark.rule("HOH-MORNING-06")
def test_supplies_and_morale_in_any_mix() -> None:
    table = set_table("waking", 7, ready="", tired="8 soldier", supplies=2)
    for what in ("supply", "morale", "supply"):
        table.choose("spend", what)
        table.choose("ready", "soldier")
        table.choose("ready", "soldier")
    assert table.area("ready") == {"soldier": 6}
    assert (table.game.supplies, table.game.morale) == (0, -1)


@pytest.mark.rule("HOH-MORNING-07")
def test_two_may_rest_for_free() -> None:
    table = set_table("waking", 2, ready="", tired="soldier medic hunter", supplies=0)
    table.choose("rest", "medic")
    table.choose("rest", "hunter")
    assert not table.offers("rest")
    table.choose("done")
    assert (table.area("rest"), table.area("tired")) == ({"medic": 1, "hunter": 1}, {"soldier": 1})


@pytest.mark.rule("HOH-MORNING-08")
def test_defenders_are_placed_and_taken_back_until_the_day_begins() -> None:
    table = set_table("placing", 2, ready="soldier medic")
    table.choose("place", "soldier", "repair")
    table.choose("place", "medic", "shovel_snow")
    table.choose("take_back", "soldier", "repair")
    assert table.placed("repair") == {}
    assert table.area("ready") == {"soldier": 1}
    table.match.undo("commander")
    assert table.placed("repair") == {"soldier": 1}
    table.choose("take_back", "soldier", "repair")
    table.choose("begin")
    assert table.area("ready")["soldier"] == 1  # whoever was not placed stays Ready


@pytest.mark.rule("HOH-ACTION-01", "HOH-ACTION-04")
def test_an_incomplete_set_does_nothing_and_is_tired() -> None:
    table = set_table("placing", 2, ready="3 soldier", tired="")
    table.work(repair="3 soldier")
    table.choose("repair", "position_a")
    assert table.prompt != "repair"
    assert table.damage("position_b") == 1


@pytest.mark.rule("HOH-ACTION-02", "HOH-DEF-02")
def test_who_is_barred() -> None:
    table = set_table("placing", 7, ready="officer soldier volunteer medic hunter")
    assert {option[1] for option in table.offered("place", None, "fire_artillery")} == {"soldier"}
    assert not table.offers("place", "medic", "position")
    assert not table.offers("place", "medic", "reckless_defence")
    assert {option[1] for option in table.offered("place", None, "promote")} == {"officer", "volunteer", "hunter"}
    assert len(table.offered("place", None, "supply_run")) == 5


@pytest.mark.rule("HOH-ACTION-03", "HOH-DEF-03")
def test_the_officer_counts_double_at_inspire() -> None:
    table = set_table("placing", 2, ready="officer", doubt=2, supplies=1)
    table.work(inspire="officer")
    assert "HOH-MAINT-11" in table.log_rules()


@pytest.mark.rule("HOH-ACTION-04")
def test_as_often_as_there_are_full_sets() -> None:
    table = set_table("placing", 2, ready="5 volunteer", hit_bag="")
    table.work(bolster="5 volunteer")
    table.choose("bolster", "miss")
    table.choose("bolster", "miss")
    assert table.bag("hit") == {"miss": 2}


@pytest.mark.rule("HOH-ACTION-05")
def test_nobody_is_placed_on_a_damaged_position() -> None:
    table = set_table("placing", 4, ready="soldier", repaired=["position_b"])
    assert {option[2] for option in table.offered("place", "soldier") if "position" in option[2]} == {
        "position",
        "position_b",
    }


@pytest.mark.rule("HOH-ACTION-06", "HOH-WALLS-03")
def test_relieving_a_position() -> None:
    table = set_table("placing", 4, ready="soldier", positions="volunteer . . .")
    table.choose("place", "soldier", "position")
    assert table.positions()[0] == "soldier"
    assert table.area("tired") == {"volunteer": 1}
    assert not table.offers("place", None, "position")
    table.choose("take_back", "soldier", "position")
    assert (table.positions()[0], table.area("tired")) == ("volunteer", {})
    assert not table.offers("take_back")  # HOH-Q-50: nobody leaves a Position without a replacement


@pytest.mark.rule("HOH-ACTION-06", "HOH-WALLS-02")
def test_a_position_may_be_relieved_twice_in_a_morning() -> None:
    table = set_table("placing", 4, ready="soldier hunter", positions="volunteer . . .")
    table.choose("place", "soldier", "position")
    table.choose("place", "hunter", "position")
    assert table.positions() == ["hunter", ".", ".", "."]
    assert (table.area("ready"), table.area("tired")) == ({}, {"volunteer": 1, "soldier": 1})
    # Nothing is settled yet: taken back one by one, in the order of the last first.
    table.choose("take_back", "hunter", "position")
    assert (table.positions()[0], table.area("tired")) == ("soldier", {"volunteer": 1})
    table.choose("take_back", "soldier", "position")
    assert (table.positions()[0], table.area("tired")) == ("volunteer", {})
    assert table.area("ready") == {"soldier": 1, "hunter": 1}
    assert not table.offers("take_back")


@pytest.mark.rule("HOH-ACTION-06")
def test_what_was_relieved_in_the_morning_stays_so_when_the_day_begins() -> None:
    table = set_table("placing", 4, ready="soldier hunter", positions=". . . .", pause=True)
    table.place(position="soldier")
    table.work(position="hunter")
    assert table.positions() == ["hunter", ".", ".", "."]
    assert table.area("tired") == {"soldier": 1}
    assert table.game.relieved == [[], [], [], []]


@pytest.mark.rule("HOH-ACTION-07", "HOH-MOBACT-01", "HOH-WALLS-01", "HOH-TEL-01")
def test_what_is_available_when() -> None:
    early = set_table("placing", 3, ready="soldier", dug=["field_telephone"])
    assert early.offers("place", "soldier", "negotiate")
    assert early.offers("place", "soldier", "open_supply_route")
    assert not early.offers("place", "soldier", "position")
    assert not early.offers("place", "soldier", "reckless_defence")
    assert not early.offers("place", "soldier", "field_telephone")
    later = set_table("placing", 4, ready="soldier")
    assert not later.offers("place", "soldier", "negotiate")
    assert not later.offers("place", "soldier", "open_supply_route")
    assert later.offers("place", "soldier", "position")
    assert not later.offers("place", "soldier", "field_telephone")
    assert not later.offers("place", "soldier", "radio")
    assert set_table("placing", 4, ready="soldier", dug=["radio"]).offers("place", "soldier", "radio")


# -- the Day Phase -------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-DAY-01")
def test_sections_in_order() -> None:
    table = set_table(
        "placing",
        4,
        ready="5 soldier 2 volunteer medic",
        positions="soldier . . .",
        sectors={3: "1 standing"},
        fate=[6],
    )
    table.work(treat_patient="medic", shovel_snow="volunteer", supply_run="volunteer")
    table.choose("stay")
    wanted = ("walls.hit", "run.sent", "snow.shovelled", "evening.begins")
    assert [key for key in table.log_keys() if key in wanted][:4] == list(wanted)


@pytest.mark.rule("HOH-DAY-02")
def test_the_order_within_a_section_is_free() -> None:
    table = set_table("placing", 2, ready="4 volunteer soldier")
    table.work(shovel_snow="soldier", repair="2 volunteer", bolster="2 volunteer")
    assert {option[1] for option in table.offered("act")} == {"shovel_snow", "repair", "bolster"}
    table.choose("act", "bolster")
    table.choose("bolster", "miss")
    assert {option[1] for option in table.offered("act")} == {"shovel_snow", "repair"}


@pytest.mark.rule("HOH-DAY-03")
def test_defenders_are_tired_after_their_action() -> None:
    table = set_table("placing", 2, ready="2 volunteer soldier")
    table.work(shovel_snow="soldier", repair="2 volunteer")
    table.choose("act", "repair")
    table.choose("repair", "gun_1")
    assert table.area("tired")["volunteer"] == 2


@pytest.mark.rule("HOH-DAY-04")
def test_who_is_not_tired_after_the_action() -> None:
    table = set_table(
        "placing",
        7,
        ready="soldier hunter",
        positions="officer . . .",
        sectors={4: "3 standing"},
        pause=True,
        fate=[6, 4],
    )
    table.work(reckless_defence="soldier", supply_run="hunter")
    table.choose("reckless", "soldier")
    table.choose("wait")
    table.choose("stay")
    assert table.positions()[0] == "officer"
    assert table.waiting() == {6: {"soldier": 1}}
    assert table.runs() == [("hunter", "fortress", "")]
    assert table.area("tired") == {}


@pytest.mark.rule("HOH-DAY-01", "HOH-ARTY-15", "HOH-TEL-02")
def test_what_was_used_yesterday_can_be_used_today() -> None:
    def used(game: Hegra) -> None:
        game.fired = [True] * len(game.fired)
        game.guns_fired = [True, True]
        game.airfield_used = ["morale", "stack"]
        game.telephone = game.no_relapse = True

    table = set_table("placing", 7, ready="2 volunteer", positions="soldier . . .", prepare=used)
    table.work(repair="2 volunteer")
    game = table.game
    assert (game.fired, game.guns_fired) == ([False] * len(game.fired), [False, False])
    assert (game.airfield_used, game.telephone, game.no_relapse) == ([], False, False)


@pytest.mark.rule("HOH-MORNING-04", "HOH-MORNING-08")
def test_rations_that_nobody_ate_are_gone_when_placing_begins() -> None:
    table = set_table("morning", 2, ready="", tired="3 soldier", supplies=2)
    table.choose("spend", "supply")
    assert table.game.rations > 0
    table.choose("done")
    assert (table.prompt, table.game.rations) == ("placing", 0)


@pytest.mark.rule("HOH-MORNING-04")
def test_a_morning_begins_with_nothing_paid_and_nobody_sent_to_rest() -> None:
    table = set_table("morning", 2, ready="", tired="3 soldier", supplies=1, rations=2, rested=2)
    assert (table.prompt, table.game.rations, table.game.rested) == ("waking", 0, 0)
    assert not table.offers("ready")
    assert table.offers("rest", "soldier")

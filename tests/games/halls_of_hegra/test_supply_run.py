"""Supply Runs: sending out, Counter Patrol, moving, meeting the enemy, coming home; and Suspicion."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra, Run
from motstand.games.halls_of_hegra.stored import run_data, run_from
from tests.games.halls_of_hegra.table import Table, set_table


def running(runs: list[tuple[str, str, str]], **more: Any) -> Table:
    """Supply Runs about to move on day 2, in cloudy weather."""
    more.setdefault("pause", True)
    return set_table("runs", 2, runs=runs, **more)


@pytest.mark.rule("HOH-RUN-01", "HOH-RUN-02", "HOH-RUN-03")
def test_defenders_are_sent_to_the_fortress_on_the_map() -> None:
    table = set_table("supply run", 2, placed={"supply_run": "2 hunter medic"}, pause=True)
    assert sorted(table.runs()) == [("hunter", "fortress", ""), ("hunter", "fortress", ""), ("medic", "fortress", "")]
    assert table.prompt == "runs"


@pytest.mark.rule("HOH-RUN-01", "HOH-RUN-04")
def test_counter_patrol_before_the_runs_move() -> None:
    table = set_table(
        "supply run",
        2,
        placed={"supply_run": "medic", "counter_patrol": "hunter"},
        dug=["counter_patrol"],
        patrols={"green_1": 1, "dark_blue_4": 1},
        pause=True,
    )
    assert table.prompt == "patrol.remove"
    assert table.runs() == [("medic", "fortress", "")]
    table.choose("clear", "dark_blue_4", "patrol")
    assert table.patrols() == {"green_1": 1}
    assert table.bag("patrol")["4"] == 2
    assert table.area("tired") == {"hunter": 1}
    assert table.prompt == "run.go"


@pytest.mark.rule("HOH-RUN-05", "HOH-DAMAGE-02")
def test_the_right_part_may_lower_suspicion() -> None:
    crew = {"counter_patrol": "hunter"}
    covered = set_table("counter patrol", 2, placed=crew, dug=["counter_patrol"], suspicion=4, pause=True)
    assert (covered.prompt, covered.game.suspicion) == ("repair", 4)
    for word, left in (("lower", 2), ("decline", 4)):
        table = set_table(
            "counter patrol",
            2,
            placed=crew,
            dug=["counter_patrol"],
            repaired=["counter_patrol"],
            suspicion=4,
            pause=True,
        )
        table.choose(word)
        assert table.game.suspicion == left


@pytest.mark.rule("HOH-RUN-06")
def test_runs_move_even_if_nobody_was_sent() -> None:
    table = set_table("supply run", 2, runs=[("medic", "green_1", "")], pause=True)
    assert table.prompt == "run.go"


@pytest.mark.rule("HOH-RUN-07", "HOH-TRACK-01")
@pytest.mark.parametrize(("weather", "steps"), [(0, 6), (1, 5), (2, 4)])
def test_the_weather_says_how_far(weather: int, steps: int) -> None:
    table = running([("medic", "fortress", "")], weather=weather)
    assert table.game.movement_left == steps
    assert table.offers("go", "depot_supply") is (steps >= 5)


@pytest.mark.rule("HOH-RUN-07")
def test_the_player_chooses_the_order_and_may_stay() -> None:
    table = running([("medic", "green_1", ""), ("hunter", "green_3", "")])
    table.choose("run", "hunter", "green_3")
    table.choose("stay")
    assert table.prompt == "run.go"  # the Medic is the only one left
    table.choose("go", "yellow_1")
    assert sorted(table.runs()) == [("hunter", "green_3", ""), ("medic", "yellow_1", "")]


@pytest.mark.rule("HOH-RUN-07", "HOH-RUN-18", "HOH-Q-106")
def test_a_run_may_come_back_into_the_fortress_and_is_over() -> None:
    table = running([("medic", "fortress", ""), ("hunter", "green_1", "")])
    table.choose("run", "medic", "fortress")
    table.choose("go", "fortress")
    table.choose("stay")
    assert table.runs() == [("hunter", "green_1", "")]
    assert table.area("tired") == {"medic": 1}


@pytest.mark.rule("HOH-RUN-07", "HOH-RUN-09", "HOH-Q-106")
def test_a_run_that_comes_back_meets_the_enemies_of_its_space_again() -> None:
    table = running([("soldier", "green_2", "")], patrols={"green_2": 2}, suspicion=3, fate=[6])
    table.choose("go", "green_2")
    assert table.prompt == "run.meeting"
    assert table.game.movement_left == 3  # of 5: out and back
    table.choose("sneak")
    table.choose("go", "green_2")
    assert table.game.movement_left == 1
    table.choose("halt")
    # HOH-Q-70: up for the sneak, then down for the stop
    assert table.game.suspicion == 3
    assert table.runs() == [("soldier", "green_2", "")]


@pytest.mark.rule("HOH-Q-106")
def test_coming_back_is_offered_only_where_it_is_more_than_staying() -> None:
    assert not running([("medic", "green_1", "")]).offers("go", "green_1")
    depot = running([("medic", "depot_supply", "")])
    assert depot.offers("go", "yellow_1")
    assert not depot.offers("go", "depot_supply")
    enclosed = {f"dark_blue_{number}": 1 for number in range(1, 7)}
    assert not running([("medic", "fortress", "")], patrols=enclosed).offers("go", "fortress")


@pytest.mark.rule("HOH-RUN-09", "HOH-RUN-13")
def test_meeting_the_enemy() -> None:
    table = running([("hunter", "light_blue_2", "")], patrols={"green_2": 1})
    table.choose("go", "green_2")
    assert table.match.options == [("halt",), ("sneak",)]
    table = running([("soldier", "light_blue_2", "")], patrols={"green_2": 1}, batteries=["green_2"])
    table.choose("go", "green_2")
    assert table.match.options == [("halt",), ("fight", "patrol"), ("fight", "artillery"), ("sneak",)]


@pytest.mark.rule("HOH-RUN-09")
def test_nobody_walks_through_enemies_unseen() -> None:
    patrols = {f"dark_blue_{number}": 1 for number in range(1, 7)}
    table = running([("hunter", "fortress", "")], patrols=patrols)
    assert {option[1] for option in table.offered("go")} == set(patrols)


@pytest.mark.rule("HOH-RUN-10")
def test_stop_ends_the_movement_and_lowers_suspicion() -> None:
    table = running([("hunter", "light_blue_2", "")], patrols={"green_2": 1}, suspicion=3)
    table.choose("go", "green_2")
    table.choose("halt")
    assert table.runs() == [("hunter", "green_2", "")]
    assert table.game.suspicion == 2


@pytest.mark.rule("HOH-RUN-10", "HOH-RUN-11", "HOH-Q-70", "HOH-TRACK-04")
def test_a_stop_lowers_suspicion_after_the_sneak_has_raised_it() -> None:
    """On the lowest level the order shows: up to 2 and down to 1, not down to nothing and up to 2."""
    table = running([("hunter", "light_blue_2", "")], patrols={"green_2": 1, "yellow_2": 1}, suspicion=1, fate=[3])
    table.choose("go", "green_2")
    table.choose("sneak")
    table.choose("go", "yellow_2")
    table.choose("halt")
    assert table.game.suspicion == 1


@pytest.mark.rule("HOH-RUN-11", "HOH-Q-70")
def test_a_sneak_raises_suspicion_for_its_own_run_only() -> None:
    runs = [("hunter", "light_blue_2", ""), ("medic", "green_4", "")]
    table = running(runs, patrols={"green_2": 1}, suspicion=2, fate=[3])
    table.choose("run", "hunter")
    table.choose("go", "green_2")
    table.choose("sneak")
    table.choose("go", "yellow_2")
    assert table.game.suspicion == 3
    table.choose("stay")
    assert table.game.suspicion == 3


@pytest.mark.rule("HOH-RUN-11")
def test_two_sneaks_in_one_move_are_rolled_against_the_same_level() -> None:
    table = running([("hunter", "light_blue_2", "")], patrols={"green_2": 1, "yellow_2": 1}, suspicion=2, fate=[3, 3])
    table.choose("go", "green_2")
    table.choose("sneak")
    table.choose("go", "yellow_2")
    table.choose("sneak")
    assert table.game.suspicion == 2
    table.choose("go", "depot_supply")
    assert table.game.suspicion == 4
    assert table.runs() == [("hunter", "depot_supply", "supply")]


@pytest.mark.rule("HOH-RUN-12", "HOH-RUN-25")
def test_caught_while_sneaking() -> None:
    table = running([("hunter", "light_blue_2", "supply")], patrols={"green_2": 1}, suspicion=4, fate=[4])
    before = table.area("reserve").get("hunter", 0)
    table.choose("go", "green_2")
    table.choose("sneak")
    assert table.runs() == []
    assert table.area("reserve")["hunter"] == before + 1
    assert table.patrols() == {}
    assert table.game.suspicion == 2
    assert table.game.delivery_gone == [1, 0, 0, 0]


@pytest.mark.rule("HOH-RUN-12")
def test_caught_by_artillery_nothing_is_returned() -> None:
    table = running([("hunter", "light_blue_2", "")], batteries=["green_2"], suspicion=6, fate=[6])
    table.choose("go", "green_2")
    table.choose("sneak")
    assert table.runs() == []
    assert table.batteries() == ["green_2"]
    assert table.game.suspicion == 4


@pytest.mark.rule("HOH-RUN-14", "HOH-RUN-15", "HOH-ARTY-11")
def test_fighting_a_battery() -> None:
    table = running([("soldier", "light_blue_2", "")], batteries=["green_2"], suspicion=1, fate=[2])
    table.choose("go", "green_2")
    table.choose("fight", "artillery")
    assert table.batteries() == []
    assert table.match.view(None)["artillery_track"]["pieces"] == [3, 4, 5, 6, 7, 8]
    assert (table.game.suspicion, table.runs()) == (2, [("soldier", "green_2", "")])


@pytest.mark.rule("HOH-RUN-14", "HOH-RUN-16", "HOH-RUN-25")
def test_a_fight_that_goes_badly() -> None:
    table = running([("soldier", "light_blue_2", "supply")], patrols={"green_2": 1}, suspicion=3, fate=[3, 5])
    table.choose("go", "green_2")
    table.choose("fight", "patrol")
    table.choose("bed")
    assert table.beds() == [("soldier", 5)]
    assert table.runs() == []
    assert table.patrols() == {}
    assert table.game.suspicion == 1
    assert table.game.delivery_gone[0] == 1


@pytest.mark.rule("HOH-RUN-16", "HOH-RUN-11")
def test_a_fight_after_a_sneak_is_rolled_against_the_raised_level() -> None:
    patrols = {"green_2": 1, "yellow_2": 1}
    table = running([("soldier", "light_blue_2", "")], patrols=patrols, suspicion=2, fate=[3, 3, 6])
    table.choose("go", "green_2")
    table.choose("sneak")
    table.choose("go", "yellow_2")
    table.choose("fight", "patrol")  # 3 would beat 2, but Suspicion is 3 now
    assert table.prompt == "injury.bed"


@pytest.mark.rule("HOH-RUN-17")
def test_no_movement_ends_beside_another_defender() -> None:
    table = running([("medic", "dark_blue_1", ""), ("hunter", "fortress", "")])
    table.choose("run", "hunter")
    assert not table.offers("go", "dark_blue_1")
    assert table.offers("go", "light_blue_1")


@pytest.mark.rule("HOH-RUN-17")
def test_enemies_beside_a_defender_are_only_sneaked_past() -> None:
    table = running(
        [("medic", "green_2", ""), ("soldier", "light_blue_2", "")], patrols={"green_2": 1}, suspicion=1, fate=[6]
    )
    table.choose("run", "soldier")
    table.choose("go", "green_2")
    assert table.match.options == [("sneak",)]
    table.choose("sneak")
    assert not table.offers("stay")


@pytest.mark.rule("HOH-RUN-18", "HOH-RUN-26", "HOH-RUN-19")
def test_movement_ends_in_a_depot_and_a_token_is_taken() -> None:
    table = running([("hunter", "yellow_1", "")])
    table.choose("go", "depot_supply")
    assert table.runs() == [("hunter", "depot_supply", "supply")]
    assert table.match.view(None)["depots"]["supply"] == 2
    loaded = [entry.values for entry in table.match.log if entry.key == "run.loaded"]
    assert loaded == [{"defender": "hunter", "delivery": "supply"}]
    assert table.prompt == "repair"


@pytest.mark.rule("HOH-RUN-19")
def test_nobody_takes_a_second_token() -> None:
    table = running([("hunter", "yellow_2", "supply")])
    table.choose("go", "depot_supply")
    assert table.match.view(None)["depots"]["supply"] == 2
    assert table.runs() == [("hunter", "depot_supply", "supply")]


@pytest.mark.rule("HOH-RUN-18", "HOH-RUN-17")
def test_fortress_and_depots_hold_any_number() -> None:
    table = running([("hunter", "depot_supply", "supply"), ("medic", "yellow_1", "")])
    table.choose("run", "medic")
    table.choose("go", "depot_supply")
    table.choose("stay")
    assert sorted(table.runs()) == [("hunter", "depot_supply", "supply"), ("medic", "depot_supply", "supply")]


@pytest.mark.rule("HOH-RUN-20", "HOH-DEF-05")
@pytest.mark.parametrize(("kind", "steps"), [("volunteer", 4), ("soldier", 4), ("hunter", 5)])
def test_carrying_is_slow_except_for_hunters(kind: str, steps: int) -> None:
    assert running([(kind, "depot_supply", "supply")]).game.movement_left == steps


@pytest.mark.rule("HOH-RUN-26")
def test_a_token_that_came_later_is_taken_at_the_start_of_the_move() -> None:
    def opened(game: Hegra) -> None:
        game.depots[2], game.delivery_reserve[2] = 3, 0

    table = running([("volunteer", "depot_miss", "")], prepare=opened)
    assert table.runs() == [("volunteer", "depot_miss", "miss")]
    assert table.game.movement_left == 4


@pytest.mark.rule("HOH-RUN-21", "HOH-RUN-22", "HOH-RUN-23", "HOH-RUN-24", "HOH-MOBACT-06")
@pytest.mark.parametrize(
    ("kind", "supplies", "morale", "misses"), [("supply", 4, 1, 0), ("miss", 3, 1, 1), ("morale", 3, 2, 0)]
)
def test_a_delivery(kind: str, supplies: int, morale: int, misses: int) -> None:
    table = running([("hunter", "dark_blue_1", kind)], supplies=1, hit_bag="")
    table.choose("go", "fortress")
    assert table.area("tired") == {"hunter": 1}
    assert (table.game.supplies, table.game.morale, table.game.suspicion) == (supplies, morale, 2)
    assert table.bag("hit").get("miss", 0) == misses
    assert sum(table.game.delivery_gone) == 1
    assert table.runs() == []


@pytest.mark.rule("HOH-RUN-23")
def test_the_bonus_of_a_patrol_token() -> None:
    table = running([("hunter", "dark_blue_1", "patrol")], patrols={"green_1": 1, "yellow_4": 1})
    table.choose("go", "fortress")
    table.choose("clear", "yellow_4")
    assert table.patrols() == {"green_1": 1}


@pytest.mark.rule("HOH-RUN-21")
def test_deliveries_in_the_players_order_and_empty_hands_home() -> None:
    table = running(
        [("hunter", "dark_blue_1", "supply"), ("medic", "dark_blue_2", "miss"), ("soldier", "dark_blue_3", "")]
    )
    for _ in range(3):
        if table.prompt == "runs":
            table.match.play(table.match.options[0])
        table.choose("go", "fortress")
    assert len(table.offered("deliver")) == 2
    table.choose("deliver", "medic", "miss")
    assert table.area("tired") == {"hunter": 1, "medic": 1, "soldier": 1}
    assert table.game.morale == 2


@pytest.mark.rule("HOH-RUN-21")
def test_who_has_not_left_the_fortress_stays_out() -> None:
    table = running([("hunter", "fortress", "")])
    table.choose("stay")
    assert table.runs() == [("hunter", "fortress", "")]


# -- Suspicion -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-SUSP-01", "HOH-SUSP-02")
def test_above_6_suspicion_falls_to_3_and_a_patrol_comes() -> None:
    table = running([("hunter", "dark_blue_1", "supply")], suspicion=6, fate=["5"])
    table.choose("go", "fortress")
    assert table.game.suspicion == 3
    assert table.patrols() == {"yellow_5": 1}


@pytest.mark.rule("HOH-SUSP-02", "HOH-FX-06")
def test_a_card_may_do_the_same() -> None:
    table = set_table("event text", 4, event="ATT-02", suspicion=6, fate=["1", "soldier"])
    assert table.game.suspicion == 3
    assert table.patrols() == {"green_1": 1}


@pytest.mark.rule("HOH-TRACK-04")
def test_suspicion_never_falls_below_1() -> None:
    table = running([("hunter", "light_blue_2", "")], patrols={"green_2": 1}, suspicion=1)
    table.choose("go", "green_2")
    table.choose("halt")
    assert table.game.suspicion == 1


@pytest.mark.rule("HOH-RUN-21")
def test_a_stored_run_is_the_same_again() -> None:
    game = running([("medic", "green_1", "supply")]).game
    for moved, home in ((False, False), (True, False), (True, True)):
        run = Run(3, 5, 1)
        run.moved, run.home = moved, home
        again = run_from(game, run_data(game, run))
        assert (again.kind, again.place, again.token, again.moved, again.home) == (3, 5, 1, moved, home)
        twin = run.copy()
        assert (twin.kind, twin.place, twin.token, twin.moved, twin.home) == (3, 5, 1, moved, home)


@pytest.mark.rule("HOH-RUN-11", "HOH-Q-71")
def test_the_table_tells_what_a_suspicion_check_needs() -> None:
    for suspicion, least in ((0, 1), (4, 5), (6, 0)):
        table = set_table("placing", 5, suspicion=suspicion)
        assert table.match.view(None)["tracks"]["unseen_from"] == least, suspicion


@pytest.mark.rule("HOH-ACTION-07", "HOH-ACTION-05")
def test_the_table_tells_which_spaces_are_open() -> None:
    shown = set_table("placing", 5).match.view(None)["open"]
    assert "repair" in shown
    assert not {"radio", "negotiate"} & set(shown)
    assert "radio" in set_table("placing", 5, dug=["radio"]).match.view(None)["open"]

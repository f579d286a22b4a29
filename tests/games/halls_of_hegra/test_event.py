"""The Event Phase: cards, weather, recruits, new Infantry, Air tiles."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import set_table


@pytest.mark.rule("HOH-EVENT-01", "HOH-STAGE-01", "HOH-SIEGE-02")
@pytest.mark.parametrize(
    ("day", "deck"),
    [(1, "MOB"), (3, "MOB"), (4, "ATT"), (6, "ATT"), (7, "SG1"), (8, "SG1"), (9, "SG2"), (10, "SG2"), (11, "SG2")],
)
def test_the_deck_of_the_day(day: int, deck: str) -> None:
    table = set_table("event", day, positions="soldier . . ." if day > 3 else ". . . .")
    drawn = [entry.values["card"] for entry in table.match.log if entry.key == "event.drawn"]
    assert drawn[0].startswith(deck)


@pytest.mark.rule("HOH-EVENT-02")
def test_the_chart_of_the_current_card_holds_until_the_next() -> None:
    """A loss in the evening is read off the Event card of the morning, even after other cards were resolved."""
    table = set_table(
        "modifiers",
        2,
        event="MOB-06",
        tired="soldier hunter",
        morale=-3,
        doubt=2,
        supplies=0,
        fate=["LO-01", "LO-02"],
    )
    table.choose("resolve", "LO-01")
    # No Supplies: below -3 the Hunter at the top of the chart is lost; then LO-01 takes the Soldier.
    assert table.area("tired") == {}
    lost = [entry.values["defender"] for entry in table.match.log if entry.key == "lost"]
    assert lost == ["hunter", "soldier"]


@pytest.mark.rule("HOH-EVENT-03", "HOH-STAGE-02")
def test_the_steps_of_a_mobilisation_day() -> None:
    table = set_table("event", 1, doubt=2, fate=["MOB-03", "soldier"])
    keys = [key for key in table.log_keys() if key in ("weather", "doubt.up", "doubt_disc.added", "recruits.drawn")]
    assert keys == ["weather", "doubt.up", "doubt_disc.added", "recruits.drawn"]
    table.choose("stop")
    assert table.game.phase in ("morning", "placing")


@pytest.mark.rule("HOH-EVENT-04")
@pytest.mark.parametrize(("card", "weather"), [("MOB-05", "sun"), ("MOB-02", "cloud"), ("MOB-01", "snow")])
def test_the_weather_is_that_of_the_card(card: str, weather: str) -> None:
    table = set_table("event", 1, event="MOB-11", fate=[card])
    assert table.match.view(None)["tracks"]["weather"] == weather


@pytest.mark.rule("HOH-EVENT-05")
def test_only_snow_moves_the_snow_marker() -> None:
    assert set_table("event", 1, fate=["MOB-09"]).game.snow == 3
    assert set_table("event", 1, event="MOB-02", fate=["MOB-04"]).game.snow == 4


@pytest.mark.rule("HOH-EVENT-05")
def test_snow_falls_also_where_it_snowed_the_day_before() -> None:
    table = set_table("event", 1, weather=2, fate=["MOB-04"])
    assert table.game.box.tracks.weather_ids[2] == "snow"
    assert table.game.snow == 4


@pytest.mark.rule("HOH-EVENT-06")
def test_snow_past_the_last_space_draws_a_tile() -> None:
    table = set_table("event", 1, snow=5, fate=["MOB-08", "miss"])
    assert table.game.snow == 5
    assert table.bag("hit") == {"artillery": 1}
    assert "HOH-EVENT-06" in table.log_rules()


@pytest.mark.rule("HOH-EVENT-07")
def test_the_text_is_done_from_top_to_bottom_as_far_as_possible() -> None:
    """MOB-05: Fear is at the end of its track, Suspicion rises all the same."""
    table = set_table("event text", 2, event="MOB-05", fear=5, fate=["soldier"])
    assert (table.game.fear, table.game.suspicion) == (5, 2)


@pytest.mark.rule("HOH-EVENT-08")
@pytest.mark.parametrize(("doubt", "added"), [(0, 0), (2, 2), (3, 3)])
def test_doubt_discs_by_the_track(doubt: int, added: int) -> None:
    table = set_table("event text", 2, event="MOB-01", doubt=doubt, fate=["soldier"])
    assert table.bag("recruit")["doubt"] == 1 + added


@pytest.mark.rule("HOH-EVENT-08")
def test_no_more_doubt_discs_than_the_reserve_has() -> None:
    table = set_table("event text", 2, event="MOB-01", doubt=3, recruit_bag="soldier 6 doubt", fate=["soldier"])
    assert table.game.doubt_reserve == 0


@pytest.mark.rule("HOH-EVENT-09", "HOH-ATTACK-03", "HOH-FX-08")
def test_fear_and_doubt_are_over_after_day_3() -> None:
    table = set_table("event text", 4, event="ATT-02", doubt=2, fate=["soldier"])
    assert "fear" not in table.match.view(None)["tracks"]
    assert "doubt" not in table.match.view(None)["tracks"]
    assert table.bag("recruit")["doubt"] == 1


# -- recruits ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-RECRUIT-01")
def test_at_least_one_disc_and_then_as_many_as_wanted() -> None:
    table = set_table("recruits", 2, fate=["medic", "hunter"])
    assert table.prompt == "recruits"  # the first disc was drawn unasked
    assert table.match.options == [("draw",), ("stop",)]
    table.choose("draw")
    assert table.game.recruitment == [3, 4]


@pytest.mark.rule("HOH-RECRUIT-02")
def test_recruits_lie_beside_the_bag() -> None:
    table = set_table("recruits", 2, ready="", fate=["medic"])
    assert table.match.view(None)["defenders"]["recruitment"] == ["medic"]
    assert table.area("ready") == {}
    assert table.bag("recruit")["medic"] == 2


@pytest.mark.rule("HOH-RECRUIT-03", "HOH-RECRUIT-07")
def test_drawing_ends_with_the_fourth() -> None:
    table = set_table("recruits", 2, ready="", fate=["medic"] * 3 + ["hunter"])
    for _ in range(3):
        table.choose("draw")
    assert table.prompt != "recruits"
    assert table.area("ready") == {"medic": 3, "hunter": 1}


@pytest.mark.rule("HOH-RECRUIT-04", "HOH-RECRUIT-05", "HOH-RECRUIT-08")
def test_a_kept_volunteer_brings_a_supply() -> None:
    table = set_table("recruits", 2, ready="", fate=["volunteer", "medic", "doubt"])
    table.choose("draw")
    table.choose("draw")
    table.choose("keep", "volunteer")
    assert table.area("ready") == {"volunteer": 1}
    assert table.area("reserve")["medic"] == 1
    assert table.game.supplies == 2
    assert table.bag("recruit")["doubt"] == 1
    assert table.prompt == "placing" or table.prompt == "waking"


@pytest.mark.rule("HOH-RECRUIT-06", "HOH-RECRUIT-05")
def test_doubt_first_means_exactly_one_recruit() -> None:
    table = set_table("recruits", 2, ready="", recruit_bag="2 doubt 3 soldier", fate=["doubt", "doubt", "soldier"])
    assert table.area("ready") == {"soldier": 1}
    assert table.prompt != "recruits"
    assert table.bag("recruit") == {"doubt": 2, "soldier": 2}


@pytest.mark.rule("HOH-RECRUIT-01")
def test_an_empty_bag_ends_the_drawing() -> None:
    table = set_table("recruits", 2, ready="", recruit_bag="1 doubt 1 medic", fate=["medic"])
    assert table.area("ready") == {"medic": 1}
    assert set_table("recruits", 2, ready="", recruit_bag="2 doubt").area("ready") == {}


@pytest.mark.rule("HOH-RECRUIT-08", "HOH-DEF-04")
def test_every_volunteer_who_becomes_ready_here_brings_a_supply() -> None:
    table = set_table("recruits", 2, fate=["volunteer", "volunteer"])
    table.choose("draw")
    table.choose("stop")
    assert table.game.supplies == 3


@pytest.mark.rule("HOH-DEF-04")
def test_a_volunteer_who_becomes_ready_otherwise_brings_nothing() -> None:
    table = set_table("morning", 2, ready="", rest="2 volunteer", supplies=1)
    assert table.area("ready") == {"volunteer": 2}
    assert table.game.supplies == 1


@pytest.mark.rule("HOH-RECRUIT-09", "HOH-SIEGE-01")
@pytest.mark.parametrize(("day", "recruiting"), [(6, True), (7, False), (11, False)])
def test_recruits_come_on_the_first_six_days(day: int, recruiting: bool) -> None:
    table = set_table("event", day, positions="soldier . . .", hit_bag="9 miss")
    assert ("recruits.drawn" in table.log_keys() or "recruits.doubt" in table.log_keys()) is recruiting


# -- the 1st Attack and the Siege ----------------------------------------------------------------------------


@pytest.mark.rule("HOH-ATTACK-01", "HOH-ATTACK-02")
def test_the_steps_of_a_day_of_the_1st_attack() -> None:
    table = set_table("event", 4, event="ATT-01", positions="soldier . . .", snow=3, fate=["ATT-07", "3", "soldier"])
    assert table.game.snow == 4
    table.choose("stop")
    wanted = ("weather", "patrol.added", "recruits.joined", "infantry.added", "attack.rolled")
    assert [key for key in table.log_keys() if key in wanted][:5] == list(wanted)


@pytest.mark.rule("HOH-ATTACK-02", "HOH-RECRUIT-04")
def test_doubt_still_works_on_day_4() -> None:
    table = set_table("recruits", 4, ready="", positions="soldier . . .", fate=["medic", "hunter", "doubt"])
    table.choose("draw")
    table.choose("draw")
    table.choose("keep", "hunter")
    assert table.area("ready") == {"hunter": 1}


@pytest.mark.rule("HOH-ATTACK-04")
def test_new_infantry_stand_in_the_lowest_sector() -> None:
    table = set_table("attack", 7, event="SG1-04", positions="soldier . . .", fate=[1] * 5)
    assert table.infantry(1) == (5, 0)


@pytest.mark.rule("HOH-ATTACK-05", "HOH-INF-26")
def test_lying_infantry_fill_their_sector() -> None:
    sectors = {1: "5 lying", 2: "4 standing"}
    table = set_table("attack", 4, event="ATT-05", positions="soldier . . .", sectors=sectors, fate=[1] * 9)
    assert (table.infantry(1), table.infantry(2), table.infantry(3)) == ((5, 0), (5, 0), (2, 0))


@pytest.mark.rule("HOH-ATTACK-06")
def test_full_sectors_take_nobody() -> None:
    sectors = {1: "5 standing", 2: "5 standing", 3: "5 standing"}
    table = set_table("attack", 4, event="ATT-05", positions="soldier . . .", sectors=sectors, fate=[1] * 15)
    assert table.game.infantry_reserve == 6
    added = next(entry for entry in table.match.log if entry.key == "infantry.added")
    assert added.values["count"] == 0


@pytest.mark.rule("HOH-ATTACK-07", "HOH-COMP-06")
def test_no_more_infantry_than_the_reserve_has() -> None:
    sectors = {1: "5 standing", 2: "5 standing", 3: "5 standing", 4: "4 standing"}
    table = set_table("attack", 7, event="SG1-04", positions="soldier . . .", sectors=sectors, fate=[1] * 20)
    added = next(entry for entry in table.match.log if entry.key == "infantry.added")
    assert added.values["count"] == 1
    assert sum(sum(table.infantry(sector)) for sector in range(1, 5)) == 20


@pytest.mark.rule("HOH-ATTACK-08", "HOH-RETREAT-05")
@pytest.mark.parametrize(("day", "sectors"), [(4, 3), (6, 3), (7, 4), (11, 4)])
def test_the_board_of_the_attack(day: int, sectors: int) -> None:
    assert len(set_table("placing", day).match.view(None)["sectors"]) == sectors


@pytest.mark.rule("HOH-SIEGE-01", "HOH-SIEGE-05")
def test_the_steps_of_a_day_of_the_siege() -> None:
    table = set_table(
        "event", 7, event="SG1-01", positions="soldier . . .", hit_bag="9 miss", fate=["SG1-08", "miss", "miss"]
    )
    table.choose("choose", "supplies")
    wanted = ("weather", "card.chosen", "air.added", "hit.drawn", "infantry.added", "attack.rolled")
    assert [key for key in table.log_keys() if key in wanted][:6] == list(wanted)


@pytest.mark.rule("HOH-SIEGE-03")
def test_the_leftmost_air_stack_goes_into_the_bag() -> None:
    def first_stack_gone(game: Hegra) -> None:
        game.air_stacks[0] = 0
        game.air_reserve[0] += 2

    table = set_table(
        "air raid",
        7,
        positions="soldier . . .",
        hit_bag="2 miss",
        prepare=first_stack_gone,
        fate=["miss", "miss"],
    )
    assert table.game.air_stacks == [0, 0, 2, 2, 2, 2]
    assert table.bag("hit") == {"air_supply": 2}


@pytest.mark.rule("HOH-SIEGE-04", "HOH-TRACK-08")
def test_two_tiles_while_all_pieces_are_on_the_track() -> None:
    table = set_table("air raid", 7, positions="soldier . . .", hit_bag="5 miss", fate=["miss", "miss"])
    assert next(entry.values["count"] for entry in table.match.log if entry.key == "hit.drawn") == 2


@pytest.mark.rule("HOH-SIEGE-06")
def test_without_air_stacks_nothing_is_added() -> None:
    def no_stacks(game: Hegra) -> None:
        game.air_stacks = [0] * 6
        game.air_reserve = [4, 4, 4]

    table = set_table(
        "air raid", 11, positions="soldier . . .", hit_bag="4 miss", prepare=no_stacks, fate=["miss", "miss"]
    )
    assert table.bag("hit") == {"miss": 2}
    assert "air.added" not in table.log_keys()


@pytest.mark.rule("HOH-TURN-02")
@pytest.mark.parametrize(
    ("day", "steps"),
    [
        (2, ["event.drawn", "weather", "recruits.joined"]),
        (5, ["event.drawn", "weather", "recruits.joined", "infantry.added"]),
        (8, ["event.drawn", "weather", "air.added", "infantry.added"]),
    ],
)
def test_the_text_decides_where_the_player_aid_is_unclear(day: int, steps: list[str]) -> None:
    """The aid draws the line of recruiting across all stages; the text has none in the Siege."""
    table = set_table("event", day, positions="soldier . . ." if day > 3 else ". . . .", hit_bag="9 miss")
    table.go_on_to_phase("placing", "waking")
    wanted = {"event.drawn", "weather", "recruits.joined", "air.added", "infantry.added"}
    assert [key for key in table.log_keys() if key in wanted][: len(steps)] == steps

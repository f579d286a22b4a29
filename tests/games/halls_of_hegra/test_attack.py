"""The Infantry Attack and the Charge box."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Roll
from motstand.kernel.matches.fate import ByHand, Seeded
from tests.games.halls_of_hegra.table import Table, set_table


def no_new_infantry(game: Hegra) -> None:
    game.infantry_reserve = 0


def attacked(day: int, sectors: dict[int, str], positions: str = "soldier . . .", **more: object) -> Table:
    """An attack without new Infantry."""
    return set_table("attack", day, sectors=sectors, positions=positions, prepare=no_new_infantry, **more)  # type: ignore[arg-type]


@pytest.mark.rule("HOH-INF-01", "HOH-INF-12")
def test_columns_are_resolved_in_order() -> None:
    table = attacked(7, {4: "5 standing"}, fate=[1, 2, 5, 3, 3, 4], defence=1)
    table.choose("bed")
    wanted = ("attack.rolled", "attack.grenades", "attack.hits", "attack.moved", "attack.charge")
    assert [key for key in table.log_keys() if key in wanted][:5] == list(wanted)


@pytest.mark.rule("HOH-INF-02")
def test_one_defender_is_enough_against_step_a() -> None:
    table = attacked(7, {1: "2 standing"}, positions=". . . soldier", fate=[1, 1])
    assert table.infantry(1) == (2, 0)
    assert "attack.unopposed" not in table.log_keys()


@pytest.mark.rule("HOH-INF-03", "HOH-INF-05")
def test_without_defenders_all_standing_infantry_go_up() -> None:
    table = attacked(7, {1: "2 standing 1 lying", 3: "3 standing"}, positions=". . . .")
    assert [table.infantry(sector) for sector in (1, 2, 3, 4)] == [(0, 1), (2, 0), (0, 0), (3, 0)]
    assert "attack.rolled" not in table.log_keys()


@pytest.mark.rule("HOH-INF-03", "HOH-INF-23")
def test_step_a_keeps_to_five_in_a_sector() -> None:
    table = attacked(7, {1: "2 standing", 2: "4 lying"}, positions=". . . .")
    assert [table.infantry(sector) for sector in (1, 2, 3)] == [(0, 0), (1, 4), (1, 0)]


@pytest.mark.rule("HOH-INF-04", "HOH-CHARGE-02", "HOH-CHARGE-03", "HOH-INF-05")
def test_step_a_into_the_charge_box() -> None:
    table = attacked(7, {4: "2 standing"}, positions=". . . .", tired="2 volunteer medic", event="SG1-01")
    assert table.area("morgue") == {"volunteer": 2}
    assert table.area("tired") == {"medic": 1}
    assert table.game.charge == 0
    assert table.game.infantry_reserve == 2


@pytest.mark.rule("HOH-INF-05", "HOH-INF-11")
def test_step_a_lets_the_suppressed_lie() -> None:
    assert attacked(7, {2: "3 lying"}, positions=". . . .").infantry(2) == (0, 3)


@pytest.mark.rule("HOH-INF-06", "HOH-COMP-04")
def test_sectors_roll_from_the_lowest_up() -> None:
    table = attacked(7, {1: "1 standing", 3: "2 standing"}, fate=[1, 2, 2])
    rolled = [
        (entry.values["sector"], entry.values["dice"]) for entry in table.match.log if entry.key == "attack.rolled"
    ]
    assert rolled == [(1, [1]), (3, [2, 2])]


@pytest.mark.rule("HOH-INF-07", "HOH-INF-08", "HOH-TRACK-13")
@pytest.mark.parametrize(
    ("sector", "boxes"),
    [
        (1, {"hit": 1, "move": 2}),
        (2, {"hit": 1, "move": 2}),
        (3, {"grenade": 1, "hit": 2, "move": 2}),
        (4, {"grenade": 2, "hit": 2, "move": 2}),
    ],
)
def test_boxes_of_the_siege(sector: int, boxes: dict[str, int]) -> None:
    """One meeple for each value of the die, a sixth of them beyond the usual five."""

    def six(game: Hegra) -> None:
        game.standing[sector - 1] = 6
        game.infantry_reserve = 0

    table = set_table("attack", 7, positions="soldier . . .", prepare=six, defence=3, fate=[1, 2, 3, 4, 5, 6, 3])
    rolled = next(entry for entry in table.match.log if entry.key == "attack.rolled")
    columns = [child.values["column"] for child in rolled.children if child.values["column"] != "wait"]
    assert {column: columns.count(column) for column in sorted(set(columns))} == boxes


@pytest.mark.rule("HOH-INF-09", "HOH-INF-10", "HOH-INF-11", "HOH-INF-26")
def test_the_suppressed_do_not_roll_and_stand_up() -> None:
    table = attacked(7, {3: "1 standing 3 lying"}, fate=[2])
    assert table.infantry(3) == (4, 0)
    assert [entry.values["dice"] for entry in table.match.log if entry.key == "attack.rolled"] == [[2]]


@pytest.mark.rule("HOH-INF-13")
def test_no_grenades_in_the_village() -> None:
    table = attacked(4, {3: "5 standing"}, fate=[1, 1, 2, 2, 1], defence=2)
    assert table.game.defence == 2
    assert "attack.grenades" not in table.log_keys()


@pytest.mark.rule("HOH-INF-14", "HOH-INF-15")
@pytest.mark.parametrize(("thrown", "defence"), [(0, 2), (1, 2), (2, 1), (5, 1)])
def test_grenades(thrown: int, defence: int) -> None:
    boxes = {4: f"{thrown} grenade"} if thrown else {}
    table = set_table("grenades", 7, positions="soldier . . .", boxes=boxes, defence=2)
    assert table.game.defence == defence


@pytest.mark.rule("HOH-INF-16")
def test_grenades_at_defence_0_draw_a_tile() -> None:
    boxes = {4: "2 grenade"}
    table = set_table("grenades", 7, positions="soldier . . .", boxes=boxes, hit_bag="miss", fate=["miss"])
    assert table.game.defence == 0
    assert table.bag("hit") == {}


@pytest.mark.rule("HOH-INF-17", "HOH-INF-18", "HOH-INF-21")
@pytest.mark.parametrize(("defence", "injured"), [(3, 0), (2, 1), (0, 3)])
def test_defence_stops_hits(defence: int, injured: int) -> None:
    table = set_table(
        "hits",
        7,
        positions="soldier soldier soldier soldier",
        boxes={4: "3 hit"},
        defence=defence,
        beds={3: "volunteer volunteer volunteer"},
        fate=[4, 4, 4],
    )
    assert len([entry for entry in table.match.log if entry.key == "position.hit"]) == injured


@pytest.mark.rule("HOH-INF-18")
def test_grenades_count_before_hits() -> None:
    boxes = {4: "2 grenade 2 hit"}
    table = set_table("grenades", 7, positions="soldier soldier . .", boxes=boxes, defence=2, fate=[4])
    assert table.prompt == "injury.bed"  # Defence is 1 now: one of the two hits counts
    assert next(entry.values for entry in table.match.log if entry.key == "attack.hits")["count"] == 1


@pytest.mark.rule("HOH-INF-19", "HOH-INF-20")
def test_hits_strike_from_the_left_and_no_more_than_there_are() -> None:
    table = set_table("hits", 7, positions=". volunteer . soldier", boxes={3: "4 hit"}, fate=[6, 6])
    table.choose("bed")
    table.choose("bed")
    hit = [entry.values["position"] for entry in table.match.log if entry.key == "position.hit"]
    assert hit == ["position_a", "position_c"]
    assert "died" not in table.log_keys()


@pytest.mark.rule("HOH-INF-21", "HOH-CHARGE-01", "HOH-CHARGE-03")
def test_defence_does_not_stop_a_charge() -> None:
    table = set_table("moves", 7, positions="soldier volunteer . .", boxes={4: "2 move"}, defence=3, fate=[2, 3])
    table.choose("bed")
    table.choose("bed")
    assert table.beds() == [("soldier", 2), ("volunteer", 3)]
    assert table.game.charge == 0
    assert table.game.infantry_reserve == 21


@pytest.mark.rule("HOH-INF-22", "HOH-INF-24", "HOH-INF-25")
def test_moves_from_the_highest_sector_down() -> None:
    table = set_table(
        "moves",
        7,
        positions="soldier . . .",
        sectors={4: "2 standing"},
        boxes={4: "1 move 1 hit", 3: "2 move", 1: "1 grenade"},
        fate=[5],
    )
    table.choose("bed")
    assert [table.infantry(sector) for sector in (1, 2, 3, 4)] == [(1, 0), (0, 0), (0, 0), (5, 0)]


@pytest.mark.rule("HOH-INF-23", "HOH-INF-24")
def test_past_full_sectors_into_the_charge_box() -> None:
    table = set_table(
        "moves", 7, positions="soldier . . .", sectors={3: "5 standing", 4: "5 standing"}, boxes={2: "1 move"}, fate=[5]
    )
    assert "attack.charge" in table.log_keys()
    assert [table.infantry(sector) for sector in (2, 3, 4)] == [(0, 0), (5, 0), (5, 0)]


@pytest.mark.rule("HOH-CHARGE-01")
def test_every_charge_strikes_the_leftmost_who_is_left() -> None:
    table = set_table("moves", 7, positions=". soldier . volunteer", boxes={4: "3 move"}, tired="medic", fate=[1, 1])
    table.choose("bed")
    table.choose("bed")
    assert table.positions() == [".", ".", ".", "."]
    # The third finds the walls empty.
    assert table.area("morgue") == {"medic": 1}


@pytest.mark.rule("HOH-CHARGE-01", "HOH-CHARGE-02")
def test_nobody_tired_dies_while_the_walls_are_manned() -> None:
    table = set_table("moves", 7, positions="soldier . . .", boxes={4: "1 move"}, tired="2 medic", fate=[1])
    table.choose("bed")
    assert (table.beds(), table.area("morgue"), table.area("tired")) == ([("soldier", 1)], {}, {"medic": 2})


@pytest.mark.rule("HOH-CHARGE-02")
def test_a_charge_kills_the_tired_by_the_chart_and_never_the_ready() -> None:
    table = attacked(7, {4: "2 standing"}, positions=". . . .", tired="officer", ready="3 soldier", event="SG1-06")
    assert table.area("morgue") == {"officer": 1}
    assert table.area("ready") == {"soldier": 3}
    assert table.game.infantry_reserve == 2


@pytest.mark.rule("HOH-INF-06")
def test_the_dice_of_each_sector_are_rolled_for_themselves() -> None:
    by_hand = ByHand(Seeded(1), dice=True, cards=True)
    match = attacked(7, {2: "2 standing", 3: "1 standing"}, fate=by_hand).match
    rolled = []
    while isinstance(match.pending, Roll) and match.pending.prompt == "roll.infantry":
        rolled.append((match.pending.values, match.pending.count))
        match.play((1,) * match.pending.count)
    assert rolled == [({"sector": 2}, 2), ({"sector": 3}, 1)]

"""Defend the Walls: shots, the Machine Gun, Reckless Defence, the Field Telephone; and Status tiles."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import Table, set_table


def on_the_walls(day: int, positions: str, sectors: dict[int, str], **more: Any) -> Table:
    """The walls on a day; whoever is on them stands on repaired Positions."""
    manned = [name for name, word in zip("abc", positions.split()[1:], strict=True) if word != "."]
    more.setdefault("repaired", [f"position_{letter}" for letter in manned])
    return set_table("walls", day, positions=positions, sectors=sectors, pause=True, **more)


def jammed(game: Hegra) -> None:
    """The Machine Gun is jammed."""
    game.jammed[-1] = True


@pytest.mark.rule("HOH-WALLS-02")
def test_four_positions_with_one_defender_each() -> None:
    table = set_table("placing", 4, ready="5 soldier", repaired=["position_a", "position_b", "position_c"])
    names = ["position", "position_a", "position_b", "position_c"]
    assert [option[2] for option in table.offered("place", "soldier") if option[2].startswith("position")] == names
    for name in names:
        table.choose("place", "soldier", name)
    assert table.positions() == ["soldier"] * 4
    # HOH-ACTION-06: a fifth can only relieve one of them.
    table.choose("place", "soldier", "position_b")
    assert table.positions() == ["soldier"] * 4
    assert table.area("tired") == {"soldier": 1}


@pytest.mark.rule("HOH-WALLS-03", "HOH-WALLS-04")
def test_each_defender_fires_once_a_day_and_stays() -> None:
    table = on_the_walls(4, "soldier soldier . .", {3: "5 standing"}, fate=[6, 6])
    table.choose("fire", "position")
    assert table.infantry(3) == (3, 0)
    assert table.positions() == ["soldier", "soldier", ".", "."]
    assert table.area("tired") == {}


@pytest.mark.rule("HOH-WALLS-05", "HOH-WALLS-06")
@pytest.mark.parametrize(("die", "left"), [(1, (0, 1)), (3, (0, 1)), (4, (0, 0)), (6, (0, 0))])
def test_misses_suppress_and_hits_remove(die: int, left: tuple[int, int]) -> None:
    assert on_the_walls(4, "soldier . . .", {3: "1 standing"}, fate=[die]).infantry(3) == left


@pytest.mark.rule("HOH-WALLS-05")
def test_a_miss_at_those_who_lie_does_nothing() -> None:
    assert on_the_walls(4, "soldier . . .", {3: "2 lying"}, fate=[2]).infantry(3) == (0, 2)


@pytest.mark.rule("HOH-WALLS-07")
def test_the_target_is_chosen_after_the_die_among_all_in_range() -> None:
    table = on_the_walls(4, "soldier . . .", {2: "1 standing", 3: "1 standing 1 lying"}, fate=[5])
    assert "walls.hit" in table.log_keys()
    assert table.match.options == [("remove", 3, "standing"), ("remove", 3, "lying"), ("remove", 2, "standing")]
    table.choose("remove", 3, "lying")
    assert table.infantry(3) == (1, 0)


@pytest.mark.rule("HOH-WALLS-08", "HOH-WALLS-10", "HOH-WALLS-11")
@pytest.mark.parametrize(
    ("day", "kind", "reached"),
    [
        (4, "soldier", {2, 3}),
        (4, "officer", {2, 3}),
        (4, "volunteer", {3}),
        (4, "hunter", {3}),
        (7, "soldier", {3, 4}),
        (7, "officer", {3, 4}),
        (7, "volunteer", {4}),
        (7, "hunter", {4}),
    ],
)
def test_range(day: int, kind: str, reached: set[int]) -> None:
    sectors = dict.fromkeys(range(1, 4 if day == 4 else 5), "1 standing")
    table = on_the_walls(day, f"{kind} . . .", sectors, fate=[6])
    if len(reached) > 1:
        assert {option[1] for option in table.offered("remove")} == reached
    else:
        assert [sector for sector in sectors if table.infantry(sector) == (0, 0)] == list(reached)


@pytest.mark.rule("HOH-WALLS-11")
def test_nobody_in_range_no_shot() -> None:
    table = on_the_walls(7, "volunteer . . .", {3: "3 standing"})
    assert table.infantry(3) == (3, 0)
    assert "walls.missed" not in table.log_keys()


@pytest.mark.rule("HOH-WALLS-12")
def test_the_player_says_who_fires_next() -> None:
    table = on_the_walls(7, "volunteer soldier . .", {4: "5 standing"}, prepare=jammed, fate=[6, 6])
    assert table.match.options == [("fire", "position"), ("fire", "position_a")]
    table.choose("fire", "position_a")
    assert [entry.values["position"] for entry in table.match.log if entry.key == "walls.hit"] == [
        "position_a",
        "position",
    ]


# -- the Machine Gun -----------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-MG-01")
def test_no_machine_gun_before_the_siege() -> None:
    assert not on_the_walls(6, "soldier soldier . .", {3: "5 standing"}).offers("machine_gun")
    assert on_the_walls(7, "soldier soldier . .", {4: "5 standing"}).offers("machine_gun")


@pytest.mark.rule("HOH-MG-02", "HOH-STATUS-04")
def test_a_jammed_machine_gun_cannot_be_used() -> None:
    table = on_the_walls(7, "soldier soldier . .", {4: "5 standing"}, prepare=jammed)
    assert not table.offers("machine_gun")


@pytest.mark.rule("HOH-MG-03")
def test_the_machine_gun_is_for_a_b_and_c_instead_of_a_shot() -> None:
    table = on_the_walls(7, "soldier soldier . volunteer", {4: "5 standing"}, supplies=0, fate=[6, 6, 6])
    assert {option[1] for option in table.offered("machine_gun")} == {"position_a", "position_c"}
    table.choose("machine_gun", "position_c", 0)
    assert table.infantry(4) == (2, 0)
    assert not table.offers("fire", "position_c")
    assert not table.offers("machine_gun")


@pytest.mark.rule("HOH-MG-04")
def test_a_supply_is_offered_only_if_there_is_one() -> None:
    table = on_the_walls(7, "soldier soldier . .", {4: "5 standing"}, supplies=0)
    assert [option[2] for option in table.offered("machine_gun")] == [0]
    table = on_the_walls(7, ". soldier . .", {4: "5 standing"}, supplies=1, fate=[2])
    table.choose("machine_gun", "position_a", 1)
    assert (table.game.supplies, table.infantry(4)) == (0, (2, 0))


@pytest.mark.rule("HOH-MG-05", "HOH-MG-07")
def test_a_burst_that_misses_suppresses_three() -> None:
    table = on_the_walls(7, ". soldier . .", {4: "5 standing"}, supplies=0, fate=[3])
    table.choose("machine_gun", "position_a", 0)
    assert table.infantry(4) == (2, 3)
    assert table.jammed("machine_gun") == [True]


@pytest.mark.rule("HOH-MG-06", "HOH-MG-07")
def test_a_burst_that_hits_removes_as_many_as_there_are() -> None:
    table = on_the_walls(7, ". soldier . .", {4: "2 standing"}, supplies=0, fate=[4])
    table.choose("machine_gun", "position_a", 0)
    assert table.infantry(4) == (0, 0)
    assert table.jammed("machine_gun") == [True]


@pytest.mark.rule("HOH-STATUS-02", "HOH-STATUS-04", "HOH-ARTY-03")
@pytest.mark.parametrize(
    ("repairs", "jammed_slots", "strength"), [(0, 0, 0), (1, 0, 0), (2, 0, 1), (3, 0, 2), (3, 1, 1), (2, 1, 0)]
)
def test_the_strength_of_a_gun(repairs: int, jammed_slots: int, strength: int) -> None:
    def jam(game: Hegra) -> None:
        for slot in range(repairs - jammed_slots, repairs):
            game.jammed[slot] = True

    table = set_table("placing", 7, repaired=["gun_1"] * repairs, prepare=jam)
    assert table.match.view(None)["guns"]["gun_1"]["strength"] == strength


@pytest.mark.rule("HOH-STATUS-03", "HOH-MAINT-07")
def test_unjamming_flips_the_leftmost_uncovered_tile() -> None:
    def jam(game: Hegra) -> None:
        game.jammed[0] = game.jammed[1] = game.jammed[2] = True

    table = set_table("placing", 2, ready="2 soldier", repaired=["gun_1", "gun_1"], prepare=jam)
    table.work(repair="2 soldier")
    table.choose("unjam", "gun_1")
    assert table.jammed("gun_1") == [False, True, True]


# -- Reckless Defence and Field Telephone --------------------------------------------------------------------


@pytest.mark.rule("HOH-RECKLESS-01", "HOH-RECKLESS-02")
def test_reckless_with_a_single_target() -> None:
    table = set_table(
        "walls",
        7,
        placed={"reckless_defence": "volunteer"},
        sectors={4: "1 lying", 3: "3 standing"},
        pause=True,
        fate=[1],
    )
    assert (table.infantry(4), table.infantry(3)) == ((0, 0), (3, 0))
    table.choose("bed")
    assert table.beds() == [("volunteer", 1)]
    assert table.area("tired") == {}


@pytest.mark.rule("HOH-RECKLESS-03")
def test_reckless_once_for_each_defender() -> None:
    table = set_table(
        "walls",
        7,
        placed={"reckless_defence": "volunteer hunter"},
        sectors={4: "5 standing"},
        pause=True,
        fate=[2, 3],
    )
    table.choose("reckless", "hunter")
    table.choose("bed")
    table.choose("bed")
    assert table.infantry(4) == (1, 0)
    assert table.beds() == [("hunter", 2), ("volunteer", 3)]


def with_telephone(positions: str, sectors: dict[int, str], **more: Any) -> Table:
    return on_the_walls(
        7, positions, sectors, dug=["field_telephone"], placed={"field_telephone": "medic"}, prepare=jammed, **more
    )


@pytest.mark.rule("HOH-TEL-02", "HOH-TEL-03", "HOH-DAMAGE-02")
def test_the_telephone_adds_one_to_every_shot() -> None:
    table = with_telephone("soldier . . .", {4: "2 standing"}, fate=[3])
    table.choose("telephone")  # its right part is covered: nobody is asked about suppressing
    assert table.infantry(4) == (1, 0)
    assert table.area("tired") == {"medic": 1}


@pytest.mark.rule("HOH-TEL-02")
def test_the_telephone_helps_the_machine_gun() -> None:
    table = on_the_walls(
        7,
        ". soldier . .",
        {4: "5 standing"},
        dug=["field_telephone"],
        placed={"field_telephone": "medic"},
        supplies=0,
        fate=[3],
    )
    table.choose("telephone")
    table.choose("machine_gun", "position_a", 0)
    assert table.infantry(4) == (2, 0)


@pytest.mark.rule("HOH-TEL-02")
def test_a_shot_before_the_call_is_not_better() -> None:
    table = with_telephone("soldier . . .", {4: "2 standing"}, fate=[3])
    table.choose("fire", "position")
    assert table.infantry(4) == (1, 1)


@pytest.mark.rule("HOH-TEL-03")
def test_the_right_part_may_suppress_two_anywhere() -> None:
    table = with_telephone(". . . .", {1: "1 standing", 3: "2 standing"}, repaired=["field_telephone"], fate=[])
    assert {option[1] for option in table.offered("suppress")} == {1, 3}
    table.choose("suppress", 1)
    table.choose("suppress", 3)
    assert (table.infantry(1), table.infantry(3)) == ((0, 1), (1, 1))
    assert with_telephone(". . . .", {1: "1 standing"}, repaired=["field_telephone"]).offers("done")

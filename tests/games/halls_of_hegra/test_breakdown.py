"""What the numbers of the log are made of, where little is left, little room is there, or an end is reached."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra import breakdown
from motstand.games.halls_of_hegra.breakdown import by
from motstand.kernel.log import Entry
from tests.games.halls_of_hegra.table import set_table

Part = tuple[str, str, dict[str, Any]]


def parts(entry: Entry) -> list[Part]:
    """The children of an entry."""
    return [(child.key, child.rule, child.values) for child in entry.children]


def sums(entry: Entry) -> list[tuple[str, int]]:
    """The children that add up, and by how much."""
    return [(child.key, child.values["by"]) for child in entry.children if "by" in child.values]


def test_a_part_says_which_way_it_goes() -> None:
    assert [by(amount)["way"] for amount in (2, 1, 0, -1)] == ["up", "up", "none", "down"]
    assert by(-3)["by"] == -3


@pytest.mark.rule("HOH-ATTACK-06", "HOH-ATTACK-07")
@pytest.mark.parametrize(
    ("wanted", "reserve", "added", "missing"),
    [
        (3, 5, 3, []),
        (3, 3, 3, []),
        (3, 1, 1, [("part.no_piece", -2)]),
        (4, 5, 3, [("part.no_room", -1)]),
        (4, 3, 1, [("part.no_piece", -1), ("part.no_room", -2)]),
    ],
)
def test_arrivals_without_piece_or_room(wanted: int, reserve: int, added: int, missing: list[Any]) -> None:
    entry = Entry("infantry.added")
    breakdown.add_arrivals(entry, wanted, reserve, added)
    assert sums(entry) == [("part.infantry", wanted), *missing]
    assert [child.rule for child in entry.children][1:] == [
        {"part.no_piece": "HOH-ATTACK-07", "part.no_room": "HOH-ATTACK-06"}[key] for key, _ in missing
    ]


@pytest.mark.rule("HOH-HIT-02")
def test_tiles_that_an_empty_bag_withholds() -> None:
    for drawn, missing in ((3, []), (1, [("part.bag_empty", -2)])):
        entry = Entry("hit.drawn")
        breakdown.add_draws(entry, 3, drawn, "HOH-SIEGE-04")
        assert sums(entry) == [("part.draws", 3), *missing]


@pytest.mark.rule("HOH-FX-13", "HOH-EVENT-08", "HOH-SUPPLY-01")
def test_what_was_asked_for_and_was_not_there() -> None:
    for rule, key in (("HOH-FX-13", "part.by_card"), ("HOH-EVENT-08", "part.by_doubt"), ("HOH-MG-04", "part.by_rule")):
        entry = Entry("changed")
        breakdown.add_asked(entry, -3, -1, rule)
        assert parts(entry) == [(key, rule, by(-3)), ("part.none_left", rule, by(2))]
        full = Entry("changed")
        breakdown.add_asked(full, 2, 2, rule)
        assert parts(full) == [(key, rule, by(2))]
    store = Entry("supplies.lost")
    breakdown.add_store(store, 1, -3, 0, "HOH-FX-04")
    assert sums(store) == [("part.store", 1), ("part.by_card", -3), ("part.none_left", 2)]


@pytest.mark.rule("HOH-TRACK-04")
def test_what_the_end_of_a_track_withholds() -> None:
    for level, missing in ((5, []), (4, [("part.end", -1)])):
        entry = Entry("suspicion.up")
        breakdown.add_marker(entry, 3, 2, level, "HOH-SUSP-01", "HOH-TRACK-04")
        assert sums(entry) == [("part.from", 3), ("part.steps", 2), *missing]
    back = Entry("suspicion.searched")
    breakdown.add_return(back, 6, 2, "HOH-SUSP-01", "HOH-TRACK-04")
    assert sums(back) == [("part.from", 6), ("part.back", -4)]


@pytest.mark.rule("HOH-TRACK-09")
@pytest.mark.parametrize(
    ("difficulty", "made_of"),
    [("recruit", [("part.printed", 9), ("part.difficulty", -2)]), ("standard", [("part.printed", 9)])],
)
def test_how_many_are_required(difficulty: str, made_of: list[Any]) -> None:
    entry = Entry("required")
    breakdown.add_required(entry, set_table("placing", 2, difficulty=difficulty).game)
    assert sums(entry) == made_of


@pytest.mark.rule("HOH-WALLS-06", "HOH-MG-04", "HOH-TEL-02")
@pytest.mark.parametrize(
    ("boost", "telephone", "added"),
    [
        (0, False, []),
        (2, False, [("part.supply", 2)]),
        (0, True, [("part.telephone", 1)]),
        (1, True, [("part.supply", 1), ("part.telephone", 1)]),
    ],
)
def test_a_shot_and_what_is_added_to_its_die(boost: int, telephone: bool, added: list[Any]) -> None:
    entry = Entry("walls.hit")
    breakdown.add_shot(entry, 4, boost, telephone, 6, "HOH-WALLS-05")
    assert sums(entry) == [("part.die", 4), *added]
    assert entry.children[-1].values == {"needed": 6}


@pytest.mark.rule("HOH-RUN-07", "HOH-RUN-20")
def test_how_far_a_run_may_go_and_has_gone() -> None:
    game = set_table("placing", 2, weather=1, movement_left=2).game
    steps = game.box.tracks.movement[1]
    for allowed, laden in ((steps, []), (steps - 2, [("part.laden", -2)])):
        entry = Entry("run.moved")
        breakdown.add_movement(entry, game, allowed)
        assert sums(entry) == [("part.movement", steps), *laden, ("part.gone", 2 - allowed)]
        assert entry.children[-1].values["left"] == 2


@pytest.mark.rule("HOH-RUN-11")
@pytest.mark.parametrize(("suspicion", "needed", "ways"), [(0, 1, 6), (2, 3, 4), (5, 6, 1), (6, 7, 0), (7, 8, 0)])
def test_the_chances_of_a_check(suspicion: int, needed: int, ways: int) -> None:
    entry = Entry("run.seen")
    breakdown.add_check(entry, 3, suspicion, "HOH-RUN-11")
    assert sums(entry) == [("part.die", 3)]
    assert entry.children[-1].values == {"needed": needed, "ways": ways, "faces": 6}


@pytest.mark.rule("HOH-ACTION-03", "HOH-ACTION-04")
def test_who_works_and_how_many_sets_that_makes() -> None:
    game = set_table("placing", 2, placed={"inspire": "3 volunteer officer"}).game
    space = game.box.spaces[game.box.space_index["inspire"]]
    workers: list[Part] = [
        ("part.worker", "HOH-ACTION-03", {"defender": "officer", "count": 1, **by(2)}),
        ("part.worker", "HOH-ACTION-03", {"defender": "volunteer", "count": 3, **by(3)}),
        ("part.sets", "HOH-ACTION-04", {"number": 2, "sets": 2}),
    ]
    for uses, later in ((2, []), (1, [("part.not_now", "HOH-ACTION-04", {"count": 1, "once": "no"})])):
        entry = Entry("uses")
        breakdown.add_uses(entry, game, space, uses)
        assert parts(entry) == [*workers, *later]


@pytest.mark.rule("HOH-DEF-01")
def test_only_areas_with_somebody_are_counted_as_healthy() -> None:
    game = set_table("placing", 2, ready="2 soldier", rest="hunter", positions="medic . . .").game
    entry = Entry("healthy")
    breakdown.add_healthy(entry, game, 3)
    counted = [(child.values["area"], child.values["by"]) for child in entry.children]
    assert counted == [("ready", 2), ("rest", 1), ("positions", 1), ("working", 3)]


@pytest.mark.rule("HOH-MTRACK-01", "HOH-MTRACK-02")
def test_morale_beyond_its_track() -> None:
    for moved, rule in ((1, "HOH-MTRACK-01"), (-1, "HOH-MTRACK-02")):
        entry = Entry("morale")
        breakdown.add_morale(entry, 2, moved, 2)
        assert parts(entry)[-1] == ("part.beyond", rule, {"count": 2})
        within = Entry("morale")
        breakdown.add_morale(within, 2, moved, 0)
        assert sums(within) == [("part.from", 2), ("part.steps", moved)]


@pytest.mark.rule("HOH-INJ-04")
def test_patients_and_infantry_are_counted_where_there_are_some() -> None:
    game = set_table("placing", 2, waiting={1: "soldier", 3: "2 medic"}).game
    entry = Entry("waiting")
    breakdown.add_waiting(entry, game, "HOH-EVENING-06")
    assert [(child.values["level"], child.values["by"]) for child in entry.children] == [(1, 1), (3, 2)]
    column = Entry("attack.grenades")
    breakdown.add_column(column, [0, 2, 0, 1], "HOH-INF-14")
    assert [(child.values["sector"], child.values["by"]) for child in column.children] == [(2, 2), (4, 1)]
    types = Entry("recruits.kept")
    breakdown.add_types(types, [1, 0, 2, 0, 0], "HOH-RECRUIT-01")
    assert [child.values["by"] for child in types.children] == [1, 2]

"""Playing alone: the Resistance Group, the Helpers, and Newspapers for Anton himself."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.components import PLACES, REQUEST, USED
from motstand.games.dutch_resistance.state import Dutch
from tests.games.dutch_resistance.table import Preparation, Table, set_table


def alone(phase: str = "turn", group: str = "press_basic", **settings: Any) -> Table:
    return set_table(phase, seats="green", solo="group", group=group, **settings)


def groups_on(*tiles: str, used: tuple[str, ...] = ()) -> Preparation:
    """The Resistance Group tokens lie on these tiles, some of them on their Used side."""

    def prepare(game: Dutch) -> None:
        for token, tile in zip(game.groups(), tiles, strict=False):
            game.token_place[token] = game.place_of_tile(tile)
            game.token_progress[token] = USED if tile in used else REQUEST

    return prepare


def place_three(table: Table, *places: str) -> None:
    for place in places:
        table.choose("start", place)


@pytest.mark.rule("DR-SOLO-03", "DR-SOLO-04", "DR-SOLO-05", "DR-Q-70")
def test_the_solo_deck() -> None:
    game = alone().game
    assert game.occupiers_left == [6, 6]
    assert [len(pile) for pile in game.scenario_cards] == [4, 4]


@pytest.mark.rule("DR-SOLO-09", "DR-SOLO-11")
def test_three_different_locations() -> None:
    table = alone("start", morale=12)
    table.choose("start", "C1")
    assert not table.offers("start", "C1")
    place_three(table, "C2", "L1")
    places = [PLACES[table.game.token_place[token]] for token in table.game.groups()]
    assert (places, table.prompt) == (["C1", "C2", "L1"], "turn")


@pytest.mark.rule("DR-SOLO-10", "DR-Q-29")
@pytest.mark.parametrize(("morale", "after"), [(8, 9), (9, 9)])
def test_the_press_circle_in_the_start_phase(morale: int, after: int) -> None:
    table = alone("start", morale=morale)
    place_three(table, "C1", "C2", "C3")
    assert (table.game.morale, table.game.tokens) == (after, 3)


@pytest.mark.rule("DR-SOLO-10")
def test_the_food_committee_wants_both_areas() -> None:
    table = alone("start", "food_challenging")
    place_three(table, "C1", "C2")
    assert [option[1] for option in table.offered("start")] == ["L1", "L2", "L3", "L4", "L5", "L6"]


@pytest.mark.rule("DR-SOLO-12", "DR-EX-27", "DR-Q-71")
def test_a_request() -> None:
    table = alone(place={"green": "cafe"}, prepare=groups_on("cafe", "bank", "farm"))
    table.choose("request", "green")
    table.choose("gain", "documents")
    assert table.held() == {"documents": 1}
    assert table.game.token_progress[:3] == [USED, REQUEST, REQUEST]
    assert not table.offers("request")


@pytest.mark.rule("DR-SOLO-14", "DR-SOLO-12")
def test_a_request_with_options() -> None:
    table = alone(group="food_basic", place={"green": "cafe"}, prepare=groups_on("cafe", "bank", "farm"))
    table.choose("request", "green")
    table.choose("choose", "safety")
    assert table.safety("cafe") == 7


@pytest.mark.rule("DR-SOLO-13", "DR-Q-95")
def test_unused_tokens_at_night() -> None:
    prepare = groups_on("cafe", "bank", "farm", used=("farm",))
    settings: dict[str, Any] = {"alibi": {"green": 10}, "place": {"green": "church"}, "fate": ["PAT-02", "blue", 6]}
    table = alone("danger", prepare=prepare, **settings)
    assert (table.safety("cafe"), table.safety("bank"), table.safety("farm")) == (5, 5, 5)


@pytest.mark.rule("DR-SOLO-10", "DR-SOLO-13")
def test_the_hard_sides_at_night() -> None:
    settings: dict[str, Any] = {"alibi": {"green": 10}, "place": {"green": "church"}, "fate": ["PAT-02", "blue", 6]}
    prepare = groups_on("cafe", "bank", "farm", used=("farm",))
    press = alone("danger", "press_challenging", prepare=prepare, **settings)
    assert (press.safety("cafe"), press.safety("farm")) == (5, 4)
    food = alone("danger", "food_challenging", prepare=prepare, morale=10, **settings)
    # 1 Morale once for two unused tokens; the Patrol card costs 2.
    assert food.game.morale == 9


@pytest.mark.rule("DR-SOLO-10", "DR-Q-102")
def test_a_location_is_sheltered_in_the_patrol_phase() -> None:
    table = alone("patrol", "food_basic", prepare=groups_on("hospital", "bank", "farm"), fate=["PAT-02", "blue", 6])
    table.choose("safety", "C6")
    assert (table.safety("hospital"), table.game.sheltered_place) == (5, -1)


@pytest.mark.rule("DR-SOLO-15", "DR-SOLO-16", "DR-SOLO-17", "DR-SOLO-18", "DR-Q-72")
def test_a_raid_on_a_group() -> None:
    table = alone(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        morale=10,
        prepare=groups_on("cafe", "bank", "farm"),
        fate=["RAID-04", 1, 1],
    )
    table.choose("point", "getting_food")
    assert not table.offers("escort")
    table.choose("gather")
    table.choose("keep")
    # 2 for the arrest, 1 for the raid, 1 because of the Group; it is no loss of the Scenario.
    assert (table.game.morale, table.game.caught, len(table.game.groups())) == (6, 0, 2)


@pytest.mark.rule("DR-SOLO-16", "DR-SOLO-18", "DR-Q-72")
@pytest.mark.parametrize("scenario", ["lines_and_papers", "officers_eye"])
def test_a_group_is_no_item(scenario: str) -> None:
    """Where the Scenario card says what captured Items cost, an arrest costs the Morale of the solo rule alone."""
    table = alone(
        scenario=scenario,
        place={"green": "cafe"},
        safety={"cafe": 1},
        morale=10,
        prepare=groups_on("cafe", "bank", "farm"),
        fate=["RAID-04", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert (table.game.morale, len(table.game.groups())) == (8, 2)


@pytest.mark.rule("DR-SOLO-17", "DR-SOLO-16")
def test_a_group_counts_as_a_person_in_hiding() -> None:
    table = alone(
        "danger",
        scenario="safe_houses",
        group="food_basic",
        place={"green": "bank"},
        alibi={"green": 10},
        prepare=groups_on("church", "cafe", "farm"),
    )
    assert table.safety("church") == 4


@pytest.mark.rule("DR-SOLO-19", "DR-SOLO-20", "DR-EX-28", "DR-Q-46")
def test_a_helper_in_the_morning() -> None:
    table = set_table("start", seats="green", solo="helpers", morale=12)
    table.choose("helper", "paul")
    table.choose("agree")
    assert (table.game.morale, table.game.tokens, table.held()) == (13, 4, {"rations": 1})
    declined = set_table("start", seats="green", solo="helpers", morale=12)
    declined.choose("helper", "paul")
    declined.choose("decline")
    assert (declined.game.morale, declined.game.tokens, declined.game.helper_bottoms[0]) == (12, 3, ["paul"])


@pytest.mark.rule("DR-Q-101", "DR-RAID-03")
def test_a_helper_who_moves_the_character_in_the_start_phase() -> None:
    table = set_table(
        "start",
        seats="green",
        solo="helpers",
        place={"green": "bank"},
        safety={"university": 1},
        occupiers={"C": "policeman"},
        helpers=["the_bicycle_maker", "paul"],
        fate=["grey", "OCC-1-07", "HALT-25", "the_baker", "RAID-04"],
    )
    table.choose("helper", "the_bicycle_maker")
    table.choose("agree")
    table.choose("go", "C")
    table.choose("choose", "2")
    assert (table.game.raids_due, table.prompt) == ([2], "move")
    table.choose("stop")
    keys = table.log_keys()
    assert keys.index("tokens") < keys.index("raided")
    assert table.safety("university") == 4


# -- De Vonk -----------------------------------------------------------------------------------------------------------


def papers_on(tile: str) -> Preparation:
    def prepare(game: Dutch) -> None:
        game.vonk[game.place_of_tile(tile)] = True

    return prepare


@pytest.mark.rule("DR-SPEC-02", "DR-SPEC-03", "DR-TERM-04")
def test_others_take_antons_newspapers() -> None:
    table = set_table(
        identities={"green": "anton"}, place={"green": "cafe", "blue": "cafe"}, prepare=papers_on("cafe"), morale=10
    )
    assert not table.offers("vonk")
    table.choose("vonk", "blue", seat="blue")
    table.choose("choose", "morale", seat="blue")
    assert (table.game.morale, sum(table.game.vonk), table.match.seat) == (11, 0, "green")
    assert "vonk.taken" in table.log_keys()


@pytest.mark.rule("DR-SPEC-02", "DR-Q-86")
def test_a_newspaper_lets_somebody_move() -> None:
    table = set_table(place={"green": "bank"}, prepare=papers_on("bank"))
    table.choose("vonk", "green")
    table.choose("choose", "move")
    table.choose("go", "O")
    assert (table.where(), table.prompt) == ("printer", "turn")


@pytest.mark.rule("DR-SOLO-07", "DR-EX-25", "DR-SOLO-06")
def test_alone_anton_takes_his_own_newspapers() -> None:
    settings: dict[str, Any] = {"identities": {"green": "anton"}, "place": {"green": "cafe"}}
    table = set_table(seats="green", prepare=papers_on("cafe"), **settings)
    table.choose("vonk", "green")
    table.choose("choose", "information")
    assert table.held() == {"information": 1}


@pytest.mark.rule("DR-SPEC-04", "DR-RAID-05")
def test_newspapers_are_not_found_in_raids() -> None:
    table = set_table(place={"green": "cafe"}, safety={"cafe": 1}, prepare=papers_on("cafe"), fate=["RAID-04"])
    table.act("gather")
    assert (sum(table.game.vonk), table.game.caught) == (1, 0)


@pytest.mark.rule("DR-SPEC-01")
def test_seven_newspapers_and_one_a_location() -> None:
    def seven(game: Dutch) -> None:
        game.vonk = [place < 7 for place in range(len(PLACES))]

    table = set_table(identities={"green": "anton"}, place={"green": "church"}, prepare=seven)
    table.choose("ability", "spread_de_vonk", 0)
    assert sum(table.game.vonk) == 7

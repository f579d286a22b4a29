"""Raids, the Danger Phase, the Patrol Phase, and the Officer."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.state import Dutch
from tests.games.dutch_resistance.table import Preparation, Table, all_of, set_table, with_tokens


def raided(card: str, *fate: object, tile: str = "cafe", **options: Any) -> Table:
    """Gather Information on a Location with Safety 1, so that a raid follows."""
    place = {"green": tile, "blue": "bank"}
    settings: dict[str, Any] = {"place": place, "safety": {tile: 1}, "morale": 10, **options}
    table = set_table(fate=[card, *fate], **settings)
    table.act("gather")
    return table


def first_entry(table: Table, key: str) -> dict[str, object] | None:
    """What the log says first under a key."""
    return next(entry.values for entry in table.match.log if entry.key == key)


@pytest.mark.rule("DR-RAID-01", "DR-RAID-02", "DR-RAID-08", "DR-RAID-11", "DR-SAFE-06", "DR-Q-15")
def test_a_raid_by_day() -> None:
    table = raided("RAID-03")
    assert (table.game.morale, table.alibi("green"), table.alibi("blue")) == (9, 7, 9)
    assert (table.safety("cafe"), table.game.raids_due) == (4, [])
    assert table.game.raid_deck.bottom == ["RAID-03"]


@pytest.mark.rule("DR-RAID-02", "DR-Q-15", "DR-LA-18")
def test_a_raid_comes_before_the_second_helper() -> None:
    """A Helper card is a card: what it causes is resolved before the next one is taken."""
    table = set_table(
        place={"green": "university", "blue": "cafe"},
        held={"green": "contacts"},
        safety={"bank": 1},
        occupiers={"C": "policeman"},
        helpers=["the_cleaner", "the_chaplain"],
        morale=10,
        fate=["paul", "RAID-04"],
    )
    table.act("location")
    table.choose("helper", "the_cleaner")
    table.choose("shift", "C", "policeman", "white")
    assert (table.prompt, table.safety("bank"), table.game.morale) == ("helper", 4, 9)


@pytest.mark.rule("DR-RAID-12")
def test_safety_is_lowered_again() -> None:
    assert raided("RAID-14").safety("cafe") == 2


@pytest.mark.rule("DR-RAID-10", "DR-Q-22")
def test_a_red_card_stays() -> None:
    table = raided("RAID-16")
    assert (table.game.lasting, table.game.raid_deck.bottom) == (["RAID-16"], [])
    table.choose("point", "keep_neighbors_safe")


@pytest.mark.rule("DR-RAID-10")
def test_stricter_checks() -> None:
    def strict(game: Dutch) -> None:
        game.raid_deck.pile.take("RAID-16")
        game.lasting = ["RAID-16"]

    for occupier, alibi in (("policeman", 8), ("soldier", 6)):
        table = set_table(place={"green": "bank"}, occupiers={"C": occupier}, fate=["HALT-01"], prepare=strict)
        table.act("go", "C")
        table.choose("choose", "1")
        assert table.alibi() == alibi


@pytest.mark.rule("DR-RAID-08", "DR-Q-92")
def test_everybody_there_loses_a_resource_of_choice() -> None:
    held = {"green": "money rations", "blue": "money", "yellow": "money"}
    place = {"green": "cafe", "blue": "cafe", "yellow": "bank"}
    table = raided("RAID-06", place=place, held=held, seats="green blue yellow")
    assert table.match.asked() == ["green"]
    table.choose("spend", "rations")
    # Gathered, then raided.
    assert table.held("green") == {"money": 1, "information": 1}
    assert (table.held("blue"), table.held("yellow")) == ({}, {"money": 1})


@pytest.mark.rule("DR-ROAD-07", "DR-Q-55", "DR-Q-56", "DR-ROAD-05", "DR-ROAD-06")
def test_a_guard_is_left_behind() -> None:
    table = raided("RAID-07", occupiers={"A": "soldier"})
    assert table.offered() == [("intensify", road) for road in "ABN"]
    table.choose("intensify", "A")
    assert table.road("A") == "policeman soldier"


@pytest.mark.rule("DR-Q-92", "DR-AUSW-04")
def test_papers_are_seized_or_alibi_is_lost() -> None:
    without = raided("RAID-10")
    assert without.alibi("green") == 8
    with_one = raided("RAID-10", ausweis={"green": 1})
    assert (with_one.alibi("green"), with_one.ausweis("green")) == (9, 0)


@pytest.mark.rule("DR-Q-19", "DR-RAID-01")
def test_a_raid_makes_another_one_due() -> None:
    table = raided("RAID-09", "RAID-04", safety={"cafe": 1, "bank": 1})
    table.choose("safety", "C2")
    assert (table.safety("bank"), table.game.morale) == (4, 8)


@pytest.mark.rule("DR-Q-17", "DR-RAID-04")
def test_the_order_of_raids_is_chosen() -> None:
    place = {"green": "cafe", "blue": "bank"}
    settings: dict[str, Any] = {"alibi": {"green": 8, "blue": 8}, "safety": {"cafe": 1, "bank": 1}, "place": place}
    table = set_table("danger", fate=["RAID-04"], **settings)
    assert (table.prompt, table.offered()) == ("raid", [("raid", "C1"), ("raid", "C2")])
    table.choose("raid", "C2")
    assert first_entry(table, "raided") == {"place": "C2", "card": "RAID-04", "tile": "bank"}


@pytest.mark.rule("DR-RAID-05", "DR-RAID-07", "DR-EX-30", "DR-Q-20", "DR-Q-21")
def test_a_roll_that_reaches_the_number() -> None:
    prepare = with_tokens(("student", "cafe"), ("teacher", "cafe"))
    table = raided("RAID-02", 2, 4, scenario="safe_houses", place={"green": "cafe"}, prepare=prepare)
    table.choose("keep")
    assert table.game.token_place == [7, 7]
    assert PLACES[7] == "L1"


@pytest.mark.rule("DR-RAID-06", "DR-RAID-07", "DR-GOAL-10", "DR-S2-07", "DR-S2-08")
def test_a_roll_below_the_number() -> None:
    prepare = with_tokens(("student", "cafe"), ("teacher", "bank"))
    table = raided("RAID-02", 2, 3, scenario="safe_houses", place={"green": "cafe"}, prepare=prepare)
    table.choose("keep")
    # 2 for the arrest, 2 for the raid.
    assert (table.game.token_place[0], table.game.caught, table.game.morale) == (-1, 1, 6)
    both = raided(
        "RAID-02",
        2,
        3,
        scenario="safe_houses",
        place={"green": "cafe"},
        prepare=with_tokens(("student", "cafe"), ("teacher", "cafe")),
    )
    both.choose("keep")
    assert both.outcome == "lost.caught"


# -- the Danger Phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-DANGER-03", "DR-RES-05")
def test_each_character_counts() -> None:
    table = set_table(
        "danger",
        place={"green": "cafe", "blue": "cafe"},
        alibi={"green": 8, "blue": 6},
        safety={"cafe": 7},
        side="standard",
        fate=["PAT-04", "green", 6],
    )
    assert table.safety("cafe") == 4


@pytest.mark.rule("DR-BOARD-13", "DR-Q-18")
def test_safety_never_falls_below_0() -> None:
    table = set_table(
        "danger", place={"green": "cafe"}, alibi={"green": 1, "blue": 10}, safety={"cafe": 1}, fate=["RAID-13"]
    )
    assert table.log_keys().count("raided") == 1
    assert table.safety("cafe") == 3


@pytest.mark.rule("DR-S3-04", "DR-S3-05", "DR-VAR-04", "DR-Q-76")
@pytest.mark.parametrize(("phase", "person", "safety"), [("danger", "nurse", 4), ("danger", "doctor", 3)])
def test_the_nurse_shelters_by_danger(phase: str, person: str, safety: int) -> None:
    table = set_table(
        phase,
        place={"green": "cafe", "blue": "bank"},
        alibi={"green": 8, "blue": 10},
        prepare=with_tokens((person, "cafe")),
        fate=["PAT-04", "green", 6],
    )
    assert table.safety("cafe") == safety


# -- the Patrol Phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-PATROL-15", "DR-Q-59")
def test_no_occupier_in_the_region() -> None:
    table = set_table("patrol", occupiers={"M": "soldier"}, morale=10, fate=["PAT-01", "blue", 1])
    assert (table.road("B"), table.road("M"), table.safety("cafe")) == ("policeman", "soldier", 3)


@pytest.mark.rule("DR-Q-57", "DR-PATROL-02", "DR-PATROL-03", "DR-Q-60")
def test_each_occupier_moves_once() -> None:
    # Black leads from D to C, and from C to B: who comes to C has moved already.
    table = set_table("patrol", occupiers={"C": "policeman", "D": "policeman"}, fate=["PAT-01", "blue", 6])
    assert [table.road(letter) for letter in "ABCD"] == ["", "policeman", "policeman", ""]


@pytest.mark.rule("DR-Q-58", "DR-PATROL-07", "DR-PATROL-10")
def test_two_roads() -> None:
    table = set_table(
        "patrol",
        occupiers={"D": "soldier"},
        place={"green": "university"},
        alibi={"green": 9},
        safety={"university": 7},
        fate=["PAT-04", "blue", 6],
    )
    # From D over C3 to C, from there over C3 to B.
    assert (table.road("B"), table.safety("university"), table.alibi()) == ("soldier", 3, 5)


@pytest.mark.rule("DR-BOARD-02", "DR-SAFE-10", "DR-SAFE-11", "DR-PATROL-13", "DR-Q-13")
@pytest.mark.parametrize(
    ("card", "region", "die", "tile"), [("PAT-02", "green", 6, "hospital"), ("PAT-06", "yellow", 6, "hairdresser")]
)
def test_the_die_of_an_area(card: str, region: str, die: int, tile: str) -> None:
    table = set_table("patrol", next_region=region, fate=[card, "blue", die])
    assert table.safety(tile) == table.game.tile(table.game.place_of_tile(tile)).start - 1


@pytest.mark.rule("DR-Q-61")
def test_the_next_region_is_public_and_true() -> None:
    table = set_table("patrol", next_region="brown", fate=["PAT-17", "red"])
    assert first_entry(table, "patrol") == {
        "card": "PAT-17",
        "region": "brown",
    }


# -- the Officer -------------------------------------------------------------------------------------------------------


def officer_on(tile: str) -> Preparation:
    def prepare(game: Dutch) -> None:
        game.officer_place = game.place_of_tile(tile)

    return prepare


def inspected(card: str, *fate: object, tile: str = "station", **options: Any) -> Table:
    """A Patrol Phase with the Officer, whose Patrol card only costs Morale."""
    return set_table(
        "patrol",
        prepare=officer_on(tile),
        fate=["PAT-02", "blue", 6, card, *fate],
        **options,
    )


@pytest.mark.rule("DR-OFF-01", "DR-OFF-02", "DR-OFF-04", "DR-VAR-03")
def test_he_comes_nearer() -> None:
    table = inspected("OFF-12", place={"green": "university", "blue": "university"})
    # From the Station over J to the Meeting Place, from there over D: 1 for entering, 1 for the card.
    assert PLACES[table.game.officer_place] == "C3"
    assert (table.safety("meeting_place"), table.safety("university"), table.alibi()) == (4, 2, 7)
    assert table.game.officer_deck.bottom == ["OFF-12"]


@pytest.mark.rule("DR-OFF-03")
def test_he_goes_directly_where_a_die_says() -> None:
    table = inspected("OFF-03", 1, place={"green": "cafe", "blue": "bank"})
    assert (PLACES[table.game.officer_place], table.safety("bank"), table.alibi("green")) == ("C1", 4, 7)
    there = inspected("OFF-03", 5, place={"green": "station"})
    assert (there.safety("station"), there.alibi("green")) == (4, 8)


@pytest.mark.rule("DR-OFF-09")
def test_the_first_player_chooses_between_equal_targets() -> None:
    table = inspected("OFF-05", place={"green": "printer", "blue": "meeting_place"})
    assert table.offered() == [("target", "C4"), ("target", "C7")]
    table.choose("target", "C7")
    assert PLACES[table.game.officer_place] == "C7"


@pytest.mark.rule("DR-OFF-10")
def test_without_a_target_he_stays() -> None:
    table = inspected("OFF-07")
    assert PLACES[table.game.officer_place] == "C5"


@pytest.mark.rule("DR-OFF-10", "DR-Q-77")
@pytest.mark.parametrize(("scenario", "token"), [("lines_and_papers", "newspaper"), ("officers_eye", "nurse")])
def test_what_is_off_the_board_is_no_target(scenario: str, token: str) -> None:
    table = set_table(
        "patrol",
        scenario=scenario,
        place={"green": "cafe", "blue": "cafe"},
        prepare=all_of(with_tokens((token, "")), officer_on("station")),
        fate=["PAT-02", "blue", 6, "OFF-08"],
    )
    assert table.game.tile(table.game.officer_place).id == "station"


@pytest.mark.rule("DR-OFF-02", "DR-Q-77")
def test_he_walks_to_the_meeting_place_whatever_lies_elsewhere() -> None:
    """Some cards name a Location: neither Characters nor Persons in Hiding turn him aside."""
    table = inspected("OFF-09", scenario="safe_houses", officer="yes", place={"green": "cafe", "blue": "bank"})
    # From the Station, where two Persons in Hiding are, one Road nearer.
    assert (table.game.tile(table.game.officer_place).id, table.prompt) == ("printer", "intensify")
    to_go = table.game.box.board.distance[table.game.place_of_tile("meeting_place")]
    assert to_go[table.game.officer_place] == to_go[table.game.place_of_tile("station")] - 1


@pytest.mark.rule("DR-Q-77", "DR-Q-106", "DR-OFF-02")
@pytest.mark.parametrize(
    ("scenario", "item", "end", "dice"),
    [
        ("officers_eye", ("suitcase", "informant"), "zoo", []),
        ("lines_and_papers", ("newspaper", "church"), "bank", [6, 6]),
    ],
)
def test_in_his_own_scenario_he_is_after_items(scenario: str, item: tuple[str, str], end: str, dice: list[int]) -> None:
    """There a Person in Hiding next door does not draw him; in other Scenarios whoever is nearest does."""
    table = set_table(
        "patrol",
        scenario=scenario,
        place={"green": "cafe", "blue": "cafe"},
        prepare=all_of(with_tokens(item, ("nurse", "bank")), officer_on("station")),
        fate=["PAT-02", "blue", 6, "OFF-08", *dice],
    )
    assert table.game.tile(table.game.officer_place).id == end


@pytest.mark.rule("DR-Q-106", "DR-OFF-08", "DR-Q-76")
def test_persons_are_searched_where_an_item_led_him() -> None:
    table = set_table(
        "patrol",
        scenario="officers_eye",
        place={"green": "cafe", "blue": "cafe"},
        morale=10,
        prepare=with_tokens(("camera", "station"), ("nurse", "station"), ("suitcase", "bank"), ("chessboard", "bank")),
        fate=["PAT-02", "blue", 6, "OFF-07", 1, 1],
    )
    # 2 for the Patrol card, 2 for the Camera, 1 for the guest.
    assert (table.game.token_place[:2], table.game.morale) == ([NOWHERE, NOWHERE], 5)


@pytest.mark.rule("DR-OFF-09")
def test_he_bears_a_grudge_against_the_lowest_alibi() -> None:
    """Not the nearest Character; between two who are equally low the First Player chooses."""
    alibi = {"green": 7, "blue": 5, "yellow": 5}
    place = {"green": "station", "blue": "church", "yellow": "cafe"}
    table = inspected("OFF-06", seats="green blue yellow", place=place, alibi=alibi)
    assert table.offered("target") == [("target", "C1"), ("target", "L3")]


@pytest.mark.rule("DR-OFF-05", "DR-OFF-06")
def test_entering_his_location() -> None:
    table = set_table(place={"green": "bank"}, prepare=officer_on("printer"))
    table.act("go", "O")
    assert table.alibi() == 8


@pytest.mark.rule("DR-OFF-07")
def test_his_location_at_night() -> None:
    table = set_table(
        "danger",
        place={"green": "cafe", "blue": "bank"},
        alibi={"green": 10, "blue": 10},
        prepare=officer_on("cafe"),
        fate=["PAT-02", "blue", 6, "OFF-01"],
    )
    assert table.safety("cafe") == 3

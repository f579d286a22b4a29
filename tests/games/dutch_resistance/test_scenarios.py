"""Scenarios 2 to 5: Safe Houses, Essential Hands, Lines and Papers, Under the Officer's Eye."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import DOWN, NOWHERE, PLACES
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from tests.games.dutch_resistance.table import USUAL, Preparation, Table, all_of, set_table, with_tokens


def tokens(table: Table) -> dict[str, str]:
    """Where Persons and Items are: tiles, or "" for those that are not on the board."""
    game = table.game
    return {
        id: game.tile(game.token_place[token]).id if game.token_place[token] != NOWHERE else ""
        for token, id in enumerate(game.token_ids)
    }


def token(game: Dutch, id: str) -> int:
    return game.token_ids.index(id)


# -- Scenario 2 --------------------------------------------------------------------------------------------------------


def hidden(*ids: str) -> Preparation:
    def prepare(game: Dutch) -> None:
        for id in ids:
            game.token_fixed[token(game, id)] = True

    return prepare


def address(id: str, place: str) -> Preparation:
    def prepare(game: Dutch) -> None:
        game.token_address[token(game, id)] = PLACES.index(place)

    return prepare


@pytest.mark.rule("DR-S2-01")
@pytest.mark.parametrize(("seats", "with_child"), [("green", True), ("green blue", True), ("green blue yellow", False)])
def test_persons_of_scenario_2(seats: str, with_child: bool) -> None:
    table = set_table(scenario="safe_houses", seats=seats)
    expected = {"student": "station", "teacher": "station", "musician": "hospital"}
    assert tokens(table) == ({**expected, "child": "hospital"} if with_child else expected)


@pytest.mark.rule("DR-S2-03", "DR-S2-02")
def test_find_an_address() -> None:
    table = set_table(scenario="safe_houses", place={"green": "station"}, held={"green": "information"}, fate=["4"])
    table.act("scenario_for", "find_address", "teacher")
    assert (table.held(), table.game.token_address) == ({}, [NOWHERE, PLACES.index("L4"), NOWHERE, NOWHERE])
    assert len(table.game.numbers_unseen) == 5


@pytest.mark.rule("DR-S2-03")
def test_an_address_costs_information() -> None:
    table = set_table(scenario="safe_houses", place={"green": "station"})
    table.choose("point", "getting_food")
    assert not table.offers("scenario_for")


@pytest.mark.rule("DR-S2-04")
def test_into_hiding() -> None:
    prepare = all_of(with_tokens(("student", "farm"), ("teacher", "bank")), address("student", "L5"))
    settings: dict[str, Any] = {"held": {"green": "rations"}, "ausweis": {"green": 1}, "morale": 10}
    table = set_table(scenario="safe_houses", place={"green": "farm"}, prepare=prepare, **settings)
    table.act("scenario_for", "into_hiding", "student")
    assert (table.held(), table.ausweis(), table.game.morale) == ({}, 0, 13)
    assert table.game.token_fixed == [True, False]
    table.choose("point", "keep_neighbors_safe")
    assert not table.offers("escort")


@pytest.mark.rule("DR-S2-04")
def test_only_on_the_known_address() -> None:
    prepare = all_of(with_tokens(("student", "zoo")), address("student", "L5"))
    settings: dict[str, Any] = {"held": {"green": "rations"}, "ausweis": {"green": 1}}
    table = set_table(scenario="safe_houses", place={"green": "zoo"}, prepare=prepare, **settings)
    table.choose("point", "getting_food")
    assert not table.offers("scenario_for")


@pytest.mark.rule("DR-S2-05")
def test_danger_once_a_location() -> None:
    table = set_table(
        "danger",
        scenario="safe_houses",
        place={"green": "bank", "blue": "bank"},
        alibi={"green": 10, "blue": 10},
        prepare=all_of(
            with_tokens(("student", "cafe"), ("teacher", "cafe"), ("musician", "church")), hidden("musician")
        ),
        fate=["PAT-02", "blue", 1],
    )
    assert (table.safety("cafe"), table.safety("church")) == (3, 5)


@pytest.mark.rule("DR-S2-06")
@pytest.mark.parametrize(("ids", "found"), [(["student"], True), (["student", "teacher"], False)])
def test_hidden_persons_are_harder_to_find(ids: list[str], found: bool) -> None:
    # Of the Location's two Persons one or both are hidden; 2 and 3 are two short of the number 6.
    table = set_table(
        scenario="safe_houses",
        seats="green blue yellow",
        place={"green": "cafe"},
        safety={"cafe": 1},
        held={"blue": "information"},
        prepare=all_of(
            with_tokens(("student", "cafe"), ("teacher", "cafe"), ("musician", "bank")),
            hidden(*ids),
            lambda game: setattr(game, "caught", -1),
        ),
        fate=["RAID-02", 2, 3],
    )
    table.act("gather")
    table.choose("keep", seat="blue")
    assert (table.game.token_place[0] == NOWHERE) == found


@pytest.mark.rule("DR-S2-09", "DR-Q-31")
def test_the_last_person_hides() -> None:
    prepare = all_of(with_tokens(("student", "farm"), ("teacher", "zoo")), address("student", "L5"), hidden("teacher"))
    settings: dict[str, Any] = {"held": {"green": "rations"}, "ausweis": {"green": 1}}
    table = set_table(scenario="safe_houses", place={"green": "farm"}, prepare=prepare, **settings)
    table.act("scenario_for", "into_hiding", "student")
    assert table.outcome == "won.goal"


@pytest.mark.rule("DR-S2-09", "DR-S2-07")
def test_an_arrest_leaves_only_hidden_persons() -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        prepare=all_of(with_tokens(("student", "cafe"), ("teacher", "zoo")), hidden("teacher")),
        fate=["RAID-02", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert table.outcome == "won.goal"


@pytest.mark.rule("DR-Q-32", "DR-S2-08")
def test_one_roll_that_leaves_only_hidden_persons_and_arrests_a_second_one_loses() -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        prepare=all_of(
            with_tokens(("student", "cafe"), ("teacher", "cafe"), ("musician", "zoo")), hidden("teacher", "musician")
        ),
        fate=["RAID-02", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert table.outcome == "lost.caught"


# -- Scenarios 3 and 5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-S3-01")
def test_persons_of_scenario_3() -> None:
    assert tokens(set_table(scenario="essential_hands")) == {
        "nurse": "hospital",
        "doctor": "church",
        "typesetter": "meeting_place",
        "draughtsman": "cafe",
        "tailor": "black_market",
    }


@pytest.mark.rule("DR-S3-02")
def test_a_step_of_a_task() -> None:
    table = set_table(
        scenario="essential_hands",
        place={"green": "printer"},
        held={"green": "documents"},
        morale=10,
        prepare=with_tokens(("typesetter", "printer")),
    )
    table.act("scenario_for", "task", "typesetter")
    assert (table.held(), table.game.token_progress, table.game.morale) == ({}, [1], 11)
    assert tokens(table) == {"typesetter": "printer"}


def progress(id: str, steps: int) -> Preparation:
    def prepare(game: Dutch) -> None:
        game.token_progress[token(game, id)] = steps

    return prepare


@pytest.mark.rule("DR-S3-03", "DR-S3-02")
def test_the_last_step_of_a_task() -> None:
    table = set_table(
        scenario="essential_hands",
        place={"green": "printer"},
        held={"green": "money information"},
        morale=10,
        prepare=all_of(with_tokens(("typesetter", "printer")), progress("typesetter", 1)),
    )
    table.act("scenario_for", "task", "typesetter")
    assert (tokens(table), table.game.completed, table.game.morale) == ({"typesetter": ""}, 1, 12)


@pytest.mark.rule("DR-S3-08")
@pytest.mark.parametrize(("seats", "wanted"), [("green blue yellow", 4), ("green blue yellow purple", 3)])
def test_enough_tasks(seats: str, wanted: int) -> None:
    for completed, outcome in ((wanted - 2, ""), (wanted - 1, "won.goal")):
        table = set_table(
            scenario="essential_hands",
            seats=seats,
            place={"green": "printer"},
            held={"green": "money information"},
            prepare=all_of(
                with_tokens(("typesetter", "printer")),
                progress("typesetter", 1),
                lambda game, count=completed: setattr(game, "completed", count),  # type: ignore[misc]
            ),
        )
        table.act("scenario_for", "task", "typesetter")
        assert table.outcome == outcome


@pytest.mark.rule("DR-S3-06", "DR-S3-04")
@pytest.mark.parametrize(("where", "safety"), [("bank", 2), ("cafe", 4)])
def test_danger_of_scenario_3(where: str, safety: int) -> None:
    table = set_table(
        "danger",
        scenario="essential_hands",
        place={"green": "bank", "blue": "bank"},
        alibi={"green": 10, "blue": 10},
        prepare=with_tokens(("tailor", "cafe"), ("draughtsman", "cafe"), ("nurse", where)),
        fate=["PAT-02", "blue", 1],
    )
    assert table.safety("cafe") == safety


@pytest.mark.rule("DR-S3-05")
def test_the_doctor_shelters_in_the_patrol_phase() -> None:
    table = set_table(
        "patrol", scenario="essential_hands", prepare=with_tokens(("doctor", "cafe")), fate=["PAT-02", "blue", 2]
    )
    assert table.safety("cafe") == 4


@pytest.mark.rule("DR-S3-07", "DR-S3-09")
@pytest.mark.parametrize(("seats", "limit"), [("green blue", 2), ("green blue yellow purple", 3)])
def test_arrests_that_lose_scenario_3(seats: str, limit: int) -> None:
    for caught, outcome in ((limit - 2, ""), (limit - 1, "lost.caught")):
        table = set_table(
            scenario="essential_hands",
            seats=seats,
            place={"green": "cafe"},
            safety={"cafe": 1},
            prepare=all_of(
                with_tokens(("tailor", "cafe")),
                lambda game, count=caught: setattr(game, "caught", count),  # type: ignore[misc]
            ),
            fate=["RAID-02", 1, 1],
        )
        table.act("gather")
        table.choose("keep")
        assert table.outcome == outcome


@pytest.mark.rule("DR-S5-01")
def test_items_and_officer_of_scenario_5() -> None:
    table = set_table(scenario="officers_eye")
    assert tokens(table) == {
        "chessboard": "university",
        "camera": "printer",
        "suitcase": "bank",
        "baby_stroller": "hairdresser",
    }
    assert (PLACES[table.game.officer_place], len(table.game.officer_deck)) == ("L3", 12)


@pytest.mark.rule("DR-S5-02", "DR-S5-03")
def test_the_camera_needs_the_officer_next_door() -> None:
    def with_officer(tile: str) -> bool:
        table = set_table(
            scenario="officers_eye",
            place={"green": "bank"},
            held={"green": "information"},
            prepare=all_of(
                with_tokens(("camera", "bank"), ("suitcase", "cafe")),
                lambda game: setattr(game, "officer_place", game.place_of_tile(tile)),
            ),
        )
        table.choose("point", "getting_food")
        return table.offers("scenario_for", "task", "camera")

    # The Bank is C4: the Station (L3) is adjacent to it, the Farm (L6) is not.
    assert (with_officer("station"), with_officer("farm")) == (True, False)


@pytest.mark.rule("DR-OFF-06", "DR-S5-02")
def test_no_task_where_the_officer_is() -> None:
    table = set_table(
        scenario="officers_eye",
        place={"green": "cafe"},
        held={"green": "contacts"},
        prepare=all_of(
            with_tokens(("baby_stroller", "cafe")),
            lambda game: setattr(game, "officer_place", game.place_of_tile("cafe")),
        ),
    )
    table.choose("point", "getting_food")
    assert not table.offers("scenario_for")


@pytest.mark.rule("DR-S5-07", "DR-S5-02")
@pytest.mark.parametrize(
    ("seats", "completed", "caught", "outcome"),
    [
        ("green blue", 2, 0, ""),
        ("green blue", 2, 1, "won.goal"),
        ("green blue", 3, 0, "won.goal"),
        ("green blue yellow", 2, 0, "won.goal"),
        ("green blue yellow", 1, 0, ""),
    ],
)
def test_enough_items(seats: str, completed: int, caught: int, outcome: str) -> None:
    def so_far(game: Dutch) -> None:
        game.completed, game.caught = completed, caught

    table = set_table(
        scenario="officers_eye",
        seats=seats,
        place={"green": "farm"},
        held={"green": "rations money"},
        morale=10,
        prepare=all_of(
            with_tokens(("baby_stroller", "farm"), ("camera", ""), ("suitcase", ""), ("chessboard", "")),
            progress("baby_stroller", 1),
            so_far,
        ),
    )
    table.act("scenario_for", "task", "baby_stroller")
    assert table.outcome == outcome
    if not outcome:
        assert (tokens(table)["baby_stroller"], table.game.morale) == ("", 13)


@pytest.mark.rule("DR-OFF-08", "DR-S5-05", "DR-S5-06", "DR-GOAL-10")
def test_the_officer_searches() -> None:
    def searched(caught: int) -> Table:
        return set_table(
            "patrol",
            scenario="officers_eye",
            morale=10,
            prepare=all_of(
                with_tokens(
                    ("camera", "station"), ("suitcase", "bank"), ("chessboard", "bank"), ("baby_stroller", "bank")
                ),
                lambda game: setattr(game, "caught", caught),
            ),
            fate=["PAT-02", "blue", 1, "OFF-07", 1, 5],
        )

    found = searched(0)
    # 2 for the Patrol card, 2 for the Camera; no raid, so that Safety stays as it is.
    assert (tokens(found)["camera"], found.game.morale, found.safety("station")) == ("", 6, 4)
    assert "search.found" in found.log_keys()
    assert searched(1).outcome == "lost.caught"


@pytest.mark.rule("DR-OFF-02")
def test_an_occupier_card_calls_the_officer() -> None:
    table = set_table(scenario="officers_eye", occupier_cards={"green": "SCN-5-5"}, place={"green": "cafe"}, fate=[1])
    table.end_turn()
    # From L3 toward C3: two steps, over H to C4 and over D to C3.
    assert PLACES[table.game.officer_place] == "C3"
    assert (table.safety("bank"), table.safety("cafe")) == (3, 2)


# -- Scenario 4 --------------------------------------------------------------------------------------------------------


def spots(**faces: str) -> Preparation:
    """Spots that were turned up, by tile; the others are face-down."""

    def prepare(game: Dutch) -> None:
        for tile, face in faces.items():
            game.spots[game.place_of_tile(tile)] = face if face != "none" else ""
            game.spots_unseen.take(face if face != "none" else "watched")

    return prepare


def lines(**settings: Any) -> Table:
    return set_table(scenario="lines_and_papers", **settings)


@pytest.mark.rule("DR-S4-01")
def test_tokens_of_scenario_4() -> None:
    table = lines()
    game = table.game
    assert game.spots == [DOWN] * 13
    places = sorted(PLACES[place] for place in game.token_place if place != NOWHERE)
    assert places == ["C1", "C1", "L6", "L6"]
    assert game.token_ids == ["telephone"] * 4 + ["newspaper"] * 3
    assert (len(game.costs_on_card), len(game.spots_unseen)) == (4, 13)


@pytest.mark.rule("DR-S4-02")
def test_spots_where_characters_start_are_turned_up() -> None:
    setup = Setup("lines_and_papers", ["green", "blue"], {"identities": {"green": "cornelia", "blue": "frits"}})
    match = match_from(GAME, setup, GAME.start(setup), Seeded("spots"))
    game = match.state
    assert isinstance(game, Dutch)
    assert [game.spots[place] != DOWN for place in range(13)].count(True) == 2
    assert all(game.spots[place] != DOWN for place in game.place)
    assert game.alibi == [game.level.alibi] * 2


@pytest.mark.rule("DR-S4-02", "DR-S4-04", "DR-Q-94")
@pytest.mark.parametrize(("face", "alibi"), [("line", 9), ("watched", 8)])
def test_entering_turns_a_spot_up(face: str, alibi: int) -> None:
    table = lines(place={"green": "printer"}, fate=[face])
    table.act("go", "C")
    if face == "watched":
        table.choose("intensify", "B")
        assert table.road("B") == "policeman"
    assert (table.alibi(), table.game.spots[2]) == (alibi, "" if face == "watched" else face)


@pytest.mark.rule("DR-S4-04", "DR-Q-92", "DR-IDENT-08")
def test_the_active_player_chooses_the_road_at_a_watched_spot() -> None:
    """Selma, whom Joke brings there, loses the Alibi; the Road is Joke's choice."""
    table = lines(identities={"green": "joke"}, place={"green": "printer", "blue": "printer"}, fate=["watched"])
    table.choose("ability", "fetch_and_bring", 0)
    table.choose("guide", "blue", "C")
    table.choose("agree", seat="blue")
    assert (table.prompt, table.match.asked()) == ("intensify", ["green"])
    table.choose("intensify", "B")
    assert (table.alibi("green"), table.alibi("blue")) == (10, 8)


@pytest.mark.rule("DR-S4-03", "DR-Q-104")
def test_a_spot_for_information() -> None:
    table = lines(held={"green": "information", "blue": "information"}, fate=["readers"])
    assert len(table.offered("look", "green")) == 13
    assert not [option for option in table.match.options_for("blue") if option[0] == "look"]
    table.choose("look", "green", "L4")
    assert (table.held(), table.game.spots[PLACES.index("L4")]) == ({}, "readers")


@pytest.mark.rule("DR-S4-03", "DR-MAT-06")
def test_no_spot_for_information_while_tokens_are_left() -> None:
    """All turns are over, also that of the First Player."""
    table = lines(phase="tokens left", held={"green": "information"}, tokens=1)
    assert table.offers("token", "green")
    assert not table.offers("look")


def card_costs(*ids: str) -> Preparation:
    def prepare(game: Dutch) -> None:
        game.costs_unseen.rest = sorted([*game.costs_unseen.rest, *game.costs_on_card])
        game.costs_on_card = []
        for id in ids:
            game.costs_unseen.take(id)
            game.costs_on_card.append(id)

    return prepare


@pytest.mark.rule("DR-S4-05")
def test_install() -> None:
    table = lines(
        place={"green": "bank"},
        held={"green": "money documents contacts"},
        morale=10,
        prepare=all_of(with_tokens(("telephone", "bank")), spots(bank="line"), card_costs("K-05", "K-09", "K-03")),
    )
    table.choose("point", "getting_food")
    assert table.offered("scenario_for") == [("scenario_for", "install", "K-05"), ("scenario_for", "install", "K-09")]
    table.choose("scenario_for", "install", "K-05")
    assert (table.held(), table.game.morale, table.game.token_fixed) == ({"documents": 1}, 12, [True])
    assert table.game.costs_on_card == ["K-09", "K-03"]


@pytest.mark.rule("DR-S4-05")
def test_one_telephone_on_a_line_spot() -> None:
    def offered(face: str, *phones: str) -> bool:
        table = lines(
            place={"green": "bank"},
            held={"green": "money contacts"},
            prepare=all_of(
                with_tokens(*[("telephone", "bank") for _ in phones]),
                spots(bank=face),
                card_costs("K-05"),
                lambda game: setattr(game, "token_fixed", [phone == "installed" for phone in phones]),
            ),
        )
        table.choose("point", "getting_food")
        return table.offers("scenario_for", "install")

    assert offered("line", "free")
    assert not offered("readers", "free")
    assert not offered("line", "installed", "free")


@pytest.mark.rule("DR-S4-06")
def test_print() -> None:
    table = lines(
        place={"green": "printer"},
        held={"green": "money information"},
        prepare=all_of(with_tokens(("newspaper", ""), ("newspaper", "")), spots(printer="line")),
    )
    table.act("scenario", "print")
    assert (table.held(), [place != NOWHERE for place in table.game.token_place]) == ({}, [True, False])


@pytest.mark.rule("DR-S4-06")
@pytest.mark.parametrize(("tile", "held"), [("bank", "money information"), ("printer", "money"), ("printer", "")])
def test_no_print_elsewhere_or_unpaid(tile: str, held: str) -> None:
    prepare = all_of(with_tokens(("newspaper", "")), spots(**{tile: "line"}))
    table = lines(place={"green": tile}, held={"green": held}, prepare=prepare)
    table.choose("point", "getting_food")
    assert not table.offers("scenario", "print")


@pytest.mark.rule("DR-S4-07", "DR-S4-08", "DR-SCEN-03")
def test_a_distribution_round() -> None:
    table = lines(
        place={"green": "printer"},
        morale=10,
        prepare=all_of(with_tokens(("newspaper", "printer")), spots(printer="readers", bank="line", cafe="readers")),
    )
    table.act("scenario", "distribute")
    table.choose("deliver")
    assert (table.game.delivered, table.game.morale, table.game.token_progress) == (1, 11, [1])
    assert not table.offers("stop")
    table.choose("go", "C")
    assert tokens(table) == {"newspaper": "bank"}
    table.choose("go", "D")
    table.choose("deliver")
    # The second delivery: the Newspaper leaves the game.
    assert (tokens(table), table.game.delivered, table.game.token_progress) == ({"newspaper": ""}, 2, [2])
    assert table.prompt == "turn"


def two_papers(*deliveries: int) -> Preparation:
    """Two Newspapers on the Printer that were delivered so often."""

    def prepare(game: Dutch) -> None:
        game.token_progress = list(deliveries)

    papers = with_tokens(("newspaper", "printer"), ("newspaper", "printer"))
    return all_of(papers, spots(printer="line", bank="readers", station="line"), prepare)


@pytest.mark.rule("DR-Q-105", "DR-S4-07", "DR-S4-08")
@pytest.mark.parametrize(("deliveries", "left"), [(0, [1, 1]), (1, [2, 0])])
def test_which_paper_a_distribution_round_takes(deliveries: int, left: list[int]) -> None:
    table = lines(place={"green": "printer"}, prepare=two_papers(1, 0))
    table.act("scenario", "distribute")
    assert (table.prompt, table.offered()) == ("newspaper", [("newspaper", 0), ("newspaper", 1)])
    table.choose("newspaper", deliveries)
    table.choose("go", "C")
    table.choose("deliver")
    assert table.game.token_progress == left


@pytest.mark.rule("DR-Q-105", "DR-ESC-01", "DR-TRAIN-04")
@pytest.mark.parametrize(("answer", "end"), [(("escort", "C"), "bank"), (("ride_with", "L1"), "station")])
@pytest.mark.parametrize("deliveries", [0, 1])
def test_which_paper_travels_along(answer: tuple[str, str], end: str, deliveries: int) -> None:
    table = lines(place={"green": "printer"}, tickets={"green": 1}, prepare=two_papers(1, 0))
    table.act(*answer, "newspaper")
    table.choose("newspaper", deliveries)
    moved = [1, 0].index(deliveries)
    assert table.game.token_place[moved] == table.game.place_of_tile(end)
    assert table.game.token_place[1 - moved] == table.game.place_of_tile("printer")


@pytest.mark.rule("DR-Q-105")
@pytest.mark.parametrize("deliveries", [0, 1])
def test_papers_that_are_alike_are_not_asked_about(deliveries: int) -> None:
    table = lines(place={"green": "printer"}, prepare=two_papers(deliveries, deliveries))
    table.act("escort", "C", "newspaper")
    assert sorted(table.game.token_place) == sorted(
        [table.game.place_of_tile("bank"), table.game.place_of_tile("printer")]
    )
    assert table.prompt == "move"


@pytest.mark.rule("DR-S4-07", "DR-MP-05", "DR-Q-48")
def test_a_round_may_end_after_its_first_move() -> None:
    table = lines(
        place={"green": "printer"},
        prepare=all_of(with_tokens(("newspaper", "printer")), spots(printer="line", bank="line")),
    )
    table.act("scenario", "distribute")
    assert not table.offers("stop")
    table.choose("go", "C")
    table.choose("stop")
    assert (table.where(), tokens(table)["newspaper"], table.prompt) == ("bank", "bank", "turn")


@pytest.mark.rule("DR-Q-107", "DR-S4-08")
@pytest.mark.parametrize("readers", ["printer", "bank"])
def test_a_round_ends_with_its_newspaper(readers: str) -> None:
    """Delivered for the second time, where the round starts or after a move, it is gone, and so is the round."""
    other = "bank" if readers == "printer" else "printer"
    prepare = all_of(
        with_tokens(("newspaper", "printer")), progress("newspaper", 1), spots(**{readers: "readers", other: "line"})
    )
    table = lines(place={"green": "printer"}, prepare=prepare)
    table.act("scenario", "distribute")
    if readers == "bank":
        table.choose("go", "C")
    table.choose("deliver")
    assert (table.where(), tokens(table)["newspaper"], table.prompt) == (readers, "", "turn")


@pytest.mark.rule("DR-Q-107", "DR-S4-12")
def test_a_round_ends_with_a_captured_newspaper() -> None:
    table = lines(
        place={"green": "printer"},
        safety={"bank": 1},
        occupiers={"C": "policeman"},
        prepare=all_of(with_tokens(("newspaper", "printer")), spots(printer="line", bank="readers")),
        fate=["HALT-25", "RAID-04", 1, 1],
    )
    table.act("scenario", "distribute")
    table.choose("go", "C")
    table.choose("choose", "2")
    assert (table.where(), tokens(table)["newspaper"], table.prompt) == ("bank", "", "turn")


@pytest.mark.rule("DR-Q-108", "DR-OFF-06")
@pytest.mark.parametrize("officer", ["bank", "cafe"])
def test_no_paper_is_delivered_before_the_officers_eyes(officer: str) -> None:
    """The round leads over his Location; elsewhere its Readers get their paper."""
    table = lines(
        place={"green": "printer"},
        prepare=all_of(
            with_tokens(("newspaper", "printer")),
            spots(printer="line", bank="readers"),
            lambda game: setattr(game, "officer_place", game.place_of_tile(officer)),
        ),
    )
    table.act("scenario", "distribute")
    table.choose("go", "C")
    assert table.prompt == ("move" if officer == "bank" else "delivery")


@pytest.mark.rule("DR-S4-08")
def test_a_paper_that_was_delivered_twice_is_not_printed_again() -> None:
    table = lines(
        place={"green": "printer"},
        held={"green": "money information"},
        prepare=all_of(with_tokens(("newspaper", "")), progress("newspaper", 2), spots(printer="line")),
    )
    table.choose("point", "getting_food")
    assert not table.offers("scenario", "print")


@pytest.mark.rule("DR-S4-05")
def test_a_telephone_is_installed_not_the_newspaper_beside_it() -> None:
    table = lines(
        place={"green": "bank"},
        held={"green": "money contacts"},
        prepare=all_of(
            with_tokens(("newspaper", "bank"), ("telephone", "bank")), spots(bank="line"), card_costs("K-05")
        ),
    )
    table.act("scenario_for", "install", "K-05")
    assert table.game.token_fixed == [False, True]


@pytest.mark.rule("DR-S4-09", "DR-S4-17")
def test_secure() -> None:
    settings: dict[str, Any] = {"place": {"green": "bank"}, "held": {"green": "contacts contacts"}}
    phones = [("telephone", "bank")]
    prepare = all_of(with_tokens(*phones), spots(bank="line"), lambda game: setattr(game, "token_fixed", [True]))
    table = lines(prepare=prepare, **settings)
    table.act("scenario", "secure")
    assert (table.held(), table.game.token_secured) == ({"contacts": 1}, [True])
    table.choose("point", "keep_neighbors_safe")
    assert not table.offers("scenario", "secure")


def line_at(tile: str, secured: bool) -> Preparation:
    def prepare(game: Dutch) -> None:
        game.token_fixed = [True]
        game.token_secured = [secured]

    return all_of(with_tokens(("telephone", tile)), spots(**{tile: "line"}), prepare)


@pytest.mark.rule("DR-S4-10", "DR-S4-11")
@pytest.mark.parametrize(("secured", "safety"), [(True, 4), (False, 3)])
def test_danger_of_scenario_4(secured: bool, safety: int) -> None:
    table = lines(
        phase="danger",
        place={"green": "cafe", "blue": "cafe"},
        alibi={"green": 10, "blue": 10},
        prepare=line_at("bank", secured),
        fate=["PAT-02", "blue", 1],
    )
    assert table.safety("bank") == safety


@pytest.mark.rule("DR-S4-10", "DR-S4-12", "DR-S4-15")
@pytest.mark.parametrize("secured", [True, False])
def test_a_secured_telephone_is_not_found(secured: bool) -> None:
    table = lines(
        place={"green": "bank"}, safety={"bank": 1}, morale=10, prepare=line_at("bank", secured), fate=["RAID-04", 1, 1]
    )
    table.act("gather")
    if not secured:
        table.choose("keep")
    assert (table.game.caught, table.game.morale) == ((0, 9) if secured else (1, 7))
    assert table.game.spots[PLACES.index("C3")] == "line"


@pytest.mark.rule("DR-S4-12", "DR-S4-16")
def test_a_captured_newspaper_goes_back_to_the_card() -> None:
    table = lines(
        place={"green": "bank"},
        safety={"bank": 1},
        morale=10,
        prepare=all_of(with_tokens(("newspaper", "bank")), progress("newspaper", 1), spots(bank="line")),
        fate=["RAID-04", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert (table.game.token_place, table.game.token_progress) == ([NOWHERE], [0])
    assert (table.game.caught, table.game.morale) == (0, 8)


@pytest.mark.rule("DR-S4-13")
def test_a_second_telephone_is_captured() -> None:
    table = lines(
        place={"green": "bank"},
        safety={"bank": 1},
        prepare=all_of(with_tokens(("telephone", "bank"), ("telephone", "bank")), spots(bank="line")),
        fate=["RAID-04", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert table.outcome == "lost.caught"


@pytest.mark.rule("DR-S4-14")
@pytest.mark.parametrize(("seats", "readers"), [("green", 6), ("green blue yellow purple", 4)])
def test_enough_lines_and_readers(seats: str, readers: int) -> None:
    phones = [("telephone", "bank"), ("telephone", "cafe"), ("telephone", "church")]

    def so_far(game: Dutch) -> None:
        game.token_fixed = [False, True, True]
        game.delivered = readers

    for short, outcome in ((0, "won.goal"), (1, "")):
        table = lines(
            seats=seats,
            place={"green": "bank"},
            held={"green": "money contacts"},
            prepare=all_of(
                with_tokens(*phones),
                spots(bank="line", cafe="line", church="line"),
                card_costs("K-05"),
                so_far,
                lambda game, less=short: setattr(game, "delivered", readers - less),  # type: ignore[misc]
            ),
        )
        table.act("scenario_for", "install", "K-05")
        assert table.outcome == outcome


@pytest.mark.rule("DR-S4-17")
@pytest.mark.parametrize(("secured", "morale"), [(True, 10), (False, 8)])
def test_a_cable_is_cut(secured: bool, morale: int) -> None:
    table = lines(occupier_cards={"green": "SCN-4-7"}, morale=10, prepare=line_at("bank", secured))
    table.end_turn()
    assert (table.game.morale, table.game.token_secured) == (morale, [False])


@pytest.mark.rule("DR-VAR-02", "DR-EX-32", "DR-Q-78")
def test_random_places() -> None:
    setup = Setup("safe_houses", ["green"], {"identities": {"green": USUAL["green"]}, "random_places": "yes"})
    match = match_from(GAME, setup, GAME.start(setup), Seeded("places"))
    game = match.state
    assert isinstance(game, Dutch)
    assert list(game.tile_at) != game.scenario.tiles
    assert sorted(game.tile_at) == sorted(game.scenario.tiles)
    assert game.safety == [game.tile(place).start for place in range(13)]
    assert game.tile(game.place[0]).id == "distribution_office"
    assert game.tile(game.token_place[0]).id == "station"


@pytest.mark.rule("DR-VAR-03", "DR-Q-77")
def test_the_officer_in_another_scenario() -> None:
    table = set_table(officer="yes")
    assert table.game.tile(table.game.officer_place).id == "station"


@pytest.mark.rule("DR-VAR-04", "DR-Q-76")
def test_a_nurse_in_another_scenario() -> None:
    setup = Setup("safe_houses", ["green"], {"identities": {"green": USUAL["green"]}, "person": "nurse"})
    table = Table(match_from(GAME, setup, GAME.start(setup), Seeded("nurse")))
    assert table.prompt == "start"
    table.choose("start", "C2")
    assert tokens(table)["nurse"] == "bank"


@pytest.mark.rule("DR-Q-76")
def test_the_arrest_of_a_guest() -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        morale=10,
        prepare=with_tokens(("nurse", "cafe"), ("student", "bank")),
        fate=["RAID-04", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert (table.game.caught, table.game.morale, tokens(table)["nurse"]) == (0, 8, "")

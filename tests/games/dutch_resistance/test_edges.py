"""Edges of the rules that mutants got past: the last value that counts, the thing that is meant, lines of the log."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.components import PLACES, REQUEST
from motstand.games.dutch_resistance.dice import payers
from motstand.games.dutch_resistance.goals import losses, progress
from motstand.games.dutch_resistance.officer import walk
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import effect_of
from motstand.kernel.errors import ContentError
from motstand.kernel.log import Entry
from tests.games.dutch_resistance.table import Table, all_of, set_table, with_tokens


def told(table: Table, key: str) -> list[Entry]:
    """The lines of the log with this key."""
    return [entry for entry in table.match.log if entry.key == key]


# -- raids -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SAFE-07", "DR-RAID-08", "DR-Q-92")
def test_neighbours_are_questioned_next_door() -> None:
    table = set_table(place={"green": "bank"}, safety={"bank": 1}, fate=["RAID-09"])
    table.act("gather")
    assert table.offered("safety") == [("safety", place) for place in ("C1", "C3", "C4", "C7")]


@pytest.mark.rule("DR-RAID-05", "DR-S2-06")
@pytest.mark.parametrize("scenario", ["safe_houses", "essential_hands"])
def test_what_the_log_says_of_a_search(scenario: str) -> None:
    """The place of the roll; and what makes it safer only where it does."""
    table = set_table(
        scenario=scenario,
        place={"green": "bank"},
        safety={"bank": 1},
        prepare=with_tokens(("student" if scenario == "safe_houses" else "nurse", "bank")),
        fate=["RAID-04", 6, 6],
    )
    table.act("gather")
    table.choose("keep")
    (rolled,) = told(table, "rolled")
    assert rolled.values["place"] == PLACES[table.game.place_of_tile("bank")]
    (search,) = told(table, "search.nothing")
    assert [part.key for part in search.children] == ["trace.part.dice"]


# -- people who are guided ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-IDENT-08")
def test_the_person_who_is_meant_is_guided() -> None:
    table = set_table(
        scenario="safe_houses",
        identities={"green": "joke"},
        place={"green": "bank", "blue": "farm"},
        prepare=with_tokens(("student", "bank"), ("teacher", "bank")),
    )
    table.choose("ability", "fetch_and_bring", 0)
    table.choose("guide", "teacher", "C")
    assert [table.game.tile(place).id for place in table.game.token_place] == ["bank", "university"]


@pytest.mark.rule("DR-IDENT-08")
@pytest.mark.parametrize(
    ("card", "roads"),
    [("ahead_on_foot", {("student", road) for road in "ACIO"}), ("fetch_and_bring", None)],
)
def test_whom_joke_can_guide(card: str, roads: set[tuple[str, str]] | None) -> None:
    """From here over each Road; with the other card also from next door to here, but nobody from further away."""
    table = set_table(
        scenario="safe_houses",
        identities={"green": "joke"},
        place={"green": "bank", "blue": "farm"},
        prepare=with_tokens(("student", "bank"), ("teacher", "university"), ("musician", "hospital")),
    )
    table.choose("ability", card, 0)
    wanted = roads or {("student", road) for road in "ACIO"} | {("teacher", "C")}
    assert {(guided, road) for _, guided, road in table.offered("guide")} == wanted


# -- the goal ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-GOAL-03", "DR-S1-08", "DR-S2-09", "DR-S3-08", "DR-S5-07")
def test_how_much_of_the_goal_is_done() -> None:
    def one_of_two_is_hidden(game: Dutch) -> None:
        game.token_fixed = [True, False]

    def one_is_done_and_one_is_caught(game: Dutch) -> None:
        game.completed, game.caught = 1, 1

    def three_are_recruited(game: Dutch) -> None:
        game.delivered = 3

    recruited = set_table(costs={"church": "K-05", "farm": "K-09"}, prepare=three_are_recruited)
    assert progress(recruited.game) == (3, 5)
    hidden = all_of(with_tokens(("student", "farm"), ("teacher", "bank")), one_of_two_is_hidden)
    assert progress(set_table(scenario="safe_houses", prepare=hidden).game) == (1, 2)
    assert progress(set_table(scenario="essential_hands", prepare=one_is_done_and_one_is_caught).game) == (1, 4)
    assert progress(set_table(scenario="officers_eye", prepare=one_is_done_and_one_is_caught).game) == (1, 3)


@pytest.mark.rule("DR-S4-14")
@pytest.mark.parametrize(("phones", "delivered", "done"), [(1, 2, 3), (4, 2, 5), (2, 7, 6)])
def test_more_telephones_make_up_for_no_readers(phones: int, delivered: int, done: int) -> None:
    def prepare(game: Dutch) -> None:
        game.token_fixed = [True] * phones
        game.delivered = delivered

    tiles = ["bank", "cafe", "farm", "church"][:phones]
    lines = set_table(
        scenario="lines_and_papers", prepare=all_of(with_tokens(*[("telephone", tile) for tile in tiles]), prepare)
    )
    assert progress(lines.game) == (done, 7)


@pytest.mark.rule("DR-GOAL-07", "DR-GOAL-08", "DR-GOAL-09", "DR-GOAL-10", "DR-ROUND-02")
def test_what_loses_is_said() -> None:
    assert [loss["key"] for loss in losses(set_table().game)] == ["loss-alibi", "loss-morale", "loss-time"]
    hands = losses(set_table(scenario="essential_hands", seats="green blue yellow purple").game)
    assert hands[-1] == {"key": "loss-caught", "values": {"count": 3, "mark": "person"}}
    assert hands[-2]["values"] == {"rounds": 6}


@pytest.mark.rule("DR-MAT-07", "DR-START-04")
def test_tokens_do_not_add_up() -> None:
    """However many lay face-up, the Start Phase turns as many up as the Morale Track shows."""
    table = set_table("start", morale=6, tokens=1)
    assert table.game.tokens == 2


@pytest.mark.rule("DR-BOARD-13", "DR-SAFE-02")
def test_safety_never_falls_below_nothing() -> None:
    table = set_table(
        place={"green": "bank"}, safety={"bank": 1}, occupier_cards={"green": "OCC-1-06"}, fate=["RAID-04"]
    )
    table.end_turn()
    assert [(entry.values["from"], entry.values["to"]) for entry in told(table, "safety")] == [(1, 0)]


# -- what depends on the place -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-IDENT-04", "DR-SAFE-06")
@pytest.mark.parametrize(("tile", "morale"), [("bank", 10), ("farm", 11)])
def test_filip_has_a_good_reason_in_the_country(tile: str, morale: int) -> None:
    table = set_table(identities={"green": "filip"}, place={"green": tile}, safety={tile: 2}, morale=10)
    table.choose("ability", "a_good_reason", 0)
    table.choose("choose", "safety")
    assert (table.safety(tile), table.game.morale) == (5, morale)


@pytest.mark.rule("DR-S3-02", "DR-S5-02")
@pytest.mark.parametrize(
    ("scenario", "token", "held", "step"),
    [
        ("essential_hands", "typesetter", "documents", "printer"),
        ("officers_eye", "suitcase", "rations rations", "distribution_office"),
    ],
)
def test_a_task_goes_on_only_where_its_step_is(scenario: str, token: str, held: str, step: str) -> None:
    for tile in (step, "bank"):
        table = set_table(
            scenario=scenario, place={"green": tile}, held={"green": held}, prepare=with_tokens((token, tile))
        )
        table.choose("point", "getting_food")
        assert table.offers("scenario_for", "task", token) == (tile == step)


@pytest.mark.rule("DR-DANGER-04", "DR-S3-06")
def test_the_danger_of_task_cards_comes_with_the_night() -> None:
    table = set_table(
        "danger",
        scenario="essential_hands",
        place={"green": "cafe", "blue": "cafe"},
        alibi={"green": 10, "blue": 10},
        prepare=with_tokens(("typesetter", "bank"), ("tailor", "bank"), ("doctor", "farm")),
        fate=["PAT-02", "green", 1],
    )
    lost = {entry.values["tile"]: entry.values["to"] for entry in told(table, "safety") if entry.rule == "DR-S3-06"}
    assert lost == {"bank": 2}


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RES-09", "DR-RES-10", "DR-Q-37")
def test_who_may_roll_again() -> None:
    """Whoever decides is the first to be asked; who has no Information is not; and each value stands there once."""
    held = dict.fromkeys(["green", "blue", "purple"], "information")
    table = set_table(seats="green blue yellow purple", held=held)
    table.game.active = 1
    offers = payers(table.game, [5, 2])
    assert list(offers) == ["blue", "purple", "green"]
    assert offers["blue"] == [("keep",), ("reroll", "blue", 2), ("reroll", "blue", 5)]
    assert payers(table.game, [3, 3])["purple"] == [("keep",), ("reroll", "purple", 3)]


@pytest.mark.rule("DR-RES-09")
def test_the_die_that_is_named_is_rolled_again() -> None:
    table = set_table(
        scenario="essential_hands",
        place={"green": "bank"},
        safety={"bank": 1},
        held={"blue": "information information"},
        prepare=with_tokens(("nurse", "bank")),
        fate=["RAID-07", 2, 5, 1, 6],
    )
    table.act("gather")
    table.choose("reroll", "blue", 2, seat="blue")
    table.choose("reroll", "blue", 1, seat="blue")
    assert [entry.values["dice"] for entry in told(table, "rerolled")] == [[1, 5], [6, 5]]
    assert table.held("blue") == {}


# -- the Officer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-OFF-02", "DR-OFF-04")
def test_the_officer_takes_the_earliest_road_and_stops_on_his_target() -> None:
    """From City 2 two Roads lead to City 5 by way of City 4 (I) and City 7 (O)."""

    def stands(game: Dutch) -> None:
        game.officer_place = PLACES.index("C2")

    table = set_table(scenario="officers_eye", place={"green": "hairdresser", "blue": "farm"}, prepare=stands)
    before = table.game.safety.copy()
    walk(table.game, PLACES.index("C5"), 1)
    assert PLACES[table.game.officer_place] == "C4"
    walk(table.game, PLACES.index("C5"), 3)
    lost = {PLACES[place]: before[place] - now for place, now in enumerate(table.game.safety) if now != before[place]}
    assert (PLACES[table.game.officer_place], lost, table.alibi("green")) == ("C5", {"C4": 1, "C5": 1}, 8)


# -- lines of the log --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SOLO-12")
def test_a_request_is_told() -> None:
    def here(game: Dutch) -> None:
        token = game.groups()[0]
        game.token_place[token], game.token_progress[token] = game.place[0], REQUEST

    table = set_table(seats="green", solo="group", place={"green": "bank"}, prepare=here)
    table.choose("request", "green")
    (entry,) = told(table, "request")
    assert entry.values["character"] == "green"


@pytest.mark.rule("DR-CARD-01")
@pytest.mark.parametrize(
    ("text", "condition"),
    [
        (
            "if gave rations: alibi +1 receiver",
            {"condition": "gave-what", "number": 1, "what": {"resource": "rations"}},
        ),
        ("if gave 2: morale +1", {"condition": "gave", "number": 2, "what": ""}),
        ("if at station: alibi +1", {"condition": "at", "number": 0, "what": {"tile": "station"}}),
        ("unless resources 2: alibi -1", {"condition": "resources", "number": 2, "what": ""}),
    ],
)
def test_what_an_effect_depends_on_is_said(text: str, condition: dict[str, Any]) -> None:
    (said,) = said_effects([effect_of(text)])
    assert {name: said["values"][name] for name in condition} == condition


@pytest.mark.rule("DR-SAFE-03")
@pytest.mark.parametrize("text", ["safety -1", "safety -1 nowhere", "safety here", "intensify Z"])
def test_an_effect_that_says_no_known_place_is_refused(text: str) -> None:
    with pytest.raises(ContentError):
        effect_of(text)


@pytest.mark.rule("DR-SOLO-10")
def test_the_shelter_of_the_food_committee_is_told() -> None:
    def here(game: Dutch) -> None:
        for token, place in zip(game.groups(), ("C1", "C2", "L1"), strict=True):
            game.token_place[token] = PLACES.index(place)

    table = set_table("patrol", seats="green", solo="group", group="food_basic", prepare=here)
    table.choose("safety", "C2")
    (entry,) = told(table, "group.sheltered")
    assert entry.values["place"] == "C2"

"""How the real box is set up: every step is told, and names what the table has."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.box import BOXES, open_box
from motstand.games.dutch_resistance.components import OCCUPIERS
from motstand.games.dutch_resistance.goals import goal, progress
from motstand.games.dutch_resistance.preparations import preparations
from motstand.games.dutch_resistance.printed import printed
from motstand.games.dutch_resistance.setup import lay_out
from motstand.games.dutch_resistance.variant import NAMES, OPTIONS
from motstand.games.dutch_resistance.vocabulary import LETTERS
from motstand.games.dutch_resistance.words import DutchWords
from motstand.kernel.game import Setup
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.sentences import words_of
from tests.games.dutch_resistance.table import set_table

SCENARIOS = ["network", "safe_houses", "essential_hands", "lines_and_papers", "officers_eye"]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"random_places": "yes", "officer": "yes", "person": "doctor"},
    {"simplified": "yes", "side": "standard", "level": "extreme"},
]
BOX = open_box([])


def steps(scenario: str, seats: str = "green blue", **options: Any) -> list[tuple[str, str, dict[str, Any]]]:
    setup = Setup(scenario, seats.split(), options)
    return [(seat, step.key, step.values) for seat, step in preparations(BOX, setup)]


def keys(scenario: str, **options: Any) -> list[str]:
    return [key for _, key, _ in steps(scenario, **options)]


def told(key: str, scenario: str, seats: str = "green blue", **options: Any) -> list[dict[str, Any]]:
    return [values for _, step, values in steps(scenario, seats, **options) if step == key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_step_has_its_sentence(scenario: str, language: str) -> None:
    for seats in (["green"], ["green", "blue+grey"]):
        for options in [*VARIANTS, *([{"solo": "group", "group": "food_basic"}] if seats == ["green"] else [])]:
            setup = Setup(scenario, seats, options)
            words = DutchWords(words_of(BOXES.folder, language), open_box([], language), setup)
            for seat, step in preparations(BOX, setup):
                assert seat in ("", *seats)
                assert words.say(words.preparation(step.key, step.values))


@pytest.mark.rule("DR-SETUP-03")
def test_the_side_of_the_board_is_free_and_changes_nothing() -> None:
    """It is told first, without a word of what differs, and no option of a setup asks for it."""
    assert steps("network")[0] == ("", "board", {})
    assert not {"board", "board_side"} & {*OPTIONS, *NAMES}
    boards = [printed(BOX, Setup(scenario, ["green"])) for scenario in SCENARIOS]
    for part in ("places", "roads", "regions", "morale"):
        assert all(board[part] == boards[0][part] for board in boards)


@pytest.mark.rule("DR-SETUP-32", "DR-SETUP-27", "DR-SETUP-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_card_shows_its_setup_until_everything_is_placed(scenario: str) -> None:
    order = keys(scenario)
    turned = order.index("turn_scenario")
    assert order[1] == "scenario"
    for placed in ("occupiers", "morale", "player", "alibi"):
        assert 1 < order.index(placed) < turned
    assert set(order[turned + 1 :]) == {"goal", "loss", "action", "first"}


@pytest.mark.rule("DR-SETUP-28")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_wins_and_loses_is_shown_before_the_first_round(scenario: str) -> None:
    setup = Setup(scenario, ["green", "blue"])
    losses = [values["loss"]["key"] for values in told("loss", scenario)]
    assert losses[:3] == ["loss-alibi", "loss-morale", "loss-time"]
    assert ("loss-caught" in losses) == (scenario != "network")
    shown = {values["action"]["action"] for values in told("action", scenario)}
    sheet = printed(BOX, setup)["scenario"]
    assert shown == {f"{scenario}@{action}" for action in sheet["actions"]}
    assert all(action["text"] for action in sheet["actions"].values())
    assert told("goal", scenario)[0]["goal"]["key"] == f"goal-{scenario}"
    # For every seat alike, and nobody has been asked anything yet.
    assert {seat for seat, key, _ in steps(scenario) if key in ("goal", "loss", "action")} == {""}
    assert lay_out(BOX, setup).round == 0


@pytest.mark.rule("DR-SETUP-14", "DR-SETUP-17", "DR-SETUP-23")
@pytest.mark.parametrize("level", OPTIONS["level"])
def test_occupiers_morale_and_alibi_are_those_of_the_level(level: str) -> None:
    game = lay_out(BOX, Setup("officers_eye", ["green"], {"level": level}))
    listed = {values["occupier"]: values["roads"] for values in told("occupiers", "officers_eye", level=level)}
    for kind, name in enumerate(OCCUPIERS):
        assert listed.get(name, []) == [LETTERS[road] for road, count in enumerate(game.occupiers[kind]) if count]
    assert told("morale", "officers_eye", level=level) == [{"morale": game.morale}]
    assert told("alibi", "officers_eye", "green", level=level) == [{"alibi": game.alibi[0]}]


@pytest.mark.rule("DR-SETUP-06", "DR-SETUP-07", "DR-SOLO-04", "DR-EX-22", "DR-EX-23")
def test_how_many_occupier_cards_are_removed() -> None:
    def removed(seats: str) -> tuple[int, int]:
        values = told("base_cards", "safe_houses", seats)[0]
        return values["first"], values["second"]

    assert removed("green") == (10, 10)
    assert removed("green blue") == (4, 4)
    assert removed("green blue yellow purple grey") == (3, 4)
    assert told("occupier_deck", "safe_houses", "green blue yellow purple grey") == [{"first": 13, "second": 12}]


@pytest.mark.rule("DR-S1-02", "DR-S2-01", "DR-S4-01", "DR-S5-01")
def test_tokens_of_the_scenarios() -> None:
    costs = told("costs", "network", "green blue yellow purple grey")[0]
    assert [tile["tile"] for tile in costs["tiles"]] == ["university", "station", "hospital", "farm", "church"]
    persons = {values["token"]: values["tile"] for values in told("token", "safe_houses", "green blue yellow")}
    assert persons == {"student": "station", "teacher": "station", "musician": "hospital"}
    assert told("telephones", "lines_and_papers") == [
        {"tile": "police_station", "count": 2},
        {"tile": "black_market", "count": 2},
    ]
    assert told("officer", "officers_eye") == [{"tile": "station"}]
    assert told("officer", "network") == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_goal_begins_with_nothing_done(scenario: str) -> None:
    game = set_table(scenario=scenario, open_tiles=False).game
    done, wanted = progress(game)
    count = goal(game)["values"]["count"]
    assert done == 0
    assert wanted == count + (3 if scenario == "lines_and_papers" else 0)

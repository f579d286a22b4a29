"""The boards as text: every table that a game comes to can be drawn, in 80 columns and both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from motstand import new_match
from motstand.kernel.game import Setup
from motstand.kernel.matches.match import Match
from motstand.kernel.words.languages import LANGUAGES
from motstand.players.named import by_name
from motstand.terminal.board import board_of

WIDTH = 80
GAMES = [
    ("kampen-om-norge", "basic"),
    ("kampen-om-norge", "gudbrandsdalen"),
    ("kampen-om-norge", "advanced"),
    ("halls-of-hegra", "standard"),
    ("crown-and-courage", "standard"),
    ("dutch-resistance", "lines_and_papers"),
]


def drawn(match: Match, language: str) -> str:
    board = board_of(match.game, match.setup, language)
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None)
    view = match.view(match.seat)
    for part in (board.table(view, WIDTH), board.hands(view, []), board.battlefield(view)):
        console.print(part)
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_every_table_can_be_drawn(game: str, scenario: str, language: str) -> None:
    moments = set()
    for seed in (1940, 1941):
        match = new_match(game, scenario=scenario, seed=seed)
        board = board_of(match.game, match.setup, language)
        player = by_name("policy", 7)
        while not match.over:
            now = board.moment(match.view(match.seat))
            if now not in moments:
                moments.add(now)
                assert max(len(line) for line in drawn(match, language).splitlines()) <= WIDTH
            match.play(player(match))
    assert len(moments) > 20
    assert board.summary(match.view(None))


def test_the_fortress_on_its_first_day() -> None:
    text = drawn(new_match("halls-of-hegra", scenario="standard", seed=4), "en")
    assert "Day 1 of 11, Mobilisation" in text
    assert "Ready: 1 Officer, 3 Soldier" in text
    assert "Position A: in rubble" in text
    assert "Depots: Supply 3" in text


def test_who_was_placed_is_at_work() -> None:
    match = new_match("halls-of-hegra", scenario="standard", seed=4)
    while match.pending is None or match.pending.prompt != "placing":
        match.play(match.options[-1])
    match.play(("place", "officer", "negotiate"))
    text = drawn(match, "en")
    assert "Negotiate: 1 Officer" in text
    assert "Ready: 1 Officer" not in text


def test_the_sea_shows_numbers_to_all_and_names_to_the_owner() -> None:
    match = new_match("kampen-om-norge", scenario="advanced", seed=4)
    player = by_name("policy", 7)
    while match.pending is None or match.pending.prompt != "april.scout":
        match.play(player(match))
    board = board_of(match.game, match.setup, "en")
    view = match.view("norway+allies")
    zone, here = next((zone, here) for zone, here in view["sea"]["zones"].items() if here.get("germany"))
    paper = io.StringIO()
    Console(file=paper, width=WIDTH, color_system=None).print(board.table(view, WIDTH))
    assert f"{zone:<5}[G{here['germany']}]" in paper.getvalue()
    assert "▸0c German ships" in paper.getvalue()
    assert "KMS Scharnhorst" not in paper.getvalue()
    paper = io.StringIO()
    Console(file=paper, width=WIDTH, color_system=None).print(board.table(match.view("germany"), WIDTH))
    assert "KMS Scharnhorst" in paper.getvalue()


def test_scenarios_are_offered_shortest_first() -> None:
    match = new_match("halls-of-hegra", scenario="standard", seed=4)
    lengths = [board_of(match.game, Setup(scenario, ["commander"])).length for scenario in match.game.scenarios]
    assert lengths == [11, 11, 11]

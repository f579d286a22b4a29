"""What can be chosen at a new table: every value gives a table, and has words on the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.game import Setup, SetupOption
from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import LANGUAGES
from tests.games.boxes import GAME_IDS

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
OFFERED = [(game, option) for game in GAME_IDS for option in find_game(game).setup_options]
of_each_option = pytest.mark.parametrize(
    ("game", "option"), OFFERED, ids=[f"{game}-{one.name}" for game, one in OFFERED]
)


@pytest.mark.rule("DR-SETUP-04", "DR-PB-02", "DR-SOLO-01", "DR-VAR-01")
@of_each_option
def test_every_value_gives_a_table(game: str, option: SetupOption) -> None:
    assert option.usual in option.values
    found = find_game(game)
    for scenario in option.scenarios or found.scenarios:
        for seats in option.seatings or found.scenarios[scenario]:
            for value in option.values:
                found.start(Setup(scenario, seats, {option.name: value, **option.needs}))


@of_each_option
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_words_on_the_box(game: str, option: SetupOption, language: str) -> None:
    box = (WEB / game.replace("-", "_") / "words" / language / "box.ftl").read_text("utf-8")
    keys = {line.split(" = ")[0] for line in box.splitlines()}
    label = f"box-{game}-option-{option.name}"
    assert {label, *[f"{label}-{value}" for value in option.values]} <= keys

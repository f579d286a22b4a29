"""What leaves the server is as the view types of each game declare it, and so as the client's types say."""

from __future__ import annotations

import importlib
from types import ModuleType

import msgspec
import pytest

from motstand import new_match
from motstand.kernel.game import Setup
from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import LANGUAGES
from motstand.players import RandomPlayer, policy
from tests.games.boxes import GAME_IDS

SEEDS = 3


def types_of(game: str) -> ModuleType:
    return importlib.import_module(f"motstand.games.{game.replace('-', '_')}.view_types")


SCENARIOS = [(game, scenario) for game in GAME_IDS for scenario in find_game(game).scenarios]


@pytest.mark.walk
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_views_of_whole_games_are_as_declared(game: str, scenario: str) -> None:
    types, rules = types_of(game), find_game(game)
    for seed in range(SEEDS):
        match = new_match(game, scenario, seed=f"views {seed}")
        player = RandomPlayer(seed) if seed else policy
        while not match.over:
            match.play(player(match))
            msgspec.convert(rules.public(match.state), types.Public)
            for seat in match.seats:
                msgspec.convert(rules.private(match.state, seat), types.Private)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_as_declared(game: str, scenario: str, language: str) -> None:
    rules = find_game(game)
    printed = rules.printed(Setup(scenario, rules.scenarios[scenario][0]), language)
    msgspec.convert(printed, types_of(game).Printed)

"""What is learned about every game: features that a seat can know, always the same ones, and values that fit them."""

from __future__ import annotations

import pytest

from motstand.kernel.learned import value_file
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game, game_ids
from motstand.lab.training import learning_of
from motstand.players.policy import policy

MOST_BYTES = 200_000
SCENARIOS = [
    (game, scenario)
    for game in game_ids()
    if find_game(game).learning() is not None
    for scenario in find_game(game).scenarios
]


def positions(game: str, scenario: str, seed: int) -> list[Match]:
    """Moments of a game of policy, one in every ten answers."""
    match = new_match(game, scenario, seed=seed, log=False)
    found: list[Match] = []
    while not match.over and len(found) < 40:
        if match.number % 10 == 0:
            found.append(match.clone())
        match.play(policy(match))
    return found


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_features_are_always_the_same_ones_and_numbers(game: str, scenario: str) -> None:
    learning = learning_of(find_game(game))
    names: list[str] = []
    for match in positions(game, scenario, 1):
        for seat in match.seats:
            features = learning.features(match.state, seat)
            names = names or list(features)
            assert list(features) == names
            assert all(isinstance(number, int | float) for number in features.values())
            assert learning.stage(match.state, seat)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_features_are_what_a_seat_can_know(game: str, scenario: str) -> None:
    """With everything dealt anew that the seat cannot know, its features are what they were."""
    learning = learning_of(find_game(game))
    for number, match in enumerate(positions(game, scenario, 2)):
        seat = match.seat
        imagined = match.imagine(seat, Seeded(f"{number}"))
        assert learning.features(imagined.state, seat) == learning.features(match.state, seat)
        assert learning.stage(imagined.state, seat) == learning.stage(match.state, seat)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_turn_never_goes_back(game: str, scenario: str) -> None:
    learning = learning_of(find_game(game))
    turns = [learning.turn(match.state) for match in positions(game, scenario, 3)]
    assert turns == sorted(turns)
    assert turns[0] < turns[-1]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_what_was_learned_fits_the_features(game: str, scenario: str) -> None:
    found = find_game(game)
    value, learning = found.value(scenario), learning_of(found)
    assert value is not None
    match = new_match(game, scenario, seed=1, log=False)
    assert value.names == list(learning.features(match.state, match.seat))
    for stage in value.stages.values():
        assert len(stage.weights) == len(stage.usual) == len(value.names)
    assert (value.origin["game"], value.origin["scenario"]) == (game, scenario)
    assert value.origin["held_out"]["auc"] > 0.6
    assert value_file(found.folder(), scenario).stat().st_size < MOST_BYTES


@pytest.mark.walk
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_value_says_near_the_end_who_will_win(game: str, scenario: str) -> None:
    found = find_game(game)
    value, learning = found.value(scenario), learning_of(found)
    assert value is not None
    right = seen = 0
    for seed in range(10):
        match = new_match(game, scenario, seed=f"value {seed}", log=False)
        last: dict[str, float] = {}
        turn = -1
        while not match.over:
            state = match.state
            if learning.turn(state) != turn:
                turn = learning.turn(state)
                for seat in match.seats:
                    chance = value.chance(learning.stage(state, seat), learning.features(state, seat))
                    if chance is not None:
                        last[seat] = chance
            match.play(policy(match))
        assert match.outcome is not None
        right += sum((chance > 0.5) == (seat in match.outcome.winners) for seat, chance in last.items())
        seen += len(last)
    assert seen > 0
    assert right >= 0.6 * seen

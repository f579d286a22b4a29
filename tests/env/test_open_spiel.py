"""Every game in OpenSpiel, by OpenSpiel's own simulation test."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from motstand.env.spiel import name_of, register
from motstand.kernel.registry import find_game
from tests.env.games import of_every_game

NAMES = register()


def loaded(game: str, settings: str = "") -> Any:
    return pyspiel.load_game(name_of(find_game(game)) + settings)


def after(state: Any, actions: int, seed: int = 1) -> Any:
    """The position after so many random actions, chance included."""
    chance = random.Random(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@of_every_game
def test_openspiels_simulation_passes(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=False, verbose=False)


@of_every_game
def test_chances_add_up(game: str) -> None:
    state = loaded(game).new_initial_state()
    met = 0
    for seed in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            met += 1
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({action for action, _ in outcomes}) == len(outcomes)
        after(state, 1, seed)
    assert met > 5


@of_every_game
def test_a_state_comes_back_from_its_history(game: str) -> None:
    spiel = loaded(game)
    state = after(spiel.new_initial_state(), 60)
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    if not state.is_terminal():
        assert again.legal_actions() == state.legal_actions()
    for player in range(spiel.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


@of_every_game
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = after(loaded(game).new_initial_state(), 30)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    after(twin, 10)
    assert str(state) == before != str(twin)


def test_an_information_state_tells_what_was_said_and_seen() -> None:
    spiel = loaded("halls-of-hegra")
    one = after(spiel.new_initial_state(), 25)
    other = after(spiel.new_initial_state(), 25, seed=2)
    assert one.information_state_string(0) != other.information_state_string(0)
    said = one.information_state_string(0).splitlines()[0].split()
    assert said
    assert len(one.information_state_tensor(0)) == len(one.observation_tensor(0)) + spiel.num_distinct_actions()


def test_an_information_state_does_not_tell_what_the_other_drew() -> None:
    spiel = loaded("kampen-om-norge", "(scenario=gudbrandsdalen)")
    state = spiel.new_initial_state()
    while state.is_chance_node():
        drawn = state.speaker.match.pending
        if drawn.seen_by is not None and len({action for action, _ in state.chance_outcomes()}) > 1:
            break
        after(state, 1)
    seats = state.laid.seats
    owner = next(seat for seat in seats if seat in drawn.seen_by)
    (first, _), (second, _) = state.chance_outcomes()[:2]
    one, other = state.child(first), state.child(second)
    for number, seat in enumerate(seats):
        told = [each.information_state_string(number) for each in (one, other)]
        assert (told[0] != told[1]) == (seat == owner)


def test_parameters_lay_out_another_table() -> None:
    assert loaded("kampen-om-norge", "(scenario=gudbrandsdalen)").new_initial_state().laid.scenario == "gudbrandsdalen"
    assert loaded("kampen-om-norge", "(players=3)").num_players() == 3

"""All seats as PettingZoo agents, by PettingZoo's own tests."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from motstand.env.zoo import AllSeats, env
from motstand.kernel.errors import NotOffered
from tests.env.games import of_every_game


@of_every_game
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_tests_pass(game: str) -> None:
    api_test(env(game), num_cycles=200)
    seed_test(lambda: env(game), num_cycles=40)


@of_every_game
def test_a_game_pays_every_agent(game: str) -> None:
    zoo = AllSeats(game)
    zoo.reset(seed=3)
    chance = random.Random(3)
    paid: dict[str, float] = dict.fromkeys(zoo.possible_agents, 0.0)
    for agent in zoo.agent_iter():
        observation, reward, terminated, truncated, _ = zoo.last()
        paid[agent] += reward
        if terminated or truncated:
            zoo.step(None)
            continue
        assert observation is not None
        zoo.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    outcome = zoo.speaker.match.outcome
    assert outcome is not None
    assert paid == {seat: 1.0 if seat in outcome.winners else -1.0 for seat in zoo.possible_agents}


def test_only_the_agent_that_is_asked_has_words() -> None:
    zoo = AllSeats("kampen-om-norge")
    zoo.reset(seed=1)
    for agent in zoo.possible_agents:
        asked = agent == zoo.agent_selection
        assert bool(zoo.observe(agent)["action_mask"].any()) == asked


def test_a_word_that_cannot_follow_is_refused() -> None:
    zoo = AllSeats("kampen-om-norge")
    zoo.reset(seed=1)
    wrong = int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotOffered):
        zoo.step(wrong)


def test_a_clone_goes_its_own_way() -> None:
    zoo = AllSeats("kampen-om-norge")
    zoo.reset(seed=1)
    twin = zoo.clone()
    legal = zoo.speaker.legal
    zoo.step(legal[0])
    assert twin.speaker.said != zoo.speaker.said or twin.speaker.match.number != zoo.speaker.match.number
    twin.step(legal[0])
    assert (twin.agent_selection, twin.speaker.said) == (zoo.agent_selection, zoo.speaker.said)

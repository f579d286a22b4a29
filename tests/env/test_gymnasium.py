"""One seat as a Gymnasium environment, by Gymnasium's own checker."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from motstand.env.gym import OneSeat
from motstand.kernel.errors import SetupError
from tests.env.games import of_every_game


def played(env: OneSeat, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A game of random words: what was seen, the last reward and its info."""
    chance = random.Random(seed)
    observation, info = env.reset(seed=seed)
    seen = [observation["observation"].tobytes()]
    while True:
        word = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, terminated, truncated, info = env.step(word)
        assert observation in env.observation_space
        assert not truncated
        seen.append(observation["observation"].tobytes())
        if terminated:
            return seen, reward, info
        assert reward == 0


@of_every_game
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasiums_checker_passes(game: str) -> None:
    check_env(OneSeat(game, others="random", render_mode="ansi"))


@of_every_game
def test_a_game_ends_with_a_reward_and_the_same_seed_plays_it_again(game: str) -> None:
    env = OneSeat(game, others="random")
    seen, reward, info = played(env, 11)
    assert reward in (1, -1)
    assert info["outcome"]
    assert played(env, 11) == (seen, reward, info)
    assert played(env, 12)[0] != seen


@of_every_game
def test_every_seat_can_learn(game: str) -> None:
    for seat in OneSeat(game).laid.seats:
        env = OneSeat(game, seat=seat, others="random")
        env.reset(seed=4)
        assert env.speaker.seat == seat
        outcome = played(env, 5)[1]
        match = env.speaker.match
        assert match.outcome is not None
        assert (outcome == 1) == (seat in match.outcome.winners)


def test_a_word_that_cannot_follow_loses_the_game() -> None:
    env = OneSeat("halls-of-hegra")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_a_clone_goes_its_own_way() -> None:
    env = OneSeat("halls-of-hegra")
    observation, _ = env.reset(seed=1)
    twin = env.clone()
    words = np.flatnonzero(observation["action_mask"]).tolist()
    seen = env.step(words[0])[0]["observation"].tobytes()
    assert twin.step(words[0])[0]["observation"].tobytes() == seen
    assert twin.speaker is not env.speaker


def test_the_table_is_rendered_as_text() -> None:
    env = OneSeat("kampen-om-norge", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "Oslo" in drawn


def test_wrong_settings_say_what_was_expected() -> None:
    with pytest.raises(SetupError, match=r"expected one of the seats germany, norway\+allies, got 'sweden'"):
        OneSeat("kampen-om-norge", seat="sweden")
    with pytest.raises(SetupError, match=r"expected one of standard, .* of halls-of-hegra, got 'easy'"):
        OneSeat("halls-of-hegra", scenario="easy")
    with pytest.raises(SetupError, match="expected reset"):
        OneSeat("halls-of-hegra").step(0)

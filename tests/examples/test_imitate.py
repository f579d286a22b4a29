"""The example for researchers runs and learns."""

from __future__ import annotations

from examples.imitate import Linear, days_held, taught
from motstand.env.gym import OneSeat


def test_the_model_expects_more_words_the_more_it_has_seen() -> None:
    env = OneSeat("halls-of-hegra", scenario="recruit")
    model = Linear(env)
    first = taught(env, model, range(0, 2))
    taught(env, model, range(2, 6))
    assert taught(env, model, range(0, 2)) > first + 0.05
    assert days_held(env, model, range(2)) >= 1

"""Learn Halls of Hegra from the policy player in about a minute, on the Gymnasium environment.

    python examples/imitate.py [GAMES]

A linear model reads the features of each view and learns which word the policy player says next. The program prints how
often the model expected the word, and for how many days it holds the fortress by itself. It needs the extra `research`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from motstand.env.gym import OneSeat
from motstand.players import policy

RATE = 0.5
MEASURED = 20


class Linear:
    """Prefers words by a sum over the features of what is seen."""

    def __init__(self, env: OneSeat) -> None:
        self.weights = np.zeros((len(env.laid.words), env.laid.eye.size + len(env.laid.words)), np.float32)

    def likely(self, seen: Any, words: Any) -> Any:
        """How likely each of the words is."""
        wishes = np.exp(np.clip(self.weights[words] @ seen, -30, 30))
        return wishes / wishes.sum()

    def learn(self, seen: Any, words: Any, word: int) -> None:
        """Make a word more likely where this is seen."""
        push = (words == word).astype(np.float32) - self.likely(seen, words)
        self.weights[words] += RATE * push[:, None] * seen[None, :]


def scaled(observation: dict[str, Any]) -> tuple[Any, Any]:
    """Features of length one, and the words that can follow."""
    seen = np.tanh(observation["observation"] / 4)
    return seen / np.linalg.norm(seen), np.flatnonzero(observation["action_mask"])


def words_of_policy(env: OneSeat) -> list[int]:
    """The words that the policy player would say now, those that alone can follow left out."""
    speaker = env.speaker.clone()
    number = speaker.match.number
    answer = [str(part) for part in policy(speaker.match)]
    said = []
    while speaker.match.number == number:
        place = len(speaker.said)
        word = speaker.words.id_of(answer[place] if place < len(answer) else ".")
        said.append(word)
        speaker.say(word)
    return said


def taught(env: OneSeat, model: Linear, games: range) -> float:
    """Watch games of the policy player; the share of words that the model expected."""
    expected = words = 0
    for number in games:
        observation, _ = env.reset(seed=number)
        while not env.speaker.match.over:
            for word in words_of_policy(env):
                seen, possible = scaled(observation)
                expected += int(possible[np.argmax(model.likely(seen, possible))]) == word
                words += 1
                model.learn(seen, possible, word)
                observation = env.step(word)[0]
    return expected / words


def days_held(env: OneSeat, model: Linear, games: range) -> float:
    """For how many days the model holds the fortress, on average."""
    days = 0.0
    for number in games:
        observation, _ = env.reset(seed=number)
        while not env.speaker.match.over:
            seen, words = scaled(observation)
            observation = env.step(int(words[np.argmax(model.likely(seen, words))]))[0]
        match = env.speaker.match
        days += match.game.measures(match.state)["day"]
    return days / len(games)


def main(games: int) -> None:
    env = OneSeat("halls-of-hegra", scenario="recruit")
    model = Linear(env)
    fresh = range(1_000_000, 1_000_000 + MEASURED)
    print(f"before: holds {days_held(env, model, fresh):.1f} days")
    tenth = max(1, games // 10)
    for first in range(0, games, tenth):
        share = taught(env, model, range(first, first + tenth))
        print(f"games {first + 1} to {first + tenth}: expected {share:.0%} of the policy player's words")
    print(f"after: holds {days_held(env, model, fresh):.1f} days")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)

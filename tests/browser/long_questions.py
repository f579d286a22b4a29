"""The questions with the most answers beside the board, found by random play."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from motstand.kernel.flow import Choice
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game, game_ids

CLIENTS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [game for game in game_ids() if (CLIENTS / game.replace("-", "_") / "index.ts").exists()]
SEEDS = 2
MOST_ANSWERS = 400


class LongQuestion(NamedTuple):
    """A question, and a game that stands there."""

    prompt: str
    seat: str
    match: Match
    size: tuple[int, int]


def long_questions(game: str, count: int, scenario: str = "") -> list[LongQuestion]:
    """Of each of the prompts with the most answers the longest question that was met."""
    found: dict[str, LongQuestion] = {}
    for seed in range(SEEDS):
        match = new_match(game, scenario or next(iter(find_game(game).scenarios)), seed=seed)
        dice = random.Random(seed)
        while not match.over and match.number < MOST_ANSWERS:
            asked = match.pending
            if isinstance(asked, Choice):
                size = size_of(match, asked)
                if asked.prompt not in found or size > found[asked.prompt].size:
                    found[asked.prompt] = LongQuestion(asked.prompt, asked.seat, match.clone(), size)
            match.play(dice.choice(match.options))
    return sorted(found.values(), key=lambda each: each.size)[-count:]


def size_of(match: Match, asked: Choice) -> tuple[int, int]:
    """How many answers are buttons, and how many things can be clicked first."""
    words = match.game.words(match.setup)
    steps = [words.steps(option) for option in asked.options]
    return sum(not each for each in steps), len({each[0][:2] for each in steps if each})

"""Games that hypothesis steers: the first answers are drawn, so that failures shrink; a seeded wanderer plays on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from motstand.kernel.flow import Option
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import write_record
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.soak import SOAK, many

LONGEST = 20_000
"""No game is longer."""


class Wanderer:
    """Answers with the drawn numbers first, then at random, most of the time in its mood."""

    def __init__(self, kit: GameKit, seed: int, mood: str, steered: list[int]) -> None:
        self.kit = kit
        self.fate = Seeded(f"wanderer {seed}")
        self.mood = mood
        self.steered = list(reversed(steered))

    def __call__(self, match: Match) -> Option:
        options = match.options
        if self.steered:
            return options[self.steered.pop() % len(options)]
        if self.mood != "any" and self.fate.below(self.kit.steadiness) > 0:
            options = self.kit.wanted(match, options, self.mood) or options
        return options[self.fate.below(len(options))]


class Journey(NamedTuple):
    """What hypothesis draws: the dice, and how the players answer. `length` is first, so that failures get short."""

    length: int
    seed: int
    mood: str
    steered: list[int]

    def fate(self) -> Seeded:
        return Seeded(self.seed)

    def wanderer(self, kit: GameKit) -> Wanderer:
        return Wanderer(kit, self.seed, self.mood, self.steered)


NUMBERS = st.integers(0, 9999)


def explore(kit: GameKit, sitting: Sitting, count: int, act: Callable[[Journey], None]) -> None:
    """The same games in every run, as many as the share of the sitting says; more of them in a soak."""
    journeys = st.builds(
        Journey,
        st.integers(0, LONGEST),
        st.integers(0, 2**32),
        st.sampled_from(kit.moods),
        st.lists(NUMBERS, max_size=30) | st.lists(NUMBERS, min_size=60, max_size=200),
    )

    @settings(
        max_examples=games(sitting, count),
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(journey=journeys)
    def explored(journey: Journey) -> None:
        act(journey)

    explored()


def games(sitting: Sitting, count: int) -> int:
    """So many of `count` games are played at a sitting."""
    return many(max(2, round(count * sitting.share)))


def journeys(kit: GameKit, count: int) -> list[Journey]:
    """Whole games without hypothesis, in every mood equally often."""
    return [Journey(LONGEST, seed, kit.moods[seed % len(kit.moods)], []) for seed in range(count)]


def curious(kit: GameKit, count: int) -> list[Journey]:
    """Whole games in those moods that come to most questions, more of them in a soak."""
    moods = kit.curious or kit.moods
    return [Journey(LONGEST, seed, moods[seed % len(moods)], []) for seed in range(count * SOAK)]


def play_on(kit: GameKit, match: Match, journey: Journey, look: Callable[[], None]) -> None:
    """Play and look at every table. What goes wrong is told with the record up to there."""
    answer = journey.wanderer(kit)
    try:
        look()
        while not match.over and match.number < journey.length:
            match.play(answer(match))
            look()
        assert match.number < LONGEST, "the game does not end"
    except Exception as error:
        raise AssertionError(report(kit, match, error)) from error


def report(kit: GameKit, match: Match, error: Exception) -> str:
    """What went wrong, with a record that replays it."""
    return (
        f"{type(error).__name__} after answer {match.number}: {error}\n"
        "To keep this game as a test, save the lines below as\n"
        f"tests/games/{kit.folder.name}/regressions/what-went-wrong.jsonl\n\n"
        f"{write_record(match)}"
    )

"""Games that hypothesis steers: the first answers are drawn, so that failures shrink; a seeded wanderer plays on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.fate import Fate, Seeded
from motstand.kernel.flow import Option
from motstand.kernel.match import Match
from motstand.kernel.matches import new_match
from motstand.kernel.record import write_record
from tests.games.kampen_om_norge.table import THREE, TWO
from tests.games.soak import SOAK, many

LONGEST = 20_000
"""No game is longer; a random one of the whole campaign takes about 1,000 answers."""

QUIET = ("pass", "end", "done")
MOODS = ("any", "bold", "quiet", "germany attacks", "germany is attacked")

T = TypeVar("T", bound=Callable[..., Any])


class Sitting(NamedTuple):
    """A scenario and who sits down to it."""

    scenario: str
    seats: list[str]
    options: dict[str, Any]

    def begin(self, fate: Fate, practice: bool = False) -> Match:
        return new_match(GAME, self.scenario, self.seats, fate=fate, options=self.options, practice=practice)

    def __repr__(self) -> str:
        rolled = "-rolled" if self.options else ""
        return f"{self.scenario}-{len(self.seats)}{rolled}"


def sittings(scenario: str) -> list[Sitting]:
    """Two and three seats, with the factions agreed on and rolled for."""
    rolled = {"factions": "rolled"}
    return [
        Sitting(scenario, TWO, {}),
        Sitting(scenario, THREE, {}),
        Sitting(scenario, ["anna", "birger"], rolled),
        Sitting(scenario, ["anna", "birger", "charlotte"], rolled),
    ]


class Wanderer:
    """Answers with the drawn numbers first, then at random, most of the time in its mood.

    Plain chance hardly ever conquers anything, so in two moods one side attacks with all it has and the other waits.
    """

    def __init__(self, seed: int, mood: str, steered: list[int]) -> None:
        self.fate = Seeded(f"wanderer {seed}")
        self.mood = mood
        self.steered = list(reversed(steered))

    def __call__(self, match: Match) -> Option:
        options = match.options
        if self.steered:
            return options[self.steered.pop() % len(options)]
        if self.mood != "any" and self.fate.below(8) > 0:
            options = self.wanted(match, options) or options
        return options[self.fate.below(len(options))]

    def wanted(self, match: Match, options: list[Option]) -> list[Option]:
        """The options that fit the mood."""
        quiet = [option for option in options if option[0] in QUIET]
        bold = [option for option in options if option[0] not in QUIET]
        if self.mood in ("bold", "quiet"):
            return bold if self.mood == "bold" else quiet
        game = match.state
        assert isinstance(game, Kampen)
        if (game.seats[GERMANY] == match.seat) != (self.mood == "germany attacks"):
            return quiet
        return attacks(game, bold) or [option for option in bold if option[0] != "move"] or quiet


def attacks(game: Kampen, options: list[Option]) -> list[Option]:
    """The moves of the largest stacks into hostile areas."""
    index = game.box.board.index
    moves = [option for option in options if option[0] == "move" and game.is_enemy_in(game.active, index[option[2]])]
    largest = max([move[3] for move in moves], default=0)
    return [move for move in moves if move[3] == largest]


class Journey(NamedTuple):
    """What hypothesis draws: the dice, and how the players answer. `length` is first, so that failures get short."""

    length: int
    seed: int
    mood: str
    steered: list[int]

    def fate(self) -> Seeded:
        return Seeded(self.seed)

    def wanderer(self) -> Wanderer:
        return Wanderer(self.seed, self.mood, self.steered)


NUMBERS = st.integers(0, 9999)
JOURNEYS = st.builds(
    Journey,
    st.integers(0, LONGEST),
    st.integers(0, 2**32),
    st.sampled_from(MOODS),
    st.lists(NUMBERS, max_size=30) | st.lists(NUMBERS, min_size=60, max_size=200),
)


def seeded_journeys(count: int) -> list[Journey]:
    """Whole games without hypothesis, in every mood equally often."""
    return [Journey(LONGEST, seed, MOODS[seed % len(MOODS)], []) for seed in range(count * SOAK)]


def examples(count: int) -> Callable[[T], T]:
    """The same games in every run, more of them in a soak."""

    def decorated(test: T) -> T:
        chosen = settings(
            max_examples=many(count),
            derandomize=True,
            deadline=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )
        return chosen(test)

    return decorated


def play_on(match: Match, journey: Journey, look: Callable[[], None]) -> None:
    """Play and look at every table. What goes wrong is told with the record up to there."""
    answer = journey.wanderer()
    try:
        look()
        while not match.over and match.number < journey.length:
            match.play(answer(match))
            look()
        assert match.number < LONGEST, "the game does not end"
    except Exception as error:
        raise AssertionError(report(match, error)) from error


def report(match: Match, error: Exception) -> str:
    """What went wrong, with a record that replays it."""
    return (
        f"{type(error).__name__} after answer {match.number}: {error}\n"
        "To keep this game as a test, save the lines below as\n"
        "tests/games/kampen_om_norge/regressions/what-went-wrong.jsonl\n\n"
        f"{write_record(match)}"
    )

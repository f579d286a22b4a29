"""Training: many games with a disturbed beginning, and the positions in them from which a value is learned.

A search that trusts a value finds whatever the value is wrong about. So the games begin with random answers, for a
random number of turns, and are then played on by policy: their positions are as odd as those that a search may reach,
and how they end says what they were worth in sensible hands. Another player may play on instead: the habits that a
search begins with, or a search that uses the value learned before, so that the next value is learned from better games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.flow import Choice, Option
from motstand.kernel.game import Game
from motstand.kernel.learned import Learning, Stage, Value
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match, seatings_of
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.kernel.state import State
from motstand.lab.fitting import Figures, fit, judged
from motstand.lab.series import Series, Workers, spread
from motstand.players.lines import Following, Line
from motstand.players.named import Player, by_name
from motstand.players.policy import habit_of, pending_choice

HELD_OUT: Final = 5
"""Every fifth game is kept out of the fit, to see how well the value judges games that it has not seen."""
FEWEST: Final = 40
SELDOM: Final = 5
"""A stage with fewer positions, or with fewer wins or losses among them, gets no weights."""
RATES: Final = [0.0, 0.03, 0.1, 0.3, 1.0]
"""How many of the answers are random while the beginning is disturbed, by game."""
MOST_POSITIONS: Final = 24
LONGEST_LINE: Final = 60
"""So many answers at random in one turn; then policy ends it, so that a wandering player comes to an end."""


class Position:
    """What was seen at the start of a turn by one seat, in which game, and whether that seat won."""

    __slots__ = ("game", "numbers", "stage", "won")

    def __init__(self, game: int, stage: str, numbers: list[float], won: bool) -> None:
        self.game = game
        self.stage = stage
        self.numbers = numbers
        self.won = won


POLICY: Final = "policy"
"""Who plays on after the disturbed beginning, unless another player is asked for."""
HABIT: Final = "habit"
"""Whoever plays on by this follows the plans that a search begins with."""


class Disturbed:
    """Answers for everybody: at a rate at random while the beginning lasts, then what policy or habit prefers."""

    __slots__ = ("at_random", "fate", "game", "has_habits", "over", "rate")

    def __init__(self, game: Game, fate: Seeded, rate: float, has_habits: bool = False) -> None:
        self.game = game
        self.fate = fate
        self.rate = rate
        self.has_habits = has_habits
        self.over = False
        self.at_random = 0

    def pick(self, state: State, choice: Choice) -> Option:
        if not self.over and self.at_random < LONGEST_LINE and self.fate.below(1000) < 1000 * self.rate:
            self.at_random += 1
            return choice.options[self.fate.below(len(choice.options))]
        return self.game.pick(state, choice, habit_of(self.game, state, choice.seat) if self.has_habits else "")


def training_series(game: str, scenario: str, games: int, seed: int, player: str = POLICY) -> Series:
    """What is played for training: one player in every seat of the usual seating."""
    found = find_game(game)
    usual = seatings_of(found, scenario)[0]
    learning_of(found)
    return Series(game, scenario, dict.fromkeys(usual, player), games, seed)


def plays_on(series: Series) -> str:
    """Who plays on after the disturbed beginning, in every seat."""
    return next(iter(series.players.values()))


def learning_of(game: Game) -> Learning:
    """What can be learned about a game."""
    learning = game.learning()
    if learning is None:
        raise SetupError(f"{game.id} has no features to learn from")
    return learning


def positions_of(series: Series, number: int) -> list[Position]:
    """The positions of game `number` after its disturbed beginning, one at the start of each turn for each seat."""
    seed = f"train {series.seed_of(number)}"
    fate = Seeded(f"disturb {seed}")
    seats, options = table_of(series, fate)
    match = new_match(series.game, series.scenario, seats, seed=seed, options=options, log=False)
    learning = learning_of(match.game)
    name = plays_on(series)
    disturbed = Disturbed(match.game, fate, RATES[fate.below(len(RATES))], name == HABIT)
    # The lesser of two: the beginning of a game is harder to judge, and needs more positions.
    longest = usual_turns(series, seats) + 1
    turns = min(fate.below(longest), fate.below(longest))
    players = {} if name in (POLICY, HABIT) else {seat: by_name(name, f"{seed} {seat}") for seat in seats}
    seen: list[tuple[str, str, list[float]]] = []
    while (start := next_turn(match, learning, disturbed, players)) is not None:
        turns -= 1
        disturbed.at_random = 0
        disturbed.over = turns <= 0
        if disturbed.over:
            for seat in match.seats:
                numbers = list(learning.features(start, seat).values())
                seen.append((seat, learning.stage(start, seat), numbers))
    outcome = match.outcome
    if outcome is None:
        raise MotstandError("a game ended without an outcome")
    # Positions of one game have one end: many of them teach little more than some.
    fate.shuffle(seen)
    del seen[MOST_POSITIONS:]
    return [Position(number, stage, numbers, seat in outcome.winners) for seat, stage, numbers in seen]


def table_of(series: Series, fate: Seeded) -> tuple[list[str], dict[str, str]]:
    """Who sits down with which options: one of the tables to learn from, or those of the series."""
    tables = learning_of(find_game(series.game)).tables
    return tables[fate.below(len(tables))] if tables else (list(series.players), {})


def next_turn(match: Match, learning: Learning, disturbed: Disturbed, players: dict[str, Player]) -> State | None:
    """Play on to the start of the next turn, without players as whoever is disturbed; None if the game ends before."""
    return answer_a_turn(match, learning, disturbed, players) if players else play_a_turn(match, learning, disturbed)


def play_a_turn(match: Match, learning: Learning, disturbed: Disturbed) -> State | None:
    """Play on to the start of the next turn; None if the game is over before."""
    turn = learning.turn(match.state)
    outcome = match.playout(disturbed.pick, lambda state: learning.turn(state) != turn)
    return match.state if outcome is None else None


def answer_a_turn(match: Match, learning: Learning, disturbed: Disturbed, players: dict[str, Player]) -> State | None:
    """Let players answer who look ahead from a match, where policy needs no more than the table."""
    turn = learning.turn(match.state)
    while True:
        before = match.clone()
        choice = pending_choice(match)
        answer = players[choice.seat](match) if disturbed.over else disturbed.pick(match.state, choice)
        match.play(answer)
        if match.over:
            return None
        if learning.turn(match.state) != turn:
            return start_of_turn(before, answer, learning)


def start_of_turn(before: Match, answer: Option, learning: Learning) -> State:
    """The table where the turn begins that this answer leads to.

    A match stops where somebody is asked, and by then the turn may have rolled and drawn; a rollout stops at its start.
    If something is asked before that, it is answered as a rollout would.
    """
    turn, seat = learning.turn(before.state), pending_choice(before).seat
    line = Line([answer], habit_of(before.game, before.state, seat))
    before.playout(Following(before.game, seat, line).pick, lambda state: learning.turn(state) != turn)
    return before.state


LENGTHS: Final[dict[str, int]] = {}
"""How many turns a game of policy usually has, by game, scenario and seats."""


def usual_turns(series: Series, seats: list[str]) -> int:
    """How many turns a game of policy has, on average of ten."""
    key = f"{series.game} {series.scenario} {seats}"
    if key not in LENGTHS:
        turns = 0
        for number in range(10):
            match = new_match(series.game, series.scenario, seats, seed=f"length {number}", log=False)
            learning = learning_of(match.game)
            calm = Disturbed(match.game, Seeded(0), 0.0)
            while play_a_turn(match, learning, calm) is not None:
                turns += 1
        LENGTHS[key] = turns // 10
    return LENGTHS[key]


def train(series: Series, progress: Callable[[int], None], workers: Workers = None) -> tuple[Value, Figures]:
    """Play the series, learn a value from it, and judge it by the games that were held out."""
    positions: list[Position] = []
    for number, found in enumerate(spread(series, positions_of, workers)):
        positions += found
        progress(number + 1)
    match = new_match(series.game, series.scenario, list(series.players), seed=0, log=False)
    names = list(learning_of(match.game).features(match.state, match.seats[0]))
    stages = learned_from([position for position in positions if position.game % HELD_OUT])
    held_out = [one for one in positions if one.game % HELD_OUT == 0 and one.stage in stages]
    chances = [stages[one.stage].chance(one.numbers) for one in held_out]
    figures = judged(chances, [one.won for one in held_out])
    origin = {
        "game": series.game,
        "scenario": series.scenario,
        "rules": match.game.version,
        "content": match.setup.content,
        "seed": series.seed,
        "games": series.games,
        "played_on_by": plays_on(series),
        "positions": len(positions),
        "held_out": figures.data(),
    }
    return Value(names, stages, origin), figures


def learned_from(positions: list[Position]) -> dict[str, Stage]:
    """The weights of each stage of which there are enough positions."""
    rows: dict[str, list[list[float]]] = {}
    won: dict[str, list[bool]] = {}
    for position in positions:
        rows.setdefault(position.stage, []).append(position.numbers)
        won.setdefault(position.stage, []).append(position.won)
    for stage in sorted(rows):
        if len(rows[stage]) < FEWEST or not SELDOM <= sum(won[stage]) <= len(rows[stage]) - SELDOM:
            del rows[stage]
    if not rows:
        raise SetupError("too few games to learn anything")
    return fit({stage: rows[stage] for stage in sorted(rows)}, won)

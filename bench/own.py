"""What is measured of Motstand. Each slice plays for some CPU time and counts what it did."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from functools import partial
from time import process_time

import msgspec

from bench.counting import Counting
from bench.work import (
    LENGTHS,
    POSITIONS,
    SEARCHED,
    SEEDS_A_ROUND,
    WITH_SHIPS,
    Counts,
    Slice,
    games_of,
    gym_steps,
    of_length,
    policy_rollouts,
    zoo_steps,
)
from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from motstand import Match, Seeded, kernel, new_match, players, write_record
from motstand.env.gym import OneSeat
from motstand.env.zoo import env as zoo_env
from motstand.kernel.registry import game_ids
from motstand.players.lines import Line
from motstand.players.search import Trial

GAME = "kampen-om-norge"
ITERATIONS = 40
"""How many iterations the search player has for a decision."""


def played(seed: int, stop: int | None = None) -> Match:
    """A game of random players, or its first `stop` answers."""
    match = new_match(GAME, seed=seed)
    player = players.RandomPlayer(seed)
    while not match.over and (stop is None or match.number < stop):
        match.play(player(match))
    return match


def in_mid_game() -> list[Match]:
    """Some games, each at half of its length and at a decision that has more than one answer."""
    positions = []
    for seed in range(POSITIONS):
        match = played(seed, played(seed).number // 2)
        while len(match.options) < 2:
            match.play(match.options[0])
        positions.append(match)
    return positions


class WholeGames:
    """Random players at a table: options, legality, journal, checkpoints for undo; nobody reads the log."""

    def __init__(self, game: str, scenario: str | None = None) -> None:
        self.game = game
        self.scenario = scenario

    def __call__(self, round: int, seconds: float) -> Counts:
        decisions = answers = games = 0
        start = process_time()
        while process_time() - start < seconds:
            seed = round * SEEDS_A_ROUND + games
            match = new_match(self.game, self.scenario, seed=seed, log=False)
            player = players.RandomPlayer(seed)
            while not match.over:
                match.play(player(match))
                decisions += 1
            answers += match.number
            games += 1
        return {"decisions": decisions, "answers": answers, "games": games, "seconds": process_time() - start}


class Shown:
    """Games at a server's table, which keeps the log; with `views`, all that leaves it is made after each answer.

    That is, as JSON: what lies open, once, and what each seat holds.
    """

    def __init__(self, views: bool) -> None:
        self.views = views
        self.encode = msgspec.json.Encoder().encode

    def __call__(self, round: int, seconds: float) -> Counts:
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            seed = round * SEEDS_A_ROUND + games
            match = new_match(GAME, seed=seed)
            player = players.RandomPlayer(seed)
            while not match.over:
                match.play(player(match))
                if self.views:
                    self.show(match)
                decisions += 1
            games += 1
        return {"decisions": decisions, "seconds": process_time() - start}

    def show(self, match: Match) -> None:
        """Make all views."""
        game, state = match.game, match.state
        self.encode(game.laid_open(state).sent())
        for seat in match.seats:
            self.encode(game.private(state, seat))


class Clones:
    """Second tables of games in their middle; with `touched`, each is also brought to its position."""

    def __init__(self, touched: bool) -> None:
        self.touched = touched
        self.positions = in_mid_game()

    def __call__(self, round: int, seconds: float) -> Counts:
        clones = 0
        start = process_time()
        while process_time() - start < seconds:
            for match in self.positions:
                for _ in range(20):
                    twin = match.clone()
                    if self.touched:
                        _ = twin.state
            clones += 20 * len(self.positions)
        return {"clones": clones, "seconds": process_time() - start}


class Rollouts:
    """Random games from mid-game positions to the end; "bare seconds" leaves out the imagining before each."""

    def __init__(self) -> None:
        self.positions = in_mid_game()

    def __call__(self, round: int, seconds: float) -> Counts:
        pick = players.RandomPlayer(round).pick
        fate = Seeded(round)
        rollouts = 0
        spent = bare = 0.0
        while spent < seconds:
            start = process_time()
            imagined = [match.imagine(match.seat, fate.fork(rollouts)) for match in self.positions]
            begun = process_time()
            for match in imagined:
                match.playout(pick)
            end = process_time()
            spent += end - start
            bare += end - begun
            rollouts += len(imagined)
        return {"rollouts": rollouts, "seconds": spent, "bare seconds": bare}


class PolicyRollouts:
    """Rollouts as the search player makes them, everybody by policy: to the end, or with `learned` for a few turns.

    Then what was learned of the game says how good the position is.
    """

    def __init__(self, game: str, learned: bool) -> None:
        self.learned = learned
        self.positions = [half_by_policy(game, seed) for seed in range(POSITIONS)]

    def __call__(self, round: int, seconds: float) -> Counts:
        player = players.SearchPlayer(seed=round)
        rollouts = 0
        start = process_time()
        while process_time() - start < seconds:
            match = self.positions[rollouts % POSITIONS]
            trial = Trial(player, match, match.seat, 1)
            if not self.learned:
                trial.value = None
            trial.rollout(Line([], ""), rollouts)
            rollouts += 1
        return {"rollouts": rollouts, "seconds": process_time() - start}


def half_by_policy(game: str, seed: int) -> Match:
    """A game of policy players at half of its length."""
    match = new_match(game, seed=seed, log=False)
    while not match.over:
        match.play(players.policy(match))
    middle = match.number // 2
    match.go_back(middle)
    while not match.seat:
        match.go_back(middle := middle - 1)
    return match


class LongGame:
    """Matches of so many decisions: what was answered before must not make the next answer dearer."""

    def __init__(self, length: int) -> None:
        self.game = Counting(length)

    def __call__(self, round: int, seconds: float) -> Counts:
        decisions = 0
        start = process_time()
        while process_time() - start < seconds:
            match = new_match(self.game, seed=round, log=False)
            player = players.RandomPlayer(round)
            while not match.over:
                match.play(player(match))
            decisions += match.number
        return {"decisions": decisions, "seconds": process_time() - start}


class Search:
    """Rollouts of the player that looks ahead, its own thinking included."""

    def __init__(self) -> None:
        self.player = players.SearchPlayer(iterations=ITERATIONS, seed=1)
        self.positions = in_mid_game()

    def __call__(self, round: int, seconds: float) -> Counts:
        decisions = 0
        before = self.player.rollouts
        start = process_time()
        while process_time() - start < seconds:
            self.player(self.positions[(round + decisions) % POSITIONS])
            decisions += 1
        return {"iterations": self.player.rollouts - before, "seconds": process_time() - start}


class GymSteps:
    """Steps of a Gymnasium environment: a seat says random words, random players answer for the others."""

    def __init__(self, game: str) -> None:
        self.env = OneSeat(game, others="random")

    def __call__(self, round: int, seconds: float) -> Counts:
        chance = random.Random(round)
        steps = 0
        start = process_time()
        seen, _ = self.env.reset(seed=round)
        while process_time() - start < seconds:
            seen, _, terminated, _, _ = self.env.step(chance.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
            if terminated:
                seen, _ = self.env.reset()
        return {"steps": steps, "seconds": process_time() - start}


class ZooSteps:
    """Steps of a PettingZoo environment with its usual wrappers: every agent says random words."""

    def __init__(self, game: str) -> None:
        self.env = zoo_env(game)

    def __call__(self, round: int, seconds: float) -> Counts:
        chance = random.Random(round)
        steps = 0
        start = process_time()
        while process_time() - start < seconds:
            self.env.reset(seed=round * SEEDS_A_ROUND + steps)
            for _ in self.env.agent_iter():
                seen, _, terminated, truncated, _ = self.env.last()
                if terminated or truncated:
                    self.env.step(None)
                    continue
                assert seen is not None
                self.env.step(chance.choice(seen["action_mask"].nonzero()[0]))
                steps += 1
        return {"steps": steps, "seconds": process_time() - start}


def tic_tac_toe(round: int, seconds: float) -> Counts:
    """The smallest game through the whole public API."""
    moves = 0
    player = players.RandomPlayer(round)
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(20):
            match = new_match(TIC_TAC_TOE, seed=round)
            while not match.over:
                match.play(player(match))
            moves += match.number
    return {"moves": moves, "seconds": process_time() - start}


def records(seeds: int) -> list[str]:
    """The records of games of random players, each as a hash."""
    return [hashlib.sha256(write_record(played(seed)).encode()).hexdigest() for seed in range(seeds)]


def build() -> str:
    """Which build of Motstand this process has."""
    return "compiled" if kernel.compiled() else "pure"


MEASURES: dict[str, Callable[[], Slice]] = {
    **{games_of(game): partial(WholeGames, game) for game in game_ids()},
    games_of(GAME, WITH_SHIPS): partial(WholeGames, GAME, WITH_SHIPS),
    "table": lambda: Shown(views=False),
    "table with views": lambda: Shown(views=True),
    "clones": lambda: Clones(touched=False),
    "touched clones": lambda: Clones(touched=True),
    "rollouts": Rollouts,
    "search": Search,
    **{
        policy_rollouts(game, learned): partial(PolicyRollouts, game, learned)
        for game in SEARCHED
        for learned in (False, True)
    },
    **{of_length(length): partial(LongGame, length) for length in LENGTHS},
    **{gym_steps(game): partial(GymSteps, game) for game in game_ids()},
    **{zoo_steps(game): partial(ZooSteps, game) for game in game_ids()},
    "tic-tac-toe": lambda: tic_tac_toe,
}

"""Tuning: reconstructed values are moved toward target win rates, with few games.

Optuna's tree-structured Parzen estimator proposes values near those that did well. Every candidate plays the same
seeds, so that candidates differ by their values and not by their dice. One that is proposed again plays further games
instead of the same ones: good candidates become sure, bad ones cost little. Of many candidates the best one was lucky,
too; so the few best play fresh games in the end, beside today's values, and those alone decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import SetupError
from motstand.kernel.registry import find_game
from motstand.lab.arena import play_one
from motstand.lab.design.sweeping import swept, with_value
from motstand.lab.design.values import RECONSTRUCTED, Content, Value
from motstand.lab.series import Series, Workers, spread
from motstand.lab.statistics import Share

FINALISTS: Final = 3
"""So many of the best candidates play fresh games, beside today's values."""
FRESH: Final = 1_000_000
"""Added to the seed for those games."""
SAID: Final = {"rulebook": "as the rulebook says", "public": "from a public source", "owner": "as an owner says"}

Candidate: TypeAlias = tuple[float, ...]
"""A value for each move, in their order."""


class Move:
    """A value that may be moved, and what it may become."""

    __slots__ = ("choices", "value")

    def __init__(self, value: Value, choices: list[float]) -> None:
        self.value = value
        self.choices = choices


class Target:
    """How often a seat should win a series of games."""

    __slots__ = ("seat", "series", "share")

    def __init__(self, series: Series, seat: str, share: float) -> None:
        self.series = series
        self.seat = seat
        self.share = share


class Tried:
    """A candidate and what it has shown: how often each target's seat won."""

    __slots__ = ("candidate", "rounds", "won")

    def __init__(self, candidate: Candidate, targets: int) -> None:
        self.candidate = candidate
        self.rounds = 0
        self.won = [Share(0, 0) for _ in range(targets)]

    def loss(self, targets: list[Target]) -> float:
        """The mean square distance from the targets."""
        gaps = [share.value - target.share for share, target in zip(self.won, targets, strict=True)]
        return sum(gap * gap for gap in gaps) / len(gaps)


class Tuned:
    """The candidate that came nearest in fresh games, and today's values in the same games."""

    def __init__(self, moves: list[Move], targets: list[Target], best: Tried, today: Tried, games: int) -> None:
        self.moves = moves
        self.targets = targets
        self.best = best
        self.today = today
        self.games = games

    @property
    def moved(self) -> bool:
        return self.best.candidate != self.today.candidate

    def pack(self, packs: list[Pack], name: str) -> Pack:
        """The tuned values as a pack."""
        content = Content(find_game(self.targets[0].series.game), packs)
        for value, at in settings(self.moves, self.best.candidate).items():
            content.change(value, at)
        return content.pack(name)


def moves_of(game: str, packs: list[Pack], entries: list[str]) -> list[Move]:
    """What may be moved, from ``NAME=1..9``. Raises SetupError for a value that is not reconstructed."""
    if not entries:
        known = list(
            dict.fromkeys(value.name.partition(".")[0] for value in Content(find_game(game), packs).reconstructed())
        )
        raise SetupError(f"nothing to move: expected --move NAME=1..9 with a value of {', '.join(known)}")
    moves: list[Move] = []
    for entry in entries:
        value, choices = swept(game, packs, entry)
        if value.source != RECONSTRUCTED:
            said = SAID.get(value.source, "and its row does not say where that comes from")
            raise SetupError(f"{value.name} is {value.value} {said}: only reconstructed values may be moved")
        moves.append(Move(value, choices))
    return moves


def settings(moves: list[Move], candidate: Candidate) -> dict[str, Any]:
    """The values of a candidate by name."""
    return {move.value.name: at for move, at in zip(moves, candidate, strict=True)}


class Tuner:
    """Plays candidates and remembers what they showed."""

    def __init__(
        self, moves: list[Move], targets: list[Target], progress: Callable[[int], None], workers: Workers
    ) -> None:
        self.moves = moves
        self.targets = targets
        self.progress = progress
        self.workers = workers
        self.tried: dict[Candidate, Tried] = {}
        self.games = 0

    def loss(self, candidate: Candidate) -> float:
        """How far from the targets a candidate is, after one more round of games."""
        one = self.tried.setdefault(candidate, Tried(candidate, len(self.targets)))
        self.play(one, one.rounds)
        one.rounds += 1
        return one.loss(self.targets)

    def fresh(self, candidate: Candidate, games: int) -> Tried:
        """What a candidate shows in games that nobody has played."""
        one = Tried(candidate, len(self.targets))
        self.play(one, FRESH, games)
        return one

    def play(self, one: Tried, further: int, games: int | None = None) -> None:
        """Play a round for each target; `further` tells its seeds from those of other rounds."""
        for number, target in enumerate(self.targets):
            series = target.series
            again = Series(
                series.game,
                series.scenario,
                series.players,
                series.games if games is None else games,
                series.seed + further,
                series.packs,
                series.options,
            )
            won = one.won[number]
            for played in spread(with_value(again, settings(self.moves, one.candidate)), play_one, self.workers):
                won = Share(won.count + (target.seat in played.winners), won.total + 1)
                self.games += 1
                self.progress(self.games)
            one.won[number] = won


def needs_optuna() -> None:
    """Check that values can be proposed. Raises SetupError."""
    try:
        import optuna  # noqa: F401
    except ImportError as error:
        raise SetupError("tuning needs optuna: expected it installed, as by pip install 'motstand[design]'") from error


def tune(
    moves: list[Move],
    targets: list[Target],
    trials: int,
    fresh: int,
    progress: Callable[[int], None],
    workers: Workers = None,
) -> Tuned:
    """Move the values toward the targets: `trials` rounds of the targets' games, then `fresh` games for the best."""
    needs_optuna()
    import optuna

    if trials < 1 or fresh < 1:
        raise SetupError(f"trials and fresh: expected numbers above 0, got {trials} and {fresh}")
    for move in moves:
        # What the content refuses is said before the first game.
        for choice in move.choices:
            with_value(targets[0].series, {move.value.name: choice}).check()
    tuner = Tuner(moves, targets, progress, workers)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(
        seed=targets[0].series.seed, multivariate=True, n_startup_trials=min(8, trials)
    )
    study = optuna.create_study(sampler=sampler)
    # Choices are proposed by their place, for a range may have gaps.
    places = {move.value.name: optuna.distributions.IntDistribution(0, len(move.choices) - 1) for move in moves}
    today = tuple(move.value.value for move in moves)
    if all(move.value.value in move.choices for move in moves):
        study.enqueue_trial({move.value.name: move.choices.index(move.value.value) for move in moves})
    for _ in range(trials):
        trial = study.ask(dict(places))
        study.tell(trial, tuner.loss(tuple(move.choices[trial.params[move.value.name]] for move in moves)))
    nearest = sorted(tuner.tried.values(), key=lambda one: (one.loss(targets), one.candidate))
    finalists = [one.candidate for one in nearest if one.candidate != today][:FINALISTS]
    shown = [tuner.fresh(candidate, fresh) for candidate in [today, *finalists]]
    # Of equals today's values win, which stand first.
    return Tuned(moves, targets, min(shown, key=lambda one: one.loss(targets)), shown[0], tuner.games)

"""Making matches, and playing on with answers that were given elsewhere.

Everything outside the kernel makes its matches here: `new_match` for play, `started_match` to be played step by step,
`unstarted_match` and `play_given` for a record, `restored_match` for a table that was stored.
"""

from __future__ import annotations

from typing import Any

from motstand.kernel.content.packs import Pack, check_sizes
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Fate, Seeded
from motstand.kernel.matches.journal import Answer
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.seeds import Seeds
from motstand.kernel.registry import find_game
from motstand.kernel.state import State
from motstand.kernel.words.error_messages import message


def new_match(
    game: str | Game,
    scenario: str | None = None,
    seats: list[str] | None = None,
    seed: int | str | None = None,
    fate: Fate | None = None,
    options: dict[str, Any] | None = None,
    packs: list[Pack] | None = None,
    practice: bool = False,
    log: bool = True,
    seeds: Seeds | None = None,
) -> Match:
    """Set up a game and carry it on to the first decision.

    Without `seed` or `fate` the seed is drawn from `seeds`: those that nobody can foresee, unless others are given.
    `log=False` keeps no log, for simulations that nobody reads; the journal is kept all the same. Raises SetupError
    or ContentError.
    """
    found = find_game(game) if isinstance(game, str) else game
    if scenario is None:
        scenario = next(iter(found.scenarios))
    if seats is None:
        seats = found.scenarios[scenario][0] if scenario in found.scenarios else []
    if fate is None:
        fate = Seeded((seeds or Seeds()).draw() if seed is None else seed)
    match = unstarted_match(found, Setup(scenario, list(seats), options, packs), fate)
    match.practice = practice
    match.listening = log
    match._start()
    return match


def seatings_of(game: Game, scenario: str) -> list[list[str]]:
    """The seatings that a scenario allows, the usual one first. Raises SetupError if there is no such scenario."""
    if scenario not in game.scenarios:
        known = list(game.scenarios)
        raise SetupError(message("setup-no-scenario", game=game.id, scenario=scenario, known=known))
    return game.scenarios[scenario]


def unstarted_match(game: Game, setup: Setup, fate: Fate) -> Match:
    """A match that has been set up; its first phase has not started. `play_given` starts it with given answers."""
    seatings_of(game, setup.scenario)
    check_sizes(setup.packs)
    setup.content = game.content_hash(setup)
    opening = game.start(setup)
    return Match(game, setup, opening, opening, fate)


def started_match(game: Game, setup: Setup, fate: Fate) -> Match:
    """A match from a setup, carried on to the first decision."""
    match = unstarted_match(game, setup, fate)
    match._start()
    return match


def match_from(game: Game, setup: Setup, position: State, fate: Fate) -> Match:
    """A match that starts with this position, carried on to the first decision."""
    match = Match(game, setup, position, position, fate)
    match._start()
    return match


def restored_match(
    game: Game, setup: Setup, fate: Fate, answers: list[Answer], checkpoint: State, since: int, practice: bool = False
) -> Match:
    """A match that was stored: all its answers, and its position when `since` of them had been given.

    Only the answers after the checkpoint are played again, so a long game is ready as fast as a short one. Its log
    begins at the checkpoint.
    """
    match = unstarted_match(game, setup, fate)
    match.practice = practice
    match._restore(checkpoint, since, answers)
    return match


def play_given(match: Match, answers: list[Answer]) -> None:
    """Play answers that were given elsewhere, chance included: those of a record, or of another copy of the table.

    `Match.number` tells how far it came when an answer does not fit. If a roll or draw is pending in the end,
    `answer_by_fate` lets fate answer it.
    """
    match._play_given(answers)


def answer_by_fate(match: Match) -> None:
    """Let the match's fate answer the roll or draw that is pending; nothing happens while a seat is asked."""
    match._answer_by_fate()

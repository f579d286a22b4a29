"""Making matches: a new one, or one from a record."""

from __future__ import annotations

from typing import Any

from motstand.kernel.errors import SetupError
from motstand.kernel.fate import Fate, Seeded
from motstand.kernel.game import Game, Setup
from motstand.kernel.journal import Answer
from motstand.kernel.match import Match
from motstand.kernel.packs import Pack, check_sizes
from motstand.kernel.registry import find_game
from motstand.kernel.sayings import saying
from motstand.kernel.seeds import Seeds
from motstand.kernel.state import State


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
    match = prepared_match(found, Setup(scenario, list(seats), options, packs), fate)
    match.practice = practice
    match.listening = log
    match.begin()
    return match


def prepared_match(game: Game, setup: Setup, fate: Fate) -> Match:
    """A match that has been set up but not begun."""
    if setup.scenario not in game.scenarios:
        known = list(game.scenarios)
        raise SetupError(saying("setup-no-scenario", game=game.id, scenario=setup.scenario, known=known))
    check_sizes(setup.packs)
    setup.content = game.content_hash(setup)
    opening = game.start(setup)
    return Match(game, setup, opening, opening, fate)


def restored_match(
    game: Game, setup: Setup, fate: Fate, answers: list[Answer], checkpoint: State, since: int, practice: bool = False
) -> Match:
    """A match that was stored: all its answers, and its position when `since` of them had been given.

    Only the answers after the checkpoint are played again, so a long game is ready as fast as a short one. Its log
    begins at the checkpoint.
    """
    match = prepared_match(game, setup, fate)
    match.practice = practice
    match.stand_at(checkpoint, since, answers)
    return match

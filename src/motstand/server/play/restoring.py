"""The match of a stored table: from its newest checkpoint, or from its first answer if the rules have changed since."""

from __future__ import annotations

import msgspec

from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import lesson_of
from motstand.kernel.matches.fate import Fate
from motstand.kernel.matches.journal import Answer
from motstand.kernel.matches.making import restored_match, unstarted_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.server.messages import Held
from motstand.server.play.dice import SealedDice, fate_of
from motstand.server.play.seats import PEOPLE
from motstand.server.play.upgrading import replay_steps, steps_of
from motstand.server.storage.rows import Stored, TableRow


def match_of(stored: Stored, answers: list[Answer], dice: SealedDice) -> tuple[Match, Held | None]:
    """The match with these answers, and where it is held if today's rules lead elsewhere. Raises MotstandError."""
    row = stored.table
    game, setup = setup_of(row, stored.packs)
    lesson = lesson_of(game, setup)
    if lesson is not None:
        dice.script = lesson.fate
    bots = [sitting.seat for sitting in stored.sittings if sitting.player not in PEOPLE]
    fate = fate_of(row.dice, dice, bots)
    held = None
    if row.version == game.version:
        match = from_checkpoint(game, setup, fate, stored, answers)
    else:
        fallen = dice.position
        match = unstarted_match(game, setup, fate)
        held = replay_steps(match, steps_of(stored.events), row.version)
        dice.position = fallen
    match.practice = row.practice
    # Content that only reads differently has another digest today; the table keeps the one that it began with.
    setup.content = row.content
    return match, held


def setup_of(row: TableRow, packs: list[Pack]) -> tuple[Game, Setup]:
    """What a stored table was made from. Raises SetupError if its cards are not known any more."""
    game = find_game(row.game)
    setup = Setup(row.scenario, row.seats, row.options, packs)
    if not game.is_content(setup, row.content):
        raise SetupError("the cards and maps that the table was laid out with: they have changed since")
    return game, setup


def from_checkpoint(game: Game, setup: Setup, fate: Fate, stored: Stored, answers: list[Answer]) -> Match:
    """The match from its newest checkpoint; the answers since are played again."""
    checkpoint = stored.checkpoint
    if checkpoint is None:
        raise SetupError("a checkpoint of the table: the store has none")
    state = game.restore(setup, msgspec.json.decode(checkpoint.state))
    return restored_match(game, setup, fate, answers, state, checkpoint.answer)

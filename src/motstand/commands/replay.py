"""`motstand replay`: check a record and tell its story."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motstand.commands.refusal import refusal
from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.making import started_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import load
from motstand.kernel.words.sentences import GameWords
from motstand.terminal.board import Board, board_of
from motstand.terminal.screen import InputEnded, Screen
from motstand.terminal.story import TURN, tell

FILE_HELP = "A saved game or the record of a finished one."
STEP_HELP = "Show the table after every turn, and wait for Enter."


def replay(
    file: Annotated[Path, typer.Argument(help=FILE_HELP)],
    step: Annotated[bool, typer.Option("--step", help=STEP_HELP)] = False,
) -> None:
    """Replay a record: every answer is checked against the rules, then the story is told as a spectator sees it."""
    screen = Screen()
    try:
        match = load(file, ByHand(Seeded(0), dice=True, cards=True))
        words = match.game.words(match.setup)
        board = board_of(match.game, match.setup)
    except (OSError, MotstandError) as error:
        raise refusal(error, file) from error
    screen.rule(f"{match.game.title} · {board.title()}")
    if step:
        try:
            walk_through(screen, words, board, match)
        except InputEnded:
            return
    else:
        tell(screen, words, match.log_for(None))
    screen.line()
    screen.say("replay-good", answers=match.number, over="yes" if match.over else "no")


def walk_through(screen: Screen, words: GameWords, board: Board, record: Match) -> None:
    """Play the record's answers again and stop wherever a turn ends."""
    match = started_match(record.game, record.setup, ByHand(Seeded(0), dice=True, cards=True))
    told = 0
    for given in record.journal:
        match.play(given.value, given.seat if given.kind == CHOICE else None)
        turns = [place for place, entry in enumerate(match.log) if entry.key == TURN and place >= told]
        if not turns and not match.over:
            continue
        tell(screen, words, match.log_for(None, told))
        told = len(match.log)
        screen.show(board.table(match.view(None), screen.width))
        if screen.ask("replay-step") == "q":
            raise InputEnded
    tell(screen, words, match.log_for(None, told))

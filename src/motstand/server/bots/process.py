"""A process in which bots think: it reads a task a line, and writes what the bots answer.

`python -m motstand.server.bots.process [MODULE…]` is started by `pool.py`; the modules bring bots of their own. It
ends when its input ends, so none is left behind when a server is killed.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from motstand.kernel.content.packs import Pack
from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.game import Setup
from motstand.kernel.matches.making import restored_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.players import Player, by_name
from motstand.server.play.dice import SealedDice, fate_of
from motstand.server.play.events import Given, answers_of

LONGEST_RUN = 64


class Task(Struct):
    """A table at a bot's turn: a checkpoint, the answers since, and where its dice stand."""

    game: str
    scenario: str
    seats: list[str]
    options: dict[str, Any]
    # Names and texts; the whole content of a box may be among them.
    packs: list[tuple[str, str]]
    state: msgspec.Raw
    since: int
    given: list[Given]
    dice: str
    secret: str
    position: int
    bots: dict[str, str]
    seed: str
    seconds: float


class Thought(Struct):
    """What the bots answered one after the other, with the decisions' numbers, or what went wrong."""

    run: list[tuple[int, str, Any]] = []
    error: str = ""


def think(task: Task, more: dict[str, Callable[[str], Player]]) -> list[tuple[int, str, Option]]:
    """Play on for the bots until a person, real dice or the end of the game comes, or the time is up."""
    game = find_game(task.game)
    setup = Setup(task.scenario, task.seats, task.options, [Pack(name, text) for name, text in task.packs])
    fate = fate_of(task.dice, SealedDice(task.secret, task.position), task.bots)
    checkpoint = game.restore(setup, msgspec.json.decode(task.state))
    match = restored_match(game, setup, fate, answers_of(task.given), checkpoint, 0)
    players: dict[str, Player] = {}
    deadline = time.monotonic() + task.seconds
    run: list[tuple[int, str, Option]] = []
    while is_bots_turn(match, task.bots) and len(run) < LONGEST_RUN:
        seat = match.seat
        if seat not in players:
            name = task.bots[seat]
            seed = f"{task.seed} {seat}"
            players[seat] = more[name](seed) if name in more else by_name(name, seed)
        number = task.since + match.number
        option = players[seat](match)
        match.play(option, seat)
        run.append((number, seat, option))
        if time.monotonic() > deadline:
            break
    return run


def is_bots_turn(match: Match, bots: dict[str, str]) -> bool:
    """Is it for a bot to answer? Where several are asked, bots wait for the people before them."""
    return isinstance(match.pending, (Choice, JointChoice)) and match.seat in bots


def extra_bots(modules: list[str]) -> dict[str, Callable[[str], Player]]:
    """The bots of more modules, by name."""
    bots: dict[str, Callable[[str], Player]] = {}
    for module in modules:
        bots.update(import_module(module).BOTS)
    return bots


def main() -> None:
    """Answer task after task."""
    # What a bot prints must not come between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    more = extra_bots(sys.argv[1:])
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            thought = Thought(think(decoder.decode(line), more))
        except Exception:
            thought = Thought(error=traceback.format_exc())
        answers.write(msgspec.json.encode(thought) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()

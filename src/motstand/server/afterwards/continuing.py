"""Playing on from a moment of a game that lies open: a new table with the same past, and dice of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from motstand.kernel.content.packs import without_whole
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import lesson_of
from motstand.kernel.matches.journal import DRAW, ROLL, Answer
from motstand.kernel.matches.making import answer_by_fate, play_given, unstarted_match
from motstand.kernel.matches.match import Match
from motstand.kernel.words.messages import Message
from motstand.server.afterwards.replays import is_open_book
from motstand.server.messages import PlayOn, TableMade
from motstand.server.play.dice import SealedDice
from motstand.server.play.events import ANSWER, BEGIN, Body, encode, given_of
from motstand.server.play.guide import script_of
from motstand.server.play.laying_out import seat_keys, table_row
from motstand.server.play.moments import setup_again
from motstand.server.play.seats import hashed, new_key, seating
from motstand.server.play.table import Table
from motstand.server.play.tables import Tables
from motstand.server.refusals import Refused
from motstand.server.storage.store import CheckpointRow, EventRow

ROLLED = "rolled"


class Step(Struct):
    """What became one event: an answer of a seat with the dice and draws that followed it."""

    seat: str
    before: int
    body: Body
    log: list[dict[str, Any]]
    # The position at the start of a phase, and after how many answers; None if that phase has one already.
    checkpoint: tuple[bytes, int] | None


class Past:
    """The answers before a table was made, played again on its own match. From there on its dice are new."""

    def __init__(self, game: Game, setup: Setup, dice: SealedDice, answers: list[Answer]) -> None:
        self.dice = dice
        self.match: Match = unstarted_match(game, setup, dice)
        self.steps: list[Step] = []
        self._phase: Message | None = None
        chapters = chapters_of(answers)
        for place, chapter in enumerate(chapters):
            self._play(chapter, place == len(chapters) - 1)

    def _play(self, chapter: list[Answer], last: bool) -> None:
        match = self.match
        before, heard = match.number, len(match.log)
        play_given(match, chapter)
        if last:
            # Dice that had not fallen at that moment fall here.
            answer_by_fate(match)
        body = Body(given=given_of(match.journal[before:]), dice=self.dice.position)
        if not self.steps:
            body.secret = self.dice.secret
        told = [entry.data() for entry in match.log[heard:]]
        self.steps.append(Step(chapter[0].seat if self.steps else "", before, body, told, self._checkpoint()))

    def _checkpoint(self) -> tuple[bytes, int] | None:
        state, since = self.match.checkpoint
        phase = self.match.game.headline(state)
        if phase == self._phase:
            return None
        self._phase = phase
        return encode(state.data()), since


def chapters_of(answers: list[Answer]) -> list[list[Answer]]:
    """The answers of people, each with the chance that followed it; what fell before the first one comes first."""
    chapters: list[list[Answer]] = [[]]
    for given in answers:
        if given.kind not in (ROLL, DRAW):
            chapters.append([])
        chapters[-1].append(given)
    return chapters


async def play_on(tables: Tables, table: Table, wish: PlayOn) -> TableMade:
    """Make a table that goes on from a moment of another one. Raises Refused, SetupError or StoreError."""
    async with table.lock:
        table.check_open()
        old = table.match
        if not is_open_book(table):
            raise Refused("not_possible", "the end of the game: until then it goes on at its own table")
        if wish.answer > old.number:
            raise Refused("not_possible", f"a number from 0 to {old.number}")
        answers = old.journal[: wish.answer]
        # Whoever goes back to an earlier moment knows what came of it.
        practice = wish.practice or old.over or wish.answer < old.number
    setup = setup_again(old.setup)
    players = players_of(old.game, setup, wish, tables.thinking.bots.names)
    dice = SealedDice(tables.seeds.draw(), script=script_of(lesson_of(old.game, setup), players, ROLLED))
    past = await asyncio.to_thread(Past, old.game, setup, dice, answers)
    match = past.match
    if match.over:
        raise Refused("not_possible", "a moment before the end of the game")
    match.practice = practice
    return await keep(tables, past, players, wish.name)


def players_of(game: Game, setup: Setup, wish: PlayOn, bots: frozenset[str]) -> dict[str, str]:
    """Who plays on: the seats are those of the game. Raises SetupError."""
    players = seating(game, setup.scenario, wish.seats, bots)
    if set(players) != set(setup.seats):
        raise SetupError(f"seats: expected {', '.join(setup.seats)}, as they were, got {', '.join(players)}")
    return {seat: players[seat] for seat in setup.seats}


async def keep(tables: Tables, past: Past, players: dict[str, str], name: str) -> TableMade:
    """Store the new table with its past. If that fails on the way nobody has a key to what was stored."""
    match, store, watch = past.match, tables.store, new_key()
    row = table_row(match, ROLLED, hashed(watch), tables.words(match))
    keys, sittings = seat_keys(row.id, players, name)
    events: list[EventRow] = []
    checkpoints: list[CheckpointRow | None] = []
    for number, step in enumerate(past.steps):
        kind = ANSWER if number else BEGIN
        body, log = encode(step.body), encode(step.log)
        events.append(EventRow(row.id, number, step.before, kind, step.seat, body, log, row.created))
        kept = step.checkpoint
        checkpoints.append(None if kept is None else CheckpointRow(row.id, kept[1], number, kept[0]))
    await tables.keep_content(match)
    await store.create(row, sittings, events[0], checkpoints[0], without_whole(match.setup.packs))
    # All at once, in their order: they are written in a few transactions.
    following = zip(events[1:], checkpoints[1:], strict=True)
    await asyncio.gather(*[store.append(event, None, checkpoint) for event, checkpoint in following])
    tables.metrics.tables_made.inc()
    return TableMade(row.id, keys, watch)

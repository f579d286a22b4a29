"""Handlers of the messages that change nothing: why not, hints, where a number comes from."""

from __future__ import annotations

import asyncio

from motstand.kernel.errors import MotstandError
from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import NothingAgainst, begins_with, why_not
from motstand.kernel.words.sentences import GameWords
from motstand.server.messages import (
    AskHint,
    AskThing,
    AskTrace,
    AskWhy,
    Explained,
    Hint,
    Line,
    Reason,
    Thing,
    Trace,
    Why,
)
from motstand.server.play.actions import check_asked, check_decision, check_plays, tried
from motstand.server.play.frames import line_for, saying
from motstand.server.play.moments import match_at
from motstand.server.play.table import Table
from motstand.server.refusals import Refused, refusal_of

MOST_TOLD = 3
"""So many options that a click could lead to are told in words."""


async def why(table: Table, seat: str, message: AskWhy) -> Why:
    """What speaks against clicking some things, from what this seat may know, or knew at an earlier moment."""
    if message.moment:
        return answer_why(message.id, await match_at(table, message.decision), table.words, seat, message.path)
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        check_plays(table, seat)
        return answer_why(message.id, table.match, table.words, seat, message.path)


def answer_why(about: int, match: Match, words: GameWords, seat: str, path: list[Thing]) -> Why:
    """What the rules say against clicking some things, for a seat; if nothing, what that would do. Raises Refused."""
    things = [(thing.kind, thing.id) for thing in path]
    try:
        found = why_not(match, words, seat, things)
    except NothingAgainst:
        return would_do(about, match, words, seat, things)
    except MotstandError as error:
        raise refusal_of(error) from error
    return Why(about, [Reason(saying(words.objection(each.key, each.values)), each.rule) for each in found])


def would_do(about: int, match: Match, words: GameWords, seat: str, path: list[tuple[str, str | int]]) -> Why:
    """What the options do that are reached by clicking some things; the first of them in words."""
    options = [option for option in match.options_for(seat) if begins_with(words, option, path)]
    ask = match.pending
    assert ask is not None
    told = words.options(options[:MOST_TOLD], ask, match.view(seat))
    return Why(about, [], [saying(phrase) for phrase in told], len(options))


def check_fair(table: Table, seat: str) -> None:
    """Hints are for practice, for people who play against bots only, and for those who all want the same."""
    if table.row.practice or table.cooperation is not None or table.owned() == [seat]:
        return
    raise Refused("fair_play", "a practice table, a cooperative game, or a table with no other people")


async def hint(table: Table, seat: str, message: AskHint) -> Hint:
    """What the policy would answer with what the seat knows: all that is hidden from it is dealt anew before."""
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        check_asked(table, seat)
        check_fair(table, seat)
        match = table.match
        pending = match.pending
        if not isinstance(pending, (Choice, JointChoice)):
            raise Refused("not_possible", "a question with options: dice and cards are thrown and drawn")
        choice = pending.choice(seat) if isinstance(pending, JointChoice) else pending
        twin = match.imagine(seat, Seeded(match.number))
    # It may think for a while; the table goes on meanwhile.
    option, why = await asyncio.to_thread(table.game.reason, twin.state, choice)
    check_decision(table, message.decision)
    return Hint(message.id, list(option), saying(table.words.reason(why.key, why.values)), choice.rule)


async def trace(table: Table, seat: str | None, message: AskTrace) -> Trace:
    """Where the numbers of a thing come from, of what lies open; after an option they are tried on a copy."""
    if message.moment:
        return Trace(message.id, parts(await match_at(table, message.decision), table.words, message.thing))
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        if not message.option:
            return Trace(message.id, parts(table.match, table.words, message.thing))
        if seat is None:
            raise Refused("not_seated", "the key of a seat: this one is for spectators")
        check_asked(table, seat)
        try:
            twin = tried(table, seat, message.option)
        except MotstandError as error:
            raise refusal_of(error) from error
        return Trace(message.id, parts(twin, table.words, message.thing))


def parts(match: Match, words: GameWords, thing: Thing) -> Line | None:
    """What the numbers of a thing are made of, as everybody may know it; None if there is nothing to tell."""
    try:
        entry = match.game.trace(match.state, (thing.kind, thing.id))
    except MotstandError as error:
        raise refusal_of(error) from error
    return None if entry is None else line_for(words, entry.data(), None)


async def explain(table: Table, seat: str | None, message: AskThing) -> Explained:
    """What a thing is and what it does, now or at an earlier moment, from what this seat may know."""
    if message.moment:
        return explained(message.id, await match_at(table, message.decision), table.words, seat, message.thing)
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        return explained(message.id, table.match, table.words, seat, message.thing)


def explained(about: int, match: Match, words: GameWords, seat: str | None, thing: Thing) -> Explained:
    """What a thing is and what it does for a seat (None: a spectator); null if there is no such thing."""
    try:
        entry = match.game.explain(match.state, seat, (thing.kind, thing.id))
    except MotstandError as error:
        raise refusal_of(error) from error
    if entry is None:
        return Explained(about, None)
    return Explained(about, Reason(saying(words.entry(entry.key, entry.values)), entry.rule))

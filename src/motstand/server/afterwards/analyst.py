"""A process that analyses one game: it reads a record, reports its progress, and writes the result.

`python -m motstand.server.afterwards.analyst SECONDS` is started by `analyses.py`, with the record as its input.
"""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import journal_digest, read_record
from motstand.kernel.words.sentences import GameWords
from motstand.lab import losses, luck
from motstand.lab.stretches import clock_name
from motstand.server.messages import Amount, Analysis, ChancePoint, Judgement, LedgerRow, Line, Loss, Turning
from motstand.server.play.frames import saying

MOST_TURNINGS = 8
MOST_LINES = 6
MOST_SAID = 4
GENTLE = 10
"""How far bots and tables go before it, in steps of niceness."""


class Progress(Struct):
    """A progress report; the last one has the result."""

    done: int
    of: int
    analysis: Analysis | None = None


def analysed(match: Match, found: luck.Analysis, judged: list[losses.Loss]) -> Analysis:
    """The result of the rollouts, as it is sent and stored."""
    seats = found.seats
    words = match.game.words(match.setup)
    points = []
    for position in found.points:
        chances = [amount(position.chance(seat), position.variance(seat) ** 0.5) for seat in seats]
        points.append(ChancePoint(position.answer, position.clock, chances))
    rows = [row(clock, ledger, seats) for clock, ledger in found.by_clock().items()]
    lucky: dict[str, list[Turning]] = {}
    own: dict[str, list[Turning]] = {}
    for seat in seats:
        lucky[seat] = [turning(words, one, one.luck, seat) for one in found.luckiest(seat, MOST_TURNINGS)]
        own[seat] = [turning(words, one, one.decision, seat) for one in found.weightiest(seat, MOST_TURNINGS)]
    rollouts = max(position.rollouts for position in found.positions)
    total = row(rows[-1].clock if rows else 0, found.total(), seats)
    judgements = {seat: judgement(words, judged, seat) for seat in seats if judged}
    return Analysis(
        seats, clock_name(match), rollouts, len(found.positions), points, rows, total, lucky, own, judgements
    )


def judgement(words: GameWords, judged: list[losses.Loss], seat: str) -> Judgement:
    """What the decisions of a seat cost it."""
    own = [one for one in judged if one.decision.seat == seat]
    worst = [loss(words, one) for one in losses.costliest(judged, seat, MOST_TURNINGS)]
    return Judgement(len(own), sum(one.lost > 0.0 for one in own), round(sum(one.lost for one in own), 4), worst)


def loss(words: GameWords, one: losses.Loss) -> Loss:
    decision = one.decision
    played = losses.said(words, decision, decision.answers, one.better)
    better = losses.said(words, decision, one.better, decision.answers)
    return Loss(
        decision.number,
        decision.after,
        decision.clock,
        amount(one.lost, one.error),
        [saying(each) for each in played[:MOST_SAID]],
        [saying(each) for each in better[:MOST_SAID]],
    )


def amount(value: float, error: float) -> Amount:
    return Amount(round(value, 4), round(error, 4))


def changed(change: luck.Change, seat: str) -> Amount:
    return amount(change.value(seat), change.error(seat))


def row(clock: int, ledger: luck.Ledger, seats: list[str]) -> LedgerRow:
    return LedgerRow(
        clock,
        [changed(ledger.luck, seat) for seat in seats],
        [changed(ledger.decisions[seat], seat) for seat in seats],
        [changed(ledger.others(seat), seat) for seat in seats],
    )


def turning(words: GameWords, passage: luck.Passage, change: luck.Change, seat: str) -> Turning:
    """A passage that changed a seat's chances much, with its lines of the log."""
    stretch = passage.stretch
    if stretch is None:
        return Turning(0, 0, passage.clock, "", changed(change, seat), [])
    told = stretch.told_by_luck
    if change is passage.decision:
        told = [entry for entry in stretch.told if entry not in stretch.told_by_luck]
    lines = [open_line(words, entry) for entry in told[:MOST_LINES]]
    return Turning(stretch.first, stretch.after, passage.clock, passage.seat, changed(change, seat), lines)


def open_line(words: GameWords, entry: Entry) -> Line:
    """A line of the log with all its details: after the game nothing is hidden."""
    details = [open_line(words, child) for child in entry.children]
    return Line(saying(words.entry(entry.key, entry.values)), entry.key, entry.values, entry.rule, details)


def main() -> None:
    """Read the record, run the rollouts, write the result."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    seconds = float(sys.argv[1]) / 2
    match = read_record(sys.stdin.buffer.read().decode(), ByHand(Seeded(0), dice=True, cards=True))
    found = luck.Analysis(match)
    decisions = losses.decisions(match)
    positions = len(found.positions)
    of = positions + len(decisions)
    say(Progress(0, of))
    # Its own answers are the seed: a game has the same chances at whatever table it is looked at.
    seed = journal_digest(match)
    found.roll(found.rollouts_within(seconds), seed, lambda done, _: say(Progress(done, of)))
    rollouts = losses.rollouts_within(decisions, seconds)
    judged = losses.losses(decisions, rollouts, seed, lambda done: say(Progress(positions + done, of)))
    say(Progress(of, of, analysed(match, found, judged)))


def say(progress: Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

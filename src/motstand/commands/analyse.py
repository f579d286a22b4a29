"""`motstand analyse`: how luck and decisions changed the chances in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.usual import Language
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.record import load
from motstand.kernel.words.languages import ENGLISH, language_for
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import GameWords
from motstand.lab import losses
from motstand.lab.losses import Loss
from motstand.lab.luck import Analysis, Change, Passage, Position
from motstand.lab.stretches import clock_name
from motstand.terminal.board import seat_name
from motstand.terminal.screen import QUIET, Screen

FILE_HELP = "A saved game or the record of a finished one."
SECONDS_HELP = "About how long to play on from the moments of the game."
ROLLOUTS_HELP = (
    "How often to play on from each moment, instead of --seconds: then the same seed gives the same numbers."
)
SEED_HELP = "The seed of the dice that are thrown anew."
MOST = 6
BAR = 30


def analyse(
    file: Annotated[Path, typer.Argument(help=FILE_HELP)],
    seconds: Annotated[float, typer.Option(help=SECONDS_HELP)] = 50.0,
    rollouts: Annotated[int, typer.Option(help=ROLLOUTS_HELP)] = 0,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    language: Language = ENGLISH,
) -> None:
    """Tell the chances of each side over a game, and luck apart from decisions, by playing on from its moments."""
    screen = Screen(language=language_for([language]))
    try:
        if rollouts < 0 or seconds <= 0:
            raise SetupError(f"expected numbers above 0, got --seconds {seconds:g} --rollouts {rollouts}")
        match = load(file, ByHand(Seeded(0), dice=True, cards=True))
        words = match.game.words(match.setup, screen.language)
        found = Analysis(match)
        decisions = losses.decisions(match)
    except (OSError, MotstandError) as error:
        raise refusal(error, file) from error
    often = rollouts or found.rollouts_within(seconds / 2)
    with progress_bar(screen.console) as bar:
        task = bar.add_task(screen.words.format("analyse-working"), total=len(found.positions) + len(decisions))
        found.roll(often, seed, lambda done, of: bar.update(task, completed=done))
        each = rollouts or losses.rollouts_within(decisions, seconds / 2)
        judged = losses.losses(decisions, each, str(seed), lambda done: bar.update(task, advance=1))
    clock = screen.words.format("analyse-clock", {"clock": clock_name(match)})
    screen.rule(match.game.title)
    screen.say("analyse-about", QUIET, rollouts=often, positions=len(found.positions))
    screen.show(chances(screen, words, found, clock))
    screen.show(ledger(screen, words, found))
    for seat in found.seats:
        tell(screen, words, found, seat, clock)
        if judged:
            judge(screen, words, judged, seat, clock)


def percent(value: float, error: float, sign: str = "") -> str:
    """``62 % ±4``; a chance that is certain has no error."""
    return f"{100 * value:{sign}.0f} %" + (f" ±{max(1.0, 100 * error):.0f}" if error > 0.0 else "")


def changed(change: Change, seat: str) -> str:
    """``+9 % ±4``."""
    return percent(change.value(seat), change.error(seat), "+")


def chance(position: Position, seat: str) -> str:
    return percent(position.chance(seat), position.variance(seat) ** 0.5)


def chances(screen: Screen, words: GameWords, found: Analysis, clock: str) -> Table:
    """The chances where each round or day began, and in the end, with a bar for the first seat."""
    table = Table(title=screen.words.format("analyse-chances"), title_justify="left")
    for column in (clock, *[seat_name(words, seat) for seat in found.seats], ""):
        table.add_column(column, justify="left" if not column else "right")
    begun: dict[int, Position] = {}
    for position in found.points[:-1]:
        begun.setdefault(position.clock, position)
    ends = (screen.words.format("analyse-end"), found.points[-1])
    for name, position in [*((str(reading or ""), one) for reading, one in begun.items()), ends]:
        full = round(BAR * position.chance(found.seats[0]))
        bar = "█" * full + "·" * (BAR - full)
        table.add_row(name, *[chance(position, seat) for seat in found.seats], bar)
    return table


def ledger(screen: Screen, words: GameWords, found: Analysis) -> Table:
    """The sums of luck and of decisions over the whole game."""
    total = found.total()
    table = Table(title=screen.words.format("analyse-ledger"), title_justify="left")
    table.add_column("")
    for seat in found.seats:
        table.add_column(seat_name(words, seat), justify="right")
    seats = found.seats
    rows = {
        "analyse-start": [chance(found.points[0], seat) for seat in seats],
        "analyse-luck": [changed(total.luck, seat) for seat in seats],
        "analyse-own": [changed(total.decisions[seat], seat) for seat in seats],
        "analyse-others": [changed(total.others(seat), seat) for seat in seats],
        "analyse-end": [chance(found.points[-1], seat) for seat in seats],
    }
    if len(seats) == 1:
        del rows["analyse-others"]
    for key, cells in rows.items():
        table.add_row(screen.words.format(key), *cells)
    return table


def tell(screen: Screen, words: GameWords, found: Analysis, seat: str, clock: str) -> None:
    """The dice and draws, and the decisions, that weighed most for a seat."""
    screen.line()
    screen.say("analyse-luckiest", "bold", seat=seat_name(words, seat))
    for passage in found.luckiest(seat, MOST):
        told = [] if passage.stretch is None else telling(passage.stretch.told_by_luck)
        line(screen, words, passage, changed(passage.luck, seat), told, clock)
    screen.say("analyse-weightiest", "bold", seat=seat_name(words, seat))
    for passage in found.weightiest(seat, MOST):
        told = [] if passage.stretch is None else passage.stretch.told[:2]
        line(screen, words, passage, changed(passage.decision, seat), told, clock)


def judge(screen: Screen, words: GameWords, judged: list[Loss], seat: str, clock: str) -> None:
    """The decisions that cost a seat most, each with what would have been better."""
    screen.say("analyse-costliest", "bold", seat=seat_name(words, seat))
    for loss in losses.costliest(judged, seat, MOST):
        decision = loss.decision
        played = spoken(words, losses.said(words, decision, decision.answers, loss.better))
        better = spoken(words, losses.said(words, decision, loss.better, decision.answers))
        said = screen.words.format("analyse-better", {"played": played or "-", "better": better or "-"})
        row(screen, percent(-loss.lost, loss.error, "+"), said, clock, decision.clock)


def spoken(words: GameWords, said: list[Message]) -> str:
    return "; ".join(words.say(each) for each in said)


def telling(entries: list[Entry]) -> list[Entry]:
    """The log line that shows the luck: the dice if any were rolled, else the first line."""
    dice = [entry for entry in entries if "dice" in entry.values or "die" in entry.values]
    return dice[:2] or entries[:1]


def line(screen: Screen, words: GameWords, passage: Passage, change: str, told: list[Entry], clock: str) -> None:
    said = " ".join(words.say(words.entry(entry.key, entry.values)) for entry in told)
    row(screen, change, said or screen.words.format("analyse-dealt"), clock, passage.clock)


def row(screen: Screen, change: str, said: str, clock: str, reading: int) -> None:
    """A change of chances, what made it, and when."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=12, justify="right", style="bold")
    grid.add_column()
    grid.add_row(change, said + (f" ({clock} {reading})" if reading else ""))
    screen.show(grid)

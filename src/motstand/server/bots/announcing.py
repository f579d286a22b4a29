"""A bot of a cooperative game says what it is about to do, and does it when the people who are here agree.

What it says comes from what lies open alone, so that no card which only its seat may see is betrayed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TypeAlias

from motstand.kernel.flow import Option
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.record import as_option
from motstand.server.messages import Saying
from motstand.server.play.events import SUGGESTION, Body, Change, Suggested
from motstand.server.play.frames import Picture, saying
from motstand.server.play.table import Table
from motstand.server.together.cooperation import Made

Numbered: TypeAlias = tuple[int, str, Option]
"""The number of a decision, the seat that is asked, and its answer."""

LOOK_AGAIN = 1.0
"""So often a bot that waits looks who is still here."""


async def agreed_run(table: Table, run: list[Numbered], news: asyncio.Event, patience: float) -> list[Numbered]:
    """The part of a bot's run that is to be played now, after the people who are here had their say; [] if none is."""
    number, seat, option = run[0]
    if table.cooperation is None or table.lesson is not None or patience == 0 or not audience(table):
        return run
    async with table.lock:
        if table.match.number != number or table.closed:
            return []
        choice = table.picture.choice(seat)
        if choice is None or len(choice.options) == 1 or option not in table.picture.open_options(seat):
            return run[:1]
        course, then = without_chance(table, run)
        hidden = table.match.without_secrets(Seeded(number))
    # It may think for a while; the table goes on meanwhile.
    usual, why = await asyncio.to_thread(table.game.reason, hidden, choice)
    reason = saying(table.words.reason(why.key, why.values)) if usual == option else None
    await announce(table, number, Suggested(seat, choice.prompt, list(option), then, reason))
    chosen = await let_choose(table, number, seat, news, patience)
    if chosen == option:
        return course
    return [] if chosen is None else [(number, seat, chosen)]


def audience(table: Table) -> list[str]:
    """The people who are here, with the table before their eyes."""
    elsewhere = table.here_elsewhere()
    return [seat for seat in table.people() if table.is_attentive(seat) or seat in elsewhere]


def without_chance(table: Table, run: list[Numbered]) -> tuple[list[Numbered], list[Saying]]:
    """The answers at the beginning of a run that follow each other within a phase, and the later ones in words.

    Where dice or cards come in between, nobody can know yet what will be answered after them.
    """
    number, seat, _ = run[0]
    twin = table.match.clone()
    course, then = [run[0]], list[Saying]()
    for following, who, option in run[1:]:
        if who != seat or following != number + len(course):
            break
        twin.play(course[-1][2], seat)
        picture = Picture(twin, table.words)
        choice = picture.choice(seat)
        if choice is None or twin.phase_began > number or option not in picture.open_options(seat):
            break
        if len(choice.options) > 1:
            then.append(picture.open_phrase(choice, option))
        course.append((following, who, option))
    return course, then


async def announce(table: Table, number: int, suggested: Suggested) -> None:
    """Tell everybody what a bot is about to do."""

    def act() -> Change | None:
        if table.match.number != number or suggested.seat not in table.bots():
            return None
        return Change(SUGGESTION, suggested.seat, number, Body(suggested=suggested))

    await table.change(act)


async def let_choose(table: Table, number: int, seat: str, news: asyncio.Event, patience: float) -> Option | None:
    """Wait until all who are here agree to one answer of the bot, but not for ever; None if the table has moved on."""
    clock = asyncio.get_running_loop().time
    deadline = clock() + patience
    while table.match.number == number and not table.closed and seat in table.bots():
        assert table.cooperation is not None
        made = [each for each in table.cooperation.standing(table.picture) if each.suggested.seat == seat]
        here = audience(table)
        found = next((each for each in made if all(other in each.agreed for other in here)), None)
        left = deadline - clock()
        if found is None and left <= 0 and made:
            found = max(made, key=lambda each: supporters(each, here))
        if found is not None or left <= 0:
            return None if found is None else as_option(found.suggested.option)
        news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), min(left, LOOK_AGAIN))
    return None


def supporters(made: Made, here: list[str]) -> tuple[int, bool]:
    """How many want it; of two that equally many want, it is what the bot would have done."""
    return sum(seat in made.agreed for seat in here), made.by == made.suggested.seat

"""Clocks: how much time the people at a table have, and what can be done when somebody's has run out.

Nobody is thrown out by the machine: when a clock has run out the others may claim the game, let a bot play on, or wait.
Time runs while the server is open, and not before everybody has sat down. What was used is stored with every move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game
from motstand.server.messages import Claim, ClockRule, ClockState
from motstand.server.play.events import RESIGN, Change, body_of
from motstand.server.play.seats import OPEN, PEOPLE
from motstand.server.refusals import Refused
from motstand.server.storage.rows import EventRow

if TYPE_CHECKING:
    from motstand.server.play.table import Table

TURN = "turn"
ROLLED = "rolled"

Uptime = Callable[[str, str], float]
"""For how many seconds the server was open between two moments."""


def checked_clock(rule: ClockRule | None, game: Game, players: dict[str, str], dice: str) -> ClockRule | None:
    """The clock of a new table, if it can have one. Raises SetupError."""
    if rule is None:
        return None
    people = [seat for seat, player in players.items() if player in PEOPLE]
    if len(people) < 2 or game.cooperative:
        raise SetupError("clock: expected none, since no two people play against each other here")
    if dice != ROLLED:
        raise SetupError("clock: expected none, since real dice and cards take their own time")
    return rule


class Clock:
    """The clocks of a table. `used` is what each seat has used in turns that are over."""

    def __init__(self, rule: ClockRule, uptime: Uptime) -> None:
        self.rule = rule
        self.uptime = uptime
        self.used: dict[str, float] = {}
        # When the last seat was taken; "" until then.
        self.started = ""
        # Who claimed the game; "" if nobody did.
        self.claimed = ""

    def running(self, table: Table) -> list[str]:
        """The seats whose time runs now."""
        if not self.started or table.match.over or table.held is not None:
            return []
        return [seat for seat in table.asked() if table.is_person(seat)]

    def turn(self, since: str, now: str) -> float:
        """The seconds of a turn that began at `since`."""
        return self.uptime(max(since, self.started), now) if self.started else 0.0

    def left(self, table: Table, seat: str, now: str) -> float:
        """The seconds that a seat has left; below zero when its time has run out."""
        turn = self.turn(table.waiting.get(seat, now), now) if seat in self.running(table) else 0.0
        before = 0.0 if self.rule.per == TURN else self.used.get(seat, 0.0)
        return self.rule.seconds - before - turn

    def used_after(self, waiting: dict[str, str], asked: list[str], now: str) -> dict[str, float]:
        """What was used when some of those who were waited for have ended their turns."""
        used = dict(self.used)
        for seat, since in waiting.items():
            if seat not in asked:
                used[seat] = round(used.get(seat, 0.0) + self.turn(since, now), 3)
        return used

    def state(self, table: Table, now: str) -> ClockState:
        """What everybody at the table hears."""
        left = {seat: round(self.left(table, seat, now), 1) for seat in table.owned()}
        return ClockState(self.rule.per, self.rule.seconds, left, self.running(table), bool(self.started), self.claimed)

    def hear(self, event: EventRow) -> None:
        """What an event, here or at another worker, has changed."""
        body = body_of(event)
        self.used = body.used or self.used
        if body.starts:
            self.started = event.at
        if event.kind == RESIGN:
            self.claimed = body.by

    def is_out(self, table: Table, seat: str, now: str) -> bool:
        """Has the time of this seat run out?"""
        return seat in self.running(table) and self.left(table, seat, now) <= 0.0


def all_seated(players: list[str]) -> bool:
    """Has everybody come?"""
    return OPEN not in players


async def claim(table: Table, seat: str, message: Claim) -> None:
    """End the game because somebody else's time has run out: that seat has given up."""

    def act() -> Change:
        if not table.is_person(seat):
            raise Refused("not_seated", "take_seat first: a bot plays this seat")
        if message.seat == seat or not table.is_out_of_time(message.seat):
            raise Refused("not_possible", "a seat of somebody else whose time has run out")
        # Whoever is on the same side would lose with that seat: for them there is a bot.
        if seat not in table.game.resigned(table.match.state, message.seat).winners:
            raise Refused("not_possible", "a seat of the other side")
        before, heard = table.match.number, len(table.match.log)
        table.match.resign(message.seat)
        change = table.played(RESIGN, message.seat, before, heard)
        change.body.by = seat
        return change

    await table.change(act)

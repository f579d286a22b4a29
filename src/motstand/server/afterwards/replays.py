"""Games played again from their journal: the table as it looked after every answer, for whoever may see it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Raw

from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import Answer
from motstand.kernel.matches.making import started_match
from motstand.kernel.matches.match import Match
from motstand.server.messages import Replay, ReplayFrame, ReplayStep
from motstand.server.play.dice import RECORD
from motstand.server.play.frames import encoded, line_for, saying
from motstand.server.play.moments import setup_again
from motstand.server.play.table import Table
from motstand.server.play.telling import CHANCE, Teller, play_answer
from motstand.server.refusals import Refused

MOST_REELS = 12
MOST_FRAMES = 64
"""So many frames are sent at once."""
SPECTATOR = ""
"""How a request names the view of those who only look on."""


class Reel:
    """A replayed game with everything that is hidden. The reader of a reel decides who may see what."""

    def __init__(self, game: Game, setup: Setup, journal: list[Answer]) -> None:
        self.steps: list[ReplayStep] = []
        # The log of each step, with audiences, as it is stored.
        self.told: list[list[dict[str, object]]] = []
        self.public: list[Raw] = []
        self.private: dict[str, list[Raw]] = {seat: [] for seat in setup.seats}
        # What each entry changed, and which entries belong to each step.
        self.teller: Teller
        self.entries: list[tuple[int, int]] = []
        self._play(game, setup, journal)

    def _play(self, game: Game, setup: Setup, journal: list[Answer]) -> None:
        match = started_match(game, setup, ByHand(Seeded(0), dice=True, cards=True))
        self.teller = Teller(match, setup.seats)
        begin, heard, seat = 0, 0, ""
        for place, given in enumerate(journal):
            if given.kind not in CHANCE:
                self._keep(match, begin, heard, seat)
                begin, heard, seat = place, len(match.log), given.seat
            play_answer(match, given)
        self._keep(match, begin, heard, seat)

    def _keep(self, match: Match, begin: int, heard: int, seat: str) -> None:
        """A step is over: keep how the table looks."""
        teller = self.teller
        teller.finish_step()
        self.entries.append((self.entries[-1][1] if self.entries else 0, len(teller.entries)))
        headline = saying(match.game.headline(match.state))
        self.steps.append(ReplayStep(begin, match.number, headline, seat))
        self.told.append([entry.data() for entry in match.log[heard:]])
        self.public.append(Raw(encoded(match.game.laid_open(match.state).sent())))
        for one, kept in self.private.items():
            kept.append(Raw(encoded(match.game.private(match.state, one))))

    def frames(self, seat: str | None, first: int, end: int) -> list[ReplayFrame]:
        """The table after some steps, as a seat saw it."""
        frames = []
        for step in range(first, min(end, len(self.steps))):
            private = Raw(b"{}") if seat is None else self.private[seat][step]
            changes = self.teller.seen_by(seat, *self.entries[step])
            frames.append(ReplayFrame(step, self.public[step], private, changes))
        return frames


class Replays:
    """A cache of the reels that were requested last."""

    def __init__(self) -> None:
        self._reels: OrderedDict[tuple[str, int], asyncio.Task[Reel]] = OrderedDict()

    async def reel(self, table: Table) -> Reel:
        """A table's game up to now. It is played in a thread, since a long game takes a while."""
        async with table.lock:
            table.check_open()
            name = (table.id, table.head)
            if name not in self._reels:
                setup, journal = setup_again(table.match.setup), table.match.journal.copy()
                self._reels[name] = asyncio.create_task(asyncio.to_thread(Reel, table.game, setup, journal))
            self._reels.move_to_end(name)
            while len(self._reels) > MOST_REELS:
                self._reels.popitem(last=False)
            making = self._reels[name]
        try:
            return await asyncio.shield(making)
        except Exception:
            self._reels.pop(name, None)
            raise


def is_open_book(table: Table) -> bool:
    """May everything be shown? Yes if the game is over, or if it is a record that somebody uploaded."""
    return table.match.over or table.row.dice == RECORD


def shown_seat(table: Table, own: str | None, wished: str | None) -> str | None:
    """Through whose eyes a game is shown; None is a spectator. Raises Refused."""
    if wished is None and own is None and is_open_book(table) and len(table.row.seats) == 1:
        # Where one seat is all there is, its eyes are everybody's.
        return table.row.seats[0]
    if wished is None or wished == own:
        return own
    if wished == SPECTATOR:
        return None
    if not is_open_book(table):
        raise Refused("not_seated", "the end of the game: until then each seat is shown only what it may see")
    if wished not in table.row.seats:
        raise Refused("not_possible", f"a seat: {', '.join(table.row.seats)}")
    return wished


def replay_of(table: Table, reel: Reel, own: str | None, seat: str | None) -> Replay:
    """What happened at a table, step by step, as a seat may know it."""
    row, words = table.row, table.words
    steps = []
    for step, told in zip(reel.steps, reel.told, strict=True):
        lines = [line for entry in told if (line := line_for(words, entry, seat)) is not None]
        steps.append(ReplayStep(step.answer, step.after, step.headline, step.seat, lines))
    mine = [] if own is None else [own]
    return Replay(
        row.id,
        row.game,
        row.scenario,
        seat,
        row.seats,
        row.seats if is_open_book(table) else mine,
        row.dice == RECORD,
        row.practice,
        steps[-1].after,
        steps,
        table.status(None),
    )

"""How long bots usually think: measured at this server, since machines differ, and told to whoever waits for them."""

from __future__ import annotations

from collections import defaultdict, deque
from statistics import median

REMEMBERED = 50
"""So many of the last turns of a bot are looked at."""
FEWEST = 3
"""Before so many turns nothing is said."""


class Pace:
    """The seconds that turns of each bot took lately, by game. A turn ends when a person is asked."""

    def __init__(self) -> None:
        self._turns: dict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def took(self, game: str, bot: str, seconds: float) -> None:
        """A bot has thought so long in one turn."""
        self._turns[game, bot].append(seconds)

    def usual(self, game: str, bot: str) -> float | None:
        """The seconds that a turn of this bot usually takes, to a tenth; None as long as too few were seen."""
        turns = self._turns.get((game, bot), ())
        return round(median(turns), 1) if len(turns) >= FEWEST else None

    def usual_in(self, game: str) -> dict[str, float]:
        """The same of all bots that were seen to play a game."""
        known = {bot: self.usual(played, bot) for played, bot in self._turns if played == game}
        return {bot: seconds for bot, seconds in known.items() if seconds is not None}

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
        # Every frame of a table tells it, so it is reckoned once a turn.
        self._usual: dict[tuple[str, str], float] = {}

    def took(self, game: str, bot: str, seconds: float) -> None:
        """A bot has thought so long in one turn."""
        turns = self._turns[game, bot]
        turns.append(seconds)
        if len(turns) >= FEWEST:
            self._usual[game, bot] = round(median(turns), 1)

    def usual(self, game: str, bot: str) -> float | None:
        """The seconds that a turn of this bot usually takes, to a tenth; None as long as too few were seen."""
        return self._usual.get((game, bot))

    def usual_in(self, game: str) -> dict[str, float]:
        """The same of all bots that were seen to play a game."""
        return {bot: seconds for (played, bot), seconds in self._usual.items() if played == game}

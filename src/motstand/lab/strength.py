"""The strength report: the series that docs/strength.md shows, and the page itself."""

from __future__ import annotations

import platform
from collections.abc import Callable
from datetime import date

from motstand.kernel import compiled
from motstand.lab.arena import Result, Series
from motstand.lab.statistics import difference

AGAINST_RANDOM = 400
BETWEEN_EQUALS = 400
OF_SEARCH = 100


class Standing:
    """All series of one scenario with two seats."""

    def __init__(self, game: str, scenario: str, seats: list[str], search: str, share: float = 1.0) -> None:
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.search = search
        self.games = [max(1, int(number * share)) for number in (AGAINST_RANDOM, BETWEEN_EQUALS, OF_SEARCH)]
        self.results: dict[str, Result] = {}

    def series(self) -> dict[str, Series]:
        """Name -> what is to be played. `0` and `1` are the seats."""
        first, second = self.seats
        against_random, equals, searched = self.games
        return {
            "policy random": self._of({first: "policy", second: "random"}, against_random),
            "random policy": self._of({first: "random", second: "policy"}, against_random),
            "policy policy": self._of({first: "policy", second: "policy"}, equals),
            "search policy": self._of({first: self.search, second: "policy"}, searched),
            "policy search": self._of({first: "policy", second: self.search}, searched),
        }

    def _of(self, players: dict[str, str], games: int) -> Series:
        return Series(self.game, self.scenario, players, games)

    def play(self, run: Callable[[str, Series], Result]) -> None:
        """Play all series with `run`."""
        for name, series in self.series().items():
            self.results[name] = run(name, series)

    def lines(self) -> list[str]:
        """The part of the page about this scenario."""
        first, second = self.seats
        results = self.results
        equals = results["policy policy"]
        lines = [
            f"## {self.scenario}",
            "",
            "| who | against | games | won | rounds | seconds a game (longest) |",
            "|---|---|---|---|---|---|",
            self._row("policy random", first, "policy", "random"),
            self._row("random policy", second, "policy", "random"),
            self._row("policy policy", first, "policy", "policy"),
            self._row("policy policy", second, "policy", "policy"),
            self._row("search policy", first, self.search, "policy"),
            self._row("policy search", second, self.search, "policy"),
            "",
            f"Between equal players (policy) {first} wins {equals.wins(first)} of {len(equals.played)} games.",
            "",
        ]
        for name, seat in (("search policy", first), ("policy search", second)):
            gap, low, high = difference(results[name].wins(seat), equals.wins(seat))
            lines.append(
                f"- {self.search} as {seat} wins {100 * gap:+.1f} points more than policy does there"
                f" ({100 * low:+.1f} to {100 * high:+.1f})."
            )
        lines += ["", "How the games between equal players ended:", "", "| winner | how | games |", "|---|---|---|"]
        for (winners, key, level), count in equals.endings().items():
            lines.append(f"| {winners} | {key}{f', {level}' if level else ''} | {count} |")
        return [*lines, ""]

    def _row(self, name: str, seat: str, player: str, against: str) -> str:
        result = self.results[name]
        cells = [
            f"{player} as {seat}",
            against,
            str(len(result.played)),
            str(result.wins(seat)),
            f"{result.mean_rounds():.1f}",
            f"{result.mean_seconds():.2f} ({result.longest_seconds():.1f})",
        ]
        return f"| {' | '.join(cells)} |"


def page(title: str, command: str, standings: list[Standing]) -> str:
    """docs/strength.md as a whole."""
    build = "compiled" if compiled() else "pure Python"
    lines = [
        f"# How strong the players of {title} are",
        "",
        f"Measured on {date.today().isoformat()}, Python {platform.python_version()}, {build}, {platform.machine()}.",
        f"Repeat it with `{command}`; every game has its own seed, so the shares come out the same",
        "whatever the number of processes. Seconds are processor time of one core.",
        "",
        "Shares are followed by their 95 % interval (Wilson; for differences Newcombe). The players are described in",
        "`src/motstand/players` and `policy/` of the game: *random* picks any option, *policy* follows written",
        "priorities, *search* imagines what it cannot see and follows the plan that wins most of its rollouts.",
        "",
    ]
    for standing in standings:
        lines += standing.lines()
    return "\n".join(lines)

"""The strength report: the series that docs/strength.md and its kin show, and the page itself."""

from __future__ import annotations

import platform
from collections.abc import Callable
from datetime import date

from motstand.kernel import compiled
from motstand.kernel.errors import SetupError
from motstand.lab.arena import Result
from motstand.lab.series import Series
from motstand.lab.statistics import difference

AGAINST_RANDOM = 400
BETWEEN_EQUALS = 400
OF_SEARCH = 100


class Standing:
    """All series of one scenario, and what the page says about them."""

    def __init__(self, game: str, scenario: str, seats: list[str], search: str, share: float = 1.0) -> None:
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.search = search
        self.games = [max(1, int(number * share)) for number in (AGAINST_RANDOM, BETWEEN_EQUALS, OF_SEARCH)]
        self.results: dict[str, Result] = {}

    def series(self) -> dict[str, Series]:
        """Name -> what is to be played."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """The part of the page about this scenario."""
        raise NotImplementedError

    def _of(self, players: dict[str, str], games: int) -> Series:
        return Series(self.game, self.scenario, players, games)

    def play(self, run: Callable[[str, Series], Result]) -> None:
        """Play all series with `run`."""
        for name, series in self.series().items():
            self.results[name] = run(name, series)


class TwoSeats(Standing):
    """A scenario in which two seats play each other."""

    def series(self) -> dict[str, Series]:
        """Each player against random and policy, on either side."""
        first, second = self.seats
        against_random, equals, searched = self.games
        return {
            "policy random": self._of({first: "policy", second: "random"}, against_random),
            "random policy": self._of({first: "random", second: "policy"}, against_random),
            "policy policy": self._of({first: "policy", second: "policy"}, equals),
            "search policy": self._of({first: self.search, second: "policy"}, searched),
            "policy search": self._of({first: "policy", second: self.search}, searched),
        }

    def lines(self) -> list[str]:
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


class OneSeat(Standing):
    """A scenario in which one seat plays against the game itself."""

    def series(self) -> dict[str, Series]:
        seat = self.seats[0]
        players = zip(("random", "policy", self.search), self.games, strict=True)
        return {player: self._of({seat: player}, games) for player, games in players}

    def lines(self) -> list[str]:
        seat, results = self.seats[0], self.results
        clock = results["policy"].series.clock()
        lines = [
            f"## {self.scenario}",
            "",
            f"| player | games | won | {f'{clock}s' if clock else 'answers'} | seconds a game (longest) |",
            "|---|---|---|---|---|",
        ]
        for player, result in results.items():
            length = result.mean_rounds() if clock else result.mean_answers()
            seconds = f"{result.mean_seconds():.2f} ({result.longest_seconds():.1f})"
            lines.append(f"| {player} | {len(result.played)} | {result.wins(seat)} | {length:.1f} | {seconds} |")
        lines.append("")
        for player, other in (("policy", "random"), (self.search, "policy")):
            gap, low, high = difference(results[player].wins(seat), results[other].wins(seat))
            lines.append(
                f"- {player} wins {100 * gap:+.1f} points more than {other} ({100 * low:+.1f} to {100 * high:+.1f})."
            )
        return [*lines, "", *self._endings(), ""]

    def _endings(self) -> list[str]:
        """Each ending with its share of the games of each player; the most frequent of policy's first."""
        counted = {player: result.endings() for player, result in self.results.items()}
        endings = list(dict.fromkeys([ending for player in ("policy", *counted) for ending in counted[player]]))
        lines = [
            "How the games ended, as shares of all games:",
            "",
            f"| end | {' | '.join(counted)} |",
            "|---" * (1 + len(counted)) + "|",
        ]
        for ending in endings:
            _, key, level = ending
            shares = [str(result.ending(counted[player].get(ending, 0))) for player, result in self.results.items()]
            lines.append(f"| {key}{f', {level}' if level else ''} | {' | '.join(shares)} |")
        return lines


def standing_of(game: str, scenario: str, seats: list[str], search: str, share: float) -> Standing:
    """The series of a scenario, by how many sit down."""
    if len(seats) == 1:
        return OneSeat(game, scenario, seats, search, share)
    if len(seats) == 2:
        return TwoSeats(game, scenario, seats, search, share)
    raise SetupError(f"--report: expected a scenario for 1 or 2 seats, got {', '.join(seats)}")


def measured(command: str) -> list[str]:
    """When and where a page was measured, and how to repeat it."""
    build = "compiled" if compiled() else "pure Python"
    return [
        f"Measured on {date.today().isoformat()}, Python {platform.python_version()}, {build}, {platform.machine()}.",
        f"Repeat it with `{command}`; every game has its own seed, so the shares come out the same",
        "whatever the number of processes. Seconds are processor time of one core.",
    ]


def page(title: str, command: str, standings: list[Standing]) -> str:
    """The page as a whole."""
    lines = [
        f"# How strong the players of {title} are",
        "",
        *measured(command),
        "",
        "Shares are followed by their 95 % interval (Wilson; for differences Newcombe). The players are described in",
        "`src/motstand/players` and `policy/` of the game: *random* picks any option, *policy* follows written",
        "priorities, *search* imagines what it cannot see, plays on from there for a few turns, and does what was best",
        "by what was learned from many games (`motstand train`).",
        "",
    ]
    if all(isinstance(standing, OneSeat) for standing in standings):
        lines += [
            "Won are the games whose end names the player a winner, at whatever level; the ends tell the levels apart.",
            "",
        ]
    for standing in standings:
        lines += standing.lines()
    return "\n".join(lines)

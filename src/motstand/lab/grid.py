"""The grid: every scenario with every number of seats and every value of the table's options, side by side."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, SetupOption
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab.arena import Result
from motstand.lab.series import Series
from motstand.lab.statistics import Share
from motstand.lab.strength import measured


def option_values(game: Game, entries: list[str]) -> dict[str, list[str]]:
    """What tables are laid out with, from ``level=easy,hard`` or, for every value, ``level``. Raises SetupError."""
    known: dict[str, list[str]] = {}
    for option in game.setup_options:
        values = known.setdefault(option.name, [])
        values += [value for value in option.values if value not in values]
    found: dict[str, list[str]] = {}
    for entry in entries:
        name, equals, text = entry.partition("=")
        if name not in known:
            raise SetupError(f"--option: expected one of {', '.join(known) or 'none'} before =, got '{entry}'")
        found[name] = text.split(",") if equals else known[name]
        for value in found[name]:
            if value not in known[name]:
                raise SetupError(f"--option: expected {name} to be one of {', '.join(known[name])}, got '{value}'")
    return found


def is_offered(options: list[SetupOption], scenario: str, seats: list[str], chosen: dict[str, str]) -> bool:
    """Whether all that is chosen can be chosen at such a table."""
    usual = {option.name: option.usual for option in options}

    def fits(option: SetupOption) -> bool:
        return (
            chosen[option.name] in option.values
            and (not option.scenarios or scenario in option.scenarios)
            and (not option.seatings or seats in option.seatings)
            and all({**usual, **chosen}[name] == value for name, value in option.needs.items())
        )

    return all(any(option.name == name and fits(option) for option in options) for name in chosen)


def seatings_by_number(game: Game, scenario: str) -> dict[int, list[str]]:
    """The first seating for each number of seats, from few to many."""
    found: dict[int, list[str]] = {}
    for seats in seatings_of(game, scenario):
        found.setdefault(len(seats), seats)
    return dict(sorted(found.items()))


class Grid:
    """The same player in all seats of many tables, and how often the first seat won at each of them."""

    def __init__(
        self, game: str, scenarios: list[str], values: dict[str, list[str]], player: str, games: int, seed: int = 1940
    ) -> None:
        self.game = game
        self.scenarios = scenarios
        self.values = values
        self.player = player
        self.games = games
        self.seed = seed
        self.results: list[Result] = []

    def choices(self) -> list[dict[str, str]]:
        """Every combination of the options' values."""
        return [dict(zip(self.values, chosen, strict=True)) for chosen in product(*self.values.values())]

    def series(self) -> list[Series]:
        """What is to be played: a series for each table that can be laid out so."""
        found = find_game(self.game)
        return [
            Series(self.game, scenario, dict.fromkeys(seats, self.player), self.games, self.seed, options=chosen)
            for chosen in self.choices()
            for scenario in self.scenarios
            for seats in seatings_by_number(found, scenario).values()
            if is_offered(found.setup_options, scenario, seats, chosen)
        ]

    def play(self, run: Callable[[Series], Result]) -> None:
        """Play all series with `run`. Those that cannot be played are refused before the first game."""
        series = self.series()
        if not series:
            raise SetupError("--option: expected values that some table can have together")
        for one in series:
            one.check()
        self.results = [run(one) for one in series]

    def page(self, title: str, command: str) -> str:
        """The page as a whole: a part for each combination of options."""
        lines = [
            f"# How often {self.player} wins {title}",
            "",
            *measured(command),
            "",
            f"{self.player} plays all seats, {self.games} games at each table. Shares are those of the first seat,",
            "with their 95 % interval (Wilson).",
            "",
        ]
        for chosen in self.choices():
            results = [result for result in self.results if result.series.options == chosen]
            if results:
                lines += [f"## {named(chosen)}", "", *wins(results), "", *endings(results), ""]
        return "\n".join(lines)


def named(chosen: dict[str, str]) -> str:
    """A combination of options in one line."""
    return ", ".join([f"{name} {value}" for name, value in chosen.items()]) or "The usual options"


def seats_of(result: Result) -> int:
    return len(result.series.players)


def won(results: list[Result]) -> Share:
    """How often the first seat won, all these together."""
    shares = [result.wins(next(iter(result.series.players))) for result in results]
    return Share(sum(share.count for share in shares), sum(share.total for share in shares))


def wins(results: list[Result]) -> list[str]:
    """Scenarios down, numbers of seats across, and both together."""
    numbers = sorted({seats_of(result) for result in results})
    scenarios = list(dict.fromkeys([result.series.scenario for result in results]))
    lines = [
        f"| scenario | {' | '.join([f'{number} seats' if number > 1 else '1 seat' for number in numbers])} | all |",
        f"|---|{'--:|' * (len(numbers) + 1)}",
    ]
    for scenario in [*scenarios, ""]:
        row = [result for result in results if scenario in ("", result.series.scenario)]
        cells = [[result for result in row if seats_of(result) == number] for number in numbers]
        shares = [str(won(cell)) if cell else "" for cell in [*cells, row]]
        lines.append(f"| {scenario or 'all'} | {' | '.join(shares)} |")
    return lines


def endings(results: list[Result]) -> list[str]:
    """How the games of each scenario ended, as shares of all, and their time."""
    counted: dict[str, dict[str, int]] = {}
    for result in results:
        for one in result.played:
            ends = counted.setdefault(result.series.scenario, {})
            ends[one.key] = ends.get(one.key, 0) + 1
    keys = sorted({key for ends in counted.values() for key in ends})
    lines = [
        f"| scenario | {' | '.join(keys)} | seconds a game (longest) |",
        f"|---|{'--:|' * (len(keys) + 1)}",
    ]
    for scenario, ends in counted.items():
        total = sum(ends.values())
        shares = [f"{100 * ends.get(key, 0) / total:.1f} %" for key in keys]
        seconds = [one.seconds for result in results if result.series.scenario == scenario for one in result.played]
        lines.append(f"| {scenario} | {' | '.join(shares)} | {sum(seconds) / total:.2f} ({max(seconds):.1f}) |")
    return lines

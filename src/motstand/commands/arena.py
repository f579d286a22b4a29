"""`motstand arena`: players against each other over many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Processes, Ray, usual_game, workers_of
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.registry import find_game
from motstand.lab.arena import Result, run
from motstand.lab.grid import Grid, option_values
from motstand.lab.series import Series, Workers
from motstand.lab.strength import Standing, page, standing_of

SCENARIO_HELP = "Which scenario; the report takes all without it."
SEAT_HELP = "SEAT=PLAYER, once for each seat. Players: random, newcomer, policy, habit, search:200, search:0.5s."
GAMES_HELP = "How many games."
REPORT_HELP = "Play the standard series of every scenario and write the page of strengths to this file."
SEARCH_HELP = "The search player of the report, for one scenario (basic=search:20) or for all (search:60)."
OPTION_HELP = "NAME=VALUE, an option of the table: level=hard. A grid takes several (level=easy,hard) or all (level)."
GRID_HELP = "Play every scenario with every number of seats and each value of --option, and write a table to this file."
PLAYER_HELP = "Who plays all seats where no --seat says otherwise."
SHARE_HELP = "Play only this share of the report's games, for a quick look."


def arena(
    game: Annotated[str, typer.Argument(help=GAME_HELP, default_factory=usual_game)],
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    seat: Annotated[list[str] | None, typer.Option(help=SEAT_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the series.")] = 1940,
    processes: Processes = None,
    ray: Ray = None,
    report: Annotated[Path | None, typer.Option(help=REPORT_HELP)] = None,
    search: Annotated[list[str] | None, typer.Option(help=SEARCH_HELP)] = None,
    share: Annotated[float, typer.Option(help=SHARE_HELP)] = 1.0,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    grid: Annotated[Path | None, typer.Option(metavar="FILE", help=GRID_HELP)] = None,
    player: Annotated[str, typer.Option(help=PLAYER_HELP)] = "policy",
) -> None:
    """Let players play each other and say who wins how often, with the interval."""
    console = Console()
    try:
        workers = workers_of(processes, ray)
        found = find_game(game)
        if report is not None:
            searches = searches_of(search, list(found.scenarios))
            standings = [
                standing_of(game, one, found.scenarios[one][0], searches[one], share)
                for one in found.scenarios
                if scenario in (None, one)
            ]
            write_report(console, found.title, report, standings, workers)
            return
        values = option_values(found, option or [])
        if grid is not None:
            scenarios = list(found.scenarios) if scenario is None else [scenario]
            write_grid(console, found.title, grid, Grid(game, scenarios, values, player, games, seed), workers)
            return
        one = scenario or next(iter(found.scenarios))
        seats = players_of(seat, found.scenarios.get(one, [[]])[0], player)
        series = Series(game, one, seats, games, seed, options=single(values))
        show(console, with_progress(console, one, series, workers))
    except (MotstandError, OSError) as error:
        raise refusal(error) from error


def searches_of(entries: list[str] | None, scenarios: list[str]) -> dict[str, str]:
    """The search player of each scenario; of two entries the later one counts."""
    searches = dict.fromkeys(scenarios, "search")
    for entry in entries or []:
        scenario, equals, player = entry.partition("=")
        if equals and scenario not in scenarios:
            raise SetupError(f"--search: expected one of {', '.join(scenarios)} before =, got '{entry}'")
        for one in [scenario] if equals else scenarios:
            searches[one] = player if equals else entry
    return searches


def write_report(console: Console, title: str, report: Path, standings: list[Standing], workers: Workers) -> None:
    """Play all series of the report and write the page."""
    if not standings:
        raise SetupError("--scenario: expected a scenario of the game")
    for standing in standings:
        standing.play(lambda name, series: with_progress(console, f"{series.scenario}: {name}", series, workers))
    words = [f"--search {standing.scenario}={standing.search}" for standing in standings]
    command = f"motstand arena {standings[0].game} --report {report.name} {' '.join(words)}"
    write(console, report, page(title, command, standings))


def write_grid(console: Console, title: str, file: Path, grid: Grid, workers: Workers) -> None:
    """Play all tables of the grid and write the page."""
    grid.play(lambda series: with_progress(console, f"{series.scenario}, {len(series.players)}", series, workers))
    words = [f"--scenario {grid.scenarios[0]}"] if len(grid.scenarios) == 1 else []
    words += [f"--option {name}={','.join(values)}" for name, values in grid.values.items()]
    words += [f"--player {grid.player}", f"--games {grid.games}", f"--seed {grid.seed}"]
    write(console, file, grid.page(title, f"motstand arena {grid.game} --grid {file.name} {' '.join(words)}"))


def write(console: Console, file: Path, text: str) -> None:
    """Write a page, and say where."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    console.print(f"Wrote {file}.", soft_wrap=True)


def single(values: dict[str, list[str]]) -> dict[str, str]:
    """The options of one series: one value each."""
    for name, given in values.items():
        if len(given) != 1:
            raise SetupError(f"--option: expected one value for {name} without --grid, got {', '.join(given)}")
    return {name: given[0] for name, given in values.items()}


def players_of(seats: list[str] | None, usual: list[str], player: str) -> dict[str, str]:
    """``SEAT=PLAYER`` and so on; without any, one player everywhere."""
    if not seats:
        return dict.fromkeys(usual, player)
    players: dict[str, str] = {}
    for entry in seats:
        name, equals, player = entry.partition("=")
        if not equals or not name or not player:
            raise SetupError(f"--seat: expected SEAT=PLAYER such as white=policy, got '{entry}'")
        players[name] = player
    return players


def with_progress(console: Console, name: str, series: Series, workers: Workers) -> Result:
    """Play a series under a progress bar."""
    with progress_bar(console) as bar:
        task = bar.add_task(name, total=series.games)
        return run(series, lambda done: bar.update(task, completed=done), workers)


def show(console: Console, result: Result) -> None:
    """The result of one series."""
    series = result.series
    table = Table(title=f"{series.game}, {series.scenario}: {len(result.played)} games")
    for column in ("seat", "player", "won (95 % interval)"):
        table.add_column(column)
    for seat, player in series.players.items():
        table.add_row(seat, player, str(result.wins(seat)))
    console.print(table)
    endings = Table(title="how the games ended")
    for column in ("winner", "how", "games", "share (95 % interval)"):
        endings.add_column(column)
    for (winners, key, level), count in result.endings().items():
        how = f"{key}{f', {level}' if level else ''}"
        endings.add_row(winners or "nobody", how, str(count), str(result.ending(count)))
    console.print(endings)
    clock = series.clock()
    length = f"{result.mean_rounds():.1f} {clock}s and " if clock else ""
    console.print(
        f"  {length}{result.mean_answers():.0f} answers a game; {result.mean_seconds():.2f} s of processor time a game,"
        f" the longest {result.longest_seconds():.1f} s",
        soft_wrap=True,
    )

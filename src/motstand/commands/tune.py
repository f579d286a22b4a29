"""`motstand tune`: reconstructed values moved toward target win rates."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motstand.commands.compare import PACK_HELP
from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.simulate import PLAYERS_HELP, SEED_HELP, players_of
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.content.packs import Pack, pack_of_file
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.game import Game
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab.design.tuning import FINALISTS, Move, Target, Tuned, moves_of, needs_optuna, tune
from motstand.lab.series import Series, Workers

MOVE_HELP = "A reconstructed value and what it may become: surrender.truce.required=4..9; once for each value."
TARGET_HELP = "The percent of games that should be won: 45 for the first scenario, or veteran=30; several if needed."
SEAT_HELP = "Whose wins are meant; the first seat's without it."
TRIALS_HELP = "How many candidates to try."
GAMES_HELP = "How many games a candidate plays for each target."
FRESH_HELP = "How many fresh games the best candidates and today's values play in the end, for each target."
OUT_HELP = "The pack with the tuned values to write."


def tune_values(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    move: Annotated[list[str] | None, typer.Option(metavar="NAME=1..9", help=MOVE_HELP)] = None,
    target: Annotated[list[str] | None, typer.Option(metavar="[SCENARIO=]PERCENT", help=TARGET_HELP)] = None,
    seat: Annotated[str | None, typer.Option(help=SEAT_HELP)] = None,
    pack: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=PACK_HELP)] = None,
    players: Annotated[list[str] | None, typer.Option(metavar="PLAYERS", help=PLAYERS_HELP)] = None,
    trials: Annotated[int, typer.Option(help=TRIALS_HELP)] = 24,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 60,
    fresh: Annotated[int, typer.Option(help=FRESH_HELP)] = 400,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    out: Annotated[Path, typer.Option(metavar="FILE", help=OUT_HELP)] = Path("tuned.toml"),
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Move reconstructed values toward target win rates with few games. What the rulebook states is never moved."""
    console = Console()
    try:
        needs_optuna()
        found = find_game(game)
        packs = [pack_of_file(path) for path in pack or []]
        moves = moves_of(game, packs, move or [])
        targets = targets_of(found, packs, target or [], seat, players or [], games, seed)
        for each in targets:
            each.series.check()
        tuned = with_progress(console, moves, targets, trials, games, fresh, workers_of(processes, ray))
        if tuned.moved:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(tuned.pack(packs, out.name).text, encoding="utf-8")
    except (MotstandError, OSError) as error:
        raise refusal(error) from error
    show(console, tuned)
    if tuned.moved:
        console.print(f"Wrote {out}. Look closer with: motstand compare {game} --pack {out}", soft_wrap=True)
    else:
        console.print("No candidate came nearer than today's values.")


def targets_of(
    game: Game, packs: list[Pack], entries: list[str], seat: str | None, players: list[str], games: int, seed: int
) -> list[Target]:
    """What is aimed at, from ``45`` or ``veteran=30``."""
    if not entries:
        raise SetupError("nothing to aim at: expected --target 45 or --target SCENARIO=45")
    targets: list[Target] = []
    for entry in entries:
        scenario, equals, percent = entry.rpartition("=")
        scenario = scenario if equals else next(iter(game.scenarios))
        seats = players_of(players, seatings_of(game, scenario))
        if seat is not None and seat not in seats:
            raise SetupError(f"--seat: expected one of {', '.join(seats)}, got '{seat}'")
        if not percent.replace(".", "", 1).isdecimal() or not 0 <= float(percent) <= 100:
            raise SetupError(f"--target: expected a percent such as 45 or {scenario}=45, got '{entry}'")
        series = Series(game.id, scenario, seats, games, seed, packs)
        targets.append(Target(series, seat or next(iter(seats)), float(percent) / 100))
    return targets


def with_progress(
    console: Console,
    moves: list[Move],
    targets: list[Target],
    trials: int,
    games: int,
    fresh: int,
    workers: Workers,
) -> Tuned:
    """Tune under a progress bar."""
    with progress_bar(console) as bar:
        total = len(targets) * (trials * games + (FINALISTS + 1) * fresh)
        task = bar.add_task(targets[0].series.game, total=total)
        return tune(moves, targets, trials, fresh, lambda done: bar.update(task, completed=done), workers)


def show(console: Console, tuned: Tuned) -> None:
    """The values and the win rates, today's and tuned."""
    values = Table(title=f"{tuned.games} games")
    for column in ("value", "today", "tuned"):
        values.add_column(column)
    for move, at in zip(tuned.moves, tuned.best.candidate, strict=True):
        values.add_row(move.value.name, f"{move.value.value:g}", f"{at:g}")
    console.print(values)
    wins = Table(title="won in fresh games (95 % interval)")
    for column in ("scenario", "seat", "target", "today", "tuned"):
        wins.add_column(column)
    for target, today, best in zip(tuned.targets, tuned.today.won, tuned.best.won, strict=True):
        wins.add_row(target.series.scenario, target.seat, f"{100 * target.share:g} %", str(today), str(best))
    console.print(wins)

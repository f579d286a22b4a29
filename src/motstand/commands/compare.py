"""`motstand compare`: two contents of a game side by side, from the same seeds, until it is clear."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from motstand.commands.progress import progress_bar
from motstand.commands.refusal import refusal
from motstand.commands.simulate import PLAYERS_HELP, SCENARIO_HELP, SEED_HELP, players_of
from motstand.commands.usual import GAME_HELP, Processes, Ray, workers_of
from motstand.kernel.content.packs import about_pack, pack_of_file
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.lab.design.comparing import Comparison, compare
from motstand.lab.design.values import changed
from motstand.lab.series import Series, Workers, written_players

PACK_HELP = "A pack to lay over the content, several if needed."
SET_HELP = "A changed value, as table.row.key=value (surrender.truce.required=7), several if needed."
AGAINST_HELP = "A pack to compare with; without it, the game's own content."
GAMES_HELP = "At most so many pairs of games; it stops before when it is clear."
WITHIN_HELP = "Stop, too, when the win rates clearly differ by less than so many points."
PAGE_HELP = "The page to write."


def compare_contents(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    pack: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=PACK_HELP)] = None,
    change: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    against: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=AGAINST_HELP)] = None,
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    players: Annotated[list[str] | None, typer.Option(metavar="PLAYERS", help=PLAYERS_HELP)] = None,
    games: Annotated[int, typer.Option(help=GAMES_HELP)] = 2000,
    within: Annotated[float, typer.Option(metavar="POINTS", help=WITHIN_HELP)] = 3.0,
    seed: Annotated[int, typer.Option(help=SEED_HELP)] = 1940,
    out: Annotated[Path, typer.Option(metavar="FILE", help=PAGE_HELP)] = Path("comparison.html"),
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Compare a changed content with another: play pairs of games from the same seeds until the difference is clear."""
    # Whoever only plays needs neither plots nor their words.
    from motstand.lab.design.comparison_page import page, verdict_text

    console = Console()
    try:
        if not pack and not change:
            raise SetupError("nothing to compare: expected --pack FILE or --set NAME=VALUE")
        found = find_game(game)
        one = scenario or next(iter(found.scenarios))
        seats = players_of(players or [], seatings_of(found, one))
        packs, before = changed(found, [pack_of_file(path) for path in pack or []], change or [])
        beside = [pack_of_file(path) for path in against or []]
        comparison = with_progress(
            console,
            Series(game, one, seats, games, seed, packs),
            Series(game, one, seats, games, seed, beside),
            within / 100,
            workers_of(processes, ray),
        )
        titles = [about_pack(each)[1] for each in packs[: len(pack or [])]]
        titles += [f"{value.name} {text.partition('=')[2]}" for value, text in zip(before, change or [], strict=True)]
        other = ", ".join(about_pack(each)[1] for each in beside) or found.title
        words = [f"--pack {path}" for path in pack or []] + [f"--set {text}" for text in change or []]
        words += [f"--against {path}" for path in against or []]
        command = (
            f"motstand compare {game} {' '.join(words)} --scenario {one}"
            f" --players {written_players(seats)}"
            f" --games {games} --within {within:g} --seed {seed}"
        )
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(page(comparison, ", ".join(titles), other, command), encoding="utf-8")
    except (MotstandError, OSError) as error:
        raise refusal(error) from error
    for value in before:
        console.print(f"{value.name} was {value.value} ({value.source or 'source not said'}).", soft_wrap=True)
    console.print(f"{verdict_text(comparison)} Wrote {out}.", soft_wrap=True)


def with_progress(console: Console, one: Series, other: Series, within: float, workers: Workers) -> Comparison:
    """Compare under a progress bar."""
    with progress_bar(console) as bar:
        task = bar.add_task(f"{one.game}, {one.scenario}", total=one.games)
        return compare(one, other, within, lambda done: bar.update(task, completed=done), workers)

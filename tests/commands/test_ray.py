"""`--ray`: a real cluster of two nodes plays what processes play, seed for seed, whoever is lost on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Nodes
from typer.testing import CliRunner

from motstand.cli import app
from motstand.commands.usual import with_address
from motstand.lab.arena import Played, play_one, run
from motstand.lab.cluster import Cluster
from motstand.lab.observed import Observed, observe
from motstand.lab.results import read
from motstand.lab.series import Series, spread
from motstand.lab.training import Position, positions_of, training_series

ROOT = Path(__file__).parents[2]
GAME = "halls-of-hegra"
SIEGES = Series(GAME, "recruit", {"commander": "policy"}, 12, 7)
LESSONS = training_series(GAME, "recruit", 6, 7)
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}


@contextmanager
def two_nodes() -> Iterator[tuple[Nodes, Any]]:
    """A cluster of two nodes with a core each, and the second of them."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # Workers find the functions of this file as the test itself does.
        patched.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
        nodes = Nodes(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
        try:
            yield nodes, nodes.add_node(**SMALL)
        finally:
            ray.shutdown()
            nodes.shutdown()


def without_time(game: Observed | Played) -> dict[str, Any]:
    """All of a game but the processor time."""
    return {name: value for name, value in vars(game).items() if name != "seconds"}


def told(position: Position) -> tuple[int, str, list[float], bool]:
    """All of a position that training learns from."""
    return position.game, position.stage, position.numbers, position.won


def play_or_die_once(graves: Path, series: Series, number: int) -> Played:
    """Play a game; but whoever plays game 5 for the first time is killed."""
    grave = graves / "worker"
    if number == 5 and not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_one(series, number)


def test_a_cluster_of_two_nodes_plays_what_processes_play(tmp_path: Path) -> None:
    sieges = [without_time(game) for game in spread(SIEGES, observe, 1)]
    arena = [without_time(game) for game in spread(SIEGES, play_one, 1)]
    positions = [[told(one) for one in game] for game in spread(LESSONS, positions_of, 1)]
    with two_nodes() as (nodes, second):
        cluster = Cluster(nodes.address)

        words = ["simulate", GAME, "--scenario", "recruit", "--games", "12", "--seed", "7", "--parts", "5"]
        out = tmp_path / "sieges"
        shown = CliRunner().invoke(app, [*words, "--out", str(out), "--ray", nodes.address])
        assert shown.exit_code == 0, shown.output
        assert len(list(out.iterdir())) == 3
        assert [without_time(game) for game in read(out).games] == sieges

        done: list[int] = []
        assert [without_time(game) for game in run(SIEGES, done.append, cluster).played] == arena
        assert done == list(range(1, 13))

        # A training is these positions; fitting them is the same wherever they come from.
        assert [[told(one) for one in game] for game in spread(LESSONS, positions_of, cluster)] == positions

        killed = [without_time(game) for game in spread(SIEGES, partial(play_or_die_once, tmp_path), cluster)]
        assert (tmp_path / "worker").exists()
        assert killed == arena

        games = spread(SIEGES, play_one, cluster)
        first = next(games)
        nodes.remove_node(second, allow_graceful=False)
        assert [without_time(game) for game in [first, *games]] == arena


def test_ray_without_an_address_is_this_machine_alone() -> None:
    assert with_address(["chess", "--ray"]) == ["chess", "--ray", "local"]
    assert with_address(["--ray", "--games", "3"]) == ["--ray", "local", "--games", "3"]
    assert with_address(["--ray", "head:6379", "--games", "3"]) == ["--ray", "head:6379", "--games", "3"]


def test_processes_and_ray_exclude_each_other() -> None:
    for command in ("simulate", "arena", "ladder", "train"):
        shown = CliRunner().invoke(app, [command, GAME, "--processes", "2", "--ray"])
        assert shown.exit_code == 1
        assert "expected --processes or --ray, got both" in shown.output

"""Games on a Ray cluster instead of in processes: the same results, seed for seed, past one machine.

Ray is an extra: `pip install 'motstand[ray]'`, on every machine of the cluster. A worker or a machine that is lost is
made up for: its games are played again from their seeds, so that nobody can tell from the results.
"""

from __future__ import annotations

import importlib
import logging
import os
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

from motstand.kernel.errors import SetupError
from motstand.kernel.registry import find_game

if TYPE_CHECKING:
    from motstand.lab.series import Series

T = TypeVar("T")

LOCAL: Final = "local"
"""The address of a cluster that is started for the occasion, on this machine alone."""
MOST_TOGETHER: Final = 16
"""A task has no more games than these: long enough to be worth sending, short enough to be played again."""
AHEAD: Final = 4
"""So many tasks a core are sent ahead, so that a long game does not keep the others waiting."""


class Cluster:
    """A Ray cluster by its address: `local`, `auto`, ``HOST:PORT`` or ``ray://HOST:PORT``."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # noqa: F401
        except ImportError as error:
            raise SetupError("--ray needs Ray: expected it installed, as by pip install 'motstand[ray]'") from error
        self.address = address

    def spread(self, series: Series, play: Callable[[Series, int], T]) -> Iterator[T]:
        """What `play` makes of each game of a series, in the order of their numbers."""
        import ray

        self._connect()
        # A worker or machine that is lost is no fault of the game: the task is sent again, as often as needed.
        task = ray.remote(num_cpus=1, max_retries=-1)(play_some)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        together = max(1, min(MOST_TOGETHER, series.games // (AHEAD * cores)))
        firsts = iter(range(0, series.games, together))
        module = type(find_game(series.game)).__module__
        sent: deque[Any] = deque()
        try:
            while True:
                while len(sent) < AHEAD * cores and (first := next(firsts, None)) is not None:
                    sent.append(task.remote(module, play, series, first, min(first + together, series.games)))
                if not sent:
                    return
                # Results come in the order of their games, or they would differ from those of processes.
                yield from ray.get(sent.popleft())
        finally:
            # Whoever stops early wants no further games.
            for task_sent in sent:
                ray.cancel(task_sent)

    def _connect(self) -> None:
        """Connect to the cluster, unless this process is connected already. Raises SetupError."""
        import ray

        if ray.is_initialized():
            return
        # Nothing is told to anybody about what is played here.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        dashboard = False if self.address == LOCAL else None
        try:
            ray.init(self.address, include_dashboard=dashboard, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
            expected = "expected local, auto, HOST:PORT or ray://HOST:PORT of a running cluster"
            raise SetupError(f"--ray: {expected}, got '{self.address}': {error}") from error


def play_some(module: str, play: Callable[[Series, int], T], series: Series, first: int, end: int) -> list[T]:
    """Some games of a series, on whichever machine this runs."""
    # A game that no package installs is made known by its module.
    importlib.import_module(module)
    return [play(series, number) for number in range(first, end)]

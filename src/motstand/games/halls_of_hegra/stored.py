"""How data names the pieces of a stored table. How each field is written and read is in `fields.py`."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.state import Hegra, Run


def run_data(game: Hegra, run: Run) -> list[Any]:
    return [run.kind, run.place, run.token, run.moved, run.home]


def run_from(game: Hegra, data: list[Any]) -> Run:
    kind, place, token, moved, home = data
    run = Run(kind, place, token)
    run.moved = moved
    run.home = home
    return run

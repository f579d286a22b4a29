"""Playing on: one quiet answer, a quiet turn, and whole games by chance for rules that hold at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from motstand.kernel.flow import Option
from tests.games.kampen_om_norge.table import THREE, Table, new_table

QUIET = ("pass", "end", "done")


def answer_quietly(table: Table) -> None:
    """Pass, end or be done; where that is not offered, take the first option."""
    options = table.match.options
    table.match.play(next((option for option in options if option[0] in QUIET), options[0]))


def play_turn_quietly(table: Table) -> None:
    """Get through what is left of the turn of the active faction."""
    active = table.match.view(None)["active"]
    for _ in range(200):
        if table.match.over or table.match.view(None)["active"] != active:
            return
        answer_quietly(table)
    raise AssertionError(f"the turn does not end; now: {table.prompt!r}")


class Decision(NamedTuple):
    """One question of a game: whose turn it was, where in the turn, who was asked what."""

    round: int
    active: str
    phase: str
    phase_number: int
    seat: str
    prompt: str
    options: list[Option]
    areas: dict[str, dict[str, int]]


def whole_game(scenario: str, seed: int) -> Iterator[Decision]:
    """Every decision of a game in which three players choose by chance; the last card of Germany ends it."""
    table = new_table(scenario, THREE, seed=seed)
    chance = random.Random(seed)
    while not table.match.over:
        view = table.match.view(None)
        seat, options = table.seat, table.match.options
        yield Decision(
            view["round"],
            view["active"],
            view["phase"],
            view["phase_number"],
            seat,
            table.prompt,
            options,
            view["areas"],
        )
        table.match.play(chance.choice(options), seat)

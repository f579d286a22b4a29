"""Tracks, the goal, and the phases of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.dutch_resistance.goals import goal, progress, rounds
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.view import part_of_round
from motstand.kernel.log import Entry

PHASES: Final[dict[str, str]] = {
    "start": "DR-START-01",
    "action": "DR-ACT-01",
    "danger": "DR-DANGER-01",
    "patrol": "DR-PATROL-01",
}


def goal_values(game: Dutch) -> dict[str, Any]:
    done, wanted = progress(game)
    return {"goal": goal(game), "done": done, "wanted": wanted}


TRACKS: Final[dict[str, tuple[str, Callable[[Dutch], dict[str, Any]]]]] = {
    "morale": ("DR-MOR-04", lambda game: {"morale": game.morale, "most": game.box.board.most_morale}),
    "tokens": (
        "DR-MAT-01",
        lambda game: {"count": game.tokens, "next": game.box.board.tokens[max(0, game.morale)]},
    ),
    "round": ("DR-ROUND-02", lambda game: {"round": game.round, "left": rounds(game)}),
    "goal": ("DR-GOAL-03", goal_values),
}


def phase(game: Dutch, id: str) -> Entry:
    now = part_of_round(game.phase)
    return Entry(f"about.phase.{id}", PHASES[id], {"now": "yes" if now == id else "no"})

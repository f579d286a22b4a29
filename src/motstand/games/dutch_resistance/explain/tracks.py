"""Tracks, the goal, and the phases of a round."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.goals import goal, progress, rounds
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.view import part_of_round
from motstand.kernel.log import Entry

TRACKS: Final = {"morale": "DR-MOR-04", "tokens": "DR-MAT-01", "round": "DR-ROUND-02", "goal": "DR-GOAL-03"}
PHASES: Final = {"start": "DR-START-01", "action": "DR-ACT-01", "danger": "DR-DANGER-01", "patrol": "DR-PATROL-01"}


def tracks(game: Dutch) -> list[str]:
    return list(TRACKS)


def track(game: Dutch, id: str) -> Entry:
    """What the marker or the number means now."""
    return Entry(f"about.track.{id}", TRACKS[id], track_values(game, id))


def track_values(game: Dutch, id: str) -> dict[str, Any]:
    if id == "morale":
        return {"morale": game.morale, "most": game.box.board.most_morale}
    if id == "tokens":
        return {"count": game.tokens, "next": game.box.board.tokens[max(0, game.morale)]}
    if id == "round":
        return {"round": game.round, "left": rounds(game)}
    done, wanted = progress(game)
    return {"goal": goal(game), "done": done, "wanted": wanted}


def phases(game: Dutch) -> list[str]:
    return list(PHASES)


def phase(game: Dutch, id: str) -> Entry:
    now = part_of_round(game.phase)
    return Entry(f"about.phase.{id}", PHASES[id], {"now": "yes" if now == id else "no"})

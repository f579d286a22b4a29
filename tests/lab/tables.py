"""Tables of results for tests: written by hand, or by a short simulation."""

from __future__ import annotations

from typing import Any

from motstand.lab.observed import Observed
from motstand.lab.results import Results


def game(winner: str, length: int = 5, key: str = "won.all", **used: int) -> Observed:
    """A game that this seat ("": nobody) won; germany did what `used` says."""
    one = Observed(0, "", 0.25)
    one.winners = [winner] if winner else []
    one.key = key
    one.answers = 10 * length
    one.length = length
    one.used = {("germany", "action", name): times for name, times in used.items()}
    one.timeline = [(clock, {"battalions": float(clock + len(winner))}) for clock in range(1, length + 1)]
    return one


def results(games: list[Observed], **other: Any) -> Results:
    """Results of a game between germany and norway, unless `other` says otherwise."""
    about: dict[str, Any] = {
        "game": "war",
        "title": "War & Peace",
        "scenario": "short",
        "scenario_name": "A short war",
        "players": {"germany": "policy", "norway": "random"},
        "seed": 7,
        "version": "1",
        "content": "",
        "clock": "round",
        "motstand": "0.1.0",
    }
    return Results({**about, **other}, games)

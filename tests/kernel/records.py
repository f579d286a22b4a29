"""Matches to be recorded, and records line by line."""

from __future__ import annotations

import json
from typing import Any

from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import write_record
from motstand.players import RandomPlayer


def played(match: Match, seed: int, answers: int) -> Match:
    """Somebody plays so many answers, or to the end."""
    player = RandomPlayer(seed)
    for _ in range(answers):
        if not match.over:
            match.play(player(match))
    return match


def a_campaign(answers: int = 90, seed: int = 8) -> Match:
    return played(new_match("kampen-om-norge", "gudbrandsdalen", seed=seed), 3, answers)


def lines_of(match: Match) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write_record(match).splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)

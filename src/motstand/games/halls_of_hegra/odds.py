"""The chances of what is drawn or rolled next: the bags lie open as counts, so they are exact."""

from __future__ import annotations

from math import comb
from typing import Any

from motstand.games.halls_of_hegra.components import DOUBT
from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.chances import percent
from motstand.kernel.piles import Pile

DIE = 6


def chance_of_next(bag: Pile, kind: str) -> float:
    """The chance that the next thing drawn is of this kind."""
    contents = bag.rest
    return contents.count(kind) / len(contents) if contents else 0.0


def chance_of_any(bag: Pile, kind: str, draws: int) -> float:
    """The chance that at least one of so many things drawn together is of this kind."""
    contents = bag.rest
    draws = min(draws, len(contents))
    others = len(contents) - contents.count(kind)
    return 1.0 - comb(others, draws) / comb(len(contents), draws) if draws > 0 else 0.0


def chance_to_pass(suspicion: int) -> float:
    """HOH-RUN-11: the chance that a Suspicion check succeeds."""
    return max(0, DIE - suspicion) / DIE


def chances(game: Hegra) -> list[dict[str, Any]]:
    """All chances that a player may wonder about, in percent."""
    found = [
        {"what": "recruit", "kind": kind, "draws": 1, "percent": percent(chance_of_next(game.recruit_bag, kind))}
        for kind in kinds(game.recruit_bag)
    ]
    draws = tiles_to_draw(game)
    found += [
        {"what": "hit", "kind": kind, "draws": draws, "percent": percent(chance_of_any(game.hit_bag, kind, draws))}
        for kind in kinds(game.hit_bag)
    ]
    found += [
        {"what": "patrol", "kind": kind, "draws": 1, "percent": percent(chance_of_next(game.patrol_bag, kind))}
        for kind in kinds(game.patrol_bag)
    ]
    found.append({"what": "sneak", "kind": "", "draws": 1, "percent": percent(chance_to_pass(game.suspicion))})
    return found


def kinds(bag: Pile) -> list[str]:
    """What is in a bag, each kind once; Doubt comes first, for that is what people ask about."""
    there = sorted(set(bag.rest))
    return [DOUBT, *[kind for kind in there if kind != DOUBT]] if DOUBT in there else there

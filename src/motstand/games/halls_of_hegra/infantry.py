"""German Infantry in the Sectors: adding, moving up, suppressing, removing."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.answers import LYING, STANDING, decide
from motstand.games.halls_of_hegra.breakdown import add_arrivals
from motstand.games.halls_of_hegra.components import NOBODY, ROOM, TYPES
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.answers import Question
from motstand.kernel.flow import Flow, Option


def next_sector_with_room(game: Hegra, start: int) -> int:
    """HOH-INF-23: the first Sector from `start` up with fewer than 5 Infantry; beyond the top is the Charge box."""
    sector = start
    while sector < len(game.sectors()) and game.in_sector(sector) >= ROOM:
        sector += 1
    return sector


def arrive(game: Hegra, sector: int, standing: bool = True) -> None:
    """An Infantry comes into a Sector, or into the Charge box beyond the top one (HOH-INF-24)."""
    if sector >= len(game.sectors()):
        game.charge += 1
    elif standing:
        game.standing[sector] += 1
    else:
        game.lying[sector] += 1


def add_infantry(game: Hegra, count: int) -> None:
    """HOH-ATTACK-04 to 07: standing, into the lowest Sector with room; no more than the Reserve and the board hold."""
    added = 0
    for _ in range(min(count, game.infantry_reserve)):
        sector = next_sector_with_room(game, 0)
        if sector >= len(game.sectors()):
            break
        arrive(game, sector)
        added += 1
    game.infantry_reserve -= added
    entry = game.note("infantry.added", "HOH-ATTACK-04", {"count": added})
    add_arrivals(entry, count, game.infantry_reserve + added, added)


def remove_infantry(game: Hegra, sector: int, state: str) -> None:
    """An Infantry goes to the Reserve."""
    if state == STANDING:
        game.standing[sector] -= 1
    else:
        game.lying[sector] -= 1
    game.infantry_reserve += 1


def suppress(game: Hegra, sector: int) -> None:
    """HOH-INF-10: an Infantry lies down."""
    game.standing[sector] -= 1
    game.lying[sector] += 1


def objection_to_target(game: Hegra, kind: int, sector: int, state: str) -> str:
    """HOH-WALLS-08: a type of Defender reaches only its Sectors of the board in use; NOBODY means any Sector."""
    if kind != NOBODY and not game.sectors()[sector].in_range[kind]:
        return "range.far"
    there = game.standing if state == STANDING else game.lying
    return "" if there[sector] > 0 else "sector.nobody"


def removable(game: Hegra, kind: int) -> list[Option]:
    """HOH-WALLS-07: all Infantry in range, suppressed or not, the nearest first."""
    return [
        ("remove", sector + 1, state)
        for sector in range(len(game.sectors()) - 1, -1, -1)
        for state in (STANDING, LYING)
        if not objection_to_target(game, kind, sector, state)
    ]


def suppressible(game: Hegra, kind: int) -> list[Option]:
    """The Sectors in range with standing Infantry, the nearest first."""
    return [
        ("suppress", sector + 1)
        for sector in range(len(game.sectors()) - 1, -1, -1)
        if not objection_to_target(game, kind, sector, STANDING)
    ]


def remove_some(game: Hegra, count: int, kind: int, question: Question, rule: str) -> Flow[None]:
    """The player removes so many Infantry in range of this type of Defender, as far as there are any."""
    for removed in range(count):
        options = removable(game, kind)
        if not options:
            return
        _, sector, state = yield from decide(question, options, aimed(kind, count - removed), rule)
        remove_infantry(game, sector - 1, state)
        game.note("infantry.removed", rule, {"sector": sector, "state": state})


def suppress_some(game: Hegra, count: int, kind: int, question: Question, rule: str) -> Flow[None]:
    """The player suppresses so many Infantry in range of this type, as far as any stand (HOH-Q-54)."""
    for laid in range(count):
        options = suppressible(game, kind)
        if not options:
            return
        _, sector = yield from decide(question, options, aimed(kind, count - laid), rule)
        suppress(game, sector - 1)
        game.note("infantry.suppressed", rule, {"sector": sector})


def aimed(kind: int, left: int) -> dict[str, Any]:
    """How many are still to be aimed at, and by whom."""
    return {"left": left} if kind == NOBODY else {"left": left, "defender": TYPES[kind]}


def in_range(game: Hegra, kind: int) -> list[int]:
    """HOH-WALLS-08: the Sectors that a type of Defender reaches on the board in use."""
    return [number for number, sector in enumerate(game.sectors()) if sector.in_range[kind]]

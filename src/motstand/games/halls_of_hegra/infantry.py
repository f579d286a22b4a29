"""German Infantry in the Sectors: adding, moving up, suppressing, removing."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import decide
from motstand.games.halls_of_hegra.components import ROOM
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow, Option

STANDING = "standing"
LYING = "lying"


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
    game.note("infantry.added", "HOH-ATTACK-04", {"count": added})


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


def removable(game: Hegra, sectors: list[int]) -> list[Option]:
    """HOH-WALLS-07: all Infantry in these Sectors, suppressed or not, the nearest first."""
    options: list[Option] = []
    for sector in reversed(sectors):
        if game.standing[sector] > 0:
            options.append(("remove", sector + 1, STANDING))
        if game.lying[sector] > 0:
            options.append(("remove", sector + 1, LYING))
    return options


def suppressible(game: Hegra, sectors: list[int]) -> list[Option]:
    """The Sectors of these with standing Infantry, the nearest first."""
    return [("suppress", sector + 1) for sector in reversed(sectors) if game.standing[sector] > 0]


def remove_some(game: Hegra, count: int, sectors: list[int], prompt: str, rule: str) -> Flow[None]:
    """The player removes so many Infantry of these Sectors, as far as there are any."""
    for removed in range(count):
        options = removable(game, sectors)
        if not options:
            return
        answer = yield from decide(prompt, options, rule, {"left": count - removed})
        remove_infantry(game, int(answer[1]) - 1, answer[2])
        game.note("infantry.removed", rule, {"sector": answer[1], "state": answer[2]})


def suppress_some(game: Hegra, count: int, sectors: list[int], prompt: str, rule: str) -> Flow[None]:
    """The player suppresses so many Infantry of these Sectors, as far as any stand (HOH-Q-54)."""
    for laid in range(count):
        options = suppressible(game, sectors)
        if not options:
            return
        answer = yield from decide(prompt, options, rule, {"left": count - laid})
        suppress(game, int(answer[1]) - 1)
        game.note("infantry.suppressed", rule, {"sector": answer[1]})


def all_sectors(game: Hegra) -> list[int]:
    return list(range(len(game.sectors())))


def in_range(game: Hegra, kind: int) -> list[int]:
    """HOH-WALLS-08: the Sectors that a type of Defender reaches on the board in use."""
    return [number for number, sector in enumerate(game.sectors()) if sector.in_range[kind]]

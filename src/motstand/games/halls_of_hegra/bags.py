"""What goes into the bags and comes out of them, other than by drawing."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import ARTILLERY, DOUBT, MISS, TYPES
from motstand.games.halls_of_hegra.state import Hegra


def change_doubt_discs(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-09: Doubt discs into the Recruit bag or out of it, as far as there are any (HOH-Q-32)."""
    if amount > 0:
        count = min(amount, game.doubt_reserve)
        for _ in range(count):
            game.recruit_bag.add(DOUBT)
    else:
        count = min(-amount, game.recruit_bag.rest.count(DOUBT))
        for _ in range(count):
            game.recruit_bag.take(DOUBT)
    if count:
        game.doubt_reserve += -count if amount > 0 else count
        game.note("doubt_disc.added" if amount > 0 else "doubt_disc.removed", rule, {"count": count})


def change_miss_tiles(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-13: Miss tiles into the Hit bag or out of it, as far as there are any."""
    if amount > 0:
        count = min(amount, game.miss_reserve)
        for _ in range(count):
            game.hit_bag.add(MISS)
    else:
        count = min(-amount, game.hit_bag.rest.count(MISS))
        for _ in range(count):
            game.hit_bag.take(MISS)
    if count:
        game.miss_reserve += -count if amount > 0 else count
        game.note("miss.added" if amount > 0 else "miss.removed", rule, {"count": count})


def add_artillery_tiles(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-14: Artillery tiles into the Hit bag, as far as there are any."""
    count = min(amount, game.artillery_tile_reserve)
    for _ in range(count):
        game.hit_bag.add(ARTILLERY)
    game.artillery_tile_reserve -= count
    if count:
        game.note("artillery_tile.added", rule, {"count": count})


def promise_recruits(game: Hegra, kind: int, amount: int, rule: str) -> None:
    """HOH-FX-10: Defenders of the Reserve go into the Recruit bag, as far as there are any."""
    count = min(amount, game.reserve[kind])
    game.reserve[kind] -= count
    for _ in range(count):
        game.recruit_bag.add(TYPES[kind])
    if count:
        game.note("recruits.promised", rule, {"defender": TYPES[kind], "count": count})

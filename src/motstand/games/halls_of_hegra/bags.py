"""What goes into the bags and comes out of them, other than by drawing."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import add_asked
from motstand.games.halls_of_hegra.components import ARTILLERY, DOUBT, MISS, TYPES
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.piles import Pile


def change_doubt_discs(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-09: Doubt discs into the Recruit bag or out of it, as far as there are any (HOH-Q-32)."""
    change = change_bag(game.recruit_bag, DOUBT, amount, game.doubt_reserve)
    game.doubt_reserve -= change
    note_change(game, ("doubt_disc.added", "doubt_disc.removed"), amount, change, rule)


def change_miss_tiles(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-13: Miss tiles into the Hit bag or out of it, as far as there are any."""
    change = change_bag(game.hit_bag, MISS, amount, game.miss_reserve)
    game.miss_reserve -= change
    note_change(game, ("miss.added", "miss.removed"), amount, change, rule)


def change_bag(bag: Pile, piece: str, amount: int, reserve: int) -> int:
    """Put so many of a piece into a bag, or take them out, as far as there are any; returns how many more it holds."""
    if amount > 0:
        count = min(amount, reserve)
        for _ in range(count):
            bag.add(piece)
        return count
    count = min(-amount, bag.rest.count(piece))
    for _ in range(count):
        bag.take(piece)
    return -count


def note_change(game: Hegra, keys: tuple[str, str], amount: int, change: int, rule: str) -> None:
    """Tell that a bag holds more, with the first key, or less, with the second; `amount` was asked for."""
    if change:
        entry = game.note(keys[0] if change > 0 else keys[1], rule, {"count": abs(change)})
        add_asked(entry, amount, change, rule)


def add_artillery_tiles(game: Hegra, amount: int, rule: str) -> None:
    """HOH-FX-14: Artillery tiles into the Hit bag, as far as there are any."""
    count = min(amount, game.artillery_tile_reserve)
    for _ in range(count):
        game.hit_bag.add(ARTILLERY)
    game.artillery_tile_reserve -= count
    if count:
        add_asked(game.note("artillery_tile.added", rule, {"count": count}), amount, count, rule)


def promise_recruits(game: Hegra, kind: int, amount: int, rule: str) -> None:
    """HOH-FX-10: Defenders of the Reserve go into the Recruit bag, as far as there are any."""
    count = min(amount, game.reserve[kind])
    game.reserve[kind] -= count
    for _ in range(count):
        game.recruit_bag.add(TYPES[kind])
    if count:
        entry = game.note("recruits.promised", rule, {"defender": TYPES[kind], "count": count})
        add_asked(entry, amount, count, rule)

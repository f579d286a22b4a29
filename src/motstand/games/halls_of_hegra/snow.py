"""Snow: the Snow marker, and what is found under it."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import add_marker, add_return
from motstand.games.halls_of_hegra.components import COMMANDER, DAMAGED
from motstand.games.halls_of_hegra.hit_bag import draw_tiles
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw


def snowfall(game: Hegra, rule: str) -> Flow[None]:
    """The Snow marker goes 1 space right; HOH-EVENT-06: past the last space a Hit tile is drawn instead."""
    if game.snow < game.box.tracks.numbered["snow"].most:
        game.snow += 1
        entry = game.note("snow.deeper", rule, {"level": game.snow})
        add_marker(entry, game.snow - 1, 1, game.snow, rule, "HOH-TRACK-03")
    else:
        game.note("snow.buried", "HOH-EVENT-06")
        yield from draw_tiles(game, 1, "HOH-EVENT-06")


def dig(game: Hegra, rule: str) -> Flow[str]:
    """The Snow marker goes 1 space left; HOH-MAINT-03: past the first it goes back, and the top Snow card is revealed.

    The item that was found, "" if none; whoever calls carries out what it says. HOH-Q-99: with an empty deck the
    marker still goes back.
    """
    before = game.snow
    game.snow, found = next_level(game, before)
    if not found:
        entry = game.note("snow.shovelled", rule, {"level": game.snow})
        add_marker(entry, before, -1, game.snow, rule, "HOH-TRACK-03")
        return ""
    entry = game.note("snow.shovelled", "HOH-MAINT-03", {"level": game.snow})
    add_return(entry, before, game.snow, "HOH-MAINT-03", "HOH-TRACK-03")
    if len(game.snow_deck) == 0:
        return ""
    id = yield from draw(game.snow_deck, "draw.snow", COMMANDER, None, "HOH-MAINT-03")
    card = game.box.cards.snow[id]
    game.note("snow.found", "HOH-MAINT-04" if card.opens else "HOH-MAINT-05", {"card": id})
    if card.opens:
        open_action(game, card.opens)
        return ""
    # HOH-MAINT-05: an item leaves the game.
    game.items_found.append(id)
    return id


def next_level(game: Hegra, level: int) -> tuple[int, bool]:
    """Where the Snow marker goes from a level, and whether that reveals a Snow card (HOH-MAINT-03)."""
    track = game.box.tracks.numbered["snow"]
    return (level - 1, False) if level > track.least else (track.reset, True)


def after_digging(game: Hegra, times: int) -> tuple[int, int]:
    """Where the Snow marker would be after so many uses, and how many Snow cards would be revealed."""
    level, cards = game.snow, 0
    for _ in range(times):
        level, found = next_level(game, level)
        if found and cards < len(game.snow_deck):
            cards += 1
    return level, cards


def open_action(game: Hegra, action: str) -> None:
    """HOH-MAINT-04, HOH-DAMAGE-01: the Action comes into play with its Damage tiles on its rightmost spaces."""
    number = DAMAGED.index(action)
    game.dug[number] = True
    game.damage[number] = game.damage_reserve[number]
    game.damage_reserve[number] = 0

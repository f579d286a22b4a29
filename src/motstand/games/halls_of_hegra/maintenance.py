"""Section 04, Maintenance: Shovel Snow, Repair, Bolster, Promote, Inspire, Radio, Map Room; each is one use."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import BOLSTER, BOLSTERED, MAP_ROOM, PROMOTE, REPAIR, decide
from motstand.games.halls_of_hegra.bags import change_miss_tiles
from motstand.games.halls_of_hegra.components import COMMANDER, HUNTER, SOLDIER, TYPES, VOLUNTEER
from motstand.games.halls_of_hegra.damage import repair
from motstand.games.halls_of_hegra.defence import raise_defence
from motstand.games.halls_of_hegra.effects import shovel
from motstand.games.halls_of_hegra.morale import add_hope, change_morale
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Draw, Flow, Option

LOOKED_AT: Final = 3
STEPS_OF_THE_MAP_ROOM: Final = 2


def shovel_snow(game: Hegra) -> Flow[None]:
    """HOH-MAINT-02"""
    yield from shovel(game, "HOH-MAINT-02")


def repair_action(game: Hegra) -> Flow[None]:
    """HOH-MAINT-06, HOH-MAINT-07"""
    yield from repair(game, REPAIR)


def bolster(game: Hegra) -> Flow[None]:
    """HOH-MAINT-08: a Miss tile into the Hit bag, or Defence 1 level up."""
    options: list[Option] = [("bolster", what) for what in BOLSTERED if not objection_to_bolstering(game, what)]
    if not options:
        return
    _, what = yield from decide(BOLSTER, options, {"uses": game.uses})
    if what == "miss":
        change_miss_tiles(game, 1, "HOH-MAINT-08")
    else:
        raise_defence(game, "HOH-MAINT-08")


def objection_to_bolstering(game: Hegra, what: str) -> str:
    """As far as there are Miss tiles, and levels of Defence (HOH-Q-14)."""
    if what == "miss":
        return "miss.none" if game.miss_reserve == 0 else ""
    return "defence.highest" if game.defence == game.box.tracks.numbered["defence"].most else ""


def promote(game: Hegra) -> Flow[None]:
    """HOH-MAINT-09: a Volunteer or Hunter is swapped with a Soldier of the Reserve, if there is one (HOH-MAINT-10)."""
    placed = game.placed[game.box.space_index["promote"]]
    if game.reserve[SOLDIER] == 0:
        game.note("promote.no_soldier", "HOH-MAINT-10")
        return
    options: list[Option] = [
        ("promote", type) for kind, type in enumerate(TYPES) if not objection_to_promoting(game, kind)
    ]
    _, defender = yield from decide(PROMOTE, options)
    kind = TYPES.index(defender)
    # HOH-Q-76: the Soldier stands where the other one stood, and is Tired with the Officer.
    placed[kind] -= 1
    game.reserve[kind] += 1
    game.reserve[SOLDIER] -= 1
    placed[SOLDIER] += 1
    game.note("promoted", "HOH-MAINT-09", {"defender": defender})


def objection_to_promoting(game: Hegra, kind: int) -> str:
    """HOH-MAINT-09"""
    if kind not in (VOLUNTEER, HUNTER):
        return "promote.type"
    return "nobody.space" if game.placed[game.box.space_index["promote"]][kind] == 0 else ""


def inspire(game: Hegra) -> Flow[None]:
    """HOH-MAINT-11: Morale 1 level up."""
    change_morale(game, 1, "HOH-MAINT-11")
    yield from ()


def radio(game: Hegra) -> Flow[None]:
    """HOH-MAINT-12: a Hope card into the Low Morale deck; HOH-MAINT-13: two with the right part."""
    add_hope(game, 2 if game.right_part("radio") else 1, "HOH-MAINT-12")
    yield from ()


def map_room(game: Hegra) -> Flow[None]:
    """HOH-MAINT-14: look at the top 3 Snow cards and put them back in any order; HOH-MAINT-15: then 2 steps of snow."""
    yield from look_at_the_top(game)
    yield from order_the_top(game)
    if game.right_part("map_room"):
        for _ in range(STEPS_OF_THE_MAP_ROOM):
            yield from shovel(game, "HOH-MAINT-15")


def look_at_the_top(game: Hegra) -> Flow[None]:
    """Cards known from before stay on top of those that are new to the player."""
    deck = game.snow_deck
    while len(deck.top) < LOOKED_AT and deck.rest:
        card: str = yield Draw(deck.cards(), "draw.look", COMMANDER, (COMMANDER,), "HOH-MAINT-14")
        deck.take(card)
        deck.top = [card, *deck.top]
    entry = game.note("snow.looked", "HOH-MAINT-14", {"count": len(deck.top)})
    entry.child("part.looked", "HOH-MAINT-14", {"most": LOOKED_AT, "cards_left": len(deck)})
    for card in reversed(deck.top):
        entry.child("snow.card", "", {"card": card}, (COMMANDER,))


def order_the_top(game: Hegra) -> Flow[None]:
    """Which comes first, then which of the others; the last follows."""
    deck = game.snow_deck
    left = sorted(deck.top)
    ordered: list[str] = []
    while left:
        options: list[Option] = [("next", card) for card in left]
        _, card = yield from decide(MAP_ROOM, options, {"place": len(ordered) + 1})
        left.remove(card)
        ordered.append(card)
    deck.top = list(reversed(ordered))

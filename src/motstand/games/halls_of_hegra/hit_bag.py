"""The Hit bag: tiles are drawn first, then resolved type by type: Damage, Miss, Air, Artillery."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import add_draws, add_marker
from motstand.games.halls_of_hegra.components import AIR_KINDS, ARTILLERY, COMMANDER, DAMAGED, MISS
from motstand.games.halls_of_hegra.damage import place_damage
from motstand.games.halls_of_hegra.injuries import injure_one
from motstand.games.halls_of_hegra.morale import change_morale
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import change_supplies
from motstand.games.halls_of_hegra.surrender import raise_surrender
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw


def air_tile(kind: int) -> str:
    """An Air tile as it lies in the bag."""
    return f"air_{AIR_KINDS[kind]}"


def draw_tiles(game: Hegra, count: int, rule: str) -> Flow[None]:
    """HOH-HIT-01: draw so many tiles, then resolve them. No tile makes another one be drawn (HOH-Q-42).

    HOH-HIT-02: if the bag runs empty first, the Surrender marker goes up once, after the tiles that there were; those
    missing are not drawn later (HOH-HIT-12).
    """
    for _ in range(count):
        if len(game.hit_bag) == 0:
            break
        tile = yield from draw(game.hit_bag, "draw.tile", COMMANDER, None, rule)
        game.tiles.append(tile)
    drawn = len(game.tiles)
    if drawn:
        entry = game.note("hit.drawn", rule, {"tiles": list(game.tiles), "count": drawn})
        add_draws(entry, count, drawn, rule)
    yield from resolve_tiles(game)
    if drawn < count:
        game.note("hit.empty", "HOH-HIT-02")
        raise_surrender(game, "HOH-HIT-02")


def resolve_tiles(game: Hegra) -> Flow[None]:
    """Each type completely before the next."""
    for id in DAMAGED:
        for _ in range(game.tiles.count(id)):
            yield from place_damage(game, id, "HOH-HIT-03")
    for _ in range(game.tiles.count(MISS)):
        # HOH-HIT-05
        game.tiles.remove(MISS)
        game.miss_reserve += 1
    for kind in range(len(AIR_KINDS)):
        for _ in range(game.tiles.count(air_tile(kind))):
            game.tiles.remove(air_tile(kind))
            game.air_reserve[kind] += 1
            yield from bombed(game, AIR_KINDS[kind])
    # HOH-HIT-10, HOH-Q-43: Artillery tiles go back only when all are resolved.
    for _ in range(game.tiles.count(ARTILLERY)):
        artillery_moves_up(game)
    while game.tiles:
        game.hit_bag.add(game.tiles.pop())


def bombed(game: Hegra, kind: str) -> Flow[None]:
    """HOH-HIT-06: an Air tile injures a Defender, or costs a Supply or Morale."""
    game.note("air.bombed", "HOH-HIT-06", {"air": kind})
    if kind == "injury":
        yield from injure_one(game, "HOH-HIT-06")
    elif kind == "supply":
        change_supplies(game, -1, "HOH-HIT-06")
    else:
        change_morale(game, -1, "HOH-HIT-06")


# -- German Artillery ----------------------------------------------------------------------------------------


def artillery_moves_up(game: Hegra) -> None:
    """HOH-HIT-07: the Artillery marker goes 1 space right and takes along a piece that it reaches (HOH-HIT-08)."""
    if game.pieces_on_track() == 0:
        game.note("artillery.all_placed", "HOH-HIT-11")
        raise_surrender(game, "HOH-HIT-11")
        return
    least = game.box.tracks.numbered["artillery"].least
    game.artillery_marker += 1
    entry = game.note("artillery.marker", "HOH-HIT-07", {"level": game.artillery_marker})
    add_marker(entry, game.artillery_marker - 1, 1, game.artillery_marker, "HOH-HIT-07", "HOH-TRACK-08")
    if game.battery[game.artillery_marker - least]:
        piece_to_map(game, game.artillery_marker - least, free_symbol(game), "HOH-HIT-09")


def free_symbol(game: Hegra) -> int:
    """HOH-HIT-09: the yellow row first, then the green one, each from left to right."""
    for place in game.box.map.symbols:
        if not game.artillery_on_map[place]:
            return place
    raise AssertionError("there are as many Artillery symbols as pieces")


def piece_to_map(game: Hegra, space: int, place: int, rule: str) -> None:
    """A piece goes from the Artillery track onto the map."""
    game.battery[space] = False
    game.artillery_on_map[place] = True
    game.note("artillery.placed", rule, {"place": game.box.map.ids[place]})


def piece_to_track(game: Hegra, place: int, rule: str) -> None:
    """HOH-ARTY-11: a piece goes back to the rightmost free space; HOH-ARTY-12: the marker makes room for it."""
    game.artillery_on_map[place] = False
    space = len(game.battery) - 1
    while game.battery[space]:
        space -= 1
    game.battery[space] = True
    least = game.box.tracks.numbered["artillery"].least
    if game.artillery_marker - least == space:
        game.artillery_marker -= 1
    game.note("artillery.returned", rule, {"place": game.box.map.ids[place]})


def tiles_to_draw(game: Hegra) -> int:
    """HOH-SIEGE-04: the highest number of the Artillery track that no piece covers."""
    least = game.box.tracks.numbered["artillery"].least
    for space in range(len(game.battery) - 1, -1, -1):
        if not game.battery[space]:
            return space + least
    raise AssertionError("the leftmost space of the Artillery track never holds a piece")

"""German Patrols: tokens on the map, the Suspicion track, and Delivery tokens that are lost."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import REMOVE_PATROL, decide
from motstand.games.halls_of_hegra.breakdown import add_marker, add_return
from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.hit_bag import draw_tiles
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw


def add_patrol(game: Hegra, rule: str) -> Flow[None]:
    """HOH-PATROL-02: a token goes to the space of its number in the row of the day, whatever lies there."""
    if len(game.patrol_bag) == 0:
        yield from patrol_bag_is_empty(game)
        return
    number = yield from draw(game.patrol_bag, "draw.patrol", COMMANDER, None, rule)
    place = game.box.map.rows[game.today().row].spaces[int(number) - 1]
    game.patrols[place] += 1
    entry = game.note("patrol.added", rule, {"place": game.box.map.ids[place]})
    entry.child("part.patrol", "HOH-PATROL-02", {"number": int(number), "where": game.today().row})


def patrol_bag_is_empty(game: Hegra) -> Flow[None]:
    """HOH-PATROL-04: a Delivery token is lost instead; HOH-PATROL-05: if there is none, a Hit tile is drawn."""
    if not lose_cargo(game, "HOH-PATROL-04"):
        yield from draw_tiles(game, 1, "HOH-PATROL-05")


def lose_cargo(game: Hegra, rule: str) -> bool:
    """HOH-Q-97: a Delivery token of the leftmost Depot that has any leaves the game."""
    for kind, tokens in enumerate(game.depots):
        if tokens > 0:
            game.depots[kind] -= 1
            game.delivery_gone[kind] += 1
            game.note("cargo.lost", rule, {"delivery": game.box.pieces.deliveries[kind].id})
            return True
    return False


def places_with_patrols(game: Hegra) -> list[Option]:
    return [
        ("clear", id, "patrol")
        for place, id in enumerate(game.box.map.ids)
        if not objection_to_clearing(game, place, "patrol")
    ]


def objection_to_clearing(game: Hegra, place: int, enemy: str) -> str:
    """Whoever is to leave the map must be there."""
    there = game.patrols[place] > 0 if enemy == "patrol" else game.artillery_on_map[place]
    return "" if there else "enemy.none"


def remove_patrol(game: Hegra, rule: str) -> Flow[None]:
    """The player takes a Patrol token off the map, if there is one."""
    options = places_with_patrols(game)
    if options:
        _, place, _ = yield from decide(REMOVE_PATROL, options, rule=rule)
        patrol_to_bag(game, game.box.map.index[place], rule)


def patrol_to_bag(game: Hegra, place: int, rule: str) -> None:
    """HOH-ARTY-10: a token that leaves the map goes back into the Patrol bag."""
    game.patrols[place] -= 1
    game.patrol_bag.add(str(game.box.map.number[place]))
    game.note("patrol.removed", rule, {"place": game.box.map.ids[place]})


def raise_suspicion(game: Hegra, levels: int, rule: str) -> Flow[None]:
    """HOH-SUSP-01: level by level; above the last one it falls back, and a Patrol comes."""
    track = game.box.tracks.numbered["suspicion"]
    for _ in range(levels):
        if game.suspicion < track.most:
            game.suspicion += 1
            entry = game.note("suspicion.up", rule, {"level": game.suspicion})
            add_marker(entry, game.suspicion - 1, 1, game.suspicion, rule, "HOH-TRACK-04")
        else:
            before = game.suspicion
            game.suspicion = track.reset
            entry = game.note("suspicion.searched", "HOH-SUSP-01", {"level": game.suspicion})
            add_return(entry, before, game.suspicion, "HOH-SUSP-01", "HOH-TRACK-04")
            yield from add_patrol(game, "HOH-SUSP-01")


def lower_suspicion(game: Hegra, levels: int, rule: str) -> None:
    """HOH-TRACK-04: never below the lowest level (HOH-Q-13)."""
    before = game.suspicion
    game.suspicion = max(game.box.tracks.numbered["suspicion"].least, before - levels)
    if game.suspicion != before:
        entry = game.note("suspicion.down", rule, {"level": game.suspicion})
        add_marker(entry, before, -levels, game.suspicion, rule, "HOH-TRACK-04")

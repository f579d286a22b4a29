"""The Coup at the end of day 3: recruits stay away, and the walls are manned for the first time."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import POSTING, decide
from motstand.games.halls_of_hegra.breakdown import add_part, recruit_bag
from motstand.games.halls_of_hegra.components import (
    COMMANDER,
    DOUBT,
    FIRST_ATTACK,
    NOBODY,
    POSITIONS,
    SOLDIER,
    TYPES,
)
from motstand.games.halls_of_hegra.evening import next_day
from motstand.games.halls_of_hegra.morale import change_morale
from motstand.games.halls_of_hegra.recruits import defenders_in_bag
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import supply_marker_right
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw

# HOH-COUP-05: Morale for the number of Soldiers that were placed.
SOLDIERS_MORALE = {3: 1, 4: 2}


def coup(game: Hegra) -> Flow[str]:
    """HOH-COUP-01 to 03: as many Defenders as Fear says leave the Recruit bag, and Supplies grow scarce."""
    entry = game.note("coup", "HOH-COUP-01", {"count": game.fear})
    add_part(entry, "part.fear", "HOH-TRACK-06", game.fear)
    entry.child("part.recruit_bag", "HOH-COUP-02", recruit_bag(game))
    for _ in range(min(game.fear, defenders_in_bag(game))):
        yield from scare_one_away(game)
    for _ in range(game.doubts_aside):
        game.recruit_bag.add(DOUBT)
    game.doubts_aside = 0
    supply_marker_right(game, "HOH-COUP-03")
    return "posting"


def scare_one_away(game: Hegra) -> Flow[None]:
    """HOH-COUP-02: a Doubt disc does not count; those drawn lie beside the bag until all Defenders are out."""
    while True:
        among = recruit_bag(game)
        disc = yield from draw(game.recruit_bag, "draw.coup", COMMANDER, None, "HOH-COUP-02")
        if disc != DOUBT:
            break
        game.doubts_aside += 1
        game.note("coup.doubt", "HOH-COUP-02").child("part.recruit_bag", "HOH-COUP-02", among)
    game.reserve[TYPES.index(disc)] += 1
    entry = game.note("coup.left", "HOH-COUP-02", {"defender": disc})
    entry.child("part.recruit_bag", "HOH-COUP-02", among)


def posting(game: Hegra) -> Flow[str]:
    """HOH-COUP-04: a Defender for each open Position, from the left, as far as there are any (HOH-Q-90)."""
    position = next_open(game)
    options = postings(game)
    if position < 0 or not options:
        return (yield from first_attack_board(game))
    _, defender, area = yield from decide(POSTING, options, {"position": POSITIONS[position]})
    kind = TYPES.index(defender)
    {"ready": game.ready, "rest": game.rest, "tired": game.tired}[area][kind] -= 1
    game.positions[position] = kind
    told = {"defender": defender, "area": area, "position": POSITIONS[position]}
    game.note("posted", "HOH-COUP-04", told)
    return "posting"


def next_open(game: Hegra) -> int:
    """The leftmost Position without Damage tile and without Defender, or -1."""
    for position, kind in enumerate(game.positions):
        if kind == NOBODY and game.is_open(position):
            return position
    return -1


def postings(game: Hegra) -> list[Option]:
    options: list[Option] = []
    for name, area in (("tired", game.tired), ("rest", game.rest), ("ready", game.ready)):
        options += [
            ("post", TYPES[kind], name)
            for kind, count in enumerate(area)
            if count > 0 and not objection_to_posting(game, kind)
        ]
    return options


def objection_to_posting(game: Hegra, kind: int) -> str:
    """Whoever may fight: no Medics (HOH-DEF-02)."""
    return "post.barred" if game.box.spaces[game.box.space_index[POSITIONS[0]]].barred[kind] else ""


def first_attack_board(game: Hegra) -> Flow[str]:
    """HOH-COUP-05: Soldiers on the walls give heart; HOH-COUP-06: the board is flipped, Fear and Doubt are gone."""
    soldiers = game.positions.count(SOLDIER)
    change_morale(game, SOLDIERS_MORALE.get(soldiers, 0), "HOH-COUP-05")
    game.board = FIRST_ATTACK
    game.fear = 0
    game.doubt = 0
    game.note("coup.flipped", "HOH-COUP-06")
    yield from ()
    return next_day(game)

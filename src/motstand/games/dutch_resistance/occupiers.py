"""Policemen and Soldiers on Roads: Intensify, Reduce, and what follows when they move (DR-ROAD, DR-PATROL)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import INTENSIFY, REDUCE, SHIFT, decide
from motstand.games.dutch_resistance.components import OCCUPIERS, PLACES, POLICEMAN, SIGNS, SOLDIER
from motstand.games.dutch_resistance.markers import change_alibi, change_safety
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import LETTERS
from motstand.kernel.flow import Flow, Option


def can_intensify(game: Dutch, road: int) -> bool:
    """DR-Q-35: a Policeman can be turned, or one is left to be placed."""
    return game.occupiers[POLICEMAN][road] > 0 or game.occupier_supply() > 0


def intensify(game: Dutch, road: int, rule: str) -> None:
    """DR-ROAD-04, DR-ROAD-05: a Policeman becomes a Soldier; without one, a Policeman is placed."""
    policemen, soldiers = game.occupiers
    if policemen[road] > 0:
        policemen[road] -= 1
        soldiers[road] += 1
        game.note("intensified.soldier", rule, {"road": LETTERS[road]})
    elif game.occupier_supply() > 0:
        policemen[road] += 1
        game.note("intensified.policeman", rule, {"road": LETTERS[road]})
    else:
        game.note("intensified.none", "DR-Q-35", {"road": LETTERS[road]})


def intensify_one_of(game: Dutch, who: int, roads: list[int], rule: str) -> Flow[None]:
    """DR-ROAD-07: a Road of choice among these; whatever is there already (DR-Q-55, DR-Q-56)."""
    options: list[Option] = [("intensify", LETTERS[road]) for road in roads]
    _, road = yield from decide(game, who, INTENSIFY, options)
    intensify(game, LETTERS.index(road), rule)


def reduce_one(game: Dutch, who: int, rule: str) -> Flow[None]:
    """DR-ROAD-09: a Soldier becomes a Policeman, or a Policeman is removed. DR-Q-41: nobody there, nothing happens."""
    options: list[Option] = [
        ("reduce", LETTERS[road], OCCUPIERS[kind])
        for road in range(len(LETTERS))
        for kind in (POLICEMAN, SOLDIER)
        if game.occupiers[kind][road] > 0
    ]
    if not options:
        return
    _, letter, kind = yield from decide(game, who, REDUCE, options)
    road = LETTERS.index(letter)
    if kind == "soldier":
        game.occupiers[SOLDIER][road] -= 1
        game.occupiers[POLICEMAN][road] += 1
    else:
        game.occupiers[POLICEMAN][road] -= 1
    game.note("reduced", rule, {"road": letter, "occupier": kind})


def shift_one(game: Dutch, who: int, kinds: list[int], rule: str) -> Flow[None]:
    """DR-PATROL-11: an Occupier goes one step along its white or its black sign."""
    options: list[Option] = [
        ("shift", LETTERS[road], OCCUPIERS[kind], sign)
        for road in range(len(LETTERS))
        for kind in kinds
        if game.occupiers[kind][road] > 0
        for sign in SIGNS
    ]
    if options:
        _, letter, kind, sign = yield from decide(game, who, SHIFT, options)
        march(game, OCCUPIERS.index(kind), LETTERS.index(letter), SIGNS.index(sign), rule)


def march(game: Dutch, kind: int, road: int, sign: int, rule: str) -> int:
    """An Occupier follows a sign (DR-PATROL-09). DR-PATROL-04 to 08: whom it passes loses Safety and Alibi."""
    signs = game.box.board.roads[road]
    to, passed = signs.next[sign], signs.passed[sign]
    game.occupiers[kind][road] -= 1
    game.occupiers[kind][to] += 1
    values = {"occupier": OCCUPIERS[kind], "from": LETTERS[road], "to": LETTERS[to], "place": PLACES[passed]}
    game.note("marched", rule, {**values, "sign": SIGNS[sign]})
    harm = 2 if kind == SOLDIER else 1
    change_safety(game, passed, -harm, "DR-PATROL-06" if kind == SOLDIER else "DR-PATROL-04")
    for who in game.present(passed):
        change_alibi(game, who, -harm, "DR-PATROL-07" if kind == SOLDIER else "DR-PATROL-05")
    return to

"""Drawing recruits from the Recruit bag, one disc at a time."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import DRAW, KEEP, RECRUITS, STOP_DRAWING, decide
from motstand.games.halls_of_hegra.breakdown import add_part, add_types, by, recruit_bag
from motstand.games.halls_of_hegra.components import COMMANDER, DOUBT, MOBILISATION, TYPES, VOLUNTEER
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import change_supplies
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw

MOST_RECRUITS: Final = 4


def recruits(game: Hegra) -> Flow[str]:
    """HOH-RECRUIT-01: draw a disc, or stop once there is a recruit; every disc is a phase of its own."""
    if defenders_in_bag(game) == 0 or len(game.recruitment) == MOST_RECRUITS:
        # HOH-RECRUIT-03, HOH-Q-31
        return welcome(game)
    if game.recruitment:
        values = {"count": len(game.recruitment), "doubts": game.recruit_bag.rest.count(DOUBT)}
        values["discs"] = len(game.recruit_bag)
        answer: Option = yield RECRUITS.ask(COMMANDER, [DRAW, STOP_DRAWING], values)
        if answer == STOP_DRAWING:
            return welcome(game)
    among = recruit_bag(game)
    disc = yield from draw(game.recruit_bag, "draw.recruit", COMMANDER, None, "HOH-RECRUIT-01")
    if disc == DOUBT:
        entry = game.note("recruits.doubt", "HOH-RECRUIT-05")
        entry.child("part.recruit_bag", "HOH-RECRUIT-01", among)
        game.doubts_aside += 1
        if game.recruitment:
            yield from keep_one(game)
            return welcome(game)
        # HOH-RECRUIT-06: nobody has come yet, so drawing goes on to a single Defender.
        return "recruits"
    game.recruitment.append(TYPES.index(disc))
    entry = game.note("recruits.drawn", "HOH-RECRUIT-02", {"defender": disc})
    entry.child("part.recruit_bag", "HOH-RECRUIT-01", among)
    return welcome(game) if game.doubts_aside > 0 else "recruits"


def defenders_in_bag(game: Hegra) -> int:
    return len(game.recruit_bag) - game.recruit_bag.rest.count(DOUBT)


def keep_one(game: Hegra) -> Flow[None]:
    """HOH-RECRUIT-04: one recruit of the player's choice stays, the others go to the Reserve."""
    options: list[Option] = [("keep", TYPES[kind]) for kind in sorted(set(game.recruitment))]
    _, defender = yield from decide(KEEP, options)
    kept = TYPES.index(defender)
    game.recruitment.remove(kept)
    for kind in game.recruitment:
        game.reserve[kind] += 1
    others = len(game.recruitment)
    entry = game.note("recruits.kept", "HOH-RECRUIT-04", {"defender": defender, "count": others})
    add_part(entry, "part.recruits", "HOH-RECRUIT-02", others + 1)
    entry.child("part.stays", "HOH-RECRUIT-04", {"defender": defender, **by(-1)})
    game.recruitment = [kept]


def welcome(game: Hegra) -> str:
    """HOH-RECRUIT-07: the recruits are Ready; HOH-RECRUIT-08: each Volunteer brings a Supply. Doubt discs go back."""
    for _ in range(game.doubts_aside):
        game.recruit_bag.add(DOUBT)
    game.doubts_aside = 0
    recruits = game.recruitment
    game.recruitment = []
    for kind in recruits:
        game.ready[kind] += 1
    if recruits:
        joined = [TYPES[kind] for kind in recruits]
        entry = game.note("recruits.joined", "HOH-RECRUIT-07", {"defenders": joined, "count": len(joined)})
        add_types(entry, [recruits.count(kind) for kind in range(len(TYPES))], "HOH-RECRUIT-02")
    change_supplies(game, recruits.count(VOLUNTEER), "HOH-RECRUIT-08")
    return "morning" if game.board == MOBILISATION else "attack"

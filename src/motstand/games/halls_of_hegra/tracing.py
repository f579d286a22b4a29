"""Where the numbers on the boards come from: Guns, Morale tonight, Surrender, who is healthy, what is drawn."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import (
    add_column,
    add_healthy,
    add_modifiers,
    add_part,
    add_required,
    add_slots,
    by,
)
from motstand.games.halls_of_hegra.components import DAMAGED, GUNS, HITS
from motstand.games.halls_of_hegra.damage import guns_in_play, slot_states, strength
from motstand.games.halls_of_hegra.evening import morale_modifiers
from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.odds import DIE
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.games.halls_of_hegra.surrender import surrender_checks
from motstand.games.halls_of_hegra.tonight import morale_tonight, working
from motstand.kernel.flow import Outcome
from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing


def reckon(game: Hegra, outcome: Outcome, entry: Entry) -> None:
    """What the numbers are made of that decided the game: the healthy Defenders, and how many were needed."""
    if "healthy" in outcome.values:
        add_healthy(entry, game, 0)
        add_required(entry, game)


def trace(game: Hegra, thing: Thing) -> Entry | None:
    """The numbers of a Gun, or of a track by its name; None for what has none."""
    kind, id = thing
    if kind in ("gun", "damage") and id in GUNS:
        return gun(game, str(id))
    if kind != "track":
        return None
    if id == "morale":
        return morale(game)
    if id == "surrender":
        return surrender(game)
    if id == "healthy":
        return healthy(game)
    if id == "defence":
        return defence(game)
    if id == "tiles":
        return tiles(game)
    if id == "suspicion":
        return suspicion(game)
    if id == "supplies":
        return supplies(game)
    return None


def gun(game: Hegra, gun: str) -> Entry | None:
    """The strength of a Gun, slot by slot."""
    if gun not in guns_in_play(game):
        return None
    entry = Entry("trace.gun", "HOH-STATUS-02", {"gun": gun, "icons": strength(game, gun)})
    add_slots(entry, slot_states(game, gun))
    return entry


def morale(game: Hegra) -> Entry:
    """Where the Morale marker stands, and where it would be tonight."""
    level, above, below = morale_tonight(game)
    entry = Entry("trace.morale", "HOH-EVENING-01", by(level))
    add_part(entry, "part.from", "HOH-TRACK-10", game.morale)
    add_modifiers(entry, game, morale_modifiers(game))
    if above > 0:
        entry.child("part.beyond", "HOH-MTRACK-01", {**by(-above), "count": above})
    if below > 0:
        entry.child("part.beyond", "HOH-MTRACK-02", {**by(below), "count": below})
    return entry


def surrender(game: Hegra) -> Entry:
    """What the flag asks for, and what brings it nearer tonight."""
    outlook = game.box.tracks.surrender[game.surrender].id
    entry = Entry("trace.surrender", "HOH-TRACK-09", {"outlook": outlook, "required": game.required()})
    add_required(entry, game)
    for key, rule, count, limit in surrender_checks(game):
        entry.child(key, rule, {"count": count, "limit": limit, "met": "yes" if count >= limit else "no"})
    return entry


def healthy(game: Hegra) -> Entry:
    """HOH-DEF-01: who counts as healthy tonight, area by area. Who works today is Tired by then, if still there."""
    count = game.healthy() + working(game)
    entry = Entry("trace.healthy", "HOH-DEF-01", {"count": count, "required": game.required()})
    add_healthy(entry, game, working(game))
    return entry


def defence(game: Hegra) -> Entry:
    """What the Defence level stops; while an attack is fought, of how many shots."""
    entry = Entry("trace.defence", "HOH-INF-17", {"level": game.defence})
    add_column(entry, game.boxes[HITS], "HOH-INF-17")
    if sum(game.boxes[HITS]) > 0:
        add_part(entry, "part.defence", "HOH-INF-17", -game.defence)
    return entry


def tiles(game: Hegra) -> Entry:
    """How many tiles are drawn from the Hit bag, and from which."""
    count = tiles_to_draw(game)
    entry = Entry("trace.tiles", "HOH-SIEGE-04", {"count": count})
    entry.child("part.track", "HOH-SIEGE-04", {"count": count, "pieces": game.pieces_on_track()})
    bag = game.hit_bag.rest
    damage = len([tile for tile in bag if tile in DAMAGED])
    for kind, number in (
        ("miss", bag.count("miss")),
        ("artillery", bag.count("artillery")),
        ("damage", damage),
        ("air", len([tile for tile in bag if tile.startswith("air_")])),
    ):
        if number > 0:
            entry.child("part.bag", "HOH-HIT-01", {"tile": kind, "count": number})
    return entry


def suspicion(game: Hegra) -> Entry:
    """What a run past the enemy needs."""
    entry = Entry("trace.suspicion", "HOH-RUN-11", {"level": game.suspicion})
    ways = max(0, DIE - game.suspicion)
    entry.child("part.sneak", "HOH-RUN-11", {"needed": game.suspicion + 1, "ways": ways, "faces": DIE})
    return entry


def supplies(game: Hegra) -> Entry:
    """How many Tired Defenders the store makes Ready."""
    per = defenders_for_a_supply(game)
    entry = Entry("trace.supplies", "HOH-MORNING-04", {"count": game.supplies, "makes": game.supplies * per})
    entry.child("part.rations", "HOH-MORNING-04", {"count": game.supplies, "per": per})
    return entry

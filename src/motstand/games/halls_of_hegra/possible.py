"""What of a card can be done: for cards that let the player choose, and for the price of a Despair card."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import (
    DOUBT,
    MISS,
    MOBILISATION,
    MORALE_LIMIT,
    NOBODY,
    TYPES,
    VOLUNTEER,
    Effect,
    Text,
)
from motstand.games.halls_of_hegra.damage import jammable, repair_options, unjam_options
from motstand.games.halls_of_hegra.infirmary import patients
from motstand.games.halls_of_hegra.injuries import struck
from motstand.games.halls_of_hegra.state import Hegra


def can_do_something(game: Hegra, effects: list[Effect]) -> bool:
    """HOH-FX-02: can any part of this be done?"""
    return any(extent(game, effect) > 0 for effect in effects)


def can_pay(game: Hegra, text: Text) -> bool:
    """HOH-FX-31: can all of this be carried out in full?"""
    return all(extent(game, effect) >= wanted(effect) for effect in text.effects)


def wanted(effect: Effect) -> int:
    """How often an effect is to be done."""
    return abs(effect.amount)


def extent(game: Hegra, effect: Effect) -> int:
    """How often an effect could be done now, at least up to the number wanted."""
    if effect.verb in ("supply", "doubt_disc", "miss", "morale", "defence", "fear", "doubt", "suspicion", "surrender"):
        return up(game, effect.verb) if effect.amount > 0 else down(game, effect.verb)
    if effect.verb in ("tire", "ready", "injure", "lose", "treat", "relapse", "bury", "recruit"):
        return defenders(game, effect)
    return pieces(game, effect)


ALWAYS = 99


def up(game: Hegra, verb: str) -> int:
    """How many levels up, or pieces into a bag."""
    tracks = game.box.tracks
    if verb == "doubt_disc":
        return game.doubt_reserve
    if verb == "miss":
        return game.miss_reserve
    if verb == "defence":
        return tracks.numbered["defence"].most - game.defence
    if verb == "morale":
        return MORALE_LIMIT - game.morale + len(game.hope)
    if verb == "fear":
        return tracks.numbered["fear"].most - game.fear if game.board == MOBILISATION else 0
    if verb == "doubt":
        return len(tracks.doubt_discs) - 1 - game.doubt if game.board == MOBILISATION else 0
    return ALWAYS


def down(game: Hegra, verb: str) -> int:
    """How many levels down, or pieces out of a bag. A cost is never paid beyond the end of a track (HOH-Q-15)."""
    if verb == "supply":
        return game.supplies
    if verb == "doubt_disc":
        return game.recruit_bag.rest.count(DOUBT)
    if verb == "miss":
        return game.hit_bag.rest.count(MISS)
    if verb == "defence":
        return game.defence
    if verb == "morale":
        return game.morale + MORALE_LIMIT + (1 if struck(game)[1] != NOBODY else 0)
    if verb == "fear":
        return game.fear if game.board == MOBILISATION else 0
    if verb == "doubt":
        return game.doubt if game.board == MOBILISATION else 0
    if verb == "suspicion":
        return game.suspicion - game.box.tracks.numbered["suspicion"].least
    return game.surrender


def defenders(game: Hegra, effect: Effect) -> int:
    """How many Defenders an effect could reach."""
    if effect.verb == "tire":
        return sum(game.ready) + sum(game.rest)
    if effect.verb == "ready":
        return sum(game.tired)
    if effect.verb == "bury":
        return sum(game.morgue)
    if effect.verb == "recruit":
        return game.reserve[TYPES.index(effect.what)]
    if effect.verb == "treat":
        return ALWAYS if patients(game, "treat") else 0
    if effect.verb == "relapse":
        return ALWAYS if game.waiting_count() > 0 else 0
    if effect.what == "position":
        return len([kind for kind in game.positions if kind != NOBODY])
    if effect.what == "volunteer":
        return game.tired[VOLUNTEER] + game.ready[VOLUNTEER]
    return sum(game.tired) + sum(game.ready)


def pieces(game: Hegra, effect: Effect) -> int:
    """How many tiles, tokens, cards or Infantry an effect could touch."""
    if effect.verb == "artillery_tile":
        return game.artillery_tile_reserve
    if effect.verb == "repair":
        return ALWAYS if repair_options(game) or unjam_options(game) else 0
    if effect.verb == "unjam":
        return ALWAYS if unjam_options(game) else 0
    if effect.verb == "jam":
        return len(jammable(game, effect.what))
    if effect.verb == "break":
        return 1 if effect.what in game.hit_bag else 0
    if effect.verb == "patrol" and effect.amount < 0:
        return sum(game.patrols)
    if effect.verb == "cargo":
        return sum(game.depots)
    if effect.verb == "advance":
        sector = int(effect.what) - 1
        return game.standing[sector] if sector < len(game.sectors()) else 0
    if effect.verb == "kill":
        return sum(game.standing) + sum(game.lying)
    if effect.verb == "hope":
        return len(game.hope)
    if effect.verb == "despair":
        return len(game.despair)
    return ALWAYS

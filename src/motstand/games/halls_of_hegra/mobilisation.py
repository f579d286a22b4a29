"""Section 0, Mobilisation: the Fear and Doubt tracks, Negotiate, and Open New Supply Route."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import CALMED, NEGOTIATE, OPEN_SUPPLY_ROUTE, decide
from motstand.games.halls_of_hegra.breakdown import add_marker
from motstand.games.halls_of_hegra.components import MOBILISATION
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow, Option


def change_fear(game: Hegra, amount: int, rule: str) -> None:
    """Within the track, and only while the Mobilisation board lies there (HOH-EVENT-09)."""
    track = game.box.tracks.numbered["fear"]
    level = min(max(game.fear + amount, track.least), track.most)
    if game.board == MOBILISATION and level != game.fear:
        before = game.fear
        game.fear = level
        entry = game.note("fear.up" if amount > 0 else "fear.down", rule, {"level": level})
        add_marker(entry, before, amount, level, rule, "HOH-TRACK-06")


def change_doubt(game: Hegra, amount: int, rule: str) -> None:
    """Within the track, and only while the Mobilisation board lies there (HOH-EVENT-09)."""
    level = min(max(game.doubt + amount, 0), len(game.box.tracks.doubt_discs) - 1)
    if game.board == MOBILISATION and level != game.doubt:
        before = game.doubt
        game.doubt = level
        entry = game.note("doubt.up" if amount > 0 else "doubt.down", rule, {"level": level})
        add_marker(entry, before, amount, level, rule, "HOH-TRACK-07")


def negotiate(game: Hegra) -> Flow[None]:
    """HOH-MOBACT-02: Fear or Doubt goes down 1 level; nothing if both are at 0 (HOH-Q-99)."""
    options: list[Option] = [("calm", track) for track in CALMED if not objection_to_calming(game, track)]
    if not options:
        return
    _, track = yield from decide(NEGOTIATE, options, {"uses": game.uses})
    if track == "doubt":
        change_doubt(game, -1, "HOH-MOBACT-02")
    else:
        change_fear(game, -1, "HOH-MOBACT-02")


def objection_to_calming(game: Hegra, track: str) -> str:
    """A marker goes down only on its track."""
    at_least = game.doubt > 0 if track == "doubt" else game.fear > game.box.tracks.numbered["fear"].least
    return "" if at_least else "calm.lowest"


def open_supply_route(game: Hegra) -> Flow[None]:
    """HOH-MOBACT-04: a group of Delivery tokens goes from the Reserve to its Depot; each only once (HOH-MOBACT-05)."""
    deliveries = game.box.pieces.deliveries
    options: list[Option] = [
        ("open", delivery.id) for kind, delivery in enumerate(deliveries) if not objection_to_opening(game, kind)
    ]
    if not options:
        return
    _, opened = yield from decide(OPEN_SUPPLY_ROUTE, options, {"uses": game.uses})
    kind = [delivery.id for delivery in deliveries].index(opened)
    game.depots[kind] += game.delivery_reserve[kind]
    game.delivery_reserve[kind] = 0
    game.note("route.opened", "HOH-MOBACT-04", {"delivery": opened})


def objection_to_opening(game: Hegra, kind: int) -> str:
    """HOH-MOBACT-05: each group once; that of the first Depot is there from the start (HOH-SETUP-16)."""
    return "" if game.delivery_reserve[kind] > 0 else "route.opened"

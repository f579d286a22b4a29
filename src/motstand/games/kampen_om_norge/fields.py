"""The fields of `Kampen`, one by one. Made by `python -m tools.states` from state.py: change them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from motstand.kernel.piles import Pile

if TYPE_CHECKING:
    from motstand.games.kampen_om_norge.state import Kampen

FIELDS: Final = (
    "active",
    "allies_exhausted",
    "arrivals_due",
    "attacks",
    "battalions",
    "box",
    "by_air",
    "combat",
    "decks",
    "hands",
    "moved",
    "origins",
    "placed",
    "players",
    "round",
    "scenario",
    "sea",
    "seats",
    "symbols",
    "to_place",
    "used",
    "used_a_card",
)


def copy_fields(game: Kampen, twin: Kampen) -> None:
    """Make `twin` the same position; it shares nothing that could change."""
    twin.phase = game.phase
    twin.round = game.round
    twin.active = game.active
    twin.combat = None if game.combat is None else game.combat.copy()
    twin.allies_exhausted = game.allies_exhausted
    twin.arrivals_due = game.arrivals_due
    twin.symbols = game.symbols
    twin.to_place = game.to_place
    twin.sea = None if game.sea is None else game.sea.copy()
    twin.players = game.players
    twin.seats = game.seats
    battalions_1, battalions_2, battalions_3 = game.battalions
    twin.battalions = [battalions_1.copy(), battalions_2.copy(), battalions_3.copy()]
    twin.moved = game.moved.copy()
    twin.attacks = [each.copy() for each in game.attacks]
    twin.origins = game.origins.copy()
    decks_1, decks_2, decks_3 = game.decks
    twin.decks = [decks_1.copy(), decks_2.copy(), decks_3.copy()]
    twin.used = game.used.copy()
    hands_1, hands_2, hands_3 = game.hands
    twin.hands = [hands_1.copy(), hands_2.copy(), hands_3.copy()]
    twin.used_a_card = game.used_a_card.copy()
    twin.placed = game.placed.copy()
    twin.by_air = game.by_air.copy()


def data_of(game: Kampen) -> dict[str, Any]:
    """The whole position as JSON-able data; equal positions give equal data."""
    from motstand.games.kampen_om_norge.stored import (
        area_data,
        attack_data,
        battalions_data,
        by_area_data,
        combat_data,
        faction_data,
        sea_data,
        seats_data,
        used_data,
    )

    data: dict[str, Any] = {
        "phase": game.phase,
        "round": game.round,
        "active": faction_data(game, game.active),
        "combat": None if game.combat is None else combat_data(game, game.combat),
        "allies_exhausted": game.allies_exhausted,
        "arrivals_due": game.arrivals_due,
        "symbols": game.symbols,
        "to_place": game.to_place,
        "seats": seats_data(game, game.seats),
        "battalions": battalions_data(game, game.battalions),
        "moved": by_area_data(game, game.moved),
        "attacks": [attack_data(game, each) for each in game.attacks],
        "origins": [area_data(game, each) for each in game.origins],
        "decks": [each.data() for each in game.decks],
        "used": [used_data(game, each) for each in game.used],
        "hands": [sorted(each) for each in game.hands],
        "used_a_card": game.used_a_card.copy(),
        "placed": [area_data(game, each) for each in game.placed],
        "by_air": [area_data(game, each) for each in game.by_air],
    }
    if game.sea is not None:
        data["sea"] = sea_data(game, game.sea)
    return data


def restore_fields(game: Kampen, data: dict[str, Any]) -> None:
    """Lay out the position that `data_of` described."""
    from motstand.games.kampen_om_norge.stored import (
        area_from,
        attack_from,
        battalions_from,
        by_area_from,
        combat_from,
        faction_from,
        sea_from,
        seats_from,
        used_from,
    )

    game.phase = data["phase"]
    game.round = data["round"]
    game.active = faction_from(game, data["active"])
    game.combat = None if data["combat"] is None else combat_from(game, data["combat"])
    game.allies_exhausted = data["allies_exhausted"]
    game.arrivals_due = data["arrivals_due"]
    game.symbols = data["symbols"]
    game.to_place = data["to_place"]
    game.seats = seats_from(game, data["seats"])
    game.battalions = battalions_from(game, data["battalions"])
    game.moved = by_area_from(game, data["moved"])
    game.attacks = [attack_from(game, each) for each in data["attacks"]]
    game.origins = [area_from(game, each) for each in data["origins"]]
    game.decks = [Pile(each[0], each[1]) for each in data["decks"]]
    game.used = [used_from(game, each) for each in data["used"]]
    game.hands = [list(each) for each in data["hands"]]
    game.used_a_card = list(data["used_a_card"])
    game.placed = [area_from(game, each) for each in data["placed"]]
    game.by_air = [area_from(game, each) for each in data["by_air"]]
    game.sea = sea_from(game, data["sea"]) if "sea" in data else None

"""What a seat may see: the whole board, its own hands, and of the others only how many cards they hold."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.combat import (
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
)
from motstand.games.kampen_om_norge.combat_cards import ATTACK, DEFENCE
from motstand.games.kampen_om_norge.components import FACTIONS, GERMANY
from motstand.games.kampen_om_norge.outlook import planned_combats
from motstand.games.kampen_om_norge.state import Combat, Kampen, combat_data, origin_id

PHASE_NUMBERS = {
    "factions": 0,
    "setup": 0,
    "movement": 1,
    "sabotage": 1,
    "battles": 2,
    "combat": 2,
    "trade": 3,
    "arrival": 3,
    "placement": 3,
    "submarines": 3,
    "new cards": 4,
}

MOST_IN_ORDER = 1_000
_in_order: dict[tuple[str, ...], list[str]] = {}


def public(game: Kampen) -> dict[str, Any]:
    """What lies open: the board, the combat, used cards, and how many cards there are elsewhere."""
    ids = game.box.board.ids
    return {
        "scenario": game.scenario.id,
        "round": game.round,
        "active": FACTIONS[game.active],
        "phase": game.phase,
        "phase_number": PHASE_NUMBERS[game.phase],
        "seats": dict(zip(FACTIONS, game.seats, strict=True)),
        "areas": areas_view(game),
        "attacks": [
            {"area": ids[a.target], "from": origin_id(game, a.origin), "battalions": a.battalions} for a in game.attacks
        ],
        "combat": None if game.combat is None else combat_view(game, game.combat),
        "factions": {name: faction_view(game, number) for number, name in enumerate(FACTIONS)},
        "objectives": {ids[area]: holder(game, area) for area in game.scenario.objectives},
        "symbols": game.symbols,
        "to_place": game.to_place,
        "placed": [ids[area] for area in game.placed + game.by_air],
        "arrivals_due": game.arrivals_due,
        "allies_exhausted": game.allies_exhausted,
        "odds": planned_combats(game) if game.attacks else [],
    }


def private(game: Kampen, seat: str) -> dict[str, Any]:
    """The hands of the factions that `seat` leads."""
    led = [(number, name) for number, name in enumerate(FACTIONS) if game.seats[number] == seat]
    return {"hands": {name: sorted(game.hands[number]) for number, name in led}}


def areas_view(game: Kampen) -> dict[str, dict[str, int]]:
    """The areas that hold battalions, and how many of the active faction's have moved."""
    areas: dict[str, dict[str, int]] = {}
    germany, norway, allies = game.battalions
    moved = game.moved
    for area, id in enumerate(game.box.board.ids):
        german, norwegian, allied = germany[area], norway[area], allies[area]
        if german or norwegian or allied:
            here: dict[str, int] = {}
            if german:
                here["germany"] = german
            if norwegian:
                here["norway"] = norwegian
            if allied:
                here["allies"] = allied
            if moved[area]:
                here["moved"] = moved[area]
            areas[id] = here
    return areas


def combat_view(game: Kampen, combat: Combat) -> dict[str, Any]:
    """The combat on the table; everything in it lies open."""
    shown = combat_data(game, combat)
    shown["attack_dice_count"] = attacking_battalions_dice(game, combat.area) + card_dice(game, combat, ATTACK)
    shown["defence_dice_count"] = defending_battalions_dice(game, combat.area) + card_dice(game, combat, DEFENCE)
    return shown


def faction_view(game: Kampen, faction: int) -> dict[str, Any]:
    """A faction's cards: how many there are; used cards lie face up."""
    return {
        "battalions": game.on_board(faction),
        "cards_in_hand": len(game.hands[faction]),
        "cards_in_deck": len(game.decks[faction]),
        "used": in_order(game.used[faction]),
        "used_a_card": game.used_a_card[faction],
    }


def in_order(cards: tuple[str, ...]) -> list[str]:
    """Cards in the order of their ids. What is used lies there for many answers, so it is put in order once."""
    known = _in_order.get(cards)
    if known is None:
        if len(_in_order) >= MOST_IN_ORDER:
            _in_order.clear()
        known = _in_order[cards] = sorted(cards)
    return known


def holder(game: Kampen, area: int) -> str:
    """KON-WIN-04: an empty area counts as Norwegian."""
    return "germany" if game.battalions[GERMANY][area] > 0 else "norway"


def headline(game: Kampen) -> tuple[str, dict[str, Any]]:
    """Which round, whose turn, which phase."""
    values = {"round": game.round, "faction": FACTIONS[game.active], "phase": PHASE_NUMBERS[game.phase]}
    return "headline", values

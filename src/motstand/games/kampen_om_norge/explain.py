"""What each thing on the table is and what it does now: hovering, focusing or pressing it long says so."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.kampen_om_norge.combat import DICE_LIMIT, dice_of_attackers
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.names import text_name
from motstand.games.kampen_om_norge.printed import times
from motstand.games.kampen_om_norge.sea.explain import sea_phase, sea_phases, sea_zone, sea_zones, ship, ships
from motstand.games.kampen_om_norge.state import Attack, Kampen, origin_id
from motstand.games.kampen_om_norge.victory import german_objectives
from motstand.games.kampen_om_norge.view import PHASE_NUMBERS
from motstand.kernel.explain import ThingKind, ThingKinds, named
from motstand.kernel.log import Entry
from motstand.kernel.words.messages import phrase

# Whoever looks: a seat, or None, a spectator.
Seat = str | None

PHASES: Final = {"1": "KON-MOVE-02", "2": "KON-COMBAT-02", "3": "KON-REINF-01", "4": "KON-NEWC-01"}
TIMES: Final = {
    "G1": "KON-CARD-06",
    "G2": "KON-CARD-06",
    "G3": "KON-CARD-06",
    "R1": "KON-CARD-07",
    "R2": "KON-CARD-07",
    "R3": "KON-CARD-07",
    "C1": "KON-CARD-08",
    "C2": "KON-CARD-08",
}
DECKS: Final = {"germany": "KON-WIN-01", "norway": "KON-DECK-06", "allies": "KON-DECK-11"}
TRACKS: Final = ("round", "objectives", "symbols")


# -- the board ---------------------------------------------------------------------------------------------------


def areas(game: Kampen) -> list[str]:
    return [id for number, id in enumerate(game.box.board.ids) if game.scenario.in_play[number]]


def area(game: Kampen, id: str) -> Entry:
    """An area: what it is worth, who holds it, and with how many dice."""
    board = game.box.board
    number = board.index[id]
    german, norwegian, allied = [game.battalions[faction][number] for faction in (GERMANY, NORWAY, ALLIES)]
    worth = "none" if not game.scenario.is_objective[number] else "city" if game.scenario.by_cities else "objective"
    holder = "germany" if german else "both" if norwegian and allied else "norway" if norwegian else "allies"
    count = german + norwegian + allied
    values: dict[str, Any] = {
        "worth": worth,
        "field": "yes" if number in board.air_fields else "no",
        "raises": "yes" if number in board.mobilization_points else "no",
        "zones": ", ".join(board.sea_zones[number]) or "none",
        "faction": holder if count else "nobody",
        "count": count,
        "norwegian": norwegian,
        "allied": allied,
        "rolls": min(count, DICE_LIMIT),
        "attackers": sum([attack.battalions for attack in game.attacks if attack.target == number]),
    }
    return Entry("about.area", "KON-BOARD-04", values)


def attacks(game: Kampen) -> list[str]:
    return [name_of(game, attack) for attack in game.attacks]


def name_of(game: Kampen, attack: Attack) -> str:
    """An attack by where it comes from and where it goes."""
    return f"{origin_id(game, attack.origin)}@{game.box.board.ids[attack.target]}"


def attack(game: Kampen, id: str) -> Entry:
    """KON-MOVE-06: battalions at the border of an area that they attack, and their dice there."""
    found = next(attack for attack in game.attacks if name_of(game, attack) == id)
    water = found.origin >= 0 and game.box.board.water_between(found.origin, found.target)
    dice = dice_of_attackers(0, found.battalions) if water else dice_of_attackers(found.battalions, 0)
    values = {
        "faction": FACTIONS[game.active],
        "count": found.battalions,
        "from": origin_id(game, found.origin),
        "area": game.box.board.ids[found.target],
        "water": "yes" if water else "no",
        "rolls": dice,
    }
    return Entry("about.attack", "KON-COMBAT-08" if water else "KON-MOVE-06", values)


def zones(game: Kampen) -> list[str]:
    return sorted({zone for number, zones in enumerate(game.box.board.sea_zones) for zone in zones})


def zone(game: Kampen, id: str) -> Entry:
    """KON-BOARD-11: a sea zone only says who can come ashore on its coast."""
    board, scenario = game.box.board, game.scenario
    coast = [number for number, zones in enumerate(board.sea_zones) if id in zones and scenario.in_play[number]]
    german = any(scenario.german_coast[number] for number in coast)
    allied = any(scenario.allied_coast[number] for number in coast)
    lands = "both" if german and allied else "germany" if german else "allies" if allied else "nobody"
    return Entry("about.zone", "KON-BOARD-11", {"zone": id, "lands": lands})


# -- cards -------------------------------------------------------------------------------------------------------


def cards(game: Kampen) -> list[str]:
    return list(game.scenario.cards)


def card(game: Kampen, seat: Seat, id: str) -> Entry:
    """A card: what it does, when, and what it is worth. Where it is, is told only of used cards and of the own hand."""
    found = game.scenario.cards[id]
    deck = found.kind.deck
    mine = game.seats[deck] == seat and id in game.hands[deck]
    values = {
        "text": {"kind_text": text_name(found.kind)},
        "times": [phrase(f"when-{time}") for time in times(found.kind)] or "none",
        "symbols": found.symbols,
        "state": "used" if id in game.used[deck] else "mine" if mine else "open",
    }
    return Entry("about.card", "KON-CARD-11" if values["times"] == "none" else "KON-CARD-05", values)


def time_sign(game: Kampen, id: str) -> Entry:
    """KON-CARD-05: the sign on a card that says when its effect may be played."""
    return Entry("about.time", TIMES[id], {"time": id})


def faction(game: Kampen, id: str) -> Entry:
    """A side of the war: what it has on the board and in hand."""
    number = FACTIONS.index(id)
    values = {
        "faction": id,
        "battalions": game.on_board(number),
        "cards": len(game.hands[number]),
        "deck": len(game.decks[number]),
        "active": "yes" if number == game.active else "no",
    }
    return Entry("about.faction", "KON-PLAY-01", values)


def deck(game: Kampen, id: str) -> Entry:
    """How many cards a faction can still draw, and what happens when there are none."""
    number = FACTIONS.index(id)
    values = {"count": len(game.decks[number]), "hand": game.scenario.hand[number]}
    return Entry(f"about.deck.{id}", DECKS[id], values)


def used(game: Kampen, id: str) -> Entry:
    """KON-CARD-04: the cards that a faction has used lie face up."""
    return Entry("about.used", "KON-CARD-04", {"faction": id, "count": len(game.used[FACTIONS.index(id)])})


# -- the course of the game --------------------------------------------------------------------------------------


def phase(game: Kampen, id: str) -> Entry:
    """KON-TURN-02: what happens in a phase of a turn."""
    now = PHASE_NUMBERS[game.phase] == int(id)
    values = {
        "faction": FACTIONS[game.active],
        "now": "yes" if now else "no",
        "per": game.scenario.symbols_per_battalion,
    }
    return Entry(f"about.phase.{id}", PHASES[id], values)


def track(game: Kampen, id: str) -> Entry:
    """The round, what Germany holds of what decides the game, and the symbols traded so far."""
    if id == "round":
        return Entry("about.track.round", "KON-TURN-01", {"round": game.round, "left": len(game.decks[GERMANY])})
    if id == "symbols":
        values = {"symbols": game.symbols, "per": game.scenario.symbols_per_battalion, "left": game.to_place}
        return Entry("about.track.symbols", "KON-REINF-02", values)
    held, count = german_objectives(game), len(game.scenario.objectives)
    decides = "cities" if game.scenario.by_cities else "objectives"
    rule = "KON-WIN-02" if game.scenario.by_cities else "KON-STWO-01"
    return Entry("about.track.objectives", rule, {"held": held, "count": count, "decides": decides})


def kinds(game: Kampen, seat: Seat) -> ThingKinds[Kampen]:
    """The kinds of things on the table. With ships, a sea zone is more than a coast."""
    known = {
        "area": ThingKind(areas, area, named("area")),
        "attack": ThingKind(attacks, attack),
        "zone": ThingKind(zones, zone),
        "card": ThingKind(cards, lambda game, id: card(game, seat, id), named("card")),
        "time": ThingKind(list(TIMES), time_sign),
        "faction": ThingKind(FACTIONS, faction),
        "deck": ThingKind(FACTIONS, deck),
        "used": ThingKind(FACTIONS, used),
        "phase": ThingKind(list(PHASES), phase),
        "track": ThingKind(list(TRACKS), track),
    }
    if game.sea is not None:
        known["zone"] = ThingKind(sea_zones, sea_zone)
        known["phase"] = ThingKind(sea_phases, sea_phase)
        known["ship"] = ThingKind(ships, lambda game, id: ship(game, seat, id), named("ship"))
    return known

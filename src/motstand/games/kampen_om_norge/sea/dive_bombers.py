"""Stupbombefly of 9 April: before all other naval combat, or in step 2 of one (KON-Q-97)."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.fleet import remove_ship, sea_of, ship_of, zone_id
from motstand.games.kampen_om_norge.sea.losses import sink
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Draw, Flow, Option, Roll


def might_dive(game: Kampen, faction: int, zone: int) -> bool:
    """Can everybody see that the Allies might send dive bombers there?"""
    if not sea_of(game).april or faction != ALLIES or not game.hands[ALLIES]:
        return False
    return any(not objection_to_diving(game, kind, zone) for kind in game.scenario.april_kinds[ALLIES])


def dives(game: Kampen, faction: int, zones: list[int]) -> list[Option]:
    """The cards in hand and the zones that they reach."""
    if not sea_of(game).april or faction != ALLIES:
        return []
    return [
        ("dive", card, zone_id(game, zone))
        for card in different_cards(game, ALLIES)
        for zone in zones
        if not objection_to_diving(game, game.card(card).kind, zone)
    ]


def objection_to_diving(game: Kampen, kind: Kind, zone: int) -> str:
    """KON-NAC-06: zones III to V, where German ship cards lie."""
    if kind.april is None or kind.april.dive is None:
        return "another_time"
    if zone_id(game, zone) not in kind.april.dive.zones:
        return "bombers_do_not_reach_zone"
    return "" if sea_of(game).stacks[GERMANY][zone] else "no_ships_there"


def dive(game: Kampen, card: str, zone: int) -> Flow[None]:
    """KON-NAC-05: a die. KON-NAC-07: the ship is drawn among all German cards in the zone; a dummy is only removed."""
    april = game.card(card).kind.april
    assert april is not None
    assert april.dive is not None
    needed = april.dive.on
    use_card(game, ALLIES, card)
    told = {"card": card, "zone": zone_id(game, zone)}
    seat = game.seats[ALLIES]
    rolled: tuple[int, ...] = yield Roll(6, 1, "roll.dive", seat, "KON-NAC-05", told)
    entry = game.note("april.dived", "KON-NAC-05", {**told, "die": rolled[0]})
    entry.child("naval_combat.needed", "KON-NAC-05", {"die": rolled[0], "needed": needed})
    if rolled[0] < needed:
        return
    among = sorted(sea_of(game).stacks[GERMANY][zone])
    id: str = yield Draw(among, "draw.struck", seat, None, "KON-NAC-07", told)
    if ship_of(game, id).of.dummy:
        remove_ship(game, id)
        game.note("april.dived_on_dummy", "KON-NAC-07", {"ship": id, "zone": told["zone"]})
    else:
        yield from sink(game, id, ALLIES, "KON-NAC-05")

"""Raids: a Raid! card for each Location whose Safety has dropped below 1 (pp. 8-9)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import RAID_ORDER, decide
from motstand.games.dutch_resistance.capture import search
from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.decks import draw_card, put_under
from motstand.games.dutch_resistance.effects import can_pay, carry_out
from motstand.games.dutch_resistance.markers import change_morale
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option


def raids_by_day(game: Dutch) -> Flow[None]:
    """DR-RAID-02: in the Action Phase right after the action or card; in the other phases raids wait (DR-RAID-03)."""
    if game.is_action_phase():
        yield from raids(game)


def raids(game: Dutch) -> Flow[None]:
    """DR-Q-17: in an order of choice. DR-Q-19: a raid may make another one due."""
    while game.raids_due:
        options: list[Option] = [("raid", PLACES[place]) for place in game.raids_due]
        _, place = yield from decide(game, game.decider(), RAID_ORDER, options)
        yield from raid(game, PLACES.index(place))


def raid(game: Dutch, place: int) -> Flow[None]:
    """DR-RAID-04: also where nobody is. First arrests, then the raid, then Safety begins anew (DR-Q-81)."""
    id = yield from draw_card(game, game.raid_deck, "raid.card", "DR-RAID-01")
    card = game.box.cards.raids[id]
    # DR-Q-22: a red card stays on the table; the others go to the bottom, for no other is drawn before they are done.
    if card.lasting:
        game.lasting.append(id)
    else:
        put_under(game.raid_deck, id)
    game.note("raided", "DR-RAID-01", {"place": PLACES[place], "card": id})
    has_group = any(game.token_place[token] == place for token in game.groups())
    yield from search(game, place, card.number, "DR-RAID-05")
    scene = Scene(game.decider(), place, "DR-RAID-08", id)
    yield from carry_out(game, scene, card.effects)
    if card.price:
        payable = can_pay(game, scene, card.price)
        yield from carry_out(game, scene, card.price if payable else card.otherwise)
    if has_group:
        change_morale(game, -1, "DR-SOLO-17")
    # DR-Q-18: what the Location lost until now counts once.
    game.raids_due.remove(place)
    game.safety[place] = game.tile(place).start
    game.note("safety.reset", "DR-RAID-11", {"place": PLACES[place], "to": game.safety[place]})
    scene.rule = "DR-RAID-12"
    yield from carry_out(game, scene, card.after)


def is_lasting(game: Dutch, effect: str) -> bool:
    """DR-RAID-10: is a red Raid! card with this effect on the table?"""
    return any(game.box.cards.raids[card].lasting == effect for card in game.lasting)

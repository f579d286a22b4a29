"""Invasjon: the Allies trade cards and land in the movement phase, also against the enemy."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DONE, LAND, TRADE_TO_INVADE
from motstand.games.kampen_om_norge.breakdown import add_symbols
from motstand.games.kampen_om_norge.components import ALLIES, SEA
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.fleet import is_closed_by_germany
from motstand.games.kampen_om_norge.stacks import arrive
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Flow, Option


def objection_to_invading(game: Kampen, id: str) -> str:
    """KON-AC-06: the other cards in hand must bring at least one battalion."""
    symbols = sum([game.card(other).symbols for other in game.hands[ALLIES] if other != id])
    objection = objection_to_landing(game, symbols)
    if objection or game.sea is None:
        return objection
    beaches = [area for area in range(len(game.box.board.ids)) if not objection_to_beach(game, area)]
    return "" if beaches else "germans_at_sea"


def objection_to_landing(game: Kampen, symbols: int) -> str:
    """KON-AC-06: so many symbols must bring at least one battalion."""
    return "" if symbols >= game.scenario.symbols_per_battalion else "too_few_symbols"


def objection_to_beach(game: Kampen, area: int) -> str:
    """KON-AC-07: they land on the coast that is open to Allied ships, and not under German guns (KON-AC-08)."""
    if not game.scenario.allied_coast[area]:
        return "lands_inland"
    return "germans_at_sea" if is_closed_by_germany(game, area) else ""


def invade(game: Kampen) -> Flow[None]:
    """KON-AC-05: trade cards now and land the battalions, also in hostile areas, which are then attacked."""
    symbols = 0
    while game.hands[ALLIES]:
        options: list[Option] = [("trade", card) for card in different_cards(game, ALLIES)]
        if not objection_to_landing(game, symbols):
            options.append(DONE)
        values = {"symbols": symbols, "battalions": symbols // game.scenario.symbols_per_battalion}
        answer: Option = yield TRADE_TO_INVADE.ask(game.seats[ALLIES], options, values)
        if answer == DONE:
            break
        _, card = answer
        symbols += game.card(card).symbols
        use_card(game, ALLIES, card)
        entry = game.note("trade.traded", "KON-AC-06", {"faction": "allies", "card": card})
        add_symbols(entry, game, card, "KON-AC-06")
    ids = game.box.board.ids
    coast: list[Option] = [("land", ids[area]) for area in range(len(ids)) if not objection_to_beach(game, area)]
    battalions = symbols // game.scenario.symbols_per_battalion
    for landed in range(battalions):
        where: Option = yield LAND.ask(game.seats[ALLIES], coast, {"left": battalions - landed})
        _, target = where
        area = game.box.board.index[target]
        hostile = game.is_enemy_in(ALLIES, area)
        arrive(game, SEA, area, 1)
        game.note("invasion.attacks" if hostile else "invasion.landed", "KON-AC-05", {"area": target})

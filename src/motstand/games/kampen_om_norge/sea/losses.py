"""Chapters 6.1 and 8.2 step 6: sunk ships leave the game, and their owner loses action cards."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import PASS
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY
from motstand.games.kampen_om_norge.new_cards import deck_has_run_out, different_cards, use_card
from motstand.games.kampen_om_norge.sea.answers import SAILORS, VOID
from motstand.games.kampen_om_norge.sea.fleet import remove_ship, sea_of, ship_of, zone_id, zone_of
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw


def sink(game: Kampen, id: str, by: int, rule: str, evacuated: bool = True) -> Flow[None]:
    """KON-NAVC-15: a ship sunk by a faction is removed and its owner's cards are voided.

    `evacuated`: it was lost in naval combat, so that Evakuerte matroser may still land its battalion (KON-Q-70).
    """
    ship = ship_of(game, id)
    zone = zone_of(game, id)
    told = {"ship": id, "zone": zone_id(game, zone), "faction": FACTIONS[ship.faction]}
    remove_ship(game, id)
    game.note("ship.sunk", rule, told)
    if evacuated and ship.faction == GERMANY and sea_of(game).april:
        yield from save_sailors(game, id, zone)
    yield from void_for(game, id, by)


def void_for(game: Kampen, id: str, by: int) -> Flow[None]:
    """KON-SHIP-17: so many cards for a ship of its class. KON-SHIP-23: the Allies choose whether Germany loses them."""
    ship = ship_of(game, id)
    count = min(ship.of.voids, len(game.decks[ship.faction]))
    # KON-SHIP-19: 'Eidsvoll & Norge' costs nothing. KON-Q-17: nor does a ship when the deck is used up.
    if count == 0:
        return
    # KON-Q-79: Kystfort is Norwegian and leaves no choice.
    if ship.faction == GERMANY and by == ALLIES:
        options: list[Option] = [("void", number) for number in range(count, -1, -1)]
        answer: Option = yield VOID.ask(game.seats[ALLIES], options, {"ship": id, "most": count})
        _, count = answer
    game.note("ship.voids", "KON-SHIP-17", {"ship": id, "faction": FACTIONS[ship.faction], "count": count})
    yield from void_cards(game, ship.faction, count, "KON-SHIP-17")


def void_cards(game: Kampen, faction: int, count: int, rule: str) -> Flow[None]:
    """KON-SHIP-18: from the top of the deck, face up to its bottom. The last card has its consequence (KON-Q-17)."""
    deck = game.decks[faction]
    values = {"faction": FACTIONS[faction]}
    for _ in range(min(count, len(deck))):
        card = yield from draw(deck, "draw.voided", game.seats[faction], None, "KON-SHIP-18", values)
        game.used[faction] = (*game.used[faction], card)
        game.note("card.voided", rule, {**values, "card": card})
        if len(deck) == 0:
            yield from deck_has_run_out(game, faction)


def save_sailors(game: Kampen, id: str, zone: int) -> Flow[None]:
    """KON-NGC-08: with Evakuerte matroser the battalion of a sunk ship still lands, from where the ship was lost."""
    if not game.hands[GERMANY]:
        return
    options: list[Option] = [PASS]
    for card in different_cards(game, GERMANY):
        april = game.card(card).kind.april
        if april is not None and april.sailors:
            options.append(("sailors", card, id))
    answer: Option = yield SAILORS.ask(game.seats[GERMANY], options, {"ship": id})
    if answer == PASS:
        return
    _, card, ship = answer
    use_card(game, GERMANY, card)
    sea_of(game).sailors += ((ship, zone),)
    game.note("ship.sailors", "KON-NGC-08", {"card": card, "ship": ship, "zone": zone_id(game, zone)})

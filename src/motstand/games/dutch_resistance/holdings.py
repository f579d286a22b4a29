"""What Characters hold: Resources, Ticket and Ausweis cards; gaining, spending and losing them (DR-RES)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import DECLINE, GAIN, MAKE_ROOM, SPEND, decide
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import AUSWEIS, RESOURCES, TICKET
from motstand.kernel.flow import Flow, Option


def gain_resource(game: Dutch, who: int, resource: int, rule: str) -> Flow[None]:
    """DR-RES-03: onto a free slot. DR-Q-34: only while there are tokens; DR-Q-36: room may be made by day."""
    if game.supply(resource) == 0:
        game.note("gain.none", "DR-Q-34", {"resource": RESOURCES[resource]})
        return
    if game.resources(who) >= game.slots(who):
        game.note("gain.full", "DR-BOARD-07", {"character": game.colours[who], "resource": RESOURCES[resource]})
        if not game.is_action_phase():
            return
        options: list[Option] = [("spend", RESOURCES[kind]) for kind in held_kinds(game, who)]
        answer = yield from decide(game, who, MAKE_ROOM, [*options, DECLINE], {"resource": RESOURCES[resource]})
        if answer == DECLINE:
            return
        _, dropped = answer
        lose_resource(game, who, RESOURCES.index(dropped), "DR-RES-06")
    game.held[who][resource] += 1
    game.note("gained", rule, {"character": game.colours[who], "resource": RESOURCES[resource]})


def gain_any(game: Dutch, who: int, rule: str) -> Flow[None]:
    """DR-RES-08: one Resource of the player's choice."""
    options: list[Option] = [("gain", name) for kind, name in enumerate(RESOURCES) if game.supply(kind) > 0]
    if options:
        _, name = yield from decide(game, who, GAIN, options)
        yield from gain_resource(game, who, RESOURCES.index(name), rule)


def lose_resource(game: Dutch, who: int, resource: int, rule: str) -> None:
    """DR-RES-02: back to the supply."""
    game.held[who][resource] -= 1
    game.note("lost", rule, {"character": game.colours[who], "resource": RESOURCES[resource]})


def lose_any(game: Dutch, who: int, rule: str) -> Flow[None]:
    """DR-Q-92: which Resource a Character gives up its own player chooses."""
    options: list[Option] = [("spend", RESOURCES[kind]) for kind in held_kinds(game, who)]
    _, name = yield from decide(game, who, SPEND, options)
    lose_resource(game, who, RESOURCES.index(name), rule)


def held_kinds(game: Dutch, who: int) -> list[int]:
    return [kind for kind, count in enumerate(game.held[who]) if count > 0]


def gain_cards(game: Dutch, who: int, card: str, amount: int, rule: str) -> None:
    """DR-TRAIN-06, DR-AUSW-05: only while cards are left in the deck."""
    left = game.tickets_left() if card == TICKET else game.ausweis_left()
    gained = min(amount, left)
    cards_of(game, card)[who] += gained
    game.note("cards.gained", rule, {"character": game.colours[who], "card": card, "count": gained})


def lose_cards(game: Dutch, who: int, card: str, amount: int, rule: str) -> None:
    """DR-TRAIN-03, DR-AUSW-03: to the bottom of the deck."""
    cards_of(game, card)[who] -= amount
    game.note("cards.lost", rule, {"character": game.colours[who], "card": card, "count": amount})


def cards_of(game: Dutch, card: str) -> list[int]:
    """How many of these cards each Character holds; Tickets are all alike, and so are Ausweis cards (DR-HELP-06)."""
    return game.tickets if card == TICKET else game.ausweis


def count_of(game: Dutch, who: int, thing: str) -> int:
    """How many of a thing a Character could give away: a Resource, or Ticket or Ausweis cards."""
    if thing in RESOURCES:
        return game.held[who][RESOURCES.index(thing)]
    return cards_of(game, thing)[who] if thing in (TICKET, AUSWEIS) else 0

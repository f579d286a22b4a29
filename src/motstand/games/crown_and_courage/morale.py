"""Morale and Loyalty (CNC-MORALE)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import (
    DECLINE,
    DRAW_A_CARD,
    GIVE_ORDER,
    MORALE_CARD,
    MORALE_GAIN,
    RIGHT,
    UP,
)
from motstand.games.crown_and_courage.army import army_orders
from motstand.games.crown_and_courage.danger import gain_stress
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.deck import can_draw, draw_cards
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Option


def gain_morale(game: Crown, amount: int, rule: str) -> Flow[None]:
    """CNC-MORALE-04: one at a time, each with its own choice."""
    for _ in range(amount):
        yield from gain_one(game, rule)


def gain_one(game: Crown, rule: str) -> Flow[None]:
    """CNC-MORALE-01: to the right, or up to the next row; CNC-MORALE-08: in the top row an Army Order instead of up."""
    answer = yield from decide(game, MORALE_GAIN, gains)
    match answer:
        case ("right",):
            game.morale_place += 1
        case ("up",):
            game.morale_row += 1
            game.morale_place = 0
        case _:
            game.note("morale.order", "CNC-MORALE-08")
            if game.closed:
                # CNC-Q-103
                game.orders_due += 1
            else:
                yield from army_orders(game, 1, "CNC-MORALE-08")
            return
    game.note("morale.gained", rule, {"loyalty": game.loyalty(), "place": game.morale_place + 1})
    if game.box.morale[game.morale_row].cards[game.morale_place]:
        yield from may_draw(game)


def gains(game: Crown) -> list[Option]:
    """CNC-MORALE-03: from the end of a row only up; CNC-MORALE-09: from the very last space only an Army Order."""
    options: list[Option] = []
    if game.morale_place + 1 < len(game.box.morale[game.morale_row].cards):
        options.append(RIGHT)
    options.append(UP if game.morale_row + 1 < len(game.box.morale) else GIVE_ORDER)
    return options


def may_draw(game: Crown) -> Flow[None]:
    """CNC-MORALE-02: on a space with the icon a card may be drawn (CNC-Q-95)."""
    if not can_draw(game):
        return
    answer = yield from decide(game, MORALE_CARD, lambda game: [DRAW_A_CARD, DECLINE])
    if answer == DRAW_A_CARD:
        yield from draw_cards(game, 1, "CNC-MORALE-02")


def lose_morale(game: Crown, amount: int, rule: str) -> None:
    """CNC-MORALE-06: to the first space of the next row down; CNC-MORALE-07: below the bottom it is Stress."""
    for _ in range(amount):
        if game.morale_row == 0:
            gain_stress(game, 1, "CNC-MORALE-07")
            continue
        game.morale_row -= 1
        game.morale_place = 0
        game.note("morale.lost", rule, {"loyalty": game.loyalty()})

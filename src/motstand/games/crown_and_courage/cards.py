"""Cards that are played for an action, or discarded against the Threat (CNC-CARD, CNC-DANGER-12)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import ORDER
from motstand.games.crown_and_courage.components import CardAction
from motstand.games.crown_and_courage.danger import lower_threat
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.discards import discard, discard_some
from motstand.games.crown_and_courage.hand import CALMED, card_actions, price
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.flow import Flow, Option


def play(game: Crown, option: Option) -> Flow[None]:
    """Carry out what was picked of `hand.playable`."""
    match option:
        case ("play", card, number):
            yield from play_card(game, card, game.box.cards[card].actions[number - 1], 0)
        case ("calm", cards):
            yield from discard_some(game, cards, "CNC-DANGER-12")
            lower_threat(game, CALMED[cards], "CNC-DANGER-12")


def play_card(game: Crown, card: str, action: CardAction, cheaper: int) -> Flow[None]:
    """CNC-CARD-01: the card is discarded, then as many others as shown, then its action is carried out."""
    gold = game.box.cards[card].gold
    if gold:
        # CNC-GOLD-01
        game.hand.remove(card)
        game.evacuated.append(card)
    game.note("card.played", "CNC-CARD-01", {"card": card, "action": action.id})
    if not gold:
        discard(game, card)
    yield from discard_some(game, price(action, cheaper), "CNC-CARD-01")
    yield from carry_out(game, action.effects, "CNC-CARD-01")


# -- the Order tile --------------------------------------------------------------------------------------------


def order_options(game: Crown, cheaper: int) -> list[Option]:
    """CNC-ORDER-01: one action of a card in hand, for so many cards less (CNC-Q-52: of any Action card)."""
    return [("order", card, number) for _, card, number in card_actions(game, cheaper)]


def order_a_card(game: Crown, cheaper: int, rule: str) -> Flow[None]:
    answer = yield from decide(game, ORDER, lambda game: order_options(game, cheaper), {"cheaper": cheaper})
    if answer:
        _, card, number = answer
        yield from play_card(game, card, game.box.cards[card].actions[number - 1], cheaper)

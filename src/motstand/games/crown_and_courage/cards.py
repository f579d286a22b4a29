"""Cards in hand: played for an action, or discarded against the Threat (CNC-CARD, CNC-DANGER-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motstand.games.crown_and_courage.answers import ORDER
from motstand.games.crown_and_courage.danger import lower_threat
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.discards import discard, discard_some
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.vocabulary import VOCABULARY, carry_out
from motstand.kernel.flow import Flow, Option

if TYPE_CHECKING:
    from motstand.games.crown_and_courage.box_cards import Action

CALMED: Final = {2: 1, 3: 2}
"""CNC-DANGER-12: so many cards lower the Threat by so much; no other number will do (CNC-Q-25)."""


def playable(game: Crown) -> list[Option]:
    """What can be played at any time: never inside a battle, a forced escape or an Occupation (CNC-Q-90)."""
    if game.closed:
        return []
    return card_actions(game, 0) + calming(game)


def card_actions(game: Crown, cheaper: int) -> list[Option]:
    """The actions of cards in hand that can be paid and do something; `cheaper` by an Order tile."""
    options: list[Option] = []
    seen: set[str] = set()
    for id in game.hand:
        if id in seen:
            continue
        seen.add(id)
        for number, action in enumerate(game.box.cards[id].actions, start=1):
            if not objection_to_playing(game, action, cheaper):
                options.append(("play", id, number))
    return options


def objection_to_playing(game: Crown, action: Action, cheaper: int) -> str:
    """CNC-CARD-02: there have to be enough other cards; and something of it has to be possible."""
    if len(game.hand) - 1 < price(action, cheaper):
        return "card.price"
    return "" if VOCABULARY.can_do_something(game, action.effects) else "card.nothing"


def price(action: Action, cheaper: int) -> int:
    """CNC-ORDER-04: not below nothing; the card itself is discarded all the same."""
    return max(action.cost - cheaper, 0)


def calming(game: Crown) -> list[Option]:
    return [("calm", cards) for cards in CALMED if not objection_to_calming(game, cards)]


def objection_to_calming(game: Crown, cards: int) -> str:
    """CNC-DANGER-13: as long as cards are left and the Threat is above its lowest level."""
    if len(game.hand) < cards:
        return "calm.cards"
    return "calm.lowest" if game.threat == game.box.danger.least else ""


def play(game: Crown, option: Option) -> Flow[None]:
    """Carry out what was picked of `playable`."""
    match option:
        case ("play", card, number):
            yield from play_card(game, card, game.box.cards[card].actions[number - 1], 0)
        case ("calm", cards):
            yield from discard_some(game, cards, "CNC-DANGER-12")
            lower_threat(game, CALMED[cards], "CNC-DANGER-12")


def play_card(game: Crown, card: str, action: Action, cheaper: int) -> Flow[None]:
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
    answer = yield from decide(game, ORDER, lambda: order_options(game, cheaper), {"cheaper": cheaper})
    if answer:
        _, card, number = answer
        yield from play_card(game, card, game.box.cards[card].actions[number - 1], cheaper)

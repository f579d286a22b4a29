"""What the cards in hand can be used for, at any time: played for an action, or discarded against the Threat."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.components import CardAction
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.vocabulary import VOCABULARY
from motstand.kernel.flow import Option

CALMED: Final = {2: 1, 3: 2}
"""CNC-DANGER-12: so many cards lower the Threat by so much; no other number will do (CNC-Q-25)."""


def playable(game: Crown) -> list[Option]:
    """What can be played at any time: never inside a battle, a forced escape or an Occupation (CNC-Q-90)."""
    # Nearly every question asks this, mostly with no card in hand.
    if game.closed or not game.hand:
        return []
    options = card_actions(game, 0)
    if len(game.hand) > 1:
        # CNC-DANGER-12: one card alone calms nobody.
        options += calming(game)
    return options


def card_actions(game: Crown, cheaper: int) -> list[Option]:
    """The actions of cards in hand that can be paid and do something; `cheaper` by an Order tile."""
    options: list[Option] = []
    for place, id in enumerate(game.hand):
        if game.hand.index(id) < place:
            # A card like another one is offered once.
            continue
        for action in game.box.cards[id].actions:
            if not objection_to_playing(game, action, cheaper):
                options.append(action.played)
    return options


def objection_to_playing(game: Crown, action: CardAction, cheaper: int) -> str:
    """CNC-CARD-02: there have to be enough other cards; and something of it has to be possible."""
    if len(game.hand) - 1 < price(action, cheaper):
        return "card.price"
    return "" if VOCABULARY.can_do_something(game, action.effects) else "card.nothing"


def price(action: CardAction, cheaper: int) -> int:
    """CNC-ORDER-04: not below nothing; the card itself is discarded all the same."""
    return max(action.cost - cheaper, 0)


def calming(game: Crown) -> list[Option]:
    return [("calm", cards) for cards in CALMED if not objection_to_calming(game, cards)]


def objection_to_calming(game: Crown, cards: int) -> str:
    """CNC-DANGER-13: as long as cards are left and the Threat is above its lowest level."""
    if len(game.hand) < cards:
        return "calm.cards"
    return "calm.lowest" if game.threat == game.box.danger.least else ""

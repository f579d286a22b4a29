"""Cards that leave the hand: as a price, for nothing, or because a card was played (CNC-DECK-02)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import DISCARD
from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.morale import lose_morale
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Option


def discard_some(game: Crown, count: int, rule: str) -> Flow[None]:
    """The player says which; when all have to go, nobody is asked. In between no other card is played (CNC-Q-90)."""
    game.closed += 1
    for left in range(count, 0, -1):
        if not game.hand:
            break
        if len(game.hand) <= left:
            discard(game, game.hand[0])
            continue
        answer: Option = yield DISCARD.ask(KING, discards(game), {"left": left}, rule)
        _, card = answer
        discard(game, card)
    game.closed -= 1


def discards(game: Crown) -> list[Option]:
    return [("discard", card) for card in dict.fromkeys(game.hand)]


def discard(game: Crown, card: str) -> None:
    """CNC-DECK-02; CNC-COLLAB-03: a Collaborator who is let go, for whatever reason, costs Morale."""
    game.hand.remove(card)
    game.discards.append(card)
    game.note("card.discarded", "CNC-DECK-02", {"card": card})
    if game.box.cards[card].collaborator:
        lose_morale(game, 1, "CNC-COLLAB-03")

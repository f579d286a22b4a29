"""Asking the player: every question also offers the cards that may be played at any time (CNC-FLOW-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motstand.games.crown_and_courage.answers import BEFORE, GO_ON, HURRY
from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.hand import playable
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.answers import Question
from motstand.kernel.flow import Flow, Option


def decide(
    game: Crown, question: Question, offer: Callable[[Crown], list[Option]], values: dict[str, Any] | None = None
) -> Flow[Option]:
    """Ask for one of `offer(game)`. A card that is played instead is carried out, then the question is asked again.

    Where a card has left nothing to answer, the answer is empty.
    """
    while True:
        options = offer(game)
        if not options:
            return ()
        cards = playable(game)
        answer: Option = yield question.ask(KING, options + cards if cards else options, values)
        if answer not in cards:
            return answer
        yield from game.act_anytime(KING, answer)


def may_pause(game: Crown) -> bool:
    """Could anybody be asked before an action? Without a card in hand never."""
    return bool(game.hand) and not game.hurried


def pause(game: Crown, what: str, values: dict[str, Any] | None = None) -> Flow[None]:
    """CNC-Q-90: before each German action, each roll and each battle a card may be played.

    Nobody is asked who has no card to play, or has let the rest of this response happen.
    """
    while not game.hurried:
        cards = playable(game)
        if not cards:
            return
        answer: Option = yield BEFORE.ask(KING, [GO_ON, HURRY, *cards], {"what": what, **(values or {})})
        if answer == HURRY:
            game.hurried = True
        elif answer == GO_ON:
            return
        else:
            yield from game.act_anytime(KING, answer)

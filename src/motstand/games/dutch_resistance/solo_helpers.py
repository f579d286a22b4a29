"""Solo Mode 2: a Helper card in each Start Phase (DR-SOLO-19, DR-SOLO-20)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import AGREE, DECLINE, HELPER, MORNING_HELPER, decide
from motstand.games.dutch_resistance.card_effects import put_helper_under, take_helper
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option


def morning_helper(game: Dutch) -> Flow[None]:
    """One of the two visible cards, which may be resolved; then it goes to the bottom of its deck (DR-Q-46)."""
    who = game.first
    options: list[Option] = [("helper", card) for card in game.helper_tops]
    _, card = yield from decide(game, who, HELPER, options, rule="DR-SOLO-19")
    game.note("helper.met", "DR-SOLO-19", {"character": game.colours[who], "card": card})
    answer: Option = yield MORNING_HELPER.ask(game.seats[who], [AGREE, DECLINE], {"card": card})
    if answer == AGREE:
        yield from take_helper(game, who, card)
    else:
        yield from put_helper_under(game, card)

"""Why a thing of the table is not what is asked about now: another's turn, another phase, another's piece."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.kampen_om_norge.answers import AREA, CARD
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.printed import times
from motstand.games.kampen_om_norge.questions import QUESTIONS
from motstand.games.kampen_om_norge.setup import BOTH
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.view import PHASE_NUMBERS
from motstand.games.kampen_om_norge.why_not.values import time_rule
from motstand.kernel.flow import Ask, Choice, JointChoice
from motstand.kernel.objections import Thing
from motstand.kernel.words.messages import Message

# Each reason with its rule; "" is the rule of the question, or of the symbols on a card.
REASONS: Final[dict[str, str]] = {
    "game_is_over": "KON-WIN-11",
    "chance_decides": "",
    "answered_already": "",
    "turn_of_another": "KON-TURN-04",
    "another_is_asked": "KON-TURN-05",
    "card_waits": "",
    "symbols_wait": "KON-REINF-01",
    "not_your_card": "KON-CARD-01",
    "used_card": "KON-CARD-04",
    "card_first": "",
    "areas_not_asked": "KON-TURN-03",
    "not_asked": "",
}


def not_asked(game: Kampen, ask: Ask | None, seat: str, thing: Thing) -> Message:
    """Why clicking this thing means nothing to what is asked now, for a seat."""
    if ask is None:
        return reason("game_is_over")
    if thing[0] == CARD and thing[1] in game.scenario.cards:
        return why_not_card(game, seat, str(thing[1]))
    asked = asked_seats(ask)
    if not asked:
        return reason("chance_decides", ask.rule)
    if isinstance(ask, JointChoice) and seat in asked:
        return reason("answered_already", ask.rule)
    if seat not in asked:
        own_turn = game.seats[game.active] in asked
        return reason("turn_of_another" if own_turn else "another_is_asked", "", about_turn(game, asked))
    if thing[0] != AREA or PHASE_NUMBERS[game.phase] == 0:
        return reason("not_asked", ask.rule)
    answers = [[part.kind for part in kind.parts] for kind in QUESTIONS[ask.prompt].kinds]
    if not any(AREA in parts for parts in answers):
        return reason("areas_not_asked", "", about_turn(game, asked))
    return reason("not_asked" if any(parts[:1] == [AREA] for parts in answers) else "card_first", ask.rule)


def reason(key: str, rule: str = "", values: dict[str, Any] | None = None) -> Message:
    return Message(key, values, REASONS[key] or rule)


def asked_seats(ask: Ask) -> list[str]:
    """Who answers; nobody where the dice or a deck decide."""
    if isinstance(ask, Choice):
        return [ask.seat]
    return ask.seats if isinstance(ask, JointChoice) else []


def about_turn(game: Kampen, asked: list[str]) -> dict[str, Any]:
    """Who is asked, and what goes on. Only Norway and the Allies are ever asked together."""
    seat = asked[0] if len(asked) == 1 else BOTH
    return {"seat": seat, "faction": FACTIONS[game.active], "phase": PHASE_NUMBERS[game.phase]}


def why_not_card(game: Kampen, seat: str, card: str) -> Message:
    """Cards have their times; only those in the own hand are known to be there."""
    kind = game.card(card).kind
    owner = kind.deck
    if card in game.used[owner]:
        return reason("used_card", "", {"card": card})
    if game.seats[owner] != seat or card not in game.hands[owner]:
        return reason("not_your_card", "", {"card": card, "faction": FACTIONS[owner]})
    marked = times(kind)
    if not marked:
        return reason("symbols_wait", "", {"card": card})
    return reason("card_waits", time_rule(marked), {"card": card, "times": marked})

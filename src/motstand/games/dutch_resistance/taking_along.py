"""Which token a Character takes along, over a Road or by train (DR-ESC-01, DR-TRAIN-04)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import NEWSPAPER, decide
from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option


def movable(game: Dutch, place: int) -> list[int]:
    """The tokens of a Location that may be taken from there."""
    return [token for token in game.tokens_at(place) if not game.token_fixed[token]]


def taken_along(game: Dutch, who: int, id: str) -> Flow[int]:
    """The token of that name on the Location. Those of one kind are alike, but Newspapers may differ (DR-Q-105)."""
    place = game.place[who]
    alike = [token for token in movable(game, place) if game.token_ids[token] == id]
    by_deliveries = {game.token_progress[token]: token for token in reversed(alike)}
    if len(by_deliveries) == 1:
        return alike[0]
    options: list[Option] = [("newspaper", count) for count in sorted(by_deliveries)]
    _, deliveries = yield from decide(game, who, NEWSPAPER, options)
    values = {"character": game.colours[who], "deliveries": deliveries, "place": PLACES[place]}
    game.note("newspaper.taken", "DR-Q-105", values)
    return by_deliveries[deliveries]

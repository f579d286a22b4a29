"""Train Rides: from the Station to any Location or back, past all Occupiers (DR-TRAIN)."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.entering import enter
from motstand.games.dutch_resistance.holdings import lose_cards
from motstand.games.dutch_resistance.markers import change_alibi
from motstand.games.dutch_resistance.raid import is_lasting
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.taking_along import movable, taken_along
from motstand.games.dutch_resistance.vocabulary import TICKET
from motstand.kernel.flow import Flow, Option


def rides(game: Dutch, who: int) -> list[Option]:
    """DR-TRAIN-01, DR-TRAIN-05: where to, alone or with one token; a Person in Hiding needs a second Ticket."""
    tickets = game.tickets[who]
    if tickets == 0:
        return []
    station, place = game.place_of_tile("station"), game.place[who]
    if station == NOWHERE:
        return []
    ends = [end for end in range(len(PLACES)) if end != place] if place == station else [station]
    tokens = [game.token_ids[token] for token in movable(game, place) if tickets > 1 or not game.is_person(token)]
    options: list[Option] = []
    for end in ends:
        options.append(("ride", PLACES[end]))
        options += [("ride_with", PLACES[end], token) for token in dict.fromkeys(tokens)]
    return options


def ride(game: Dutch, who: int, answer: Option) -> Flow[None]:
    """DR-TRAIN-02 to 04: no Road is used; the Tickets go under their deck."""
    start = game.place[who]
    values = {"character": game.colours[who], "start": PLACES[start]}
    match answer:
        case ("ride_with", end, id):
            token = yield from taken_along(game, who, id)
            lose_cards(game, who, TICKET, 2 if game.is_person(token) else 1, "DR-TRAIN-03")
            game.place[who] = game.token_place[token] = PLACES.index(end)
            game.note("rode.with", "DR-TRAIN-01", {**values, "place": end, "token": id})
        case (_, end):
            lose_cards(game, who, TICKET, 1, "DR-TRAIN-03")
            game.place[who] = PLACES.index(end)
            game.note("rode", "DR-TRAIN-01", {**values, "place": end})
    if is_lasting(game, "station"):
        change_alibi(game, who, -1, "DR-RAID-10")
    yield from enter(game, who)

"""Movement over Roads: move by move, each with all its effects (p. 12), alone or with a token (DR-ESC)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import AUSWEIS, MOVE, RISK, SHOW, STOP, decide
from motstand.games.dutch_resistance.components import GO, NOWHERE, PLACES
from motstand.games.dutch_resistance.entering import enter
from motstand.games.dutch_resistance.halt import halt
from motstand.games.dutch_resistance.holdings import lose_cards
from motstand.games.dutch_resistance.raid import raids_by_day
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.taking_along import movable, taken_along
from motstand.games.dutch_resistance.vocabulary import AUSWEIS as AUSWEIS_CARD
from motstand.games.dutch_resistance.vocabulary import LETTERS
from motstand.kernel.flow import Flow, Option, choose

ESCORT: Final = "escort"


def moves(game: Dutch, who: int) -> list[Option]:
    """DR-MOVE-03, DR-ESC-01: over every Road at the Location, alone or with one token from there."""
    place, board = game.place[who], game.box.board
    tokens = movable(game, place)
    if not tokens:
        return board.going_from[place].copy()
    # Tokens of one kind are alike.
    kinds = list(dict.fromkeys([game.token_ids[token] for token in tokens]))
    options: list[Option] = []
    for number in board.roads_at[place]:
        road = board.roads[number]
        options.append(road.going)
        options += [(ESCORT, road.id, kind) for kind in kinds]
    return options


def movement(game: Dutch, who: int, least: int, most: int, past: bool, begun: Option | None = None) -> Flow[None]:
    """DR-MP-01 to 05: so many moves. `past`: the first Controlled Road counts as Safe. `begun` is the first move."""
    made = 0
    while made < most:
        answer = begun if begun is not None else (yield from next_move(game, who, made, least, moves(game, who)))
        begun = None
        if answer == STOP:
            return
        road, token = yield from way(game, who, answer)
        counts_as_safe = past and game.is_controlled(road)
        ended = yield from move(game, who, road, token, counts_as_safe)
        past = past and not counts_as_safe
        made += 1
        if ended:
            return


def next_move(game: Dutch, who: int, made: int, least: int, possible: list[Option]) -> Flow[Option]:
    """DR-Q-48: where to, or stop. DR-EXCH-02: between two moves Resources may change hands."""
    game.between_parts = made > 0
    options = [*possible, STOP] if made >= least else possible
    seat = game.seats[who]
    answer = yield from choose(game, seat, MOVE.prompt, lambda: options, MOVE.rule, others=game.seats)
    game.between_parts = False
    return answer


def way(game: Dutch, who: int, answer: Option) -> Flow[tuple[int, int]]:
    """The Road of a move, and the token that is taken along, or NOWHERE."""
    if answer[0] == GO:
        _, letter = answer
        return LETTERS.index(letter), NOWHERE
    _, letter, id = answer
    token = yield from taken_along(game, who, id)
    return LETTERS.index(letter), token


def move(game: Dutch, who: int, road: int, token: int, counts_as_safe: bool) -> Flow[bool]:
    """DR-Q-94: the Road, then raids, then what entering the Location does. True: no further move is possible."""
    start = game.place[who]
    is_safe = counts_as_safe or not game.is_controlled(road)
    values = {"character": game.colours[who], "road": LETTERS[road], "start": PLACES[start]}
    if token != NOWHERE:
        values["token"] = game.token_ids[token]
    if not is_safe and game.ausweis[who] > 0:
        game.note("checked", "DR-ROAD-03", dict(values))
        answer = yield from decide(game, who, AUSWEIS, [SHOW, RISK], {"road": LETTERS[road]})
        if answer == SHOW:
            # DR-AUSW-02: one card covers the whole move.
            lose_cards(game, who, AUSWEIS_CARD, 1, "DR-AUSW-01")
            is_safe = True
    game.place[who] = game.box.board.roads[road].other_end(start)
    if token != NOWHERE:
        game.token_place[token] = game.place[who]
    values["place"] = PLACES[game.place[who]]
    game.note("moved.with" if token != NOWHERE else "moved", "DR-MOVE-01", values)
    ended = False
    if not is_safe:
        ended = yield from halt(game, who, road, start, token)
    yield from raids_by_day(game)
    yield from enter(game, who)
    return ended

"""The Distribution Round of Scenario 4: a Scenario Action that uses movement (DR-S4-07, DR-SCEN-03)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import STOP
from motstand.games.dutch_resistance.components import GO
from motstand.games.dutch_resistance.lines_and_papers import MOVES, NEWSPAPER, deliver
from motstand.games.dutch_resistance.movement import move, next_move
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.taking_along import taken_along
from motstand.games.dutch_resistance.vocabulary import LETTERS
from motstand.kernel.flow import Flow


def distribution_round(game: Dutch, who: int) -> Flow[None]:
    """One or two moves with a Newspaper, which may be delivered where it starts and on each Location it comes to.

    DR-Q-107: the round ends with the Newspaper, also before the first move.
    """
    paper = yield from taken_along(game, who, NEWSPAPER)
    yield from deliver(game, who, paper)
    made = 0
    while made < MOVES and game.token_place[paper] == game.place[who]:
        roads = game.box.board.roads_at[game.place[who]]
        answer = yield from next_move(game, who, made, 1, [(GO, LETTERS[road]) for road in roads])
        if answer == STOP:
            return
        _, letter = answer
        ended = yield from move(game, who, LETTERS.index(letter), paper, False)
        made += 1
        yield from deliver(game, who, paper)
        if ended:
            return

"""Spot tokens of Scenario 4: turned up when somebody enters, or for Information (DR-S4-02 to 04)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.markers import change_alibi
from motstand.games.dutch_resistance.occupiers import intensify_one_of
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw

LINE: Final = "line"
READERS: Final = "readers"
WATCHED: Final = "watched"


def turn_up_spot(game: Dutch, place: int) -> Flow[str]:
    """The face of a Spot, decided now. A Watched one is removed."""
    face = yield from draw(game.spots_unseen, "spot", rule="DR-S4-02")
    game.spots[place] = "" if face == WATCHED else face
    game.note("spot", "DR-S4-02", {"place": PLACES[place], "spot": face})
    return face


def reveal_spot(game: Dutch, who: int, place: int) -> Flow[None]:
    """DR-S4-04: a Watched Spot costs whoever reveals it 1 Alibi, and a Road there is Intensified (DR-Q-92)."""
    face = yield from turn_up_spot(game, place)
    if face == WATCHED:
        change_alibi(game, who, -1, "DR-S4-04")
        yield from intensify_one_of(game, game.decider(), game.box.board.roads_at[place], "DR-S4-04")

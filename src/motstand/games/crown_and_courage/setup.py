"""Setup: everything in its place, then what is drawn before the first turn (CNC-SETUP)."""

from __future__ import annotations

from motstand.games.crown_and_courage.components import BOTTOM, CHAOS, DISPLAY, KING, MIDDLE, TOP, Box
from motstand.games.crown_and_courage.deck import turn_up_collaborator
from motstand.games.crown_and_courage.error_messages import message
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Flow
from motstand.kernel.game import Setup
from motstand.kernel.lessons import OPTION
from motstand.kernel.piles import Pile, draw

SEATINGS = [[KING]]


def lay_out(box: Box, setup: Setup) -> Crown:
    """The table before anything is drawn, for exactly one player."""
    if setup.seats != SEATINGS[0]:
        raise SetupError(message("setup-seats", expected=str(SEATINGS[0]), seats=str(setup.seats)))
    for key, value in setup.options.items():
        if key != OPTION:
            raise SetupError(message("setup-options", option=key, value=repr(value)))
    game = Crown(box, box.difficulties[setup.scenario])
    # CNC-SETUP-02: Evacuate in the top space; CNC-SETUP-03: the others of level 1 into the bag.
    game.display[TOP] = box.first_evacuate
    game.bag = Pile(box.first_tiles)
    return game


def draw_at_start(game: Crown) -> Flow[str]:
    """What comes up at random: two tiles, a Collaborator, the first hand."""
    for place in (MIDDLE, BOTTOM):
        # CNC-SETUP-03
        tile = yield from draw(game.bag, "tile", rule="CNC-SETUP-03")
        game.display[place] = tile
        game.note("plan.drawn", "CNC-SETUP-03", {"tile": tile, "displayed": DISPLAY[place]})
    for _ in range(game.box.chaos.in_bag):
        # CNC-SETUP-04
        game.bag.add(CHAOS)
    game.note("setup.chaos", "CNC-SETUP-04", {"count": game.box.chaos.in_bag})
    yield from turn_up_collaborator(game)
    for _ in range(game.box.pieces.hand + game.difficulty.hand):
        yield from draw_no_gold(game)
    return "plan"


def draw_no_gold(game: Crown) -> Flow[None]:
    """CNC-SETUP-28: Gold Reserve cards are drawn again, and shuffled back afterwards."""
    aside: list[str] = []
    while True:
        card = yield from draw(game.deck, "card", rule="CNC-SETUP-28")
        if not game.box.cards[card].gold:
            break
        aside.append(card)
        game.note("setup.gold_aside", "CNC-SETUP-28", {"card": card})
    for gold in aside:
        game.deck.add(gold)
    game.hand.append(card)
    game.note("card.drawn", "CNC-SETUP-28", {"card": card})

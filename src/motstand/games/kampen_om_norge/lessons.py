"""The prepared table of a lesson: battalions, hands, and whose turn it is, as its file tells them.

``areas = { oslo = "2 germany" }`` are all battalions on the board; ``hands`` names cards by their ids, and the others
stay in their decks. ``arrivals`` says how many stacks of the first Allied landing are still to come.
"""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.sayings import saying
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import begin_turn
from motstand.kernel.content import Row
from motstand.kernel.lessons import Lesson

MOST = 30


def prepare(game: Kampen, lesson: Lesson) -> None:
    """Turn the table of the scenario into that of the lesson, at the start of a faction's turn."""
    position = lesson.position
    set_battalions(game, position)
    for faction, cards in position.lists_by("hands", FACTIONS).items():
        deal(game, FACTIONS.index(faction), cards, position)
    game.round = position.whole("round", 1, MOST, 1)
    game.arrivals_due = position.whole("arrivals", 0, game.scenario.arrival_stacks, game.arrivals_due)
    turn = position.one_of("turn", tuple(FACTIONS))
    position.finish()
    game.phase = "movement"
    begin_turn(game, FACTIONS.index(turn))


def set_battalions(game: Kampen, position: Row) -> None:
    """These battalions and no others."""
    for side in game.battalions:
        side[:] = [0] * len(side)
    areas = position.table_of("areas", game.box.board.ids)
    for area, words in position.texts_by("areas", game.box.board.ids).items():
        parts = words.split()
        factions, counts = parts[1::2], parts[::2]
        if len(parts) % 2 or not all(count.isdigit() for count in counts) or not set(factions) <= set(FACTIONS):
            raise areas.wrong(area, saying("lesson-battalions"))
        for count, faction in zip(counts, factions, strict=True):
            game.battalions[FACTIONS.index(faction)][game.box.board.index[area]] = int(count)


def deal(game: Kampen, faction: int, cards: list[str], position: Row) -> None:
    """Cards from the deck into the hand."""
    deck = game.decks[faction]
    for card in cards:
        if card not in deck.rest:
            hands = position.table_of("hands", FACTIONS)
            raise hands.wrong(FACTIONS[faction], saying("lesson-cards", card=card))
        deck.take(card)
        game.hands[faction].append(card)

"""The prepared table of a lesson: battalions, hands, and whose turn it is, as its file tells them.

``areas = { oslo = "2 germany" }`` are all battalions on the board; ``hands`` names cards by their ids, and the others
stay in their decks. ``arrivals`` says how many stacks of the first Allied landing are still to come.

In the advanced game ``ships`` are all ships on the map, zone by zone. With ``april``, the cards of 9 April in each
hand, the lesson begins where the ships meet that morning; without it, in an ordinary turn.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.error_messages import message
from motstand.games.kampen_om_norge.sea.fleet import put_ship, zone_number
from motstand.games.kampen_om_norge.sea.state import Sea, exchanged, without
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import begin_turn, first_phase
from motstand.kernel.content.files import shown, wrong
from motstand.kernel.content.rows import Row, converted, no_id, whole_number
from motstand.kernel.lessons import Lesson
from motstand.kernel.words.error_messages import Wording

Faction = Literal["germany", "norway", "allies"]


class Position(Row):
    turn: Faction
    areas: dict[str, str] = {}
    hands: dict[Faction, list[str]] = {}
    round: Annotated[int, Meta(ge=1, le=30)] = 1
    arrivals: Annotated[int, Meta(ge=0, le=2)] | None = None
    ships: dict[str, list[str]] = {}
    april: dict[Faction, list[str]] = {}


def prepare(game: Kampen, lesson: Lesson) -> None:
    """Turn the table of the scenario into that of the lesson, at the start of a faction's turn."""
    position = converted(lesson.file, lesson.position, Position, "position")
    set_battalions(game, position.areas, lesson.file)
    for faction, cards in position.hands.items():
        deal(game, FACTIONS.index(faction), cards, lesson.file)
    game.round = position.round
    if position.arrivals is not None:
        if position.arrivals > game.scenario.arrival_stacks:
            expected = whole_number(0, game.scenario.arrival_stacks)
            raise wrong(lesson.file, "position.arrivals", expected, shown(position.arrivals))
        game.arrivals_due = position.arrivals
    if game.sea is not None:
        set_ships(game, game.sea, position.ships, lesson.file)
    for faction, cards in position.april.items():
        keep(game, FACTIONS.index(faction), cards, lesson.file)
    if position.april:
        game.phase = "april interception"
        return
    if game.sea is not None:
        # 9 April is over: its cards have left the game.
        game.sea.april = False
        game.sea.returned = ((), (), ())
    game.phase = first_phase(game)
    begin_turn(game, FACTIONS.index(position.turn))


def set_battalions(game: Kampen, areas: dict[str, str], file: Wording) -> None:
    """These battalions and no others."""
    for side in game.battalions:
        side[:] = [0] * len(side)
    for area, words in areas.items():
        if area not in game.box.board.index:
            raise no_id(file, f"position.areas.{area}")
        parts = words.split()
        factions, counts = parts[1::2], parts[::2]
        if len(parts) % 2 or not all(count.isdigit() for count in counts) or not set(factions) <= set(FACTIONS):
            raise wrong(file, f"position.areas.{area}", message("lesson-battalions"), shown(words))
        for count, faction in zip(counts, factions, strict=True):
            game.battalions[FACTIONS.index(faction)][game.box.board.index[area]] = int(count)


def deal(game: Kampen, faction: int, cards: list[str], file: Wording) -> None:
    """Cards from the deck into the hand."""
    deck = game.decks[faction]
    for card in cards:
        if card not in deck.rest:
            raise wrong(file, f"position.hands.{FACTIONS[faction]}", message("lesson-cards", card=card), shown(cards))
        deck.take(card)
        game.hands[faction].append(card)


def set_ships(game: Kampen, sea: Sea, ships: dict[str, list[str]], file: Wording) -> None:
    """These ships and no others."""
    sea.waiting = ((), (), ())
    sea.later = ()
    for zone, ids in ships.items():
        if zone not in game.box.board.zone_index:
            raise no_id(file, f"position.ships.{zone}")
        for id in ids:
            if id not in game.scenario.ships:
                raise no_id(file, f"position.ships.{zone}.{id}")
            put_ship(game, id, zone_number(game, zone))


def keep(game: Kampen, faction: int, cards: list[str], file: Wording) -> None:
    """Cards of 9 April into the hand."""
    for card in cards:
        sea = game.sea
        if sea is None or card not in sea.returned[faction]:
            raise wrong(file, f"position.april.{FACTIONS[faction]}", message("lesson-cards", card=card), shown(cards))
        sea.returned = exchanged(sea.returned, faction, without(sea.returned[faction], card))
        game.hands[faction].append(card)

"""Chapters 7.3 and 7.4: mobilization, what is left of the cards, and the end of the 9 April turn."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.new_cards import draw_to_hand
from motstand.games.kampen_om_norge.reinforcement import hunt
from motstand.games.kampen_om_norge.sea.answers import MOBILIZE
from motstand.games.kampen_om_norge.sea.fleet import remove_ship, rules_of, sea_of, ship_of
from motstand.games.kampen_om_norge.sea.losses import void_cards
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import begin_turn
from motstand.games.kampen_om_norge.victory import check_all_defeated
from motstand.kernel.flow import Flow, Option


def mobilization(game: Kampen) -> Flow[str]:
    """KON-NINE-35: a battalion in each victory city that has raised none and is not German."""
    sea, board = sea_of(game), game.box.board
    for city in board.victory_cities:
        if city not in sea.resisted and game.battalions[GERMANY][city] == 0:
            game.battalions[NORWAY][city] += 1
            game.note("april.mobilized", "KON-NINE-35", {"area": board.ids[city]})
    # KON-NINE-36: then half of the mobilization points without Germans, one on each.
    points = [area for area in board.mobilization_points if game.battalions[GERMANY][area] == 0]
    for left in range(len(points) // 2, 0, -1):
        options: list[Option] = [("mobilize", board.ids[area]) for area in points]
        answer: Option = yield MOBILIZE.ask(game.seats[NORWAY], options, {"left": left})
        _, chosen = answer
        points.remove(board.index[chosen])
        game.battalions[NORWAY][board.index[chosen]] += 1
        game.note("april.mobilized", "KON-NINE-36", {"area": chosen})
    return "trade"


def april_submarines(game: Kampen) -> Flow[str]:
    """KON-NINE-40: Norway, then the Allies against what Germany placed. KON-NINE-37: then the next faction trades."""
    if game.active == GERMANY:
        for hunter in (NORWAY, ALLIES):
            while (yield from hunt(game, hunter)):
                pass
    if game.active == ALLIES:
        return "april ends"
    game.active += 1
    # Those who came ashore are Germany's; nobody of the next faction has moved.
    game.moved = [0] * len(game.moved)
    game.symbols = 0
    game.placed = []
    game.by_air = []
    game.note("april.reinforces", "KON-NINE-37", {"faction": FACTIONS[game.active]})
    return "trade"


def april_ends(game: Kampen) -> Flow[str]:
    """KON-NINE-41: the cards of 9 April leave the game, dummies too (KON-SHIP-22). Hands are drawn (KON-NINE-42)."""
    yield from cut_the_cable(game)
    sea = sea_of(game)
    game.hands = [[], [], []]
    # Of the used cards only those stay that were voided: they are action cards.
    game.used = [tuple([id for id in used if game.card(id).kind.april is None]) for used in game.used]
    game.used_a_card = [False, False, False]
    sea.returned = ((), (), ())
    for stack in sea.stacks[GERMANY]:
        for id in [each for each in stack if ship_of(game, each).of.dummy]:
            remove_ship(game, id)
            game.note("april.dummy_removed", "KON-SHIP-22", {"ship": id})
    sea.april = False
    sea.landed = ()
    sea.sailors = ()
    sea.smoked = ()
    sea.closed = ()
    sea.dropped = ()
    sea.resisted = ()
    game.note("april.over", "KON-NINE-41")
    check_all_defeated(game)
    for faction in (GERMANY, NORWAY, ALLIES):
        yield from draw_to_hand(game, faction)
    begin_turn(game, GERMANY)
    return "naval movement"


def cut_the_cable(game: Kampen) -> Flow[None]:
    """KON-ADV-05: Germans in Egersund at the end of phase 3 cost the Allies a card (KON-Q-67)."""
    area = rules_of(game).cable
    if game.battalions[GERMANY][area] > 0:
        game.note("april.cable", "KON-ADV-05", {"area": game.box.board.ids[area]})
        yield from void_cards(game, ALLIES, 1, "KON-ADV-05")

"""Dice, and Information that is paid for rolling one again (DR-RES-09, DR-RES-10)."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.answers import KEEP, REROLL
from motstand.games.dutch_resistance.components import COUNTRY, DIE, INFORMATION, NOWHERE, PLACES
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import ANY, Flow, Option, Roll


def roll(game: Dutch, count: int, prompt: str, rule: str, place: int = NOWHERE) -> Flow[list[int]]:
    """So many dice, for a Location if it is known. DR-Q-38: whoever holds Information is asked, after each roll."""
    seat = game.seats[game.decider()]
    thrown: tuple[int, ...] = yield Roll(DIE, count, prompt, seat, rule)
    dice = list(thrown)
    values: dict[str, Any] = {"what": prompt, "dice": list(dice)}
    if place != NOWHERE:
        values["place"] = PLACES[place]
    game.note("rolled", rule, values)
    while offers := payers(game, dice):
        answer: tuple[str, Option] = yield REROLL.ask_all(offers, ANY, {"dice": list(dice)})
        _, given = answer
        if given == KEEP:
            break
        _, colour, die = given
        who = game.character(colour)
        game.held[who][INFORMATION] -= 1
        again: tuple[int, ...] = yield Roll(DIE, 1, prompt, game.seats[who], "DR-RES-09")
        dice[dice.index(die)] = again[0]
        game.note("rerolled", "DR-RES-09", {"character": colour, "die": die, "dice": list(dice)})
    return dice


def payers(game: Dutch, dice: list[int]) -> dict[str, list[Option]]:
    """DR-Q-37: what each seat may do about a roll; the seat that decides is the first to be asked."""
    offers: dict[str, list[Option]] = {}
    count = len(game.colours)
    for step in range(count):
        who = (game.decider() + step) % count
        if game.held[who][INFORMATION] > 0:
            options = offers.setdefault(game.seats[who], [KEEP])
            options += [("reroll", game.colours[who], die) for die in sorted(set(dice))]
    return offers


def roll_place(game: Dutch, area: int, rule: str) -> Flow[int]:
    """DR-SAFE-10, DR-SAFE-11: the Location of an Area with the number of a die. City Location 7 is never hit."""
    dice = yield from roll(game, 1, "place.country" if area == COUNTRY else "place.city", rule)
    return game.box.board.in_area[area][dice[0] - 1]

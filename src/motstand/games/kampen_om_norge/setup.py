"""Chapter 3: preparations. Who leads which faction, the decks, the first hands."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import WHO_LEADS
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY, Box
from motstand.games.kampen_om_norge.error_messages import message
from motstand.games.kampen_om_norge.new_cards import draw_to_hand
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import begin_turn
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Flow, Option, Roll
from motstand.kernel.game import Setup
from motstand.kernel.lessons import OPTION

BOTH: Final = "norway+allies"
SEATINGS = [["germany", BOTH], ["germany", "norway", "allies"]]


def lay_out(box: Box, setup: Setup) -> Kampen:
    """The table of a scenario with everyone seated; hands are dealt in the first phase."""
    game = Kampen(box, box.scenarios[setup.scenario])
    game.players = list(setup.seats)
    if game.scenario.sea is not None:
        game.sea = fleets(game)
    for key, value in setup.options.items():
        if key == OPTION:
            continue
        if key != "factions" or value not in ("agreed", "rolled"):
            raise SetupError(message("setup-options", option=key, value=repr(value)))
    if not 2 <= len(setup.seats) <= 3 or len(set(setup.seats)) != len(setup.seats):
        # KON-PLAY-06: more people than factions share a seat between them.
        raise SetupError(message("setup-seats", seats=str(setup.seats)))
    if setup.options.get("factions") == "rolled":
        game.phase = "factions"
    elif sorted(setup.seats) in [sorted(seating) for seating in SEATINGS]:
        for role in setup.seats:
            take_role(game, role, role)
    else:
        raise SetupError(
            message("setup-factions", two=str(SEATINGS[0]), three=str(SEATINGS[1]), seats=str(setup.seats))
        )
    return game


def fleets(game: Kampen) -> Sea:
    """KON-NINE-06, KON-NINE-10: all ships and cards of 9 April, before anybody takes any."""
    sea = Sea(len(game.box.board.zones))
    sea.returned = tuple([tuple(deck) for deck in game.scenario.april_deck])
    ships = game.scenario.ships.values()
    german = sorted([ship.id for ship in ships if ship.faction == GERMANY])
    norwegian = [ship.id for ship in ships if ship.faction == NORWAY]
    sea.waiting = (tuple(german), tuple(norwegian), ())
    sea.later = tuple(sorted([ship.id for ship in ships if ship.faction == ALLIES]))
    return sea


def take_role(game: Kampen, seat: str, role: str) -> None:
    """KON-PLAY-03, KON-PLAY-04: a seat leads a faction, or both Norway and the Allies."""
    led = led_by(role)
    game.seats = tuple([seat if faction in led else other for faction, other in enumerate(game.seats)])


def led_by(role: str) -> list[int]:
    """The factions of a role."""
    return [NORWAY, ALLIES] if role == BOTH else [FACTIONS.index(role)]


def choice_of_factions(game: Kampen) -> Flow[str]:
    """KON-PLAY-07: the highest roll chooses first; tied players roll again (KON-Q-83)."""
    roles = SEATINGS[0] if len(game.players) == 2 else SEATINGS[1]
    order = yield from by_highest_roll(game, game.players)
    for seat in order:
        options: list[Option] = [("lead", role) for role in roles if not objection_to_role(game, role)]
        answer: Option = yield WHO_LEADS.ask(seat, options)
        _, role = answer
        take_role(game, seat, role)
        game.note("factions.taken", "KON-PLAY-07", {"seat": seat, "role": role})
    return "setup"


def objection_to_role(game: Kampen, role: str) -> str:
    """KON-PLAY-03, KON-PLAY-04: is it a side of this table that nobody leads yet?"""
    two = len(game.players) == 2
    if role not in (SEATINGS[0] if two else SEATINGS[1]):
        return "role_for_three" if two else "role_for_two"
    return "role_is_taken" if any(game.seats[faction] for faction in led_by(role)) else ""


def by_highest_roll(game: Kampen, players: list[str]) -> Flow[list[str]]:
    """The players in the order of their rolls, highest first."""
    if len(players) < 2:
        return list(players)
    rolled: dict[str, int] = {}
    for seat in players:
        dice: tuple[int, ...] = yield Roll(6, 1, "roll.factions", seat, "KON-PLAY-07")
        rolled[seat] = dice[0]
        entry = game.note("factions.rolled", "KON-PLAY-07", {"seat": seat, "die": dice[0]})
        entry.child("factions.die", "KON-PLAY-07", {"die": dice[0]})
    order: list[str] = []
    for value in sorted(set(rolled.values()), reverse=True):
        tied = [seat for seat in players if rolled[seat] == value]
        order += yield from by_highest_roll(game, tied)
    return order


def first_hands(game: Kampen) -> Flow[str]:
    """KON-SETUP-07: each faction draws a full hand before the first turn (KON-Q-15)."""
    if game.sea is not None:
        # KON-NINE-48: nobody draws before the end of the 9 April turn.
        return "april cards"
    for faction in (GERMANY, NORWAY, ALLIES):
        yield from draw_to_hand(game, faction)
    begin_turn(game, GERMANY)
    return "movement"

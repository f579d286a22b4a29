"""Chapter 1.3: how the game ends and who wins."""

from __future__ import annotations

from typing import Final, NoReturn

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import GameOver, Outcome

CLEAR: Final = "clear"
MARGINAL: Final = "marginal"


def check_all_defeated(game: Kampen) -> None:
    """The game ends at once when a side has no battalion left on the board.

    If both lose their last battalion at the same moment Norway and the Allies win (KON-Q-98).
    """
    if game.on_april:
        # KON-Q-23: on 9 April Germany has no battalion at first.
        return
    by_cities = game.scenario.by_cities
    level = CLEAR if by_cities else ""
    if game.on_board(GERMANY) == 0:
        rule = "KON-WIN-06" if by_cities else "KON-STWO-03"
        raise GameOver(outcome(game, False, "won.germany_defeated", rule, level))
    if game.on_board(NORWAY) == 0 and game.on_board(ALLIES) == 0:
        rule = "KON-WIN-05" if by_cities else "KON-STWO-03"
        raise GameOver(outcome(game, True, "won.defenders_defeated", rule, level))


def german_deck_has_run_out(game: Kampen) -> NoReturn:
    """KON-WIN-01: Germany drew its last unused card; the game ends and the areas decide."""
    if not game.scenario.by_cities:
        _objectives_decide(game)
    held_by_others = len(game.scenario.objectives) - german_objectives(game)
    if held_by_others == 0:
        left = game.on_board(NORWAY) + game.on_board(ALLIES)
        if left <= game.scenario.clear_german_limit:
            raise GameOver(outcome(game, True, "won.all_cities", "KON-WIN-09", CLEAR))
        raise GameOver(outcome(game, True, "won.all_cities", "KON-WIN-10", MARGINAL))
    if held_by_others >= game.scenario.clear_allied_cities:
        raise GameOver(outcome(game, False, "won.cities_kept", "KON-WIN-07", CLEAR))
    raise GameOver(outcome(game, False, "won.cities_kept", "KON-WIN-08", MARGINAL))


def _objectives_decide(game: Kampen) -> NoReturn:
    """KON-STWO-02: Scenario 2 knows no levels of victory."""
    if german_objectives(game) == len(game.scenario.objectives):
        raise GameOver(outcome(game, True, "won.all_objectives", "KON-STWO-02", ""))
    raise GameOver(outcome(game, False, "won.objectives_kept", "KON-STWO-02", ""))


def resigned(game: Kampen, seat: str) -> Outcome:
    """Giving up loses for the whole side (KON-PLAY-02)."""
    germany = game.seats[GERMANY] != seat
    gave_up = outcome(game, germany, "won.resigned", "KON-PLAY-02", "")
    gave_up.values["seat"] = seat
    return gave_up


def german_objectives(game: Kampen) -> int:
    """How many of the areas that decide are German. An empty one counts as Norwegian (KON-WIN-04)."""
    return sum([game.battalions[GERMANY][area] > 0 for area in game.scenario.objectives])


def outcome(game: Kampen, germany: bool, key: str, rule: str, level: str) -> Outcome:
    """The winners are seats; Norway and the Allies win together (KON-PLAY-02)."""
    if germany:
        winners = [game.seats[GERMANY]]
    else:
        winners = [game.seats[NORWAY]]
        if game.seats[ALLIES] not in winners:
            winners.append(game.seats[ALLIES])
    values = {"german_areas": german_objectives(game), "areas": len(game.scenario.objectives), "round": game.round}
    return Outcome(tuple(winners), key, rule, level, values)

"""An own account of the ships, kept from the log alone: which are gone, and which everybody has seen."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.log import Entry
from tests.games.opened_lines import family

GONE = ("ship.sunk", "withdrawal.ship", "interception.dummy", "april.dived_on_dummy", "april.dummy_removed")


class Fleets:
    """Reads the log entry by entry; every ship is somewhere once, or the log tells that it is gone."""

    def __init__(self, game: Kampen) -> None:
        self.read = 0
        self.left = sorted(game.scenario.ships)

    def follow(self, game: Kampen, log: list[Entry]) -> None:
        for entry in log[self.read :]:
            if entry.key in GONE:
                self.left.remove(entry.values["ship"])
        self.read = len(log)
        if game.sea is None:
            return
        there = sorted(ships_of(game.sea))
        assert there == self.left, f"the ships are {there}, by the log {self.left}"
        assert set(game.sea.shown) <= set(there)


def ships_of(sea: Sea) -> list[str]:
    """All ships that are in the game, wherever they lie."""
    at_sea = [id for fleet in sea.stacks for stack in fleet for id in stack]
    waiting = [id for ships in sea.waiting for id in ships]
    return at_sea + waiting + [id for id, _ in sea.placing] + coming(sea)


def coming(sea: Sea) -> list[str]:
    """Allied ships of later; while they are placed they wait, too."""
    return [id for id in sea.later if id not in sea.waiting[2] and id not in [ship for ship, _ in sea.placing]]


def hidden_ships(sea: Sea, faction: int) -> list[str]:
    """The ships of a faction that lie face down, and those that are still to be placed."""
    own = [id for stack in sea.stacks[faction] for id in stack if id not in sea.shown]
    return own + list(sea.waiting[faction]) + (coming(sea) if FACTIONS[faction] == "allies" else [])


def ever_seen(log: list[Entry]) -> set[str]:
    """The ships that some line of the log has named to everybody."""
    lines = [part for entry in log for part in family(entry) if part.audience is None]
    return {str(part.values[name]) for part in lines for name in ("ship", "other") if name in part.values}

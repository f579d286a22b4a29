"""A table of the advanced game for tests: ships by zone, cards of 9 April in hand.

table = set_sea(ships={"III": "SG-03 SG-06 SA-01"}, fate=[6, 4, "SG-03"])
table.choose("embark", "SG-03")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.sea.fleet import put_ship, sea_of, zone_number
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import Table, set_table

RAID = "raid"
ALLIED_ZONES = ["III", "IV", "V", "VI", "VII", "VIII"]


class SeaTable(Table):
    """The map with ships."""

    @property
    def sea(self) -> Sea:
        return sea_of(self.game)

    def ships(self, zone: str) -> list[str]:
        """All ship cards in a zone, or in the raiding box."""
        number = len(self.game.box.board.zones) if zone == RAID else zone_number(self.game, zone)
        return sorted(id for fleet in self.sea.stacks for id in fleet[number])

    def zones_offered(self, word: str, place: int = -1) -> list[str]:
        """The zones in the options that begin with this word."""
        return [option[place] for option in self.offered(word)]

    def voided(self, faction: str) -> int:
        """How many cards of a faction were voided."""
        told = [entry for entry in self.match.log if entry.key == "card.voided"]
        return len([entry for entry in told if entry.values["faction"] == faction])

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the log says under a key."""
        return [entry.values for entry in self.match.log if entry.key == key]


def set_sea(
    ships: dict[str, str] | None = None,
    phase: str = "naval movement",
    turn: str = "germany",
    april: dict[str, list[str]] | None = None,
    prepare: Callable[[Kampen], None] | None = None,
    **more: Any,
) -> SeaTable:
    """A table with exactly these ships: ``{"III": "SG-03 SA-01", "raid": "SG-01"}``.

    With `april`, cards of 9 April by faction and kind, it is the 9 April turn. Everything else is as in `set_table`.
    The first Allied battalions and ships have come.
    """

    def lay(game: Kampen) -> None:
        sea = sea_of(game)
        sea.april = april is not None
        sea.returned = ((), (), ())
        sea.waiting = ((), (), ())
        sea.later = ()
        game.arrivals_due = 0
        for zone, ids in (ships or {}).items():
            number = len(game.box.board.zones) if zone == RAID else zone_number(game, zone)
            for id in ids.split():
                put_ship(game, id, number)
        for faction, kinds in (april or {}).items():
            take_april_cards(game, FACTIONS.index(faction), kinds)
        if prepare is not None:
            prepare(game)

    return SeaTable(set_table("advanced", turn, phase, prepare=lay, **more).match)


def take_april_cards(game: Kampen, faction: int, kinds: list[str]) -> None:
    """Cards of these kinds, or ids, into a hand."""
    left = game.scenario.april_deck[faction].copy()
    for kind in kinds:
        card = next(id for id in left if kind in (id, game.card(id).kind.id))
        left.remove(card)
        game.hands[faction].append(card)

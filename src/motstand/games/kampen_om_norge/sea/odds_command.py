"""`motstand odds` at sea: the chances of an interception and of a naval combat."""

from __future__ import annotations

import re

import typer
from rich.console import Console
from rich.table import Table

from motstand.games.kampen_om_norge.box import open_box
from motstand.games.kampen_om_norge.components import ShipClass
from motstand.games.kampen_om_norge.sea.odds import Volley, caught, volley

MOST_SHIPS = 20
FLEET = re.compile(r"\s*(?:(\d+)\s+)?([a-zæøå_]+)\s*")

NOT_SO = "expected ships as in '2 slagskip, mindre_skip'; classes: {classes}"
BOTH_FLEETS = "say which ships fight on both sides, with --ships and --enemy-ships"
TOO_MANY = "expected 1 to {most} ships, got {ships}"
TITLE = "Naval combat"
OWN, ENEMY = "Ships", "Enemy ships"
ROWS = ("Number", "Sunk, on average", "Chased, on average", "A ship comes away unhurt", "All are struck")
INTERCEPTION = "Interception of {ships} with {needed} or more"
FOUND = "Found"
CHANCE = "Chance"
NOTE = "Cards are not counted. Both sides shoot: who was struck by the attacker still shoots back."


def classes() -> dict[str, ShipClass]:
    """The classes of ships that fight, by id."""
    ships = open_box([]).scenarios["advanced"].ships.values()
    return {ship.of.id: ship.of for ship in ships if not ship.of.dummy}


def fleet(option: str, words: str) -> list[ShipClass]:
    """``"2 slagskip, mindre_skip"``: three ships, the strongest first."""
    known = classes()
    found: list[ShipClass] = []
    for part in words.split(","):
        match = FLEET.fullmatch(part)
        if match is None or match[2] not in known:
            raise typer.BadParameter(NOT_SO.format(classes=", ".join(known)), param_hint=option)
        found += [known[match[2]]] * int(match[1] or 1)
    if not 1 <= len(found) <= MOST_SHIPS:
        raise typer.BadParameter(TOO_MANY.format(most=MOST_SHIPS, ships=len(found)), param_hint=option)
    return sorted(found, key=lambda each: each.rank)


def show_naval_combat(ships: str | None, enemies: str | None) -> None:
    """Both sides beside each other."""
    if ships is None or enemies is None:
        raise typer.BadParameter(BOTH_FLEETS)
    own, others = fleet("--ships", ships), fleet("--enemy-ships", enemies)
    table = Table("", OWN, ENEMY, title=TITLE, title_justify="left", title_style="bold")
    suffered = zip(row_of(volley(others, len(own))), row_of(volley(own, len(others))), strict=True)
    for label, (mine, theirs) in zip(ROWS, suffered, strict=True):
        table.add_row(label, mine, theirs)
    console = Console()
    console.print(table)
    console.print(NOTE, style="dim", highlight=False)


def row_of(suffered: Volley) -> list[str]:
    numbers = [str(suffered.ships), f"{suffered.sunk:.2f}", f"{suffered.chased:.2f}"]
    return [*numbers, f"{suffered.unhurt:.1%}", f"{suffered.all_struck:.1%}"]


def show_interception(ships: int) -> None:
    """How many of so many ships are found."""
    rules = open_box([]).scenarios["advanced"].sea
    assert rules is not None
    title = INTERCEPTION.format(ships="1 ship" if ships == 1 else f"{ships} ships", needed=rules.intercepts_on)
    table = Table(FOUND, CHANCE)
    for count, likely in enumerate(caught(ships, rules.intercepts_on)):
        table.add_row(str(count), f"{likely:.1%}")
    console = Console()
    # Above the table and not its title, which would be as narrow as the table.
    console.print(title, style="bold", highlight=False)
    console.print(table)

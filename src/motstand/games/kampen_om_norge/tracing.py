"""Where the numbers of an area come from: who stands there, and the dice that attack and defence would roll."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.breakdown import add_attackers, add_cards, add_defenders
from motstand.games.kampen_om_norge.combat import (
    DICE_LIMIT,
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
    dice_of_attackers,
)
from motstand.games.kampen_om_norge.components import ALLIES, ATTACK, DEFENCE, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.outlook import planned_combats
from motstand.games.kampen_om_norge.stacks import fresh_battalions
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.flow import Outcome
from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing

DECIDED_BY_AREAS: Final = ("won.all_cities", "won.cities_kept", "won.all_objectives", "won.objectives_kept")


def reckon(game: Kampen, outcome: Outcome, entry: Entry) -> None:
    """Where the areas decide: who holds each of them."""
    if outcome.key not in DECIDED_BY_AREAS:
        return
    rule = "KON-WIN-04" if game.scenario.by_cities else "KON-STWO-02"
    for area in game.scenario.objectives:
        german = game.battalions[GERMANY][area] > 0
        entry.child("area.held", rule, {"area": game.box.board.ids[area], "german": "yes" if german else "no"})


def trace(game: Kampen, thing: Thing) -> Entry | None:
    """The numbers of an area; other things have none, nor has an area where nobody is."""
    kind, id = thing
    if kind != "area" or not isinstance(id, str) or id not in game.box.board.index:
        return None
    area = game.box.board.index[id]
    entry = Entry("trace.area", "", {"area": id})
    add_stacks(entry, game, area)
    if game.is_under_attack(area):
        add_combat(entry, game, area)
    elif entry.children:
        add_prospects(entry, game, area)
    return entry if entry.children else None


def add_stacks(entry: Entry, game: Kampen, area: int) -> None:
    """Battalions by faction, and how many of them have moved."""
    for faction in (GERMANY, NORWAY, ALLIES):
        count = game.battalions[faction][area]
        if count > 0:
            moved = game.moved[area] if faction == game.active else 0
            values = {"faction": FACTIONS[faction], "count": count, "moved": moved}
            entry.child("trace.stack", "KON-MOVE-02", values)


def add_combat(entry: Entry, game: Kampen, area: int) -> None:
    """The dice of a combat that is planned or being fought, and what they promise."""
    fight = game.combat if game.combat is not None and game.combat.area == area else None
    dice = attacking_battalions_dice(game, area) + extra(game, fight, ATTACK)
    attack = entry.child("trace.attack", "KON-COMBAT-20", {"faction": FACTIONS[game.active], "adds": dice})
    add_attackers(attack, game, area, DICE_LIMIT)
    dice = defending_battalions_dice(game, area) + extra(game, fight, DEFENCE)
    defence = entry.child("trace.defence", "KON-COMBAT-21", {"adds": dice})
    add_defenders(defence, game, area, game.opponents(game.active), DICE_LIMIT)
    if fight is not None:
        add_cards(attack, game, fight, ATTACK)
        add_cards(defence, game, fight, DEFENCE)
    for odds in planned_combats(game):
        if odds["area"] == game.box.board.ids[area]:
            entry.child("trace.wins", "KON-COMBAT-25", {"wins": odds["wins"]})


def extra(game: Kampen, fight: Combat | None, effect: str) -> int:
    return 0 if fight is None else card_dice(game, fight, effect)


def add_prospects(entry: Entry, game: Kampen, area: int) -> None:
    """The dice that those who stand here would roll in defence, and in attack where they can still move."""
    holders = [GERMANY] if game.battalions[GERMANY][area] > 0 else [NORWAY, ALLIES]
    battalions = sum([game.battalions[faction][area] for faction in holders])
    defence = entry.child("trace.would_defend", "KON-COMBAT-21", {"adds": min(battalions, DICE_LIMIT)})
    add_defenders(defence, game, area, holders, DICE_LIMIT)
    fresh = fresh_battalions(game, game.active, area)
    if fresh > 0:
        values = {"count": fresh, "adds": dice_of_attackers(fresh, 0)}
        entry.child("trace.would_attack", "KON-COMBAT-06", values)
        entry.child("trace.across", "KON-COMBAT-08", {"count": fresh, "adds": dice_of_attackers(0, fresh)})

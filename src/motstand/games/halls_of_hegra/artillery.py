"""Section 02, Fire Artillery: each Gun fires at an Infantry Sector, a row of the map, or Værnes Airfield."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.answers import (
    ARTILLERY,
    DONE,
    ENEMIES,
    LYING,
    ON_THE_AIRFIELD,
    SHELL_AIRFIELD,
    SHELL_ROW,
    SHELL_SECTOR,
    STANDING,
    decide,
)
from motstand.games.halls_of_hegra.bags import change_miss_tiles
from motstand.games.halls_of_hegra.breakdown import add_part, add_slots
from motstand.games.halls_of_hegra.components import COMMANDER, GUNS, TYPES
from motstand.games.halls_of_hegra.damage import jam_gun, objection_to_status, slot_states, strength
from motstand.games.halls_of_hegra.hit_bag import piece_to_track
from motstand.games.halls_of_hegra.infantry import remove_infantry
from motstand.games.halls_of_hegra.morale import change_morale
from motstand.games.halls_of_hegra.patrols import objection_to_clearing, patrol_to_bag
from motstand.games.halls_of_hegra.state import Hegra, heads
from motstand.games.halls_of_hegra.surrender import lower_surrender
from motstand.kernel.flow import Flow, Option, Roll

REMOVED_PER_ICON: Final = 2


def artillery(game: Hegra) -> Flow[str]:
    """HOH-ARTY-01: once a day; each Gun that can fire may do so or stay silent (HOH-Q-60), one after the other."""
    space = game.box.spaces[game.box.space_index["fire_artillery"]]
    placed = game.placed[space.index]
    if heads(placed) == 0:
        return "supply run"
    options: list[Option] = []
    if sum(count * space.worth[kind] for kind, count in enumerate(placed)) >= space.number:
        options = targets(game)
    if options:
        options.append(DONE)
        answer: Option = yield ARTILLERY.ask(COMMANDER, options)
        if answer != DONE:
            _, gun, target, where = answer
            game.guns_fired[GUNS.index(gun)] = True
            yield from fire_gun(game, gun, target, where)
            return "artillery"
    for kind in range(len(TYPES)):
        game.tired[kind] += placed[kind]
        placed[kind] = 0
    return "supply run"


def targets(game: Hegra) -> list[Option]:
    """What each Gun that has not fired could do. HOH-Q-59: without a fire icon it can only suppress a Sector."""
    aims: list[tuple[str, Any]] = [("sector", sector) for sector in range(len(game.sectors()), 0, -1)]
    aims += [("row", row) for row in game.box.map.rows]
    aims.append(("airfield", ""))
    return [
        ("shell", gun, target, where)
        for gun in GUNS
        if not objection_to_gun(game, gun)
        for target, where in aims
        if not objection_to_shelling(game, gun, target, where)
    ]


def objection_to_shelling(game: Hegra, gun: str, target: str, where: Any) -> str:
    """Is there anything that the Gun could hit there?"""
    if target == "sector":
        return objection_to_sector(game, where)
    return objection_to_row(game, gun, where) if target == "row" else objection_to_airfield(game, gun)


def objection_to_gun(game: Hegra, gun: str) -> str:
    """HOH-ARTY-01: once a day; HOH-STATUS-04: with a Status tile that is neither covered nor jammed."""
    out_of_order = objection_to_status(game, gun)
    if out_of_order:
        return out_of_order
    return "gun.fired" if game.guns_fired[GUNS.index(gun)] else ""


def objection_to_sector(game: Hegra, sector: int) -> str:
    return "sector.nobody" if game.standing[sector - 1] + game.lying[sector - 1] == 0 else ""


def objection_to_row(game: Hegra, gun: str, row: str) -> str:
    """HOH-ARTY-09: something for each fire icon, so it takes one."""
    if strength(game, gun) == 0:
        return "gun.iconless"
    return "" if row_targets(game, row) else "row.empty"


def objection_to_airfield(game: Hegra, gun: str) -> str:
    """HOH-ARTY-14: the same."""
    if strength(game, gun) == 0:
        return "gun.iconless"
    return "" if airfield_options(game) else "airfield.all_used"


def fire_gun(game: Hegra, gun: str, target: str, where: Any) -> Flow[None]:
    """The shells fall on a Sector, a row of the map or the airfield; then the Gun may jam."""
    icons = strength(game, gun)
    told = {"gun": gun, "target": target, "where": where, "icons": icons}
    add_slots(game.note("artillery.fired", "HOH-ARTY-02", told), slot_states(game, gun))
    if target == "sector":
        yield from shell_sector(game, where - 1, icons)
        yield from roll_for_jam(game, gun, game.sectors()[where - 1].criteria, "HOH-ARTY-07")
    elif target == "row":
        yield from shell_row(game, where, icons)
        yield from roll_for_jam(game, gun, game.box.map.rows[where].criteria, "HOH-ARTY-07")
    else:
        yield from shell_airfield(game, icons)
        yield from roll_for_jam(game, gun, game.box.airfield.criteria, "HOH-ARTY-16")


def roll_for_jam(game: Hegra, gun: str, criteria: int, rule: str) -> Flow[None]:
    """HOH-ARTY-07: a die below the hit criteria of the target jams the Gun."""
    values = {"gun": gun, "criteria": criteria}
    dice: tuple[int, ...] = yield Roll(6, 1, "roll.jam", COMMANDER, rule, values)
    entry = game.note("artillery.rolled", rule, {"gun": gun, "die": dice[0], "criteria": criteria})
    add_part(entry, "part.die", rule, dice[0])
    entry.child("part.criteria", rule, {"criteria": criteria})
    if dice[0] < criteria:
        jam_gun(game, gun, rule)


def shell_sector(game: Hegra, sector: int, icons: int) -> Flow[None]:
    """HOH-ARTY-05: up to 2 Infantry for each icon are removed; HOH-ARTY-06: the others lie down."""
    there = game.standing[sector] + game.lying[sector]
    options: list[Option] = [
        ("shelled", count) for count in range(there, -1, -1) if not objection_to_shelled(icons, count)
    ]
    values = {"sector": sector + 1, "icons": icons}
    _, count = yield from decide(SHELL_SECTOR, options, values)
    for _ in range(count):
        # Who is left lies down anyway, so it does not matter who is removed.
        remove_infantry(game, sector, STANDING if game.standing[sector] > 0 else LYING)
    game.lying[sector] += game.standing[sector]
    game.standing[sector] = 0
    left = game.lying[sector]
    entry = game.note("artillery.sector", "HOH-ARTY-06", {"sector": sector + 1, "count": count, "left": left})
    entry.child("part.most", "HOH-ARTY-05", {"icons": icons, "most": REMOVED_PER_ICON * icons, "there": there})


def objection_to_shelled(icons: int, count: int) -> str:
    """HOH-ARTY-05: so many for each icon."""
    return "shelled.icons" if count > REMOVED_PER_ICON * icons else ""


def row_targets(game: Hegra, row: str) -> list[Option]:
    """HOH-ARTY-09: what can be removed from a row."""
    return [
        ("clear", game.box.map.ids[place], enemy)
        for place in game.box.map.rows[row].spaces
        for enemy in ENEMIES
        if not objection_to_clearing(game, place, enemy)
    ]


def shell_row(game: Hegra, row: str, icons: int) -> Flow[None]:
    """A piece or token for each icon; HOH-ARTY-13: a Defender in a space that is hit costs Morale, once (HOH-Q-61)."""
    struck: list[int] = []
    for shells in range(icons):
        options = row_targets(game, row)
        if not options:
            return
        options.append(DONE)
        values = {"left": icons - shells, "row": row}
        answer: Option = yield SHELL_ROW.ask(COMMANDER, options, values)
        if answer == DONE:
            return
        _, hit, enemy = answer
        place = game.box.map.index[hit]
        if enemy == "artillery":
            piece_to_track(game, place, "HOH-ARTY-11")
        else:
            patrol_to_bag(game, place, "HOH-ARTY-10")
        if place not in struck and any(run.place == place for run in game.runs):
            struck.append(place)
            change_morale(game, -1, "HOH-ARTY-13")


def airfield_options(game: Hegra) -> list[Option]:
    """HOH-ARTY-14: four options, each once a day over both Guns (HOH-ARTY-15)."""
    struck: list[Option] = [(what,) for what in ON_THE_AIRFIELD if not objection_to_strike(game, what)]
    for stack in range(1, len(game.air_stacks) + 1):
        if not objection_to_strike(game, "stack", stack):
            struck.append(("stack", stack))
    return [("airfield", *parts) for parts in struck]


def objection_to_strike(game: Hegra, what: str, stack: int = 0) -> str:
    """HOH-ARTY-15; and there must be Air tiles in a stack that is destroyed."""
    if what in game.airfield_used:
        return "airfield.used"
    return "stack.gone" if what == "stack" and game.air_stacks[stack - 1] == 0 else ""


def shell_airfield(game: Hegra, icons: int) -> Flow[None]:
    """For each icon one of the options; what is impossible of it is ignored, and it counts as used (HOH-Q-99)."""
    for shells in range(icons):
        options = airfield_options(game)
        if not options:
            return
        options.append(DONE)
        answer: Option = yield SHELL_AIRFIELD.ask(COMMANDER, options, {"left": icons - shells})
        if answer == DONE:
            return
        _, what, *stacks = answer
        game.airfield_used.append(what)
        strike_airfield(game, what)
        for stack in stacks:
            destroy_stack(game, stack)


def strike_airfield(game: Hegra, what: str) -> None:
    """What a hit on the airfield is worth."""
    airfield = game.box.airfield
    if what == "morale":
        change_morale(game, airfield.morale, "HOH-ARTY-14")
    elif what == "miss":
        change_miss_tiles(game, airfield.miss, "HOH-ARTY-14")
    elif what == "surrender":
        for _ in range(airfield.surrender):
            lower_surrender(game, "HOH-ARTY-14")


def destroy_stack(game: Hegra, stack: int) -> None:
    """The Air tiles of a stack go back to the Reserve."""
    kind = game.box.pieces.air[stack - 1]
    game.air_reserve[kind] += game.air_stacks[stack - 1]
    game.air_stacks[stack - 1] = 0
    game.note("air.destroyed", "HOH-ARTY-14", {"stack": stack})

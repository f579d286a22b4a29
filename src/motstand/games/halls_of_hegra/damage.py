"""Damage and Status tiles: what is covered, what is jammed, and how both are undone."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import JAM, UNJAM, WEAPONS, decide
from motstand.games.halls_of_hegra.components import DAMAGED, GUNS, MACHINE_GUN, NOBODY, SLOTS
from motstand.games.halls_of_hegra.injuries import injure_in_position
from motstand.games.halls_of_hegra.state import Hegra, status_slot
from motstand.kernel.answers import Question
from motstand.kernel.flow import Flow, Option

# What comes before in the list of what can be damaged was never under the snow.
FIRST_UNDER_SNOW: Final = DAMAGED.index("gun_2")

# -- Status tiles --------------------------------------------------------------------------------------------


def objection_to_presence(game: Hegra, gun: str) -> str:
    """HOH-ARTY-04: Gun 2 only after it was dug out; HOH-MG-01: the Machine Gun only after the Retreat."""
    if gun == MACHINE_GUN:
        return "" if game.machine_gun else "machine_gun.siege"
    return "gun.snow" if gun == GUNS[1] and not game.is_dug(gun) else ""


def guns_in_play(game: Hegra) -> list[str]:
    return [gun for gun in GUNS if not objection_to_presence(game, gun)]


def revealed(game: Hegra, gun: str) -> list[int]:
    """The slots of a Gun, from left to right, whose Status tile is uncovered and unjammed (HOH-STATUS-02).

    Damage tiles always cover the rightmost slots: they are placed from the right and removed from the left.
    """
    uncovered = SLOTS - game.damage[DAMAGED.index(gun)]
    first = status_slot(gun, 0)
    return [slot for slot in range(uncovered) if not game.jammed[first + slot]]


def slot_states(game: Hegra, gun: str) -> list[str]:
    """The slots of a Gun from the left: covered, jammed, fire or blank."""
    uncovered = SLOTS - game.damage[DAMAGED.index(gun)]
    fires = game.box.pieces.fires[gun]
    states: list[str] = []
    for slot in range(SLOTS):
        if slot >= uncovered:
            states.append("covered")
        elif game.jammed[status_slot(gun, slot)]:
            states.append("jammed")
        else:
            states.append("fire" if fires[slot] else "blank")
    return states


def strength(game: Hegra, gun: str) -> int:
    """HOH-STATUS-02: the fire icons revealed on a Gun."""
    fires = game.box.pieces.fires[gun]
    return sum(1 for slot in revealed(game, gun) if fires[slot])


def jam_gun(game: Hegra, gun: str, rule: str) -> None:
    """HOH-ARTY-07: the rightmost revealed Status tile is flipped."""
    slots = revealed(game, gun)
    if slots:
        game.jammed[status_slot(gun, slots[-1])] = True
        game.note("jammed", rule, {"gun": gun})


def jam_machine_gun(game: Hegra, rule: str) -> None:
    game.jammed[status_slot(MACHINE_GUN, 0)] = True
    game.note("jammed", rule, {"gun": MACHINE_GUN})


def objection_to_status(game: Hegra, gun: str) -> str:
    """HOH-STATUS-04, HOH-MG-02: a weapon works with a Status tile that is neither covered nor jammed."""
    missing = objection_to_presence(game, gun)
    if missing:
        return missing
    if gun == MACHINE_GUN:
        return "gun.jammed" if game.jammed[status_slot(MACHINE_GUN, 0)] else ""
    if revealed(game, gun):
        return ""
    return "gun.rubble" if game.damage[DAMAGED.index(gun)] == SLOTS else "gun.jammed"


def objection_to_jamming(game: Hegra, what: str, gun: str) -> str:
    """HOH-FX-22: a card jams what works: a Gun, the Machine Gun, or any of them."""
    if what != "any" and (what == MACHINE_GUN) != (gun == MACHINE_GUN):
        return "jam.other"
    return objection_to_status(game, gun)


def jammable(game: Hegra, what: str) -> list[str]:
    return [gun for gun in WEAPONS if not objection_to_jamming(game, what, gun)]


def jam(game: Hegra, what: str, rule: str) -> Flow[None]:
    """A card jams a Gun or the Machine Gun; the player chooses which, where there is a choice."""
    options: list[Option] = [("jam", gun) for gun in jammable(game, what)]
    if not options:
        return
    _, weapon = yield from decide(JAM, options, {"what": what}, rule)
    if weapon == MACHINE_GUN:
        jam_machine_gun(game, rule)
    else:
        jam_gun(game, weapon, rule)


def unjam_options(game: Hegra) -> list[Option]:
    return [("unjam", gun) for gun in WEAPONS if not objection_to_unjamming(game, gun)]


def objection_to_unjamming(game: Hegra, gun: str) -> str:
    """HOH-MAINT-07: what has a jammed Status tile, if no Damage tile covers it."""
    missing = objection_to_presence(game, gun)
    if missing:
        return missing
    if gun == MACHINE_GUN:
        return "" if game.jammed[status_slot(MACHINE_GUN, 0)] else "gun.unjammed"
    if leftmost_jammed(game, gun) >= 0:
        return ""
    covered = range(SLOTS - game.damage[DAMAGED.index(gun)], SLOTS)
    return "gun.jammed_under_rubble" if any(game.jammed[status_slot(gun, slot)] for slot in covered) else "gun.unjammed"


def leftmost_jammed(game: Hegra, gun: str) -> int:
    """The leftmost uncovered slot whose tile is jammed, or -1."""
    for slot in range(SLOTS - game.damage[DAMAGED.index(gun)]):
        if game.jammed[status_slot(gun, slot)]:
            return slot
    return -1


def unjam(game: Hegra, gun: str, rule: str) -> None:
    """HOH-STATUS-03: the leftmost jammed tile is flipped back."""
    slot = 0 if gun == MACHINE_GUN else leftmost_jammed(game, gun)
    game.jammed[status_slot(gun, slot)] = False
    game.note("unjammed", rule, {"gun": gun})


# -- Damage tiles --------------------------------------------------------------------------------------------


def repair_options(game: Hegra) -> list[Option]:
    """HOH-MAINT-06: every Action space with a Damage tile; each Position is a space of its own (HOH-Q-46)."""
    return [("repair", id) for number, id in enumerate(DAMAGED) if not objection_to_repairing(game, number)]


def objection_to_repairing(game: Hegra, number: int) -> str:
    """What lies under the snow comes with its Damage tiles only when it is found (HOH-DAMAGE-01)."""
    if game.damage[number] > 0:
        return ""
    return "damage.none" if number < FIRST_UNDER_SNOW or game.dug[number] else "damage.snow"


def repair(game: Hegra, question: Question) -> Flow[None]:
    """One Repair: a Damage tile into the Hit bag, or a jammed Status tile flipped."""
    options = repair_options(game) + unjam_options(game)
    if not options:
        game.note("repair.nothing", question.rule)
        return
    answer = yield from decide(question, options, {"uses": game.uses})
    match answer:
        case ("unjam", weapon):
            unjam(game, weapon, "HOH-MAINT-07")
        case ("repair", damage):
            # HOH-DAMAGE-03: the tile can be drawn again.
            game.damage[DAMAGED.index(damage)] -= 1
            game.hit_bag.add(damage)
            game.note("repaired", "HOH-MAINT-06", {"damage": damage})


def unjam_one(game: Hegra, rule: str) -> Flow[None]:
    """HOH-FX-23: only the second option of Repair."""
    options = unjam_options(game)
    if options:
        _, weapon = yield from decide(UNJAM, options, rule=rule)
        unjam(game, weapon, rule)


def place_damage(game: Hegra, tile: str, rule: str) -> Flow[None]:
    """HOH-HIT-03: a tile that was drawn covers its Action; HOH-HIT-04: whoever stands there is injured first."""
    number = DAMAGED.index(tile)
    position = number + 1
    if position < len(game.positions) and game.positions[position] != NOBODY:
        yield from injure_in_position(game, position, "HOH-HIT-04")
    game.tiles.remove(tile)
    game.damage[number] += 1
    game.note("damaged", rule, {"damage": tile})


def break_tile(game: Hegra, tile: str, rule: str) -> Flow[None]:
    """HOH-FX-24: a named Damage tile comes out of the Hit bag as if it had been drawn."""
    if tile in game.hit_bag:
        game.hit_bag.take(tile)
        game.tiles.append(tile)
        yield from place_damage(game, tile, rule)

"""Section 01, Defend the Walls: Fire at the Germans, Machine Gun, Reckless Defence, Field Telephone."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import DONE, REMOVE, SUPPRESS, SUPPRESS_BY_TELEPHONE, WALLS, decide
from motstand.games.halls_of_hegra.breakdown import add_shot
from motstand.games.halls_of_hegra.components import COMMANDER, MACHINE_GUN, NOBODY, POSITIONS, TYPES
from motstand.games.halls_of_hegra.damage import jam_machine_gun, objection_to_status
from motstand.games.halls_of_hegra.infantry import (
    in_range,
    remove_some,
    suppress,
    suppress_some,
    suppressible,
)
from motstand.games.halls_of_hegra.injuries import injure
from motstand.games.halls_of_hegra.state import Hegra, heads
from motstand.games.halls_of_hegra.supplies import change_supplies
from motstand.kernel.flow import Flow, Option, Roll

HIT_ON: Final = 4
BURST: Final = 3
BOOST: Final = 2
RECKLESS: Final = 2
SUPPRESSED_BY_TELEPHONE: Final = 2


def walls(game: Hegra) -> Flow[str]:
    """HOH-WALLS-12: shots, the telephone and reckless deeds one by one in the player's order; each is a phase."""
    options = wall_options(game)
    if not options:
        return "artillery"
    answer = yield from decide(WALLS, options)
    match answer:
        case ("fire", position):
            yield from fire(game, POSITIONS.index(position))
        case ("machine_gun", position, supplies):
            yield from fire_machine_gun(game, POSITIONS.index(position), supplies)
        case ("reckless", defender):
            yield from reckless_defence(game, TYPES.index(defender))
        case _:
            yield from field_telephone(game)
    return "walls"


def wall_options(game: Hegra) -> list[Option]:
    """What is still to be done on the walls today."""
    options: list[Option] = []
    if not objection_to_telephone(game):
        options.append(("telephone",))
    for position, name in enumerate(POSITIONS):
        if objection_to_fire(game, position):
            continue
        options.append(("fire", name))
        # HOH-MG-03: instead of the own shot.
        for supplies in (0, 1):
            if not objection_to_machine_gun(game, position, supplies):
                options.append(("machine_gun", name, supplies))
    reckless = game.placed[game.box.space_index["reckless_defence"]]
    options += [("reckless", TYPES[kind]) for kind, count in enumerate(reckless) if count > 0]
    return options


def objection_to_telephone(game: Hegra) -> str:
    return "space.nobody" if heads(game.placed[game.box.space_index["field_telephone"]]) == 0 else ""


def objection_to_fire(game: Hegra, position: int) -> str:
    """HOH-WALLS-04: one shot a day. HOH-WALLS-11: without Infantry in range it does nothing."""
    kind = game.positions[position]
    if kind == NOBODY:
        return "position.empty"
    if game.fired[position]:
        return "position.fired"
    for sector in in_range(game, kind):
        if game.standing[sector] + game.lying[sector] > 0:
            return ""
    return "range.nobody"


def objection_to_machine_gun(game: Hegra, position: int, supplies: int) -> str:
    """HOH-MG-03: who can fire in A, B or C, while it works; HOH-MG-04: with a Supply, if there is one."""
    out_of_order = objection_to_status(game, MACHINE_GUN)
    if out_of_order:
        return out_of_order
    if position == 0:
        return "machine_gun.leftmost"
    return "supplies.none" if supplies > game.supplies else ""


def shot(game: Hegra, position: int, prompt: str, extra: int, rule: str) -> Flow[int]:
    """A die with what is added to it; HOH-TEL-02: the telephone adds 1."""
    kind = game.positions[position]
    game.fired[position] = True
    values = {"defender": TYPES[kind], "position": POSITIONS[position]}
    dice: tuple[int, ...] = yield Roll(6, 1, prompt, COMMANDER, rule, values)
    total = dice[0] + extra + (1 if game.telephone else 0)
    key = "walls.hit" if total >= HIT_ON else "walls.missed"
    told = {"defender": TYPES[kind], "position": POSITIONS[position], "die": dice[0], "total": total}
    add_shot(game.note(key, rule, told), dice[0], extra, game.telephone, HIT_ON, rule)
    return total


def fire(game: Hegra, position: int) -> Flow[None]:
    """HOH-WALLS-04: one die; the target is chosen when it has fallen (HOH-Q-53). The Defender stays (HOH-WALLS-03)."""
    kind = game.positions[position]
    total = yield from shot(game, position, "roll.fire", 0, "HOH-WALLS-04")
    if total >= HIT_ON:
        yield from remove_some(game, 1, kind, REMOVE, "HOH-WALLS-06")
    else:
        yield from suppress_some(game, 1, kind, SUPPRESS, "HOH-WALLS-05")


def fire_machine_gun(game: Hegra, position: int, supplies: int) -> Flow[None]:
    """HOH-MG-04 to 07: a Supply adds 2 to the die; three Infantry are suppressed or removed; then it is jammed."""
    kind = game.positions[position]
    if supplies:
        change_supplies(game, -1, "HOH-MG-04")
    total = yield from shot(game, position, "roll.machine_gun", BOOST if supplies else 0, "HOH-MG-03")
    if total >= HIT_ON:
        yield from remove_some(game, BURST, kind, REMOVE, "HOH-MG-06")
    else:
        yield from suppress_some(game, BURST, kind, SUPPRESS, "HOH-MG-05")
    jam_machine_gun(game, "HOH-MG-07")


def reckless_defence(game: Hegra, kind: int) -> Flow[None]:
    """HOH-RECKLESS-01: two Infantry in range are removed, as many as there are (HOH-Q-57); then the injury."""
    game.note("walls.reckless", "HOH-RECKLESS-01", {"defender": TYPES[kind]})
    yield from remove_some(game, RECKLESS, kind, REMOVE, "HOH-RECKLESS-01")
    game.placed[game.box.space_index["reckless_defence"]][kind] -= 1
    yield from injure(game, kind, "HOH-RECKLESS-02")


def field_telephone(game: Hegra) -> Flow[None]:
    """HOH-TEL-02: +1 for the rest of the day; HOH-TEL-03: with the right part two Infantry may be suppressed."""
    game.telephone = True
    game.note("walls.telephone", "HOH-TEL-02")
    placed = game.placed[game.box.space_index["field_telephone"]]
    if game.right_part("field_telephone"):
        for laid in range(SUPPRESSED_BY_TELEPHONE):
            options = suppressible(game, NOBODY)
            if not options:
                break
            options.append(DONE)
            values = {"left": SUPPRESSED_BY_TELEPHONE - laid}
            answer: Option = yield SUPPRESS_BY_TELEPHONE.ask(COMMANDER, options, values)
            if answer == DONE:
                break
            _, sector = answer
            suppress(game, sector - 1)
            game.note("infantry.suppressed", "HOH-TEL-03", {"sector": sector})
    for kind in range(len(TYPES)):
        game.tired[kind] += placed[kind]
        placed[kind] = 0

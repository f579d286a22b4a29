"""The Day Phase: sections in order, the Action spaces of a section in the player's order, each use a phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.halls_of_hegra.answers import SECTION_ACTION, decide
from motstand.games.halls_of_hegra.breakdown import add_uses
from motstand.games.halls_of_hegra.components import OFFICER, TYPES, Space
from motstand.games.halls_of_hegra.infirmary import medicine_cabinet, treat_one
from motstand.games.halls_of_hegra.maintenance import (
    bolster,
    inspire,
    map_room,
    promote,
    radio,
    repair_action,
    shovel_snow,
)
from motstand.games.halls_of_hegra.mobilisation import negotiate, open_supply_route
from motstand.games.halls_of_hegra.state import Hegra, heads
from motstand.games.halls_of_hegra.supply_run import counter_patrol
from motstand.kernel.flow import Flow, Option

# HOH-DAY-01: what follows when a section is done.
NEXT: Final = {
    "mobilisation": "artillery",
    "supply_run": "runs",
    "maintenance": "infirmary",
    "infirmary": "relapse",
}


def treat_patient(game: Hegra) -> Flow[None]:
    """HOH-INFIRM-06: Treat 1 Patient."""
    yield from treat_one(game, "HOH-INFIRM-06")


ACTIONS: Final[dict[str, Callable[[Hegra], Flow[None]]]] = {
    "negotiate": negotiate,
    "open_supply_route": open_supply_route,
    "counter_patrol": counter_patrol,
    "shovel_snow": shovel_snow,
    "repair": repair_action,
    "bolster": bolster,
    "promote": promote,
    "inspire": inspire,
    "radio": radio,
    "map_room": map_room,
    "treat_patient": treat_patient,
    "medicine_cabinet": medicine_cabinet,
}


def mobilisation(game: Hegra) -> Flow[str]:
    """Section 0."""
    return (yield from section(game, "mobilisation", "HOH-DAY-02"))


def maintenance(game: Hegra) -> Flow[str]:
    """Section 04."""
    return (yield from section(game, "maintenance", "HOH-DAY-02"))


def infirmary(game: Hegra) -> Flow[str]:
    """Section 05, before Recovery and Relapse (HOH-INFIRM-05)."""
    return (yield from section(game, "infirmary", "HOH-DAY-02"))


def counter_patrols(game: Hegra) -> Flow[str]:
    """Section 03, step 2 (HOH-RUN-01)."""
    return (yield from section(game, "supply_run", "HOH-RUN-01"))


def section(game: Hegra, name: str, rule: str) -> Flow[str]:
    """HOH-DAY-02: the player says which Action of the section comes next, until all that are manned are resolved."""
    manned = [space for space in game.box.sections[name] if not objection_to_acting(game, space)]
    if not manned:
        return NEXT[name]
    options: list[Option] = [("act", space.id) for space in manned]
    _, id = yield from decide(SECTION_ACTION, options, {"section": name}, rule)
    space = game.box.spaces[game.box.space_index[id]]
    game.acting = space.index
    game.uses = uses(game, space)
    return "action"


def objection_to_acting(game: Hegra, space: Space) -> str:
    """Somebody must have been sent there."""
    return "space.nobody" if space.position >= 0 or heads(game.placed[space.index]) == 0 else ""


def uses(game: Hegra, space: Space) -> int:
    """HOH-ACTION-04: once for each full set of Defenders; those who count double make sets faster (HOH-ACTION-03)."""
    placed = game.placed[space.index]
    if space.id == "promote" and (placed[OFFICER] == 0 or sum(placed) == placed[OFFICER]):
        # HOH-MAINT-09: the Officer and somebody to promote.
        return 0
    worth = sum(count * space.worth[kind] for kind, count in enumerate(placed))
    times = worth // space.number
    return min(times, 1) if space.once else times


def action(game: Hegra) -> Flow[str]:
    """The Action that was chosen, once; then again, or its Defenders are Tired."""
    space = game.box.spaces[game.acting]
    if game.uses > 0:
        entry = game.note("action", "HOH-ACTION-04", {"space": space.id, "uses": game.uses})
        add_uses(entry, game, space, game.uses)
        yield from ACTIONS[space.id](game)
        game.uses -= 1
    else:
        game.note("action.idle", "HOH-Q-51", {"space": space.id})
    if game.uses > 0:
        return "action"
    tire_all(game, space)
    game.acting = -1
    return "counter patrol" if space.section == "supply_run" else space.section


def tire_all(game: Hegra, space: Space) -> None:
    """HOH-DAY-03: all Defenders of an Action are Tired, those beyond a full set too (HOH-Q-51)."""
    placed = game.placed[space.index]
    for kind in range(len(TYPES)):
        game.tired[kind] += placed[kind]
        placed[kind] = 0

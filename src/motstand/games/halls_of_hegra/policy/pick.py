"""The way into the policy: which priorities answer which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.halls_of_hegra.answers import (
    ADMIT,
    ARTILLERY,
    BOLSTER,
    BURY,
    CABINET,
    CHOOSE,
    DELIVERY,
    GO,
    INJURY,
    JAM,
    KEEP,
    KILL,
    LOWER_SUSPICION,
    MAP_ROOM,
    MEETING,
    MORALE_CARD,
    NEGOTIATE,
    OPEN_SUPPLY_ROUTE,
    PLACING,
    POSTING,
    PROMOTE,
    READY,
    RECRUITS,
    REMOVE,
    REMOVE_PATROL,
    REPAIR,
    REPAIR_FREE,
    RUNS,
    SECTION_ACTION,
    SHELL_AIRFIELD,
    SHELL_ROW,
    SHELL_SECTOR,
    SUPPRESS,
    SUPPRESS_BY_TELEPHONE,
    TIRE,
    TREAT,
    UNJAM,
    WAKING,
    WALLS,
)
from motstand.games.halls_of_hegra.components import SIEGE, Space
from motstand.games.halls_of_hegra.morning import placement
from motstand.games.halls_of_hegra.policy import caring, fighting, running
from motstand.games.halls_of_hegra.policy.plans import Plan, plan_named
from motstand.games.halls_of_hegra.policy.wishes import Wishes, missing_tiles
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.answers import by_prompt
from motstand.kernel.flow import Choice, Option
from motstand.kernel.why import Why


class Decision:
    """What the commander has to decide, by which plan; `why` is told the reason."""

    __slots__ = ("game", "options", "plan", "values", "why")

    def __init__(self, game: Hegra, choice: Choice, plan: Plan, why: Why) -> None:
        self.game = game
        self.options = choice.options
        self.values: dict[str, Any] = choice.values or {}
        self.plan = plan
        self.why = why


def answer(game: Hegra, choice: Choice, plan_name: str, why: Why) -> Option:
    """What a sensible commander answers. Most questions have one reason; placing gives its own."""
    prompt = choice.prompt
    if why.asked:
        why.say("why.run_map" if prompt.startswith("run.") else f"why.{prompt.split('.')[0]}")
    return PRIORITIES[prompt](Decision(game, choice, plan_named(plan_name), why))


def placing(now: Decision) -> Option:
    """The first placement of the day's plan that has not been made; then the day begins."""
    wishes = Wishes(now.game, now.plan)
    wishes.all()
    for kind, space in still_to_place(now.game, wishes):
        option = placement(kind, space)
        if option in now.options:
            now.why.say(wishes.reasons.get(space.id, "why.placing"), {"space": space.id})
            return option
    now.why.say("why.begin")
    return now.options[-1]


def row(game: Hegra, choice: Choice, plan_name: str) -> list[Option]:
    """All placements of the morning: the plan stays the same while it is carried out."""
    if choice.prompt != PLACING.prompt:
        return []
    wishes = Wishes(game, plan_named(plan_name))
    wishes.all()
    return [placement(kind, space) for kind, space in still_to_place(game, wishes)] + [choice.options[-1]]


def still_to_place(game: Hegra, wishes: Wishes) -> list[tuple[int, Space]]:
    """The placements of the day's plan that have not been made, in its order."""
    left: list[tuple[int, Space]] = []
    placed = [counts.copy() for counts in game.placed]
    for kind, space in wishes.work.assigned:
        if space.position >= 0:
            is_made = len(game.relieved[space.position]) > 0
        else:
            is_made = placed[space.index][kind] > 0
            placed[space.index][kind] -= 1
        if not is_made:
            left.append((kind, space))
    return left


def recruit(now: Decision) -> Option:
    draw, stop = now.options
    return caring.recruit(now.values["count"], now.values["doubts"], now.values["discs"], draw, stop)


def bolster(now: Decision) -> Option:
    """Miss tiles in the Siege, as long as the Hit bag wants them; else the wall."""
    wants_tiles = now.game.board == SIEGE and missing_tiles(now.game) > 0
    return now.options[0] if wants_tiles else now.options[-1]


def first(now: Decision) -> Option:
    """Rules offer the best first, or it makes no difference."""
    return now.options[0]


def nearest(now: Decision) -> Option:
    return fighting.nearest(now.options)


def dearest(now: Decision) -> Option:
    return caring.dearest(now.options)


def repair(now: Decision) -> Option:
    return fighting.repair(now.game, now.options)


PRIORITIES: Final[dict[str, Callable[[Decision], Option]]] = by_prompt(
    {
        CHOOSE: lambda now: caring.branch(now.game, now.options, now.values["card"]),
        RECRUITS: recruit,
        KEEP: dearest,
        WAKING: lambda now: caring.waking(now.game, now.plan),
        PLACING: placing,
        SECTION_ACTION: first,
        NEGOTIATE: first,
        OPEN_SUPPLY_ROUTE: lambda now: caring.supply_route(now.options),
        # The walls.
        WALLS: lambda now: fighting.on_the_walls(now.game, now.options),
        REMOVE: nearest,
        SUPPRESS: nearest,
        SUPPRESS_BY_TELEPHONE: nearest,
        KILL: nearest,
        # Artillery.
        ARTILLERY: lambda now: fighting.target(now.game, now.options, now.plan),
        SHELL_SECTOR: first,
        SHELL_ROW: lambda now: fighting.from_the_row(now.game, now.options),
        SHELL_AIRFIELD: lambda now: fighting.airfield(now.game, now.options),
        # The map.
        LOWER_SUSPICION: first,
        REMOVE_PATROL: first,
        RUNS: lambda now: running.next_run(now.game, now.options),
        GO: lambda now: running.go(now.game, now.options),
        MEETING: lambda now: running.meeting(now.game, now.options, now.plan),
        DELIVERY: first,
        # Maintenance.
        REPAIR: repair,
        REPAIR_FREE: repair,
        UNJAM: repair,
        JAM: first,
        BOLSTER: bolster,
        PROMOTE: first,
        MAP_ROOM: first,
        # People and cards.
        TREAT: lambda now: caring.treat(now.options),
        CABINET: lambda now: caring.cure(now.options),
        ADMIT: lambda now: caring.admit(now.options),
        INJURY: first,
        TIRE: lambda now: caring.tire(now.options),
        READY: dearest,
        BURY: dearest,
        POSTING: lambda now: caring.post(now.options),
        MORALE_CARD: lambda now: caring.morale_card(now.game, now.options),
    }
)

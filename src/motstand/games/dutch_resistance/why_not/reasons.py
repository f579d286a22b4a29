"""Why not? Every reason with the rule behind it."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.why_not.checks import check
from motstand.kernel.flow import Choice, Option
from motstand.kernel.words.messages import Message

RULES: Final[dict[str, str]] = {
    "identity.taken": "DR-SETUP-21",
    "turn.other": "DR-ACT-01",
    "card.played": "DR-CHAR-05",
    "card.other": "DR-CHAR-02",
    "card.simplified": "DR-SIMPLE-02",
    "card.abilities": "DR-CHAR-06",
    "card.cost": "DR-CHAR-06",
    "card.order": "DR-Q-97",
    "option.cost": "DR-CARD-02",
    "character.absent": "DR-SETUP-20",
    "character.other": "DR-TERM-04",
    "move.first": "DR-EXCH-02",
    "move.least": "DR-MP-04",
    "token.none": "DR-MAT-02",
    "held.none": "DR-RES-06",
    "give.self": "DR-EXCH-01",
    "give.far": "DR-EXCH-01",
    "give.no_card": "DR-EXCH-01",
    "give.full": "DR-BOARD-07",
    "vonk.own": "DR-SPEC-02",
    "vonk.none": "DR-SPEC-02",
    "request.none": "DR-SOLO-12",
    "request.used": "DR-SOLO-12",
    "look.scenario": "DR-S4-03",
    "look.turn": "DR-S4-03",
    "look.open": "DR-S4-03",
    "reroll.die": "DR-RES-09",
    "location.none": "DR-STD-04",
    "location.costs": "DR-S1-03",
    "location.cost": "DR-STD-04",
    "scenario.officer": "DR-OFF-06",
    "scenario.unmet": "DR-SCEN-02",
    "scenario.cost": "DR-COST-02",
    "task.guest": "DR-Q-76",
    "task.place": "DR-S3-02",
    "task.near": "DR-S5-03",
    "task.cost": "DR-SCEN-02",
    "hide.address": "DR-S2-04",
    "hide.place": "DR-S2-04",
    "token.hidden": "DR-S2-04",
    "token.far": "DR-ESC-01",
    "token.fixed": "DR-ESC-01",
    "road.far": "DR-MOVE-03",
    "ride.ticket": "DR-TRAIN-01",
    "ride.here": "DR-TRAIN-01",
    "ride.station": "DR-TRAIN-01",
    "ride.two": "DR-TRAIN-05",
    "guide.far": "DR-IDENT-08",
    "spend.none": "DR-RES-08",
    "gain.none": "DR-Q-34",
    "amount.range": "DR-STD-06",
    "newspaper.none": "DR-Q-105",
    "occupier.none": "DR-ROAD-03",
    "occupier.kind": "DR-LA-14",
    "march.none": "DR-Q-57",
    "helper.first": "DR-Q-96",
    "safety.place": "DR-SAFE-07",
    "secure.none": "DR-S4-17",
    "shelter.none": "DR-SOLO-10",
    "raid.none": "DR-RAID-01",
    "target.other": "DR-OFF-09",
    "group.taken": "DR-SOLO-11",
    "group.areas": "DR-SOLO-11",
    "intensify.road": "DR-ROAD-07",
    "companion.far": "DR-Q-91",
    "receiver.far": "DR-IDENT-03",
    "whom.other": "DR-Q-92",
    "other": "",
    # A thing that is not asked about now.
    "over": "DR-GOAL-01",
    "fate": "DR-BOARD-01",
    "asked": "DR-TERM-04",
    "first": "",
    "begun": "",
    "button": "",
    "later": "DR-ROUND-01",
}
"""Every key with the rule that forbids it ("": the one behind the question)."""


def objection(game: Dutch, choice: Choice, option: Option) -> Message | None:
    """What speaks against an answer; None exactly if it is offered."""
    if option in choice.options:
        return None
    found = check(game, choice, option)
    return against("other", choice) if found is None else against(found[0], choice, **found[1])


def against(key: str, choice: Choice | None = None, **values: Any) -> Message:
    rule = RULES[key] or (choice.rule if choice is not None else "")
    return Message(key, values, rule)

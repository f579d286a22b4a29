"""Halls of Hegra as the kernel sees it: which function does what. What only people need is in `presentation.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.halls_of_hegra.answers import QUESTIONS
from motstand.games.halls_of_hegra.artillery import artillery
from motstand.games.halls_of_hegra.attack import german_attack, grenades, hits, moves
from motstand.games.halls_of_hegra.box import BOXES
from motstand.games.halls_of_hegra.coup import coup, posting
from motstand.games.halls_of_hegra.day import action, counter_patrols, infirmary, maintenance, mobilisation
from motstand.games.halls_of_hegra.evening import modifiers, morale_cards, surrender
from motstand.games.halls_of_hegra.event import air_raid, event, event_text
from motstand.games.halls_of_hegra.fields import restore_fields
from motstand.games.halls_of_hegra.infirmary import recovery_and_relapse
from motstand.games.halls_of_hegra.last_stand import last_stand, reckoning
from motstand.games.halls_of_hegra.lessons import prepare
from motstand.games.halls_of_hegra.measures import measures
from motstand.games.halls_of_hegra.morning import morning, placing, waking
from motstand.games.halls_of_hegra.policy.features import LEARNING
from motstand.games.halls_of_hegra.policy.judgement import evaluate
from motstand.games.halls_of_hegra.policy.pick import answer, row
from motstand.games.halls_of_hegra.policy.plans import join, plans
from motstand.games.halls_of_hegra.recruits import recruits
from motstand.games.halls_of_hegra.redeal import redeal
from motstand.games.halls_of_hegra.retreat import retreat
from motstand.games.halls_of_hegra.running import meeting, runs, supply_run
from motstand.games.halls_of_hegra.setup import SEATINGS, lay_out
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supply_run import homecoming
from motstand.games.halls_of_hegra.surrender import resigned
from motstand.games.halls_of_hegra.tracing import reckon
from motstand.games.halls_of_hegra.view import headline, private, public
from motstand.games.halls_of_hegra.walls import walls
from motstand.kernel.declared import DeclaredGame, Policy, Rules
from motstand.kernel.flow import Flow

PHASES: Final[dict[str, Callable[[Hegra], Flow[str]]]] = {
    "event": event,
    "event text": event_text,
    "recruits": recruits,
    "air raid": air_raid,
    "attack": german_attack,
    "grenades": grenades,
    "hits": hits,
    "moves": moves,
    "morning": morning,
    "waking": waking,
    "placing": placing,
    "mobilisation": mobilisation,
    "walls": walls,
    "artillery": artillery,
    "supply run": supply_run,
    "counter patrol": counter_patrols,
    "runs": runs,
    "meeting": meeting,
    "homecoming": homecoming,
    "maintenance": maintenance,
    "infirmary": infirmary,
    "relapse": recovery_and_relapse,
    "action": action,
    "modifiers": modifiers,
    "morale cards": morale_cards,
    "surrender": surrender,
    "coup": coup,
    "posting": posting,
    "retreat": retreat,
    "last stand": last_stand,
    "reckoning": reckoning,
}

GAME: Final = DeclaredGame(
    "motstand.games.halls_of_hegra",
    "Halls of Hegra",
    {"standard": SEATINGS, "recruit": SEATINGS, "veteran": SEATINGS},
    Rules(
        boxes=BOXES,
        lay_out=lay_out,
        prepare=prepare,
        restore=restore_fields,
        phases=PHASES,
        questions=QUESTIONS,
        resigned=resigned,
        redeal=redeal,
        public=public,
        private=private,
        headline=headline,
        measures=measures,
        reckon=reckon,
    ),
    Policy(answer=answer, evaluate=evaluate, plans=plans, learning=LEARNING, row=row, join=join),
    credits="Designed by Petter Schanke Olsen, published by Tompet Games, 2023",
    version="2",
)

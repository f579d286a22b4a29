"""Crown & Courage as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.crown_and_courage.answers import QUESTIONS
from motstand.games.crown_and_courage.box import BOXES
from motstand.games.crown_and_courage.defeat import resigned
from motstand.games.crown_and_courage.demands import demands
from motstand.games.crown_and_courage.execute import execute
from motstand.games.crown_and_courage.fields import restore_fields
from motstand.games.crown_and_courage.lessons import prepare
from motstand.games.crown_and_courage.main_response import main_response, main_response_tile
from motstand.games.crown_and_courage.measures import measures
from motstand.games.crown_and_courage.operations import operations
from motstand.games.crown_and_courage.plan import choose, place, plan
from motstand.games.crown_and_courage.policy.features import LEARNING
from motstand.games.crown_and_courage.policy.judgement import evaluate
from motstand.games.crown_and_courage.policy.pick import answer
from motstand.games.crown_and_courage.policy.plans import plans
from motstand.games.crown_and_courage.push import dawn, push
from motstand.games.crown_and_courage.quick_response import momentum, quick_response, quick_response_die
from motstand.games.crown_and_courage.report import report
from motstand.games.crown_and_courage.setup import SEATINGS, draw_at_start, lay_out
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.view import headline, public
from motstand.kernel.declared import DeclaredGame, Policy, Rules
from motstand.kernel.flow import Flow

PHASES: Final[dict[str, Callable[[Crown], Flow[str]]]] = {
    "setup": draw_at_start,
    "plan": plan,
    "choose": choose,
    "place": place,
    "operations": operations,
    "quick response": quick_response,
    "quick response die": quick_response_die,
    "momentum": momentum,
    "main response": main_response,
    "main response tile": main_response_tile,
    "execute": execute,
    "report": report,
    "demands": demands,
    "push": push,
    "dawn": dawn,
}

GAME: Final = DeclaredGame(
    "motstand.games.crown_and_courage",
    "Crown & Courage",
    {"standard": SEATINGS, "recruit": SEATINGS, "veteran": SEATINGS},
    Rules(
        boxes=BOXES,
        lay_out=lay_out,
        prepare=prepare,
        restore=restore_fields,
        phases=PHASES,
        questions=QUESTIONS,
        resigned=resigned,
        public=public,
        headline=headline,
        measures=measures,
    ),
    Policy(answer=answer, evaluate=evaluate, plans=plans, learning=LEARNING),
    credits="Published in 2025; the rulebook that we read names neither designer nor publisher",
)

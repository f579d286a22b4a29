"""Dutch Resistance as the kernel sees it: which function does what. What only people need is in `presentation.py`."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import QUESTIONS
from motstand.games.dutch_resistance.box import BOXES
from motstand.games.dutch_resistance.choices import CHOICES, SCENARIOS, SEATINGS
from motstand.games.dutch_resistance.fields import restore_fields
from motstand.games.dutch_resistance.lessons import prepare
from motstand.games.dutch_resistance.measures import measures
from motstand.games.dutch_resistance.outcome import resigned
from motstand.games.dutch_resistance.phases import PHASES
from motstand.games.dutch_resistance.policy.features import LEARNING
from motstand.games.dutch_resistance.policy.judgement import evaluate
from motstand.games.dutch_resistance.policy.pick import answer
from motstand.games.dutch_resistance.policy.plans import join
from motstand.games.dutch_resistance.policy.proposals import plans
from motstand.games.dutch_resistance.redeal import redeal
from motstand.games.dutch_resistance.setup import lay_out
from motstand.games.dutch_resistance.view import headline, may_tell, private, public
from motstand.kernel.declared import DeclaredGame, Policy, Rules

GAME: Final = DeclaredGame(
    "motstand.games.dutch_resistance",
    "Dutch Resistance",
    dict.fromkeys(SCENARIOS, SEATINGS),
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
        may_tell=may_tell,
    ),
    Policy(answer=answer, evaluate=evaluate, plans=plans, learning=LEARNING, join=join),
    credits="Designed by Marcel Köhler, published by Liberation Game Design",
    version="2",
    options=CHOICES,
)

"""Kampen om Norge as the kernel sees it: which function does what. What only people need is in `presentation.py`."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import QUESTIONS
from motstand.games.kampen_om_norge.box import BOXES
from motstand.games.kampen_om_norge.combat import battles, combat
from motstand.games.kampen_om_norge.fields import restore_fields
from motstand.games.kampen_om_norge.lessons import prepare
from motstand.games.kampen_om_norge.measures import measures
from motstand.games.kampen_om_norge.movement import movement
from motstand.games.kampen_om_norge.new_cards import new_cards
from motstand.games.kampen_om_norge.policy.judgement import evaluate
from motstand.games.kampen_om_norge.policy.pick import pick, reason
from motstand.games.kampen_om_norge.policy.plans import plans
from motstand.games.kampen_om_norge.redeal import redeal
from motstand.games.kampen_om_norge.reinforcement import arrival, placement, submarines, trade
from motstand.games.kampen_om_norge.sabotage import sabotage
from motstand.games.kampen_om_norge.setup import SEATINGS, choice_of_factions, first_hands, lay_out
from motstand.games.kampen_om_norge.tracing import reckon
from motstand.games.kampen_om_norge.victory import resigned
from motstand.games.kampen_om_norge.view import headline, private, public
from motstand.kernel.declared import DeclaredGame, Policy, Rules

PHASES: Final = {
    "factions": choice_of_factions,
    "setup": first_hands,
    "movement": movement,
    "sabotage": sabotage,
    "battles": battles,
    "combat": combat,
    "trade": trade,
    "arrival": arrival,
    "placement": placement,
    "submarines": submarines,
    "new cards": new_cards,
}

GAME: Final = DeclaredGame(
    "motstand.games.kampen_om_norge",
    "Kampen om Norge",
    {"basic": SEATINGS, "gudbrandsdalen": SEATINGS},
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
    Policy(pick=pick, reason=reason, evaluate=evaluate, plans=plans),
    credits="Designed by Yngve Bækholt and Eivind Vetlesen, published by Vega Forlag, 2012",
)

"""Kampen om Norge as the kernel sees it: which function does what. What only people need is in `presentation.py`."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.april.ending import april_ends, april_submarines, mobilization
from motstand.games.kampen_om_norge.april.landing import (
    april_drops,
    april_interception,
    dive_bombers,
    landings,
    raiding,
    resistance,
)
from motstand.games.kampen_om_norge.april.opening import (
    allied_ships,
    april_cards,
    april_ships,
    german_ships,
    muster,
    reconnaissance,
)
from motstand.games.kampen_om_norge.box import BOXES
from motstand.games.kampen_om_norge.combat import battles, combat
from motstand.games.kampen_om_norge.fields import restore_fields
from motstand.games.kampen_om_norge.lessons import prepare
from motstand.games.kampen_om_norge.measures import measures
from motstand.games.kampen_om_norge.movement import movement
from motstand.games.kampen_om_norge.new_cards import new_cards
from motstand.games.kampen_om_norge.policy.features import LEARNING
from motstand.games.kampen_om_norge.policy.judgement import evaluate
from motstand.games.kampen_om_norge.policy.pick import answer
from motstand.games.kampen_om_norge.policy.plans import plans
from motstand.games.kampen_om_norge.questions import QUESTIONS
from motstand.games.kampen_om_norge.redeal import redeal
from motstand.games.kampen_om_norge.reinforcement import arrival, placement, submarines, trade
from motstand.games.kampen_om_norge.sabotage import sabotage
from motstand.games.kampen_om_norge.sea.combat import joining, naval_battles, naval_combat
from motstand.games.kampen_om_norge.sea.movement import allied_fleet, naval_movement, sailing
from motstand.games.kampen_om_norge.setup import SEATINGS, choice_of_factions, first_hands, lay_out
from motstand.games.kampen_om_norge.tracing import reckon
from motstand.games.kampen_om_norge.victory import resigned
from motstand.games.kampen_om_norge.view import LaidOpen, headline, private, public
from motstand.kernel.declared import DeclaredGame, Policy, Rules

PHASES: Final = {
    "factions": choice_of_factions,
    "setup": first_hands,
    "april cards": april_cards,
    "april ships": april_ships,
    "muster": muster,
    "german ships": german_ships,
    "reconnaissance": reconnaissance,
    "allied ships": allied_ships,
    "april interception": april_interception,
    "april drops": april_drops,
    "dive bombers": dive_bombers,
    "raiding": raiding,
    "landings": landings,
    "resistance": resistance,
    "mobilization": mobilization,
    "april submarines": april_submarines,
    "april ends": april_ends,
    "naval movement": naval_movement,
    "sailing": sailing,
    "allied fleet": allied_fleet,
    "movement": movement,
    "sabotage": sabotage,
    "joining": joining,
    "naval battles": naval_battles,
    "naval combat": naval_combat,
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
    {"basic": SEATINGS, "gudbrandsdalen": SEATINGS, "advanced": SEATINGS},
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
        laid_open=LaidOpen,
        private=private,
        headline=headline,
        measures=measures,
        reckon=reckon,
    ),
    Policy(answer=answer, evaluate=evaluate, plans=plans, learning=LEARNING),
    version="2",
    credits="Designed by Yngve Bækholt and Eivind Vetlesen, published by Vega Forlag, 2012",
)

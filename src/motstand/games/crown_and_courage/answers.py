"""Every question that the game asks, and every kind of answer to it, declared once; see `kernel/answers.py`."""

from __future__ import annotations

import sys
from typing import Annotated, Final, Literal, TypeAlias

from motstand.games.crown_and_courage.components import PARATROOPER, REGULAR
from motstand.kernel.answers import NUMBER, Clicks, Part, Question, kinds_of, questions_of
from motstand.kernel.flow import Option

SPACE, PLACE, CARD, POSITION, DIE, DISPLAYED = "space", "place", "card", "position", "die", "displayed"

UNIQUE_SIDE: Final = "unique"
ARMY_SIDE: Final = "army"
FACES: Final = [UNIQUE_SIDE, ARMY_SIDE]
"""The faces of a Norwegian tile."""

# -- the parts of answers ----------------------------------------------------------------------------------------------

Displayed: TypeAlias = Annotated[str, Part(DISPLAYED)]
Square: TypeAlias = Annotated[str, Part(SPACE)]
Face: TypeAlias = Annotated[str, Part("face", values=[UNIQUE_SIDE, ARMY_SIDE])]
Line: TypeAlias = Annotated[str, Part("line", values=["row", "column"])]
Where: TypeAlias = Annotated[str, Part(PLACE)]
Start: TypeAlias = Annotated[str, Part(PLACE, "from")]
End: TypeAlias = Annotated[str, Part(PLACE, "to")]
Troops: TypeAlias = Annotated[int, Part(NUMBER, "count")]
Unit: TypeAlias = Annotated[str, Part("unit", values=[REGULAR, PARATROOPER])]
Card: TypeAlias = Annotated[str, Part(CARD)]
ActionNumber: TypeAlias = Annotated[int, Part(NUMBER, "action")]
Cards: TypeAlias = Annotated[int, Part(NUMBER, "cards")]
Value: TypeAlias = Annotated[int, Part(DIE, "value")]
Position: TypeAlias = Annotated[int, Part(POSITION)]

# -- the answers -------------------------------------------------------------------------------------------------------

GO_ON: Final[Option] = ("go_on",)
HURRY: Final[Option] = ("hurry",)
DONE: Final[Option] = ("done",)
DECLINE: Final[Option] = ("decline",)
IGNORE: Final[Option] = ("ignore",)
DRAW_A_CARD: Final[Option] = ("draw",)
RIGHT: Final[Option] = ("right",)
UP: Final[Option] = ("up",)
GIVE_ORDER: Final[Option] = ("give_order",)
RETREAT: Final[Option] = ("retreat",)
HOLD: Final[Option] = ("hold",)
FLEE: Final[Option] = ("flee",)
SPEND: Final[Option] = ("spend",)
SPARE: Final[Option] = ("spare",)
RECRUIT: Final[Option] = ("recruit",)
TRAIN: Final[Option] = ("train",)
NEW_ROUTE: Final[Option] = ("new_route",)
PLAN_JOURNEY: Final[Option] = ("plan_journey",)
MOVE_NOW: Final[Option] = ("move_now",)

Choose: TypeAlias = tuple[Literal["choose"], Displayed]
Place: TypeAlias = tuple[Literal["place"], Square, Face]
Activate: TypeAlias = tuple[Literal["activate"], Line]
Resolve: TypeAlias = tuple[Literal["resolve"], Square]
Skip: TypeAlias = Annotated[tuple[Literal["skip"], Square], Clicks()]
ResolveFrame: TypeAlias = tuple[Literal["resolve_frame"], Position]
SkipFrame: TypeAlias = Annotated[tuple[Literal["skip_frame"], Position], Clicks()]

# The same card may be played, ordered or used in a battle: the second click tells them apart.
Play: TypeAlias = Annotated[tuple[Literal["play"], Card, ActionNumber], Clicks("card {card}", "action {card}@{action}")]
OrderCard: TypeAlias = Annotated[
    tuple[Literal["order"], Card, ActionNumber], Clicks("card {card}", "ordered {card}@{action}")
]
# Not a number beside the question: it stands at the hand, whatever is asked.
Calm: TypeAlias = Annotated[tuple[Literal["calm"], Cards], Clicks("calm {cards}")]
Discard: TypeAlias = tuple[Literal["discard"], Card]

Mobilise: TypeAlias = tuple[Literal["mobilise"], Where]
March: TypeAlias = tuple[Literal["march"], Start, End, Troops]
Go: TypeAlias = tuple[Literal["go"], Where]
GiveDie: TypeAlias = tuple[Literal["give_die"], Value]
RaiseDie: TypeAlias = tuple[Literal["raise_die"], Value]
Fire: TypeAlias = tuple[Literal["fire"], Where, Unit]
Send: TypeAlias = tuple[Literal["send"], Value, Position]
Smuggle: TypeAlias = tuple[Literal["smuggle"], Position]
Repeat: TypeAlias = tuple[Literal["repeat"], Square]
UpgradeGrid: TypeAlias = tuple[Literal["upgrade"], Square]
UpgradeDisplay: TypeAlias = tuple[Literal["upgrade_plan"], Displayed]
Scout: TypeAlias = tuple[Literal["scout"], Position]

Fight: TypeAlias = tuple[Literal["fight"], Where]
Support: TypeAlias = Annotated[tuple[Literal["support"], Card], Clicks("card {card}", "support {card}@battle")]
Remove: TypeAlias = tuple[Literal["remove"], Unit, Start]

# -- the questions -----------------------------------------------------------------------------------------------------

ANYTIME: Final = [Play, Calm]
"""What stands beside the answers of nearly every question (CNC-FLOW-13, CNC-DANGER-12)."""

PLAN: Final = Question("plan", "CNC-PLAN-08", [Choose, *ANYTIME])
PLACE_TILE: Final = Question("place", "CNC-PLAN-13", [Place, *ANYTIME])
ACTIVE_LINE: Final = Question("line", "CNC-OPS-02", [Activate, *ANYTIME])
EXECUTE: Final = Question("execute", "CNC-EXEC-02", [Resolve, Skip, ResolveFrame, SkipFrame, *ANYTIME])
BEFORE: Final = Question("before", "CNC-Q-90", [GO_ON, HURRY, *ANYTIME])
DISCARD: Final = Question("discard", "CNC-CARD-01", [Discard])
MORALE_GAIN: Final = Question("morale", "CNC-MORALE-01", [RIGHT, UP, GIVE_ORDER, *ANYTIME])
MORALE_CARD: Final = Question("morale.card", "CNC-MORALE-02", [DRAW_A_CARD, DECLINE, *ANYTIME])
ARMY: Final = Question("army", "CNC-ARMY-01", [Mobilise, March, *ANYTIME])
MOBILISE: Final = Question("mobilise", "CNC-ARMY-02", [Mobilise, DONE, *ANYTIME])
MARCH: Final = Question("march", "CNC-ARMY-05", [March, DONE, *ANYTIME])
SABOTAGE: Final = Question("sabotage", "CNC-SAB-01", [RECRUIT, TRAIN, Send, Smuggle, *ANYTIME])
EVACUATE: Final = Question("evacuate", "CNC-EVAC-01", [NEW_ROUTE, PLAN_JOURNEY, MOVE_NOW, *ANYTIME])
KING_GOES: Final = Question("king", "CNC-EVAC-05", [Go, DONE, *ANYTIME])
GIVE_DIE: Final = Question("die", "CNC-EVAC-14", [GiveDie, *ANYTIME])
RAISE_DIE: Final = Question("raise_die", "CNC-EVAC-18", [RaiseDie, *ANYTIME])
FIRE: Final = Question("fire", "CNC-FIRE-01", [Fire, *ANYTIME])
ORDER: Final = Question("order", "CNC-ORDER-01", [OrderCard, *ANYTIME])
REPEAT: Final = Question("repeat", "CNC-REPEAT-01", [Repeat, *ANYTIME])
UPGRADE: Final = Question("upgrade", "CNC-UPG-01", [UpgradeGrid, UpgradeDisplay, *ANYTIME])
SCOUT: Final = Question("scout", "CNC-CARD-01", [Scout, *ANYTIME])
DEMAND: Final = Question("demand", "CNC-DEMAND-02", [DECLINE, IGNORE, *ANYTIME])
BATTLES: Final = Question("battles", "CNC-BATTLE-05", [Fight, *ANYTIME])
BATTLE: Final = Question("battle", "CNC-BATTLE-09", [RETREAT, HOLD, FLEE, Support, *ANYTIME])
SUPPORT: Final = Question("battle.support", "CNC-BATTLE-13", [Support])
REMOVE: Final = Question("battle.remove", "CNC-HELL-02", [Remove])
VALIANT: Final = Question("battle.valiant", "CNC-RETREAT-02", [SPEND, SPARE])
ESCAPE: Final = Question("escape", "CNC-ESCAPE-08", [Go])

QUESTIONS: Final = questions_of(sys.modules[__name__])
ANSWERS: Final = kinds_of(QUESTIONS)

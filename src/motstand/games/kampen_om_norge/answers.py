"""Every question of the basic game, and every kind of answer to it, declared once; see `kernel/answers.py`.

Chapters ask the questions, offer answers as plain tuples, and call their parts by the names that they have here.
`sea/answers.py` adds those of the sea, `questions.py` has all of them.
"""

from __future__ import annotations

import sys
from typing import Annotated, Final, Literal, TypeAlias

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.kernel.answers import NUMBER, Clicks, Part, Question, questions_of
from motstand.kernel.flow import Option

AREA, CARD, ROLE = "area", "card", "role"

# Among which areas or battalions a part is chosen; the others are any area, any card in hand.
ANYWHERE, NEAR, WAY, REFUGE, BESIDE_THE_DROP = "anywhere", "near", "way", "refuge", "beside the drop"
FIELDS, COAST, ATTACKED, ORIGINS, JUST_PLACED = "fields", "coast", "attacked", "origins", "just placed"
ON_THE_TABLE, STACK, NEW, DEFEATED = "on the table", "stack", "new", "defeated"

# -- the parts of answers: what code calls them, and in quotes what sentences do --------------------------------------

Area: TypeAlias = Annotated[str, Part(AREA)]
Target: TypeAlias = Annotated[str, Part(AREA, among=ANYWHERE)]
AttackedArea: TypeAlias = Annotated[str, Part(AREA, among=ATTACKED)]
NewArea: TypeAlias = Annotated[str, Part(AREA, among=JUST_PLACED)]
Field: TypeAlias = Annotated[str, Part(AREA, among=FIELDS)]

Start: TypeAlias = Annotated[str, Part(AREA, "from")]
AttackedStart: TypeAlias = Annotated[str, Part(AREA, "from", ATTACKED)]
Origin: TypeAlias = Annotated[str, Part(AREA, "from", ORIGINS)]
Via: TypeAlias = Annotated[str, Part(AREA, "via", WAY)]

End: TypeAlias = Annotated[str, Part(AREA, "to", NEAR)]
FieldEnd: TypeAlias = Annotated[str, Part(AREA, "to", FIELDS)]
Harbour: TypeAlias = Annotated[str, Part(AREA, "to", COAST)]
Landfall: TypeAlias = Annotated[str, Part(AREA, "to", BESIDE_THE_DROP)]
Refuge: TypeAlias = Annotated[str, Part(AREA, "to", REFUGE)]

Battalions: TypeAlias = Annotated[int, Part(NUMBER, "count", STACK)]
NewBattalions: TypeAlias = Annotated[int, Part(NUMBER, "count", NEW)]
Norwegian: TypeAlias = Annotated[int, Part(NUMBER, "norwegian", DEFEATED)]
Allied: TypeAlias = Annotated[int, Part(NUMBER, "allied", DEFEATED)]

Card: TypeAlias = Annotated[str, Part(CARD)]
Cancelled: TypeAlias = Annotated[str, Part(CARD, "cancelled", ON_THE_TABLE)]
Role: TypeAlias = Annotated[str, Part(ROLE)]

# -- the answers -------------------------------------------------------------------------------------------------------

PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
END: Final[Option] = ("end",)
FORGO: Final[Option] = ("forgo",)

Lead: TypeAlias = tuple[Literal["lead"], Role]

Move: TypeAlias = tuple[Literal["move"], Start, End, Battalions]
PlayInMovement: TypeAlias = tuple[Literal["card"], Card]
March: TypeAlias = tuple[Literal["march"], Start, Via, End, Battalions]
Drop: TypeAlias = tuple[Literal["drop"], Target]
Divert: TypeAlias = tuple[Literal["divert"], Card, Landfall]
Airlift: TypeAlias = tuple[Literal["airlift"], Start, FieldEnd, Battalions]
Sealift: TypeAlias = tuple[Literal["sealift"], Start, Harbour, Battalions]
Land: TypeAlias = tuple[Literal["land"], Target]

SendBack: TypeAlias = tuple[Literal["send_back"], Card, AttackedArea, Origin]
Escape: TypeAlias = tuple[Literal["escape"], Card, AttackedStart, Refuge, Battalions]
ClearTheWay: TypeAlias = tuple[Literal["cancel"], Card]

Fight: TypeAlias = tuple[Literal["fight"], Area]
Play: TypeAlias = tuple[Literal["play"], Card]
Cancel: TypeAlias = tuple[Literal["cancel"], Card, Cancelled]
Remove: TypeAlias = tuple[Literal["remove"], Origin]
Lose: TypeAlias = Annotated[tuple[Literal["lose"], Norwegian, Allied], Clicks()]
Retreat: TypeAlias = tuple[Literal["retreat"], Refuge]
Rescue: TypeAlias = tuple[Literal["rescue"], Card, Harbour]

Trade: TypeAlias = tuple[Literal["trade"], Card]
Arrive: TypeAlias = tuple[Literal["arrive"], Area]
Place: TypeAlias = tuple[Literal["place"], Area]
Airplace: TypeAlias = tuple[Literal["airplace"], Card, Field, NewBattalions]
Hunt: TypeAlias = tuple[Literal["hunt"], Card, NewArea]
Discard: TypeAlias = tuple[Literal["discard"], Card]
Withdraw: TypeAlias = tuple[Literal["withdraw"], Area]

# -- the questions, with the faction that is always asked; the others name theirs --------------------------------------

WHO_LEADS: Final = Question("factions", "KON-PLAY-07", [Lead])

MOVEMENT: Final = Question("movement", "KON-MOVE-02", [Move, PlayInMovement, END])
MARCH: Final = Question("march", "KON-GC-15", [March])
DROP: Final = Question("drop", "KON-GC-07", [Drop], GERMANY)
DIVERT: Final = Question("drop.divert", "KON-AC-10", [PASS, Divert], ALLIES)
AIRLIFT: Final = Question("airlift", "KON-GC-18", [Airlift], GERMANY)
SEALIFT: Final = Question("sealift", "KON-AC-15", [Sealift], ALLIES)
TRADE_TO_INVADE: Final = Question("invasion.trade", "KON-AC-06", [Trade, DONE], ALLIES)
LAND: Final = Question("invasion.land", "KON-AC-07", [Land], ALLIES)

SABOTAGE: Final = Question("sabotage", "KON-SAB-01", [SendBack, Escape, PASS], NORWAY)
ENGINEERS: Final = Question("sabotage.engineers", "KON-SAB-02", [PASS, ClearTheWay], GERMANY)

BATTLES: Final = Question("battles", "KON-COMBAT-12", [Fight])
ATTACK_CARDS: Final = Question("combat.attack", "KON-COMBAT-13", [PASS, Play])
DEFENDER_COUNTERS: Final = Question("combat.defender_counters", "KON-COMBAT-17", [PASS, Cancel])
DEFENCE_CARDS: Final = Question("combat.defence", "KON-COMBAT-17", [PASS, Play])
ATTACKER_COUNTERS: Final = Question("combat.attacker_counters", "KON-COMBAT-19", [PASS, Cancel])
REMOVE: Final = Question("combat.remove", "KON-COMBAT-22", [Remove])
SHARE_LOSSES: Final = Question("combat.share_losses", "KON-COMBAT-23", [Lose])
DECIDE_LOSSES: Final = Question("combat.decide_losses", "KON-COMBAT-23", [Lose])
RETREAT: Final = Question("retreat", "KON-RET-01", [Retreat])
DECIDE_RETREAT: Final = Question("retreat.decide", "KON-RET-05", [Retreat])
RESCUE: Final = Question("rescue", "KON-AC-16", [PASS, Rescue], ALLIES)

TRADE: Final = Question("trade", "KON-REINF-01", [Trade, DONE])
ARRIVAL: Final = Question("arrival", "KON-SETUP-05", [Arrive], ALLIES)
PLACEMENT: Final = Question("placement", "KON-REINF-05", [Place, FORGO, Airplace])
SUBMARINE: Final = Question("submarine", "KON-GC-22", [PASS, Hunt])
DISCARD: Final = Question("new_cards.discard", "KON-NEWC-03", [Discard])
WITHDRAWAL: Final = Question("withdrawal", "KON-DECK-12", [Withdraw], ALLIES)

QUESTIONS: Final[dict[str, Question]] = questions_of(sys.modules[__name__])

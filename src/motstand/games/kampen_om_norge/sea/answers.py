"""Every question that the sea and 9 April ask; see `answers.py`."""

from __future__ import annotations

import sys
from typing import Annotated, Final, Literal, TypeAlias

from motstand.games.kampen_om_norge.answers import AREA, CARD, DONE, END, NEAR, PASS, Area, Card, PlayInMovement, Trade
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.kernel.answers import NUMBER, Clicks, Part, Question, questions_of
from motstand.kernel.flow import Option

SHIP, ZONE = "ship", "zone"

# Among which zones, areas and ships a part is chosen.
NEXT, COAST_OF_ZONE, IN_BATTLE, NOT_DRAWN = "next", "coast of the zone", "in battle", "not drawn"
VOIDED, IN_NAVAL_COMBAT, WAITING = "voided", "in naval combat", "waiting"

Zone: TypeAlias = Annotated[str, Part(ZONE)]
NextZone: TypeAlias = Annotated[str, Part(ZONE, among=NEXT)]
Ship: TypeAlias = Annotated[str, Part(SHIP)]
StruckShip: TypeAlias = Annotated[str, Part(SHIP, among=IN_BATTLE)]
NextShip: TypeAlias = Annotated[str, Part(SHIP, among=WAITING)]
NewShip: TypeAlias = Annotated[str, Part(SHIP, "other", NOT_DRAWN)]
Shore: TypeAlias = Annotated[str, Part(AREA, "to", COAST_OF_ZONE)]
Start: TypeAlias = Annotated[str, Part(AREA, "from")]
End: TypeAlias = Annotated[str, Part(AREA, "to", NEAR)]
Cards: TypeAlias = Annotated[int, Part(NUMBER, "count", VOIDED)]
Cancelled: TypeAlias = Annotated[str, Part(CARD, "cancelled", IN_NAVAL_COMBAT)]
# A card that lies in the box; the others are in hand.
Kept: TypeAlias = Annotated[str, Part(CARD, "kept")]

STOP: Final[Option] = ("stop",)
RECALL: Final[Option] = ("recall",)
# All ships that are left go where they were.
AS_IN_1940: Final[Option] = ("as_in_1940",)

Keep: TypeAlias = tuple[Literal["keep"], Kept]
SwapShips: TypeAlias = tuple[Literal["swap"], Card, Ship, NewShip]
Muster: TypeAlias = tuple[Literal["muster"], Area]
# Which ship is next is asked; only the zone is chosen.
Station: TypeAlias = Annotated[tuple[Literal["station"], NextShip, Zone], Clicks("zone {zone}")]
Scout: TypeAlias = tuple[Literal["scout"], Card, Zone]
Reposition: TypeAlias = tuple[Literal["reposition"], Card, Start, End]
Feint: TypeAlias = tuple[Literal["feint"], Card, Zone]
Lure: TypeAlias = tuple[Literal["lure"], NextZone]
Intercept: TypeAlias = tuple[Literal["intercept"], Zone]
Smoke: TypeAlias = tuple[Literal["smoke"], Card, StruckShip]
Dive: TypeAlias = tuple[Literal["dive"], Card, Zone]
Raid: TypeAlias = tuple[Literal["raid"], Ship]
BeginLanding: TypeAlias = tuple[Literal["landing"], Zone]
Ashore: TypeAlias = tuple[Literal["ashore"], Ship, Shore]
Mine: TypeAlias = tuple[Literal["mine"], Card]
Fort: TypeAlias = tuple[Literal["fort"], Card, Area]
Resist: TypeAlias = tuple[Literal["resist"], Area]
Bluff: TypeAlias = tuple[Literal["bluff"], Card]
Mobilize: TypeAlias = tuple[Literal["mobilize"], Area]
SaveSailors: TypeAlias = tuple[Literal["sailors"], Card, StruckShip]

Embark: TypeAlias = tuple[Literal["embark"], Ship]
Sail: TypeAlias = tuple[Literal["sail"], NextZone]
Join: TypeAlias = tuple[Literal["join"], Ship]
Engage: TypeAlias = tuple[Literal["engage"], Zone]
Strike: TypeAlias = tuple[Literal["strike"], Card]
Parry: TypeAlias = tuple[Literal["parry"], Card, Cancelled]
# The same with a chased ship.
Chase: TypeAlias = Annotated[tuple[Literal["chase"], StruckShip, NextZone], Clicks("zone {zone}")]
Void: TypeAlias = Annotated[tuple[Literal["void"], Cards], Clicks()]
WithdrawShip: TypeAlias = tuple[Literal["withdraw_ship"], Ship]

# -- 9 April -----------------------------------------------------------------------------------------------------------

KEEP: Final = Question("april.keep", "KON-NINE-05", [Keep])
SWAP: Final = Question("april.swap", "KON-NAC-04", [PASS, SwapShips], ALLIES)
MUSTER: Final = Question("april.muster", "KON-NINE-12", [Muster], NORWAY)
PANSERSKIP: Final = Question("april.panserskip", "KON-NINE-14", [Station], NORWAY)
STATION: Final = Question("station", "KON-NINE-15", [Station, AS_IN_1940])
SCOUT: Final = Question("april.scout", "KON-NAC-02", [PASS, Scout], ALLIES)
REPOSITION: Final = Question("april.reposition", "KON-NNC-04", [PASS, Reposition], NORWAY)
FEINT: Final = Question("april.feint", "KON-NGC-01", [PASS, Feint], GERMANY)
LURE: Final = Question("april.lure", "KON-NGC-01", [Lure], GERMANY)
SMOKE: Final = Question("april.smoke", "KON-NINE-20", [PASS, Smoke], GERMANY)
DROPS: Final = Question("april.drops", "KON-NINE-19", [PlayInMovement, END], GERMANY)
DIVE: Final = Question("april.dive", "KON-NAC-05", [PASS, Dive], ALLIES)
RAID: Final = Question("april.raid", "KON-NINE-22", [Raid, DONE], GERMANY)
LANDINGS: Final = Question("april.landings", "KON-NINE-28", [BeginLanding, DONE], GERMANY)
ASHORE: Final = Question("april.ashore", "KON-NINE-28", [Ashore, DONE], GERMANY)
ELSEWHERE: Final = Question("april.elsewhere", "KON-NNC-03", [Ashore], GERMANY)
MINE: Final = Question("april.mine", "KON-NAC-01", [PASS, Mine], ALLIES)
FORT: Final = Question("april.fort", "KON-NNC-02", [PASS, Fort], NORWAY)
RESIST: Final = Question("april.resist", "KON-NINE-32", [PASS, Resist], NORWAY)
BLUFF: Final = Question("april.bluff", "KON-NGC-07", [PASS, Bluff], GERMANY)
MOBILIZE: Final = Question("april.mobilize", "KON-NINE-36", [Mobilize], NORWAY)
SAILORS: Final = Question("april.sailors", "KON-NGC-08", [PASS, SaveSailors], GERMANY)

# -- at sea ------------------------------------------------------------------------------------------------------------

NAVAL_MOVEMENT: Final = Question("naval_movement", "KON-NAVM-02", [Embark, Sail, RECALL, END])
SAIL_ON: Final = Question("naval_movement.on", "KON-NAVM-17", [Sail, STOP])
PAY: Final = Question("naval_movement.recall", "KON-NINE-26", [Trade], GERMANY)
INTERCEPT: Final = Question("interception", "KON-NAVM-06", [PASS, Intercept])
JOIN: Final = Question("naval_combat.join", "KON-NAVC-03", [Join, DONE])
ENGAGE: Final = Question("naval_battles", "KON-NAVC-06", [Engage])
STRIKE: Final = Question("naval_combat.attack", "KON-NAVC-07", [PASS, Strike])
PARRY: Final = Question("naval_combat.counters", "KON-NAVC-08", [PASS, Parry])
ANSWER: Final = Question("naval_combat.defence", "KON-NAVC-08", [PASS, Strike, Dive])
RIPOSTE: Final = Question("naval_combat.attacker_counters", "KON-NAVC-09", [PASS, Parry])
CHASE: Final = Question("naval_combat.chase", "KON-NAVC-17", [Chase])
VOID: Final = Question("naval_combat.void", "KON-SHIP-23", [Void], ALLIES)
WITHDRAW_SHIP: Final = Question("withdrawal.ship", "KON-ADV-10", [WithdrawShip], ALLIES)

QUESTIONS: Final[dict[str, Question]] = questions_of(sys.modules[__name__])

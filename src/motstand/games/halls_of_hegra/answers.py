"""Every question that the game asks, and every kind of answer to it, declared once; see `kernel/answers.py`.

Chapters ask the questions, offer answers as plain tuples, and call their parts by the names that they have here.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final, Literal, TypeAlias

from motstand.games.halls_of_hegra.components import COMMANDER, DAMAGED, GUNS, LEVELS, MACHINE_GUN, POSITIONS, TYPES
from motstand.kernel.answers import Clicks, Part, Question, kinds_of, questions_of
from motstand.kernel.flow import Flow, Option

SPACE, PLACE, CARD, GUN, DAMAGE = "space", "place", "card", "gun", "damage"

WEAPONS: Final = [*GUNS, MACHINE_GUN]
STANDING, LYING = "standing", "lying"
# Lists: mypyc cannot put a constant tuple into a type.
ENEMIES: Final[list[str]] = ["artillery", "patrol"]
ON_THE_AIRFIELD: Final[list[str]] = ["morale", "miss", "surrender"]
BOLSTERED: Final[list[str]] = ["miss", "defence"]
CALMED: Final[list[str]] = ["doubt", "fear"]
PAYMENTS: Final[list[str]] = ["supply", "morale"]

# Among which things a part is chosen, where the table decides; see `why_not/clicks.py`.
SPACES, SECTION, PLACES, SECTORS, STACKS, INFANTRY = "spaces", "section", "places", "sectors", "stacks", "infantry"
DELIVERIES, BRANCHES, PLAIN_CARDS, SPECIAL_CARDS, TOP_CARDS = "deliveries", "branches", "plain", "special", "top"
AIMED_AT, OFFERED = "aimed at", "offered"

# -- the parts of answers: the thing that they name, or nothing, and in quotes what sentences call them ----------------

Defender: TypeAlias = Annotated[str, Part("defender", values=TYPES)]
Area: TypeAlias = Annotated[str, Part("area", values=["tired", "rest", "ready"])]
Awake: TypeAlias = Annotated[str, Part("area", values=["ready", "rest"])]
Level: TypeAlias = Annotated[int, Part("level", values=range(1, LEVELS + 1))]
Ward: TypeAlias = Annotated[str, Part("ward", values=["bed", "waiting"])]

Space: TypeAlias = Annotated[str, Part(SPACE, among=SPACES)]
SpaceOfSection: TypeAlias = Annotated[str, Part(SPACE, among=SECTION)]
Position: TypeAlias = Annotated[str, Part("position", values=POSITIONS)]
Supplies: TypeAlias = Annotated[int, Part("supplies", values=[0, 1])]
Damage: TypeAlias = Annotated[str, Part(DAMAGE, values=DAMAGED)]
Gun: TypeAlias = Annotated[str, Part(GUN, values=GUNS)]
Weapon: TypeAlias = Annotated[str, Part(GUN, values=WEAPONS)]

Sector: TypeAlias = Annotated[int, Part("sector", among=SECTORS)]
State: TypeAlias = Annotated[str, Part("state", values=[STANDING, LYING])]
Target: TypeAlias = Annotated[str, Part("target", values=["sector", "row", "airfield"])]
Where: TypeAlias = Annotated[str | int, Part("where", among=AIMED_AT)]
Shelled: TypeAlias = Annotated[int, Part("", "count", INFANTRY)]
Struck: TypeAlias = Annotated[str, Part("", "what", values=ON_THE_AIRFIELD)]
ItsStack: TypeAlias = Annotated[str, Part("", "what", values=["stack"])]
Stack: TypeAlias = Annotated[int, Part("stack", among=STACKS)]

Place: TypeAlias = Annotated[str, Part(PLACE, among=PLACES)]
Enemy: TypeAlias = Annotated[str, Part("enemy", values=ENEMIES)]
MetEnemy: TypeAlias = Annotated[str, Part("", "enemy", values=ENEMIES)]
Delivery: TypeAlias = Annotated[str, Part("delivery", among=DELIVERIES)]
Cargo: TypeAlias = Annotated[str, Part("cargo", among=OFFERED)]

Card: TypeAlias = Annotated[str, Part(CARD, among=PLAIN_CARDS)]
SpecialCard: TypeAlias = Annotated[str, Part(CARD, among=SPECIAL_CARDS)]
SnowCard: TypeAlias = Annotated[str, Part(CARD, among=TOP_CARDS)]
Branch: TypeAlias = Annotated[str, Part("", "branch", BRANCHES)]

Paid: TypeAlias = Annotated[str, Part("", "what", values=PAYMENTS)]
Bolstered: TypeAlias = Annotated[str, Part("", "what", values=BOLSTERED)]
Track: TypeAlias = Annotated[str, Part("", "track", values=CALMED)]

# -- the answers -------------------------------------------------------------------------------------------------------

DONE: Final[Option] = ("done",)
DECLINE: Final[Option] = ("decline",)
BEGIN: Final[Option] = ("begin",)
DRAW: Final[Option] = ("draw",)
STOP_DRAWING: Final[Option] = ("stop",)
BED: Final[Option] = ("bed",)
WAIT: Final[Option] = ("wait",)
LOWER: Final[Option] = ("lower",)
STAY: Final[Option] = ("stay",)
STOP: Final[Option] = ("halt",)
SNEAK: Final[Option] = ("sneak",)

Choose: TypeAlias = tuple[Literal["choose"], Branch]
Keep: TypeAlias = Annotated[tuple[Literal["keep"], Defender], Clicks("disc recruitment@{defender}")]

Spend: TypeAlias = tuple[Literal["spend"], Paid]
Ready: TypeAlias = Annotated[tuple[Literal["ready"], Defender], Clicks("disc tired@{defender}")]
Rest: TypeAlias = Annotated[tuple[Literal["rest"], Defender], Clicks("area rest", "disc tired@{defender}")]
EVERYONE: Final[Option] = ("ready", "everyone")
PlaceThere: TypeAlias = Annotated[
    tuple[Literal["place"], Defender, Space], Clicks("disc ready@{defender}", "space {space}")
]
TakeBack: TypeAlias = Annotated[tuple[Literal["take_back"], Defender, Space], Clicks("disc {space}@{defender}")]

Act: TypeAlias = tuple[Literal["act"], SpaceOfSection]
Calm: TypeAlias = tuple[Literal["calm"], Track]
Open: TypeAlias = Annotated[tuple[Literal["open"], Delivery], Clicks("depot {delivery}")]

Fire: TypeAlias = Annotated[tuple[Literal["fire"], Position], Clicks("space {position}")]
FireMachineGun: TypeAlias = Annotated[
    tuple[Literal["machine_gun"], Position, Supplies],
    Clicks("gun machine_gun", "space {position}", "supplies {supplies}"),
]
BeReckless: TypeAlias = Annotated[tuple[Literal["reckless"], Defender], Clicks("disc reckless_defence@{defender}")]
Telephone: TypeAlias = Annotated[tuple[Literal["telephone"]], Clicks("space field_telephone")]
Remove: TypeAlias = Annotated[tuple[Literal["remove"], Sector, State], Clicks("infantry {state}@{sector}")]
Suppress: TypeAlias = Annotated[tuple[Literal["suppress"], Sector], Clicks("infantry standing@{sector}")]

Shell: TypeAlias = Annotated[
    tuple[Literal["shell"], Gun, Target, Where], Clicks("gun {gun}", "target {target}@{where}")
]
ShellSome: TypeAlias = tuple[Literal["shelled"], Shelled]
Clear: TypeAlias = Annotated[tuple[Literal["clear"], Place, Enemy], Clicks("enemy {enemy}@{place}")]
Strike: TypeAlias = tuple[Literal["airfield"], Struck]
StrikeStack: TypeAlias = Annotated[tuple[Literal["airfield"], ItsStack, Stack], Clicks("stack {stack}")]

Run: TypeAlias = Annotated[tuple[Literal["run"], Defender, Place, Cargo], Clicks("run {place}@{cargo}@{defender}")]
Go: TypeAlias = tuple[Literal["go"], Place]
Fight: TypeAlias = tuple[Literal["fight"], MetEnemy]
Deliver: TypeAlias = Annotated[
    tuple[Literal["deliver"], Defender, Delivery], Clicks("run fortress@{delivery}@{defender}")
]

Repair: TypeAlias = tuple[Literal["repair"], Damage]
Unjam: TypeAlias = tuple[Literal["unjam"], Weapon]
Jam: TypeAlias = tuple[Literal["jam"], Weapon]
Bolster: TypeAlias = tuple[Literal["bolster"], Bolstered]
Promote: TypeAlias = Annotated[tuple[Literal["promote"], Defender], Clicks("disc promote@{defender}")]
Next: TypeAlias = tuple[Literal["next"], SnowCard]

Treat: TypeAlias = Annotated[
    tuple[Literal["treat"], Defender, Level, Ward], Clicks("patient {ward}@{level}@{defender}")
]
Cure: TypeAlias = Annotated[tuple[Literal["cure"], Defender, Level, Ward], Clicks("patient {ward}@{level}@{defender}")]
Admit: TypeAlias = Annotated[tuple[Literal["admit"], Defender, Level], Clicks("patient waiting@{level}@{defender}")]
Tire: TypeAlias = Annotated[tuple[Literal["tire"], Defender, Awake], Clicks("disc {area}@{defender}")]
Bury: TypeAlias = Annotated[tuple[Literal["bury"], Defender], Clicks("disc morgue@{defender}")]
Post: TypeAlias = Annotated[tuple[Literal["post"], Defender, Area], Clicks("disc {area}@{defender}")]

Resolve: TypeAlias = tuple[Literal["resolve"], Card]
Use: TypeAlias = Annotated[tuple[Literal["use"], SpecialCard], Clicks("card {card}", "fate use")]
Ignore: TypeAlias = Annotated[tuple[Literal["ignore"], SpecialCard], Clicks("card {card}", "fate ignore")]

# -- the questions, with the usual rule --------------------------------------------------------------------------------

CHOOSE: Final = Question("card.choose", "HOH-FX-02", [Choose])
RECRUITS: Final = Question("recruits", "HOH-RECRUIT-01", [DRAW, STOP_DRAWING])
KEEP: Final = Question("recruits.keep", "HOH-RECRUIT-04", [Keep])

WAKING: Final = Question("waking", "HOH-MORNING-04", [EVERYONE, Spend, Ready, Rest, DONE])
PLACING: Final = Question("placing", "HOH-MORNING-08", [PlaceThere, TakeBack, BEGIN])

SECTION_ACTION: Final = Question("section", "HOH-DAY-02", [Act])
NEGOTIATE: Final = Question("negotiate", "HOH-MOBACT-02", [Calm])
OPEN_SUPPLY_ROUTE: Final = Question("open_supply_route", "HOH-MOBACT-04", [Open])

WALLS: Final = Question("walls", "HOH-WALLS-12", [Telephone, Fire, FireMachineGun, BeReckless])
REMOVE: Final = Question("walls.remove", "HOH-WALLS-06", [Remove])
SUPPRESS: Final = Question("walls.suppress", "HOH-WALLS-05", [Suppress])
SUPPRESS_BY_TELEPHONE: Final = Question("telephone.suppress", "HOH-TEL-03", [Suppress, DONE])
KILL: Final = Question("kill", "HOH-FX-28", [Remove])

ARTILLERY: Final = Question("artillery", "HOH-ARTY-02", [Shell, DONE])
SHELL_SECTOR: Final = Question("artillery.sector", "HOH-ARTY-05", [ShellSome])
SHELL_ROW: Final = Question("artillery.row", "HOH-ARTY-09", [Clear, DONE])
SHELL_AIRFIELD: Final = Question("artillery.airfield", "HOH-ARTY-14", [Strike, StrikeStack, DONE])

LOWER_SUSPICION: Final = Question("counter_patrol.suspicion", "HOH-RUN-05", [LOWER, DECLINE])
REMOVE_PATROL: Final = Question("patrol.remove", "HOH-RUN-04", [Clear])
RUNS: Final = Question("runs", "HOH-RUN-07", [Run])
GO: Final = Question("run.go", "HOH-RUN-07", [Go, STAY])
MEETING: Final = Question("run.meeting", "HOH-RUN-09", [STOP, Fight, SNEAK])
DELIVERY: Final = Question("delivery", "HOH-RUN-21", [Deliver])

REPAIR: Final = Question("repair", "HOH-MAINT-06", [Repair, Unjam])
REPAIR_FREE: Final = Question("repair.free", "HOH-FX-21", [Repair, Unjam])
UNJAM: Final = Question("unjam", "HOH-FX-23", [Unjam])
JAM: Final = Question("jam", "HOH-FX-22", [Jam])
BOLSTER: Final = Question("bolster", "HOH-MAINT-08", [Bolster])
PROMOTE: Final = Question("promote", "HOH-MAINT-09", [Promote])
MAP_ROOM: Final = Question("map_room", "HOH-MAINT-14", [Next])

TREAT: Final = Question("treat", "HOH-INFIRM-06", [Treat])
CABINET: Final = Question("cabinet", "HOH-INFIRM-07", [Cure, DECLINE])
ADMIT: Final = Question("infirmary.admit", "HOH-INFIRM-13", [Admit, DECLINE])
INJURY: Final = Question("injury.bed", "HOH-INJ-05", [BED, WAIT])
TIRE: Final = Question("tire", "HOH-FX-17", [Tire])
READY: Final = Question("ready", "HOH-FX-18", [Ready, DONE])
BURY: Final = Question("bury", "HOH-FX-30", [Bury])
POSTING: Final = Question("posting", "HOH-COUP-04", [Post])
MORALE_CARD: Final = Question("morale.card", "HOH-EVENING-11", [Resolve, Use, Ignore])

QUESTIONS: Final = questions_of(sys.modules[__name__])
ANSWERS: Final = kinds_of(QUESTIONS)


def decide(
    question: Question, options: list[Option], values: dict[str, Any] | None = None, rule: str = ""
) -> Flow[Option]:
    """The commander's answer; where only one thing can be done it is done unasked, for nothing is hidden here."""
    if len(options) == 1:
        return options[0]
    answer: Option = yield question.ask(COMMANDER, options, values, rule)
    return answer

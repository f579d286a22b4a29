"""Every question that the game asks, and every kind of answer to it, declared once; see `kernel/answers.py`.

Chapters ask the questions, offer answers as plain tuples, and call their parts by the names that they have here.
Characters are named by their colours, places, tiles and Roads by what the board calls them.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final, Literal, TypeAlias

from motstand.games.dutch_resistance.components import COLOURS, IDENTITIES, OCCUPIERS, PLACES, SIGNS
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES
from motstand.kernel.answers import Clicks, Part, Question, kinds_of, questions_of
from motstand.kernel.flow import Flow, Option

# Among which things a part is chosen, where the table decides.
CARDS, TOKENS, OPTIONS, ACTIONS, DECKS = "cards", "tokens", "options", "actions", "decks"
THINGS: Final[list[str]] = [*RESOURCES, "ticket", "ausweis"]

# -- the parts of answers ----------------------------------------------------------------------------------------------

Identity: TypeAlias = Annotated[str, Part("identity", values=IDENTITIES)]
Character: TypeAlias = Annotated[str, Part("character", values=COLOURS)]
Receiver: TypeAlias = Annotated[str, Part("character", "receiver", values=COLOURS)]
Card: TypeAlias = Annotated[str, Part("card", among=CARDS)]
Ability: TypeAlias = Annotated[int, Part("", "ability", values=[0, 1])]
Branch: TypeAlias = Annotated[str, Part("", "option", OPTIONS)]
Road: TypeAlias = Annotated[str, Part("road", values=LETTERS)]
Place: TypeAlias = Annotated[str, Part("place", values=PLACES)]
Guided: TypeAlias = Annotated[str, Part("guided", among=TOKENS)]
Token: TypeAlias = Annotated[str, Part("token", among=TOKENS)]
Resource: TypeAlias = Annotated[str, Part("resource", values=RESOURCES)]
Thing: TypeAlias = Annotated[str, Part("thing", values=THINGS)]
Amount: TypeAlias = Annotated[int, Part("number", "amount", values=range(10))]
Occupier: TypeAlias = Annotated[str, Part("occupier", values=OCCUPIERS)]
Sign: TypeAlias = Annotated[str, Part("sign", values=SIGNS)]
Die: TypeAlias = Annotated[int, Part("number", "die", values=range(1, 7))]
Deliveries: TypeAlias = Annotated[int, Part("", "deliveries", values=[0, 1])]
HelperDeck: TypeAlias = Annotated[str, Part("deck", among=DECKS)]
ScenarioAction: TypeAlias = Annotated[str, Part("", "action", ACTIONS)]

# -- the answers -------------------------------------------------------------------------------------------------------

DONE: Final[Option] = ("done",)
DELIVER: Final[Option] = ("deliver",)
DECLINE: Final[Option] = ("decline",)
KEEP: Final[Option] = ("keep",)
STOP: Final[Option] = ("stop",)
AGREE: Final[Option] = ("agree",)
RAISE: Final[Option] = ("raise",)
GATHER: Final[Option] = ("gather",)
LOCATION: Final[Option] = ("location",)
SHOW: Final[Option] = ("show",)
RISK: Final[Option] = ("risk",)

Be: TypeAlias = tuple[Literal["be"], Identity]

# A card, then what it is used for; a Character, then what it does.
UsePoint: TypeAlias = Annotated[tuple[Literal["point"], Card], Clicks("card {card}", "use point")]
UseAbility: TypeAlias = Annotated[
    tuple[Literal["ability"], Card, Ability], Clicks("card {card}", "use ability_{ability}")
]
Discard: TypeAlias = Annotated[tuple[Literal["discard_card"], Card], Clicks("card {card}", "use discard")]
UseToken: TypeAlias = Annotated[tuple[Literal["token"], Character], Clicks("character {character}", "use token")]
DropResource: TypeAlias = tuple[Literal["drop"], Character, Resource]
Give: TypeAlias = tuple[Literal["give"], Character, Receiver, Thing]

Go: TypeAlias = tuple[Literal["go"], Road]
# A token, then where it is taken to.
Escort: TypeAlias = Annotated[tuple[Literal["escort"], Road, Token], Clicks("token {token}", "road {road}")]
Ride: TypeAlias = tuple[Literal["ride"], Place]
RideWith: TypeAlias = Annotated[tuple[Literal["ride_with"], Place, Token], Clicks("token {token}", "place {place}")]
ScenarioFor: TypeAlias = tuple[Literal["scenario_for"], ScenarioAction, Token]
TakeVonk: TypeAlias = Annotated[tuple[Literal["vonk"], Character], Clicks("character {character}", "use vonk")]
Request: TypeAlias = Annotated[tuple[Literal["request"], Character], Clicks("character {character}", "use request")]
LookAt: TypeAlias = tuple[Literal["look"], Character, Place]
Start: TypeAlias = tuple[Literal["start"], Place]
Scenario: TypeAlias = tuple[Literal["scenario"], ScenarioAction]

Choose: TypeAlias = tuple[Literal["choose"], Branch]
Take: TypeAlias = tuple[Literal["take"], Amount]
Gain: TypeAlias = tuple[Literal["gain"], Resource]
Spend: TypeAlias = tuple[Literal["spend"], Resource]
Protect: TypeAlias = tuple[Literal["safety"], Place]
Name: TypeAlias = tuple[Literal["character"], Character]
Intensify: TypeAlias = tuple[Literal["intensify"], Road]
Reduce: TypeAlias = tuple[Literal["reduce"], Road, Occupier]
Shift: TypeAlias = tuple[Literal["shift"], Road, Occupier, Sign]
Raid: TypeAlias = tuple[Literal["raid"], Place]
Reroll: TypeAlias = tuple[Literal["reroll"], Character, Die]
Target: TypeAlias = tuple[Literal["target"], Place]
Guide: TypeAlias = tuple[Literal["guide"], Guided, Road]
TakePaper: TypeAlias = tuple[Literal["newspaper"], Deliveries]
TakeHelper: TypeAlias = tuple[Literal["helper"], HelperDeck]
Move: TypeAlias = tuple[Literal["march"], Occupier]

# -- the questions, with the usual rule --------------------------------------------------------------------------------

WHO: Final = Question("identity", "DR-SETUP-21", [Be])
# What may be done at any time of the Action Phase, and what of it between two moves or two parts of a card.
BETWEEN_PARTS: Final[list[Any]] = [DropResource, Give]
ANY_TIME: Final[list[Any]] = [UseToken, *BETWEEN_PARTS, TakeVonk, Request]

TURN: Final = Question("turn", "DR-ACT-01", [UsePoint, UseAbility, Discard, *ANY_TIME, LookAt])
AND_ABILITY: Final = Question("turn.ability", "DR-CHAR-09", [UseAbility, DONE, *BETWEEN_PARTS])
AND_POINT: Final = Question("turn.point", "DR-CHAR-02", [UsePoint, DONE, *BETWEEN_PARTS])
TOKENS_LEFT: Final = Question("tokens", "DR-MAT-06", ANY_TIME)
ACTION: Final = Question(
    "action", "DR-STD-01", [RAISE, GATHER, LOCATION, Go, Escort, Ride, RideWith, Scenario, ScenarioFor]
)
MOVE: Final = Question("move", "DR-MOVE-01", [Go, Escort, STOP, *BETWEEN_PARTS])
AUSWEIS: Final = Question("ausweis", "DR-AUSW-01", [SHOW, RISK])
HALT: Final = Question("halt", "DR-HALT-03", [Choose])
TRAIN: Final = Question("train", "DR-TRAIN-01", [Ride, RideWith])
COMPANION: Final = Question("companion", "DR-Q-91", [Name, DECLINE])
RECEIVER: Final = Question("receiver", "DR-IDENT-03", [Name, DECLINE])
GIFT: Final = Question("gift", "DR-IDENT-03", [Spend, DONE])
GUIDE: Final = Question("guide", "DR-IDENT-08", [Guide])
CONSENT: Final = Question("consent", "DR-Q-68", [AGREE, DECLINE])

OPTION: Final = Question("option", "DR-CARD-02", [Choose])
AMOUNT: Final = Question("amount", "DR-STD-06", [Take])
GAIN: Final = Question("gain", "DR-RES-08", [Gain])
SPEND: Final = Question("spend", "DR-RES-08", [Spend])
MAKE_ROOM: Final = Question("room", "DR-Q-36", [Spend, DECLINE])
SAFETY: Final = Question("safety", "DR-SAFE-07", [Protect])
WHOM: Final = Question("whom", "DR-Q-92", [Name])
INTENSIFY: Final = Question("intensify", "DR-ROAD-07", [Intensify])
REDUCE: Final = Question("reduce", "DR-ROAD-09", [Reduce])
SHIFT: Final = Question("shift", "DR-PATROL-11", [Shift])
RAID_ORDER: Final = Question("raid", "DR-Q-17", [Raid])
REROLL: Final = Question("reroll", "DR-RES-09", [KEEP, Reroll])
HELPER: Final = Question("helper", "DR-HELP-02", [TakeHelper, DONE])
NEWSPAPER: Final = Question("newspaper", "DR-Q-105", [TakePaper])
DELIVERY: Final = Question("delivery", "DR-S4-07", [DELIVER, DECLINE])
SECURE: Final = Question("secure", "DR-S4-17", [Protect])
GROUP_PLACE: Final = Question("group", "DR-SOLO-11", [Start])
SHELTER: Final = Question("shelter", "DR-SOLO-10", [Protect])
MORNING_HELPER: Final = Question("helper.solo", "DR-SOLO-19", [AGREE, DECLINE])
STARTING_PLACE: Final = Question("start", "DR-Q-76", [Start])
TARGET: Final = Question("officer", "DR-OFF-09", [Target])
PATROL_ORDER: Final = Question("patrol", "DR-Q-57", [Move])

QUESTIONS: Final = questions_of(sys.modules[__name__])
ANSWERS: Final = kinds_of(QUESTIONS)


# -- answers that several questions take -------------------------------------------------------------------------------


def locations(places: list[int]) -> list[Option]:
    """One of these Locations."""
    return [("safety", PLACES[place]) for place in places]


def starts(places: list[int]) -> list[Option]:
    """A Location for something to start at."""
    return [("start", PLACES[place]) for place in places]


def characters(game: Dutch, whom: list[int]) -> list[Option]:
    """One of these Characters."""
    return [("character", game.colours[who]) for who in whom]


def scenario_action(action: str) -> Option:
    return ("scenario", action)


def scenario_action_for(action: str, token: str) -> Option:
    """A Scenario Action with a Person, an Item, or the Costs token that is paid."""
    return ("scenario_for", action, token)


def decide(
    game: Dutch,
    who: int,
    question: Question,
    options: list[Option],
    values: dict[str, Any] | None = None,
    rule: str = "",
) -> Flow[Option]:
    """The answer of a Character's player; where only one thing can be done it is done unasked.

    What is asked so is public: neither hands nor decks show in whether somebody is asked.
    """
    if len(options) == 1:
        return options[0]
    answer: Option = yield question.ask(game.seats[who], options, values, rule)
    return answer

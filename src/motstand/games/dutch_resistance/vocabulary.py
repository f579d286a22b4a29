"""What cards can say: the verbs of the effects, and how the words after them are read. tiles.toml lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, get_args

from motstand.games.dutch_resistance.box_rows import Letter, Region, Resource, TileId
from motstand.games.dutch_resistance.error_messages import message
from motstand.kernel.content.files import among
from motstand.kernel.errors import ContentError
from motstand.kernel.words.error_messages import message as kernel_message

RESOURCES: Final[list[str]] = list(get_args(Resource))
TILES: Final[list[str]] = list(get_args(TileId))
REGIONS: Final[list[str]] = list(get_args(Region))
LETTERS: Final[list[str]] = list(get_args(Letter))

ANY: Final = "any"
HERE: Final = "here"
CHARACTERS: Final = ["all", HERE, "other", ANY, "receiver"]
OWN_PLACES: Final = [HERE, "from", "to"]
CHOSEN_PLACES: Final = ["choice", "adjacent", "hiding", "mark"]
ROLLED_PLACES: Final = ["city", "country", "area"]
MARKS: Final = "marks"
PLACES_OF_SAFETY: Final = [*OWN_PLACES, *CHOSEN_PLACES, *ROLLED_PLACES, MARKS, *TILES]
ROADS_OF_CHOICE: Final = ["road", HERE, "mark", *REGIONS, *LETTERS]

PAST: Final = "past"
TOGETHER: Final = "together"

TICKET: Final = "ticket"
AUSWEIS: Final = "ausweis"
SECURED: Final = "secure"
TAKEN: Final[list[str]] = [*RESOURCES, TICKET, AUSWEIS, ANY, SECURED]
"""DR-Q-98: what has to be there in full where an effect takes it; all other losses never bar."""
NOTHING: Final = -1

# What an effect may depend on: the words that stand alone, and those after which something is named.
PLAIN_CONDITIONS: Final = ["city", "country", "company", "token", "gift"]
NAMING_CONDITIONS: Final = ["resources", "at", "gave"]


class Condition:
    """On what an effect depends: ``resources 2`` is the kind "resources" and the number 2."""

    __slots__ = ("is_met", "kind", "number", "what")

    def __init__(self, kind: str, what: str, number: int, is_met: bool) -> None:
        self.kind = kind
        self.what = what
        self.number = number
        # False: the effect is carried out unless the condition is met.
        self.is_met = is_met


class Effect:
    """One effect of a card: ``safety -1 here`` is the verb "safety", the amount -1, and `what` "here".

    Where the player chooses the amount, `amount` is the least and `most` the most.
    """

    __slots__ = ("amount", "condition", "most", "taken", "verb", "what")

    def __init__(self, verb: str, amount: int, most: int, what: str = "", condition: Condition | None = None) -> None:
        self.verb = verb
        self.amount = amount
        self.most = most
        self.what = what
        self.condition = condition
        # What it takes, by its number in TAKEN.
        self.taken = TAKEN.index(verb) if amount < 0 and verb in TAKEN else NOTHING

    def __repr__(self) -> str:
        return f"<Effect {self.verb} {self.amount} {self.what}>"


def takes_nothing(effects: list[Effect]) -> bool:
    """DR-Q-98: need nothing be there for these effects to be completed?"""
    for effect in effects:
        if effect.taken != NOTHING:
            return False
    return True


Reading: TypeAlias = Callable[[list[str]], tuple[int, int, str]]
"""Takes the words after a verb; gives the least and the most amount, and the word that goes with them."""


def effect_of(text: str) -> Effect:
    """An effect as content files write it. Raises ContentError with what was expected."""
    before, colon, after = text.partition(":")
    condition = condition_of(before.split()) if colon else None
    words = (after if colon else before).split()
    if not words or words[0] not in VERBS:
        raise ContentError(kernel_message("effect-verb", verbs=sorted(VERBS)))
    amount, most, what = VERBS[words[0]](words[1:])
    return Effect(words[0], amount, most, what, condition)


def condition_of(words: list[str]) -> Condition:
    """``if city``, ``unless resources 2``."""
    wrong = ContentError(message("effect-condition", plain=PLAIN_CONDITIONS, naming=NAMING_CONDITIONS))
    if len(words) < 2 or words[0] not in ("if", "unless"):
        raise wrong
    kind, is_met = words[1], words[0] == "if"
    if len(words) == 2 and kind in PLAIN_CONDITIONS:
        return Condition(kind, "", 0, is_met)
    if len(words) != 3 or kind not in NAMING_CONDITIONS:
        raise wrong
    named = words[2]
    if kind == "at":
        return Condition(kind, known(named, TILES), 0, is_met)
    if kind == "gave" and named in RESOURCES:
        return Condition(kind, named, 1, is_met)
    return Condition(kind, "", counted(named, wrong), is_met)


# -- reading -----------------------------------------------------------------------------------------------------------


def signed(example: str, choices: list[str] | None = None, may_be_alone: bool = True) -> Reading:
    """``-1``, ``+1-2``; and one of these words, where there are any."""

    def read(words: list[str]) -> tuple[int, int, str]:
        wrong = ContentError(message("effect-like", example=example))
        if not words or len(words) > (2 if choices else 1) or words[0][0] not in "+-":
            raise wrong
        if len(words) == 1 and not may_be_alone:
            raise wrong
        sign = -1 if words[0][0] == "-" else 1
        least, most = amounts(words[0][1:], wrong)
        return sign * least, sign * most, known(words[1], choices or []) if len(words) == 2 else ""

    return read


def times(example: str, choices: list[str] | None = None) -> Reading:
    """``2``, ``0-2``; and any of these words, in this order."""

    def read(words: list[str]) -> tuple[int, int, str]:
        wrong = ContentError(message("effect-like", example=example))
        if not words:
            raise wrong
        least, most = amounts(words[0], wrong)
        for word in words[1:]:
            if word not in (choices or []):
                raise wrong
        return least, most, " ".join(words[1:])

    return read


def one_of(example: str, choices: list[str]) -> Reading:
    """One of these words."""

    def read(words: list[str]) -> tuple[int, int, str]:
        if len(words) != 1:
            raise ContentError(message("effect-like", example=example))
        return 1, 1, known(words[0], choices)

    return read


def alone(example: str) -> Reading:
    """Nothing after the verb."""

    def read(words: list[str]) -> tuple[int, int, str]:
        if words:
            raise ContentError(message("effect-like", example=example))
        return 1, 1, ""

    return read


def amounts(word: str, wrong: ContentError) -> tuple[int, int]:
    """``2`` or ``1-2``."""
    least, dash, most = word.partition("-")
    low = counted(least, wrong)
    return low, counted(most, wrong) if dash else low


def counted(word: str, wrong: ContentError) -> int:
    if len(word) != 1 or not word.isdecimal():
        raise wrong
    return int(word)


def known(word: str, choices: list[str]) -> str:
    if word not in choices:
        raise ContentError(among(choices))
    return word


VERBS: Final[dict[str, Reading]] = {
    "morale": signed("morale -1"),
    "alibi": signed("alibi -1 here", CHARACTERS),
    "safety": signed("safety -1 here", PLACES_OF_SAFETY, may_be_alone=False),
    **{resource: signed(f"{resource} -1", [HERE]) for resource in [*RESOURCES, ANY]},
    AUSWEIS: signed("ausweis +1", [HERE]),
    TICKET: signed("ticket +1", [HERE]),
    "helper": times("helper 1-2"),
    "intensify": one_of("intensify here", ROADS_OF_CHOICE),
    "reduce": one_of("reduce choice", ["choice"]),
    "shift": one_of("shift policeman", ["policeman", ANY]),
    "move": times("move 0-2 past", [PAST, TOGETHER]),
    "raise": one_of("raise adjacent", ["adjacent"]),
    "train": alone("train"),
    "give": times("give 2"),
    "guide": one_of("guide adjacent", [HERE, "adjacent"]),
    "vonk": one_of("vonk here", [HERE, "adjacent"]),
    "patrol": alone("patrol"),
    "peek": alone("peek"),
    "officer": times("officer 1"),
    "search": times("search 7"),
    SECURED: signed("secure -1"),
    "end": alone("end"),
}

PLAIN_VERBS: Final[list[str]] = [
    "morale",
    "alibi",
    "safety",
    *RESOURCES,
    ANY,
    AUSWEIS,
    TICKET,
    "intensify",
    "reduce",
    "shift",
    "end",
]
"""What Halt!, Raid! and Patrol cards, Scenarios and tokens may do (`effects.py`); the rest is for played cards."""

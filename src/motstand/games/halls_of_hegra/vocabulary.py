"""The vocabulary of card effects: which words there are, and what may follow them. The head of events.toml lists it."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.components import DAMAGED, INFANTRY_SECTORS, TYPES, Effect
from motstand.games.halls_of_hegra.sayings import saying
from motstand.kernel.content import among
from motstand.kernel.errors import ContentError
from motstand.kernel.rows import Wrong
from motstand.kernel.sayings import Saying

# A signed number follows: the marker, disc or tile goes up or down.
SIGNED: Final = (
    *["morale", "supply", "snow", "suspicion", "defence", "fear", "doubt", "surrender"],
    *["doubt_disc", "miss", "patrol"],
)
# A number of times follows.
COUNTED: Final = ("hit", "tire", "ready", "treat", "relapse", "repair", "unjam", "kill", "hope", "despair", "bury")
VERBS: Final = (
    *SIGNED,
    *COUNTED,
    *["recruit", "artillery_tile", "injure", "lose", "jam", "break", "cargo", "advance"],
)
JAMMED: Final = ("gun", "machine_gun", "any")
MOST: Final = 20


def effects_of(texts: list[str]) -> list[Effect]:
    """The effects of a card, each checked word by word. Raises Wrong."""
    found: list[Effect] = []
    for text in texts:
        try:
            found.append(effect_of(text))
        except ContentError as error:
            raise Wrong("effect", saying("effect-word", expected=error.saying(), effect=text)) from error
    if not found:
        raise Wrong("effect", saying("effect-some"))
    return found


def effect_of(text: str) -> Effect:
    """An effect of the vocabulary. Raises ContentError with what was expected."""
    words = text.split()
    verb = words[0] if words else ""
    rest = words[1:]
    if verb not in VERBS:
        raise ContentError(saying("effect-verb", verbs=sorted(VERBS)))
    if verb in SIGNED:
        return Effect(verb, signed(alone(rest, saying("effect-signed", example="+1"))))
    if verb in COUNTED:
        return Effect(verb, counted(alone(rest, saying("effect-times"))))
    if verb == "artillery_tile":
        return Effect(verb, positive(alone(rest, saying("effect-tiles"))))
    if verb == "cargo":
        return Effect(verb, negative(alone(rest, saying("effect-tokens"))))
    if verb == "jam":
        return Effect(verb, 1, one_of(alone(rest, saying("effect-jam")), JAMMED))
    if verb == "break":
        return Effect(verb, 1, one_of(alone(rest, saying("effect-break")), tuple(DAMAGED)))
    return with_detail(verb, rest)


def with_detail(verb: str, rest: list[str]) -> Effect:
    """Effects of a number and a word: whom, where, from which Sector."""
    if verb == "recruit":
        kind, number = pair(rest, saying("effect-recruit"))
        return Effect(verb, counted(number), one_of(kind, tuple(TYPES)))
    if verb == "advance":
        number, sector = pair(rest, saying("effect-advance"))
        sectors = tuple([str(place) for place in range(1, INFANTRY_SECTORS + 1)])
        return Effect(verb, counted(number), one_of(sector, sectors))
    if len(rest) == 1:
        return Effect(verb, counted(rest[0]))
    number, whom = pair(rest, saying("effect-whom"))
    return Effect(verb, counted(number), one_of(whom, ("position",) if verb == "injure" else ("volunteer",)))


def alone(words: list[str], expected: Saying) -> str:
    if len(words) != 1:
        raise ContentError(expected)
    return words[0]


def pair(words: list[str], expected: Saying) -> tuple[str, str]:
    if len(words) != 2:
        raise ContentError(expected)
    return words[0], words[1]


def one_of(word: str, choices: tuple[str, ...]) -> str:
    if word not in choices:
        raise ContentError(among(choices))
    return word


def counted(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST:
        raise ContentError(saying("effect-number", most=MOST))
    return int(word)


def signed(word: str) -> int:
    return positive(word) if word.startswith("+") else negative(word)


def positive(word: str) -> int:
    if not word.startswith("+"):
        raise ContentError(saying("effect-signed", example="+1"))
    return counted(word[1:])


def negative(word: str) -> int:
    if not word.startswith("-"):
        raise ContentError(saying("effect-signed", example="-1"))
    return -counted(word[1:])

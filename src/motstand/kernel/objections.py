"""Why something cannot be done now, and by which rule.

The rules build their options from objections: an answer is offered exactly when none speaks against it. Whoever asks
"why not?" gets that very objection.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from motstand.kernel.errors import MotstandError
from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.words.messages import Message

if TYPE_CHECKING:
    from motstand.kernel.matches.match import Match
    from motstand.kernel.words.sentences import GameWords

Thing: TypeAlias = tuple[str, str | int]
"""A thing of the table as the steps of an option name it: ``("area", "oslo")``."""


Click: TypeAlias = tuple[str, str]
"""The kind of a thing that is clicked and its name, both as text."""


class NothingAgainst(MotstandError):
    """Raised when somebody asks why not about something that is allowed."""


def why_not(match: Match, words: GameWords, seat: str, path: list[Thing]) -> list[Message]:
    """What speaks against clicking these things one after the other, for a seat; most telling first.

    Raises NothingAgainst if an option is reached that way. Only what the seat may know is used: the objections come
    from the checks that make its options.
    """
    game, state = match.game, match.state
    pending = match.pending
    choice: Choice | None = None
    if isinstance(pending, Choice) and pending.seat == seat:
        choice = pending
    elif isinstance(pending, JointChoice) and seat in match.asked():
        choice = pending.choice(seat)
    if choice is None:
        return [game.not_asked(state, pending, seat, path[-1])]
    if any(begins_with(words, option, path) for option in choice.options):
        raise NothingAgainst("this may be done now")
    found: list[Message] = []
    for option in game.meant(state, choice, path):
        objection = game.objection(state, choice, option)
        if objection is not None and objection not in found:
            found.append(objection)
    return found or [game.not_asked(state, choice, seat, path[-1])]


def begins_with(words: GameWords, option: Option, path: list[Thing]) -> bool:
    """Do these clicks lead towards an option?"""
    steps = words.steps(option)
    return len(path) <= len(steps) and all(
        step[0] == thing[0] and str(step[1]) == str(thing[1]) for step, thing in zip(steps, path, strict=False)
    )


def of_this_question(
    choice: Choice,
    thing: Thing,
    clicks: Callable[[Option], list[Click]],
    meant: Callable[[], list[Option]],
    others: Callable[[], list[Option]],
    objection: Callable[[Option], Message | None],
) -> Message | None:
    """A thing that belongs to an answer of the question, but is not the next click towards it; None for any other.

    `meant` lists the answers that a click on the thing could mean, `others` those whose later clicks are looked at.
    """
    name = (thing[0], str(thing[1]))
    for option in choice.options:
        steps = clicks(option)
        if name in steps:
            if name == steps[0]:
                return Message("begun", {}, choice.rule)
            return Message("first", {"kind": steps[0][0]}, choice.rule)
    if meant():
        return Message("button", {}, choice.rule)
    for option in others():
        if name in clicks(option)[1:]:
            return objection(option)
    return None

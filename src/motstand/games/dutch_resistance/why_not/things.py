"""Why a thing of the table is not what is asked about."""

from __future__ import annotations

from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.why_not.clicks import conceivable, meant, names_of_clicks
from motstand.games.dutch_resistance.why_not.reasons import against, objection
from motstand.kernel.flow import Ask, Choice, JointChoice
from motstand.kernel.objections import Thing
from motstand.kernel.words.messages import Message


def not_asked(game: Dutch, ask: Ask | None, seat: str, thing: Thing) -> Message:
    """Most telling first: what must be clicked before, what speaks against it, or that it has its turn later."""
    if ask is None:
        return against("over")
    if isinstance(ask, Choice) and ask.seat == seat:
        return of_this_question(game, ask, thing) or against("later", ask, kind=thing[0])
    return against("asked") if isinstance(ask, (Choice, JointChoice)) else against("fate")


def of_this_question(game: Dutch, choice: Choice, thing: Thing) -> Message | None:
    """A thing that belongs to an answer, but is not the next click towards it."""
    name = (thing[0], str(thing[1]))
    for option in choice.options:
        steps = names_of_clicks(option)
        if name in steps:
            return against("first", choice, kind=steps[0][0]) if name != steps[0] else against("begun", choice)
    if meant(game, choice, [thing]):
        return against("button", choice)
    for option in conceivable(game, choice):
        if name in names_of_clicks(option)[1:]:
            return objection(game, choice, option)
    return None

"""Why a thing of the table is not what is asked about."""

from __future__ import annotations

from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.why_not.clicks import conceivable, meant, names_of_clicks
from motstand.games.dutch_resistance.why_not.reasons import against, objection
from motstand.kernel.flow import Ask, Choice, JointChoice
from motstand.kernel.objections import Thing, of_this_question
from motstand.kernel.words.messages import Message


def not_asked(game: Dutch, ask: Ask | None, seat: str, thing: Thing) -> Message:
    """Most telling first: what must be clicked before, what speaks against it, or that it has its turn later."""
    if ask is None:
        return against("over")
    if isinstance(ask, Choice) and ask.seat == seat:
        return belonging(game, ask, thing) or against("later", ask, kind=thing[0])
    return against("asked") if isinstance(ask, (Choice, JointChoice)) else against("fate")


def belonging(game: Dutch, choice: Choice, thing: Thing) -> Message | None:
    """What speaks against a thing that belongs to an answer of this question."""
    return of_this_question(
        choice,
        thing,
        names_of_clicks,
        lambda: meant(game, choice, [thing]),
        lambda: conceivable(game, choice),
        lambda option: objection(game, choice, option),
    )

"""Why a thing of the table is not what is asked about."""

from __future__ import annotations

from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.why_not.clicks import conceivable, meant, names_of_clicks
from motstand.games.crown_and_courage.why_not.reasons import against, objection
from motstand.kernel.flow import Ask, Choice
from motstand.kernel.objections import Thing, of_this_question
from motstand.kernel.words.messages import Message


def not_asked(game: Crown, ask: Ask | None, seat: str, thing: Thing) -> Message:
    """Most telling first: what must be clicked before, what speaks against it, or that it has its turn later."""
    if ask is None:
        return against("over")
    if not isinstance(ask, Choice):
        return against("fate")
    return belonging(game, ask, thing) or against("later", ask, thing=thing[0])


def belonging(game: Crown, choice: Choice, thing: Thing) -> Message | None:
    """What speaks against a thing that belongs to an answer of this question."""
    return of_this_question(
        choice,
        thing,
        names_of_clicks,
        lambda: meant(game, choice, [thing]),
        lambda: conceivable(game, choice),
        lambda option: objection(game, choice, option),
    )

"""The policy player: what the game's own priorities prefer."""

from __future__ import annotations

from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.matches.match import Match


def policy(match: Match) -> Option:
    """The answer of a sensible player for the seat that is asked."""
    return match.game.pick(match.state, pending_choice(match))


def pending_choice(match: Match) -> Choice:
    """What the next seat is asked, also when several are asked at once."""
    pending = match.pending
    if isinstance(pending, JointChoice):
        return pending.choice(match.seat)
    assert isinstance(pending, Choice), "nobody is asked"
    return pending

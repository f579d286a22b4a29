"""Asking "why not?" in tests."""

from __future__ import annotations

from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import NothingAgainst, Thing, why_not
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import GameWords


def answer_to(match: Match, words: GameWords, seat: str, path: list[Thing]) -> list[Message]:
    """The objections, none if the clicks lead to an option."""
    try:
        return why_not(match, words, seat, path)
    except NothingAgainst:
        return []


def question_for(match: Match, seat: str) -> Choice | None:
    """What a seat is asked now."""
    pending = match.pending
    if seat not in match.asked():
        return None
    if isinstance(pending, JointChoice):
        return pending.choice(seat)
    assert isinstance(pending, Choice)
    return pending

"""Players that do not look ahead: what the game's own priorities prefer, and the habit of a search."""

from __future__ import annotations

from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.game import Game
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State


def policy(match: Match) -> Option:
    """The answer of a sensible player for the seat that is asked."""
    return match.game.pick(match.state, pending_choice(match))


def habit(match: Match) -> Option:
    """The answer of the plan that a search begins with, without any search."""
    choice = pending_choice(match)
    return match.game.pick(match.state, choice, habit_of(match.game, match.state, choice.seat))


def habit_of(game: Game, state: State, seat: str) -> str:
    """The plan that a search for this seat begins and goes on with; "" for plain policy."""
    learning = game.learning()
    return "" if learning is None or learning.habits is None else learning.habits.plan(state, seat)


def pending_choice(match: Match) -> Choice:
    """What the next seat is asked, also when several are asked at once."""
    pending = match.pending
    if isinstance(pending, JointChoice):
        return pending.choice(match.seat)
    assert isinstance(pending, Choice), "nobody is asked"
    return pending

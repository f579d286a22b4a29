"""Tables that began under another version of the rules: they are played again under today's.

Where every answer leads to the same lines of the log, a table moves on as if nothing had happened. Else it stays as it
is, held at the last phase that is the same under both, where its people may take it up.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.journal import Answer
from motstand.kernel.matches.making import play_given
from motstand.kernel.matches.match import Match
from motstand.server.messages import Held, Saying
from motstand.server.play.events import BACK, PLAYED, answers_of, body_of, encode, log_of
from motstand.server.storage.rows import EventRow


class Step(NamedTuple):
    """An event that still stands: the number of its first answer, its answers, and what was told of them."""

    start: int
    answers: list[Answer]
    log: list[dict[str, Any]]


def steps_of(events: list[EventRow]) -> list[Step]:
    """What was played, without what was taken back."""
    steps: list[Step] = []
    played = 0
    for event in events:
        body = body_of(event)
        if event.kind in PLAYED:
            steps.append(Step(played, answers_of(body.given), log_of(event)))
            played += len(body.given)
        elif event.kind in BACK:
            steps = [step for step in steps if step.start < body.to]
            played = body.to
    return steps


def replay_steps(match: Match, steps: list[Step], began_under: str) -> Held | None:
    """Play the steps on a match that has not started. Returns where the table is held, None if all is the same."""
    for place, step in enumerate(steps):
        if not plays_the_same(match, step):
            return held_before(match, steps[: place + 1], steps[-1], began_under)
    return None


def plays_the_same(match: Match, step: Step) -> bool:
    told = len(match.log)
    try:
        play_given(match, step.answers)
    except MotstandError:
        return False
    return bool(msgspec.json.decode(encode([entry.data() for entry in match.log[told:]])) == step.log)


def held_before(match: Match, steps: list[Step], last: Step, began_under: str) -> Held:
    """Bring the match to the last phase before the step that differs, at a moment when somebody was asked."""
    match.go_back(steps[-1].start)
    to = next(step.start for step in steps if step.start >= match.phase_began)
    match.go_back(to)
    changes = [Saying(change.key) for change in match.game.changes_since(began_under)]
    return Held(began_under, match.game.version, last.start + len(last.answers), to, changes)

"""Over HTTP: how luck and decisions changed the chances in a finished game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from motstand.server.protocol.fields import Number
from motstand.server.protocol.words import Line, Saying


class Amount(Struct, array_like=True):
    """An estimated chance, or a change of one, with its standard error: 0.5 is 50 %."""

    value: float
    error: float


class ChancePoint(Struct):
    """The chances of the seats, in their order, before answer `answer`. `clock` is the round or day."""

    answer: Number
    clock: int
    chances: list[Amount]


class LedgerRow(Struct):
    """What luck, the own decisions and those of others changed for each seat, in the seats' order."""

    clock: int
    luck: list[Amount]
    own: list[Amount]
    others: list[Amount]


class Turning(Struct):
    """Dice and draws, or decisions, that changed the chances of a seat much; `seat` is who decided before them."""

    answer: Number
    after: Number
    clock: int
    seat: str
    change: Amount
    lines: list[Line]


class Loss(Struct):
    """A decision that cost its seat chances to win: what was answered, and what a search found to be better.

    Only answers in which the two differ are said; either may be without any.
    """

    answer: Number
    after: Number
    clock: int
    lost: Amount
    played: list[Saying]
    better: list[Saying]


class Judgement(Struct):
    """The decisions of a seat beside the best that a search found: how many, how many cost something, the costliest."""

    decisions: Number
    faults: Number
    lost: float
    losses: list[Loss]


class Analysis(Struct):
    """A finished game by rollouts of the policy player: chances over time, and luck told apart from decisions.

    `clock` names what the game counts: round, day. `luck` and `decisions` have each seat's turnings, the best first.
    `judgements` has the seats whose decisions were judged.
    """

    seats: list[str]
    clock: str
    rollouts: Number
    positions: Number
    points: list[ChancePoint]
    rows: list[LedgerRow]
    total: LedgerRow
    luck: dict[str, list[Turning]]
    decisions: dict[str, list[Turning]]
    judgements: dict[str, Judgement] = {}


class AnalysisState(Struct):
    """GET and POST /api/tables/{table}/analysis: `done` of `of` positions have been played on from."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: Number = 0
    of: Number = 0
    analysis: Analysis | None = None

"""What is asked of a seat, and the answers that it may choose among."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from motstand.server.protocol.fields import Number
from motstand.server.protocol.words import Saying

LONGEST_ID = 80


class Step(Struct, array_like=True):
    """One click on the way to an option: what kind of thing, which one, and what sentences call it."""

    kind: str
    id: str | int
    name: str


class Thing(Struct, array_like=True, forbid_unknown_fields=True):
    """A thing of the table, named as steps name it: what kind of thing, and which one."""

    kind: Annotated[str, Meta(max_length=LONGEST_ID)]
    id: Annotated[str, Meta(max_length=LONGEST_ID)] | Annotated[int, Meta(ge=-1000, le=1000)]


class Offer(Struct, omit_defaults=True):
    """One option: the value that is sent back, its sentence, and the clicks that lead to it."""

    option: list[Any]
    saying: Saying
    steps: list[Step] = []
    quiet: bool = False


class Question(Struct, omit_defaults=True):
    """What is asked of this seat. `kind` roll and draw ask for real dice or cards."""

    decision: Number
    kind: Literal["choice", "roll", "draw"]
    prompt: str
    saying: Saying
    rule: str = ""
    offers: list[Offer] = []
    count: int = 0
    sides: int = 0
    among: list[str] = []

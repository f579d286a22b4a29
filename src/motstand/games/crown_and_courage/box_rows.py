"""What the readers of all content files share: kinds of values, lists of effects, and tables that stand alone."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.kernel.content.rows import SourcedRow
from motstand.kernel.content.vocabulary import Effect

Digit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
German: TypeAlias = Literal[
    "move", "paratrooper", "reinforcements", "bombing", "stress", "threat", "morale", "collaborator", "chaos"
]
Square: TypeAlias = Literal["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]


SomeEffects: TypeAlias = Annotated[list[Effect], Meta(min_length=1)]


class EffectRow(SourcedRow):
    """A row with effects, or with rows that have some."""

    read_effect = staticmethod(VOCABULARY.read)

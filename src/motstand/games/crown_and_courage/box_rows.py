"""What the readers of all content files share: kinds of values, lists of effects, and tables that stand alone."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import Meta

from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content.files import shown, wrong
from motstand.kernel.content.rows import Row, Rows, SourcedRow, converted
from motstand.kernel.content.vocabulary import Effect

Digit: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
German: TypeAlias = Literal[
    "move", "paratrooper", "reinforcements", "bombing", "stress", "threat", "morale", "collaborator", "chaos"
]
Square: TypeAlias = Literal["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]

T = TypeVar("T", bound=Row)


SomeEffects: TypeAlias = Annotated[list[Effect], Meta(min_length=1)]


class EffectRow(SourcedRow):
    """A row with effects, or with rows that have some."""

    read_effect = staticmethod(VOCABULARY.read)


def table(where: str, data: dict[str, Any], key: str, kind: type[T]) -> T:
    """The one table of its name. Raises ContentError."""
    if key not in data:
        raise wrong(where, key, message("table-missing", key=key), shown(None))
    return converted(where, data[key], kind, key)


def expect_ids(rows: Rows[Any], ids: list[str]) -> None:
    """Exactly the rows of these ids, in this order."""
    found = [row.id for row in rows]
    if found != ids:
        raise wrong(rows.where, rows.key, message("ids", ids=ids), ", ".join(found))

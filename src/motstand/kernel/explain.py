"""Explanations: a game lists the kinds of its things, and from the list follows what each thing is and does now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias

from typing_extensions import TypeVar

from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing
from motstand.kernel.state import State
from motstand.kernel.words.messages import phrase

S = TypeVar("S", bound=State, default=Any)
"""What is on the table of a game."""
Title: TypeAlias = Callable[[str], dict[str, Any]]
"""The title of a thing, by its id."""


class ThingKind(NamedTuple, Generic[S]):
    """A kind of things: the ids of all that are there, the sentence about one, and the title that stands above it.

    Where the same things are always there, `ids` lists them. A kind whose sentences begin with the name of the thing
    needs no title.
    """

    ids: Callable[[S], list[str]] | list[str]
    about: Callable[[S, str], Entry]
    title: Title | None = None


ThingKinds: TypeAlias = Mapping[str, ThingKind[S]]
"""The kinds of things of a game, by name."""


def named(kind: str) -> Title:
    """A title that is the thing's name in the content."""
    return lambda id: {kind: id}


def titled(key: str, value: str, read: Callable[[str], str | int] = str) -> Title:
    """A title that is a phrase with the thing's id in it."""
    return lambda id: phrase(key, **{value: read(id)})


def each_told(key: str, told: Mapping[str, tuple[str, Callable[[S], dict[str, Any]]]]) -> Callable[[S, str], Entry]:
    """Things with a sentence each: its rule and its values by the id of the thing, as ``about.track.morale``."""

    def about(state: S, id: str) -> Entry:
        rule, values = told[id]
        return Entry(f"{key}.{id}", rule, values(state))

    return about


def ids_of(kind: ThingKind[S], state: S) -> list[str]:
    """The things of a kind that are there."""
    return kind.ids if isinstance(kind.ids, list) else kind.ids(state)


def all_things(kinds: ThingKinds[S], state: S) -> list[Thing]:
    """Everything that can be pointed at."""
    return [(name, id) for name, kind in kinds.items() for id in ids_of(kind, state)]


def explanation(kinds: ThingKinds[S], state: S, thing: Thing) -> Entry | None:
    """What a thing is and what it does now; None if it is not there."""
    kind, id = kinds.get(thing[0]), str(thing[1])
    if kind is None or id not in ids_of(kind, state):
        return None
    entry = kind.about(state, id)
    if kind.title is not None:
        entry.values["title"] = kind.title(id)
    return entry

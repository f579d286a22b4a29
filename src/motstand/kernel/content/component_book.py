"""The component book: every piece of a game's box with its values, and where each of them comes from.

It is made from the rows of the content files themselves, so that it cannot leave one out. What is told is a text, a
number, true or false, ``{"key": …, "values": …}`` for a client to say in its words for components, or a list of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from motstand.kernel.content.boxes import Boxes
from motstand.kernel.content.packs import Pack

Box = TypeVar("Box")

# From the least to the most certain. A value that no source is named for is as uncertain as its row gets.
CERTAINTY = ("reconstructed", "public", "rulebook", "owner")
OWNER = "owner"
NO_VALUES = ("id", "source", "note")

Tell: TypeAlias = Callable[[str, str, Any], Any]
"""Tells a value: the table of the row, the label, and the value as the content has it."""


class Value:
    """A value of a component. `told` is None where only the source of something unnamed is known."""

    __slots__ = ("label", "source", "told")

    def __init__(self, label: str, told: Any, source: str) -> None:
        self.label = label
        self.told = told
        self.source = source


class Component:
    """A card, a tile, a space, a level of a track. `parts` are the single cards of a kind of card."""

    __slots__ = ("id", "name", "note", "parts", "values")

    def __init__(self, id: str, name: Any, values: list[Value], note: str, parts: list[Component]) -> None:
        self.id = id
        self.name = name
        self.values = values
        self.note = note
        self.parts = parts


class Section:
    """Components that belong together: a deck, the spaces of the board, a track."""

    __slots__ = ("components", "id")

    def __init__(self, id: str, components: list[Component]) -> None:
        self.id = id
        self.components = components


class Rows:
    """How the rows of one table become components.

    `ids` name a row, `name` is what it is called by, `by` the key that parts the rows into sections. `unprinted` keys
    are ours: where something is drawn, or what the text says already. `sources` has the words of a row's source that
    speak for a key, in order; those of "" speak for all keys that are not named.
    """

    __slots__ = ("by", "file", "ids", "name", "parts", "sources", "table", "unprinted")

    def __init__(
        self,
        file: str,
        table: str,
        ids: tuple[str, ...] = ("id",),
        name: str = "",
        by: str = "",
        parts: str = "",
        unprinted: tuple[str, ...] = (),
        sources: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.file = file
        self.table = table
        self.ids = ids
        self.name = name
        self.by = by
        self.parts = parts
        self.unprinted = unprinted
        self.sources: dict[str, tuple[str, ...]] = {} if sources is None else sources


"""Makes the book of a game's box with packs laid over it, in a language."""


def component_book(data: dict[str, Any], kinds: list[Rows], tell: Tell) -> list[Section]:
    """All sections, in the order of `kinds`. `data` are the content files by name."""
    sections: dict[str, Section] = {}
    for kind in kinds:
        rows = data[kind.file][kind.table]
        for row in rows if isinstance(rows, list) else [rows]:
            id = f"{kind.table}-{row[kind.by]}" if kind.by else kind.table
            section = sections.setdefault(id, Section(id, []))
            section.components.append(_component(row, kind, tell))
    return list(sections.values())


def _component(row: dict[str, Any], kind: Rows, tell: Tell) -> Component:
    id = "-".join([_spelled(row[key]) for key in kind.ids if key in row]) or kind.table
    name = row[kind.name] if kind.name else {"key": kind.table, "values": {"id": tell(kind.table, "id", id)}}
    parts = [_component(part, _part_of(kind), tell) for part in row.get(kind.parts, [])]
    source = row["source"]
    sources: dict[str, str] = source if isinstance(source, dict) else {"": source}
    note = row.get("note", sources.get("note", ""))
    return Component(id, name, _values(row, kind, sources, tell), note, parts)


def _part_of(kind: Rows) -> Rows:
    """How the rows within a row are read: their own keys have sources of their own."""
    return Rows(kind.file, kind.parts, name="id")


def _spelled(value: Any) -> str:
    return "-".join(value) if isinstance(value, list) else str(value)


def _values(row: dict[str, Any], kind: Rows, sources: dict[str, str], tell: Tell) -> list[Value]:
    found: list[Value] = []
    used: set[str] = {"note"}
    for key, value in row.items():
        if key in NO_VALUES or key in kind.unprinted or key == kind.parts:
            continue
        for label, part in _flat(key, value, kind):
            word = _speaks_for(key, label, kind, sources)
            used.add(word)
            found.append(Value(label, tell(kind.table, label, part), sources.get(word, "") or _least(sources)))
    # What a source is named for without a value of its own: that a card is in the box at all.
    found += [Value(word, None, source) for word, source in sources.items() if word and word not in used]
    return found


def _flat(key: str, value: Any, kind: Rows) -> list[tuple[str, Any]]:
    """A table as one value for each of its keys: ``attack-dice``."""
    if not isinstance(value, dict):
        return [(key, value)]
    return [(f"{key}-{name}", part) for name, part in value.items() if name not in kind.unprinted]


def _speaks_for(key: str, label: str, kind: Rows, sources: dict[str, str]) -> str:
    """The word of a row's sources that applies to this value; "" if it applies to all values."""
    candidates = [label, label.rpartition("-")[2], key, *kind.sources.get(key, ()), *kind.sources.get("", ())]
    return next((word for word in candidates if word in sources), "")


def _least(sources: dict[str, str]) -> str:
    return next(source for source in CERTAINTY if source in sources.values())


def component_sections(
    boxes: Boxes[Box],
    book: Callable[[Box, dict[str, Any], str], list[Section]],
    packs: list[Pack],
    language: str,
) -> list[Section]:
    """Every component with its values, and where each of them comes from: the file itself, or the owner of a box."""
    sections = book(boxes.open(packs, language), boxes.content(packs, language), language)
    if packs:
        mark_owned(sections, book(boxes.open([], language), boxes.content([], language), language))
    return sections


def mark_owned(book: list[Section], plain: list[Section]) -> None:
    """What a pack has changed comes from the owner of a box, whatever the row said before. `plain` is without packs."""
    known = {
        (section.id, one.id): {value.label: value.told for value in one.values}
        for section in plain
        for one in pieces(section)
    }
    for section in book:
        for one in pieces(section):
            before = known.get((section.id, one.id), {})
            for value in one.values:
                if value.told is not None and (value.label not in before or before[value.label] != value.told):
                    value.source = OWNER


def pieces(section: Section) -> list[Component]:
    """The components of a section with their parts."""
    found: list[Component] = []
    for component in section.components:
        found.append(component)
        found += component.parts
    return found

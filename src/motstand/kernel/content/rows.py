"""Rows of content files: each kind is declared once as a msgspec Struct, which says what a row may hold.

msgspec checks and converts. What it refuses is looked at once more here, to name file, row, key, what was expected and
what was found: ``KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got "two"``.
Values of one row that have to fit together are checked by its `__post_init__`, rows that have to fit together by
whoever reads them; both say what was expected with `Wrong` or `Rows.wrong`.

Effects stand in rows as texts; a row that declares ``list[Effect]`` has them read, by its `read_effect`.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from motstand.kernel.content.files import SOURCES, among, shown, unknown_key, wrong, wrong_count
from motstand.kernel.errors import ContentError
from motstand.kernel.words.error_messages import Wording, any_of, message

EXPECTED = "expected"
"""In `Meta(extra={EXPECTED: …})`: what errors say was expected, where the type alone says too little."""

SHOWN = 12
"""So many of the words that are known are named."""

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Source: TypeAlias = Annotated[
    str | dict[str, str], Meta(extra={EXPECTED: message("content-source", sources=list(SOURCES))})
]
Option: TypeAlias = tuple[str | int, ...]
"""An answer as files write it: a list of texts and whole numbers."""


class Wrong(ValueError):
    """A value that does not fit the others of its row; without a key, one that cannot be read."""

    def __init__(self, key: str, expected: Wording) -> None:
        super().__init__(key)
        self.key = key
        self.expected = expected


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One table of a content file."""

    called: ClassVar[Wording] = ""
    """What errors call a row of this kind, before its id or number."""

    @staticmethod
    def read_effect(text: str) -> Any:
        """An effect in a row of this kind. Raises ContentError with what was expected."""
        raise TypeError("rows of this kind have no effects")


class SourcedRow(Row, kw_only=True):
    """A row that says where its values come from: one word, or a table of words by field."""

    source: Source
    note: str = ""

    def __post_init__(self) -> None:
        words = [self.source]
        if isinstance(self.source, dict):
            words = [word for field, word in self.source.items() if field != "note"]
        if not words or not all(word in SOURCES for word in words):
            raise Wrong("source", message("content-source", sources=list(SOURCES)))


def check_whole(key: str, value: int | None, least: int, most: int) -> None:
    """A number of a row whose limits depend on other values of it. Raises Wrong."""
    if value is None or not least <= value <= most:
        raise Wrong(key, whole_number(least, most))


def whole_number(least: int, most: int) -> Wording:
    """What is expected of a number."""
    return message("content-whole", least=least, most=most)


T = TypeVar("T", bound=Row)


class Rows(list[T]):
    """The rows ``[[key]]`` of a file, so many if there is a `count`, and the errors for one of them."""

    def __init__(self, where: Wording, data: dict[str, Any], key: str, kind: type[T], count: int | None = None) -> None:
        self.where = where
        self.key = key
        self.tables = tables_of(where, data, key, kind.called)
        if count is not None and len(self.tables) != count:
            raise wrong_count(where, key, count, len(self.tables))
        super().__init__(
            converted(row_place(where, kind.called, number, table), table, kind)
            for number, table in enumerate(self.tables, start=1)
        )
        self.kind = kind

    def place(self, row: T) -> Wording:
        """Where a row stands."""
        number = self._number(row)
        return row_place(self.where, self.kind.called, number + 1, self.tables[number])

    def wrong(self, row: T, key: str, expected: Wording) -> ContentError:
        """The error for a value of a row; a dot leads into a table."""
        return wrong(self.place(row), key, expected, shown(value_at(self.tables[self._number(row)], key)))

    def _number(self, row: T) -> int:
        return next(number for number, each in enumerate(self) if each is row)

    def expect_known(self, row: T, key: str, words: Iterable[str], choices: Collection[str]) -> None:
        """Each of these words of a row has to be one of the choices."""
        for word in words:
            if word not in choices:
                raise not_known(self.place(row), key, word, choices)

    def expect_one_of(self, row: T, key: str, word: str, choices: Iterable[str]) -> None:
        """This word of a row has to be one of the choices."""
        if word not in choices:
            raise self.wrong(row, key, among(choices))

    def expect_ids(self, row: T, key: str, ids: Iterable[str], choices: Collection[str]) -> None:
        """Each of these keys of a table of a row has to be one of the choices."""
        for id in ids:
            if id not in choices:
                raise no_id(self.place(row), f"{key}.{id}")

    def expect_numbered(self, key: str, first: int) -> None:
        """Each row has to say which it is, counted from the first."""
        for number, row in enumerate(self, start=first):
            self.expect_number(row, key, number)

    def expect_number(self, row: T, key: str, number: int) -> None:
        """This value of a row has to be this number."""
        if getattr(row, key) != number:
            raise self.wrong(row, key, whole_number(number, number))

    def by_id(self, expected: Wording) -> dict[str, T]:
        """The rows by their ids; each has to have one of its own."""
        ids = [str(table["id"]) for table in self.tables]
        self.expect_different(ids, expected)
        return dict(zip(ids, self, strict=True))

    def expect_exactly(self, ids: list[str]) -> None:
        """The rows of these ids, in this order."""
        found = [str(table["id"]) for table in self.tables]
        if found != ids:
            raise wrong(self.where, self.key, message("content-ids", ids=ids), ", ".join(found))

    def expect_different(self, ids: list[str], expected: Wording) -> None:
        """Each row has to have an id of its own."""
        for number, row in enumerate(self):
            if ids[number] in ids[:number]:
                raise self.wrong(row, "id", expected)


def tables_of(where: Wording, data: dict[str, Any], key: str, called: Wording) -> list[dict[str, Any]]:
    """The tables ``[[key]]`` of a file as they stand; none if it has no such key."""
    tables = data.get(key, [])
    if not isinstance(tables, list):
        raise wrong(where, key, message("content-tables", key=key), shown(tables))
    for number, table in enumerate(tables, start=1):
        if not isinstance(table, dict):
            raise no_table(row_place(where, called, number, table), table)
    return tables


def row_place(where: Wording, called: Wording, number: int, table: Any) -> Wording:
    """A row is named by its id, or else by its number."""
    if isinstance(table, dict) and isinstance(table.get("id"), str):
        return message("content-row", where=where, kind=called, id=table["id"])
    return message("content-row-numbered", where=where, kind=called, number=number)


def converted(where: Wording, value: Any, kind: type[T], path: str = "") -> T:
    """A table as a row of this kind. Raises ContentError."""
    read = reading(kind.read_effect)
    try:
        return msgspec.convert(value, kind, dec_hook=read)
    except msgspec.ValidationError:
        raise mistake(where, path, value, kind, read) or ContentError(where) from None


def one_row(where: Wording, data: dict[str, Any], key: str, kind: type[T]) -> T:
    """The one table ``[key]`` of a file. Raises ContentError."""
    if key not in data:
        raise wrong(where, key, message("content-only-table", key=key), shown(None))
    return converted(where, data[key], kind, key)


Reading: TypeAlias = Callable[[Any, Any], Any]
"""How msgspec reads what it does not know: it gives the type and the value."""


def reading(read_effect: Callable[[str], Any]) -> Reading:
    """Effects are all that msgspec does not know."""

    def read(type_: Any, text: Any) -> Any:
        if not isinstance(text, str):
            raise TypeError
        try:
            return read_effect(text)
        except ContentError as error:
            raise Wrong("", message("effect-word", expected=error.message(), effect=text)) from error

    return read


# -- what is wrong -------------------------------------------------------------------------------------------


def mistake(where: Wording, path: str, value: Any, type_: Any, read: Reading) -> ContentError | None:
    """What is wrong with a value that should be of a type; None if nothing is."""
    try:
        msgspec.convert(value, type_, dec_hook=read)
        return None
    except msgspec.ValidationError as error:
        cause = error.__cause__
    plain = unannotated(type_)
    unreadable = isinstance(cause, Wrong) and not cause.key
    # Of a table of effects it is the whole that is shown.
    inside = expectation(type_) is None and not (unreadable and get_origin(plain) is dict)
    for found in mistakes_inside(where, path, value, plain, read) if inside else ():
        if found is not None:
            return found
    if isinstance(cause, Wrong):
        key, got = (joined(path, cause.key), value_at(value, cause.key)) if cause.key else (path, value)
        return wrong(where, key, cause.expected, shown(got))
    if value == [] and get_origin(plain) is list and is_effect(get_args(plain)[0]):
        return wrong(where, path, message("effect-some"), shown(value))
    return wrong(where, path, expected(type_), shown(value))


def mistakes_inside(where: Wording, path: str, value: Any, type_: Any, read: Reading) -> Iterator[ContentError | None]:
    """What is wrong with the parts of a value, from the first to the last."""
    members = get_args(type_) if is_union(type_) else (type_,)
    for member in members:
        kind = get_origin(member) or member
        if isinstance(value, list) and kind is list:
            yield from mistakes_in_list(where, path, value, get_args(member)[0], read)
        elif isinstance(value, dict) and kind is dict:
            for name, part in value.items():
                if mistake(where, "", name, get_args(member)[0], read) is not None:
                    yield no_id(where, joined(path, name))
                yield mistake(where, joined(path, name), part, get_args(member)[1], read)
        elif isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield from mistakes_in_table(where, path, value, member, read)


def mistakes_in_table(
    where: Wording, path: str, value: dict[str, Any], kind: Any, read: Reading
) -> Iterator[ContentError | None]:
    fields = msgspec.structs.fields(kind)
    for field in fields:
        if field.encode_name in value:
            yield mistake(where, joined(path, field.encode_name), value[field.encode_name], field.type, read)
        elif field.required:
            yield wrong(where, joined(path, field.encode_name), expected(field.type), shown(None))
    known = [field.encode_name for field in fields]
    for key in value:
        if key not in known:
            yield unknown_key(where, joined(path, key), known)


def mistakes_in_list(
    where: Wording, path: str, value: list[Any], item: Any, read: Reading
) -> Iterator[ContentError | None]:
    """Errors in a list: nested rows are named by their place, elements by their number, words by themselves."""
    item = unannotated(item)
    for number, part in enumerate(value, start=1):
        if isinstance(item, type) and issubclass(item, Row):
            place = row_place(where, item.called, number, part)
            yield mistake(place, "", part, item, read) if isinstance(part, dict) else no_table(place, part)
        elif get_origin(item) is Literal and isinstance(part, str) and part not in get_args(item):
            yield not_known(where, path, part, get_args(item))
        elif get_origin(item) is tuple:
            yield mistake(where, f"{path} {number}", part, item, read)


def no_table(where: Wording, value: Any) -> ContentError:
    return ContentError(message("content-no-table", where=where, got=shown(value)))


def no_id(where: Wording, key: str) -> ContentError:
    """The error for a key that names nothing in the box."""
    return ContentError(message("content-no-id", where=where, key=key))


def not_known(where: Wording, key: str, word: str, choices: Collection[str]) -> ContentError:
    """The error for a word that is none of the choices."""
    named = [*list(choices)[:SHOWN], "…"] if len(choices) > SHOWN else list(choices)
    return ContentError(message("content-not-known", where=where, key=key, got=shown(word), choices=named))


def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def value_at(table: dict[str, Any], path: str) -> Any:
    """The value at a path of keys with dots; None where it leads nowhere."""
    value: Any = table
    for key in path.split("."):
        value = value.get(key) if isinstance(value, dict) else None
    return value


# -- what is expected ----------------------------------------------------------------------------------------


def expected(type_: Any) -> Wording:
    """What a value of a type is, in words."""
    told = expectation(type_)
    if told is not None:
        return told
    plain = unannotated(type_)
    if is_union(plain):
        members = [member for member in get_args(plain) if member is not type(None)]
        return any_of([expected(member) for member in members])
    kind = get_origin(plain) or plain
    if kind is Literal:
        return among([str(word) for word in get_args(plain)])
    if kind is tuple:
        return message("content-parts")
    if kind is list:
        return expected_list(unannotated(get_args(plain)[0]), type_)
    if kind is int and type_ is not int:
        return whole_number(bound(type_, "ge"), bound(type_, "le"))
    return PLAIN.get(kind, message("content-table"))


PLAIN: dict[Any, Wording] = {
    str: message("content-text"),
    bool: message("content-yes"),
    int: message("content-decimal"),
    float: message("content-decimal"),
}


def expected_list(item: Any, type_: Any) -> Wording:
    if get_origin(item) is Literal and bound(type_, "min_length"):
        return message("content-some-of", choices=list(get_args(item)))
    if get_origin(item) is tuple:
        return message("content-lists")
    if is_union(item):
        return message("content-parts")
    if item in (int, float):
        return message("content-numbers")
    texts = item is str or get_origin(item) is Literal or is_effect(item)
    return message("content-texts") if texts else message("content-some-tables")


def is_effect(type_: Any) -> bool:
    """Is it what only a game can read?"""
    return isinstance(type_, type) and not issubclass(type_, (str, int, float, msgspec.Struct))


def expectation(type_: Any) -> Wording | None:
    """The expectation that is declared with a type, if one is."""
    for meta in getattr(type_, "__metadata__", ()):
        if meta.extra and EXPECTED in meta.extra:
            found: Wording = meta.extra[EXPECTED]
            return found
    return None


def bound(type_: Any, name: str) -> int:
    """A limit that a type has."""
    return next((int(getattr(meta, name)) for meta in getattr(type_, "__metadata__", ()) if getattr(meta, name)), 0)


def unannotated(type_: Any) -> Any:
    return get_args(type_)[0] if get_origin(type_) is Annotated else type_


def is_union(type_: Any) -> bool:
    return get_origin(type_) in (Union, types.UnionType)
